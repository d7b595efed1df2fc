extension Schema {
  /// Version 9 holds the faces of photos, for the option and the grants that ask for them alone. `person` is the group
  /// that a face is in, `near` the faces that were nearest when it came; both are written once groups are made.
  static let faceStep = Step(
    sql: """
      CREATE TABLE face (
        row INTEGER PRIMARY KEY AUTOINCREMENT,
        capture INTEGER NOT NULL REFERENCES capture (row) ON DELETE CASCADE,
        x REAL NOT NULL, y REAL NOT NULL, width REAL NOT NULL, height REAL NOT NULL,
        clarity REAL NOT NULL, space TEXT NOT NULL, vector BLOB, ages BLOB, female REAL,
        person TEXT, near BLOB
      ) STRICT;
      CREATE INDEX face_capture ON face (capture);
      CREATE INDEX face_person ON face (person) WHERE person IS NOT NULL;
      """)
}
