internal import PoolStore
package import PoolTypes

extension SearchEngine {
  /// Visits, the newest first.
  ///
  /// - Parameter limit: 1 to 1000.
  /// - Throws: `PoolError.notGranted` without `locations`, `.invalidRequest` for a number out of range.
  package func visits(filters asked: SearchFilters, limit: Int, offset: Int, scope: ReadScope) throws -> [Visit] {
    try scope.require(.locations)
    guard let filters = try checked(asked, limit, offset, scope) else { return [] }
    return try store.visits(filters, limit: limit, offset: offset).compactMap { try visit($0, filters) }
  }

  /// Trips, the newest first, with cities and countries alone.
  ///
  /// - Parameter limit: 1 to 1000.
  /// - Throws: `PoolError.notGranted` without `placesVisited` and `locations`, `.invalidRequest`.
  package func trips(filters asked: SearchFilters, limit: Int, offset: Int, scope: ReadScope) throws -> [Trip] {
    try scope.requirePlaceNames()
    guard let filters = try checked(asked, limit, offset, scope) else { return [] }
    return try store.trips(filters, limit: limit, offset: offset).map { trip in
      let areas = try store.areas(ofTrip: trip.row, filters)
      return Trip(
        id: trip.id, start: trip.first, end: trip.last, captureCount: trip.count,
        // The table has districts among its cities; whoever was in one of them says that they were in the metropolis.
        cities: Self.ranked(areas) { $0.metro ?? $0.city }, countries: Self.ranked(areas, \.country))
    }
  }

  /// The places of captures by name, those with most captures first: cities and countries, and under `locations` all
  /// else that has a name.
  ///
  /// - Parameters:
  ///   - kinds: empty for all that the scope holds.
  ///   - limit: 1 to 1000.
  /// - Throws: `PoolError.notGranted` without `placesVisited` and `locations`, `.invalidRequest`.
  package func places(
    kinds: Set<Place.Kind>, filters asked: SearchFilters, limit: Int, offset: Int, scope: ReadScope
  ) throws -> [Place] {
    try scope.requirePlaceNames()
    guard let filters = try checked(asked, limit, offset, scope) else { return [] }
    let granted: Set<Place.Kind> =
      scope.data.contains(.locations) ? Set(Place.Kind.allCases) : [.country, .city]
    let wanted = kinds.isEmpty ? granted : kinds.intersection(granted)
    var tally = PlaceTally(kinds: wanted)
    for area in try store.areaCounts(filters) { tally.add(area) }
    if wanted.contains(.venue) { for venue in try store.venueCounts(filters) { tally.add(venue) } }
    return Array(tally.places.dropFirst(offset).prefix(limit))
  }

  /// What is known of the place of a capture; nil where it tells none, or the scope holds no exact places.
  func placeDetails(of id: CaptureID, scope: ReadScope) throws -> PlaceDetails? {
    guard scope.data.contains(.locations), let place = try store.place(of: id) else { return nil }
    let filters = scope.narrowed(SearchFilters())
    let visit = try place.visit.flatMap { row in try filters.flatMap { try store.visit(row, $0) } }
    return PlaceDetails(
      location: CaptureLocation(coordinate: place.coordinate, names: Self.names(place.area)),
      visit: try visit.flatMap { found in try filters.flatMap { try self.visit(found, $0) } }, timeZone: place.zone)
  }

  private func checked(_ filters: SearchFilters, _ limit: Int, _ offset: Int, _ scope: ReadScope) throws
    -> SearchFilters?
  {
    try scope.check(filters)
    try Self.check(limit: limit, offset: offset)
    return scope.narrowed(filters)
  }

  private func visit(_ found: GroupedCaptures, _ filters: SearchFilters) throws -> Visit? {
    guard let centre = found.centre else { return nil }
    let area = try store.areas(ofVisit: found.row, filters).first?.area
    let venue = try store.venues(ofVisit: found.row, filters).first?.venue
    return Visit(
      id: found.id, start: found.first, end: found.last, captureCount: found.count, center: centre,
      names: Self.names(area),
      venue: venue.map { Venue(name: $0.name, category: $0.category, attribution: $0.credit) })
  }

  private static func names(_ area: AreaNames?) -> PlaceNames {
    PlaceNames(
      neighbourhood: area?.neighbourhood, city: area?.city, metroArea: area?.metro, region: area?.region,
      country: area?.country, countryCode: area?.countryCode, attribution: area?.credit)
  }

  /// Names by the number of captures, each once.
  private static func ranked(_ areas: [PlaceCount], _ name: (AreaNames) -> String?) -> [String] {
    var counts: [String: Int] = [:]
    for area in areas { if let name = area.area.flatMap(name) { counts[name, default: 0] += area.count } }
    return counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map(\.key)
  }
}

/// Adds captures up by the names of their places.
private struct PlaceTally {
  private struct Name: Hashable {
    var kind: Place.Kind
    var name: String
    var within: String?
  }

  private struct Sum {
    var count: Int
    var days: ClosedRange<Int>
  }

  let kinds: Set<Place.Kind>
  private var sums: [Name: Sum] = [:]

  init(kinds: Set<Place.Kind>) { self.kinds = kinds }

  mutating func add(_ found: PlaceCount) {
    if let venue = found.venue { add(.venue, venue.name, within: nil, found) }
    guard let area = found.area else { return }
    add(.country, area.country, within: nil, found)
    add(.region, area.region, within: area.country, found)
    add(.metroArea, area.metro, within: area.country, found)
    add(.city, area.city, within: area.country, found)
    add(.neighbourhood, area.neighbourhood, within: area.city, found)
  }

  private mutating func add(_ kind: Place.Kind, _ name: String?, within: String?, _ found: PlaceCount) {
    guard kinds.contains(kind), let name else { return }
    let key = Name(kind: kind, name: name, within: within)
    if let sum = sums[key] {
      let first = min(sum.days.lowerBound, found.days.lowerBound)
      sums[key] = Sum(count: sum.count + found.count, days: first...max(sum.days.upperBound, found.days.upperBound))
    } else {
      sums[key] = Sum(count: found.count, days: found.days)
    }
  }

  /// Those with most captures first.
  var places: [Place] {
    sums.map { name, sum in
      Place(
        kind: name.kind, name: name.name, within: name.within, captureCount: sum.count,
        firstDay: CivilTime.dayText(sum.days.lowerBound), lastDay: CivilTime.dayText(sum.days.upperBound))
    }.sorted { one, other in
      if one.captureCount != other.captureCount { return one.captureCount > other.captureCount }
      return (one.name, one.kind.rawValue, one.within ?? "") < (other.name, other.kind.rawValue, other.within ?? "")
    }
  }
}
