/// Bytes that a city table reads, wherever they lie: numbers are little-endian, and what lies outside reads as zero.
///
/// A class, because look-ups hand it on all the time and only one thing has to be counted.
final class CityBytes: @unchecked Sendable {
  // Safe to share: the bytes are only ever read after `init` (who hands in static ones promises that nobody writes
  // them), and they stay where they are as long as this object lives. Each read checks its place first.
  private let base: UnsafeRawBufferPointer
  private let isOwned: Bool

  /// A copy of `bytes`.
  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    copy.copyBytes(from: bytes)
    base = UnsafeRawBufferPointer(copy)
    isOwned = true
  }

  /// Bytes that stay where and what they are until the program ends, such as a part of the program itself.
  init(static base: UnsafeRawBufferPointer) {
    self.base = base
    isOwned = false
  }

  deinit {
    if isOwned { base.deallocate() }
  }

  /// The number of bytes.
  var count: Int { base.count }

  /// The unsigned number of 8 bits at `offset`.
  func byte(_ offset: Int) -> UInt8 { read(offset) }

  /// The unsigned number of 16 bits at `offset`.
  func short(_ offset: Int) -> UInt16 { read(offset) }

  /// The unsigned number of 32 bits at `offset`.
  func word(_ offset: Int) -> UInt32 { read(offset) }

  /// The unsigned number of 64 bits at `offset`.
  func long(_ offset: Int) -> UInt64 { read(offset) }

  /// Three numbers of 16 bits with signs, from `offset` on.
  @inline(__always)
  func threeShorts(_ offset: Int) -> (Int16, Int16, Int16) {
    guard offset >= 0, offset <= base.count - 6 else { return (0, 0, 0) }
    return (
      Int16(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: Int16.self)),
      Int16(littleEndian: base.loadUnaligned(fromByteOffset: offset + 2, as: Int16.self)),
      Int16(littleEndian: base.loadUnaligned(fromByteOffset: offset + 4, as: Int16.self))
    )
  }

  /// The text of `length` bytes at `offset`; empty if it does not lie within; what is no UTF-8 is replaced.
  func text(_ offset: Int, length: Int) -> String {
    guard offset >= 0, length > 0, length <= base.count, offset <= base.count - length else { return "" }
    return String(decoding: base[offset..<offset + length], as: UTF8.self)
  }

  /// A checksum of the bytes from `start`, in steps of eight: FNV-1a (Fowler, Noll and Vo) on whole words. Bytes after
  /// the last whole word do not count.
  func checksum(from start: Int) -> UInt64 {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    var offset = start
    while offset <= count - 8 {
      value = (value ^ long(offset)) &* 0x100_0000_01b3
      value ^= value >> 29
      offset += 8
    }
    return value
  }

  @inline(__always)
  private func read<Number: FixedWidthInteger>(_ offset: Int) -> Number {
    let size = MemoryLayout<Number>.size
    guard offset >= 0, offset <= base.count - size else { return 0 }
    return Number(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }
}
