internal import PoolRank
internal import PoolStore
package import PoolTypes

extension SearchEngine {
  /// Captures that can be searched.
  ///
  /// - Parameter limit: 1 to 1000 hits a page.
  /// - Throws: `PoolError`.
  package func browse(
    filters asked: SearchFilters = SearchFilters(), sort: BrowseSort = .newest, limit: Int = 20, offset: Int = 0,
    cursor: String? = nil, scope: ReadScope
  ) throws -> SearchResults {
    try Self.check(limit: limit, offset: offset)
    try scope.check(asked)
    let question = SearchCursor.question("browse " + sort.rawValue, "", asked)
    let place = try cursor.map { try SearchCursor($0, question: question) }
    guard let filters = scope.narrowed(asked) else {
      return SearchResults(hits: [], plan: SearchPlan(operation: .browse), cursor: nil, total: 0)
    }
    return try list(
      filters: filters, sort: sort, limit: limit, offset: offset, place: place, question: question, today: nil,
      excluded: [], scope: scope)
  }

  /// One page of what filters let through.
  ///
  /// - Parameter excluded: captures that hold one of these are left out.
  func list(
    filters: SearchFilters, sort: BrowseSort, limit: Int, offset: Int, place: SearchCursor?, question: String,
    today: Double?, excluded: [SearchQuery.Term], scope: ReadScope
  ) throws -> SearchResults {
    var kept: [(row: Int64, instant: Double, record: CaptureRecord)] = []
    var after = place.map { (instant: $0.instant, row: $0.row) }
    let wanted = limit + offset + 1
    while kept.count < wanted {
      let rows = try store.page(after: after, limit: wanted, filters: filters, states: [.indexed], sort: sort)
      let unwanted =
        excluded.isEmpty ? [] : try self.rows(rows.map(\.row), holding: excluded, columns: scope.wordLists)
      kept += rows.filter { !unwanted.contains($0.row) }
      guard rows.count == wanted, let last = rows.last else { break }
      after = (last.instant, last.row)
    }
    let rest = kept.dropFirst(offset)
    let page = rest.prefix(limit)
    var plan = Self.plan(SearchQuery(""), filters, visual: false)
    plan.operation = .browse
    var results = SearchResults(
      hits: try page.map { try shown(Self.hit($0.record, score: 1), scope) }, plan: plan, cursor: nil,
      total: excluded.isEmpty ? try place?.total ?? store.searchableCount(filters) : nil)
    if rest.count > limit, let last = page.last {
      var next = SearchCursor(question: question, score: 1, instant: last.instant, row: last.row)
      next.isList = true
      next.today = today
      next.total = results.total
      results.cursor = next.encoded
    }
    return results
  }

  /// Most bits in which two fingerprints of the same picture differ.
  static let fingerprintDistance = 48
  /// Cosine from which on two pictures count as alike. Pictures stand closer to each other than to words.
  static let alike = 0.6

