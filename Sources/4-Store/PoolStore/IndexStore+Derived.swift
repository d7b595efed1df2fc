package import PoolTypes

extension IndexStore {
  /// A table row that stands for a link, object, lead or thing of several captures.
  package enum ProvenClass: String, Sendable {
    case link, object, lead, thing
  }

  /// One page of what was made of captures, each with the captures that prove it, the newest first.
  ///
  /// - Parameters:
  ///   - kinds: raw values; empty for all.
  ///   - filters: of the captures.
  package func proven<Value: Codable & Hashable & Sendable>(
    _ type: Value.Type, _ class: ProvenClass, kinds: [String], filters: SearchFilters, limit: Int, offset: Int
  ) throws -> [Proven<Value>] {
    var conditions = Self.conditions(filters)
    conditions.sql += ["class = ?", "state = 'indexed'"]
    conditions.values.append(.text(`class`.rawValue))
    if !kinds.isEmpty {
      conditions.sql.append("kind IN (\(kinds.map { _ in "?" }.joined(separator: ",")))")
      conditions.values += kinds.map { .text($0) }
    }
    let whereClause = conditions.sql.joined(separator: " AND ")
    return try read { connection in
      var groups: [(kind: String, value: String, count: Int)] = []
      try connection.run(
        """
        SELECT kind, value, count(DISTINCT capture) FROM derived JOIN capture ON capture.row = derived.capture
        WHERE \(whereClause) GROUP BY kind, value ORDER BY max(instant) DESC, max(capture.row) DESC, kind, value
        LIMIT ? OFFSET ?
        """, conditions.values + [.integer(Int64(limit)), .integer(Int64(offset))]
      ) { row in
        groups.append((row.text(0), row.text(1), row.int(2)))
        return true
      }
      return try groups.compactMap { group in
        try Self.proven(
          connection, where: whereClause + " AND kind = ? AND value = ?",
          conditions.values + [.text(group.kind), .text(group.value)], count: group.count)
      }
    }
  }

  /// Most captures that are named with one value.
  private static let capturesMax = 100

  private static func proven<Value: Codable & Hashable & Sendable>(
    _ connection: SQLiteConnection, where condition: String, _ values: [SQLValue], count: Int
  ) throws -> Proven<Value>? {
    var value: Value?
    var ids: [CaptureID] = []
    func dates(_ order: String, _ more: String = "", limit: Int, _ use: @escaping (SQLRow) -> Void) throws {
      try connection.run(
        "SELECT id, wall, offset, date_source, details FROM derived JOIN capture ON capture.row = derived.capture "
          + "WHERE \(condition) \(more) ORDER BY instant \(order), capture.row \(order) LIMIT ?",
        values + [.integer(Int64(limit))]
      ) { row in
        use(row)
        return true
      }
    }
    var last: CaptureDate?
    var first: CaptureDate?
    try dates("DESC", limit: capturesMax) { row in
      let id = CaptureID(row.text(0))
      if value == nil {
        value = ReadingCoding.value(Value.self, from: row.text(4))
      }
      if last == nil { last = date(row) }
      if ids.last != id { ids.append(id) }
    }
    try dates("ASC", "AND wall IS NOT NULL", limit: 1) { first = date($0) }
    return value.map { Proven(value: $0, captures: ids, captureCount: count, firstSeen: first, lastSeen: last) }
  }

  private static func date(_ row: SQLRow) -> CaptureDate? {
    guard let wall = row.optionalDouble(1), let source = CaptureDate.Source(rawValue: row.text(3)) else { return nil }
    return CaptureDate(wallClockSeconds: wall, offsetMinutes: row.optionalInt(2), source: source)
  }

  /// What was made of one capture.
  static func derived(of row: Int64, _ connection: SQLiteConnection) throws -> (Derivation, [Thing]) {
    var derived = Derivation()
    var things: [Thing] = []
    try connection.run("SELECT class, details FROM derived WHERE capture = ? ORDER BY row", [.integer(row)]) { found in
      let details = found.text(1)
      switch ProvenClass(rawValue: found.text(0)) {
      case .link: ReadingCoding.value(Link.self, from: details).map { derived.links.append($0) }
      case .object: ReadingCoding.value(CapturedObject.self, from: details).map { derived.objects.append($0) }
      case .lead: ReadingCoding.value(Lead.self, from: details).map { derived.leads.append($0) }
      case .thing: ReadingCoding.value(Thing.self, from: details).map { things.append($0) }
      case nil: break
      }
      return true
    }
    return (derived, things)
  }

