internal import PoolTypes

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
    let filler = BlockFiller(connection: connection)
    try connection.run("SELECT row, media, wall, fingerprint FROM capture WHERE state = 'indexed' ORDER BY row") {
      let capture = $0.int64(0)
      guard let row = UInt32(exactly: capture), row > 0 else { return true }
      let facts = CaptureFactsRecord.value(
        mediaType: MediaType(rawValue: $0.text(1)) ?? .photo, wall: $0.optionalDouble(2))
      try filler.put(CaptureFactsRecord.bytes(facts), at: capture, of: .facts)
      if let print = IndexStore.fingerprint($0.blob(3)) {
        try filler.put(FingerprintRecord.bytes(print, row: row), at: capture, of: .prints)
      }
      return true
    }
    try connection.run("SELECT capture, subject, space, scale, data FROM old_vector ORDER BY row") {
      let (capture, scale, bytes) = ($0.int64(0), $0.double(3), $0.blob(4))
      let name = BlockKind.Name(space: $0.int64(2), subject: $0.text(1), numbers: bytes.count)
      let record = VectorCode.record(scale: scale, bytes: bytes, row: capture)
      let (kind, slot) = try filler.append(record ?? [], to: name)
      try connection.run(
        "INSERT INTO vector VALUES (?, ?, ?, ?)",
        [.integer(kind.vectorRow(slot: slot)), .integer(capture), .real(scale), .blob(bytes)])
      return true
    }
    try filler.finish()
    try connection.execute("DROP TABLE old_vector")
  }
}

/// Writes blocks whole, in the order of their slots; one block of each kind is in memory.
private final class BlockFiller {
  private struct Open {
    let kind: BlockKind
    var block: Int64 = 0
    var bytes: [UInt8] = []
    /// Slots in use of this block.
    var used: Int64 = 0
    /// Slots in use of all blocks.
    var all: Int64 = 0
    /// One more than the last slot.
    var end: Int64 = 0
  }

  private let connection: SQLiteConnection
  private var open: [BlockKind.Name: Open] = [:]

  init(connection: SQLiteConnection) { self.connection = connection }

  /// Puts a record into the slot after the last one.
  func append(_ record: [UInt8], to name: BlockKind.Name) throws -> (kind: BlockKind, slot: Int64) {
    let slot = open[name]?.end ?? 0
    return (try put(record, at: slot, of: name), slot)
  }

  /// Puts a record into a slot behind all before.
  @discardableResult
  func put(_ record: [UInt8], at slot: Int64, of name: BlockKind.Name) throws -> BlockKind {
    var current = try open[name] ?? Open(kind: SliceWriter(connection: connection).kind(name))
    // So that the buffer has one owner, and is not copied with each record.
    open[name] = nil
    let block = slot / BlockKind.slots
    if block != current.block { try flush(&current) }
    let size = current.kind.recordSize
    if current.bytes.isEmpty { current.bytes = [UInt8](repeating: 0, count: Int(BlockKind.slots) * size) }
    let start = Int(slot - block * BlockKind.slots) * size
    current.bytes.replaceSubrange(start..<start + record.count, with: record)
    (current.block, current.end) = (block, slot + 1)
    current.used += 1
    current.all += 1
    open[name] = current
    return current.kind
  }

  /// Writes what is in memory.
  func finish() throws {
    for var current in open.values {
      try flush(&current)
      try connection.run(
        "UPDATE block_kind SET slots = ?, used = ?, version = 1 WHERE number = ?",
        [.integer(current.end), .integer(current.all), .integer(current.kind.number)])
    }
    open = [:]
  }

  private func flush(_ current: inout Open) throws {
    guard current.used > 0 else { return }
    try connection.run(
      "INSERT INTO block_data VALUES (?, ?)",
      [.integer(current.kind.dataRow(block: current.block)), .blob(current.bytes)])
    try connection.run(
      "INSERT INTO block VALUES (?, ?, 1, ?)",
      [.integer(current.kind.number), .integer(current.block), .integer(current.used)])
    (current.bytes, current.used) = ([], 0)
  }
}
