package import PoolTypes

/// A visit or a trip with what a scope holds of its captures.
package struct GroupedCaptures: Hashable, Sendable {
  package var row: Int64
  package var id: String
  package var first: CaptureDate
  package var last: CaptureDate
  package var count: Int
  /// Of a visit.
  package var centre: Coordinate?
}

/// An area or a venue with what a scope holds of its captures.
package struct PlaceCount: Hashable, Sendable {
  package var area: AreaNames?
  package var venue: StoredVenue?
  package var count: Int
  /// The days of the first capture and of the last one, since 1970 by the wall clock there.
  package var days: ClosedRange<Int>
}

/// What the index knows of the place of one capture that tells its place.
package struct PlacedCapture: Hashable, Sendable {
  package var coordinate: Coordinate
  package var zone: String?
  package var area: AreaNames?
  package var venue: StoredVenue?
  /// Row of its visit.
  package var visit: Int64?
}

extension IndexStore {
  static let areaColumns =
    "area.key, neighbourhood, city, city_number, metro, metro_number, region, country, country_code, area.credit"
  static let venueColumns = "venue.key, venue.name, venue.category, venue.credit"

  /// The place of a capture that can be searched; nil where it tells none.
  package func place(of id: CaptureID) throws -> PlacedCapture? {
    try read { connection in
      var place: PlacedCapture?
      try connection.run(
        "SELECT latitude, longitude, zone, visit, \(Self.areaColumns), \(Self.venueColumns) FROM capture "
          + "LEFT JOIN area ON area.row = capture.area LEFT JOIN venue ON venue.row = capture.venue "
          + "WHERE capture.id = ? AND shown = 1 AND state = 'indexed' AND capture.latitude IS NOT NULL",
        [.text(id.rawValue)]
      ) { found in
        guard let coordinate = Coordinate(latitude: found.double(0), longitude: found.double(1)) else { return false }
        place = PlacedCapture(
          coordinate: coordinate, zone: found.optionalText(2), area: Self.area(found, from: 4),
          venue: Self.venue(found, from: 14), visit: found.optionalInt(3).map(Int64.init))
        return false
      }
      return place
    }
  }

  static func area(_ found: SQLRow, from column: Int32) -> AreaNames? {
    guard let key = found.optionalText(column) else { return nil }
    var names = AreaNames(key: key)
    names.neighbourhood = found.optionalText(column + 1)
    names.city = found.optionalText(column + 2)
    names.cityNumber = found.optionalInt(column + 3)
    names.metro = found.optionalText(column + 4)
    names.metroNumber = found.optionalInt(column + 5)
    names.region = found.optionalText(column + 6)
    names.country = found.optionalText(column + 7)
    names.countryCode = found.optionalText(column + 8)
    names.credit = found.optionalText(column + 9)
    return names
  }

  static func venue(_ found: SQLRow, from column: Int32) -> StoredVenue? {
    guard let key = found.optionalText(column) else { return nil }
    return StoredVenue(
      key: key, name: found.text(column + 1), category: found.text(column + 2), credit: found.optionalText(column + 3))
  }

  /// Visits or trips, the newest first, with the captures that can be searched under these filters.
  package func visits(_ filters: SearchFilters, limit: Int, offset: Int) throws -> [GroupedCaptures] {
    try groups(.visit, filters, row: nil, limit: limit, offset: offset)
  }

  package func trips(_ filters: SearchFilters, limit: Int, offset: Int) throws -> [GroupedCaptures] {
    try groups(.trip, filters, row: nil, limit: limit, offset: offset)
  }

  /// One visit; nil where none of its captures is left under these filters.
  package func visit(_ row: Int64, _ filters: SearchFilters) throws -> GroupedCaptures? {
    try groups(.visit, filters, row: row, limit: 1, offset: 0).first
  }

  private func groups(
    _ table: PlaceWriter.Table, _ filters: SearchFilters, row: Int64?, limit: Int, offset: Int
  ) throws -> [GroupedCaptures] {
    let name = table.rawValue
    var conditions = Self.conditions(filters)
    conditions.sql += ["capture.\(name) IS NOT NULL", "shown = 1", "state = 'indexed'"]
    if let row {
      conditions.sql.append("capture.\(name) = ?")
      conditions.values.append(.integer(row))
    }
    return try read { connection in
      var found: [(row: Int64, count: Int)] = []
      try connection.run(
        "SELECT capture.\(name), count(*), max(instant) FROM capture WHERE "
          + conditions.sql.joined(separator: " AND ") + " GROUP BY 1 ORDER BY 3 DESC, 1 LIMIT ? OFFSET ?",
        conditions.values + [.integer(Int64(limit)), .integer(Int64(offset))]
      ) { row in
        found.append((row.int64(0), row.int(1)))
        return true
      }
      return try found.compactMap { group in
        let own = Self.conditions(filters)
        let sql = (["capture.\(name) = ?", "shown = 1", "state = 'indexed'"] + own.sql).joined(separator: " AND ")
        let values = [SQLValue.integer(group.row)] + own.values
        guard let first = try Self.date(sql, values, "instant, capture.row", connection),
          let last = try Self.date(sql, values, "instant DESC, capture.row DESC", connection)
        else { return nil }
        return try Self.group(table, group.row, first, last, group.count, connection)
      }
    }
  }

