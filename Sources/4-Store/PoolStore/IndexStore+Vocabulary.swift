internal import PoolTypes

/// The distinct words of all captures: what a part of a word, its beginning or a slip of the finger may stand for.
/// Their order is that in which they were first seen, so that common words come first.
extension IndexStore {
  /// Most entries of the vocabulary that one question looks at.
  private static let lookedAt: Int64 = 4_000

  /// Words that hold a part, with at least three letters; the shortest first.
  package func words(holding part: String, limit: Int) throws -> [String] {
    let scalars = Array(part.unicodeScalars)
    guard scalars.count >= 3, scalars.count <= WordWriter.lengths.upperBound, limit > 0,
      !scalars.contains("\0")
    else { return [] }
    // Every third run and the last: between them they hold every letter, and the words are compared afterwards.
    let starts = Set(stride(from: 0, to: scalars.count - 3, by: 3)).union([scalars.count - 3]).sorted()
    let runs = starts.map { start in
      "\"" + String(String.UnicodeScalarView(scalars[start..<start + 3])).replacing("\"", with: "\"\"") + "\""
    }
    return try read { connection in
      try Self.words(
        connection,
        """
        SELECT word FROM (
          SELECT vocabulary.word AS word FROM vocabulary_parts
          JOIN vocabulary ON vocabulary.number = vocabulary_parts.rowid
          WHERE vocabulary_parts MATCH ?1 ORDER BY vocabulary_parts.rowid LIMIT ?2)
        WHERE instr(word, ?3) > 0 AND word <> ?3 ORDER BY length(word) LIMIT ?4
        """,
        [.text(runs.joined(separator: " AND ")), .integer(Self.lookedAt), .text(part), .integer(Int64(limit))])
    }
  }

  /// Words that begin so, with at least two letters; the first seen first.
  package func words(beginning start: String, limit: Int) throws -> [String] {
    guard start.unicodeScalars.count >= 2, limit > 0 else { return [] }
    return try read { connection in
      try Self.words(
        connection,
        """
        SELECT word FROM (SELECT word, number FROM vocabulary WHERE word > ?1 AND word < ?1 || char(1114111) LIMIT ?2)
        ORDER BY number LIMIT ?3
        """, [.text(start), .integer(Self.lookedAt), .integer(Int64(limit))])
    }
  }

  /// Words one slip away: a letter left out, put in, taken for another, or two letters in the wrong order (Damerau
  /// 1964); the first seen first.
  ///
  /// The vocabulary is not scanned. A slip in the second half leaves the beginning whole, which is a range of the
  /// vocabulary; what a slip in the first half can make is looked up, word by word.
  package func words(near word: String, limit: Int) throws -> [String] {
    let letters = Array(word.unicodeScalars)
    guard (4...WordWriter.lengths.upperBound).contains(letters.count), limit > 0 else { return [] }
    let half = letters.count / 2
    let start = String(String.UnicodeScalarView(letters[..<half]))
    let near = try read { connection in
      try Self.entries(
        connection,
        """
        SELECT word, number FROM vocabulary WHERE word >= ?1 AND word < ?1 || char(1114111)
          AND length(word) BETWEEN ?2 AND ?3 LIMIT ?4
        """,
        [
          .text(start), .integer(Int64(letters.count - 1)), .integer(Int64(letters.count + 1)),
          .integer(Self.lookedAt),
        ])
    }
    var found: [String: Int64] = [:]
    for (other, number) in near where WordSlips.isOneSlip(letters, Array(other.unicodeScalars)) {
      found[other] = number
    }
    let made = WordSlips.slips(of: letters, before: half + 1).sorted()
    let there = try read { connection in
      try made.flatMap { other in
        try Self.entries(connection, "SELECT word, number FROM vocabulary WHERE word = ?", [.text(other)])
      }
    }
    for (other, number) in there { found[other] = number }
    found[word] = nil
    return found.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(limit).map(\.key)
  }

  private static func entries(_ connection: SQLiteConnection, _ sql: String, _ values: [SQLValue]) throws
    -> [(word: String, number: Int64)]
  {
    var entries: [(word: String, number: Int64)] = []
    try connection.run(sql, values) { row in
      entries.append((row.text(0), row.int64(1)))
      return true
    }
    return entries
  }

  private static func words(_ connection: SQLiteConnection, _ sql: String, _ values: [SQLValue]) throws -> [String] {
    var words: [String] = []
    try connection.run(sql, values) { row in
      words.append(row.text(0))
      return true
    }
    return words
  }
}
