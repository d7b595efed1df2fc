internal import Foundation
public import PoolTypes

/// FNV-1a in 128 bits (Fowler, Noll, Vo): quick to tell equal files from different ones; no protection against
/// someone who makes files collide, which would only make one file's copy count as moved.
struct ContentDigest {
  private var low: UInt64 = 0x62b8_2175_6295_c58d
  private var high: UInt64 = 0x6c62_272e_07bb_0142

  mutating func add(_ bytes: some Sequence<UInt8>) {
    // The prime is 2^88 + 0x13b.
    for byte in bytes {
      low ^= UInt64(byte)
      let (carry, product) = low.multipliedFullWidth(by: 0x13b)
      high = high &* 0x13b &+ carry &+ (low << 24)
      low = product
    }
  }

  mutating func add(_ number: Int64) { add((0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }) }

  /// 32 hexadecimal digits.
  var hex: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The lower half, where 64 bits are enough.
  var shortValue: UInt64 { low ^ high }

  /// Over the size, the first and the last 64 KiB of a file.
  static func ofFile(at path: String, size: Int64) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    var digest = ContentDigest()
    digest.add(size)
    guard let head = try? file.read(upToCount: 65_536) else { return nil }
    digest.add(head)
    if size > 131_072 {
      guard (try? file.seek(toOffset: UInt64(size - 65_536))) != nil else { return nil }
    }
    if size > 65_536, let tail = try? file.read(upToCount: 65_536) { digest.add(tail) }
    return digest.hex
  }
}

extension CaptureID {
  /// The id of a capture that is seen for the first time: the same file at the same place gets the same id.
  public init(contentDigest: String, path: String) {
    var digest = ContentDigest()
    digest.add(contentDigest.utf8)
    digest.add(path.precomposedStringWithCanonicalMapping.utf8)
    self.init("cap_" + digest.hex.prefix(20))
  }
}
