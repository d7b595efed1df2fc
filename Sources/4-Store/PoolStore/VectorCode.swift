internal import CPoolVector

/// A vector in one bit a number, from which its cosine with any other is estimated without bias.
///
/// The vector is turned by a fixed orthogonal transform, and of each number the sign is kept. With *s* the signs, *o*
/// the turned vector of *n* numbers and *q* the turned query, *s·q · |o|² / Σ|oᵢ|* estimates *o·q*; for unit vectors of
/// cosine *c* its error is like a normal one of deviation √((π/2 − 1)(1 − c²) / (n − 1)). After J. Gao and C. Long,
/// "RaBitQ: Quantizing High-Dimensional Vectors with a Theoretical Error Bound", 2024.
struct VectorCode {
  /// The longest vector that is kept in blocks.
  static let numbersMax = 16_384

  /// How many numbers a turned vector has: a multiple of 64.
  static func padded(_ numbers: Int) -> Int { (numbers + 63) / 64 * 64 }

  /// Bytes of a record: code, factor, row of the capture. A vector that is too long has no code.
  static func recordSize(numbers: Int) -> Int {
    (1...numbersMax).contains(numbers) ? padded(numbers) / 8 + 8 : 8
  }

  /// Four bytes, the least significant first.
  static func little(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

  /// The record of a vector in 8 bits; nil for one that nothing can be compared with.
  static func record(scale: Double, bytes: [UInt8], row: Int64) -> [UInt8]? {
    guard scale > 0, scale.isFinite, (1...numbersMax).contains(bytes.count), let row = UInt32(exactly: row), row > 0
    else { return nil }
    let turned = turned(bytes)
    var code = [UInt8](repeating: 0, count: turned.count / 8)
    let factor = pool_vector_code(turned, turned.count, &code) * Float(scale)
    guard factor > 0, factor < 1e6 else { return nil }
    return code + little(factor.bitPattern) + little(row)
  }

  /// Numbers turned by the fixed transform, which keeps lengths and angles; zeros fill them up to `padded`.
  static func turned(_ values: [Float]) -> [Float] {
    var numbers = values + [Float](repeating: 0, count: padded(values.count) - values.count)
    pool_vector_turn(&numbers, numbers.count)
    return numbers
  }

  private static func turned(_ bytes: [UInt8]) -> [Float] { turned(bytes.map { Float(Int8(bitPattern: $0)) }) }

  /// What a scan needs of a query.
  struct Query: Sendable {
    /// 16 entries a run of four signs: what those say that agree with the query's.
    var table: [UInt8]
    /// What all signs would say if all agreed.
    var total: Int32
    /// What one unit of the table is worth.
    var step: Float
    /// Bytes of a code.
    var codeSize: Int
    /// Deviation of the estimate of a vector whose cosine is 0.
    var deviation: Double

    /// Deviation of the estimate of a unit vector whose cosine is this.
    func deviation(cosine: Double) -> Double { deviation * max(1 - cosine * cosine, 0.01).squareRoot() }

    /// Nil for a query that nothing can be compared with.
    init?(scale: Double, bytes: [UInt8]) {
      guard scale > 0, scale.isFinite, (1...numbersMax).contains(bytes.count) else { return nil }
      let turned = VectorCode.turned(bytes)
      let largest = turned.reduce(0) { max($0, abs($1)) }
      // Four entries fit into a byte, and all of them together into 16 bits.
      let levels = Float(min(63, 65_535 / turned.count))
      guard largest > 0, levels > 0 else { return nil }
      let numbers = turned.map { Int(($0 / largest * levels).rounded()) }
      codeSize = turned.count / 8
      step = largest / levels * Float(scale)
      total = Int32(numbers.reduce(0) { $0 + abs($1) })
      table = []
      table.reserveCapacity(turned.count * 4)
      for start in stride(from: 0, to: numbers.count, by: 4) {
        for signs in 0..<16 {
          var sum = 0
          for bit in 0..<4 where (signs >> bit & 1 == 1) == (numbers[start + bit] >= 0) {
            sum += abs(numbers[start + bit])
          }
          table.append(UInt8(clamping: sum))
        }
      }
      let squares = turned.reduce(0.0) { $0 + Double($1) * Double($1) } * scale * scale
      let ofSigns = (Double.pi / 2 - 1) / Double(turned.count - 1) * squares
      let ofLevels = Double(step) * Double(step) / 12 * Double.pi / 2
      deviation = (ofSigns + ofLevels).squareRoot()
    }
  }
}
