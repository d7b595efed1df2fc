package import PoolTypes

/// Words of a query that name a place.
package struct PlaceMatch: Hashable, Sendable {
  /// The words as they were typed.
  package let words: String
  /// The places that they may name, by the caller's ids; there may be several of one name.
  package let places: [String]
  /// The kinds of those places.
  package let kinds: Set<PlaceName.Kind>
  /// Whether a slip of the finger was mended.
  package let isMended: Bool
  /// Which words of the query they are.
  let range: Range<Int>
  /// How many words they count as.
  package let count: Int
}

/// What a query says of places.
package struct PlaceQuery: Hashable, Sendable {
  /// In the order of the query.
  package let matches: [PlaceMatch]
  /// The words that are left, without those that only tie them to a place.
  package let contentWords: [String]
  /// What is left of the query as text, for lists that look for content.
  package let contentText: String

  /// What is asked for; `content` where no word names a place.
  ///
  /// Where every word names a place it is `place`, or `placeType` where one of them is a kind of venue: "museum", and
  /// "museum in Lisbon" too.
  package var retrievalIntent: SearchPlan.Intent {
    if matches.isEmpty { return .content }
    if !contentWords.isEmpty { return .contentAndPlace }
    return matches.contains { $0.kinds == [.placeType] } ? .placeType : .place
  }

  /// The share of the query's words that named a place, 0 to 1; small words do not count.
  package var placeSimilarity: Double { placeSimilarity { _ in true } }

  /// The share of the query's words that named one place, such as the one of a capture, 0 to 1.
  ///
  /// - Parameter isNamed: whether that place is among those of a match.
  package func placeSimilarity(_ isNamed: (PlaceMatch) -> Bool) -> Double {
    let all = matches.reduce(0) { $0 + $1.count } + contentWords.count
    let named = matches.reduce(0) { $0 + (isNamed($1) ? $1.count : 0) }
    return all > 0 ? Double(named) / Double(all) : 0
  }
}
