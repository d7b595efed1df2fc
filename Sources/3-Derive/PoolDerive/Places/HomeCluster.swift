internal import PoolTypes

/// Captures around one place, gathered from the cells of the evidence: a candidate for a home.
///
/// A cluster grows from a cell with more days than those around it, and depends on nothing but the cells within
/// `influence` metres of that cell, so that a new capture makes only the clusters around it anew.
struct HomeCluster: Sendable {
  /// The cell that it grew from.
  let seed: HomeGrid.Cell
  /// The mean of the cells near the one with most days, each weighted by its days and nights.
  let centre: Coordinate
  /// Metres: the root of the mean square of the cells' distances from the centre, weighted alike.
  let spread: Double
  /// By day, each once; two at least.
  let days: [HomeEvidence.DayCount]
  let presence: HomePresence
  let stays: HomeStays

  /// Metres from the centre within which a cell is part of a cluster.
  static let reach = 200.0
  /// Metres within which cells move the centre, and within which only the best cell starts a cluster.
  static let core = 150.0
  /// Metres within which a cell with several times as many days leaves no room for another cluster.
  static let shade = 300.0
  /// Metres from the middle of a cell within which others can change its cluster; that a place may be anywhere in its
  /// cell is counted in.
  static let influence = reach + core + 150

  /// A cell with what it weighs.
  private struct Piece {
    let cell: HomeGrid.Cell
    let place: Coordinate
    let days: Int
    let nights: Int

    var weight: Double { Double(days + 2 * nights) }

    func isBetter(than other: Piece) -> Bool {
      if days != other.days { return days > other.days }
      return nights != other.nights ? nights > other.nights : cell < other.cell
    }
  }

  /// Nil where no cluster grows from a cell.
  init?(around seed: HomeGrid.Cell, in evidence: HomeEvidence) {
    // A cell that saw one day without a night starts no cluster, but may be part of one.
    guard let count = evidence.cells[seed], count.days.count >= 2 || count.nights > 0,
      let start = HomeEvidence.mean(of: seed, count)
    else { return nil }
    let first = Piece(cell: seed, place: start, days: count.days.count, nights: count.nights)
    // The centre moves at most `core` from the first cell's place; so this holds all that it can reach.
    let pieces = HomeEvidence.grid.cells(within: Self.reach + Self.core, of: start).compactMap { cell -> Piece? in
      guard let count = evidence.cells[cell], let place = HomeEvidence.mean(of: cell, count) else { return nil }
      return Piece(cell: cell, place: place, days: count.days.count, nights: count.nights)
    }
    let isBest = pieces.allSatisfy { other in
      if other.cell == seed { return true }
      if other.isBetter(than: first), Geodesy.areWithin(Self.core, start, other.place) { return false }
      return other.days < 4 * first.days || !Geodesy.areWithin(Self.shade, start, other.place)
    }
    guard isBest else { return nil }
    centre = Self.centre(of: pieces, from: start)
    var (squares, weights) = (0.0, 0.0)
    var merged: [HomeEvidence.DayCount] = []
    for piece in pieces {
      let distance = Geodesy.distance(centre, piece.place)
      guard piece.cell == seed || distance <= Self.reach else { continue }
      squares += piece.weight * distance * distance
      weights += piece.weight
      merged = Self.merge(merged, evidence.cells[piece.cell]?.days ?? [])
    }
    guard merged.count >= 2 else { return nil }
    self.seed = seed
    spread = (squares / max(1, weights)).squareRoot()
    days = merged
    presence = HomePresence(merged)
    stays = HomeStays(merged)
  }

  private static func centre(of pieces: [Piece], from start: Coordinate) -> Coordinate {
    var centre = start
    for _ in 0..<3 {
      var sum = DirectionSum()
      for piece in pieces where Geodesy.areWithin(core, centre, piece.place) {
        sum.add(piece.place, weight: piece.weight)
      }
      guard let moved = sum.centre, Geodesy.areWithin(core, start, moved) else { break }
      centre = moved
    }
    return centre
  }

  /// Two lists by day as one.
  private static func merge(
    _ one: [HomeEvidence.DayCount], _ other: [HomeEvidence.DayCount]
  ) -> [HomeEvidence.DayCount] {
    if one.isEmpty { return other }
    var merged: [HomeEvidence.DayCount] = []
    merged.reserveCapacity(one.count + other.count)
    var (left, right) = (one[...], other[...])
    while let first = left.first, let second = right.first {
      if first.day <= second.day { left.removeFirst() }
      if second.day <= first.day { right.removeFirst() }
      if first.day == second.day {
        merged.append(
          HomeEvidence.DayCount(
            day: first.day, late: first.late + second.late, early: first.early + second.early,
            other: first.other + second.other))
      } else {
        merged.append(first.day < second.day ? first : second)
      }
    }
    return merged + left + right
  }
}
