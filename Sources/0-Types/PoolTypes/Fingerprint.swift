/// A 256-bit visual fingerprint: near-identical pictures differ in few bits.
public struct Fingerprint: Hashable, Sendable, Codable {
  /// Four words, most significant first.
  public let words: [UInt64]

  /// Nil unless there are exactly four words.
  public init?(words: [UInt64]) {
    guard words.count == 4 else { return nil }
    self.words = words
  }

  /// Nil unless the text is 64 hexadecimal digits.
  public init?(hex: String) {
    let digits = Array(hex.utf8)
    guard digits.count == 64 else { return nil }
    var words: [UInt64] = []
    for start in stride(from: 0, to: 64, by: 16) {
      guard let word = UInt64(String(decoding: digits[start..<start + 16], as: UTF8.self), radix: 16) else {
        return nil
      }
      words.append(word)
    }
    self.words = words
  }

  /// 64 lower-case hexadecimal digits.
  public var hex: String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// In how many bits two fingerprints differ, 0 to 256.
  public func distance(to other: Fingerprint) -> Int {
    zip(words, other.words).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
  }
}
