package import PoolTypes

extension IndexStore {
  /// Stores a slice whole, or not at all.
  ///
  /// - Throws: `PoolError`; then the index is as it was before.
  package func apply(_ slice: IndexSlice) throws {
    guard !slice.isEmpty else { return }
    try write { connection in
      try connection.transaction {
        let writer = SliceWriter(connection: connection)
        for id in slice.removed { try writer.remove(id) }
        for path in slice.forgotten { try writer.forget(path) }
        try writer.move(slice.moved)
        for capture in slice.listed { try writer.list(capture) }
        for file in slice.leftOut { try writer.leaveOut(file.path, file.stamp, file.reason) }
        for capture in slice.read { try writer.store(capture) }
        for capture in slice.derived { try writer.store(capture.derived, judged: capture.judged, of: capture.id) }
        for capture in slice.named { try writer.store(capture.things, version: capture.version, of: capture.id) }
        for (id, failure) in slice.failed { try writer.fail(id, failure) }
        for held in slice.sensitive { try writer.holdBack(held) }
        for (id, readers) in slice.outOfFocus { try writer.putOutOfFocus(id, readers) }
        try writer.words.settle()
      }
    }
  }

  /// Notes that a capture is about to be read, so that one that takes the process down is known afterwards.
  package func markReading(_ id: CaptureID) throws {
    try write {
      try $0.run(
        "INSERT INTO under_way VALUES (?, 0, 1) ON CONFLICT (id) DO UPDATE SET is_now = 1", [.text(id.rawValue)])
    }
  }

  /// Notes that a capture has been read, whatever came of it; what is not stored yet did no harm.
  package func unmarkReading(_ id: CaptureID) throws {
    try write { try $0.run("UPDATE under_way SET is_now = 0 WHERE id = ?", [.text(id.rawValue)]) }
  }

  /// Adds to the captures that were being read when the last process ended without a word.
  /// - Parameter weight: how much that end says against them.
  package func noteDeath(weight: Int) throws {
    try write {
      try $0.run("UPDATE under_way SET deaths = deaths + ?, is_now = 0 WHERE is_now = 1", [.integer(Int64(weight))])
    }
  }

  /// Forgets that captures were under way, after a run that ended in an orderly manner.
  package func clearReadingMarks() throws { try write { try $0.execute("DELETE FROM under_way") } }

  /// Captures that were being read when earlier processes ended without a word, with the weight of those ends.
  package func suspects() throws -> [CaptureID: Int] {
    try read { connection in
      var found: [CaptureID: Int] = [:]
      try connection.run("SELECT id, deaths FROM under_way WHERE deaths > 0") { row in
        found[CaptureID(row.text(0))] = row.int(1)
        return true
      }
      return found
    }
  }
}

/// The statements of one slice, inside its transaction.
struct SliceWriter {
  let connection: SQLiteConnection
  let words: WordWriter

  init(connection: SQLiteConnection) {
    self.connection = connection
    words = WordWriter(connection: connection)
  }

  func row(of id: CaptureID) throws -> Int64? {
    var found: Int64?
    try connection.run("SELECT row FROM capture WHERE id = ?", [.text(id.rawValue)]) { row in
      found = row.int64(0)
      return false
    }
    return found
  }

  private func stamp(_ stamp: EntryStamp) -> [SQLValue] {
    [
      .integer(stamp.size), .integer(stamp.modified), .integer(Int64(bitPattern: stamp.fileNumber)),
      .integer(Int64(bitPattern: stamp.companions)),
    ]
  }

  func remove(_ id: CaptureID) throws {
    guard let row = try row(of: id) else { return }
    try dropReading(of: row)
    try connection.run("DELETE FROM capture WHERE row = ?", [.integer(row)])
    try connection.run("DELETE FROM under_way WHERE id = ?", [.text(id.rawValue)])
    try noteDeletion()
  }

  func forget(_ path: String) throws {
    try connection.run("DELETE FROM left_out WHERE path = ?", [.text(path)])
  }

  /// Two steps, so that captures may take each other's paths.
  func move(_ moves: [(id: CaptureID, path: String, stamp: EntryStamp)]) throws {
    for move in moves {
      try connection.run(
        "UPDATE capture SET path = char(1) || id WHERE id = ?", [.text(move.id.rawValue)])
    }
    for move in moves {
      try connection.run(
        "UPDATE capture SET path = ?, size = ?, modified = ?, file_number = ?, companions = ? WHERE id = ?",
        [.text(move.path)] + stamp(move.stamp) + [.text(move.id.rawValue)])
    }
  }

