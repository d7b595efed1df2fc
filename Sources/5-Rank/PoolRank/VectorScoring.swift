internal import Foundation

/// Scores for vectors.
package enum VectorScoring {
  /// A cosine as a score: 0 becomes 0, the space's floor 0.2, its sure value 0.8 and 1 becomes 0.95, with straight
  /// lines between, so that every order of cosines is kept.
  package static func score(cosine: Double, floor: Double, sure: Double) -> Double {
    if cosine >= sure { return min(0.8 + (cosine - sure) / max(1 - sure, 0.01) * 0.15, 0.95) }
    if cosine < floor { return max(cosine / max(floor, 0.01) * 0.2, 0) }
    return 0.2 + (cosine - floor) / max(sure - floor, 0.01) * 0.6
  }

  /// How far below its floor a space may be trusted where a query stands out: pictures of the built-in space, whose
  /// floor is 0.35 and sure value 0.5, down to 0.25.
  package static func reach(floor: Double, sure: Double) -> Double { min(max(sure - floor, 0) * 2 / 3, 0.1) }

  /// What is known of one comparison of a query with a whole library.
  package struct Comparison: Hashable, Sendable {
    /// The best cosine.
    package var best: Double
    /// Mean of all cosines.
    package var mean: Double
    package var deviation: Double
    /// How many vectors were compared.
    package var compared: Int
    /// Whether the model knows the words.
    package var isUnderstood: Bool

    package init(best: Double, mean: Double, deviation: Double, compared: Int, isUnderstood: Bool = true) {
      self.best = best
      self.mean = mean
      self.deviation = deviation
      self.compared = compared
      self.isUnderstood = isUnderstood
    }
  }

  /// Captures from which on a library is large enough to tell what a query is to most of them.
  private static let enough = 20
  /// How far the best capture has to lie above the mean, as a share of what lies between a space's floor and its sure
  /// value. Of captions of 298 photos it passes over 1 in 300, of words without meaning four in five.
  private static let standing = 1.2
  /// Cosine that the best of ten times as many captures gains by chance.
  private static let chance = 0.03
  /// The size of the library that `standing` was measured in.
  private static let measured = 300.0

  /// The lowest cosine to show.
  ///
  /// Queries differ in how close everything is to them: a word that means nothing is fairly close to all. So in a
  /// library large enough to tell, nothing is shown unless the best capture stands out from the mean, and then what
  /// lies well above it. The more captures there are, the higher the best of them lies by chance alone; that growth
  /// is taken from normally distributed cosines and was not measured. A library of one kind of picture has a high
  /// mean: what is certain is shown whatever the mean. Words that the model does not know give vectors of chance;
  /// what they find has to be certain, too.
  package static func floor(_ floor: Double, sure: Double, _ comparison: Comparison) -> Double {
    let least = comparison.isUnderstood ? floor : max(sure, floor)
    guard comparison.compared >= enough else { return least }
    let reach = reach(floor: floor, sure: sure)
    let growth = chance * log10(max(Double(comparison.compared) / measured, 1))
    let isAbove = comparison.best - comparison.mean >= (sure - floor) * standing + growth
    guard isAbove else { return comparison.best >= sure + reach ? max(sure, floor) : .infinity }
    let lowest = comparison.isUnderstood ? floor - reach : least
    return min(max(lowest, comparison.mean + 1.5 * comparison.deviation), max(sure, floor))
  }
}
