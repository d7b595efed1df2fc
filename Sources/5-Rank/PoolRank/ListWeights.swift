package import PoolTypes

/// How much each list counts for a query.
package enum ListWeights {
  /// Weights by what the query asks for: words between quotation marks and codes are looked for as they are written,
  /// so that what merely looks like them or means the same comes after; everything else trusts all lists alike.
  package static func of(_ query: SearchQuery) -> [SearchList: Double] {
    var weights = Dictionary(uniqueKeysWithValues: SearchList.allCases.map { ($0, 1.0) })
    if query.terms.contains(where: \.isPhrase) {
      weights[.picture] = 0.8
      weights[.passages] = 0.8
    }
    if query.terms.contains(where: \.isCode) {
      weights[.picture] = min(weights[.picture] ?? 1, 0.9)
      weights[.passages] = min(weights[.passages] ?? 1, 0.9)
    }
    return weights
  }
}
