internal import Foundation
package import PoolTypes

/// Distances, centres and boxes on the Earth, taken as a sphere; right at the poles and over ±180°.
package enum Geodesy {
  /// Mean radius of the Earth in metres, as the International Union of Geodesy and Geophysics gives it.
  package static let earthRadius = 6_371_008.8
  /// Metres from one degree of latitude to the next.
  package static let metresPerDegree = earthRadius * Double.pi / 180

  /// Metres between two places along the sphere, by the haversine formula (R. W. Sinnott, 1984).
  package static func distance(_ one: Coordinate, _ other: Coordinate) -> Double {
    let latitudes = sin((other.latitude - one.latitude) * Double.pi / 360)
    let longitudes = sin((other.longitude - one.longitude) * Double.pi / 360)
    let across = cos(one.latitude * Double.pi / 180) * cos(other.latitude * Double.pi / 180)
    let square = latitudes * latitudes + across * longitudes * longitudes
    return 2 * earthRadius * asin(min(1, square.squareRoot()))
  }

  /// Whether two places are within that many metres. Cheaper than `distance` where they are far apart.
  package static func areWithin(_ metres: Double, _ one: Coordinate, _ other: Coordinate) -> Bool {
    // Two parallels are never nearer than their difference in latitude says.
    guard abs(one.latitude - other.latitude) * metresPerDegree <= metres + 1 else { return false }
    return distance(one, other) <= metres
  }

  /// The centre of several places: the direction of the sum of their unit vectors. Nil for none, and for places
  /// that balance out, such as two poles.
  package static func centre(of places: some Sequence<Coordinate>) -> Coordinate? {
    var sum = DirectionSum()
    for place in places { sum.add(place) }
    return sum.centre
  }

  /// The box that holds everything within `radius` metres of a place.
  package static func box(around place: Coordinate, radius: Double) -> CoordinateBox {
    // A little wider than exact, so that rounding never leaves anything out.
    let reach = max(0, radius) / metresPerDegree * 1.000_001 + 1e-9
    let south = place.latitude - reach
    let north = place.latitude + reach
    let latitudes = max(-90, south)...min(90, north)
    let all = CoordinateBox(latitudes: latitudes, longitudes: [-180...180])
    // A circle over a pole touches every meridian.
    guard south > -90, north < 90 else { return all }
    let ratio = sin(reach * Double.pi / 180) / cos(place.latitude * Double.pi / 180)
    guard ratio < 1 else { return all }
    let width = asin(ratio) * 180 / Double.pi + 1e-9
    guard width < 180 else { return all }
    let (west, east) = (place.longitude - width, place.longitude + width)
    if west < -180 { return CoordinateBox(latitudes: latitudes, longitudes: [-180...east, (west + 360)...180]) }
    if east > 180 { return CoordinateBox(latitudes: latitudes, longitudes: [west...180, -180...(east - 360)]) }
    return CoordinateBox(latitudes: latitudes, longitudes: [west...east])
  }
}

/// A box of degrees; two stretches of longitude where it crosses ±180°.
package struct CoordinateBox: Hashable, Sendable {
  /// Degrees north.
  package let latitudes: ClosedRange<Double>
  /// Degrees east: one stretch, or two that meet at ±180°.
  package let longitudes: [ClosedRange<Double>]

  /// Whether a place is in the box. A longitude of 180 is also −180.
  package func contains(_ place: Coordinate) -> Bool {
    guard latitudes.contains(place.latitude) else { return false }
    let atSeam = abs(place.longitude) == 180
    return longitudes.contains { stretch in
      stretch.contains(place.longitude) || (atSeam && stretch.contains(-place.longitude))
    }
  }
}

/// A sum of unit vectors, to which places are added one after the other.
struct DirectionSum {
  private var x = 0.0
  private var y = 0.0
  private var z = 0.0

  /// Adds a place, `weight` times.
  mutating func add(_ place: Coordinate, weight: Double = 1) {
    let latitude = place.latitude * Double.pi / 180
    let longitude = place.longitude * Double.pi / 180
    x += weight * cos(latitude) * cos(longitude)
    y += weight * cos(latitude) * sin(longitude)
    z += weight * sin(latitude)
  }

  /// The centre of what was added; nil where nothing was, or the places balance out.
  var centre: Coordinate? {
    let flat = (x * x + y * y).squareRoot()
    guard (flat * flat + z * z).squareRoot() > 1e-12 else { return nil }
    let latitude = atan2(z, flat) * 180 / Double.pi
    let longitude = flat > 1e-12 ? atan2(y, x) * 180 / Double.pi : 0
    return Coordinate(latitude: min(90, max(-90, latitude)), longitude: min(180, max(-180, longitude)))
  }
}
