import PoolTypes
import Testing

@testable import PoolStore

/// Numbers that are the same in each run (S. Vigna, splitmix64).
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }

  /// About normal: the sum of twelve even ones.
  mutating func normal() -> Float {
    (0..<12).reduce(Float(-6)) { sum, _ in sum + Float.random(in: 0..<1, using: &self) }
  }

  mutating func unit(_ count: Int) -> [Float] {
    let values = (0..<count).map { _ in normal() }
    let length = values.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return values.map { $0 / length }
  }
}

@Suite struct VectorKernelTests {
  @Test func everyKernelMultipliesLikeThePortableOne() {
    var random = Numbers(state: 1)
    for count in Array(1...70) + [127, 128, 384, 385, 512, 1_000, 16_384] {
      // The largest sums come from the ends of the range.
      for range in [-128...127, -128 ... -128, 127...127] as [ClosedRange<Int8>] {
        let one = (0..<count).map { _ in Int8.random(in: range, using: &random) }
        let other = (0..<count).map { _ in Int8.random(in: range, using: &random) }
        let sum = zip(one, other).reduce(Int32(0)) { $0 + Int32($1.0) * Int32($1.1) }
        for kernel in [.portable] + VectorKernel.others {
          #expect(one.withUnsafeBytes { kernel.dot($0, other) } == sum, "\(kernel.kind), \(count) numbers")
        }
      }
    }
    #expect([Int8(1), 2].withUnsafeBytes { VectorKernel.best.dot($0, [1]) } == nil)
  }

  @Test func everyKernelSumsLikeThePortableOne() {
    var random = Numbers(state: 2)
    for (bytes, largest) in [(8, 255), (48, 252), (64, 252), (128, 252), (2_048, 15)] as [(Int, UInt8)] {
      for groups in 0...3 {
        let codes = (0..<groups * 64 * bytes).map { _ in UInt8.random(in: 0...255, using: &random) }
        for lowest in [0, largest] {
          let table = (0..<bytes * 32).map { _ in UInt8.random(in: lowest...largest, using: &random) }
          var expected = [UInt16](repeating: 0, count: groups * 64)
          VectorKernel.portable.sums(codes, codeSize: bytes, table: table, into: &expected)
          for place in expected.indices {
            let sum = (0..<bytes).reduce(0) { sum, byte in
              let code = Int(codes[(place / 64 * bytes + byte) * 64 + place % 64])
              return sum + Int(table[byte * 32 + code & 15]) + Int(table[byte * 32 + 16 + code >> 4])
            }
            #expect(Int(expected[place]) == sum)
          }
          for kernel in VectorKernel.others {
            var sums = [UInt16](repeating: 7, count: groups * 64)
            kernel.sums(codes, codeSize: bytes, table: table, into: &sums)
            #expect(sums == expected, "\(kernel.kind), \(bytes) bytes, \(groups) groups")
          }
        }
      }
    }
  }

  @Test func everyKernelCountsBitsLikeFingerprintsDo() throws {
    var random = Numbers(state: 3)
    for count in [0, 1, 2, 3, 7, 8, 9, 1_024] {
      let prints = (0..<count * 4).map { _ in random.next() }
      let query = (0..<4).map { _ in random.next() }
      let print = try #require(Fingerprint(words: query))
      let expected = try (0..<count).map { place in
        UInt16(try #require(Fingerprint(words: Array(prints[place * 4..<place * 4 + 4]))).distance(to: print))
      }
      for kernel in [.portable] + VectorKernel.others {
        var distances = [UInt16](repeating: 0, count: count)
        kernel.distances(prints, to: query, into: &distances)
        #expect(distances == expected)
      }
    }
  }

  @Test func turningKeepsLengthsAndAngles() {
    var random = Numbers(state: 4)
    for count in [64, 128, 192, 384, 512, 768, 1_024] {
      let (one, other) = (random.unit(count), random.unit(count))
      func dot(_ one: [Float], _ other: [Float]) -> Float { zip(one, other).reduce(0) { $0 + $1.0 * $1.1 } }
      let (turned, otherTurned) = (VectorCode.turned(one), VectorCode.turned(other))
      #expect(abs(dot(turned, otherTurned) - dot(one, other)) < 1e-4)
      #expect(abs(dot(turned, turned) - 1) < 1e-4)
      #expect(abs(dot(turned, one)) < 0.5, "it was not turned")
    }
    // A vector along one axis is spread over all of them.
    var axis = [Float](repeating: 0, count: 384)
    axis[5] = 1
    #expect(VectorCode.turned(axis).allSatisfy { abs($0) < 0.4 })
  }

  @Test func estimatesAreUnbiasedAndErrAsStated() throws {
    var random = Numbers(state: 5)
    for numbers in [100, 384, 512] {
      let vectors = (0..<BlockKind.slots).map { _ in random.unit(numbers) }
      var records: [UInt8] = []
      for (index, vector) in vectors.enumerated() {
        let (scale, bytes) = ReadingCoding.quantised(vector)
        records += try #require(VectorCode.record(scale: scale, bytes: bytes, row: Int64(index + 1)))
      }
      let size = VectorCode.recordSize(numbers: numbers)
      let block = try #require(records.withUnsafeBytes { VectorBlock($0, recordSize: size) })
      #expect(block.end == vectors.count)
      let query = random.unit(numbers)
      let (scale, bytes) = ReadingCoding.quantised(query)
      let code = try #require(VectorCode.Query(scale: scale, bytes: bytes))
      let scan = VectorScan([block], code, nil)
      let errors = zip(vectors, scan.estimates).map { vector, estimate in
        Double(estimate - zip(vector, query).reduce(0) { $0 + $1.0 * $1.1 })
      }
      let mean = errors.reduce(0, +) / Double(errors.count)
      let deviation = (errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count)).squareRoot()
      #expect(abs(mean) < 4 * code.deviation / Double(errors.count).squareRoot())
      #expect(abs(deviation / code.deviation - 1) < 0.15)
      #expect(scan.compared == vectors.count)
      // Random vectors of so many numbers have cosines of this deviation.
      #expect(abs(scan.deviation * Double(numbers).squareRoot() - 1) < 0.3)
    }
  }

  @Test func recordsThatNoVectorHasAreFreeSlots() throws {
    let size = VectorCode.recordSize(numbers: 64)
    var records = [UInt8](repeating: 0xff, count: Int(BlockKind.slots) * size)
    let damaged = try #require(records.withUnsafeBytes { VectorBlock($0, recordSize: size) })
    #expect(damaged.end == 0)
    records.removeLast()
    #expect(records.withUnsafeBytes { VectorBlock($0, recordSize: size) } == nil)
    #expect(VectorCode.record(scale: 0, bytes: [1], row: 1) == nil)
    #expect(VectorCode.record(scale: .nan, bytes: [1], row: 1) == nil)
    #expect(VectorCode.record(scale: 1, bytes: [], row: 1) == nil)
    #expect(VectorCode.record(scale: 1, bytes: [1], row: -1) == nil)
    #expect(VectorCode.Query(scale: 1, bytes: []) == nil)
    #expect(VectorCode.Query(scale: 1, bytes: [UInt8](repeating: 0, count: 9)) == nil)
    #expect(VectorCode.Query(scale: 1, bytes: [UInt8](repeating: 1, count: 20_000)) == nil)
  }
}
