internal import CPoolVector
internal import Dispatch

/// Estimates of all vectors of a kind against one query.
struct VectorScan {
  /// Blocks that one piece of work takes; the sums are the same however many threads there are.
  private static let blocksAPiece = 32
  /// From how many blocks on the pieces are shared among threads.
  private static let blocksForThreads = 48

  /// By slot; minus infinity where none is, or the scope does not let it through.
  private(set) var estimates: [Float] = []
  private var histogram = [UInt32](repeating: 0, count: Int(POOL_VECTOR_BINS))
  private(set) var compared = 0
  private(set) var mean = 0.0
  private(set) var deviation = 0.0

  init(_ blocks: [VectorBlock?], _ query: VectorCode.Query, _ allowed: AllowedRows?) {
    let slots = Int(BlockKind.slots)
    let pieces = (blocks.count + Self.blocksAPiece - 1) / Self.blocksAPiece
    let kernel = VectorKernel.best.kind
    let bins = Int(POOL_VECTOR_BINS)
    var tallies = [pool_vector_tally](repeating: pool_vector_tally(), count: pieces)
    var histograms = [UInt32](repeating: 0, count: pieces * bins)
    estimates = [Float](unsafeUninitializedCapacity: blocks.count * slots) { all, count in
      count = blocks.count * slots
      all.initialize(repeating: -.infinity)
      histograms.withUnsafeMutableBufferPointer { histograms in
        tallies.withUnsafeMutableBufferPointer { tallies in
          let output = Output(estimates: all, histograms: histograms, tallies: tallies)
          @Sendable func work(_ piece: Int) {
            let range = piece * Self.blocksAPiece..<min((piece + 1) * Self.blocksAPiece, blocks.count)
            output.estimate(blocks, range, piece, query, allowed, kernel)
          }
          if blocks.count >= Self.blocksForThreads {
            DispatchQueue.concurrentPerform(iterations: pieces, execute: work)
          } else {
            for piece in 0..<pieces { work(piece) }
          }
        }
      }
    }
    for piece in 0..<pieces {
      for bin in 0..<bins { histogram[bin] += histograms[piece * bins + bin] }
    }
    summarise(tallies, query)
  }

  private mutating func summarise(_ tallies: [pool_vector_tally], _ query: VectorCode.Query) {
    compared = tallies.reduce(0) { $0 + Int($1.compared) }
    guard compared > 0 else { return }
    mean = tallies.reduce(0) { $0 + $1.sum } / Double(compared)
    let squares = tallies.reduce(0) { $0 + $1.squares } / Double(compared)
    // Estimates spread by their own error too.
    let error = query.deviation * query.deviation * (1 - min(squares, 1))
    deviation = max(squares - mean * mean - error, 0).squareRoot()
  }

  /// The lowest bound from which on at most `count` vectors are; those of one thousandth of a cosine go together.
  func bound(ofAtMost count: Int) -> Float {
    var sum = 0
    for bin in histogram.indices.reversed() {
      sum += Int(histogram[bin])
      if sum > count { return bin + 1 < histogram.count ? Float(bin + 1) / 1_024 - 1.25 : .infinity }
    }
    return -.greatestFiniteMagnitude
  }

  /// The highest bound from which on at least `count` vectors are.
  func bound(ofAtLeast count: Int) -> Float {
    var sum = 0
    for bin in histogram.indices.reversed() {
      sum += Int(histogram[bin])
      if sum >= count, bin > 0 { return Float(bin) / 1_024 - 1.25 }
    }
    return -.greatestFiniteMagnitude
  }

  /// Slots whose estimates are from `low` to below `high`, ascending, `limit` at most.
  func slots(from low: Float, below high: Float, limit: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: limit) { places, count in
      count = pool_vector_between(estimates, estimates.count, low, high, places.baseAddress, limit)
    }
  }

  /// Where the pieces of a scan put what they find. Safe to share: each piece writes to ranges of its own, reads none
  /// of them, and the scan waits for all before it looks or gives the memory back.
  private struct Output: @unchecked Sendable {
    let estimates: UnsafeMutableBufferPointer<Float>
    let histograms: UnsafeMutableBufferPointer<UInt32>
    let tallies: UnsafeMutableBufferPointer<pool_vector_tally>

    /// Estimates the vectors of some blocks.
    func estimate(
      _ blocks: [VectorBlock?], _ range: Range<Int>, _ piece: Int, _ query: VectorCode.Query,
      _ allowed: AllowedRows?, _ kernel: pool_vector_kernel
    ) {
      let slots = Int(BlockKind.slots)
      let bins = Int(POOL_VECTOR_BINS)
      guard let estimates = estimates.baseAddress, let histogram = histograms.baseAddress,
        let tally = tallies.baseAddress
      else { return }
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: slots) { sums in
        for number in range {
          guard let block = blocks[number], let sums = sums.baseAddress else { continue }
          let groups = (block.end + Int(POOL_VECTOR_GROUP) - 1) / Int(POOL_VECTOR_GROUP)
          pool_vector_sums(kernel, block.codes, groups, query.codeSize, query.table, sums)
          pool_vector_estimates(
            sums, block.factors, block.rows, block.end, allowed?.words, UInt64(allowed?.count ?? 0), query.step,
            query.total, estimates + number * slots, histogram + piece * bins, tally + piece)
        }
      }
    }
  }
}
