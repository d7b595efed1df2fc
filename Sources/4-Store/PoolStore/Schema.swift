/// The tables of the index, one step a version. Steps are never changed once released, only added.
enum Schema {
  /// Version that this code writes.
  static var version: Int { steps.count }

  /// What brings a file from one version to the next, in one transaction.
  struct Step {
    var sql: String
    /// Fills the new tables from the old ones, where SQL alone cannot.
    var fill: (@Sendable (SQLiteConnection) throws -> Void)?
  }

  /// What brings a file from version *n* to *n*+1, at position *n*.
  static let steps: [Step] = firstSteps.map { Step(sql: $0) } + [vectorStep, wordsStep, countStep, placeStep, faceStep]

  private static let firstSteps: [String] = [
    """
    CREATE TABLE capture (
      row INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      path TEXT NOT NULL UNIQUE,
      size INTEGER NOT NULL, modified INTEGER NOT NULL, file_number INTEGER NOT NULL, companions INTEGER NOT NULL,
      digest TEXT NOT NULL,
      state TEXT NOT NULL,
      media TEXT NOT NULL,
      instant REAL NOT NULL,
      wall REAL, offset INTEGER, date_source TEXT, zone TEXT,
      latitude REAL, longitude REAL,
      width INTEGER, height INTEGER, orientation INTEGER NOT NULL,
      camera TEXT, duration REAL, title TEXT,
      failure_stage TEXT, failure_reason TEXT,
      sensitive TEXT,
      readers TEXT NOT NULL DEFAULT '',
      fingerprint BLOB
    ) STRICT;
    CREATE INDEX capture_newest ON capture (instant DESC, row DESC);
    CREATE INDEX capture_state ON capture (state, instant DESC);
    CREATE TABLE left_out (
      path TEXT PRIMARY KEY,
      size INTEGER NOT NULL, modified INTEGER NOT NULL, file_number INTEGER NOT NULL, companions INTEGER NOT NULL,
      reason TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE reading (
      capture INTEGER PRIMARY KEY REFERENCES capture (row) ON DELETE CASCADE,
      lines TEXT NOT NULL,
      boxes BLOB NOT NULL,
      codes TEXT NOT NULL,
      code_details TEXT NOT NULL,
      labels TEXT NOT NULL,
      label_details TEXT NOT NULL
    ) STRICT;
    CREATE VIRTUAL TABLE words USING fts5 (
      lines, codes, labels, content = '', tokenize = "unicode61 remove_diacritics 2");
    CREATE VIRTUAL TABLE parts USING fts5 (text, content = '', tokenize = "trigram");
    CREATE TABLE vector (
      row INTEGER PRIMARY KEY,
      capture INTEGER NOT NULL REFERENCES capture (row) ON DELETE CASCADE,
      subject TEXT NOT NULL,
      space INTEGER NOT NULL REFERENCES space (number),
      scale REAL NOT NULL,
      data BLOB NOT NULL
    ) STRICT;
    CREATE INDEX vector_capture ON vector (capture);
    CREATE TABLE space (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE under_way (id TEXT PRIMARY KEY, attempts INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """,
    // Version 2 tells what is being read now from what was when a process ended.
    """
    DROP TABLE under_way;
    CREATE TABLE under_way (
      id TEXT PRIMARY KEY, deaths INTEGER NOT NULL, is_now INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    """,
    // Version 3 knows what the index covers. What is not covered is listed and keeps no reading, place or title;
    // `described` is 0 where those are to be read again. `sequence` counts captures in the order of their reading.
    """
    ALTER TABLE capture ADD COLUMN covered INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE capture ADD COLUMN located INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE capture ADD COLUMN described INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE capture ADD COLUMN sequence INTEGER;
    UPDATE capture SET located = latitude IS NOT NULL, sequence = CASE state WHEN 'indexed' THEN row END;
    CREATE INDEX capture_counts ON capture (covered, state, sensitive);
    CREATE INDEX capture_sequence ON capture (sequence) WHERE sequence IS NOT NULL;
    INSERT OR REPLACE INTO setting SELECT 'sequence', coalesce(max(sequence), 0) FROM capture;
    """,
    // Version 4 holds what is made of captures. `judged` is the version of the rules that last looked at one, `named`
    // the version of the evidence that a language model saw. `derived` has one row a link, object, lead or thing,
    // `value` being what makes two of them the same; `seen` has what is counted by days.
    """
    ALTER TABLE capture ADD COLUMN judged TEXT NOT NULL DEFAULT '';
    ALTER TABLE capture ADD COLUMN named TEXT NOT NULL DEFAULT '';
    CREATE TABLE derived (
      row INTEGER PRIMARY KEY,
      capture INTEGER NOT NULL REFERENCES capture (row) ON DELETE CASCADE,
      class TEXT NOT NULL, kind TEXT NOT NULL, value TEXT NOT NULL,
      details TEXT NOT NULL
    ) STRICT;
    CREATE INDEX derived_capture ON derived (capture);
    CREATE INDEX derived_value ON derived (class, kind, value);
    CREATE TABLE seen (
      kind TEXT NOT NULL, value TEXT NOT NULL, day INTEGER NOT NULL, capture INTEGER NOT NULL, media TEXT NOT NULL,
      PRIMARY KEY (kind, value, day, capture)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seen_capture ON seen (capture);
    """,
  ]
}
