import PoolTypes

@testable import PoolAnswer

extension ReadScope {
  /// Everything there is.
  static let everything = ReadScope(sources: Set(SourceKind.allCases), data: Set(DataCategory.allCases))
}

/// Tests of the order and not of the grants see everything.
extension SearchEngine {
  func search(
    _ text: String, filters: SearchFilters = SearchFilters(), limit: Int = 20, offset: Int = 0,
    cursor: String? = nil, today: Double? = nil, explains: Bool = false
  ) throws -> SearchResults {
    try search(
      text, filters: filters, limit: limit, offset: offset, cursor: cursor, today: today, explains: explains,
      scope: .everything)
  }

  func browse(
    filters: SearchFilters = SearchFilters(), sort: BrowseSort = .newest, limit: Int = 20, offset: Int = 0,
    cursor: String? = nil
  ) throws -> SearchResults {
    try browse(filters: filters, sort: sort, limit: limit, offset: offset, cursor: cursor, scope: .everything)
  }

  func similar(to id: CaptureID, limit: Int = 20) throws -> SearchResults {
    try similar(to: id, limit: limit, scope: .everything)
  }
}
