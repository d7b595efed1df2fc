import Foundation
import PoolTypes
import Testing

@testable import PoolDerive

/// The table that the repository holds, read once.
enum CityTableFixture {
  /// Its bytes; empty if the file is not where it belongs.
  static let bytes: [UInt8] = {
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let file = folder.appending(path: "Sources/Native/CPoolCityTable/city-table.bin")
    return (try? Data(contentsOf: file)).map(Array.init) ?? []
  }()

  static let table = CityTable(bytes: bytes)

  /// All cities with their rows, by latitude.
  static let byLatitude: [City] = {
    guard let table else { return [] }
    return (0..<table.count).compactMap(table.city(at:)).sorted { $0.coordinate.latitude < $1.coordinate.latitude }
  }()

  /// Metres between two places by the haversine formula, written apart from the table's own.
  static func metres(_ a: Coordinate, _ b: Coordinate) -> Double {
    let (p, q) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
    let turn = (b.longitude - a.longitude) * .pi / 180
    let h = pow(sin((q - p) / 2), 2) + cos(p) * cos(q) * pow(sin(turn / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
  }

  /// The nearest city by looking at every one that may lie within `limit` metres: what is further away in latitude
  /// alone is further away.
  static func bruteForce(_ place: Coordinate, within limit: Double) -> (city: City, metres: Double)? {
    let degrees = limit / 6_371_008.8 * 180 / .pi + 1e-9
    var low = 0
    var high = byLatitude.count
    while low < high {
      let middle = (low + high) / 2
      if byLatitude[middle].coordinate.latitude < place.latitude - degrees { low = middle + 1 } else { high = middle }
    }
    var best: (city: City, metres: Double)?
    while low < byLatitude.count, byLatitude[low].coordinate.latitude <= place.latitude + degrees {
      let city = byLatitude[low]
      let distance = metres(place, city.coordinate)
      if distance <= limit, best.map({ isBetter(city, distance, $0) }) ?? true { best = (city, distance) }
      low += 1
    }
    return best
  }

  private static func isBetter(_ city: City, _ metres: Double, _ best: (city: City, metres: Double)) -> Bool {
    if metres != best.metres { return metres < best.metres }
    return (city.population, best.city.id) > (best.city.population, city.id)
  }
}

extension SeededPlaces {
  /// A place at most `metres` from `centre`, east-west and north-south.
  mutating func near(_ centre: Coordinate, metres: Double) -> Coordinate? {
    let step = metres / 6_371_008.8 * 180 / .pi
    let latitude = centre.latitude + step * number(-1, 1)
    let widening = max(0.01, cos(centre.latitude * .pi / 180))
    var longitude = centre.longitude + step * number(-1, 1) / widening
    if longitude > 180 { longitude -= 360 }
    if longitude < -180 { longitude += 360 }
    return Coordinate(latitude: min(90, max(-90, latitude)), longitude: longitude)
  }
}

/// Random places that are the same in each run.
struct SeededPlaces {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// A number from `low` to `high` (SplitMix64: Steele, Lea, Flood, 2014).
  mutating func number(_ low: Double, _ high: Double) -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    mixed ^= mixed >> 31
    return low + (high - low) * Double(mixed >> 11) / 9_007_199_254_740_992
  }

  /// A place that is as likely here as anywhere on the sphere.
  mutating func anywhere() -> Coordinate? {
    Coordinate(latitude: asin(number(-1, 1)) * 180 / .pi, longitude: number(-180, 180))
  }
}
