extension Schema {
  /// Lays vectors, fingerprints and what scopes ask of captures together in blocks. A vector's row says its kind and
  /// slot; `version` grows with each change, so that a look-up reads again only the blocks that changed.
  static let vectorStep = Step(
    sql: """
      DROP INDEX vector_capture;
      ALTER TABLE vector RENAME TO old_vector;
      CREATE TABLE vector (
        row INTEGER PRIMARY KEY,
        capture INTEGER NOT NULL REFERENCES capture (row) ON DELETE CASCADE,
        scale REAL NOT NULL,
        data BLOB NOT NULL
      ) STRICT;
      CREATE INDEX vector_capture ON vector (capture);
      CREATE TABLE block_kind (
        number INTEGER PRIMARY KEY,
        space INTEGER NOT NULL, subject TEXT NOT NULL, numbers INTEGER NOT NULL,
        slots INTEGER NOT NULL, used INTEGER NOT NULL, version INTEGER NOT NULL, stamp INTEGER NOT NULL,
        UNIQUE (space, subject, numbers)
      ) STRICT;
      CREATE TABLE block (
        kind INTEGER NOT NULL, number INTEGER NOT NULL, version INTEGER NOT NULL, used INTEGER NOT NULL,
        PRIMARY KEY (kind, number)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX block_version ON block (kind, version);
      CREATE TABLE block_data (row INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
      CREATE TABLE free_slot (
        kind INTEGER NOT NULL, slot INTEGER NOT NULL, PRIMARY KEY (kind, slot)) STRICT, WITHOUT ROWID;
      """,
    fill: fillBlocks)

  /// One row at a time, so that memory does not grow with the index.
  private static let fillBlocks: @Sendable (SQLiteConnection) throws -> Void = { connection in
    let writer = SliceWriter(connection: connection)
    try connection.run("SELECT row FROM capture WHERE state = 'indexed' ORDER BY row") { row in
      try writer.storeFacts(of: row.int64(0))
      return true
    }
    try connection.run("SELECT row, fingerprint FROM capture WHERE fingerprint IS NOT NULL ORDER BY row") { row in
      if let print = IndexStore.fingerprint(row.blob(1)) { try writer.store(print, of: row.int64(0)) }
      return true
    }
    try connection.run("SELECT capture, subject, space, scale, data FROM old_vector ORDER BY row") { row in
      try writer.storeVector(
        subject: row.text(1), space: row.int64(2), scale: row.double(3), bytes: row.blob(4), of: row.int64(0))
      return true
    }
    try connection.execute("DROP TABLE old_vector")
  }
}