  /// Captures that look like this one, most alike first: by fingerprint, by image vector, and by labels.
  ///
  /// - Parameter limit: 1 to 1000 hits.
  /// - Throws: `PoolError.invalidRequest` for a capture that is not there or was not read.
  package func similar(to id: CaptureID, limit: Int = 20, scope: ReadScope) throws -> SearchResults {
    try Self.check(limit: limit, offset: 0)
    guard let record = try store.record(id), scope.mediaTypes.contains(record.facts.mediaType),
      let row = try store.row(of: id)
    else {
      throw PoolError.invalidRequest("There is no such capture in the index.")
    }
    guard let reading = record.reading else {
      throw PoolError.invalidRequest("This capture was not read, so nothing can be compared with it.")
    }
    let rows = RowScope(mediaTypes: scope.mediaTypes)
    var prints: [Int64: Fusion.Score] = [:]
    if let print = reading.fingerprint {
      for near in try store.near(print, distance: Self.fingerprintDistance, scope: rows, limit: limit + 1) {
        let share = Double(near.distance) / Double(Self.fingerprintDistance)
        prints[near.row] = Fusion.Score(value: 1 - Double(near.distance) / 256, score: 1 - share * 0.1)
      }
    }
    var cosines: [Int64: Fusion.Score] = [:]
    if let image = reading.vectors.first(where: { $0.subject == .image }) {
      let near = try store.nearest(
        to: image.values, space: image.space, subject: .image, floor: Self.alike, scope: rows, limit: limit + 1)
      for match in near.matches {
        let score = VectorScoring.score(cosine: match.cosine, floor: Self.alike, sure: 0.85)
        cosines[match.row] = Fusion.Score(value: match.cosine, score: score)
      }
    }
    let shared = cosines.isEmpty ? try labelOverlap(reading.labels, scope.mediaTypes) : [:]
    let lists = [
      Fusion.WeightedList(list: .fingerprint, weight: 1, scores: prints),
      Fusion.WeightedList(list: .picture, weight: 1, scores: cosines),
      Fusion.WeightedList(list: .labels, weight: 1, scores: shared),
    ]
    var fused = Fusion.fused(lists)
    fused[row] = nil
    let glances = try store.glances(of: Array(fused.keys))
    let ranked = fused.compactMap { row, score in
      glances[row].map { Fusion.Ranked(row: row, score: score, instant: $0.instant) }
    }.sorted { $0.precedes($1) }
    var results = SearchResults(
      hits: [], plan: SearchPlan(operation: .visual), cursor: nil, total: nil)
    for item in ranked.prefix(limit) {
      guard let words = try store.words(of: item.row) else { continue }
      var hit = Self.hit(words.record, score: item.score)
      hit.reasons = [.similar]
      hit.visualSimilarity = min(cosines[item.row]?.value ?? 0, 1)
      results.hits.append(try shown(hit, scope))
    }
    return results
  }

  /// Weighted Jaccard share of labels, for captures without image vectors; at most 0.5.
  private func labelOverlap(_ labels: [Label], _ mediaTypes: Set<MediaType>) throws -> [Int64: Fusion.Score] {
    let own = Dictionary(labels.map { ($0.name, $0.confidence) }, uniquingKeysWith: max)
    var scores: [Int64: Fusion.Score] = [:]
    for row in try store.labelRows(labels.map(\.name), mediaTypes: mediaTypes, limit: 2_000) {
      guard let words = try store.words(of: row) else { continue }
      let other = Dictionary(words.labels.map { ($0.name, $0.confidence) }, uniquingKeysWith: max)
      let names = Set(own.keys).union(other.keys)
      let both = names.reduce(0) { $0 + min(own[$1] ?? 0, other[$1] ?? 0) }
      let either = names.reduce(0) { $0 + max(own[$1] ?? 0, other[$1] ?? 0) }
      guard either > 0, both / either >= 0.3 else { continue }
      scores[row] = Fusion.Score(value: both / either, score: 0.5 * both / either)
    }
    return scores
  }

  /// One capture, without what may not be seen; nil where there is none or none of it may.
  package func capture(_ id: CaptureID, scope: ReadScope) throws -> CaptureRecord? {
    try shown(store.record(id), scope)
  }

  /// One capture by its path relative to the library.
  package func capture(path: String, scope: ReadScope) throws -> CaptureRecord? {
    try shown(store.record(path: path), scope)
  }

  /// What may be seen of a capture, with its place where that may be told.
  private func shown(_ record: CaptureRecord?, _ scope: ReadScope) throws -> CaptureRecord? {
    guard var record = record.flatMap(scope.redacted) else { return nil }
    if record.state == .indexed {
      record.details = try placeDetails(of: record.id, scope: scope)
      if scope.data.contains(.people) { record.faceCount = try store.faceCount(of: record.id) }
    }
    return record
  }

  /// What may be seen of a hit, with its place where that may be told.
  func shown(_ hit: SearchHit, _ scope: ReadScope) throws -> SearchHit {
    var hit = scope.redacted(hit)
    hit.details = try placeDetails(of: hit.id, scope: scope)
    return hit
  }

  /// Captures of any state without what was read, newest first, after a place in that order.
  ///
  /// - Parameter states: empty for every state.
  package func page(
    after: (instant: Double, row: Int64)?, limit: Int, states: [CaptureState], scope: ReadScope
  ) throws -> [(row: Int64, instant: Double, id: CaptureID)] {
    guard let filters = scope.narrowed(SearchFilters()) else { return [] }
    return try store.page(after: after, limit: limit, filters: filters, states: states)
      .map { ($0.row, $0.instant, $0.record.id) }
  }
}
