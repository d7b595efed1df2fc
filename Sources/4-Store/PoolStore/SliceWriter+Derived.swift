internal import PoolTypes

/// What is kept of what is made of captures, inside a slice's transaction.
extension SliceWriter {
  /// The day of a capture that has no date: it counts among all, and on no day.
  static let noDay: Int64 = -1_000_000

  /// Puts a derivation in the place of the one before.
  func store(_ derived: Derivation, judged: String, of row: Int64, reading: CaptureReading) throws {
    try dropDerived(of: row, except: .thing)
    for link in derived.links { try insert(.link, link.kind.rawValue, link.value, link, of: row) }
    for object in derived.objects { try insert(.object, object.kind.rawValue, object.identity, object, of: row) }
    for lead in derived.leads { try insert(.lead, lead.kind.rawValue, lead.identity, lead, of: row) }
    try connection.run("UPDATE capture SET judged = ? WHERE row = ?", [.text(judged), .integer(row)])
    var seen: [(IndexStore.SeenKind, String)] = derived.links.map { (.link, $0.value) }
    seen += derived.links.compactMap(\.host).map { (.host, $0) }
    seen += derived.objects.map { (.object, $0.kind.rawValue) }
    seen += reading.codes.map { (.code, $0.text) }
    seen += reading.labels.map { (.label, $0.name) }
    try note(seen, of: row)
  }

  /// Puts things in the place of those before.
  func store(_ things: [Thing], version: String, of id: CaptureID) throws {
    // A capture that left the index while the model thought gets nothing.
    // So does one whose content or readers are others by now: the answer is about what it was.
    let basis =
      version.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().first.map(String.init) ?? ""
    guard let row = try row(of: id),
      try connection.number(
        "SELECT count(*) FROM capture WHERE row = ? AND state = 'indexed' AND \(IndexStore.namingBasis) = ?",
        [.integer(row), .text(basis)]) > 0
    else { return }
    try words.drop(row)
    try noteDeletion()
    try connection.run(
      "DELETE FROM derived WHERE capture = ? AND class = ?",
      [.integer(row), .text(IndexStore.ProvenClass.thing.rawValue)])
    try connection.run(
      "DELETE FROM seen WHERE capture = ? AND kind IN (?, ?)",
      [.integer(row), .text(IndexStore.SeenKind.thing.rawValue), .text(IndexStore.SeenKind.thingKind.rawValue)])
    for thing in things { try insert(.thing, thing.kind.rawValue, thing.identity, thing, of: row) }
    try note(things.flatMap { [(.thing, $0.name), (.thingKind, $0.kind.rawValue)] }, of: row)
    try words.add(row)
    try connection.run("UPDATE capture SET named = ? WHERE row = ?", [.text(version), .integer(row)])
  }

  /// Deletes every thing; the words of their names go too.
  func dropThings() throws {
    var rows: [Int64] = []
    try connection.run("SELECT DISTINCT capture FROM derived WHERE class = 'thing'") { found in
      rows.append(found.int64(0))
      return true
    }
    for row in rows { try words.drop(row) }
    if !rows.isEmpty { try noteDeletion() }
    try connection.execute("DELETE FROM derived WHERE class = 'thing'")
    for row in rows { try words.add(row) }
    try words.settle()
  }

  /// The row of a capture that was read and gets another date or kind; nil for others.
  func rowThatMoves(_ id: CaptureID, _ facts: CaptureFacts) throws -> Int64? {
    var moved: Int64?
    try connection.run(
      "SELECT row FROM capture WHERE id = ? AND state = 'indexed' AND (wall IS NOT ? OR media <> ?)",
      [.text(id.rawValue), .optional(facts.date?.wallClockSeconds), .text(facts.mediaType.rawValue)]
    ) { found in
      moved = found.int64(0)
      return false
    }
    return moved
  }

  func store(_ derived: Derivation, judged: String, of id: CaptureID) throws {
    guard let row = try row(of: id) else { return }
    var reading = CaptureReading()
    var isThere = false
    try connection.run("SELECT code_details, label_details FROM reading WHERE capture = ?", [.integer(row)]) { found in
      isThere = true
      reading.codes = ReadingCoding.values(ReadCode.self, from: found.text(0))
      reading.labels = ReadingCoding.values(Label.self, from: found.text(1))
      return false
    }
    if isThere { try store(derived, judged: judged, of: row, reading: reading) }
  }

  /// Takes out what was made of a capture.
  /// - Parameter kept: what stays; nil for nothing.
  func dropDerived(of row: Int64, except kept: IndexStore.ProvenClass? = nil) throws {
    try connection.run(
      "DELETE FROM derived WHERE capture = ? AND class <> ?", [.integer(row), .text(kept?.rawValue ?? "")])
    let things = kept == .thing ? "AND kind NOT IN ('thing', 'thingKind')" : ""
    try connection.run("DELETE FROM seen WHERE capture = ? \(things)", [.integer(row)])
  }

  private func insert(
    _ class: IndexStore.ProvenClass, _ kind: String, _ value: String, _ details: some Encodable, of row: Int64
  )
    throws
  {
    try connection.run(
      "INSERT INTO derived (capture, class, kind, value, details) VALUES (?, ?, ?, ?, ?)",
      [
        .integer(row), .text(`class`.rawValue), .text(kind), .text(value), .text(ReadingCoding.json(details)),
      ])
  }

  /// Counts what was seen under the day and kind that the capture has now, after a new description.
  func moveSeen(of row: Int64) throws {
    let (day, media) = try dayAndMedia(of: row)
    try connection.run(
      "UPDATE seen SET day = ?1, media = ?2 WHERE capture = ?3 AND (day <> ?1 OR media <> ?2)",
      [.integer(day), .text(media), .integer(row)])
  }

  private func dayAndMedia(of row: Int64) throws -> (day: Int64, media: String) {
    var day = Self.noDay
    var media = ""
    try connection.run("SELECT wall, media FROM capture WHERE row = ?", [.integer(row)]) { found in
      if let wall = found.optionalDouble(0) { day = Int64((wall / 86_400).rounded(.down)) }
      media = found.text(1)
      return false
    }
    return (day, media)
  }

  private func note(_ seen: [(kind: IndexStore.SeenKind, value: String)], of row: Int64) throws {
    guard !seen.isEmpty else { return }
    let (day, media) = try dayAndMedia(of: row)
    for (kind, value) in seen {
      try connection.run(
        "INSERT OR IGNORE INTO seen VALUES (?, ?, ?, ?, ?)",
        [.text(kind.rawValue), .text(value), .integer(day), .integer(row), .text(media)])
    }
  }
}

extension CapturedObject {
  /// What makes two records the same.
  var identity: String {
    let telling: Field? =
      switch kind {
      case .book: .isbn
      case .parcel: .trackingNumber
      case .wifiNetwork: .name
      case .coupon: .code
      default: nil
      }
    if let telling, let value = fields[telling] { return value }
    return fields.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.key.rawValue)=\($0.value.lowercased())" }.joined(separator: "\n")
  }
}

extension Lead {
  /// What makes two leads the same: what they rest on.
  var identity: String {
    if let object = objects.first { return "\(object.kind.rawValue)\n\(object.identity)" }
    return links.first?.value ?? title.lowercased()
  }
}

extension Thing {
  var identity: String { name.lowercased() }
}
