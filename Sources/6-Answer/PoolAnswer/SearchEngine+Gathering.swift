internal import PoolRank
internal import PoolRead
internal import PoolStore
internal import PoolTypes

/// All captures that answer a query, in order, with what the order came from.
struct Gathered {
  var ranked: [Fusion.Ranked] = []
  var total: Int?
  var plan: SearchPlan
  var statistics = SearchCursor(question: "", score: 0, instant: 0, row: 0)
  /// Cosines of pictures above the floor.
  var visual: [Int64: Double] = [:]
  /// Rows whose passages are close to the query.
  var passages: [Int64: Double] = [:]
}

extension SearchEngine {
  /// Asks every list and fuses them.
  func gather(_ query: SearchQuery, filters: SearchFilters, place: SearchCursor?) throws -> Gathered {
    let isFiltered =
      Set(MediaType.allCases).subtracting(filters.mediaTypes).isEmpty == false || filters.since != nil
      || filters.until != nil
    let allowed = isFiltered ? try store.searchableRows(filters) : nil
    var found = Gathered(plan: Self.plan(query, filters, visual: false))
    let text = try textList(
      query.terms,
      scope: RowScope(mediaTypes: filters.mediaTypes, since: filters.since, until: filters.until),
      columns: [.text, .codes, .labels, .things], depth: 500, frozen: place?.words)
    found.statistics.words = text.statistics
    var lists = text.scores.values.map { $0.mapValues(\.score) }

    if !query.content.isEmpty, let imageQuery, let space = imageSpace {
      // A model that fails on one query must not take the words' answer away.
      if let vector = try? imageQuery(query.content) {
        found.plan = Self.plan(query, filters, visual: true)
        found.visual = try cosines(
          vector, space, .image, allowed, frozen: place?.imageFloor, floor: &found.statistics.imageFloor)
        lists.append(
          found.visual.mapValues {
            VectorScoring.score(cosine: $0, floor: space.floor, sure: space.sure)
          })
      }
    }
    if !query.content.isEmpty, let textEmbedder,
      let vector = try? textEmbedder.vector(forQuery: query.content)
    {
      let space = textEmbedder.space
      found.passages = try cosines(
        vector, space, .text, allowed, frozen: place?.textFloor, floor: &found.statistics.textFloor)
      lists.append(
        found.passages.mapValues { VectorScoring.score(cosine: $0, floor: space.floor, sure: space.sure) })
    }
    try order(Fusion.fused(lists), allowed: allowed, into: &found)
    return found
  }

  private func cosines(
    _ vector: [Float], _ space: VectorSpace, _ subject: CaptureVector.Subject, _ allowed: Set<Int64>?,
    frozen: Double?, floor: inout Double?
  ) throws -> [Int64: Double] {
    guard vector.count == space.dimensions else { return [:] }
    let reach = VectorScoring.reach(floor: space.floor, sure: space.sure)
    let near = try store.nearest(
      to: vector, space: space.id, subject: subject, floor: frozen ?? (space.floor - reach),
      scope: RowScope(rows: allowed),
      limit: Self.vectorLimit)
    let lowest =
      frozen
      ?? VectorScoring.floor(
        space.floor, sure: space.sure, best: near.matches.first?.cosine ?? 0, mean: near.mean,
        deviation: near.deviation, compared: near.compared)
    floor = lowest
    return Dictionary(
      near.matches.filter { $0.cosine >= lowest }.map { ($0.row, $0.cosine) }, uniquingKeysWith: max)
  }

  private func order(_ fused: [Int64: Double], allowed: Set<Int64>?, into found: inout Gathered) throws {
    var rows = fused.filter { allowed?.contains($0.key) ?? true }
      .map { (row: $0.key, score: $0.value) }
      .sorted { ($0.score, $0.row) > ($1.score, $1.row) }
    let isWhole = rows.count <= Self.rankLimit
    rows = Array(rows.prefix(Self.rankLimit))
    let instants = try store.instants(of: rows.map(\.row))
    found.ranked = rows.compactMap { row, score in
      instants[row].map { Fusion.Ranked(row: row, score: score, instant: $0) }
    }.sorted { $0.precedes($1) }
    found.total = isWhole ? found.ranked.count : nil
  }

  /// A hit with its reasons; nil if the capture is gone.
  func hit(_ ranked: Fusion.Ranked, query: SearchQuery, found: Gathered) throws -> SearchHit? {
    guard let words = try store.words(of: ranked.row) else { return nil }
    var hit = Self.hit(words.record, score: ranked.score)
    let terms = query.terms.map { TextFolding.folded($0.text) }
    hit.textMatches = Snippets.of(words.lines, terms: terms)
    func holds(_ texts: [String]) -> Bool {
      texts.contains { text in
        let folded = TextFolding.folded(text)
        return terms.contains { folded.contains($0) }
      }
    }
    if holds(words.codes) { hit.reasons.append(.code) }
    if !hit.textMatches.isEmpty || found.passages[ranked.row] != nil { hit.reasons.append(.text) }
    if holds(words.labels.map(\.name)) { hit.reasons.append(.label) }
    if let cosine = found.visual[ranked.row] {
      hit.reasons.append(.visual)
      hit.visualSimilarity = cosine
    }
    // Punctuation or diacritics that the index passes over can hide the words from the snippet.
    if hit.reasons.isEmpty { hit.reasons.append(.text) }
    return hit
  }

  static func hit(_ record: CaptureRecord, score: Double) -> SearchHit {
    SearchHit(
      id: record.id, path: record.path, mediaType: record.facts.mediaType, date: record.facts.date,
      score: score)
  }
}
