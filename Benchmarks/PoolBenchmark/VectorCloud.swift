/// Unit-length vectors that lie as those of pictures do.
///
/// All share one direction, so that two at random have a cosine of about 0.15. They gather around centres, around some
/// far more often than around others; members of one centre have cosines of 0.5 to 0.75. Centres lie in few directions,
/// so that some topics are close to each other.
struct VectorCloud: Sendable {
  /// How many numbers a vector has.
  static let dimensions = 384
  /// How many centres there are.
  static let centreCount = 2_000
  /// Share of a vector's length, squared, that all have in common.
  private static let common = 0.15
  /// How many directions the centres are mixed from.
  private static let directions = 32

  private let shared: [Float]
  /// One centre after the other.
  private let centres: [Float]

  init(seed: UInt64, stream: UInt64) {
    var chance = Chance(seed: seed, stream: stream)
    func direction() -> [Float] { Self.unit((0..<Self.dimensions).map { _ in Float(chance.normal()) }) }
    shared = direction()
    let axes = (0..<Self.directions).map { _ in direction() }
    var centres: [Float] = []
    centres.reserveCapacity(Self.centreCount * Self.dimensions)
    for _ in 0..<Self.centreCount {
      var centre = [Float](repeating: 0, count: Self.dimensions)
      for axis in axes {
        let share = Float(chance.normal())
        for index in centre.indices { centre[index] += share * axis[index] }
      }
      centres += Self.unit(centre)
    }
    self.centres = centres
  }

  /// A centre by how often it is met.
  func centre(_ chance: inout Chance) -> Int { chance.rank(of: Self.centreCount, shift: 10) }

  /// A vector around a centre.
  ///
  /// - Parameter closeness: share of its length, squared, that it has in common with the centre; 0 to 0.85.
  func vector(around centre: Int, closeness: Double, _ chance: inout Chance) -> [Float] {
    let noise = Float((1 - Self.common - closeness).squareRoot())
    let (near, all) = (Float(closeness.squareRoot()), Float(Self.common.squareRoot()))
    let start = centre * Self.dimensions
    var values = Self.noise(length: noise, &chance)
    for index in values.indices { values[index] += all * shared[index] + near * centres[start + index] }
    return Self.unit(values)
  }

  /// A vector near another one.
  ///
  /// - Parameter distance: length of what is added before the sum is made of unit length again.
  static func vector(near other: [Float], distance: Float, _ chance: inout Chance) -> [Float] {
    var values = noise(length: distance, &chance)
    for index in values.indices { values[index] += other[index] }
    return unit(values)
  }

  /// A direction of no meaning, of about this length. Sums of two even numbers are near enough to the bell curve.
  private static func noise(length: Float, _ chance: inout Chance) -> [Float] {
    // The sum of two 16-bit numbers has a standard deviation of 26,755.
    let scale = length / (26_755 * Float(dimensions).squareRoot())
    return [Float](unsafeUninitializedCapacity: dimensions) { buffer, count in
      // Safe: exactly the reserved elements are written, each once, before the count is told.
      for index in stride(from: 0, to: dimensions, by: 2) {
        let bits = chance.next()
        buffer.initializeElement(at: index, to: scale * Float(Int(bits & 0xffff) + Int(bits >> 16 & 0xffff) - 65_535))
        buffer.initializeElement(
          at: index + 1, to: scale * Float(Int(bits >> 32 & 0xffff) + Int(bits >> 48) - 65_535))
      }
      count = dimensions
    }
  }

  private static func unit(_ values: [Float]) -> [Float] {
    let length = values.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return length > 0 ? values.map { $0 / length } : values
  }
}
