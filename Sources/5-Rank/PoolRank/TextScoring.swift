internal import Foundation

/// Scores for words on screen.
///
/// Each term weighs its inverse document frequency (Robertson and Spärck Jones's weight, BM25 with saturation
/// parameter 0: what counts is that a word stands on a screen, not how often). The score is the weight found as a
/// share of the weight asked for. The statistics are handed in, so that a later page counts as the first did.
package enum TextScoring {
  /// What is known of one term.
  package struct Evidence: Sendable {
    /// Rows that hold it whole, ascending.
    package var words: [Int64]
    /// Rows that hold it inside a word.
    package var parts: [Int64]
    /// How much a part counts beside a whole word, 0 to 1.
    package var partShare: Double

    package init(words: [Int64], parts: [Int64], partShare: Double) {
      self.words = words
      self.parts = parts
      self.partShare = partShare
    }
  }

  /// Share of the asked weight from which on a capture counts as found.
  package static let floor = 0.5

  /// Weight of a term that `frequency` of `documents` captures hold; always above 0.
  package static func weight(documents: Int, frequency: Int) -> Double {
    let frequency = min(max(frequency, 0), max(documents, 0))
    return log(1 + (Double(max(documents, 0) - frequency) + 0.5) / (Double(frequency) + 0.5))
  }

  /// Scores of the captures that hold enough of the query, 0.2 to 0.85.
  ///
  /// - Parameters:
  ///   - documents: captures that can be searched.
  ///   - frequencies: one a term.
  package static func scores(_ terms: [Evidence], documents: Int, frequencies: [Int]) -> [Int64: Double] {
    guard !terms.isEmpty, terms.count == frequencies.count else { return [:] }
    let weights = frequencies.map { weight(documents: documents, frequency: $0) }
    let asked = weights.reduce(0, +)
    var found: [Int64: Double] = [:]
    for (term, weight) in zip(terms, weights) {
      for row in term.words { found[row, default: 0] += weight }
      for row in term.parts { found[row, default: 0] += weight * term.partShare }
    }
    return found.compactMapValues { weight in
      let share = weight / asked
      guard share >= floor else { return nil }
      return share >= 0.999 ? 0.85 : 0.2 + (share - floor) / (1 - floor) * 0.55
    }
  }
}

/// Scores for vectors.
package enum VectorScoring {
  /// A cosine as a score: 0 becomes 0, the space's floor 0.2, its sure value 0.8 and 1 becomes 0.95, with straight
  /// lines between, so that every order of cosines is kept.
  package static func score(cosine: Double, floor: Double, sure: Double) -> Double {
    if cosine >= sure { return min(0.8 + (cosine - sure) / max(1 - sure, 0.01) * 0.15, 0.95) }
    if cosine < floor { return max(cosine / max(floor, 0.01) * 0.2, 0) }
    return 0.2 + (cosine - floor) / max(sure - floor, 0.01) * 0.6
  }

  /// How far below its floor a space may be trusted where one query stands out: the built-in space, whose floor is
  /// 0.35 and sure value 0.5, down to 0.25.
  package static func reach(floor: Double, sure: Double) -> Double { min(max(sure - floor, 0) * 2 / 3, 0.1) }

  /// The lowest cosine to show.
  ///
  /// Queries differ in how close everything is to them: a word that means nothing is fairly close to all. So in a
  /// library large enough to tell, what is shown lies well above what a capture chosen at random reaches. Where the
  /// best capture stands out from the rest, the query speaks of something in the library, and its neighbours may lie
  /// below the floor; where none does, the floor holds. Measured on captions of photos and on nonsense words.
  package static func floor(
    _ floor: Double, sure: Double, best: Double, mean: Double, deviation: Double, compared: Int
  ) -> Double {
    guard compared >= 50 else { return floor }
    let reach = reach(floor: floor, sure: sure)
    let standsOut = best >= mean + 2.8 * deviation && best >= floor - reach / 2
    let lowest = standsOut ? floor - reach : floor
    return min(max(lowest, mean + 1.5 * deviation), max(sure, floor))
  }
}
