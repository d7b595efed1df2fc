package import PoolTypes

/// Which look-up comes next in one run, as a plain value: at most one every 1.5 seconds and 60 in a run, none on a
/// metered connection unless that is allowed, none near a home.
///
/// Whoever drives it gives the time and the state of the connection, and keeps the marks. Nothing else is carried from
/// one run to the next.
package struct GeocodeSchedule: Sendable {
  /// Seconds from the start of a look-up to the start of the next, at least; from the start of a run as well, since
  /// another run may have ended just before.
  package static let pause = 1.5
  /// Look-ups of one run.
  package static let runMax = 60
  /// Failures in a row that end a run: the geocoder is not there.
  package static let failuresInARow = 3

  /// What to do now.
  package enum Step: Hashable, Sendable {
    /// Ask for this cell's place. The look-up counts as started.
    case ask(GeocodeCell, Coordinate)
    /// Nothing for so many seconds.
    case wait(Double)
    case end(End)
  }

  /// Why a run of look-ups ended.
  package enum End: String, Hashable, Sendable {
    /// Nothing is left that is due.
    case done
    /// The run had all its look-ups; the next one carries on.
    case used
    /// The connection is metered; the next run tries again.
    case metered
    /// The geocoder does not answer; the next run tries again.
    case failing
    /// Not enough is known to tell what is near a home.
    case unknownHome
  }

  /// Cells still to be asked, the next one last.
  private var left: [GeocodeCell]
  private var marks: [GeocodeCell: GeocodeMark]
  private var asked = 0
  private var failures = 0
  private var mayAskAt: Double
  private let allowsMetered: Bool

  /// - Parameters:
  ///   - cells: what is wanted, the most wanted first; see `cells(of:held:)`.
  ///   - marks: what the caller kept of former runs.
  ///   - start: the time in seconds, of a clock that never goes back.
  ///   - allowsMetered: whether metered connections may be used.
  package init(
    _ cells: [GeocodeCell], marks: [GeocodeCell: GeocodeMark], start: Double, allowsMetered: Bool = false
  ) {
    var seen: Set<GeocodeCell> = []
    left = cells.filter { marks[$0] != .done && seen.insert($0).inserted }.reversed()
    self.marks = marks
    mayAskAt = start + Self.pause
    self.allowsMetered = allowsMetered
  }

  /// The cells of captures, in their order, each once: first the one for names, then the one for venues. None for
  /// screenshots and for what is held back.
  package static func cells(of captures: some Sequence<LocatedCapture>, held: HeldPlaces?) -> [GeocodeCell] {
    guard let held else { return [] }
    var cells: [GeocodeCell] = []
    var seen: Set<GeocodeCell> = []
    for capture in captures where capture.counts && !held.holdBack(capture.coordinate) {
      for kind in GeocodeCell.Kind.allCases {
        let cell = GeocodeCell(kind, of: capture.coordinate)
        if seen.insert(cell).inserted { cells.append(cell) }
      }
    }
    return cells
  }

  /// What to do now.
  ///
  /// - Parameters:
  ///   - now: the time in seconds, of the clock of `start`.
  ///   - date: seconds since 1970.
  ///   - isMetered: whether the connection costs or is narrow.
  ///   - held: the held places as they are now; nil while too little is known.
  package mutating func next(now: Double, date: Double, isMetered: Bool, held: HeldPlaces?) -> Step {
    guard let held else { return .end(.unknownHome) }
    guard failures < Self.failuresInARow else { return .end(.failing) }
    while let cell = left.last {
      guard marks[cell]?.isDue(now: date) ?? true, let place = cell.place, !held.holdBack(place) else {
        left.removeLast()
        continue
      }
      guard asked < Self.runMax else { return .end(.used) }
      guard allowsMetered || !isMetered else { return .end(.metered) }
      guard now >= mayAskAt else { return .wait(mayAskAt - now) }
      left.removeLast()
      asked += 1
      mayAskAt = now + Self.pause
      return .ask(cell, place)
    }
    return .end(.done)
  }

  /// Notes that a cell was answered.
  /// - Returns: The mark to keep with the answer.
  package mutating func answered(_ cell: GeocodeCell) -> GeocodeMark {
    failures = 0
    marks[cell] = .done
    return .done
  }

  /// Notes that a cell was not answered.
  ///
  /// - Parameter date: seconds since 1970.
  /// - Returns: The mark to keep.
  package mutating func failed(_ cell: GeocodeCell, _ error: GeocoderError, date: Double) -> GeocodeMark {
    var rest = 0.0
    switch error {
    // What is wrong with one place says nothing of the next.
    case .refused: failures = 0
    case .unavailable, .timedOut: failures += 1
    case .busy(let retryAfter):
      failures = Self.failuresInARow
      rest = retryAfter ?? 0
    }
    let mark = marks[cell]?.failedAgain(now: date, atLeast: rest) ?? .failure(now: date, atLeast: rest)
    marks[cell] = mark
    return mark
  }
}
