/// A number as JSON writes it, of any size and exact. Compared by value: `1.50e1` is `15`.
public struct JSONNumber: Sendable {
  /// Characters of a number that is read.
  public static let characterMax = 1_000

  /// As it was written.
  public let text: String
  /// Below zero. Never for zero.
  private let isNegative: Bool
  /// The digits without zeros at either end; none for zero. The value is `0.digits` times ten to the `exponent`.
  private let digits: [UInt8]
  private let exponent: Int

  /// Exponents beyond this one are taken for it: no number of the project is that large or small.
  private static let exponentMax = 1_000_000_000

  /// A number from its JSON text; nil when that is none.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.characterMax, JSONScan.numberEnd(in: bytes, from: 0) == bytes.count else { return nil }
    self.init(scanned: bytes[...], text: text)
  }

  /// A whole number.
  public init(_ value: Int) {
    let text = String(value)
    self.init(scanned: Array(text.utf8)[...], text: text)
  }

  /// A number from a Double; nil when that is not finite.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init("\(value)")
  }

  /// `bytes` are a JSON number.
  init(scanned bytes: ArraySlice<UInt8>, text: String) {
    self.text = text
    var rest = bytes
    let hasMinus = rest.first == 0x2D
    if hasMinus { rest = rest.dropFirst() }
    var digits: [UInt8] = []
    var pointAt: Int?
    var written = 0
    var shift = 0
    for (offset, byte) in rest.enumerated() {
      if byte == 0x2E {
        pointAt = digits.count
      } else if byte == 0x65 || byte == 0x45 {
        shift = Self.exponent(rest.dropFirst(offset + 1))
        break
      } else {
        digits.append(byte &- 0x30)
        written += 1
      }
    }
    var exponent = (pointAt ?? written) + shift
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    exponent -= zeros
    while digits.last == 0 { digits.removeLast() }
    self.digits = digits
    self.exponent = digits.isEmpty ? 0 : exponent
    isNegative = hasMinus && !digits.isEmpty
  }

  private static func exponent(_ bytes: ArraySlice<UInt8>) -> Int {
    var value = 0
    for byte in bytes where byte >= 0x30 && byte <= 0x39 {
      value = min(exponentMax, value * 10 + Int(byte - 0x30))
    }
    return bytes.first == 0x2D ? -value : value
  }

  /// Whether it has no fraction.
  public var isInteger: Bool { digits.isEmpty || digits.count <= exponent }

  /// Its value, rounded; infinite when it is too large.
  public var double: Double { Double(text) ?? .nan }

  /// Its value, if it is a whole number that fits.
  public var int: Int? {
    guard isInteger, exponent <= 18 else { return nil }
    var value = 0
    for place in 0..<exponent { value = value * 10 + Int(place < digits.count ? digits[place] : 0) }
    return isNegative ? -value : value
  }
}

extension JSONNumber: Hashable, Comparable {
  /// Whether they have the same value, however it is written.
  public static func == (one: JSONNumber, other: JSONNumber) -> Bool {
    one.isNegative == other.isNegative && one.exponent == other.exponent && one.digits == other.digits
  }

  /// Of the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isNegative)
    hasher.combine(exponent)
    hasher.combine(digits)
  }

  /// By value, exact at any size.
  public static func < (one: JSONNumber, other: JSONNumber) -> Bool {
    guard one.isNegative == other.isNegative else { return one.isNegative }
    return one.isNegative ? other.isNearer(to: one) : one.isNearer(to: other)
  }

  /// Whether it is nearer to zero than another.
  private func isNearer(to other: JSONNumber) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
    if exponent != other.exponent { return exponent < other.exponent }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}
