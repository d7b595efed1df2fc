/// Why bytes are not JSON. It says where, never what.
public struct JSONError: Error, Hashable, Sendable {
  /// The place of the fault, in bytes.
  public var offset: Int
}

extension JSONValue {
  /// Arrays and objects within each other that are read.
  public static let depthMax = 64

  /// Reads JSON in UTF-8, one value with nothing after it. Of two members with the same key the later counts. The work
  /// is linear in the bytes.
  /// - Throws: `JSONError`, also where values lie more than `depthMax` deep.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.at == bytes.count else { throw JSONError(offset: parser.at) }
    self = value
  }

  /// Reads JSON of a text.
  /// - Throws: `JSONError`.
  public init(parsing text: String) throws(JSONError) { try self.init(parsing: Array(text.utf8)) }
}

private struct JSONParser {
  let bytes: [UInt8]
  var at = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var fault: JSONError { JSONError(offset: at) }

  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { at += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    at += 1
    return true
  }

  mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= JSONValue.depthMax else { throw fault }
    skipSpace()
    switch next {
    case 0x7B: return .object(try object(depth: depth))
    case 0x5B: return .array(try array(depth: depth))
    case 0x22: return .string(try string())
    case 0x74: return try word("true", .bool(true))
    case 0x66: return try word("false", .bool(false))
    case 0x6E: return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for byte in String(describing: word).utf8 {
      guard take(byte) else { throw fault }
    }
    return value
  }

  private mutating func number() throws(JSONError) -> JSONNumber {
    guard let end = JSONScan.numberEnd(in: bytes, from: at), end - at <= JSONNumber.characterMax else { throw fault }
    let digits = bytes[at..<end]
    at = end
    return JSONNumber(scanned: digits, text: String(decoding: digits, as: UTF8.self))
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    at += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take(0x5D) { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take(0x5D) { return elements }
      guard take(0x2C) else { throw fault }
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    at += 1
    var members = JSONObject()
    skipSpace()
    if take(0x7D) { return members }
    while true {
      skipSpace()
      guard next == 0x22 else { throw fault }
      let key = try string()
      skipSpace()
      guard take(0x3A) else { throw fault }
      members[key] = try value(depth: depth + 1)
      skipSpace()
      if take(0x7D) { return members }
      guard take(0x2C) else { throw fault }
    }
  }

  private mutating func string() throws(JSONError) -> String {
    at += 1
    var text: [UInt8] = []
    while let byte = next {
      at += 1
      switch byte {
      case 0x22:
        guard let whole = String(validating: text, as: UTF8.self) else { throw fault }
        return whole
      case 0x5C: try escape(into: &text)
      case 0..<0x20: throw fault
      default: text.append(byte)
      }
    }
    throw fault
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte = next else { throw fault }
    at += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: text.append(byte)
    case 0x62: text.append(0x08)
    case 0x66: text.append(0x0C)
    case 0x6E: text.append(0x0A)
    case 0x72: text.append(0x0D)
    case 0x74: text.append(0x09)
    case 0x75: text.append(contentsOf: String(try scalar()).utf8)
    default: throw fault
    }
  }

  /// The code point after `\u`, of one escape or a pair of surrogates.
  private mutating func scalar() throws(JSONError) -> Character {
    guard let first = JSONScan.hex4(in: bytes, from: at) else { throw fault }
    at += 4
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    guard first < 0xDC00, take(0x5C), take(0x75), let second = JSONScan.hex4(in: bytes, from: at),
      second >= 0xDC00, second <= 0xDFFF,
      let scalar = Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw fault }
    at += 4
    return Character(scalar)
  }
}
