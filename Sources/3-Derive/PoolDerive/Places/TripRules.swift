internal import PoolTypes

/// Finds the trips among located captures.
///
/// A capture is away where it is more than 50 km from every home of its time. A trip is a run of captures away with
/// gaps of at most two days without any; a capture that is not away ends it. It has a night, or a capture 100 km from
/// home. Captures near a home of another time, and near what may be a new home, say nothing: they carry no place.
package enum TripRules {
  /// Metres from home beyond which a capture is away.
  package static let away = 50_000.0
  /// Metres from home that make a trip of a single day.
  package static let far = 100_000.0
  /// Days without captures that a trip may have in a row.
  package static let gapDays = 2
  /// Seconds without captures that end a trip whatever zones the wall clocks are in.
  private static let certainGap = 6 * 86_400.0

  /// The trips of a library; none while homes are not known.
  package static func trips(_ stretch: CaptureStretch, held: HeldPlaces?) -> [TripGroup] {
    guard let held else { return [] }
    var homes = HomesOfDays(held: held)
    return trips(stretch.captures[...], homes: &homes)
  }

  /// The trips around instants at which captures were added, removed or changed. Nil where the stretch is too short to
  /// tell; a longer one is needed then.
  ///
  /// - Parameters:
  ///   - changed: from the first to the last of those instants, of old and new dates alike.
  ///   - stretch: what the library holds now.
  package static func trips(
    around changed: ClosedRange<Double>, in stretch: CaptureStretch, held: HeldPlaces?
  ) -> Replacement<TripGroup>? {
    guard let held else { return Replacement(replaced: -.infinity ... .infinity, elements: []) }
    let captures = stretch.captures
    let changed = CaptureStretch.touched(by: changed)
    var homes = HomesOfDays(held: held)
    var (first, start, isBack) = (stretch.countBefore(changed.lowerBound), changed.lowerBound, false)
    while first > 0, !isBack, start - captures[first - 1].instant <= certainGap {
      first -= 1
      start = captures[first].instant
      // Of captures at one instant, none can be told to be the border.
      isBack = homes.sight(captures[first]) == .back && (first == 0 || captures[first - 1].instant < start)
    }
    guard start - (isBack ? CaptureStretch.strayWindow : certainGap) >= stretch.covers.lowerBound else { return nil }
    var (last, end) = (stretch.countThrough(changed.upperBound), changed.upperBound)
    isBack = false
    while last < captures.count, !isBack, captures[last].instant - end <= certainGap {
      end = captures[last].instant
      isBack = homes.sight(captures[last]) == .back
      last += 1
      isBack = isBack && (last == captures.count || captures[last].instant > end)
    }
    guard end + (isBack ? CaptureStretch.strayWindow : certainGap) <= stretch.covers.upperBound else { return nil }
    return Replacement(replaced: start...end, elements: trips(captures[first..<last], homes: &homes))
  }

  private static func trips(_ captures: ArraySlice<LocatedCapture>, homes: inout HomesOfDays) -> [TripGroup] {
    var trips: [TripGroup] = []
    var run: Run?
    for capture in captures {
      switch homes.sight(capture) {
      case .nothing: continue
      case .back:
        if let trip = run?.trip { trips.append(trip) }
        run = nil
      case .away(let isFar):
        if run?.join(capture, isFar: isFar) == true { continue }
        if let trip = run?.trip { trips.append(trip) }
        run = Run(capture, isFar: isFar)
      }
    }
    if let trip = run?.trip { trips.append(trip) }
    return trips
  }

  /// What a capture says of being away.
  private enum Sight: Equatable {
    case nothing
    case back
    case away(isFar: Bool)
  }

  /// Remembers the homes of the last day asked for.
  private struct HomesOfDays {
    let held: HeldPlaces
    private var day: Int?
    private var homes: [Home] = []

    init(held: HeldPlaces) { self.held = held }

    mutating func sight(_ capture: LocatedCapture) -> Sight {
      if day != capture.day {
        day = capture.day
        homes = held.homes(ofDay: capture.day)
      }
      if homes.contains(where: { Geodesy.areWithin(away, $0.centre, capture.coordinate) }) { return .back }
      if held.holdBack(capture.coordinate) { return .nothing }
      return .away(isFar: !homes.contains { Geodesy.areWithin(far, $0.centre, capture.coordinate) })
    }
  }

  /// A trip that may go on.
  private struct Run {
    private let first: LocatedCapture
    private var lastOfAll: Int
    private var ids: [CaptureID]
    private var firstDay: Int
    private var lastDay: Int
    private var isFar: Bool

    init(_ capture: LocatedCapture, isFar: Bool) {
      (first, ids, self.isFar) = (capture, [capture.id], isFar)
      (firstDay, lastDay, lastOfAll) = (capture.day, capture.day, capture.day)
    }

    mutating func join(_ capture: LocatedCapture, isFar: Bool) -> Bool {
      guard capture.day - lastOfAll <= gapDays + 1 else { return false }
      lastOfAll = capture.day
      // Over the date line the wall clock may fall back by a day.
      firstDay = min(firstDay, capture.day)
      lastDay = max(lastDay, capture.day)
      ids.append(capture.id)
      self.isFar = self.isFar || isFar
      return true
    }

    /// Nil for less than a night within 100 km.
    var trip: TripGroup? {
      guard lastDay > firstDay || isFar else { return nil }
      return TripGroup(
        id: TripGroup.id(startingWith: first.id), start: first.instant, firstDay: firstDay, lastDay: lastDay,
        captures: ids)
    }
  }
}
