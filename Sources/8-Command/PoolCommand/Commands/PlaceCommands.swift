internal import PoolKit

/// Lists visits.
enum VisitsCommand: Command {
  static let name = "visits"
  static let summary = "list visits: photos close in time and place"
  static let explanation = """
    Runs of photos and videos, each within 90 minutes of the one before and within 400 metres of the centre, the newest
    first. Nothing near home is listed, and nothing at all before 30 photos of 10 days tell where home is. Needs
    `pool grant --data locations` and an index made after it.
    """
  static let jsonForm = """
    One document: visits, each with id, start, end, captures (how many), center (latitude, longitude), neighbourhood,
    city, metroArea, region, country, countryCode, venue (name, category) and attribution; null where it is not known.
    """
  static let flags: [Flag] = [.media, .since, .until, .limit, .offset]
  static let examples: [CommandExample] = [("pool visits --since 2024-06", "Visits since June 2024.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    try await PlaceList.print(arguments, name, JSONForm.visit, line) { context, page, filters in
      try await context.visits(using: OwnGrant.grant, filters: filters, limit: page.limit, offset: page.offset)
    }
  }

  private static func line(_ visit: Visit) -> String {
    let names = [visit.venue?.name, visit.names.neighbourhood, visit.names.city, visit.names.country]
    let place = names.compactMap(\.self).joined(separator: ", ")
    let shown = place.isEmpty ? "\(visit.center.latitude), \(visit.center.longitude)" : Output.shown(place)
    return PlaceList.line(from: visit.start, to: visit.end, visit.captureCount, shown)
  }
}

/// Lists trips.
enum TripsCommand: Command {
  static let name = "trips"
  static let summary = "list trips, with their cities and countries"
  static let explanation = """
    Days more than 50 kilometres from home, with a night or a hundred kilometres, the newest first. Cities come from the
    table that pool carries.
    """
  static let jsonForm = "One document: trips, each with id, start, end, captures (how many), cities and countries."
  static let flags: [Flag] = [.media, .since, .until, .limit, .offset]
  static let examples: [CommandExample] = [("pool trips --limit 5", "The last five trips.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    try await PlaceList.print(arguments, name, JSONForm.trip, line) { context, page, filters in
      try await context.trips(using: OwnGrant.grant, filters: filters, limit: page.limit, offset: page.offset)
    }
  }

  private static func line(_ trip: Trip) -> String {
    let cities = trip.cities.prefix(3).joined(separator: ", ") + (trip.cities.count > 3 ? ", …" : "")
    let countries = trip.countries.joined(separator: ", ")
    let place = [cities, countries].filter { !$0.isEmpty }.joined(separator: "; ")
    return PlaceList.line(from: trip.start, to: trip.end, trip.captureCount, Output.shown(place))
  }
}

/// Lists places.
enum PlacesCommand: Command {
  static let name = "places"
  static let summary = "list the places of captures by name"
  static let explanation = """
    Cities and countries, those with most captures first; with `pool grant --data locations` also regions, metro areas,
    neighbourhoods and venues. Nothing near home counts.
    """
  static let jsonForm = """
    One document: places, each with kind (country, region, metroArea, city, neighbourhood, venue), name, within,
    captures (how many), firstDay and lastDay.
    """
  static let kind = DerivedList.kind(Place.Kind.self)
  static let flags: [Flag] = [kind, .media, .since, .until, .limit, .offset]
  static let examples: [CommandExample] = [("pool places --kind country", "Countries where captures were taken.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    try await PlaceList.print(arguments, name, JSONForm.place, line) { context, page, filters in
      try await context.places(
        using: OwnGrant.grant, kinds: DerivedList.kinds(arguments, kind), filters: filters, limit: page.limit,
        offset: page.offset)
    }
  }

  private static func line(_ place: Place) -> String {
    let within = place.within.map { ", " + $0 } ?? ""
    return Help.padded("\(place.captureCount)", 8) + "\(place.firstDay) to \(place.lastDay)  \(place.kind.rawValue): "
      + Output.shown(place.name + within)
  }
}

/// What the lists of places have in common.
private enum PlaceList {
  static func print<Value>(
    _ arguments: Arguments, _ name: String, _ form: (Value) -> [String: Any], _ text: (Value) -> String,
    read: (PoolContext, ListPage, SearchFilters) async throws -> [Value]
  ) async throws -> Int32 {
    let page = try ListPage(arguments)
    let filters = try DateArgument.filters(arguments)
    let client = try await Places.openForReading(arguments)
    let found = try await read(client.context, page, filters)
    if arguments.has(.json) {
      Output.json([name: found.map(form)])
      return 0
    }
    if found.isEmpty, !arguments.has(.quiet) {
      Output.message("There are no \(name). They appear once 30 photos of 10 different days tell where home is.")
    }
    for one in found { Output.line(text(one)) }
    if found.count == page.limit, !arguments.has(.quiet) {
      Output.message("More: --offset \(page.offset + page.limit)")
    }
    return 0
  }

  static func line(from start: CaptureDate, to end: CaptureDate, _ count: Int, _ place: String) -> String {
    let (first, last) = (start.rfc3339.prefix(10), end.rfc3339.prefix(10))
    let days = first == last ? String(first) : "\(first) to \(last)"
    return Help.padded(days, 26) + Help.padded("\(count)", 6) + place
  }
}
