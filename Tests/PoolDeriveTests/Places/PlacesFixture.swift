import PoolTypes

@testable import PoolDerive

/// Makes located captures by day and hour.
struct PlacesFixture {
  /// Lisbon; a place of many homes.
  static let home: Coordinate = {
    guard let place = Coordinate(latitude: 38.7223, longitude: -9.1393) else { preconditionFailure("no place") }
    return place
  }()
  /// 2020-01-06, a Monday, in days since 1970.
  static let monday = 18_267

  var captures: [LocatedCapture] = []

  /// Takes a capture; `hour` is of the wall clock, `offset` hours east of UTC.
  mutating func take(
    _ place: Coordinate, day: Int, hour: Double, offset: Double = 0, _ kind: MediaType = .photo, id: String? = nil
  ) {
    let number = String(captures.count)
    let name = id ?? "cap_" + String(repeating: "0", count: 20 - number.count) + number
    let wallClock = Double(Self.monday + day) * 86_400 + hour * 3600
    let capture = LocatedCapture(
      id: CaptureID(name), mediaType: kind, coordinate: place, instant: wallClock - offset * 3600, wallClock: wallClock)
    if let capture { captures.append(capture) }
  }

  /// An evening and a morning at a place on each of those days.
  mutating func live(at place: Coordinate, days: some Sequence<Int>) {
    for day in days {
      take(place.moved(metres: Double(day % 5) * 8, direction: Double(day % 360)), day: day, hour: 7.5)
      take(place.moved(metres: Double(day % 3) * 9, direction: 77), day: day, hour: 22)
    }
  }

  var evidence: HomeEvidence { HomeEvidence(captures) }
  var held: HeldPlaces? { evidence.heldPlaces }
  var visits: [VisitGroup] { VisitRules.visits(CaptureStretch(captures), held: held) }
  var trips: [TripGroup] { TripRules.trips(CaptureStretch(captures), held: held) }

  /// How far the nearest home found is from a place, in metres; nil where none is.
  func homeDistance(_ place: Coordinate) -> Double? {
    held?.homes.map { Geodesy.distance($0.centre, place) }.min()
  }
}
