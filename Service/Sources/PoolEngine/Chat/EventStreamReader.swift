/// Takes the data of Server-Sent Events out of bytes as they come, as the HTML standard (WHATWG) has them. A value.
struct EventStreamReader {
  private var line: [UInt8] = []
  private var data: [UInt8] = []
  private var hasData = false
  private var lastWasReturn = false

  /// The data of the events that are whole with these bytes.
  mutating func read(_ bytes: [UInt8]) -> [[UInt8]] {
    var events: [[UInt8]] = []
    for byte in bytes {
      defer { lastWasReturn = byte == 0x0D }
      if byte == 0x0A, lastWasReturn { continue }
      guard byte == 0x0A || byte == 0x0D else {
        line.append(byte)
        continue
      }
      if line.isEmpty {
        if hasData { events.append(data) }
        data = []
        hasData = false
      } else {
        takeLine()
      }
      line = []
    }
    return events
  }

  private mutating func takeLine() {
    let mark = Array("data:".utf8)
    guard line.starts(with: mark) else { return }
    var rest = line.dropFirst(mark.count)
    if rest.first == 0x20 { rest = rest.dropFirst() }
    if hasData { data.append(0x0A) }
    data += rest
    hasData = true
  }
}
