package import PoolTypes

extension IndexStore {
  /// What is known of one look-up of a geocoder.
  package struct Lookup: Hashable, Sendable {
    /// `names` or `venue`.
    package var kind: String
    /// The cell that was looked up.
    package var key: String
    /// 0 for one that was answered.
    package var failures: Int
    /// When one that failed is tried again, in seconds since 1970.
    package var next: Double

    package init(kind: String, key: String, failures: Int, next: Double) {
      self.kind = kind
      self.key = key
      self.failures = failures
      self.next = next
    }
  }

  /// Every look-up.
  package func lookups() throws -> [Lookup] {
    try read { connection in
      var found: [Lookup] = []
      try connection.run("SELECT kind, key, failures, next FROM place_lookup") { row in
        found.append(Lookup(kind: row.text(0), key: row.text(1), failures: row.int(2), next: row.double(3)))
        return true
      }
      return found
    }
  }

  /// Stores what a look-up brought and gives it to its captures, whole or not at all. A capture that tells no place any
  /// more gets nothing.
  package func store(_ lookup: Lookup, area: AreaNames?, venue: StoredVenue?, for rows: [Int64]) throws {
    try write { connection in
      try connection.transaction {
        let writer = PlaceWriter(connection: connection)
        try connection.run(
          "INSERT INTO place_lookup VALUES (?, ?, ?, ?) ON CONFLICT (kind, key) DO UPDATE SET "
            + "failures = excluded.failures, next = excluded.next",
          [.text(lookup.kind), .text(lookup.key), .integer(Int64(lookup.failures)), .real(lookup.next)])
        if let area, let target = try writer.row(of: area.key, area) {
          try writer.give("area", target, to: rows)
        }
        if let venue {
          try connection.run(
            "INSERT INTO venue (key, name, category, credit) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO NOTHING",
            [.text(venue.key), .text(venue.name), .text(venue.category), .optional(venue.credit)])
          let target = try connection.number("SELECT row FROM venue WHERE key = ?", [.text(venue.key)])
          try writer.give("venue", Int64(target), to: rows)
        }
        try writer.dropUnused()
        // Catalogs of names are kept by this stamp.
        try connection.run(
          "UPDATE setting SET value = value || '.' WHERE key = ? AND length(value) < 200", [.text(Self.placesKey)])
      }
    }
  }

  /// Deletes look-ups of cells in which no capture tells its place any more.
  package func keepLookups(_ isWanted: (_ kind: String, _ key: String) -> Bool) throws {
    let unwanted = try lookups().filter { !isWanted($0.kind, $0.key) }
    guard !unwanted.isEmpty else { return }
    try write { connection in
      try connection.transaction {
        for one in unwanted {
          try connection.run("DELETE FROM place_lookup WHERE kind = ? AND key = ?", [.text(one.kind), .text(one.key)])
        }
        try SliceWriter(connection: connection).noteDeletion()
      }
    }
  }

  /// Captures that tell their place, the newest first.
  package func shownRows() throws -> [PlacedRow] { try placedRows("shown = 1 ORDER BY instant DESC, id", []) }

  /// The days and categories of captures at venues, each once.
  package func venueDays(_ mediaTypes: Set<MediaType>) throws -> [(category: String, day: Int)] {
    let kinds = mediaTypes.map { "'\($0.rawValue)'" }.sorted().joined(separator: ",")
    return try read { connection in
      var found: [(category: String, day: Int)] = []
      try connection.run(
        "SELECT DISTINCT category, CAST(floor(wall / 86400) AS INTEGER) FROM capture "
          + "JOIN venue ON venue.row = capture.venue WHERE shown = 1 AND state = 'indexed' AND wall IS NOT NULL "
          + "AND media IN (\(kinds)) AND media <> 'screenshot' ORDER BY 1, 2"
      ) { row in
        found.append((row.text(0), row.int(1)))
        return true
      }
      return found
    }
  }
}

extension PlaceWriter {
  /// Gives captures that tell their place an area or a venue.
  func give(_ column: String, _ target: Int64, to rows: [Int64]) throws {
    for row in rows {
      try connection.run(
        "UPDATE capture SET \(column) = ? WHERE row = ? AND shown = 1", [.integer(target), .integer(row)])
    }
  }
}
