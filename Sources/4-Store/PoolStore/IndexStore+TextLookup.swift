package import PoolTypes

/// One place where asked words stand.
package struct TextSighting: Hashable, Sendable {
  /// The number that the expression gave the words.
  package var number: Int
  package var column: SearchList
  /// Place of the first word among the words of the column, from 0.
  package var position: Int
}

/// A row that answers a look-up in the text index.
package struct TextMatch: Sendable {
  package var row: Int64
  /// Words in the lines of the capture.
  package var length: Int
  /// Each place once, in no order.
  package var sightings: [TextSighting]

  /// Takes up the places that another look-up found in the same row.
  package mutating func add(_ other: TextMatch) {
    guard sightings.count * other.sightings.count < 1_000 else {
      sightings = Array(Set(sightings).union(other.sightings))
      return
    }
    for sighting in other.sightings where !sightings.contains(sighting) { sightings.append(sighting) }
  }

  /// The same with the places that another look-up found.
  package func with(_ other: TextMatch) -> TextMatch {
    var both = self
    both.add(other)
    return both
  }
}

extension IndexStore {
  /// Places in one capture that are looked at; a word that stands there more often counts no more.
  private static let sightingsMost: Int64 = 400

  /// How many rows answer, and the oldest of them, newest first and no more than `limit`.
  package func textCount(_ expression: TextExpression, in scope: TextScope, limit: Int) throws
    -> (count: Int, oldest: Int64)
  {
    try read { connection in
      guard let clause = scope.clause(expression, spans: try Self.spans(connection)) else { return (0, 0) }
      var found: (count: Int, oldest: Int64) = (0, 0)
      try connection.run(
        "SELECT count(*), min(found) FROM (SELECT words.rowid AS found FROM \(clause.sql) "
          + "ORDER BY words.rowid DESC LIMIT ?)", clause.values + [.integer(Int64(limit))]
      ) { row in
        found = (row.int(0), row.int64(1))
        return false
      }
      return found
    }
  }

  /// Rows that answer, newest first and no more than `limit`, each with the places where the words stand.
  ///
  /// - Parameter oldest: rows below this one are not looked at.
  package func textMatches(
    _ expression: TextExpression, in scope: TextScope, limit: Int, oldest: Int64? = nil
  ) throws -> [TextMatch] {
    try read { connection in
      guard let clause = scope.clause(expression, spans: try Self.spans(connection)) else { return [] }
      var matches: [TextMatch] = []
      // The same words may stand in an expression twice; each place counts once.
      let numbers = clause.2.filter { $0 >= 0 }
      let isTwice = Set(numbers).count < numbers.count
      let bound = oldest == nil ? "" : "AND words.rowid >= ? "
      try connection.run(
        "SELECT words.rowid, pool_sightings(words, 4, \(Self.sightingsMost)) FROM \(clause.sql) \(bound)"
          + "ORDER BY words.rowid DESC LIMIT ?",
        clause.values + (oldest.map { [.integer($0)] } ?? []) + [.integer(Int64(limit))]
      ) { row in
        var match = row.withBlob(1) { Self.match(row.int64(0), $0, clause.2) }
        if isTwice { match.sightings = Array(Set(match.sightings)) }
        matches.append(match)
        return true
      }
      return matches
    }
  }

  private static func match(_ row: Int64, _ bytes: UnsafeRawBufferPointer, _ numbers: [Int]) -> TextMatch {
    func value(_ place: Int) -> Int { Int(bytes.loadUnaligned(fromByteOffset: place * 4, as: Int32.self)) }
    let count = bytes.count / 4
    let columns = TextScope.order.count
    var match = TextMatch(row: row, length: count > 0 ? value(0) : 0, sightings: [])
    match.sightings.reserveCapacity(max((count - columns) / 3, 0))
    for place in stride(from: columns, to: count - 2, by: 3) {
      let (phrase, column) = (value(place), value(place + 1))
      guard numbers.indices.contains(phrase), numbers[phrase] >= 0, TextScope.order.indices.contains(column) else {
        continue
      }
      match.sightings.append(
        TextSighting(number: numbers[phrase], column: TextScope.order[column], position: value(place + 2)))
    }
    return match
  }

  /// Which of these rows hold one of these words.
  package func holds(rows: [Int64], any expression: TextExpression, columns: Set<SearchList>) throws -> Set<Int64> {
    guard !rows.isEmpty else { return [] }
    let scope = TextScope(rows: RowScope(rows: Set(rows)), columns: columns)
    return try read { connection in
      guard let clause = scope.clause(expression, spans: nil) else { return [] }
      var found: Set<Int64> = []
      try connection.run("SELECT words.rowid FROM \(clause.sql)", clause.values) { row in
        found.insert(row.int64(0))
        return true
      }
      return found
    }
  }