  private static func group(
    _ table: PlaceWriter.Table, _ row: Int64, _ first: CaptureDate, _ last: CaptureDate, _ count: Int,
    _ connection: SQLiteConnection
  ) throws -> GroupedCaptures? {
    var group: GroupedCaptures?
    let centre = table == .visit ? ", latitude, longitude" : ""
    try connection.run("SELECT id\(centre) FROM \(table.rawValue) WHERE row = ?", [.integer(row)]) { found in
      group = GroupedCaptures(
        row: row, id: found.text(0), first: first, last: last, count: count,
        centre: table == .visit ? Coordinate(latitude: found.double(1), longitude: found.double(2)) : nil)
      return false
    }
    return group
  }

  private static func date(
    _ condition: String, _ values: [SQLValue], _ order: String, _ connection: SQLiteConnection
  ) throws -> CaptureDate? {
    var date: CaptureDate?
    try connection.run(
      "SELECT wall, offset, date_source FROM capture WHERE \(condition) ORDER BY \(order) LIMIT 1", values
    ) { found in
      date = Self.date(found, from: 0)
      return false
    }
    return date
  }

  private static func date(_ found: SQLRow, from column: Int32) -> CaptureDate? {
    guard let wall = found.optionalDouble(column), let source = CaptureDate.Source(rawValue: found.text(column + 2))
    else { return nil }
    return CaptureDate(wallClockSeconds: wall, offsetMinutes: found.optionalInt(column + 1), source: source)
  }

  /// The areas of a visit's or trip's captures under these filters, those with most captures first.
  package func areas(ofVisit row: Int64, _ filters: SearchFilters) throws -> [PlaceCount] {
    try placeCounts(filters, column: "area", where: "capture.visit = \(row)")
  }

  package func areas(ofTrip row: Int64, _ filters: SearchFilters) throws -> [PlaceCount] {
    try placeCounts(filters, column: "area", where: "capture.trip = \(row)")
  }

  /// The venues of a visit's captures under these filters, those with most captures first.
  package func venues(ofVisit row: Int64, _ filters: SearchFilters) throws -> [PlaceCount] {
    try placeCounts(filters, column: "venue", where: "capture.visit = \(row)")
  }

  /// Every area with captures under these filters, those with most captures first.
  package func areaCounts(_ filters: SearchFilters) throws -> [PlaceCount] {
    try placeCounts(filters, column: "area", where: "1 = 1")
  }

  /// Every venue with captures under these filters, those with most captures first.
  package func venueCounts(_ filters: SearchFilters) throws -> [PlaceCount] {
    try placeCounts(filters, column: "venue", where: "1 = 1")
  }

  private func placeCounts(_ filters: SearchFilters, column: String, where condition: String) throws -> [PlaceCount] {
    var conditions = Self.conditions(filters)
    conditions.sql += ["capture.\(column) IS NOT NULL", "shown = 1", "state = 'indexed'", condition]
    let columns = column == "area" ? Self.areaColumns : Self.venueColumns
    return try read { connection in
      var counts: [PlaceCount] = []
      try connection.run(
        "SELECT \(column).row, n, first, last, \(columns) FROM (SELECT capture.\(column) AS place, count(*) AS n, "
          + "coalesce(min(wall), 0) AS first, coalesce(max(wall), 0) AS last FROM capture WHERE "
          + conditions.sql.joined(separator: " AND ") + " GROUP BY 1) JOIN \(column) ON \(column).row = place "
          + "ORDER BY n DESC, \(column).row", conditions.values
      ) { found in
        let (first, last) = (Self.day(found.double(2)), Self.day(found.double(3)))
        counts.append(
          PlaceCount(
            area: column == "area" ? Self.area(found, from: 4) : nil,
            venue: column == "venue" ? Self.venue(found, from: 4) : nil, count: found.int(1),
            days: min(first, last)...max(first, last)))
        return true
      }
      return counts
    }
  }

  private static func day(_ wall: Double) -> Int {
    Int((min(max(wall, -62_135_596_800), 253_402_300_799) / 86_400).rounded(.down))
  }

  /// Rows of captures that can be searched and were taken in one of these areas or at one of these venues.
  package func rows(inAreas areas: [String], venues: [String], _ filters: SearchFilters, limit: Int) throws -> [Int64: (
    area: String?, venue: String?
  )] {
    guard !areas.isEmpty || !venues.isEmpty else { return [:] }
    func marks(_ values: [String]) -> String { values.map { _ in "?" }.joined(separator: ",") }
    var conditions = Self.conditions(filters)
    conditions.sql += [
      "shown = 1", "state = 'indexed'",
      "(capture.area IN (SELECT row FROM area WHERE key IN (\(marks(areas)))) "
        + "OR capture.venue IN (SELECT row FROM venue WHERE key IN (\(marks(venues)))))",
    ]
    return try read { connection in
      var rows: [Int64: (area: String?, venue: String?)] = [:]
      try connection.run(
        "SELECT capture.row, area.key, venue.key FROM capture LEFT JOIN area ON area.row = capture.area "
          + "LEFT JOIN venue ON venue.row = capture.venue WHERE " + conditions.sql.joined(separator: " AND ")
          + " ORDER BY instant DESC LIMIT ?",
        conditions.values + (areas + venues).map { .text($0) } + [.integer(Int64(limit))]
      ) { found in
        rows[found.int64(0)] = (found.optionalText(1), found.optionalText(2))
        return true
      }
      return rows
    }
  }
}
