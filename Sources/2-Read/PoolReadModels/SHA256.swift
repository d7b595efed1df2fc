import Foundation

/// SHA-256 as FIPS 180-4 defines it, for checking model files where no system library offers it.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// Bytes not yet hashed; fewer than a block.
  private var rest: [UInt8] = []
  private var byteCount: UInt64 = 0

  private static let constants: [UInt32] = SHA256.cubeRootFractions()

  package init() {}

  /// The first 32 fractional bits of the cube roots of the first 64 primes, found with integers alone.
  private static func cubeRootFractions() -> [UInt32] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      // Largest r with r³ ≤ prime · 2⁹⁶; its low 32 bits are the fraction.
      var root: UInt64 = 0
      for bit in (0..<36).reversed() {
        let trial = root | (1 << UInt64(bit))
        let square = trial.multipliedFullWidth(by: trial)
        let low = square.low.multipliedFullWidth(by: trial)
        let high = square.high.multipliedReportingOverflow(by: trial)
        let (top, carry) = low.high.addingReportingOverflow(high.partialValue)
        guard !high.overflow, !carry else { continue }
        if top < prime << 32 || (top == prime << 32 && low.low == 0) { root = trial }
      }
      return UInt32(truncatingIfNeeded: root)
    }
  }

  /// Takes in more bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    byteCount += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      let taken = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes[0..<taken])
      start = taken
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { Self.hash($0, into: &state) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = (bytes.count - start) / 64 * 64
    Self.hash(UnsafeRawBufferPointer(rebasing: bytes[start..<start + whole]), into: &state)
    rest.append(contentsOf: bytes[(start + whole)...])
  }

  /// Closes the hash.
  /// - Returns: 64 lowercase hexadecimal digits.
  package mutating func finish() -> String {
    let bits = byteCount * 8
    var padding: [UInt8] = [0x80]
    padding += [UInt8](repeating: 0, count: (119 - rest.count) % 64)
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    padding.withUnsafeBytes { update($0) }
    let digits = Array("0123456789abcdef")
    return String(state.flatMap { word in (0..<8).map { digits[Int(word >> UInt32(28 - 4 * $0)) & 15] } })
  }

  /// Hashes a file in pieces of 1 MiB.
  /// - Returns: nil where it cannot be read.
  package static func hash(file path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    var hash = SHA256()
    while true {
      do {
        guard let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty else { return hash.finish() }
        piece.withUnsafeBytes { hash.update($0) }
      } catch {
        return nil
      }
    }
  }

  private static func hash(_ blocks: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    guard !blocks.isEmpty else { return }
    constants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
        state.withUnsafeMutableBufferPointer { state in
          for start in stride(from: 0, to: blocks.count, by: 64) {
            for index in 0..<16 {
              words[index] = UInt32(
                bigEndian: blocks.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self))
            }
            round(words, constants, state)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    (word &>> count) | (word &<< (32 &- count))
  }

  /// One block: the message schedule and the 64 steps.
  private static func round(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
    _ state: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 16..<64 {
      let early = words[index &- 15]
      let late = words[index &- 2]
      let first = turn(early, 7) ^ turn(early, 18) ^ (early &>> 3)
      let second = turn(late, 17) ^ turn(late, 19) ^ (late &>> 10)
      words[index] = words[index &- 16] &+ first &+ words[index &- 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      let chosen = (e & f) ^ (~e & g)
      let first = h &+ mixed &+ chosen &+ constants[index] &+ words[index]
      let second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    state[0] = state[0] &+ a
    state[1] = state[1] &+ b
    state[2] = state[2] &+ c
    state[3] = state[3] &+ d
    state[4] = state[4] &+ e
    state[5] = state[5] &+ f
    state[6] = state[6] &+ g
    state[7] = state[7] &+ h
  }
}
