internal import PoolTypes

extension HomeEvidence {
  /// The places to hold back; see `updateHeldPlaces`, which is quicker where captures keep coming.
  package var heldPlaces: HeldPlaces? {
    var copy = self
    return copy.updateHeldPlaces()
  }

  /// The places to hold back; nil while too little is known for anything to be shown.
  ///
  /// Every rule only adds homes. Where people sleep regularly is a home, whoever lives there; then the place with most
  /// nights of every quarter and every year; then, where there are no nights, the place with most days, with whatever
  /// comes close.
  package mutating func updateHeldPlaces() -> HeldPlaces? {
    guard isEnough else { return nil }
    let clusters = updateClusters()
    let found = HomeRules(presences: clusters.map(\.presence)).homes
    guard !found.isEmpty else { return nil }
    let activeDays = countsByDay.keys.sorted()
    // A few wrong dates in the future must not make every home a former one.
    let newest = activeDays.dropLast(2).last ?? activeDays.last ?? 0
    let homes = Self.distinct(found.map { clusters[$0] }).compactMap { cluster in
      Self.home(cluster, newest: Home.fourWeeks(ofDay: newest))
    }
    let recent = activeDays.suffix(HomeRules.recentDays).first ?? 0
    let possible = clusters.indices.compactMap { index -> HeldPlaces.Circle? in
      guard !found.contains(index) else { return nil }
      let days = clusters[index].days.reversed().prefix { $0.day >= recent }
      let isSleptInLately = days.count >= 2 && days.contains(where: \.isNight)
      guard isSleptInLately || clusters[index].stays.mayBeHome(newest: newest) else { return nil }
      return Self.circle(clusters[index])
    }
    return HeldPlaces(homes: homes, possible: possible)
  }

  /// Without those that are another one once more, grown from another cell; those with most days first.
  private static func distinct(_ clusters: [HomeCluster]) -> [HomeCluster] {
    let ordered = clusters.sorted { one, other in
      one.days.count != other.days.count ? one.days.count > other.days.count : one.seed < other.seed
    }
    var kept: [HomeCluster] = []
    for cluster in ordered where !kept.contains(where: { Geodesy.areWithin(100, $0.centre, cluster.centre) }) {
      kept.append(cluster)
    }
    return kept
  }

  private static func circle(_ cluster: HomeCluster) -> HeldPlaces.Circle? {
    let grid = HomeGrid(metres: 30)
    let middle = grid.middle(of: grid.cell(of: cluster.centre))
    guard let centre = Coordinate(latitude: middle.latitude, longitude: middle.longitude) else { return nil }
    // 500 metres, and 200 by which the centre may be wrong; more where the captures are scattered.
    let scattered = HeldPlaces.bareRadius + 100 + 2 * cluster.spread
    return HeldPlaces.Circle(centre: centre, radius: max(700, (scattered / 50).rounded(.up) * 50))
  }

  private static func home(_ cluster: HomeCluster, newest: Int) -> Home? {
    guard let circle = circle(cluster) else { return nil }
    var times = HomePresence.times(of: cluster.days)
    if let last = times.last, last.upperBound >= newest - 4 { times[times.count - 1] = last.lowerBound ... .max }
    return Home(centre: circle.centre, radius: circle.radius, times: times)
  }
}

/// Which of several clusters are homes.
struct HomeRules {
  /// The newest days with captures in which a place with two days and a night may be a new home.
  static let recentDays = 45

  let presences: [HomePresence]

  /// Indexes of `presences`.
  var homes: Set<Int> {
    var homes = Set(presences.indices.filter { presences[$0].isSleptIn })
    homes.formUnion(winners(\.nightQuarters, needed: 4, share: 0.7))
    homes.formUnion(winners(\.nightYears, needed: 3, share: 0.7))
    // Years in which no home is known: whoever photographs by day alone lives where most weeks are.
    homes.formUnion(winners(\.years, needed: 3, share: 0.5, unlessAny: homes))
    return homes.isEmpty ? mostDays : homes
  }

  /// The clusters with most weeks of each window, with those that have at least `share` of them.
  ///
  /// - Parameters:
  ///   - needed: weeks that a winner must have, five from end to end.
  ///   - known: homes; windows with three of their weeks are passed over.
  private func winners(
    _ windows: KeyPath<HomePresence, [HomePresence.Share]>, needed: Int, share: Double, unlessAny known: Set<Int> = []
  ) -> Set<Int> {
    var taken: Set<Int> = []
    for index in known { taken.formUnion(presences[index][keyPath: windows].map(\.window)) }
    var able: [Int: [(index: Int, weeks: Int)]] = [:]
    for (index, presence) in presences.enumerated() {
      for count in presence[keyPath: windows] where count.weeks >= needed && count.last - count.first >= 4 {
        if !taken.contains(count.window) { able[count.window, default: []].append((index, count.weeks)) }
      }
    }
    var winners: Set<Int> = []
    for counts in able.values {
      let most = counts.map(\.weeks).max() ?? 0
      winners.formUnion(counts.filter { Double($0.weeks) >= share * Double(most) }.map(\.index))
    }
    return winners
  }

  /// For thin evidence: the place with most days, three at least, and all that have half of them.
  private var mostDays: Set<Int> {
    func score(_ presence: HomePresence) -> Int { presence.days + presence.nights }
    let able = presences.indices.filter { presences[$0].days >= 3 }
    guard let most = able.map({ score(presences[$0]) }).max() else { return [] }
    return Set(able.filter { score(presences[$0]) * 2 >= most })
  }
}
