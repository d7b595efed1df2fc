package import PoolTypes

/// One order from several scored lists.
///
/// Weighted CombMAX of Fox and Shaw (1994) over calibrated scores: the list that says most for a capture decides. The
/// lists that agree add a small share of theirs, which orders equals and never lifts a weak capture over a strong one
/// of another list. Sums were measured to harm picture searches whose words also stand on screens.
package enum Fusion {
  /// What one list says of a capture.
  package struct Score: Hashable, Sendable {
    /// The list's own measure.
    package var value: Double
    /// On the scale of all lists, 0 to 1.
    package var score: Double

    package init(value: Double, score: Double) {
      self.value = value
      self.score = score
    }
  }

  /// A list with what it counts for a query.
  package struct WeightedList: Sendable {
    package var list: SearchList
    /// 0 to 1.
    package var weight: Double
    package var scores: [Int64: Score]

    package init(list: SearchList, weight: Double, scores: [Int64: Score]) {
      self.list = list
      self.weight = weight
      self.scores = scores
    }
  }

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

  /// Share that lists add which agree with the best one.
  package static let agreement = 0.03

  /// Fuses lists.
  package static func fused(_ lists: [WeightedList]) -> [Int64: Double] {
    var best: [Int64: Double] = [:]
    var sum: [Int64: Double] = [:]
    for list in lists where list.weight > 0 {
      for (row, score) in list.scores {
        let weighed = score.score * list.weight
        best[row] = max(best[row] ?? 0, weighed)
        sum[row, default: 0] += weighed
      }
    }
    return best.reduce(into: [:]) { fused, entry in
      let others = (sum[entry.key] ?? entry.value) - entry.value
      fused[entry.key] = min(entry.value + agreement * others, 1)
    }
  }

  /// The arithmetic behind one capture's fused score: the best list's part first, then the shares of the others.
  package static func parts(of row: Int64, in lists: [WeightedList]) -> [ListScore] {
    var parts = lists.compactMap { list -> ListScore? in
      guard list.weight > 0, let score = list.scores[row] else { return nil }
      let ahead = list.scores.reduce(1) { count, other in
        (other.value.score, other.value.value, other.key) > (score.score, score.value, row) ? count + 1 : count
      }
      return ListScore(
        list: list.list, rank: ahead, value: score.value, score: score.score, weight: list.weight,
        part: score.score * list.weight * agreement)
    }
    parts.sort { ($0.score * $0.weight, $1.list.rawValue) > ($1.score * $1.weight, $0.list.rawValue) }
    guard !parts.isEmpty else { return [] }
    parts[0].part = parts[0].score * parts[0].weight
    // A score ends at 1, and so do its parts together.
    var left = max(1 - parts[0].part, 0)
    for index in parts.indices.dropFirst() {
      parts[index].part = min(parts[index].part, left)
      left -= parts[index].part
    }
    return parts
  }
}
