package import PoolTypes

extension IndexStore {
  /// Every capture and every file left out, as a listing is compared with them.
  package func knownEntries() throws -> [KnownEntry] {
    try read { connection in
      var known: [KnownEntry] = []
      func add(_ row: SQLRow, id: CaptureID?, digest: String) -> Bool {
        known.append(
          KnownEntry(
            id: id, path: row.text(0),
            stamp: EntryStamp(
              size: row.int64(1), modified: row.int64(2), fileNumber: UInt64(bitPattern: row.int64(3)),
              companions: UInt64(bitPattern: row.int64(4))),
            contentDigest: digest))
        return true
      }
      let stamp = "path, size, modified, file_number, companions"
      try connection.run("SELECT \(stamp), id, digest FROM capture") {
        add($0, id: CaptureID($0.text(5)), digest: $0.text(6))
      }
      try connection.run("SELECT \(stamp) FROM left_out") { add($0, id: nil, digest: "") }
      return known
    }
  }

  /// How many captures there are of each state. The database keeps the sums, so that asking costs the same at any size.
  package func counts() throws -> IndexCounts {
    try read { connection in
      var counts = IndexCounts()
      try connection.run(
        "SELECT state, sensitive, captures, covered FROM capture_count WHERE captures > 0"
      ) { row in
        let count = row.int(2)
        counts.known += count
        guard row.int(3) != 0 else { return true }
        counts.covered += count
        switch CaptureState(rawValue: row.text(0)) {
        case .indexed: counts.indexed += count
        case .listed: counts.listed += count
        case .failed: counts.failed += count
        case .outOfFocus: counts.outOfFocus += count
        case .sensitive: if let kind = SensitiveKind(rawValue: row.text(1)) { counts.sensitive[kind] = count }
        case nil: break
        }
        return true
      }
      counts.withImageVector = try connection.number(
        "SELECT coalesce(sum(used), 0) FROM block_kind WHERE subject = 'image'")
      return counts
    }
  }

  /// Ids of the captures that one of these readers has not read in this version, newest first; among them those whose
  /// file could not be opened, which may be there again.
  package func pendingIDs(for readers: [ReaderKind: String]) throws -> [CaptureID] {
    try read { connection in
      var pending: [CaptureID] = []
      try connection.run(
        """
        SELECT id, state, readers FROM capture
        WHERE covered = 1
          AND (state = 'listed' OR (state IN ('indexed', 'outOfFocus') AND readers <> ?)
            OR (state = 'sensitive' AND judged = '')
            OR (state = 'failed' AND failure_stage = 'open'))
        ORDER BY instant DESC, path
        """, [.text(ReadingCoding.text(of: readers))]
      ) { row in
        let isRead = [CaptureState.indexed.rawValue, CaptureState.outOfFocus.rawValue].contains(row.text(1))
        if !isRead || !Self.missing(readers, in: row.text(2)).isEmpty {
          pending.append(CaptureID(row.text(0)))
        }
        return true
      }
      return pending
    }
  }

  /// What is to be read of one capture; nil if nothing is any more.
  package func pendingCapture(_ id: CaptureID, readers: [ReaderKind: String]) throws -> PendingCapture? {
    try read { connection in
      var pending: PendingCapture?
      try connection.run("SELECT \(Self.columns) FROM capture WHERE id = ? AND covered = 1", [.text(id.rawValue)]) {
        row in
        let record = Self.record(row)
        let missing = Self.missing(readers, in: row.text(Self.readersColumn))
        let isNew =
          record.state == .listed || (record.state == .outOfFocus && !missing.isEmpty)
          || (record.state == .failed && row.text(19) == CaptureFailure.Stage.open.rawValue)
        let isHeld = record.state == .sensitive && row.text(Self.readersColumn + 2).isEmpty
        let wanted = isNew || isHeld ? Set(readers.keys) : missing
        if isNew || isHeld || (record.state == .indexed && !wanted.isEmpty) {
          pending = PendingCapture(
            id: id, path: record.path, facts: record.facts, wanted: wanted, isNew: isNew, isHeld: isHeld)
        }
        return false
      }
      return pending
    }
  }

  static func missing(_ readers: [ReaderKind: String], in text: String) -> Set<ReaderKind> {
    let done = ReadingCoding.readers(from: text)
    return Set(readers.filter { done[$0.key] != $0.value }.keys)
  }

  /// One capture whole; nil where there is none.
  package func record(_ id: CaptureID) throws -> CaptureRecord? {
    try record(where: "id = ?", .text(id.rawValue))
  }

  /// One capture by its path relative to the library.
  package func record(path: String) throws -> CaptureRecord? { try record(where: "path = ?", .text(path)) }

