package import PoolTypes

/// What an order needs to know of a capture.
package struct CaptureGlance: Hashable, Sendable {
  /// Seconds since 1970.
  package var instant: Double
  package var mediaType: MediaType
}

extension IndexStore {
  /// Filters as SQL conditions on `capture`, and the values that stand in them.
  ///
  /// - Parameter row: what names the capture's row in the statement.
  static func conditions(_ filters: SearchFilters, row: String = "capture.row") -> (sql: [String], values: [SQLValue]) {
    var sql: [String] = []
    var values: [SQLValue] = []
    if !filters.mediaTypes.isEmpty {
      let kinds = filters.mediaTypes.map(\.rawValue).sorted()
      sql.append("media IN (\(kinds.map { "'\($0)'" }.joined(separator: ",")))")
    }
    if let since = filters.since {
      // No clock is more than 14 hours off: the SQL index by instants leads to these days.
      sql.append("instant >= ? AND wall >= ?")
      values += [.real(since - Self.clocksApart), .real(since)]
    }
    if let until = filters.until {
      sql.append("instant < ? AND wall < ?")
      values += [.real(until + Self.clocksApart), .real(until)]
    }
    for (kind, wanted) in facets(filters) {
      let places = wanted.map { _ in "?" }.joined(separator: ",")
      sql.append(
        "\(row) IN (SELECT facet.capture FROM seen AS facet WHERE facet.kind = '\(kind.rawValue)' "
          + "AND facet.value IN (\(places)))")
      values += wanted.map { .text($0) }
    }
    return (sql, values)
  }

  /// Seconds that a wall clock can differ from UTC, and an hour.
  private static let clocksApart = 19 * 3_600.0

  /// What filters ask of the things seen; properties without a wish are left out.
  private static func facets(_ filters: SearchFilters) -> [(kind: SeenKind, values: [String])] {
    let all: [(kind: SeenKind, values: [String])] = [
      (.label, filters.labels.sorted()), (.thingKind, filters.thingKinds.map(\.rawValue).sorted()),
      (.host, filters.linkHosts.sorted()),
    ]
    return all.filter { !$0.values.isEmpty }
  }

  /// Rows that have what the facets of the filters ask for, of their kinds alone; nil where they ask for nothing.
  package func facetRows(_ filters: SearchFilters) throws -> Set<Int64>? {
    var rows: Set<Int64>?
    let days = Self.seenConditions(filters)
    for (kind, values) in Self.facets(filters) {
      let places = values.map { _ in "?" }.joined(separator: ",")
      var found: Set<Int64> = []
      try read { connection in
        try connection.run(
          "SELECT capture FROM seen WHERE kind = ? AND value IN (\(places))\(days.sql)",
          [.text(kind.rawValue)] + values.map { .text($0) } + days.values
        ) { row in
          found.insert(row.int64(0))
          return true
        }
      }
      rows = rows?.intersection(found) ?? found
    }
    return rows
  }

  /// Kinds and days of the filters as conditions on `seen`; a day that is cut in two counts whole.
  private static func seenConditions(_ filters: SearchFilters) -> (sql: String, values: [SQLValue]) {
    var sql = ""
    var values: [SQLValue] = []
    if !filters.mediaTypes.isEmpty {
      sql += " AND media IN (" + filters.mediaTypes.map { "'\($0.rawValue)'" }.sorted().joined(separator: ",") + ")"
    }
    if let since = filters.since {
      sql += " AND day >= ?"
      values.append(.integer(Int64((since / 86_400).rounded(.down))))
    }
    if let until = filters.until {
      sql += " AND day <= ?"
      values.append(.integer(Int64((until / 86_400).rounded(.down))))
    }
    return (sql, values)
  }

  /// Rows that carry one of these labels, the newest rows first.
  package func labelRows(_ labels: [String], mediaTypes: Set<MediaType>, limit: Int) throws -> [Int64] {
    guard !labels.isEmpty, !mediaTypes.isEmpty else { return [] }
    let places = labels.map { _ in "?" }.joined(separator: ",")
    let kinds = mediaTypes.map { "'\($0.rawValue)'" }.sorted().joined(separator: ",")
    return try read { connection in
      var rows: [Int64] = []
      try connection.run(
        "SELECT DISTINCT capture FROM seen WHERE kind = 'label' AND value IN (\(places)) AND media IN (\(kinds)) "
          + "ORDER BY capture DESC LIMIT ?", labels.map { .text($0) } + [.integer(Int64(limit))]
      ) { row in
        rows.append(row.int64(0))
        return true
      }
      return rows
    }
  }

  /// The newest row. Captures that come later have higher ones, but for the rows that deletions gave back.
  package func newestRow() throws -> Int64 {
    Int64(try read { try $0.number("SELECT coalesce(max(row), 0) FROM capture") })
  }

  /// When captures were taken and what they are; rows that cannot be searched are left out.
  package func glances(of rows: [Int64]) throws -> [Int64: CaptureGlance] {
    try read { connection in
      var glances: [Int64: CaptureGlance] = [:]
      glances.reserveCapacity(rows.count)
      // In the order of the file, so that neighbours are read with one page.
      for row in rows.sorted() {
        try connection.run("SELECT instant, media FROM capture WHERE row = ? AND state = 'indexed'", [.integer(row)]) {
          found in
          guard let media = MediaType(rawValue: found.text(1)) else { return false }
          glances[row] = CaptureGlance(instant: found.double(0), mediaType: media)
          return false
        }
      }
      return glances
    }
  }

  /// Fingerprints of captures, where they have one.
  package func fingerprints(of rows: [Int64]) throws -> [Int64: Fingerprint] {
    try read { connection in
      var prints: [Int64: Fingerprint] = [:]
      for row in rows.sorted() {
        try connection.run("SELECT fingerprint FROM capture WHERE row = ?", [.integer(row)]) { found in
          prints[row] = Self.fingerprint(found.blob(0))
          return false
        }
      }
      return prints
    }
  }
}
