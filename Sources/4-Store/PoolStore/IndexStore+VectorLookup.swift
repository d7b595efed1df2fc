package import PoolTypes

/// What a scan over the vectors of one space found.
package struct VectorMatches: Sendable {
  /// Best first; one a capture, its best vector.
  package var matches: [(row: Int64, cosine: Double)] = []
  /// How many vectors were compared.
  package var compared = 0
  /// Mean of all cosines.
  package var mean = 0.0
  /// Standard deviation of all cosines.
  package var deviation = 0.0
}

extension IndexStore {
  /// Compares a unit-length vector with every vector of one space and subject, and keeps the best captures.
  ///
  /// The scan is flat and reads one row at a time, so that its memory does not grow with the index. Both sides
  /// are in 8 bits a number; the sum is exact in 32 bits.
  ///
  /// - Parameters:
  ///   - floor: lowest cosine to keep.
  ///   - rows: captures that may be found; nil for all.
  ///   - limit: most captures to keep.
  package func nearest(
    to query: [Float], space: String, subject: CaptureVector.Subject, floor: Double, rows: Set<Int64>?,
    limit: Int
  ) throws -> VectorMatches {
    let (queryScale, bytes) = ReadingCoding.quantised(query)
    let numbers = bytes.map { Int8(bitPattern: $0) }
    guard queryScale > 0 else { return VectorMatches() }
    return try read { connection in
      var best = BestRows(limit: limit)
      var found = VectorMatches()
      var sum = 0.0
      var squares = 0.0
      try connection.run(
        """
        SELECT capture, scale, data FROM vector
        WHERE space = (SELECT number FROM space WHERE id = ?) AND subject = ?
        """, [.text(space), .text(subject.rawValue)]
      ) { row in
        let capture = row.int64(0)
        if let rows, !rows.contains(capture) { return true }
        guard let dot = row.withBlob(2, { Self.dot($0, numbers) }) else { return true }
        let cosine = Double(dot) * queryScale * row.double(1)
        found.compared += 1
        sum += cosine
        squares += cosine * cosine
        if cosine >= floor { best.add(capture, cosine) }
        return true
      }
      if found.compared > 0 {
        found.mean = sum / Double(found.compared)
        found.deviation = max(squares / Double(found.compared) - found.mean * found.mean, 0).squareRoot()
      }
      found.matches = best.sorted()
      return found
    }
  }

  /// Sum of products; nil where the lengths differ. 32 numbers a step, widened to 16 and then 32 bits.
  static func dot(_ stored: UnsafeRawBufferPointer, _ query: [Int8]) -> Int32? {
    guard stored.count == query.count else { return nil }
    return query.withUnsafeBytes { query in
      var sums = SIMD16<Int32>.zero
      var index = 0
      while index + 16 <= stored.count {
        let one = SIMD16<Int32>(
          truncatingIfNeeded: stored.loadUnaligned(fromByteOffset: index, as: SIMD16<Int8>.self))
        let other = SIMD16<Int32>(
          truncatingIfNeeded: query.loadUnaligned(fromByteOffset: index, as: SIMD16<Int8>.self))
        sums &+= one &* other
        index += 16
      }
      var total = sums.wrappedSum()
      while index < stored.count {
        total &+= Int32(Int8(bitPattern: stored[index])) &* Int32(Int8(bitPattern: query[index]))
        index += 1
      }
      return total
    }
  }

  /// Captures whose fingerprint differs from this one in at most `distance` bits, nearest first.
  /// - Parameter rows: captures that may be found; nil for all.
  package func near(_ print: Fingerprint, distance: Int, rows: Set<Int64>? = nil, limit: Int) throws
    -> [(row: Int64, distance: Int)]
  {
    try read { connection in
      var best = BestRows(limit: limit)
      try connection.run("SELECT row, fingerprint FROM capture WHERE fingerprint IS NOT NULL") { row in
        let bits: Int? = row.withBlob(1) { bytes in
          guard bytes.count == 32 else { return nil }
          return (0..<4).reduce(0) { sum, word in
            let stored = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
            return sum + (stored ^ print.words[word]).nonzeroBitCount
          }
        }
        if let bits, bits <= distance, rows?.contains(row.int64(0)) ?? true { best.add(row.int64(0), -Double(bits)) }
        return true
      }
      return best.sorted().map { ($0.row, Int(-$0.cosine)) }
    }
  }
}

/// Keeps the best-scored rows in bounded memory; a row keeps its best score.
struct BestRows {
  private let limit: Int
  private var kept: [Int64: Double] = [:]
  private var floor = -Double.infinity

  init(limit: Int) { self.limit = max(limit, 1) }

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
