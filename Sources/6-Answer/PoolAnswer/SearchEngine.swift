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
  let catalogs: PlaceCatalogs?

  /// - Parameters:
  ///   - imageQuery: makes a unit-length vector that pictures may be compared with; nil without an image model.
  ///   - imageSpace: the space of that vector.
  ///   - textEmbedder: makes vectors that passages of text may be compared with; nil without a text model.
  ///   - catalogs: knows places by their names; nil finds no places.
  package init(
    store: IndexStore, imageQuery: (@Sendable (String) throws -> [Float])? = nil,
    imageSpace: VectorSpace? = nil, textEmbedder: (any TextEmbedder)? = nil, catalogs: PlaceCatalogs? = nil
  ) {
    self.store = store
    self.imageQuery = imageQuery
    self.imageSpace = imageSpace
    self.textEmbedder = textEmbedder
    self.catalogs = catalogs
  }

  /// Most captures that vectors add to one answer.
  static let vectorLimit = 1_000
  /// Most captures that are all put in order to say how many there are; beyond, the total is not known.
  static let countLimit = 2_000

  /// Searches.
  ///
  /// - Parameters:
  ///   - limit: 1 to 1000 hits a page.
  ///   - offset: hits to pass over, from the cursor on.
  ///   - cursor: of an earlier page of the same search.
  ///   - today: the person's wall clock, seconds since 1970; nil where words for dates are not to be understood.
  ///   - explains: whether hits carry the arithmetic behind their score.
  ///   - scope: what may be seen; it is applied before anything is compared or counted.
  /// - Throws: `PoolError`.
  package func search(
    _ text: String, filters asked: SearchFilters = SearchFilters(), limit: Int = 20, offset: Int = 0,
    cursor: String? = nil, today: Double? = nil, explains: Bool = false, scope: ReadScope
  ) throws -> SearchResults {
    try Self.check(limit: limit, offset: offset)
    try scope.check(asked)
    let question = SearchCursor.question("search", text, asked)
    let place = try cursor.map { try SearchCursor($0, question: question) }
    // Words such as "yesterday" mean on every page what they meant on the first.
    let today = place.map(\.today) ?? today
    let query = today.map { SearchQuery(text, today: $0) } ?? SearchQuery(text)
    guard let granted = scope.narrowed(asked), let kinds = Self.narrowed(granted, byKindsOf: query),
      let filters = Self.narrowed(kinds, byDatesOf: query)
    else {
      return SearchResults(hits: [], plan: Self.plan(query, asked, visual: false), cursor: nil, total: 0)
    }
    let request = Request(
      text: text, query: query, wish: try placeWish(text, query, today: today, scope: scope), undated: kinds,
      filters: filters, limit: limit, offset: offset, place: place, explains: explains)
    // What the first page was stays what the next ones are.
    let isList = place?.isList
    if query.terms.isEmpty, isList == true { return try filtersAlone(request, question, today: today, scope: scope) }
    let literal = try literalDates(request, scope: scope)
    if query.terms.isEmpty, isList == nil, literal.scores[.text] == nil {
      return try filtersAlone(request, question, today: today, scope: scope)
    }
    var found = try gather(request, literal: literal, scope: scope)
    let page = try order(request, &found)
    var results = SearchResults(hits: [], plan: found.plan, cursor: nil, total: page.total)
    for ranked in page.items {
      if let hit = try hit(ranked, request, found) { results.hits.append(try shown(hit, scope)) }
    }
    if page.hasMore, let last = page.items.last {
      var next = found.statistics
      next.question = question
      next.today = today
      next.depth = request.depth
      next.isList = false
      next.isNothingElse = literal.isNothingElse
      (next.score, next.instant, next.row) = (last.score, last.instant, last.row)
      results.cursor = next.encoded
    }
    return results
  }

  /// One search, as its lists take it.
  struct Request {
    var text: String
    var query: SearchQuery
    /// The places that it names; nil for none.
    var wish: PlaceWish?
    /// What is compared with what pictures show: a museum looks like one, the name of a city like nothing.
    var visualContent: String { wish.map { $0.namesKind ? query.content : $0.rest.content } ?? query.content }
    /// All filters but the dates that the query names.
    var undated: SearchFilters
    var filters: SearchFilters
    var limit: Int
    var offset: Int
    var place: SearchCursor?
    var explains: Bool
    /// How many hits have been passed when this page is full.
    var depth: Int { (place?.depth ?? 0) + offset + limit }
  }

  /// The filters with the kinds that the query names; nil where nothing is left.
  private static func narrowed(_ filters: SearchFilters, byKindsOf query: SearchQuery) -> SearchFilters? {
    guard !query.mediaTypes.isEmpty else { return filters }
    var filters = filters
    filters.mediaTypes =
      filters.mediaTypes.isEmpty ? query.mediaTypes : filters.mediaTypes.intersection(query.mediaTypes)
    return filters.mediaTypes.isEmpty ? nil : filters
  }

  /// The filters with the dates that the query names; nil where nothing is left.
  private static func narrowed(_ filters: SearchFilters, byDatesOf query: SearchQuery) -> SearchFilters? {
    var filters = filters
    if let since = query.since { filters.since = max(filters.since ?? since, since) }
    if let until = query.until { filters.until = min(filters.until ?? until, until) }
    if let since = filters.since, let until = filters.until, since >= until { return nil }
    return filters
  }

  /// A query of nothing but filters lists what they let through; an empty one finds nothing.
  private func filtersAlone(_ request: Request, _ question: String, today: Double?, scope: ReadScope) throws
    -> SearchResults
  {
    let (query, filters) = (request.query, request.filters)
    let isDated = query.since != nil || query.until != nil
    guard !query.mediaTypes.isEmpty || isDated else {
      return SearchResults(hits: [], plan: Self.plan(query, filters, visual: false), cursor: nil, total: 0)
    }
    var results = try list(
      filters: filters, sort: .newest, limit: request.limit, offset: request.offset, place: request.place,
      question: question, today: today, excluded: query.excluded, scope: scope)
    results.plan = Self.plan(query, filters, visual: false)
    if isDated { for index in results.hits.indices { results.hits[index].reasons.append(.date) } }
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

  /// How the query was understood and what was really compared.
  static func plan(_ query: SearchQuery, _ filters: SearchFilters, visual: Bool) -> SearchPlan {
    func clock(_ seconds: Double?) -> String? { seconds.map { CivilTime(secondsSince1970: $0).text } }
    var plan = query.plan(comparesPictures: visual)
    plan.mediaTypes = filters.mediaTypes.sorted { $0.rawValue < $1.rawValue }
    (plan.since, plan.until) = (clock(filters.since), clock(filters.until))
    return plan
  }
}
