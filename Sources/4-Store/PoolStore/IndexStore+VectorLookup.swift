package import PoolTypes
internal import Synchronization

/// What a scan over the vectors of one space found.
package struct VectorMatches: Sendable {
  /// Best first; one a capture, its best vector.
  package var matches: [(row: Int64, cosine: Double)] = []
  /// How many vectors were compared.
  package var compared = 0
  /// How many of them were compared in 8 bits, the others by estimate alone.
  /// Mean of all cosines, as estimated.
  package var mean = 0.0
  /// Standard deviation of all cosines, as estimated.
  package var deviation = 0.0
}

extension IndexStore {
  /// The best captures for a unit-length vector, among the vectors of one space, subject and length.
  ///
  /// Every vector is compared by its code, and the best of these in 8 bits a number; the cosines of the answer are
  /// those. Where 2,048 vectors or fewer are compared, the answer is that of an exact search. Else the first ten are
  /// those of an exact search but for about one in a thousand, and the first hundred but for about one in a hundred:
  /// these are the shares of estimates that err by more than the bounds allow. Behind them a capture may be missing
  /// that is as good as the last ones. At most 16,384 vectors are compared in 8 bits; data of which more come close to
  /// the best are answered less exactly. The same index and question always give the same answer.
  ///
  /// - Parameters:
  ///   - floor: lowest cosine to keep.
  ///   - scope: captures that may be found; what it leaves out is not compared.
  ///   - limit: most captures to keep.
  /// - Throws: `PoolError`.
  package func nearest(
    to query: [Float], space: String, subject: CaptureVector.Subject, floor: Double, scope: RowScope, limit: Int
  ) throws -> VectorMatches {
    let (scale, bytes) = ReadingCoding.quantised(query)
    guard let code = VectorCode.Query(scale: scale, bytes: bytes) else { return VectorMatches() }
    return try read { connection in
      try connection.snapshot { () throws -> VectorMatches in
        let number = try connection.number("SELECT number FROM space WHERE id = ?", [.text(space)])
        let name = BlockKind.Name.vectors(space: Int64(number), subject: subject, numbers: query.count)
        guard let kind = try BlockKind.named(name, connection) else {
          try memory.withLock { try $0.forget(kindsThatAreNotIn: connection) }
          return VectorMatches()
        }
        let (blocks, allowed) = try memory.withLock {
          (try $0.vectors(kind, connection), try $0.allowed(scope, connection))
        }
        let scan = VectorScan(blocks, code, allowed)
        let numbers = bytes.map { Int8(bitPattern: $0) }
        var exact = ExactComparison(connection: connection, kind: kind, scale: scale, query: numbers)
        try exact.compare(scan, code, floor: floor, limit: limit)
        return VectorMatches(
          matches: exact.best(limit, from: floor), compared: scan.compared, mean: scan.mean,
          deviation: scan.deviation)
      }
    }
  }

  /// Captures whose fingerprint differs from this one in at most `distance` bits, nearest first, then newest row.
  ///
  /// - Parameter scope: captures that may be found.
  /// - Throws: `PoolError`.
  package func near(_ print: Fingerprint, distance: Int, scope: RowScope = RowScope(), limit: Int) throws
    -> [(row: Int64, distance: Int)]
  {
    let slots = Int(BlockKind.slots)
    let query = print.words.map(\.bigEndian)
    return try read { connection in
      let (blocks, allowed) = try connection.snapshot { () throws -> ([PrintBlock?], AllowedRows?) in
        try memory.withLock { (try $0.prints(connection), try $0.allowed(scope, connection)) }
      }
      var best = BestRows(limit: limit)
      var distances = [UInt16](repeating: 0, count: slots)
      for (number, block) in blocks.enumerated() {
        guard let block else { continue }
        VectorKernel.best.distances(block.words, to: query, into: &distances)
        for slot in 0..<slots where Int(distances[slot]) <= distance && block.isUsed[slot] {
          let row = number * slots + slot
          if allowed?.contains(row) ?? true { best.add(Int64(row), -Double(distances[slot])) }
        }
      }
      return best.sorted().map { ($0.row, Int(-$0.cosine)) }
    }
  }
}

/// Compares the best-estimated vectors of a scan in 8 bits a number.
private struct ExactComparison {
  /// Up to how many vectors nothing is estimated.
  static let allMax = 2_048
  /// Most vectors to compare.
  static let mostCompared = 16_384
  /// Ranks that are kept exactly, and by how many deviations an estimate may err before the last of them is
  /// missed: a normal one does in 0.1 % and 4 %. Those before the last have more room, so that of all hundred fewer
  /// than 1 % are missed.
  static let bounds = [(rank: 10, deviations: 3.1), (rank: 100, deviations: 1.75)]