  /// The codes of some rows, as they were read.
  package func codes(of rows: [Int64]) throws -> [Int64: [String]] {
    try read { connection in
      var codes: [Int64: [String]] = [:]
      for row in rows {
        try connection.run("SELECT codes FROM reading WHERE capture = ?", [.integer(row)]) { found in
          codes[row] = found.text(0).split(separator: "\n").map(String.init)
          return false
        }
      }
      return codes
    }
  }

  // MARK: What there is to count with

  /// Counts over the captures that a look-up can see.
  package struct TextCounts: Hashable, Sendable {
    /// Captures that were read.
    package var captures: Int
    /// Those of them with words on screen.
    package var written: Int
    /// Words on screen, all together.
    package var words: Int
    /// The newest row of the text index, in scope or not.
    package var newestRow: Int64
  }

  /// Most captures of a span that are counted one by one where a date cuts through it.
  private static let countedMost = 1_000

  /// How much there is to search in a scope. Exact, but where a date cuts through 32 days with many captures: there
  /// it is the share of the days.
  package func textCounts(_ scope: RowScope) throws -> TextCounts {
    try read { connection in
      var whole = TextCounts(captures: 0, written: 0, words: 0, newestRow: 0)
      var cut: [(span: Int64, captures: Int, written: Int, words: Int)] = []
      let kinds = Set(scope.mediaTypes.map(\.rawValue))
      let isDated = scope.since != nil || scope.until != nil
      try connection.run("SELECT media, span, captures, written, words FROM text_count WHERE captures > 0") { row in
        guard kinds.isEmpty || kinds.contains(row.text(0)) else { return true }
        let span = row.int64(1)
        let counts = (span, row.int(2), row.int(3), row.int(4))
        if isDated {
          guard span != ScopeWords.noSpan else { return true }
          let begin = Double(span) * 32 * 86_400
          let end = begin + 32 * 86_400
          if let since = scope.since, end <= since { return true }
          if let until = scope.until, begin >= until { return true }
          if begin < scope.since ?? begin || end > scope.until ?? end {
            if let place = cut.firstIndex(where: { $0.span == span }) {
              cut[place].captures += counts.1
              cut[place].written += counts.2
              cut[place].words += counts.3
            } else {
              cut.append(counts)
            }
            return true
          }
        }
        whole.captures += counts.1
        whole.written += counts.2
        whole.words += counts.3
        return true
      }
      for part in cut { try Self.add(part, scope, connection, to: &whole) }
      try connection.run("SELECT max(capture) FROM reading") { row in
        whole.newestRow = row.int64(0)
        return false
      }
      if let rows = scope.rows, rows.count < whole.captures {
        let share = Double(rows.count) / Double(whole.captures)
        whole.captures = rows.count
        whole.written = Int(Double(whole.written) * share)
        whole.words = Int(Double(whole.words) * share)
      }
      return whole
    }
  }

  private static func add(
    _ part: (span: Int64, captures: Int, written: Int, words: Int), _ scope: RowScope, _ connection: SQLiteConnection,
    to whole: inout TextCounts
  ) throws {
    let begin = Double(part.span) * 32 * 86_400
    let from = max(begin, scope.since ?? begin)
    let to = min(begin + 32 * 86_400, scope.until ?? .greatestFiniteMagnitude)
    var share = min(max((to - from) / (32 * 86_400), 0), 1)
    if part.captures <= countedMost {
      let kinds = scope.mediaTypes.map { "'\($0.rawValue)'" }.sorted().joined(separator: ",")
      // No clock is more than 14 hours off, so that the SQL index by instants leads to the captures of these days.
      let counted = try connection.number(
        "SELECT count(*) FROM capture WHERE instant > ?1 - 54000 AND instant < ?2 + 54000 AND state = 'indexed' "
          + "AND wall >= ?1 AND wall < ?2" + (kinds.isEmpty ? "" : " AND media IN (\(kinds))"),
        [.real(from), .real(to)])
      whole.captures += counted
      share = Double(counted) / Double(part.captures)
    } else {
      whole.captures += Int((Double(part.captures) * share).rounded(.up))
    }
    whole.written += Int((Double(part.written) * share).rounded(.up))
    whole.words += Int((Double(part.words) * share).rounded(.up))
  }

  private static func spans(_ connection: SQLiteConnection) throws -> ClosedRange<Int64>? {
    var spans: ClosedRange<Int64>?
    try connection.run("SELECT min(span), max(span) FROM text_count WHERE span > ?", [.integer(ScopeWords.noSpan)]) {
      if !$0.isNull(0) { spans = $0.int64(0)...max($0.int64(0), $0.int64(1)) }
      return false
    }
    return spans
  }
}
