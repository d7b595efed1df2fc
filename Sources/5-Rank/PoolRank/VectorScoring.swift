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
