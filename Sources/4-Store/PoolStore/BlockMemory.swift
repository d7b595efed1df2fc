internal import CPoolVector
internal import PoolTypes

/// A block as look-ups use it.
protocol LoadedBlock: Sendable {
  /// Nil where the bytes are not those of a whole block.
  init?(_ bytes: UnsafeRawBufferPointer, recordSize: Int)
}

/// The blocks of one kind as they were read last.
struct LoadedKind<Block: LoadedBlock>: Sendable {
  private(set) var stamp: Int64
  private(set) var version: Int64 = -1
  /// By number; nil where a block has no slot in use, or is damaged.
  private(set) var blocks: [Block?] = []

  /// Reads the blocks that changed since. To be called within a snapshot.
  mutating func refresh(_ kind: BlockKind, _ connection: SQLiteConnection) throws {
    if kind.stamp != stamp {
      self = LoadedKind(stamp: kind.stamp)
    }
    guard kind.version != version else { return }
    try connection.run(
      """
      SELECT number, data FROM block LEFT JOIN block_data ON row = (kind << 24 | number)
      WHERE kind = ? AND version > ? ORDER BY number
      """, [.integer(kind.number), .integer(version)]
    ) { row in
      let number = row.int(0)
      guard (0..<BlockMemory.blocksMax).contains(number) else { return true }
      while blocks.count <= number { blocks.append(nil) }
      blocks[number] = row.withBlob(1) { Block($0, recordSize: kind.recordSize) }
      return true
    }
    version = kind.version
  }

  init(stamp: Int64) { self.stamp = stamp }
}

/// Vectors of one block.
struct VectorBlock: LoadedBlock {
  /// In groups of 64: byte 0 of each, byte 1 of each, and so on.
  let codes: [UInt8]
  /// 0 where the slot is free.
  let factors: [Float]
  /// Rows of captures; 0 where the slot is free.
  let rows: [UInt32]
  /// One more than the last slot in use.
  let end: Int

  init?(_ bytes: UnsafeRawBufferPointer, recordSize: Int) {
    let slots = Int(BlockKind.slots)
    let codeSize = recordSize - 8
    guard codeSize > 0, bytes.count == slots * recordSize, let records = bytes.baseAddress else { return nil }
    var last = 0
    var factors = [Float](repeating: 0, count: slots)
    var rows = [UInt32](repeating: 0, count: slots)
    codes = [UInt8](unsafeUninitializedCapacity: slots * codeSize) { codes, count in
      // All three hold what `slots` records need, and so do the bytes; every byte of the codes is written.
      last = pool_vector_take_apart(
        records.assumingMemoryBound(to: UInt8.self), slots, codeSize, codes.baseAddress, &factors, &rows)
      count = slots * codeSize
    }
    (self.factors, self.rows, end) = (factors, rows, last)
  }
}

/// Fingerprints of one block; the slot says the row.
struct PrintBlock: LoadedBlock {
  /// Four words each, with their bytes in the order of the file: only bits are compared.
  let words: [UInt64]
  /// Whether a slot is in use.
  let isUsed: [Bool]

  init?(_ bytes: UnsafeRawBufferPointer, recordSize: Int) {
    let slots = Int(BlockKind.slots)
    guard recordSize == FingerprintRecord.size, bytes.count == slots * recordSize else { return nil }
    var words: [UInt64] = []
    words.reserveCapacity(slots * 4)
    for start in stride(from: 0, to: bytes.count, by: recordSize) {
      for word in 0..<4 { words.append(bytes.loadUnaligned(fromByteOffset: start + word * 8, as: UInt64.self)) }
    }
    self.words = words
    isUsed = (0..<slots).map { bytes.loadUnaligned(fromByteOffset: $0 * recordSize + 32, as: UInt32.self) != 0 }
  }
}

/// What scopes ask of the captures of one block; the slot says the row.
struct FactsBlock: LoadedBlock {
  /// `CaptureFactsRecord.value`; 0 where the slot is free.
  let values: [Int64]

  init?(_ bytes: UnsafeRawBufferPointer, recordSize: Int) {
    guard recordSize == CaptureFactsRecord.size, bytes.count == Int(BlockKind.slots) * recordSize else { return nil }
    values = (0..<Int(BlockKind.slots)).map {
      Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * recordSize, as: Int64.self))
    }
  }
}

/// Rows that a scope lets through, one bit each.
struct AllowedRows: Sendable {
  let words: [UInt64]

  /// How many bits there are; rows from this one on are not let through.
  var count: Int { words.count * 64 }

  func contains(_ row: Int) -> Bool {
    row >= 0 && row < count && words[row >> 6] >> UInt64(row & 63) & 1 == 1
  }

