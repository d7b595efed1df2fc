internal import PoolRank
internal import PoolStore
internal import PoolTypes

/// What is meant as it is written: whole sentences with their small words, and dates that stand on a screen.
extension SearchEngine {
  /// Score of a capture where the query stands as it was typed, small words included.
  private static let wholeScore = 0.97
  /// Score from which on all words of a query stand together.
  private static let togetherScore = 0.9
  /// Score from which on most of them stand there.
  private static let mostScore = 0.6
  /// Most captures that are raised, and most that a date alone lists beside such that show it.
  private static let rowsMost = 2_000

  /// Raises captures where the query stands word for word: "in touch with" is more than "touch".
  func raiseWhole(_ query: SearchQuery, _ rows: RowScope, _ columns: Set<SearchList>, in list: inout TextList) throws {
    let typed = WordSplitting.split(query.whole).words
    guard !query.passedOver.isEmpty, !query.terms.isEmpty, typed.count > query.terms.count else { return }
    // A word that was found by a slip stands in the sentence as it was found.
    let mended = typed.map { list.slips[$0] ?? $0 }
    let sentences = [TextExpression.words(typed, number: 0), .words(mended, number: 0)]
    let scope = TextScope(rows: rows, columns: columns.intersection([.text, .codes]), excluded: nil)
    for match in try store.textMatches(.any(sentences), in: scope, limit: Self.rowsMost) {
      guard let old = list.scores[.text]?[match.row] else { continue }
      list.scores[.text]?[match.row] = (old.value, max(old.score, Self.wholeScore))
    }
  }

  /// Captures, of any date, on which the query stands with the date that it names: "1 February 2024" may be meant as
  /// it is printed. Only dates with a number are, unless the library has no capture of that date; then most of the
  /// words are enough.
  func literalDates(_ request: Request, scope: ReadScope) throws -> TextList {
    let query = request.query
    guard query.hasDate else { return TextList() }
    let isNothingElse =
      try request.place?.isNothingElse
      ?? store.page(after: nil, limit: 1, filters: request.filters, states: [.indexed]).isEmpty
    let literal = SearchQuery(request.text)
    guard !literal.terms.isEmpty, isNothingElse || query.dateWords.contains(where: \.isNumber) else {
      return TextList()
    }
    var list = try textList(
      literal.terms, excluded: query.excluded, isSentence: true, scope: rowScope(request.undated, request.place),
      columns: [.text], frozen: request.place?.literal)
    let least = isNothingElse ? Self.mostScore : Self.togetherScore
    let together = (list.scores[.text] ?? [:]).filter { $0.value.score >= least }
    list.scores = together.isEmpty ? [:] : [.text: together]
    list.isNothingElse = isNothingElse
    return list
  }

  /// Adds the newest captures of the days that a query names, where it names nothing else.
  func addDates(_ request: Request, _ rows: RowScope, into found: inout Gathered) throws {
    let page = try store.page(after: nil, limit: Self.rowsMost, filters: request.filters, states: [.indexed])
    let newest = rows.newestRow ?? .max
    let scores = page.filter { $0.row <= newest }.map { ($0.row, Fusion.Score(value: 1, score: 0.5)) }
    found.lists.append(
      Fusion.WeightedList(list: .dates, weight: 1, scores: Dictionary(scores, uniquingKeysWith: { one, _ in one })))
    if page.count >= Self.rowsMost { found.isWhole = false }
  }
}