  /// Captures that rules of another version looked at, in the order of their rows, after a row.
  package func judgedOtherwise(than version: String, after row: Int64, limit: Int) throws
    -> [(row: Int64, id: CaptureID)]
  {
    try read { connection in
      var found: [(row: Int64, id: CaptureID)] = []
      try connection.run(
        "SELECT row, id FROM capture WHERE row > ? AND state = 'indexed' AND judged <> ? ORDER BY row LIMIT ?",
        [.integer(row), .text(version), .integer(Int64(limit))]
      ) {
        found.append(($0.int64(0), CaptureID($0.text(1))))
        return true
      }
      return found
    }
  }

  /// How many captures rules of another version looked at.
  package func countJudgedOtherwise(than version: String) throws -> Int {
    try read {
      try $0.number("SELECT count(*) FROM capture WHERE state = 'indexed' AND judged <> ?", [.text(version)])
    }
  }

  /// A capture that a language model was not shown as it is now.
  package struct Unnamed: Sendable {
    package var row: Int64
    package var instant: Double
    package var id: CaptureID
    /// What its evidence comes from: content, readers and rules.
    package var basis: String
    /// Version of the evidence that was shown last; empty where none was.
    package var version: String
  }

  /// What a capture's evidence comes from.
  static let namingBasis = "readers || ' ' || judged || ' ' || digest"

  /// What is kept with things, so that a capture whose readers, rules and model are the same is not looked at again.
  package static func namedMark(asker: String, basis: String, version: String) -> String {
    "\(asker)\n\(basis)\n\(version)"
  }

  /// Captures that a language model was not shown as they are now, newest first, after a place in that order.
  ///
  /// - Parameters:
  ///   - asker: the model and how it is asked.
  ///   - judged: version of the rules; what others looked at is shown to no model.
  package func unnamed(
    asker: String, judged: String, mediaTypes: Set<MediaType>, after: (instant: Double, row: Int64)?, limit: Int
  ) throws -> [Unnamed] {
    let kinds = mediaTypes.map { "'\($0.rawValue)'" }.sorted().joined(separator: ",")
    let begin = "? || char(10) || \(Self.namingBasis) || char(10)"
    return try read { connection in
      var found: [Unnamed] = []
      try connection.run(
        """
        SELECT row, instant, id, \(Self.namingBasis), named FROM capture
        WHERE state = 'indexed' AND judged = ? AND media IN (\(kinds))
          AND substr(named, 1, length(\(begin))) <> \(begin)
          AND (instant, row) < (?, ?) ORDER BY instant DESC, row DESC LIMIT ?
        """,
        [
          .text(judged), .text(asker), .text(asker), .real(after?.instant ?? .greatestFiniteMagnitude),
          .integer(after?.row ?? .max),
          .integer(Int64(limit)),
        ]
      ) { row in
        let mark = row.text(4).split(separator: "\n", omittingEmptySubsequences: false)
        found.append(
          Unnamed(
            row: row.int64(0), instant: row.double(1), id: CaptureID(row.text(2)), basis: row.text(3),
            version: mark.count == 3 ? String(mark[2]) : ""))
        return true
      }
      return found
    }
  }

  /// Deletes every thing, where no grant holds them any more.
  package func forgetThings() throws {
    try write { connection in
      guard try connection.number("SELECT EXISTS (SELECT 1 FROM capture WHERE named <> '')") > 0 else { return }
      try connection.transaction {
        let writer = SliceWriter(connection: connection)
        try writer.dropThings()
        try connection.execute(
          "DELETE FROM seen WHERE kind IN ('thing', 'thingKind'); UPDATE capture SET named = '' WHERE named <> ''")
        try writer.noteDeletion()
      }
    }
  }

  /// Has captures read again that another gate, or other readers, held back. They stay held until they are judged;
  /// those that a reader helped to hold which is not here now wait for it, for without it they would pass.
  ///
  /// - Parameter setting: forgotten with it, so that the captures are described anew: nothing was kept of them.
  package func judgeHeldAgain(by gate: String, readers: [ReaderKind: String], forgetting setting: String) throws {
    try write { connection in
      var rows: [Int64] = []
      try connection.run(
        "SELECT row, judged, readers FROM capture WHERE state = 'sensitive' AND covered = 1 AND judged <> ''"
      ) { row in
        let told = ReadingCoding.readers(from: row.text(2))
        let isOld = row.text(1) != gate || !Self.missing(readers, in: row.text(2)).isEmpty
        if isOld, told.keys.allSatisfy({ readers[$0] != nil }) { rows.append(row.int64(0)) }
        return true
      }
      guard !rows.isEmpty else { return }
      try connection.transaction {
        for row in rows {
          try connection.run("UPDATE capture SET judged = '', described = 0 WHERE row = ?", [.integer(row)])
        }
        try connection.run("DELETE FROM setting WHERE key = ?", [.text(setting)])
      }
    }
  }
}
