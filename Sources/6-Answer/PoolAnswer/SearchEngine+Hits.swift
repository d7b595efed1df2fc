internal import PoolRank
internal import PoolStore
internal import PoolTypes

extension SearchEngine {
  /// A hit with its reasons and what matched; nil if the capture is gone.
  func hit(_ ranked: Fusion.Ranked, _ request: Request, _ found: Gathered) throws -> SearchHit? {
    guard let words = try store.words(of: ranked.row) else { return nil }
    let row = ranked.row
    var hit = Self.hit(words.record, score: ranked.score)
    hit.textMatches = Snippets.of(words.lines, forms: found.forms, split: Self.split)
    let codes = Snippets.of(words.codes, forms: found.forms, split: Self.split)
    if found.score(.codes, row) != nil || !codes.isEmpty {
      hit.reasons.append(.code)
      hit.textMatches += codes.filter { !hit.textMatches.contains($0) }
    }
    let isRead = found.score(.text, row) != nil || found.score(.passages, row) != nil
    if isRead || hit.textMatches.count > codes.count { hit.reasons.append(.text) }
    if found.score(.labels, row) != nil { hit.reasons.append(.label) }
    if found.score(.things, row) != nil { hit.reasons.append(.thing) }
    if let cosine = found.score(.picture, row) {
      hit.reasons.append(.visual)
      hit.visualSimilarity = cosine.value
    }
    if let place = found.score(.places, row) {
      hit.reasons.append(.place)
      hit.placeMatches = found.placeWords[row] ?? []
      hit.placeSimilarity = place.value
    }
    if Self.isDated(hit, by: request.query) { hit.reasons.append(.date) }
    if request.explains { hit.parts = Fusion.parts(of: row, in: found.lists) }
    return hit
  }

  /// Whether a query names the day of a hit; one that only shows a date may be of another.
  private static func isDated(_ hit: SearchHit, by query: SearchQuery) -> Bool {
    guard query.hasDate, let wall = hit.date?.wallClockSeconds else { return false }
    return wall >= query.since ?? -.infinity && wall < query.until ?? .infinity
  }

  private static func split(_ text: String) -> (words: [String], joined: [String]) {
    let split = WordSplitting.split(text)
    return (split.words, split.joined)
  }

  static func hit(_ record: CaptureRecord, score: Double) -> SearchHit {
    SearchHit(
      id: record.id, path: record.path, mediaType: record.facts.mediaType, date: record.facts.date,
      score: score)
  }
}
