/// The captures that hold one term of a query.
package struct TermPostings: Sendable {
  /// Rows that hold it as whole words, ascending.
  package var words: [Int64]
  /// Rows that hold it inside a word, or in a script without spaces, ascending; never in `words`.
  package var parts: [Int64]

  package init(words: [Int64], parts: [Int64]) {
    self.words = words
    self.parts = parts
  }
}

extension IndexStore {
  /// Most rows that one term answers with; the newest rows win.
  static let postingLimit: Int64 = 200_000

  /// Where a term stands: as words in the first text index (case and diacritics folded), and as a part of any
  /// text in the second, which keeps runs of three characters.
  ///
  /// Terms of one or two characters are looked for as parts only if `scansShort` is set; then the text itself is
  /// scanned, which costs more.
  package func postings(for term: String, parts: Bool, scansShort: Bool) throws -> TermPostings {
    try read { connection in
      let quoted = Self.quoted(term)
      let words = try Self.rows(
        connection, "SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT ?",
        [.text(quoted), .integer(Self.postingLimit)])
      var inside: [Int64] = []
      if parts, term.unicodeScalars.count >= 3 {
        inside = try Self.rows(
          connection, "SELECT rowid FROM parts WHERE parts MATCH ? ORDER BY rowid DESC LIMIT ?",
          [.text(quoted), .integer(Self.postingLimit)])
      } else if scansShort {
        inside = try Self.rows(
          connection,
          "SELECT capture FROM reading WHERE instr(lines, ?1) > 0 OR instr(codes, ?1) > 0 "
            + "ORDER BY capture DESC LIMIT ?2",
          [.text(term), .integer(5_000)])
      }
      if !inside.isEmpty, !words.isEmpty {
        let whole = Set(words)
        inside.removeAll { whole.contains($0) }
      }
      return TermPostings(words: words, parts: inside)
    }
  }

  /// Rows where a code holds these words one after the other.
  package func codeRows(_ text: String) throws -> [Int64] {
    try read { connection in
      try Self.rows(
        connection, "SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT ?",
        [.text("codes : " + Self.quoted(text)), .integer(10_000)])
    }
  }

  /// Rows that carry one of these labels.
  package func labelRows(_ labels: [String]) throws -> [Int64] {
    guard !labels.isEmpty else { return [] }
    let any = labels.prefix(16).map(Self.quoted).joined(separator: " OR ")
    return try read { connection in
      try Self.rows(
        connection, "SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT ?",
        [.text("labels : (" + any + ")"), .integer(10_000)])
    }
  }

  private static func rows(_ connection: SQLiteConnection, _ sql: String, _ values: [SQLValue]) throws
    -> [Int64]
  {
    var rows: [Int64] = []
    try connection.run(sql, values) { row in
      rows.append(row.int64(0))
      return true
    }
    rows.reverse()
    return rows
  }

  /// A string of the text index's query language: whatever it holds is text, never an operator.
  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\0", with: " ").replacing("\"", with: "\"\"") + "\""
  }
}
