internal import PoolDerive
internal import PoolRank
internal import PoolRead
internal import PoolStore
internal import PoolTypes

/// What a query says of places, with the catalog that knows them.
struct PlaceWish {
  var catalog: PlaceCatalog
  var query: PlaceQuery
  /// What is left of the query: it says nothing of places.
  var rest: SearchQuery

  /// Words of the query that count: those that named a place, and those that are looked for elsewhere.
  private var wordCount: Int { query.matches.reduce(0) { $0 + $1.count } + rest.terms.count }

  /// The share of the query's words that name a place of these, 0 to 1.
  func similarity(_ places: Set<String>) -> Double {
    guard wordCount > 0 else { return 0 }
    return Double(query.matches.filter { !places.isDisjoint(with: $0.places) }.reduce(0) { $0 + $1.count })
      / Double(wordCount)
  }

  /// The share of the words that named places which name these.
  func share(_ places: Set<String>) -> Double {
    let all = query.matches.reduce(0) { $0 + $1.count }
    guard all > 0 else { return 0 }
    return query.matches.reduce(0.0) { $0 + Double($1.count) * Self.part(of: $1, places) } / Double(all)
  }

  /// How well places answer to a match: a city comes before what else lies in the region that has its name.
  private static func part(of match: PlaceMatch, _ places: Set<String>) -> Double {
    guard !places.isDisjoint(with: match.places) else { return 0 }
    let closer = match.places.filter { !$0.hasPrefix("region ") }
    return closer.isEmpty || !places.isDisjoint(with: closer) ? 1 : regionAlone
  }

  private static let regionAlone = 0.9

  func words(_ places: Set<String>) -> [String] {
    query.matches.filter { !places.isDisjoint(with: $0.places) }.map(\.words)
  }

  /// Whether a word names a kind of venue, such as "museum".
  var namesKind: Bool { query.matches.contains { $0.kinds.contains(.placeType) } }

  /// Whether every word named a place.
  var isAll: Bool { rest.terms.isEmpty }

  var intent: SearchPlan.Intent {
    guard isAll else { return .contentAndPlace }
    return query.matches.contains { $0.kinds == [.placeType] } ? .placeType : .place
  }
}

extension SearchEngine {
  /// Most captures that the names of places find.
  private static let placeLimit = 50_000

  /// Score of a capture at a place that the rest of the query found too; it stands before all others.
  private static let both = 0.95
  /// Score of a capture at a place where the rest of the query says something else.
  private static let placeAlone = 0.5
  /// How much lists of content count where the query names a place too: what is elsewhere comes after.
  private static let contentElsewhere = 0.6

  /// The places that a query names; nil where it names none.
  ///
  /// Words between quotation marks are what is on screen, and words that are left out are not where something is.
  func placeWish(_ text: String, _ query: SearchQuery, today: Double?, scope: ReadScope) throws -> PlaceWish? {
    guard !query.terms.isEmpty, query.excluded.isEmpty, !query.terms.contains(where: \.isPhrase),
      let catalog = try catalogs?.catalog(store, scope)
    else { return nil }
    let known = String(text.prefix(SearchQuery.longest))
    // A word that the model knows is no slip of the fingers in the name of a city.
    let found = catalog.index.find(in: known) { textEmbedder?.understands($0) ?? false }
    guard !found.matches.isEmpty else { return nil }
    let rest = today.map { SearchQuery(found.contentText, today: $0) } ?? SearchQuery(found.contentText)
    return PlaceWish(catalog: catalog, query: found, rest: rest)
  }

  /// Adds the list of places, and lets what is elsewhere come after.
  func addPlaces(_ wish: PlaceWish, _ request: Request, _ rows: RowScope, into found: inout Gathered) throws {
    let wanted = Set(wish.query.matches.flatMap(\.places))
    let captures = try store.rows(
      inAreas: wish.catalog.areas(in: wanted), venues: wish.catalog.venues(in: wanted), request.filters,
      limit: Self.placeLimit)
    if captures.count >= Self.placeLimit { found.isWhole = false }
    let content = Set(found.lists.filter { $0.list != .dates }.flatMap(\.scores.keys))
    var scores: [Int64: Fusion.Score] = [:]
    for (row, place) in captures where row <= rows.newestRow ?? .max && rows.rows?.contains(row) ?? true {
      let places = wish.catalog.places(ofArea: place.area, venue: place.venue)
      let share = wish.share(places)
      let score = wish.isAll ? share : share * (content.contains(row) ? Self.both : Self.placeAlone)
      scores[row] = Fusion.Score(value: wish.similarity(places), score: score)
      found.placeWords[row] = wish.words(places)
    }
    guard !scores.isEmpty else { return }
    for index in found.lists.indices { found.lists[index].weight *= wish.isAll ? 0.9 : Self.contentElsewhere }
    found.lists.append(Fusion.WeightedList(list: .places, weight: 1, scores: scores))
    found.plan.placeWords = wish.query.matches.map(\.words)
    found.plan.retrievalIntent = wish.intent
    if wish.isAll { found.plan.operation = .location }
  }
}