  init(_ scope: RowScope, _ facts: [FactsBlock?]) {
    let slots = Int(BlockKind.slots)
    var words = [UInt64](repeating: 0, count: facts.count * slots / 64)
    let codes = scope.mediaTypes.reduce(Int64(0)) { $0 | 1 << CaptureFactsRecord.code(of: $1) }
    let kinds = codes == 0 ? ~1 : codes
    // A bound on either side leaves out captures without a time.
    let first = CaptureFactsRecord.noTime + (scope.since != nil || scope.until != nil ? 1 : 0)
    let since = max(scope.since.map { CaptureFactsRecord.steps($0) } ?? first, first)
    let until = scope.until.map { CaptureFactsRecord.steps($0) } ?? .max
    let newest = scope.newestRow.map { $0 < 0 ? -1 : Int(clamping: $0) } ?? .max
    func isLetThrough(_ value: Int64, _ row: Int) -> Bool {
      let steps = value >> 3
      return kinds >> (value & 7) & 1 == 1 && steps >= since && steps < until && row <= newest
    }
    if let rows = scope.rows {
      for row in rows where row > 0 && row < Int64(facts.count * slots) {
        let row = Int(row)
        guard let block = facts[row / slots], isLetThrough(block.values[row % slots], row) else { continue }
        words[row >> 6] |= 1 << UInt64(row & 63)
      }
    } else {
      for (number, block) in facts.enumerated() {
        guard let block, number * slots <= newest else { continue }
        for word in 0..<slots / 64 {
          var bits: UInt64 = 0
          for bit in 0..<64 {
            let isIn = isLetThrough(block.values[word * 64 + bit], number * slots + word * 64 + bit)
            bits |= (isIn ? 1 : 0) << UInt64(bit)
          }
          words[number * slots / 64 + word] = bits
        }
      }
    }
    self.words = words
  }
}

/// Blocks in memory. Each look-up first asks which have changed in the file.
struct BlockMemory: Sendable {
  /// Most blocks of one kind: as many as rows of 32 bits need.
  static let blocksMax = 1 << 22

  private var vectors: [Int64: LoadedKind<VectorBlock>] = [:]
  private var prints: LoadedKind<PrintBlock>?
  private var facts: LoadedKind<FactsBlock>?
  private var lastAllowed: (scope: RowScope, stamp: Int64, version: Int64, rows: AllowedRows)?

  /// The vectors of a kind.
  mutating func vectors(_ kind: BlockKind, _ connection: SQLiteConnection) throws -> [VectorBlock?] {
    try forget(kindsThatAreNotIn: connection)
    var loaded = vectors.removeValue(forKey: kind.number) ?? LoadedKind(stamp: kind.stamp)
    // What a failed read leaves half new is not kept.
    try loaded.refresh(kind, connection)
    vectors[kind.number] = loaded
    return loaded.blocks
  }

  /// All fingerprints.
  mutating func prints(_ connection: SQLiteConnection) throws -> [PrintBlock?] {
    guard let kind = try BlockKind.named(.prints, connection) else {
      prints = nil
      return []
    }
    var loaded = prints.take() ?? LoadedKind(stamp: kind.stamp)
    try loaded.refresh(kind, connection)
    prints = loaded
    return loaded.blocks
  }

  /// The rows of a scope; nil where it lets all through.
  mutating func allowed(_ scope: RowScope, _ connection: SQLiteConnection) throws -> AllowedRows? {
    guard scope != RowScope() else { return nil }
    guard let kind = try BlockKind.named(.facts, connection) else {
      (facts, lastAllowed) = (nil, nil)
      return AllowedRows(scope, [])
    }
    if let last = lastAllowed, last.stamp == kind.stamp, last.version == kind.version, last.scope == scope {
      return last.rows
    }
    var loaded = facts.take() ?? LoadedKind(stamp: kind.stamp)
    try loaded.refresh(kind, connection)
    facts = loaded
    let rows = AllowedRows(scope, loaded.blocks)
    // A set of rows may be as large as the answer is.
    lastAllowed = scope.rows == nil ? (scope, kind.stamp, kind.version, rows) : nil
    return rows
  }

  /// Kinds that are gone must not stand in memory: deleted is gone.
  mutating func forget(kindsThatAreNotIn connection: SQLiteConnection) throws {
    guard !vectors.isEmpty else { return }
    var stamps: Set<Int64> = []
    try connection.run("SELECT stamp FROM block_kind") {
      stamps.insert($0.int64(0))
      return true
    }
    vectors = vectors.filter { stamps.contains($0.value.stamp) }
  }
}
