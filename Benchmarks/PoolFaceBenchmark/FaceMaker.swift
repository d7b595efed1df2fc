internal import Foundation
internal import PoolDerive

/// Numbers that are the same in every run: SplitMix64, by Sebastiano Vigna.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &+ 0x9e37_79b9_7f4a_7c15 }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }

  /// A number of the standard normal distribution (G. Box and M. Muller, 1958).
  mutating func normal() -> Float {
    let one = Double.random(in: Double.leastNonzeroMagnitude..<1, using: &self)
    let other = Double.random(in: 0..<1, using: &self)
    return Float((-2 * log(one)).squareRoot() * cos(2 * .pi * other))
  }
}

/// Makes faces of invented people whose distances spread as those of real faces do, measured on the corpus: two faces
/// of one person are 0.43 apart in the middle and 0.56 at the 95th of a hundred, two of different persons 0.82 in the
/// middle, 0.61 at the first of a hundred and 0.51 at the first of ten thousand.
struct FaceMaker {
  /// How far persons lie apart along each axis.
  private let personSpread: [Float]
  /// How far a person's faces lie apart along each axis.
  private let faceSpread: [Float]
  private var chance: Chance

  init(seed: UInt64) {
    chance = Chance(seed)
    personSpread = Self.spread(total: 0.243, fading: 18)
    faceSpread = Self.spread(total: 0.097, fading: 21)
  }

  private static func spread(total: Float, fading: Float) -> [Float] {
    let shares = (0..<FaceVector.dimensions).map { exp(-Float($0) / fading) }
    let sum = shares.reduce(0, +)
    return shares.map { (total * $0 / sum).squareRoot() }
  }

  mutating func person() -> [Float] { personSpread.map { $0 * chance.normal() } }

  /// One more face of a person; some are clearer than others.
  mutating func face(of person: [Float]) -> [Float] {
    let clearness = exp(0.17 * chance.normal() - 0.029)
    return zip(person, faceSpread).map { $0 + $1 * clearness * chance.normal() }
  }

  /// How many faces each of `people` has, few having many: sizes fall as one over the rank, `faces` in all.
  static func sizes(people: Int, faces: Int) -> [Int] {
    let weights = (0..<people).map { 1 / (Double($0) + 20) }
    let sum = weights.reduce(0, +)
    var sizes = weights.map { max(1, Int(Double(faces) * $0 / sum)) }
    sizes[0] += max(faces - sizes.reduce(0, +), 0)
    return sizes
  }
}
