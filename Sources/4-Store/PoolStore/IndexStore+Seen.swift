package import PoolTypes

extension IndexStore {
  /// What is counted by values and days.
  package enum SeenKind: String, Sendable {
    case thing, thingKind, link, host, code, label, object
  }

  /// How many captures have each value, the most frequent first.
  package func seenCounts(_ kind: SeenKind, filters: SearchFilters, limit: Int) throws -> [Facets.Count] {
    var conditions = Self.conditions(filters, row: "seen.capture")
    let isDated = filters.since != nil || filters.until != nil
    conditions.sql = conditions.sql.map { $0.hasPrefix("media IN") ? "seen." + $0 : $0 }
    conditions.sql.append("kind = ?")
    conditions.values.append(.text(kind.rawValue))
    let join = isDated ? "JOIN capture ON capture.row = seen.capture" : ""
    return try counts(
      "SELECT value, count(DISTINCT seen.capture) AS number FROM seen \(join) "
        + "WHERE \(conditions.sql.joined(separator: " AND ")) GROUP BY value ORDER BY number DESC, value LIMIT ?",
      conditions.values + [.integer(Int64(limit))])
  }

  /// How many captures there are of each month (`2026-03`), newest first, or of each kind.
  package func monthCounts(_ filters: SearchFilters) throws -> [Facets.Count] {
    try counts(
      "SELECT strftime('%Y-%m', wall, 'unixepoch') AS month, count(*) FROM capture "
        + "WHERE \(Self.searchable(filters)) AND wall IS NOT NULL GROUP BY month ORDER BY month DESC",
      Self.conditions(filters).values)
  }

  package func mediaTypeCounts(_ filters: SearchFilters) throws -> [Facets.Count] {
    try counts(
      "SELECT media, count(*) AS number FROM capture WHERE \(Self.searchable(filters)) "
        + "GROUP BY media ORDER BY number DESC, media", Self.conditions(filters).values)
  }

  private static func searchable(_ filters: SearchFilters) -> String {
    (["state = 'indexed'"] + conditions(filters).sql).joined(separator: " AND ")
  }

  private func counts(_ sql: String, _ values: [SQLValue]) throws -> [Facets.Count] {
    try read { connection in
      var counts: [Facets.Count] = []
      try connection.run(sql, values) { row in
        if let value = row.optionalText(0) { counts.append(Facets.Count(value: value, captures: row.int(1))) }
        return true
      }
      return counts
    }
  }

  /// A value with the days on which it was seen.
  package struct SeenOnDays: Sendable {
    package var kind: SeenKind
    package var value: String
    package var days: Int
    package var captures: Int
    /// Days since 1970.
    package var firstDay: Int
    package var lastDay: Int
  }

  /// Values that were seen on several days, the most days first.
  package func seenOnDays(
    _ kinds: [SeenKind], mediaTypes: Set<MediaType>, atLeast days: Int, limit: Int, offset: Int = 0
  ) throws -> [SeenOnDays] {
    guard !kinds.isEmpty, !mediaTypes.isEmpty else { return [] }
    return try read { connection in
      var found: [SeenOnDays] = []
      try connection.run(
        """
        SELECT kind, value, count(DISTINCT day) AS days, count(*), min(day), max(day) FROM seen
        WHERE kind IN (\(Self.quoted(kinds.map(\.rawValue)))) AND day > ?
          AND media IN (\(Self.quoted(mediaTypes.map(\.rawValue))))
        GROUP BY kind, value HAVING days >= ? ORDER BY days DESC, max(day) DESC, kind, value LIMIT ? OFFSET ?
        """,
        [
          .integer(SliceWriter.noDay), .integer(Int64(days)), .integer(Int64(limit)), .integer(Int64(offset)),
        ]
      ) { row in
        guard let kind = SeenKind(rawValue: row.text(0)) else { return true }
        found.append(
          SeenOnDays(
            kind: kind, value: row.text(1), days: row.int(2), captures: row.int(3), firstDay: row.int(4),
            lastDay: row.int(5)))
        return true
      }
      return found
    }
  }

  /// The newest captures that have a value.
  package func captures(seen kind: SeenKind, value: String, mediaTypes: Set<MediaType>, limit: Int) throws
    -> [CaptureID]
  {
    try read { connection in
      var ids: [CaptureID] = []
      try connection.run(
        """
        SELECT id FROM seen JOIN capture ON capture.row = seen.capture WHERE kind = ? AND value = ?
          AND seen.media IN (\(Self.quoted(mediaTypes.map(\.rawValue)))) ORDER BY instant DESC, row DESC LIMIT ?
        """, [.text(kind.rawValue), .text(value), .integer(Int64(limit))]
      ) {
        ids.append(CaptureID($0.text(0)))
        return true
      }
      return ids
    }
  }

  /// Each value of some kinds with its days and media types, for weighing interests.
  package func seenDays(_ kinds: [SeenKind], mediaTypes: Set<MediaType>) throws
    -> [(kind: SeenKind, value: String, day: Int, mediaType: MediaType)]
  {
    guard !kinds.isEmpty, !mediaTypes.isEmpty else { return [] }
    return try read { connection in
      var found: [(kind: SeenKind, value: String, day: Int, mediaType: MediaType)] = []
      try connection.run(
        """
        SELECT DISTINCT kind, value, day, media FROM seen WHERE kind IN (\(Self.quoted(kinds.map(\.rawValue))))
          AND day > ? AND media IN (\(Self.quoted(mediaTypes.map(\.rawValue)))) ORDER BY kind, value, day
        """, [.integer(SliceWriter.noDay)]
      ) { row in
        if let kind = SeenKind(rawValue: row.text(0)), let media = MediaType(rawValue: row.text(3)) {
          found.append((kind, row.text(1), row.int(2), media))
        }
        return true
      }
      return found
    }
  }

  /// Names of our own cases, as SQL texts.
  private static func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.sorted().joined(separator: ",") }
}
