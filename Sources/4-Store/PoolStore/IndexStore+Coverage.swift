package import PoolTypes

extension IndexStore {
  /// What decides whether a capture is covered, and whether it is now.
  package struct CoverageRow: Sendable {
    package var row: Int64
    package var mediaType: MediaType
    /// Seconds since 1970.
    package var instant: Double
    /// Whether its file says where it was taken.
    package var isLocated: Bool
    package var isCovered: Bool
  }

  /// Every capture, for the decision which are covered.
  package func coverageRows() throws -> [CoverageRow] {
    try read { connection in
      var rows: [CoverageRow] = []
      try connection.run("SELECT row, media, instant, located, covered FROM capture") { row in
        rows.append(
          CoverageRow(
            row: row.int64(0), mediaType: MediaType(rawValue: row.text(1)) ?? .photo, instant: row.double(2),
            isLocated: row.int(3) != 0, isCovered: row.int(4) != 0))
        return true
      }
      return rows
    }
  }

  /// Takes captures into the index or out of it. What leaves keeps its path, date and kind, so that it need not be
  /// opened again to be known; all else that was read or described goes.
  ///
  /// One transaction: whole or not at all.
  package func cover(_ taken: [Int64], uncover left: [Int64]) throws {
    guard !taken.isEmpty || !left.isEmpty else { return }
    try write { connection in
      try connection.transaction {
        let writer = SliceWriter(connection: connection)
        for row in left {
          try writer.dropReading(of: row)
          try connection.run(
            """
            UPDATE capture SET covered = 0, state = 'listed', sensitive = NULL, failure_stage = NULL,
              failure_reason = NULL, latitude = NULL, longitude = NULL, zone = NULL, title = NULL, camera = NULL
            WHERE row = ?
            """, [.integer(row)])
        }
        for row in taken {
          try connection.run("UPDATE capture SET covered = 1, described = 0 WHERE row = ?", [.integer(row)])
        }
        try writer.words.settle()
        if !left.isEmpty { try writer.noteDeletion() }
      }
    }
  }

  /// Covered captures whose title, camera or place are to be read from their files again.
  /// - Parameter places: kinds of capture whose places may be kept.
  package func undescribed(places: Set<MediaType>) throws -> [CaptureID] {
    try read { connection in
      var ids: [CaptureID] = []
      let missing =
        "OR (located = 1 AND latitude IS NULL AND state <> 'sensitive' AND media IN (\(Self.list(places))))"
      try connection.run(
        "SELECT id FROM capture WHERE covered = 1 AND (described = 0 \(missing)) ORDER BY path"
      ) { row in
        ids.append(CaptureID(row.text(0)))
        return true
      }
      return ids
    }
  }

  /// Deletes every coordinate but those of some kinds of capture; without any kind, all that was made of places too.
  /// `checkpoint()` then takes the last bytes out of the file.
  package func forgetPlaces(except kept: Set<MediaType>) throws {
    let some = "latitude IS NOT NULL AND media NOT IN (\(Self.list(kept)))"
    let rest = ["place_change", "visit", "trip", "area", "venue", "place_lookup"]
    let isMade = rest.map { "EXISTS (SELECT 1 FROM \($0))" }.joined(separator: " OR ")
    try write { connection in
      let isLocated = try connection.number("SELECT count(*) FROM capture WHERE \(some)") > 0
      let isLeft = try kept.isEmpty && connection.number("SELECT \(isMade)") > 0
      guard isLocated || isLeft else { return }
      try connection.transaction {
        // The trigger takes back what was made of each capture's place, and notes what it was.
        try connection.execute("UPDATE capture SET latitude = NULL, longitude = NULL, zone = NULL WHERE \(some)")
        if kept.isEmpty {
          for table in rest { try connection.execute("DELETE FROM \(table)") }
          try connection.execute("DELETE FROM setting WHERE key = '\(Self.placesKey)'")
        }
        try SliceWriter(connection: connection).noteDeletion()
      }
    }
  }

  private static func list(_ kinds: Set<MediaType>) -> String {
    kinds.map { "'\($0.rawValue)'" }.sorted().joined(separator: ",")
  }

  /// Has captures read that were out of focus.
  package func focusOnEverything() throws {
    try write { try $0.execute("UPDATE capture SET state = 'listed', readers = '' WHERE state = 'outOfFocus'") }
  }

  /// Ids of the captures that were read, in the order of their rows, after a row.
  package func indexedIDs(after row: Int64, limit: Int) throws -> [(row: Int64, id: CaptureID)] {
    try read { connection in
      var found: [(row: Int64, id: CaptureID)] = []
      try connection.run(
        "SELECT row, id FROM capture WHERE state = 'indexed' AND row > ? ORDER BY row LIMIT ?",
        [.integer(row), .integer(Int64(limit))]
      ) {
        found.append(($0.int64(0), CaptureID($0.text(1))))
        return true
      }
      return found
    }
  }

  // MARK: In the order of reading

  /// The number of the capture that was read last; 0 where none was.
  package func lastSequence() throws -> Int64 {
    Int64(try setting(SliceWriter.sequenceKey) ?? "") ?? 0
  }

  /// Captures that were read after the one of that number, in that order.
  package func read(after sequence: Int64, limit: Int) throws
    -> [(sequence: Int64, record: CaptureRecord, fingerprint: Fingerprint?, labels: [Label])]
  {
    try read { connection in
      var found: [(sequence: Int64, record: CaptureRecord, fingerprint: Fingerprint?, labels: [Label])] = []
      var rows: [Int64] = []
      try connection.run(
        "SELECT \(Self.columns), sequence FROM capture WHERE sequence > ? AND state = 'indexed' "
          + "ORDER BY sequence LIMIT ?",
        [.integer(sequence), .integer(Int64(limit))]
      ) { row in
        rows.append(row.int64(0))
        found.append(
          (row.int64(Self.readersColumn + 3), Self.record(row), Self.fingerprint(row.blob(Self.readersColumn + 1)), []))
        return true
      }
      for (place, row) in rows.enumerated() {
        try connection.run("SELECT label_details FROM reading WHERE capture = ?", [.integer(row)]) {
          found[place].labels = ReadingCoding.values(Label.self, from: $0.text(0))
          return false
        }
      }
      return found
    }
  }
}
