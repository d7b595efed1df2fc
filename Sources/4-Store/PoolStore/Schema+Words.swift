extension Schema {
  /// The step that makes text searchable at a million captures. It reads what was stored, not the files.
  ///
  /// `words` holds text that was folded and split before, so that its tokeniser only cuts at blanks. `vocabulary` has
  /// the distinct words of three letters or more, and `vocabulary_parts` their runs of three characters: a part of a
  /// word is looked up there and not in every text. `text_count` says what there is to count with, by kind of capture
  /// and 32 days.
  static let wordsStep = Step(
    sql: """
      DROP TABLE words;
      DROP TABLE parts;
      CREATE VIRTUAL TABLE words USING fts5 (lines, codes, labels, things, scope, content = '', tokenize = "ascii");
      CREATE TABLE vocabulary (number INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE) STRICT;
      CREATE VIRTUAL TABLE vocabulary_parts USING fts5 (
        word, content = '', columnsize = 0, detail = none, tokenize = "trigram");
      CREATE TABLE text_count (
        media TEXT NOT NULL, span INTEGER NOT NULL, captures INTEGER NOT NULL, written INTEGER NOT NULL,
        words INTEGER NOT NULL, PRIMARY KEY (media, span)
      ) STRICT, WITHOUT ROWID;
      """,
    fill: fillWords)

  /// Captures whose words are in memory at once.
  private static let fillSlice = 2_000

  private static func fillWords(_ connection: SQLiteConnection) throws {
    let writer = WordWriter(connection: connection)
    var last = Int64.min
    while true {
      var rows: [Int64] = []
      try connection.run(
        "SELECT capture FROM reading WHERE capture > ? ORDER BY capture LIMIT ?",
        [.integer(last), .integer(Int64(fillSlice))]
      ) { row in
        rows.append(row.int64(0))
        return true
      }
      guard let end = rows.last else { return }
      for row in rows { try writer.add(row) }
      try writer.settle()
      last = end
    }
  }
}
