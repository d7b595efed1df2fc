internal import Foundation
package import PoolTypes

/// Words by which a term of a query was looked for.
package struct TextForm: Hashable, Sendable {
  /// First and last term that they answer: a number typed in two pieces may stand as one.
  package var terms: ClosedRange<Int>
  /// Words that stand one after the other, folded.
  package var words: [String]
  /// How much they count beside the term as typed, 0 to 1.
  package var share: Double

  package init(terms: ClosedRange<Int>, words: [String], share: Double) {
    self.terms = terms
    self.words = words
    self.share = share
  }
}

/// Scores for words on screen, in codes, labels and names of things.
///
/// A term weighs its inverse document frequency, and a capture's measure is BM25 (Robertson, Walker, Jones,
/// Hancock-Beaulieu and Gatford 1994). What decides is the share of the asked weight that a capture holds; BM25 orders
/// captures of the same share. The statistics are handed in: a score depends on them and on the capture alone.
package struct TextScoring: Sendable {
  /// One place where a form stands.
  package struct Sighting: Hashable, Sendable {
    /// Index of the form.
    package var form: Int
    package var column: SearchList
    /// Place of its first word in the column.
    package var position: Int

    package init(form: Int, column: SearchList, position: Int) {
      self.form = form
      self.column = column
      self.position = position
    }
  }

  /// What a list says of a capture.
  package struct Score: Hashable, Sendable {
    /// BM25.
    package var value: Double
    /// 0 to 1.
    package var score: Double
    /// The whole query stands together, in its order.
    package var isTogether: Bool
    /// Every term stands there as typed.
    package var isWhole: Bool
  }

  /// Share of the asked weight from which on a capture counts as found.
  package static let floor = 0.5
  /// How fast more places of one word stop to count.
  private static let saturation = 1.2
  /// How much a long text counts less.
  private static let lengthShare = 0.75
  /// Words that may stand between two terms that stand together.
  package static let between = 3

  /// Weight of a term that `frequency` of `documents` captures hold; always above 0.
  package static func weight(documents: Int, frequency: Int) -> Double {
    let frequency = min(max(frequency, 0), max(documents, 0))
    return log(1 + (Double(max(documents, 0) - frequency) + 0.5) / (Double(frequency) + 0.5))
  }

  /// The forms, laid out for many captures.
  private struct Form {
    var first: Int
    var last: Int
    var length: Int
    var share: Double
  }

  private let forms: [Form]
  private let weights: [Double]
  private let asked: Double
  private let averageLength: Double
  /// A single term that is a phrase or a number stands together wherever it stands whole.
  private let isOneUnit: Bool

  /// - Parameters:
  ///   - weights: one a term.
  ///   - averageLength: words of a capture that has any on screen.
  ///   - isOneUnit: the query is one phrase or one number.
  package init(forms: [TextForm], weights: [Double], averageLength: Double, isOneUnit: Bool) {
    self.forms = forms.map {
      Form(first: $0.terms.lowerBound, last: $0.terms.upperBound, length: $0.words.count, share: $0.share)
    }
    self.weights = weights
    self.averageLength = max(averageLength, 1)
    self.isOneUnit = isOneUnit
    asked = weights.reduce(0, +)
  }

  /// What each list says of one capture; empty if it holds too little of the query.
  ///
  /// - Parameter length: words on the capture's screen.
  package func scores(_ sightings: [Sighting], length: Int) -> [SearchList: Score] {
    guard asked > 0 else { return [:] }
    let count = weights.count
    // One row of the tables a column, the last for all of them together.
    let columns = Self.columns.count
    var best = [Double](repeating: 0, count: count * (columns + 1))
    var places = [Double](repeating: 0, count: count * columns)
    for sighting in sightings where forms.indices.contains(sighting.form) {
      guard let column = Self.place(of: sighting.column) else { continue }
      let form = forms[sighting.form]
      for term in max(form.first, 0)..<max(min(form.last + 1, count), max(form.first, 0)) {
        best[column * count + term] = max(best[column * count + term], form.share)
        best[columns * count + term] = max(best[columns * count + term], form.share)
        places[column * count + term] += 1
      }
    }
    let all = share(best[(columns * count)...])
    guard all >= Self.floor else { return [:] }
    let shares = (0..<columns).map { share(best[($0 * count)..<(($0 + 1) * count)]) }
    let leading = shares.max() ?? 0
    var scores: [SearchList: Score] = [:]
    for (column, own) in shares.enumerated() where own > 0 {
      // Where no list alone holds enough, the one that holds most answers for all.
      guard own >= Self.floor || (leading < Self.floor && own == leading && scores.isEmpty) else { continue }
      let range = (column * count)..<((column + 1) * count)
      let list = Self.columns[column]
      let value = bm25(best[range], places[range], length: list == .text ? Double(length) : averageLength)
      scores[list] = score(
        list, share: own >= Self.floor ? own : min(all, 0.9), value: value,
        isTogether: own >= Self.floor && isTogether(sightings, list, best[range]))
    }
    return scores
  }

  /// Lists that words may be found in.
  private static let columns: [SearchList] = [.text, .codes, .labels, .things]

  private static func place(of column: SearchList) -> Int? {
    switch column {
    case .text: 0
    case .codes: 1
    case .labels: 2
    case .things: 3
    default: nil
    }
  }

  private func share(_ best: ArraySlice<Double>) -> Double {
    var sum = 0.0
    for (weight, share) in zip(weights, best) { sum += weight * share }
    return sum / asked
  }

  private func bm25(_ best: ArraySlice<Double>, _ places: ArraySlice<Double>, length: Double) -> Double {
    let norm = Self.saturation * (1 - Self.lengthShare + Self.lengthShare * length / averageLength)
    var sum = 0.0
    for (weight, (share, places)) in zip(weights, zip(best, places)) where places > 0 {
      sum += weight * share * places * (Self.saturation + 1) / (places + norm)
    }
    return sum
  }

  private func score(_ column: SearchList, share: Double, value: Double, isTogether: Bool) -> Score {
    let isWhole = share >= 0.999
    // Between -1 and 1: how the measure compares with the highest there can be.
    let order = 2 * value / (asked * (Self.saturation + 1)) - 1
    var score: Double
    switch column {
    case .labels, .things:
      score = 0.6 + 0.2 * (share - Self.floor) / (1 - Self.floor)
    default:
      score = isWhole ? 0.85 : 0.2 + (share - Self.floor) / (1 - Self.floor) * 0.55
      if isTogether { score = isWhole ? 0.95 : min(score + 0.2, 0.9) }
      score += 0.04 * min(max(order, -1), 1)
    }
    score = min(max(score, 0), 0.99)
    return Score(value: value, score: score, isTogether: isTogether, isWhole: isWhole)
  }

  /// True if the terms follow one another in one place, small words between them allowed.
  private func isTogether(_ sightings: [Sighting], _ column: SearchList, _ best: ArraySlice<Double>) -> Bool {
    let count = weights.count
    if count == 1 { return isOneUnit && (best.first ?? 0) >= 0.999 }
    guard !best.contains(0) else { return false }
    // Where what answers the terms up to each one may end.
    var ends: [[Int]] = Array(repeating: [], count: count + 1)
    for first in 0..<count where first == 0 || !ends[first].isEmpty {
      for sighting in sightings where sighting.column == column && forms.indices.contains(sighting.form) {
        let form = forms[sighting.form]
        guard form.first == first, form.last < count else { continue }
        let begins = first == 0 || ends[first].contains { (0...Self.between).contains(sighting.position - $0) }
        let end = sighting.position + form.length
        if begins, !ends[form.last + 1].contains(end) { ends[form.last + 1].append(end) }
      }
    }
    return !ends[count].isEmpty
  }
}
