/// Why a body is not what an endpoint takes. It names a field at most, never its value.
public enum WireFault: Error, Hashable, Sendable {
  /// Not JSON in UTF-8, or nested too deep.
  case notJSON
  /// A field is missing, of another type, or out of its range.
  /// - Parameters:
  ///   - name: its place, as `items[3].text`.
  ///   - reason: what it has to be, as the end of a sentence that begins with the name.
  case field(_ name: String, _ reason: String)
  /// A run report has a field that no run report has.
  case unknownField
}

/// The body of a request.
public protocol WireRequest: Codable, Sendable {
  /// Checks what types alone do not say: lengths, ranges, references that come twice.
  func check() throws(WireFault)
}

/// The checks that bodies share. Lengths are counted in Unicode scalars, as JSON Schema does.
enum WireCheck {
  static func text(_ text: String, _ range: ClosedRange<Int>, _ field: String) throws(WireFault) {
    // The length in bytes answers for most texts, so that no long one is counted for nothing.
    let isShort = text.utf8.count <= range.upperBound && text.utf8.count >= range.lowerBound * 4
    if isShort { return }
    guard text.utf8.count <= range.upperBound * 4, range.contains(text.unicodeScalars.count) else {
      throw .field(field, "has to have \(range.lowerBound) to \(range.upperBound) characters")
    }
  }

  static func text(_ text: String?, _ range: ClosedRange<Int>, _ field: String) throws(WireFault) {
    if let text { try self.text(text, range, field) }
  }

  static func texts(
    _ texts: [String]?, count: Int, _ range: ClosedRange<Int>, _ field: String
  ) throws(WireFault) {
    guard let texts else { return }
    guard texts.count <= count else { throw .field(field, "may have \(count) entries at most") }
    for (index, text) in texts.enumerated() { try self.text(text, range, "\(field)[\(index)]") }
  }

  static func number(_ number: Int, _ range: ClosedRange<Int>, _ field: String) throws(WireFault) {
    guard range.contains(number) else {
      throw .field(field, "has to be \(range.lowerBound) to \(range.upperBound)")
    }
  }

  static func count(_ count: Int, _ range: ClosedRange<Int>, _ field: String) throws(WireFault) {
    guard range.contains(count) else {
      throw .field(field, "has to have \(range.lowerBound) to \(range.upperBound) entries")
    }
  }

  /// A calendar date, or an instant that begins with one.
  static func date(_ text: String?, _ field: String) throws(WireFault) {
    guard let text else { return }
    let bytes = Array(text.utf8.prefix(65))
    let isDate =
      bytes.count >= 10
      && bytes.prefix(10).enumerated().allSatisfy { index, byte in
        index == 4 || index == 7 ? byte == UInt8(ascii: "-") : byte >= 0x30 && byte <= 0x39
      }
    guard isDate, bytes.count == 10 || bytes[10] == UInt8(ascii: "T"), bytes.count <= 64 else {
      throw .field(field, "has to be a date as YYYY-MM-DD, or an instant")
    }
  }

  /// Each reference is one, and none comes twice.
  static func references(_ references: [String], _ field: String) throws(WireFault) {
    var seen: Set<String> = []
    for (index, reference) in references.enumerated() {
      guard WireName.isReference(reference) else {
        throw .field("\(field)[\(index)].ref", "has to be 1 to 64 characters of A-Z, a-z, 0-9, _ and -")
      }
      guard seen.insert(reference).inserted else {
        throw .field("\(field)[\(index)].ref", "comes twice in the request")
      }
    }
  }
}

/// What names and references look like.
public enum WireName {
  /// Whether a text can be a reference within a request: 1 to 64 characters of `A-Z a-z 0-9 _ -`.
  public static func isReference(_ text: String) -> Bool { isPlain(text, 1...64) }

  /// Whether a text can be an install's id: 8 to 64 characters of `A-Z a-z 0-9 _ -`. The SDK sends a UUID.
  public static func isInstallID(_ text: String) -> Bool { isPlain(text, 8...64) }

  private static func isPlain(_ text: String, _ range: ClosedRange<Int>) -> Bool {
    range.contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