  let connection: SQLiteConnection
  let kind: BlockKind
  let scale: Double
  let query: [Int8]
  /// How many were compared.
  private(set) var compared = 0
  /// Of vectors, so that a capture may be there more than once.
  private var cosines: [(row: Int64, cosine: Double)] = []

  init(connection: SQLiteConnection, kind: BlockKind, scale: Double, query: [Int8]) {
    (self.connection, self.kind, self.scale, self.query) = (connection, kind, scale, query)
  }

  /// First the best few by estimate; what they are worth says how far down the others can matter.
  mutating func compare(_ scan: VectorScan, _ code: VectorCode.Query, floor: Double, limit: Int) throws {
    guard scan.compared > Self.allMax else {
      return try compare(scan.slots(from: -.greatestFiniteMagnitude, below: .infinity, limit: Self.allMax))
    }
    let least = Float(floor - Self.bounds[0].deviations * code.deviation(cosine: floor))
    // Several vectors may be of one capture: then more of them are needed for as many ranks.
    let ranks = min(Self.bounds.map(\.rank).max() ?? 1, max(limit, 1))
    var first = Float.infinity
    var wanted = 256
    var found: [(row: Int64, cosine: Double)] = []
    repeat {
      let next = max(scan.bound(ofAtLeast: wanted), least)
      if next < first { try compare(scan.slots(from: next, below: first, limit: Self.mostCompared)) }
      first = min(first, next)
      found = best(ranks, from: floor)
      wanted *= 4
    } while found.count < ranks && first > least && wanted <= Self.mostCompared
    // For what lies behind the exact ranks, a quarter more than are wanted.
    var low = scan.bound(ofAtLeast: min(limit, 10_000) * 5 / 4)
    for (rank, deviations) in Self.bounds {
      let rank = min(rank, ranks)
      let last = found.count < rank ? floor : found[rank - 1].cosine
      low = min(low, Float(last - deviations * code.deviation(cosine: last)))
    }
    low = max(low, least, scan.bound(ofAtMost: Self.mostCompared))
    if low < first { try compare(scan.slots(from: low, below: first, limit: Self.mostCompared)) }
  }

  /// - Parameter slots: ascending, so that the file is read in order.
  private mutating func compare(_ slots: [UInt32]) throws {
    let (kind, query) = (kind, query)
    try connection.run(
      "SELECT capture, scale, data FROM vector WHERE row = ?",
      eachOf: slots.lazy.map { kind.vectorRow(slot: Int64($0)) }
    ) { row in
      guard let dot = row.withBlob(2, { VectorKernel.best.dot($0, query) }) else { return }
      cosines.append((row.int64(0), Double(dot) * scale * row.double(1)))
    }
    compared += slots.count
  }

  /// Best first, then newest row.
  func best(_ limit: Int, from floor: Double) -> [(row: Int64, cosine: Double)] {
    var seen: Set<Int64> = []
    var best: [(row: Int64, cosine: Double)] = []
    for one in cosines.filter({ $0.cosine >= floor }).sorted(by: { ($0.cosine, $0.row) > ($1.cosine, $1.row) }) {
      guard best.count < max(limit, 1) else { break }
      if seen.insert(one.row).inserted { best.append(one) }
    }
    return best
  }
}

/// Keeps the best-scored rows in bounded memory; a row keeps its best score.
struct BestRows {
  private let limit: Int
  private var kept: [Int64: Double] = [:]
  private var floor = -Double.infinity

  init(limit: Int) { self.limit = min(max(limit, 1), 1 << 30) }

  mutating func add(_ row: Int64, _ score: Double) {
    guard score >= floor, score > kept[row, default: -.infinity] else { return }
    kept[row] = score
    // Cut back only when twice full, so that the sort is paid once in `limit` insertions.
    guard kept.count >= limit * 2 else { return }
    let best = sorted()
    kept = Dictionary(best.map { ($0.row, $0.cosine) }, uniquingKeysWith: max)
    floor = best.last?.cosine ?? floor
  }

  /// Best first; equal scores by newest row.
  func sorted() -> [(row: Int64, cosine: Double)] {
    let all = kept.map { (row: $0.key, cosine: $0.value) }
      .sorted { ($0.cosine, $0.row) > ($1.cosine, $1.row) }
    return Array(all.prefix(limit))
  }
}
