internal import PoolRank
internal import PoolRead
internal import PoolStore
internal import PoolTypes

/// All captures that answer a query, with what each list said of them.
struct Gathered {
  var lists: [Fusion.WeightedList] = []
  /// Whether every list holds all that it found.
  var isWhole = true
  var plan: SearchPlan
  var statistics = SearchCursor(question: "", score: 0, instant: 0, row: 0)
  /// A term of the query with the folded forms in which it was looked for.
  var forms: [[String]] = []
  /// The words of the query that named the place of a capture, as typed.
  var placeWords: [Int64: [String]] = [:]

  /// What a list said of a capture.
  func score(_ list: SearchList, _ row: Int64) -> Fusion.Score? {
    lists.first { $0.list == list }?.scores[row]
  }
}

extension SearchEngine {
  /// Asks every list within the scope.
  ///
  /// - Parameter literal: captures that show the date that the query names.
  func gather(_ request: Request, literal: TextList, scope: ReadScope) throws -> Gathered {
    let query = request.query
    let place = request.place
    let rows = try rowScope(request.filters, place)
    var found = Gathered(plan: Self.plan(query, request.filters, visual: false))
    found.statistics.newestRow = rows.newestRow
    let weights = ListWeights.of(query)

    var words = try textList(
      query.terms, excluded: query.excluded, isSentence: !query.passedOver.isEmpty, scope: rows,
      columns: scope.wordLists, frozen: place?.words)
    try raiseWhole(query, rows, scope.wordLists, in: &words)
    found.statistics.words = words.statistics
    found.statistics.literal = literal.statistics
    words.scores[.text, default: [:]].merge(literal.scores[.text] ?? [:]) { $0.score >= $1.score ? $0 : $1 }
    found.forms = words.forms + literal.forms
    found.isWhole = words.isWhole && literal.isWhole
    for list in [SearchList.text, .codes, .labels, .things] {
      guard let scores = words.scores[list], !scores.isEmpty else { continue }
      found.lists.append(
        Fusion.WeightedList(
          list: list, weight: weights[list] ?? 1,
          scores: scores.mapValues { Fusion.Score(value: $0.value, score: $0.score) }))
    }
    if query.terms.isEmpty { try addDates(request, rows, into: &found) }
    let all = try rowScope(SearchFilters(mediaTypes: scope.mediaTypes), place)
    try vectorLists(request.visualContent, rows, of: all, place, weights, into: &found)
    if let wish = request.wish { try addPlaces(wish, request, rows, into: &found) }
    try dropUnwanted(query, scope.wordLists, into: &found)
    return found
  }

  /// The rows that filters let through.
  func rowScope(_ filters: SearchFilters, _ place: SearchCursor?) throws -> RowScope {
    // Every kind is no limit, and costs no comparison.
    let isEveryKind = filters.mediaTypes.count == MediaType.allCases.count
    return RowScope(
      mediaTypes: isEveryKind ? [] : filters.mediaTypes, since: filters.since, until: filters.until,
      newestRow: try place?.newestRow ?? store.newestRow(), rows: try store.facetRows(filters))
  }

  /// Adds what pictures show and what passages of text mean.
  private func vectorLists(
    _ content: String, _ rows: RowScope, of all: RowScope, _ place: SearchCursor?, _ weights: [SearchList: Double],
    into found: inout Gathered
  ) throws {
    guard content.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    let isUnderstood = textEmbedder?.understands(content) ?? true
    // A model that fails on one query must not take the words' answer away.
    if let imageQuery, let space = imageSpace, let vector = try? imageQuery(content) {
      found.plan.operation = .hybrid
      found.plan.visualWords = content
      let list = try cosines(
        vector, space, .image, rows, of: all, isUnderstood: isUnderstood, frozen: place?.imageFloor,
        floor: &found.statistics.imageFloor)
      found.lists.append(Fusion.WeightedList(list: .picture, weight: weights[.picture] ?? 1, scores: list))
      if list.count >= Self.vectorLimit { found.isWhole = false }
    }
    if let textEmbedder, let vector = try? textEmbedder.vector(forQuery: content) {
      let list = try cosines(
        vector, textEmbedder.space, .text, rows, of: all, isUnderstood: isUnderstood, frozen: place?.textFloor,
        floor: &found.statistics.textFloor)
      found.lists.append(Fusion.WeightedList(list: .passages, weight: weights[.passages] ?? 1, scores: list))
      if list.count >= Self.vectorLimit { found.isWhole = false }
    }
  }

  private func cosines(
    _ vector: [Float], _ space: VectorSpace, _ subject: CaptureVector.Subject, _ rows: RowScope, of all: RowScope,
    isUnderstood: Bool, frozen: Double?, floor: inout Double?
  ) throws -> [Int64: Fusion.Score] {
    guard vector.count == space.dimensions else { return [:] }
    let reach = VectorScoring.reach(floor: space.floor, sure: space.sure)
    let near = try store.nearest(
      to: vector, space: space.id, subject: subject, floor: space.floor - reach, scope: rows, limit: Self.vectorLimit)
    // What stands out is told by all that the grant holds: a filter narrows an answer and never adds to it.
    let isNarrowed = rows.since != nil || rows.until != nil || rows.rows != nil || rows.mediaTypes != all.mediaTypes
    let whole =
      isNarrowed && frozen == nil
      ? try store.nearest(
        to: vector, space: space.id, subject: subject, floor: space.floor - reach, scope: all, limit: 1) : near
    let lowest =
      frozen
      ?? VectorScoring.floor(
        space.floor, sure: space.sure,
        VectorScoring.Comparison(
          best: whole.matches.first?.cosine ?? 0, mean: whole.mean, deviation: whole.deviation,
          compared: whole.compared, isUnderstood: isUnderstood))
    floor = min(lowest, 2)
    let scores = near.matches.filter { $0.cosine >= lowest }.map { match in
      let score = VectorScoring.score(cosine: match.cosine, floor: space.floor, sure: space.sure)
      return (match.row, Fusion.Score(value: match.cosine, score: score))
    }
    return Dictionary(scores, uniquingKeysWith: { $0.score >= $1.score ? $0 : $1 })
  }

  /// Takes out of all lists what holds an excluded word, and what does not hold a phrase that has to stand there.
  private func dropUnwanted(_ query: SearchQuery, _ columns: Set<SearchList>, into found: inout Gathered) throws {
    // A phrase of marks alone stands nowhere, and asks for nothing.
    let phrases = query.terms.filter { $0.isPhrase && !WordSplitting.split($0.text).words.isEmpty }
    guard !query.excluded.isEmpty || !phrases.isEmpty else { return }
    for index in found.lists.indices {
      var rows = Array(found.lists[index].scores.keys)
      for phrase in phrases { rows = Array(try self.rows(rows, holding: [phrase], columns: columns)) }
      let unwanted = query.excluded.isEmpty ? [] : try self.rows(rows, holding: query.excluded, columns: columns)
      let kept = Set(rows).subtracting(unwanted)
      found.lists[index].scores = found.lists[index].scores.filter { kept.contains($0.key) }
    }
  }
}
