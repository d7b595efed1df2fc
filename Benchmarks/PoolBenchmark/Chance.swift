internal import Foundation

/// Numbers that look drawn at random and are the same in every run: SplitMix64 by Sebastiano Vigna (2015).
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter stream: numbers of two streams of one seed have nothing to do with each other.
  init(seed: UInt64, stream: UInt64) { state = Self.scrambled(seed ^ Self.scrambled(stream &+ 1)) }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    return Self.scrambled(state)
  }

  /// A number that no other number becomes.
  static func scrambled(_ number: UInt64) -> UInt64 {
    var word = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }

  /// 0 to 1, without 1.
  mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// 0 to `bound` - 1.
  mutating func below(_ bound: Int) -> Int { min(Int(share() * Double(bound)), bound - 1) }

  /// From the lower to the upper bound, both included.
  mutating func within(_ bounds: ClosedRange<Int>) -> Int { bounds.lowerBound + below(bounds.count) }

  /// True in this share of all cases.
  mutating func happens(_ likelihood: Double) -> Bool { share() < likelihood }

  /// Of the standard normal distribution (Box and Muller, 1958).
  mutating func normal() -> Double {
    (-2 * log(max(share(), .leastNormalMagnitude))).squareRoot() * cos(2 * .pi * share())
  }

  /// A rank from 0 whose likelihood falls as one over rank plus `shift`: Zipf's law as Mandelbrot (1953) wrote it,
  /// with exponent 1. The continuous distribution is turned round, which costs one exponential.
  mutating func rank(of count: Int, shift: Double = 1) -> Int {
    let steps = log((Double(count) + shift) / shift)
    return min(Int(shift * exp(share() * steps) - shift), count - 1)
  }
}
