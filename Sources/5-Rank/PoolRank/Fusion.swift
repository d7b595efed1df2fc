/// One order from several scored lists.
///
/// CombMAX of Fox and Shaw (1994) over calibrated scores: the best list decides. The lists that agree add a small
/// share of theirs, which orders equals and never lifts a weak capture over a strong one of another list. Sums
/// were measured to harm picture searches whose words also stand on screens.
package enum Fusion {
  /// A capture's fused score, 0 to 1.
  package struct Ranked: Hashable, Sendable {
    package var row: Int64
    package var score: Double
    /// Seconds since 1970; newer first among equals.
    package var instant: Double

    package init(row: Int64, score: Double, instant: Double) {
      self.row = row
      self.score = score
      self.instant = instant
    }

    /// True if this one comes before the other.
    package func precedes(_ other: Ranked) -> Bool {
      (score, instant, row) > (other.score, other.instant, other.row)
    }
  }

  /// Fuses lists of scores, each 0 to 1.
  package static func fused(_ lists: [[Int64: Double]]) -> [Int64: Double] {
    var best: [Int64: Double] = [:]
    var sum: [Int64: Double] = [:]
    for list in lists {
      for (row, score) in list {
        best[row] = max(best[row] ?? 0, score)
        sum[row, default: 0] += score
      }
    }
    return best.reduce(into: [:]) { fused, entry in
      let others = (sum[entry.key] ?? entry.value) - entry.value
      fused[entry.key] = min(entry.value + 0.03 * others, 1)
    }
  }
}
