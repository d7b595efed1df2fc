internal import PoolRank
package import PoolRead
package import PoolStore
package import PoolTypes

/// Answers searches from the index. Works without any model, from text, codes and labels alone.
package struct SearchEngine: Sendable {
  let store: IndexStore
  /// Turns a query into a vector of `imageSpace`.
  let imageQuery: (@Sendable (String) throws -> [Float])?
  let imageSpace: VectorSpace?
  let textEmbedder: (any TextEmbedder)?

  /// - Parameters:
  ///   - imageQuery: makes a unit-length vector that pictures may be compared with; nil without an image model.
  ///   - imageSpace: the space of that vector.
  ///   - textEmbedder: makes vectors that passages of text may be compared with; nil without a text model.
  package init(
    store: IndexStore, imageQuery: (@Sendable (String) throws -> [Float])? = nil,
    imageSpace: VectorSpace? = nil, textEmbedder: (any TextEmbedder)? = nil
  ) {
    self.store = store
    self.imageQuery = imageQuery
    self.imageSpace = imageSpace
    self.textEmbedder = textEmbedder
  }

  /// Most captures that vectors add to one answer.
  static let vectorLimit = 1_000
  /// Most captures that are put in order for one answer; beyond, the total is not known.
  static let rankLimit = 20_000

  /// Searches.
  ///
  /// - Parameters:
  ///   - limit: 1 to 1000 hits a page.
  ///   - offset: hits to pass over, from the cursor on.
  ///   - cursor: of an earlier page of the same search.
  ///   - scope: what may be seen; it is applied before anything is compared or counted.
  /// - Throws: `PoolError`.
  package func search(
    _ text: String, filters: SearchFilters = SearchFilters(), limit: Int = 20, offset: Int = 0,
    cursor: String? = nil, scope: ReadScope
  ) throws -> SearchResults {
    try Self.check(limit: limit, offset: offset)
    let query = SearchQuery(text)
    guard var filters = scope.narrowed(filters) else { return nothing(query, filters) }
    if !query.mediaTypes.isEmpty {
      filters.mediaTypes.formIntersection(query.mediaTypes)
      if filters.mediaTypes.isEmpty { return nothing(query, filters) }
    }
    if query.terms.isEmpty {
      // A query of nothing but filters lists what they let through; an empty one finds nothing.
      guard !query.mediaTypes.isEmpty else { return nothing(query, filters) }
      return try browse(filters: filters, limit: limit, offset: offset, cursor: cursor, scope: scope)
    }
    let question = SearchCursor.question("search", text, filters)
    let place = try cursor.map { try SearchCursor($0, question: question) }
    let found = try gather(query, filters: filters, place: place)
    let page = Self.page(found.ranked, after: place, limit: limit, offset: offset)
    var results = SearchResults(hits: [], plan: found.plan, cursor: nil, total: found.total)
    for ranked in page.items {
      if let hit = try hit(ranked, query: query, found: found) { results.hits.append(scope.redacted(hit)) }
    }
    if page.hasMore, let last = page.items.last {
      var next = found.statistics
      next.question = question
      next.score = last.score
      next.instant = last.instant
      next.row = last.row
      results.cursor = next.text
    }
    return results
  }

  static func check(limit: Int, offset: Int) throws {
    guard (1...1_000).contains(limit) else {
      throw PoolError.invalidRequest("The limit must be from 1 to 1000.")
    }
    guard (0...1_000_000).contains(offset) else {
      throw PoolError.invalidRequest("The offset must be from 0 to 1000000.")
    }
  }

  /// The items after a place in an order; `ranked` is sorted.
  static func page(_ ranked: [Fusion.Ranked], after place: SearchCursor?, limit: Int, offset: Int)
    -> (items: [Fusion.Ranked], hasMore: Bool)
  {
    var rest = ranked[...]
    if let place {
      let last = Fusion.Ranked(row: place.row, score: place.score, instant: place.instant)
      rest = rest.drop { !last.precedes($0) }
    }
    rest = rest.dropFirst(offset)
    return (Array(rest.prefix(limit)), rest.count > limit)
  }

  private func nothing(_ query: SearchQuery, _ filters: SearchFilters) -> SearchResults {
    let plan = Self.plan(query, filters, visual: false)
    return SearchResults(hits: [], plan: plan, cursor: nil, total: 0)
  }

  /// How the query was understood and what was really compared.
  static func plan(_ query: SearchQuery, _ filters: SearchFilters, visual: Bool) -> SearchPlan {
    func clock(_ seconds: Double?) -> String? { seconds.map { CivilTime(secondsSince1970: $0).text } }
    return SearchPlan(
      operation: visual ? .hybrid : .text, textWords: query.terms.map(\.text),
      visualWords: visual ? query.content : "",
      mediaTypes: filters.mediaTypes.sorted { $0.rawValue < $1.rawValue }, since: clock(filters.since),
      until: clock(filters.until))
  }
}
