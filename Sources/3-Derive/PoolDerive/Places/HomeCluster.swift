internal import PoolTypes

/// Captures around one place, gathered from the cells of the evidence: a candidate for a home.
struct HomeCluster {
  /// The mean of the cells near the place with most days, each weighted by its days and nights.
  let centre: Coordinate
  /// Metres: the root of the mean square of the cells' distances from the centre, weighted alike.
  let spread: Double
  /// By day, each once.
  let days: [HomeEvidence.DayCount]

  /// Metres from the centre within which a cell is part of a cluster.
  static let reach = 200.0
  /// Metres from the centre within which cells move the centre.
  static let core = 150.0

  /// A cell with what it weighs.
  private struct Piece {
    let cell: HomeGrid.Cell
    let place: Coordinate
    let weight: Double
  }

  /// All clusters with captures of two days or more, the one with most days first. The same evidence gives the same
  /// clusters in the same order.
  static func all(in evidence: HomeEvidence) -> [HomeCluster] {
    var seeds: [(cell: HomeGrid.Cell, days: Int, nights: Int)] = []
    for (cell, count) in evidence.cells {
      let nights = count.days.count(where: \.isNight)
      // A cell that saw one day without a night starts no cluster, but may be part of one.
      if count.days.count >= 2 || nights > 0 { seeds.append((cell, count.days.count, nights)) }
    }
    seeds.sort { one, other in
      if one.days != other.days { return one.days > other.days }
      return one.nights != other.nights ? one.nights > other.nights : one.cell < other.cell
    }
    var taken: Set<HomeGrid.Cell> = []
    var clusters: [HomeCluster] = []
    for seed in seeds where !taken.contains(seed.cell) {
      guard let cluster = gather(around: seed.cell, in: evidence, taken: &taken) else { continue }
      if cluster.days.count >= 2 { clusters.append(cluster) }
    }
    return clusters
  }

  private static func gather(
    around seed: HomeGrid.Cell, in evidence: HomeEvidence, taken: inout Set<HomeGrid.Cell>
  ) -> HomeCluster? {
    guard let count = evidence.cells[seed], let start = HomeEvidence.mean(of: seed, count) else { return nil }
    // The centre moves at most `core` from the seed's own place; so this holds all that it can reach.
    let pieces = HomeEvidence.grid.cells(within: reach + core, of: start).compactMap { cell -> Piece? in
      guard !taken.contains(cell), let count = evidence.cells[cell], let place = HomeEvidence.mean(of: cell, count)
      else { return nil }
      let nights = count.days.count(where: \.isNight)
      return Piece(cell: cell, place: place, weight: Double(count.days.count + 2 * nights))
    }
    var centre = start
    for _ in 0..<3 {
      var sum = DirectionSum()
      for piece in pieces where Geodesy.areWithin(core, centre, piece.place) {
        sum.add(piece.place, weight: piece.weight)
      }
      guard let moved = sum.centre, Geodesy.areWithin(core, start, moved) else { break }
      centre = moved
    }
    let members = pieces.filter { $0.cell == seed || Geodesy.areWithin(reach, centre, $0.place) }
    var (squares, weights) = (0.0, 0.0)
    for member in members {
      taken.insert(member.cell)
      let distance = Geodesy.distance(centre, member.place)
      squares += member.weight * distance * distance
      weights += member.weight
    }
    let days = merge(members.flatMap { evidence.cells[$0.cell]?.days ?? [] })
    return HomeCluster(centre: centre, spread: (squares / max(1, weights)).squareRoot(), days: days)
  }

  private static func merge(_ counts: [HomeEvidence.DayCount]) -> [HomeEvidence.DayCount] {
    var merged: [HomeEvidence.DayCount] = []
    for count in counts.sorted(by: { $0.day < $1.day }) {
      if let last = merged.indices.last, merged[last].day == count.day {
        merged[last].late += count.late
        merged[last].early += count.early
        merged[last].other += count.other
      } else {
        merged.append(count)
      }
    }
    return merged
  }
}
