/// One event of a stream.
struct ServerEvent: Hashable, Sendable {
  /// `message` where it has none.
  var name: String
  var data: String
}

/// Takes Server-Sent Events out of bytes, wherever those are cut; after the HTML standard's chapter 9.2.
struct EventReader: Sendable {
  private var line: [UInt8] = []
  private var name = ""
  private var data: [String] = []
  private var dataCount = 0
  private var isAfterReturn = false
  private var isAtStart = true

  /// Bytes of one line, and of one event's data.
  private static let byteMax = 256_000

  /// - Returns: the events that these bytes end.
  /// - Throws: `ServiceFailure.tooLong` for an event without an end.
  mutating func take(_ bytes: [UInt8]) throws(ServiceFailure) -> [ServerEvent] {
    var events: [ServerEvent] = []
    for byte in bytes {
      switch byte {
      case 0x0a where isAfterReturn: isAfterReturn = false
      case 0x0a, 0x0d:
        isAfterReturn = byte == 0x0d
        if let event = try endLine() { events.append(event) }
      default:
        isAfterReturn = false
        guard line.count < Self.byteMax else { throw .tooLong }
        line.append(byte)
      }
    }
    return events
  }

  private mutating func endLine() throws(ServiceFailure) -> ServerEvent? {
    var text = line[...]
    line = []
    // A byte order mark may stand before the first line.
    if isAtStart, text.starts(with: [0xef, 0xbb, 0xbf]) { text = text.dropFirst(3) }
    isAtStart = false
    guard !text.isEmpty else {
      defer { (name, data, dataCount) = ("", [], 0) }
      return data.isEmpty
        ? nil : ServerEvent(name: name.isEmpty ? "message" : name, data: data.joined(separator: "\n"))
    }
    let colon = text.firstIndex(of: 0x3a) ?? text.endIndex
    var value = text[colon...].dropFirst()
    if value.first == 0x20 { value = value.dropFirst() }
    switch String(decoding: text[..<colon], as: UTF8.self) {
    case "event": name = String(decoding: value, as: UTF8.self)
    case "data":
      dataCount += value.count + 1
      guard dataCount <= Self.byteMax else { throw .tooLong }
      data.append(String(decoding: value, as: UTF8.self))
    default: break
    }
    return nil
  }
}
