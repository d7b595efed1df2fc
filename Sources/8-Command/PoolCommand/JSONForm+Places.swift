internal import PoolKit

/// The JSON of places.
extension JSONForm {
  static func coordinate(_ coordinate: Coordinate) -> [String: Any] {
    ["latitude": coordinate.latitude, "longitude": coordinate.longitude]
  }

  static func location(_ location: CaptureLocation) -> [String: Any] {
    coordinate(location.coordinate).merging(names(location.names)) { own, _ in own }
  }

  static func visit(_ visit: Visit) -> [String: Any] {
    let venue = visit.venue.map {
      ["name": $0.name, "category": $0.category, "attribution": orNull($0.attribution)] as [String: Any]
    }
    return names(visit.names).merging(
      [
        "id": visit.id, "start": visit.start.rfc3339, "end": visit.end.rfc3339, "captures": visit.captureCount,
        "center": coordinate(visit.center), "venue": orNull(venue),
      ]
    ) { _, own in own }
  }

  static func trip(_ trip: Trip) -> [String: Any] {
    [
      "id": trip.id, "start": trip.start.rfc3339, "end": trip.end.rfc3339, "captures": trip.captureCount,
      "cities": trip.cities, "countries": trip.countries,
    ]
  }

  static func place(_ place: Place) -> [String: Any] {
    [
      "kind": place.kind.rawValue, "name": place.name, "within": orNull(place.within), "captures": place.captureCount,
      "firstDay": place.firstDay, "lastDay": place.lastDay,
    ]
  }

  static func details(_ details: PlaceDetails) -> [String: Any] {
    [
      "location": orNull(details.location.map(location)), "visit": orNull(details.visit.map(visit)),
      "timeZone": orNull(details.timeZone),
    ]
  }

  private static func names(_ names: PlaceNames) -> [String: Any] {
    [
      "neighbourhood": orNull(names.neighbourhood), "city": orNull(names.city), "metroArea": orNull(names.metroArea),
      "region": orNull(names.region), "country": orNull(names.country), "countryCode": orNull(names.countryCode),
      "attribution": orNull(names.attribution),
    ]
  }
}
