import PoolTypes

@testable import PoolDerive

/// Ten years of someone's captures, with the truth of where they were.
struct Life {
  /// A place where the person lived, or had a house for weekends.
  struct TrueHome {
    var place: Coordinate
    /// Days since 1970.
    var days: ClosedRange<Int>
  }

  /// Days away from home that count as a trip.
  struct TrueTrip {
    /// Days since 1970 of the captures away.
    var days: ClosedRange<Int>
  }

  var seed: UInt64
  var homes: [TrueHome] = []
  /// Captures with a place, in no order; screenshots among them.
  var captures: [LocatedCapture] = []
  /// How many captures there are with those without a place.
  var total = 0
  /// Ids of the captures of one stay at one place, cut where 90 minutes saw none; none near a home of any time.
  var visits: [[CaptureID]] = []
  var trips: [TrueTrip] = []

  /// Metres to the nearest home of any time.
  func distanceFromHomes(_ place: Coordinate) -> Double {
    homes.map { Geodesy.distance($0.place, place) }.min() ?? .infinity
  }
}

extension Coordinate {
  /// The place that many metres away in a direction of degrees clockwise from north, along the sphere.
  func moved(metres: Double, direction: Double) -> Coordinate {
    let rule = SphereStep(latitude: latitude, longitude: longitude, metres: metres, direction: direction)
    return Coordinate(latitude: rule.latitude, longitude: rule.longitude) ?? self
  }
}
