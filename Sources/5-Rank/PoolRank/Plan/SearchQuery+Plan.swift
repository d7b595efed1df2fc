package import PoolTypes

extension SearchQuery {
  /// What the query asks for, without places.
  package var intent: SearchPlan.Intent {
    terms.isEmpty && (hasDate || !mediaTypes.isEmpty) ? .date : .content
  }

  /// True where a date was understood.
  package var hasDate: Bool { since != nil || until != nil }

  /// What can be compared, if all models are there: nothing but dates or kinds; words on screen alone, where there
  /// is nothing to compare with vectors; else both.
  package var operation: SearchPlan.Operation {
    if terms.isEmpty, hasDate { return .date }
    if terms.isEmpty, !mediaTypes.isEmpty { return .browse }
    return content.isEmpty ? .text : .hybrid
  }

  /// The plan as far as the query tells it.
  ///
  /// - Parameter comparesPictures: whether vectors of pictures are compared; without, no visual words are named.
  package func plan(comparesPictures: Bool) -> SearchPlan {
    func clock(_ seconds: Double?) -> String? { seconds.map { CivilTime(secondsSince1970: $0).text } }
    let visual = comparesPictures ? content : ""
    return SearchPlan(
      operation: operation == .hybrid && visual.isEmpty ? .text : operation, retrievalIntent: intent,
      textWords: terms.map(\.text), visualWords: visual, mediaTypes: mediaTypes.sorted { $0.rawValue < $1.rawValue },
      since: clock(since), until: clock(until), excludedWords: excluded.map(\.text),
      phrases: terms.filter(\.isPhrase).map(\.text), exactWords: terms.filter(\.isExact).map(\.text),
      dateWords: dateWords)
  }
}
