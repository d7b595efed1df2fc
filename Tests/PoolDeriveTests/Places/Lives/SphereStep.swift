import Foundation

@testable import PoolDerive

/// Where a step along a great circle ends.
struct SphereStep {
  let latitude: Double
  let longitude: Double

  init(latitude start: Double, longitude east: Double, metres: Double, direction: Double) {
    let angle = metres / Geodesy.earthRadius
    let (from, turn) = (start * .pi / 180, direction * .pi / 180)
    let sine = sin(from) * cos(angle) + cos(from) * sin(angle) * cos(turn)
    let end = asin(min(1, max(-1, sine)))
    let across = atan2(sin(turn) * sin(angle) * cos(from), cos(angle) - sin(from) * sine)
    latitude = min(90, max(-90, end * 180 / .pi))
    let turned = (east + across * 180 / .pi + 540).truncatingRemainder(dividingBy: 360)
    longitude = min(180, max(-180, (turned < 0 ? turned + 360 : turned) - 180))
  }
}

extension RandomNumberGenerator {
  /// Whether something of that chance happens.
  mutating func happens(_ chance: Double) -> Bool { Double.random(in: 0..<1, using: &self) < chance }

  /// A number of the normal distribution, by the method of Box and Muller (1958).
  mutating func normal() -> Double {
    let size = (-2 * log(Double.random(in: .leastNonzeroMagnitude..<1, using: &self))).squareRoot()
    return size * cos(2 * .pi * Double.random(in: 0..<1, using: &self))
  }
}