  func list(_ capture: IndexSlice.Listed) throws {
    let facts = capture.facts
    let date = facts.date
    try forget(capture.path)
    if capture.needsReading, let row = try row(of: capture.id) {
      try dropReading(of: row)
      try noteDeletion()
    }
    let moved = try capture.needsReading ? nil : rowThatMoves(capture.id, facts)
    if let moved { try words.drop(moved) }
    let values: [SQLValue] =
      [.text(capture.id.rawValue), .text(capture.path)] + stamp(capture.stamp) + [
        .text(capture.contentDigest), .text(facts.mediaType.rawValue), .real(date?.instantSeconds ?? 0),
        .optional(date?.wallClockSeconds), .optional(date?.offsetMinutes), .optional(date?.source.rawValue),
        .optional(facts.timeZone), .optional(facts.location?.latitude), .optional(facts.location?.longitude),
        .optional(facts.size?.width), .optional(facts.size?.height), .integer(Int64(facts.orientation)),
        .optional(facts.camera), .optional(facts.duration), .optional(facts.title),
        .integer(capture.isLocated ? 1 : 0), .text(CaptureState.listed.rawValue),
      ]
    let state =
      capture.needsReading ? "state = 'listed', sensitive = NULL, failure_stage = NULL, failure_reason = NULL," : ""
    try connection.run(
      """
      INSERT INTO capture (id, path, size, modified, file_number, companions, digest, media, instant, wall, offset,
        date_source, zone, latitude, longitude, width, height, orientation, camera, duration, title, located, state)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET \(state) path = excluded.path, size = excluded.size,
        modified = excluded.modified, file_number = excluded.file_number, companions = excluded.companions,
        digest = excluded.digest, media = excluded.media, instant = excluded.instant, wall = excluded.wall,
        offset = excluded.offset, date_source = excluded.date_source, zone = excluded.zone,
        latitude = excluded.latitude, longitude = excluded.longitude, width = excluded.width,
        height = excluded.height, orientation = excluded.orientation, camera = excluded.camera,
        duration = excluded.duration, title = excluded.title, located = excluded.located, described = 1,
        judged = CASE WHEN state = 'indexed' AND (wall IS NOT excluded.wall OR media <> excluded.media) THEN ''
          ELSE judged END
      """, values)
    if !capture.needsReading, let row = try row(of: capture.id) {
      try moveSeen(of: row)
      try storeFacts(of: row)
    }
    if let moved { try words.add(moved) }
    // A new sidecar brings nothing back to a capture that is held back, or that the index does not cover.
    try connection.run(
      "UPDATE capture SET \(Self.nothingTold) WHERE id = ? AND state = 'sensitive' AND judged <> ''",
      [.text(capture.id.rawValue)])
    try connection.run(
      "UPDATE capture SET camera = NULL, title = NULL, latitude = NULL, longitude = NULL, zone = NULL "
        + "WHERE id = ? AND covered = 0", [.text(capture.id.rawValue)])
  }

  func leaveOut(_ path: String, _ stamp: EntryStamp, _ reason: String) throws {
    try connection.run(
      "INSERT OR REPLACE INTO left_out VALUES (?, ?, ?, ?, ?, ?)",
      [.text(path)] + self.stamp(stamp) + [.text(reason)])
  }

  func fail(_ id: CaptureID, _ failure: CaptureFailure) throws {
    guard let row = try row(of: id) else { return }
    try dropReading(of: row)
    try connection.run(
      "UPDATE capture SET state = 'failed', sensitive = NULL, failure_stage = ?, failure_reason = ? WHERE row = ?",
      [.text(failure.stage.rawValue), .text(failure.reason), .integer(row)])
    try connection.run("DELETE FROM under_way WHERE id = ?", [.text(id.rawValue)])
  }

  /// Id and kind are all that is told of it. Path, stamp, digest and moment only keep the file from being read again,
  /// and tell whether it is covered.
  func holdBack(_ held: IndexSlice.Held) throws {
    guard let row = try row(of: held.id) else { return }
    try dropReading(of: row)
    try connection.run(
      """
      UPDATE capture SET state = 'sensitive', sensitive = ?, judged = ?, readers = ?, failure_stage = NULL,
        failure_reason = NULL, \(Self.nothingTold) WHERE row = ?
      """,
      [
        .text(held.kind.rawValue), .text(held.judged), .text(ReadingCoding.text(of: held.readers)), .integer(row),
      ])
    try connection.run("DELETE FROM under_way WHERE id = ?", [.text(held.id.rawValue)])
    try noteDeletion()
  }

  /// What the row of a capture that is held back says no more.
  static let nothingTold = """
    camera = NULL, title = NULL, latitude = NULL, longitude = NULL, zone = NULL, wall = NULL, offset = NULL,
    date_source = NULL, width = NULL, height = NULL, duration = NULL
    """

