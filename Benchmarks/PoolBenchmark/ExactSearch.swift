internal import Foundation

/// The truth about vectors: every one is compared, in 32-bit floating point.
enum ExactSearch {
  /// Numbers of the nearest captures for each query, best first. Reads the file in pieces of bounded size.
  ///
  /// - Parameter count: captures a query.
  static func nearest(_ queries: [[Float]], file: URL, count: Int) throws -> [[Int]] {
    let dimensions = VectorCloud.dimensions
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    var best = [[(cosine: Float, number: Int)]](repeating: [], count: queries.count)
    var number = 0
    // 512 vectors are 768 kB, which stay in the processor's cache for all queries.
    while let piece = try handle.read(upToCount: 512 * dimensions * 4), !piece.isEmpty {
      let rows = piece.count / (dimensions * 4)
      // Safe: no read goes past the piece, whose length is a whole number of vectors, nor past the query.
      piece.withUnsafeBytes { stored in
        for (place, query) in queries.enumerated() where query.count == dimensions {
          query.withUnsafeBytes { query in
            for row in 0..<rows {
              let cosine = product(stored, row * dimensions * 4, query, dimensions)
              if best[place].count < count || cosine > best[place][count - 1].cosine {
                let below = best[place].firstIndex { $0.cosine < cosine } ?? best[place].count
                best[place].insert((cosine, number + row), at: below)
                if best[place].count > count { best[place].removeLast() }
              }
            }
          }
        }
      }
      number += rows
    }
    return best.map { $0.map(\.number) }
  }

  /// Sum of products of `count` numbers, a multiple of 16.
  private static func product(
    _ stored: UnsafeRawBufferPointer, _ offset: Int, _ query: UnsafeRawBufferPointer, _ count: Int
  ) -> Float {
    var sums = SIMD16<Float>.zero
    for byte in stride(from: 0, to: count * 4, by: 64) {
      sums +=
        stored.loadUnaligned(fromByteOffset: offset + byte, as: SIMD16<Float>.self)
        * query.loadUnaligned(fromByteOffset: byte, as: SIMD16<Float>.self)
    }
    return sums.sum()
  }
}
