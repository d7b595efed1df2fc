package import PoolRank
package import PoolStore
package import PoolTypes

/// What the words of a query find.
package struct TextList: Sendable {
  /// By list (text, codes, labels, things) and row: the measure, and the measure as a score of 0 to 1.
  package var scores: [SearchList: [Int64: (value: Double, score: Double)]] = [:]
  /// For each term the words that it was found as, folded.
  package var forms: [[String]] = []
  /// Words typed with a slip, folded, with the likeliest word that was meant.
  package var slips: [String: String] = [:]
  /// To be kept with the page, so that the next one counts as this one did.
  package var statistics = TextStatistics()
  /// No capture of the day that the query names is there but those that show it.
  package var isNothingElse = false
  /// No look-up ended early: all captures that answer are here.
  package var isWhole = true

  init() {}
}

/// What a text list was counted with.
package struct TextStatistics: Hashable, Sendable, Codable {
  /// Captures in scope.
  package var documents = 0
  /// Words of a capture that has any on screen.
  package var averageLength = 0.0
  /// Captures in scope that hold each term in some form.
  package var frequencies: [Int] = []
  /// Words that were found for each term, each with a sign for how.
  package var found: [[String]] = []

  init() {}

  /// Whether the numbers can be ours.
  var isSound: Bool {
    documents >= 0 && averageLength.isFinite && averageLength >= 0 && frequencies.allSatisfy { $0 >= 0 }
      && frequencies.count <= 16 && found.count <= 16
  }
}

extension SearchEngine {
  /// Looks for words on screen, in codes, labels and names of things.
  ///
  /// - Parameters:
  ///   - terms: the first 16 count.
  ///   - excluded: no capture that holds one of them is found.
  ///   - isSentence: small words stand among the terms, so that they are no letters without meaning.
  ///   - scope: nothing outside is looked at or counted.
  ///   - columns: lists that may answer.
  ///   - frozen: statistics of the first page.
  /// - Throws: `PoolError`.
  package func textList(
    _ terms: [SearchQuery.Term], excluded: [SearchQuery.Term] = [], isSentence: Bool = false, scope: RowScope,
    columns: Set<SearchList>, frozen: TextStatistics? = nil
  ) throws -> TextList {
    var search = TextSearch(
      store: store, forms: TextForms(terms),
      scope: TextScope(rows: scope, columns: columns, excluded: Self.expression(excluded)), isSentence: isSentence)
    return try search.run(frozen: frozen)
  }

  /// Which of these rows hold one of these terms as typed: what other lists found is dropped by it.
  package func rows(_ rows: [Int64], holding terms: [SearchQuery.Term], columns: Set<SearchList>) throws -> Set<Int64> {
    guard let expression = Self.expression(terms) else { return [] }
    return try store.holds(rows: rows, any: expression, columns: columns)
  }

  private static func expression(_ terms: [SearchQuery.Term]) -> TextExpression? {
    // One by one: what is excluded in two words is two things.
    let forms = terms.flatMap { TextForms([$0]).all }
    return forms.isEmpty ? nil : .any(forms.map { .words($0.words, number: -1) })
  }
}