  /// Listed, not read, never returned. It is judged again by readers of another version.
  func putOutOfFocus(_ id: CaptureID, _ readers: [ReaderKind: String]) throws {
    guard let row = try row(of: id) else { return }
    try dropReading(of: row)
    try connection.run(
      "UPDATE capture SET state = 'outOfFocus', sensitive = NULL, readers = ? WHERE row = ?",
      [.text(ReadingCoding.text(of: readers)), .integer(row)])
    try connection.run("DELETE FROM under_way WHERE id = ?", [.text(id.rawValue)])
  }

  func store(_ capture: IndexSlice.Read) throws {
    let (id, reading) = (capture.id, capture.reading)
    guard let row = try row(of: id) else { return }
    // A capture that is read again by a new model is no new capture.
    let sequence = try connection.number(
      "SELECT coalesce(max(sequence), 0) FROM capture WHERE row = ?", [.integer(row)])
    // The same content read anew keeps what was named in it, until a model sees that the evidence has changed.
    let named = try keptNaming(of: row)
    try dropReading(of: row, keepsThings: true)
    // A line break inside a line would shift every box after it.
    let lines = reading.text.map { $0.text.replacing("\n", with: " ") }.joined(separator: "\n")
    let codes = reading.codes.map(\.text).joined(separator: "\n")
    let labels = reading.labels.map(\.name).joined(separator: "\n")
    try connection.run(
      "INSERT INTO reading VALUES (?, ?, ?, ?, ?, ?, ?)",
      [
        .integer(row), .text(lines), .blob(ReadingCoding.boxes(of: reading.text)), .text(codes),
        .text(ReadingCoding.json(reading.codes)), .text(labels), .text(ReadingCoding.json(reading.labels)),
      ])
    try words.add(row)
    for vector in reading.vectors {
      let (scale, bytes) = ReadingCoding.quantised(vector.values)
      try storeVector(
        subject: vector.subject.rawValue, space: space(vector.space), scale: scale, bytes: bytes, of: row)
    }
    let fingerprint: SQLValue = reading.fingerprint.map { .blob(FingerprintRecord.stored($0)) } ?? .null
    if let print = reading.fingerprint { try store(print, of: row) }
    try connection.run(
      "UPDATE capture SET state = 'indexed', sensitive = NULL, readers = ?, fingerprint = ?, failure_stage = NULL, "
        + "failure_reason = NULL, "
        + "sequence = ? WHERE row = ?",
      [
        .text(ReadingCoding.text(of: reading.readers)), fingerprint,
        .integer(sequence > 0 ? Int64(sequence) : try nextSequence()), .integer(row),
      ])
    if let faces = capture.faces { try store(faces, of: row) }
    try storeFacts(of: row)
    try store(capture.derived, judged: capture.judged, of: row, reading: reading)
    try connection.run("UPDATE capture SET named = ? WHERE row = ?", [.text(named), .integer(row)])
    try connection.run("DELETE FROM under_way WHERE id = ?", [.text(id.rawValue)])
  }

  private func keptNaming(of row: Int64) throws -> String {
    var named = ""
    try connection.run("SELECT named FROM capture WHERE row = ?", [.integer(row)]) { found in
      named = found.text(0)
      return false
    }
    return named
  }

  static let sequenceKey = "sequence"

  /// A number that no capture had before, removed ones included.
  private func nextSequence() throws -> Int64 {
    try connection.run(
      "INSERT INTO setting VALUES (?, '1') ON CONFLICT (key) DO UPDATE SET value = CAST(value + 1 AS TEXT)",
      [.text(Self.sequenceKey)])
    return Int64(
      try connection.number("SELECT CAST(value AS INTEGER) FROM setting WHERE key = ?", [.text(Self.sequenceKey)]))
  }

  private func space(_ id: String) throws -> Int64 {
    try connection.run("INSERT INTO space (id) VALUES (?) ON CONFLICT (id) DO NOTHING", [.text(id)])
    return Int64(try connection.number("SELECT number FROM space WHERE id = ?", [.text(id)]))
  }

  /// Takes a capture's reading out of every table. A contentless text index needs the old text to delete it.
  ///
  /// - Parameter keepsThings: whether it is read again: then things and faces stay until others come.
  func dropReading(of row: Int64, keepsThings: Bool = false) throws {
    if try connection.number("SELECT count(*) FROM reading WHERE capture = ?", [.integer(row)]) > 0 {
      try words.drop(row)
      try connection.run("DELETE FROM reading WHERE capture = ?", [.integer(row)])
      try noteDeletion()
    }
    try dropSlots(of: row)
    try dropDerived(of: row, except: keepsThings ? .thing : nil)
    if !keepsThings { try dropFaces(of: row) }
    try connection.run(
      "UPDATE capture SET fingerprint = NULL, readers = '', sequence = NULL, judged = '', named = '' WHERE row = ?",
      [.integer(row)])
  }

  /// Asks the next checkpoint to merge the text indexes.
  func noteDeletion() throws {
    try connection.run("INSERT OR REPLACE INTO setting VALUES ('deleted', '1')")
  }
}
