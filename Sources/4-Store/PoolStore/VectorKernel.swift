internal import CPoolVector

/// One way to do the arithmetic of look-ups; all give the same numbers.
struct VectorKernel: Sendable {
  let kind: pool_vector_kernel

  /// The fastest one of this processor.
  static let best = VectorKernel(kind: pool_vector_best_kernel())
  /// Plain C, for every processor.
  static let portable = VectorKernel(kind: POOL_VECTOR_PORTABLE)
  /// The ones that this processor has beside the portable one.
  static var others: [VectorKernel] {
    [POOL_VECTOR_AVX2, POOL_VECTOR_AVX512, POOL_VECTOR_NEON]
      .filter { pool_vector_has_kernel($0) }.map { VectorKernel(kind: $0) }
  }

  /// Sum of products; nil where the lengths differ.
  func dot(_ stored: UnsafeRawBufferPointer, _ query: [Int8]) -> Int32? {
    guard stored.count == query.count, let bytes = stored.baseAddress else { return nil }
    return pool_vector_dot(kind, bytes.assumingMemoryBound(to: Int8.self), query, query.count)
  }

  /// What a table of runs says of each vector of groups of 64 codes, of so many bytes each.
  ///
  /// - Parameters:
  ///   - table: 32 entries a byte of a code: 16 for its lower half, and 16 for its upper half.
  ///   - sums: room for 64 a group; there are as many groups as have room.
  func sums(_ codes: [UInt8], codeSize: Int, table: [UInt8], into sums: inout [UInt16]) {
    guard codeSize > 0, table.count == codeSize * 32 else { return }
    let groups = min(codes.count / (codeSize * 64), sums.count / 64)
    pool_vector_sums(kind, codes, groups, codeSize, table, &sums)
  }

  /// In how many bits each fingerprint of four words differs from one.
  /// - Parameter distances: room for one each.
  func distances(_ words: [UInt64], to query: [UInt64], into distances: inout [UInt16]) {
    guard query.count == 4 else { return }
    pool_vector_distances(kind, words, min(words.count / 4, distances.count), query, &distances)
  }
}
