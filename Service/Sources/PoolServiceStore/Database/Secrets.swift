internal import CPoolServiceShim

/// Hashes and random letters.
enum Secrets {
  /// SHA-256. Throws `.damaged` where libcrypto fails, which it does for lack of memory alone.
  static func digest(_ parts: [UInt8]...) throws -> [UInt8] {
    let bytes = parts.count == 1 ? parts[0] : parts.flatMap { $0 }
    var digest = [UInt8](repeating: 0, count: 32)
    guard pool_store_sha256(bytes, bytes.count, &digest) == 1 else {
      throw StoreError(.damaged, "libcrypto did not answer.")
    }
    return digest
  }

  /// By what an install is known in the database: nobody needs to read its id back.
  static func install(_ installID: String) throws -> SQLValue {
    .blob(Array(try digest(Array("install:".utf8), Array(installID.utf8)).prefix(16)))
  }

  /// Compares in a time that does not depend on where the two differ.
  static func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && pool_store_equal(left, right, left.count) == 1
  }

  /// Bytes of the system's random source.
  static func randomBytes(_ count: Int) -> [UInt8] {
    var source = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &source) }
  }

  /// 128 random bits as letters and digits. Two calls of the system, where letter by letter would be many.
  static func randomID() -> String {
    var source = SystemRandomNumberGenerator()
    return String(source.next() as UInt64, radix: 36) + "-" + String(source.next() as UInt64, radix: 36)
  }

  /// Letters and digits of the system's random source, each of the 62 as likely as any other.
  static func randomLetters(_ count: Int) -> String {
    var source = SystemRandomNumberGenerator()
    return String(
      decoding: (0..<count).map { _ in base62[Int.random(in: base62.indices, using: &source)] }, as: UTF8.self)
  }

  /// Whether a text is made of base-62 characters alone.
  static func isBase62(_ text: Substring.UTF8View) -> Bool {
    text.allSatisfy { (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) }
  }

  private static let base62 = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
}
