internal import PoolTypes

extension IndexStore {
  /// Setting that says by which rules and in which pass the places of the index were made.
  package static let placesKey = "places"

  private static let placedColumns = "id, media, latitude, longitude, instant, wall"

  /// What changed since the last pass over places, in order.
  package func placeChanges(limit: Int) throws -> [PlaceChange] {
    try read { connection in
      var changes: [PlaceChange] = []
      try connection.run(
        "SELECT capture, \(Self.placedColumns), 0, NULL, row, gone FROM place_change ORDER BY row LIMIT ?",
        [.integer(Int64(limit))]
      ) { found in
        if let row = Self.placedRow(found) {
          changes.append(PlaceChange(number: found.int64(9), isGone: found.int(10) != 0, capture: row))
        }
        return true
      }
      return changes
    }
  }

  /// The number of the last change of places; 0 where there is none.
  package func lastPlaceChange() throws -> Int64 {
    Int64(try read { try $0.number("SELECT coalesce(max(row), 0) FROM place_change") })
  }

  /// Captures with a place of a stretch of time, both ends included, in the order of their instants.
  package func placedRows(from start: Double, through end: Double) throws -> [PlacedRow] {
    try placedRows("instant BETWEEN ? AND ? ORDER BY instant, id", [.real(start), .real(end)])
  }

  /// Captures with a place between two parallels.
  package func placedRows(between latitudes: ClosedRange<Double>) throws -> [PlacedRow] {
    try placedRows("latitude BETWEEN ? AND ?", [.real(latitudes.lowerBound), .real(latitudes.upperBound)])
  }

  /// Every capture with a place.
  package func placedRows() throws -> [PlacedRow] { try placedRows("1 = 1 ORDER BY instant, id", []) }

  func placedRows(_ condition: String, _ values: [SQLValue]) throws -> [PlacedRow] {
    try read { connection in
      var rows: [PlacedRow] = []
      try connection.run(
        "SELECT row, \(Self.placedColumns), shown, area FROM capture WHERE latitude IS NOT NULL AND \(condition)",
        values
      ) { found in
        if let row = Self.placedRow(found) { rows.append(row) }
        return true
      }
      return rows
    }
  }

  private static func placedRow(_ found: SQLRow) -> PlacedRow? {
    guard let media = MediaType(rawValue: found.text(2)),
      let coordinate = Coordinate(latitude: found.double(3), longitude: found.double(4))
    else { return nil }
    return PlacedRow(
      row: found.int64(0), id: CaptureID(found.text(1)), mediaType: media, coordinate: coordinate,
      instant: found.double(5), wallClock: found.optionalDouble(6), isShown: found.int(7) != 0,
      area: found.optionalInt(8).map(Int64.init))
  }

  /// Keys of areas by their rows.
  package func areaKeys() throws -> [Int64: String] {
    try read { connection in
      var keys: [Int64: String] = [:]
      try connection.run("SELECT row, key FROM area") { found in
        keys[found.int64(0)] = found.text(1)
        return true
      }
      return keys
    }
  }

  /// Stores what a pass over places found, whole or not at all. Names that nothing uses any more go.
  package func apply(_ update: PlaceUpdate) throws {
    try write { connection in
      try connection.transaction {
        let writer = PlaceWriter(connection: connection)
        for stretch in update.visits { try writer.replace(.visit, stretch) }
        for stretch in update.trips { try writer.replace(.trip, stretch) }
        try writer.show(update.shown, areas: update.areas)
        try connection.run("DELETE FROM place_change WHERE row <= ?", [.integer(update.lastChange)])
        try writer.dropUnused()
        try connection.run(
          "INSERT OR REPLACE INTO setting VALUES (?, ?)", [.text(Self.placesKey), .text(update.stamp)])
      }
    }
  }

  /// Deletes every visit and venue, and the names of neighbourhoods; cities and trips stay.
  package func forgetVisits() throws {
    try write { connection in
      let some = "(SELECT 1 FROM visit) OR EXISTS (SELECT 1 FROM venue) OR EXISTS (SELECT 1 FROM place_lookup)"
      guard try connection.number("SELECT EXISTS \(some)") > 0 else { return }
      try connection.transaction {
        try connection.execute(
          "UPDATE capture SET visit = NULL, venue = NULL WHERE visit IS NOT NULL OR venue IS NOT NULL;"
            + "DELETE FROM visit; DELETE FROM venue; DELETE FROM place_lookup;"
            + "UPDATE area SET neighbourhood = NULL; DELETE FROM setting WHERE key = '\(Self.placesKey)'")
        try SliceWriter(connection: connection).noteDeletion()
      }
    }
  }
}

