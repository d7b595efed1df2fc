internal import PoolTypes

/// How vectors, fingerprints and facts come into blocks and out of them, inside a slice's transaction.
///
/// Only the slot's own bytes are written, so that one more capture costs the same in an index of any size.
extension SliceWriter {
  /// Keeps a vector: exactly in a row of its own, and its code in a free slot of its kind. One that nothing can be
  /// compared with is kept in no block.
  func storeVector(subject: String, space: Int64, scale: Double, bytes: [UInt8], of capture: Int64) throws {
    let kind = try kind(BlockKind.Name(space: space, subject: subject, numbers: bytes.count))
    let slot = try takeSlot(of: kind)
    try connection.run(
      "INSERT INTO vector VALUES (?, ?, ?, ?)",
      [.integer(kind.vectorRow(slot: slot)), .integer(capture), .real(scale), .blob(bytes)])
    let record = VectorCode.record(scale: scale, bytes: bytes, row: capture)
    try fill(slot, of: kind, with: record ?? [], counts: true)
  }

  /// Keeps a fingerprint where look-ups read it.
  func store(_ print: Fingerprint, of capture: Int64) throws {
    guard let row = UInt32(exactly: capture) else { return }
    try fill(capture, of: kind(.prints), with: FingerprintRecord.bytes(print, row: row), counts: false)
  }

  /// Keeps what scopes ask of a capture that was read, as its row says now; for others does nothing.
  func storeFacts(of capture: Int64) throws {
    var facts: Int64?
    try connection.run("SELECT media, wall FROM capture WHERE row = ? AND state = 'indexed'", [.integer(capture)]) {
      facts = CaptureFactsRecord.value(
        mediaType: MediaType(rawValue: $0.text(0)) ?? .photo, wall: $0.optionalDouble(1))
      return false
    }
    guard let facts, UInt32(exactly: capture) != nil else { return }
    try fill(capture, of: kind(.facts), with: CaptureFactsRecord.bytes(facts), counts: false)
  }

  /// Takes a capture's vectors, fingerprint and facts out of every block.
  func dropSlots(of capture: Int64) throws {
    var rows: [Int64] = []
    try connection.run("SELECT row FROM vector WHERE capture = ?", [.integer(capture)]) {
      rows.append($0.int64(0))
      return true
    }
    for row in rows {
      let (number, slot) = BlockKind.place(ofVectorRow: row)
      try connection.run("DELETE FROM vector WHERE row = ?", [.integer(row)])
      guard let kind = try kind(number: number) else { continue }
      try connection.run("INSERT OR IGNORE INTO free_slot VALUES (?, ?)", [.integer(number), .integer(slot)])
      try clear(slot, of: kind, counts: true)
    }
    for name in [BlockKind.Name.prints, .facts] {
      if let kind = try BlockKind.named(name, connection) { try clear(capture, of: kind, counts: false) }
    }
  }

  // MARK: Kinds and slots

  /// The kind of that name, made where there is none.
  func kind(_ name: BlockKind.Name) throws -> BlockKind {
    if let kind = try BlockKind.named(name, connection) { return kind }
    try connection.run(
      "INSERT INTO block_kind (space, subject, numbers, slots, used, version, stamp) "
        + "VALUES (?, ?, ?, 0, 0, 0, random())",
      [.integer(name.space), .text(name.subject), .integer(Int64(name.numbers))])
    guard let kind = try BlockKind.named(name, connection) else {
      throw PoolError.storageDamaged("The index does not keep what is written.")
    }
    return kind
  }

  private func kind(number: Int64) throws -> BlockKind? {
    var name: BlockKind.Name?
    try connection.run("SELECT space, subject, numbers FROM block_kind WHERE number = ?", [.integer(number)]) {
      name = BlockKind.Name(space: $0.int64(0), subject: $0.text(1), numbers: $0.int(2))
      return false
    }
    return try name.flatMap { try BlockKind.named($0, connection) }
  }

