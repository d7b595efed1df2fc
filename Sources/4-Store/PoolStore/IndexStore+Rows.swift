package import PoolTypes

/// A capture with the words that were read, for showing a hit.
package struct CaptureWords: Sendable {
  package var record: CaptureRecord
  /// Lines in reading order.
  package var lines: [String]
  package var codes: [String]
  package var labels: [Label]
}

extension IndexStore {
  /// How many captures can be searched, under these filters.
  package func searchableCount(_ filters: SearchFilters) throws -> Int {
    let conditions = Self.conditions(filters)
    let sql = (["state = 'indexed'"] + conditions.sql).joined(separator: " AND ")
    return try read { try $0.number("SELECT count(*) FROM capture WHERE \(sql)", conditions.values) }
  }

  /// A capture that can be searched, with its words; nil where there is none.
  package func words(of row: Int64) throws -> CaptureWords? {
    try read { connection in
      var record: CaptureRecord?
      try connection.run(
        "SELECT \(Self.columns) FROM capture WHERE row = ? AND state = 'indexed'", [.integer(row)]
      ) {
        record = Self.record($0)
        return false
      }
      guard let record else { return nil }
      var words = CaptureWords(record: record, lines: [], codes: [], labels: [])
      try connection.run(
        "SELECT lines, codes, label_details FROM reading WHERE capture = ?", [.integer(row)]
      ) { found in
        words.lines = found.text(0).split(separator: "\n").map(String.init)
        words.codes = found.text(1).split(separator: "\n").map(String.init)
        words.labels = ReadingCoding.values(Label.self, from: found.text(2))
        return false
      }
      return words
    }
  }

  /// Row of a capture; nil where there is none.
  package func row(of id: CaptureID) throws -> Int64? {
    try read { connection in
      var row: Int64?
      try connection.run("SELECT row FROM capture WHERE id = ?", [.text(id.rawValue)]) { found in
        row = found.int64(0)
        return false
      }
      return row
    }
  }

  /// Deletes all that the index holds, settings included, and gives its room back to the disk. Readers of other
  /// processes are waited for, ten seconds at most.
  ///
  /// - Throws: `PoolError.storageBusy` where one reads on; then what was read is deleted, but its bytes may still stand
  ///   in the log. Erasing again takes them out.
  package func erase() throws {
    try write { connection in
      try connection.transaction {
        try connection.execute(
          "INSERT INTO words (words) VALUES ('delete-all');"
            + "INSERT INTO vocabulary_parts (vocabulary_parts) VALUES ('delete-all');"
            + "DELETE FROM vocabulary; DELETE FROM text_count;"
            + "DELETE FROM reading; DELETE FROM vector; DELETE FROM derived; "
            + "DELETE FROM seen; DELETE FROM space; DELETE FROM capture;"
            + "DELETE FROM block_kind; DELETE FROM block; DELETE FROM block_data; DELETE FROM free_slot;"
            + "DELETE FROM visit; DELETE FROM trip; DELETE FROM area; DELETE FROM venue; DELETE FROM place_lookup;"
            + "DELETE FROM place_change; DELETE FROM face;"
            + "DELETE FROM left_out; DELETE FROM under_way; DELETE FROM setting")
      }
      try connection.execute("VACUUM")
      var isBusy = false
      try connection.run("PRAGMA wal_checkpoint(TRUNCATE)") { row in
        isBusy = row.int(0) != 0
        return true
      }
      if isBusy { throw PoolError.storageBusy("Another process is reading the index; end it and erase again.") }
    }
  }
}
