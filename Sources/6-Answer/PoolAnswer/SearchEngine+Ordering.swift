internal import PoolDerive
internal import PoolRank
internal import PoolStore
internal import PoolTypes

/// One page of an order.
struct RankedPage {
  var items: [Fusion.Ranked]
  var hasMore: Bool
  /// How many hits there are in all, where that is known.
  var total: Int?
}

extension SearchEngine {
  /// Fuses the lists and takes one page of their order, moments once.
  ///
  /// Only as much of the order is made as the page needs: what the captures are and when they were taken is read from
  /// the index for those alone.
  func order(_ request: Request, _ found: inout Gathered) throws -> RankedPage {
    let fused = Fusion.fused(found.lists).map { (row: $0.key, score: $0.value) }
      .sorted { ($0.score, $0.row) > ($1.score, $1.row) }
    let isCounted = found.isWhole && fused.count <= Self.countLimit
    var wanted = isCounted ? fused.count : request.depth + 64
    while true {
      // Equals belong together: which of them is newer is known only when all are looked at.
      var end = min(wanted, fused.count)
      while end > 0, end < fused.count, fused[end].score == fused[end - 1].score { end += 1 }
      let ranked = try onceAMoment(fused[..<end])
      let isAll = end == fused.count
      let page = Self.page(ranked, after: request.place, limit: request.limit, offset: request.offset)
      if isAll || page.hasMore {
        return RankedPage(items: page.items, hasMore: page.hasMore, total: isAll && found.isWhole ? ranked.count : nil)
      }
      wanted *= 2
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

  /// Puts captures in order and keeps the best shot of each moment.
  ///
  /// A shot goes if any better one is of its moment, shown or not, so that a row of shots is one moment on every page.
  private func onceAMoment(_ fused: ArraySlice<(row: Int64, score: Double)>) throws -> [Fusion.Ranked] {
    let glances = try store.glances(of: fused.map(\.row))
    let ranked = fused.compactMap { row, score in
      glances[row].map { Fusion.Ranked(row: row, score: score, instant: $0.instant) }
    }.sorted { $0.precedes($1) }
    // Neighbours in time are candidates; fingerprints are read for them alone.
    // A capture without a date is of no moment.
    let byTime = ranked.indices.filter { ranked[$0].instant != 0 }.sorted { ranked[$0].instant < ranked[$1].instant }
    var pairs: [(better: Int, worse: Int)] = []
    for (place, index) in byTime.enumerated() {
      for other in byTime[(place + 1)...].prefix(Self.neighbourLimit) {
        guard ranked[other].instant - ranked[index].instant <= Moments.gap else { break }
        pairs.append((min(index, other), max(index, other)))
      }
    }
    guard !pairs.isEmpty else { return ranked }
    let prints = try store.fingerprints(
      of: Array(Set(pairs.flatMap { [ranked[$0.better].row, ranked[$0.worse].row] })))
    func shot(_ index: Int) -> Moments.Shot? {
      let row = ranked[index].row
      return glances[row].map {
        Moments.Shot(mediaType: $0.mediaType, instant: $0.instant, fingerprint: prints[row])
      }
    }
    var repeated: Set<Int> = []
    for pair in pairs where !repeated.contains(pair.worse) {
      if let one = shot(pair.better), let other = shot(pair.worse), Moments.areOne(one, other) {
        repeated.insert(pair.worse)
      }
    }
    return ranked.indices.filter { !repeated.contains($0) }.map { ranked[$0] }
  }

  /// Most later captures that one is compared with: a burst is shorter, and a library without times is not.
  private static let neighbourLimit = 64
}