  private func takeSlot(of kind: BlockKind) throws -> Int64 {
    var free: Int64?
    try connection.run("SELECT slot FROM free_slot WHERE kind = ? ORDER BY slot LIMIT 1", [.integer(kind.number)]) {
      free = $0.int64(0)
      return false
    }
    if let free {
      try connection.run(
        "DELETE FROM free_slot WHERE kind = ? AND slot = ?", [.integer(kind.number), .integer(free)])
      return free
    }
    let next = try connection.number("SELECT slots FROM block_kind WHERE number = ?", [.integer(kind.number)])
    try connection.run("UPDATE block_kind SET slots = slots + 1 WHERE number = ?", [.integer(kind.number)])
    return Int64(next)
  }

  /// - Parameter counts: whether the slot is in use whatever its bytes say; else zeros are a free one.
  private func fill(_ slot: Int64, of kind: BlockKind, with record: [UInt8], counts: Bool) throws {
    let block = slot / BlockKind.slots
    let row = kind.dataRow(block: block)
    let isThere = try connection.number(
      "SELECT used > 0 FROM block WHERE kind = ? AND number = ?", [.integer(kind.number), .integer(block)])
    if isThere == 0 {
      try connection.run(
        "INSERT OR REPLACE INTO block_data VALUES (?, zeroblob(?))",
        [.integer(row), .integer(BlockKind.slots * Int64(kind.recordSize))])
      try connection.run(
        "INSERT OR IGNORE INTO block VALUES (?, ?, 0, 0)", [.integer(kind.number), .integer(block)])
    }
    let old = try exchange(record, slot, of: kind)
    try note(counts || old.allSatisfy { $0 == 0 } ? 1 : 0, block, of: kind)
  }

  private func clear(_ slot: Int64, of kind: BlockKind, counts: Bool) throws {
    let block = slot / BlockKind.slots
    guard
      try connection.number(
        "SELECT used FROM block WHERE kind = ? AND number = ?", [.integer(kind.number), .integer(block)]) > 0
    else { return }
    let old = try exchange([UInt8](repeating: 0, count: kind.recordSize), slot, of: kind)
    guard counts || !old.allSatisfy({ $0 == 0 }) else { return }
    try note(-1, block, of: kind)
  }

  private func exchange(_ record: [UInt8], _ slot: Int64, of kind: BlockKind) throws -> [UInt8] {
    let block = slot / BlockKind.slots
    return try connection.exchange(
      record, in: "block_data", column: "data", row: kind.dataRow(block: block),
      offset: Int(slot - block * BlockKind.slots) * kind.recordSize)
  }

  /// Notes a change. A block without slots in use keeps no bytes, and a kind without any goes.
  private func note(_ change: Int64, _ block: Int64, of kind: BlockKind) throws {
    let number = SQLValue.integer(kind.number)
    try connection.run(
      "UPDATE block_kind SET version = version + 1, used = used + ? WHERE number = ?", [.integer(change), number])
    try connection.run(
      """
      UPDATE block SET version = (SELECT version FROM block_kind WHERE number = ?1), used = used + ?2
      WHERE kind = ?1 AND number = ?3
      """, [number, .integer(change), .integer(block)])
    guard change < 0 else { return }
    try connection.run(
      "DELETE FROM block_data WHERE row = ? AND (SELECT used FROM block WHERE kind = ? AND number = ?) <= 0",
      [.integer(kind.dataRow(block: block)), number, .integer(block)])
    guard try connection.number("SELECT used FROM block_kind WHERE number = ?", [number]) <= 0 else { return }
    for sql in [
      "DELETE FROM block WHERE kind = ?", "DELETE FROM free_slot WHERE kind = ?",
      "DELETE FROM block_kind WHERE number = ?",
    ] {
      try connection.run(sql, [number])
    }
  }
}