  private func record(where condition: String, _ value: SQLValue) throws -> CaptureRecord? {
    try read { connection in
      var found: (CaptureRecord, row: Int64, readers: String, fingerprint: [UInt8])?
      try connection.run("SELECT \(Self.columns) FROM capture WHERE \(condition)", [value]) { row in
        found = (
          Self.record(row), row.int64(0), row.text(Self.readersColumn), row.blob(Self.readersColumn + 1)
        )
        return false
      }
      guard let (listed, row, readers, fingerprint) = found else { return nil }
      var record = listed
      guard record.state == .indexed else { return record }
      var reading = CaptureReading(readers: ReadingCoding.readers(from: readers))
      reading.fingerprint = Self.fingerprint(fingerprint)
      try connection.run(
        "SELECT lines, boxes, code_details, label_details FROM reading WHERE capture = ?", [.integer(row)]
      ) { found in
        reading.text = ReadingCoding.lines(text: found.text(0), boxes: found.blob(1))
        reading.codes = ReadingCoding.values(ReadCode.self, from: found.text(2))
        reading.labels = ReadingCoding.values(Label.self, from: found.text(3))
        return false
      }
      try connection.run(
        "SELECT subject, space.id, scale, data FROM vector JOIN block_kind ON block_kind.number = vector.row >> 40 "
          + "JOIN space ON space.number = block_kind.space WHERE capture = ? ORDER BY vector.row",
        [.integer(row)]
      ) { found in
        guard let subject = CaptureVector.Subject(rawValue: found.text(0)) else { return true }
        let scale = Float(found.double(2))
        let values = found.withBlob(3) { $0.map { Float(Int8(bitPattern: $0)) * scale } }
        reading.vectors.append(CaptureVector(subject: subject, space: found.text(1), values: values))
        return true
      }
      record.reading = reading
      (record.derived, record.things) = try Self.derived(of: row, connection)
      return record
    }
  }

  /// One page of captures without what was read, after the given one.
  ///
  /// - Parameter states: empty for every state.
  package func page(
    after: (instant: Double, row: Int64)?, limit: Int, filters: SearchFilters, states: [CaptureState],
    sort: BrowseSort = .newest
  ) throws -> [(row: Int64, instant: Double, record: CaptureRecord)] {
    try read { connection in
      var conditions = Self.conditions(filters)
      if let after {
        conditions.sql.append("(instant, row) \(sort == .newest ? "<" : ">") (?, ?)")
        conditions.values += [.real(after.instant), .integer(after.row)]
      }
      if !states.isEmpty {
        conditions.sql.append("state IN (\(states.map { "'\($0.rawValue)'" }.joined(separator: ",")))")
      }
      let whereClause = conditions.sql.isEmpty ? "" : "WHERE " + conditions.sql.joined(separator: " AND ")
      let order = sort == .newest ? "instant DESC, row DESC" : "instant, row"
      var page: [(row: Int64, instant: Double, record: CaptureRecord)] = []
      try connection.run(
        "SELECT \(Self.columns) FROM capture \(whereClause) ORDER BY \(order) LIMIT ?",
        conditions.values + [.integer(Int64(limit))]
      ) { row in
        page.append((row.int64(0), row.double(4), Self.record(row)))
        return true
      }
      return page
    }
  }

  static let columns = """
    row, id, path, media, instant, wall, offset, date_source, zone, latitude, longitude, width, height, orientation,
    camera, duration, title, state, sensitive, failure_stage, failure_reason, readers, fingerprint,
    judged
    """
  static let readersColumn: Int32 = 21

  /// A row of `columns`, without what was read.
  static func record(_ row: SQLRow) -> CaptureRecord {
    var facts = CaptureFacts(mediaType: MediaType(rawValue: row.text(3)) ?? .photo)
    if let wall = row.optionalDouble(5), let source = CaptureDate.Source(rawValue: row.text(7)) {
      facts.date = CaptureDate(wallClockSeconds: wall, offsetMinutes: row.optionalInt(6), source: source)
    }
    facts.timeZone = row.optionalText(8)
    if let latitude = row.optionalDouble(9), let longitude = row.optionalDouble(10) {
      facts.location = Coordinate(latitude: latitude, longitude: longitude)
    }
    if let width = row.optionalInt(11), let height = row.optionalInt(12) {
      facts.size = PixelSize(width: width, height: height)
    }
    facts.orientation = row.int(13)
    facts.camera = row.optionalText(14)
    facts.duration = row.optionalDouble(15)
    facts.title = row.optionalText(16)
    let stage = row.optionalText(19)
    return CaptureRecord(
      id: CaptureID(row.text(1)), path: row.text(2), facts: facts,
      state: CaptureState(rawValue: row.text(17)) ?? .listed,
      sensitive: row.optionalText(18).flatMap(SensitiveKind.init(rawValue:)),
      failure: stage.map { "\($0): \(row.text(20))" })
  }

  static func fingerprint(_ bytes: [UInt8]) -> Fingerprint? {
    guard bytes.count == 32 else { return nil }
    return Fingerprint(
      words: stride(from: 0, to: 32, by: 8).map { start in
        bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      })
  }
}
