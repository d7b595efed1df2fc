internal import PoolTypes

/// What lies together in blocks: the vectors of one space, subject and length, the fingerprints, or the facts by which
/// a scope narrows.
///
/// A block is one blob of `slots` records. Slots are numbered through all blocks of a kind; a free one is all zeros.
struct BlockKind {
  /// How many records one block has; a multiple of the 64 of a group of codes.
  static let slots: Int64 = 1_024

  /// The number by which a kind's rows are found.
  var number: Int64
  /// Bytes of one record.
  var recordSize: Int
  /// Grows with each change.
  var version: Int64
  /// Another one for each kind that was ever made, so that one that was deleted and made again is known as new.
  var stamp: Int64

  /// Which kind is meant.
  struct Name: Hashable {
    /// Number of the vector space; 0 where there is none.
    var space: Int64
    var subject: String
    /// How many numbers a vector has; 0 where it is none.
    var numbers: Int

    /// Kind and wall-clock time of each capture that was read; the slot is the capture's row.
    static let facts = Name(space: 0, subject: "facts", numbers: 0)
    /// Fingerprints; the slot is the capture's row.
    static let prints = Name(space: 0, subject: "fingerprint", numbers: 0)

    /// Vectors of one space, subject and length.
    static func vectors(space: Int64, subject: CaptureVector.Subject, numbers: Int) -> Name {
      Name(space: space, subject: subject.rawValue, numbers: numbers)
    }

    /// Bytes of one record of this kind.
    var recordSize: Int {
      switch self {
      case .facts: CaptureFactsRecord.size
      case .prints: FingerprintRecord.size
      default: VectorCode.recordSize(numbers: numbers)
      }
    }
  }

  /// Row of a block's bytes.
  func dataRow(block: Int64) -> Int64 { number << 24 | block }

  /// Row of a slot's exact vector, so that neither needs to be looked up.
  func vectorRow(slot: Int64) -> Int64 { number << 40 | slot }

  /// The kind and slot of an exact vector.
  static func place(ofVectorRow row: Int64) -> (kind: Int64, slot: Int64) { (row >> 40, row & (1 << 40 - 1)) }

  /// The kind of that name; nil where nothing of it is stored.
  static func named(_ name: Name, _ connection: SQLiteConnection) throws -> BlockKind? {
    var found: BlockKind?
    try connection.run(
      "SELECT number, version, stamp FROM block_kind WHERE space = ? AND subject = ? AND numbers = ?",
      [.integer(name.space), .text(name.subject), .integer(Int64(name.numbers))]
    ) { row in
      found = BlockKind(
        number: row.int64(0), recordSize: name.recordSize, version: row.int64(1), stamp: row.int64(2))
      return false
    }
    return found
  }
}

/// What a scope asks of a capture, in eight bytes: its time in steps of 2^-22 seconds, about a quarter of a
/// microsecond, and in the lowest three bits its kind. Zero is a free slot.
struct CaptureFactsRecord {
  static let size = 8
  /// The steps of a capture without a time.
  static let noTime: Int64 = -1 << 60

  /// Steps of a time, rounded down; times beyond 8,000 years from 1970 are those.
  static func steps(_ wall: Double?) -> Int64 {
    guard let wall, !wall.isNaN else { return noTime }
    return Int64((min(max(wall, -2.5e11), 2.5e11) * 4_194_304).rounded(.down))
  }

  /// 1 to 7.
  static func code(of type: MediaType) -> Int64 {
    switch type {
    case .photo: 1
    case .screenshot: 2
    case .video: 3
    }
  }

  static func value(mediaType: MediaType, wall: Double?) -> Int64 { steps(wall) << 3 | code(of: mediaType) }

  static func bytes(_ value: Int64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

/// A fingerprint and its capture's row in 36 bytes. Row 0 is a free slot.
enum FingerprintRecord {
  static let size = 36

  static func bytes(_ print: Fingerprint, row: UInt32) -> [UInt8] {
    stored(print) + VectorCode.little(row)
  }

  /// 32 bytes, the most significant first.
  static func stored(_ print: Fingerprint) -> [UInt8] {
    print.words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
  }
}