/// The statements of one pass over places, inside its transaction.
struct PlaceWriter {
  /// A table of groups, which is also the column of `capture` that names one.
  enum Table: String {
    case visit, trip
  }

  let connection: SQLiteConnection

  /// Replaces the groups that started in a stretch of time, writing only what differs.
  func replace(_ table: Table, _ stretch: PlaceUpdate.Stretch) throws {
    let (name, range) = (table.rawValue, stretch.replaced)
    let bounds: [SQLValue] = [.real(max(range.lowerBound, -1e300)), .real(min(range.upperBound, 1e300))]
    var present: [String: Int64] = [:]
    try connection.run("SELECT id, row FROM \(name) WHERE start BETWEEN ? AND ?", bounds) { found in
      present[found.text(0)] = found.int64(1)
      return true
    }
    var members: [Int64: Int64] = [:]
    try connection.run(
      "SELECT capture.row, \(name) FROM \(name) JOIN capture ON capture.\(name) = \(name).row "
        + "WHERE start BETWEEN ? AND ?", bounds
    ) { found in
      members[found.int64(0)] = found.int64(1)
      return true
    }
    for group in stretch.groups {
      present[group.id] = nil
      let row = try write(group, in: table)
      for capture in group.rows where members.removeValue(forKey: capture) != row {
        try connection.run("UPDATE capture SET \(name) = ? WHERE row = ?", [.integer(row), .integer(capture)])
      }
    }
    for capture in members.keys {
      try connection.run("UPDATE capture SET \(name) = NULL WHERE row = ?", [.integer(capture)])
    }
    for row in present.values { try connection.run("DELETE FROM \(name) WHERE row = ?", [.integer(row)]) }
  }

  /// - Returns: the row of the group.
  private func write(_ group: PlaceUpdate.Group, in table: Table) throws -> Int64 {
    switch table {
    case .visit:
      guard let centre = group.centre else { break }
      try connection.run(
        "INSERT INTO visit (id, start, latitude, longitude) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
          + "start = excluded.start, latitude = excluded.latitude, longitude = excluded.longitude",
        [.text(group.id), .real(group.start), .real(centre.latitude), .real(centre.longitude)])
    case .trip:
      try connection.run(
        "INSERT INTO trip (id, start) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET start = excluded.start",
        [.text(group.id), .real(group.start)])
    }
    return Int64(try connection.number("SELECT row FROM \(table.rawValue) WHERE id = ?", [.text(group.id)]))
  }

  /// Lets captures tell their places, or no longer.
  func show(_ shown: [(row: Int64, isShown: Bool, area: String?)], areas: [String: AreaNames]) throws {
    var rows: [String: Int64] = [:]
    for one in shown {
      var area: SQLValue = .null
      if one.isShown, let key = one.area {
        if rows[key] == nil { rows[key] = try row(of: key, areas[key]) }
        if let row = rows[key] { area = .integer(row) }
      }
      // Whoever no longer tells a place is of no visit and at no venue either.
      let rest = one.isShown ? "" : ", venue = NULL"
      try connection.run(
        "UPDATE capture SET shown = ?, area = ?\(rest) WHERE row = ?",
        [.integer(one.isShown ? 1 : 0), area, .integer(one.row)])
    }
  }

  /// The row of an area, made where it is new; nil where it is neither there nor given.
  func row(of key: String, _ names: AreaNames?) throws -> Int64? {
    if let names {
      try connection.run(
        """
        INSERT INTO area (key, neighbourhood, city, city_number, metro, metro_number, region, country, country_code,
          credit) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING
        """,
        [
          .text(key), .optional(names.neighbourhood), .optional(names.city), .optional(names.cityNumber),
          .optional(names.metro), .optional(names.metroNumber), .optional(names.region), .optional(names.country),
          .optional(names.countryCode), .optional(names.credit),
        ])
    }
    var row: Int64?
    try connection.run("SELECT row FROM area WHERE key = ?", [.text(key)]) { found in
      row = found.int64(0)
      return false
    }
    return row
  }

  /// Deletes names that no capture has any more.
  func dropUnused() throws {
    for name in ["area", "venue"] {
      try connection.execute(
        "DELETE FROM \(name) WHERE NOT EXISTS (SELECT 1 FROM capture WHERE capture.\(name) = \(name).row)")
    }
  }
}
