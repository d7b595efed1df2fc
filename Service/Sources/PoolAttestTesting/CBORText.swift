/// CBOR of values in the order given, as RFC 8949 (C. Bormann, P. Hoffman, 2020) writes it, for tests.
public indirect enum CBORText: Sendable {
  case number(UInt64)
  case bytes([UInt8])
  case text(String)
  case array([CBORText])
  case map([(String, CBORText)])
  /// Bytes that are written as they stand, right or wrong.
  case raw([UInt8])

  /// The bytes.
  public var encoded: [UInt8] {
    switch self {
    case .number(let value): Self.head(0, value)
    case .bytes(let bytes): Self.head(2, UInt64(bytes.count)) + bytes
    case .text(let text): Self.head(3, UInt64(text.utf8.count)) + Array(text.utf8)
    case .array(let elements): Self.head(4, UInt64(elements.count)) + elements.flatMap(\.encoded)
    case .map(let members):
      Self.head(5, UInt64(members.count)) + members.flatMap { CBORText.text($0.0).encoded + $0.1.encoded }
    case .raw(let bytes): bytes
    }
  }

  private static func head(_ type: UInt8, _ value: UInt64) -> [UInt8] {
    let mark = type << 5
    func tail(_ bytes: Int) -> [UInt8] { (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    return switch value {
    case 0..<24: [mark | UInt8(value)]
    case 24..<0x100: [mark | 24] + tail(1)
    case 0x100..<0x1_0000: [mark | 25] + tail(2)
    case 0x1_0000..<0x1_0000_0000: [mark | 26] + tail(4)
    default: [mark | 27] + tail(8)
    }
  }
}
