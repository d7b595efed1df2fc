internal import PoolDerive
package import PoolRead
internal import PoolStore
package import PoolTypes

extension SearchEngine {
  /// Unnamed people, those with most photos first.
  ///
  /// - Parameters:
  ///   - minimumPhotos: 1 and more.
  ///   - limit: 1 to 1000.
  /// - Throws: `PoolError.notGranted` without `people`, `.invalidRequest` for a number out of range.
  package func people(minimumPhotos: Int, limit: Int, offset: Int, scope: ReadScope) throws -> [PersonGroup] {
    try summaries(minimumPhotos: minimumPhotos, limit: limit, offset: offset, scope: scope).map(\.group)
  }

  /// The clearest face of each of these people: its photo, and where it is in it.
  package func clearestFaces(minimumPhotos: Int, limit: Int, offset: Int, scope: ReadScope) throws -> [(
    group: PersonGroup, path: String, box: FaceBox
  )] {
    try summaries(minimumPhotos: minimumPhotos, limit: limit, offset: offset, scope: scope).compactMap { one in
      guard let face = try store.face(one.face), let path = try store.record(one.group.representativeAssetID)?.path
      else { return nil }
      return (one.group, path, FaceBox(x: face.x, y: face.y, width: face.width, height: face.height))
    }
  }

  private func summaries(minimumPhotos: Int, limit: Int, offset: Int, scope: ReadScope) throws -> [(
    group: PersonGroup, face: Int64
  )] {
    try scope.require(.people)
    try Self.check(limit: limit, offset: offset)
    guard (1...1_000_000).contains(minimumPhotos) else {
      throw PoolError.invalidRequest("The least number of photos must be from 1 to 1000000.")
    }
    let faces = try store.seenFaces(mediaTypes: scope.mediaTypes)
    var summaries: [(summary: PersonSummary, dates: [CaptureDate])] = []
    for group in Dictionary(grouping: faces, by: \.person) {
      let seen = group.value.map { face in
        SeenFace(
          face: face.row, capture: face.capture, date: face.date?.instantSeconds, clarity: face.clarity,
          guess: face.ages == nil && face.female == nil
            ? nil : FaceGuess(ageShares: face.ages, female: face.female))
      }
      guard let summary = PersonSummary(id: PersonID(group.key), faces: seen) else { continue }
      summaries.append((summary, group.value.compactMap(\.date)))
    }
    let shown = PersonSummary.shown(summaries.map(\.summary), minimumPhotos: minimumPhotos, limit: limit + offset)
    let dates = Dictionary(summaries.map { ($0.summary.id, $0.dates) }, uniquingKeysWith: { one, _ in one })
    return shown.dropFirst(offset).map { summary in
      let dates = (dates[summary.id] ?? []).sorted { $0.instantSeconds < $1.instantSeconds }
      let group = PersonGroup(
        id: summary.id.rawValue, photoCount: summary.photoCount, firstSeen: dates.first, lastSeen: dates.last,
        representativeAssetID: summary.representative,
        ageRange: summary.ageRange.map { .init(value: $0.label.rawValue, confidence: $0.confidence) },
        apparentGender: summary.apparentGender.map { .init(value: $0.label.rawValue, confidence: $0.confidence) })
      return (group, summary.representativeFace)
    }
  }

  /// The photos of one of these people, the newest first; none for a person that is not there.
  ///
  /// - Parameter limit: 1 to 1000 hits a page.
  /// - Throws: `PoolError.notGranted` without `people`, `.invalidRequest` for a number out of range or a cursor of
  ///   another question.
  package func photos(
    of person: String, limit: Int, offset: Int, cursor: String?, scope: ReadScope
  ) throws -> SearchResults {
    try scope.require(.people)
    try Self.check(limit: limit, offset: offset)
    let question = SearchCursor.question("photos", person, SearchFilters(mediaTypes: [.photo]))
    let place = try cursor.map { try SearchCursor($0, question: question) }
    var plan = SearchPlan(operation: .browse)
    plan.mediaTypes = [.photo]
    guard scope.mediaTypes.contains(.photo) else { return SearchResults(hits: [], plan: plan, cursor: nil, total: 0) }
    let page = try store.photos(
      of: person, after: place.map { ($0.instant, $0.row) }, limit: offset + limit + 1
    ).dropFirst(offset)
    var results = SearchResults(hits: [], plan: plan, cursor: nil, total: nil)
    for one in page.prefix(limit) {
      var hit = Self.hit(one.record, score: 1)
      hit.reasons = [.person]
      results.hits.append(try shown(hit, scope))
    }
    if page.count > limit, let last = page.prefix(limit).last {
      results.cursor = SearchCursor(question: question, score: 1, instant: last.instant, row: last.row).encoded
    }
    return results
  }
}
