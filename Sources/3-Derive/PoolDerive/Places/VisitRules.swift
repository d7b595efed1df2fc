internal import PoolTypes

/// Cuts located captures into visits.
///
/// A capture joins the visit of the capture before it where it is within 90 minutes of that capture and within
/// 400 metres of the mean place of the visit so far. Anything else starts a new visit, and a capture that is held back
/// ends one: a place before and after being home is two visits.
package enum VisitRules {
  /// Seconds from a capture to the next of a visit, at most.
  package static let gap = 5400.0
  /// Metres from a visit's centre so far to its next capture, at most.
  package static let reach = 400.0

  /// The visits of a library, or of a stretch that starts and ends with a gap; none while homes are not known.
  package static func visits(_ stretch: CaptureStretch, held: HeldPlaces?) -> [VisitGroup] {
    guard let held else { return [] }
    return visits(stretch.captures[...], held: held)
  }

  /// The visits around instants at which captures were added, removed or changed. Nil where the stretch is too short
  /// to tell; a longer one is needed then.
  ///
  /// - Parameters:
  ///   - changed: from the first to the last of those instants, of old and new dates alike.
  ///   - stretch: what the library holds now.
  package static func visits(
    around changed: ClosedRange<Double>, in stretch: CaptureStretch, held: HeldPlaces?
  ) -> Replacement<VisitGroup>? {
    let captures = stretch.captures
    let changed = CaptureStretch.touched(by: changed)
    var (first, start) = (stretch.countBefore(changed.lowerBound), changed.lowerBound)
    while first > 0, start - captures[first - 1].instant <= gap {
      first -= 1
      start = captures[first].instant
    }
    var (last, end) = (stretch.countThrough(changed.upperBound), changed.upperBound)
    while last < captures.count, captures[last].instant - end <= gap {
      end = captures[last].instant
      last += 1
    }
    guard start - gap >= stretch.covers.lowerBound, end + gap <= stretch.covers.upperBound else { return nil }
    return Replacement(replaced: start...end, elements: held.map { visits(captures[first..<last], held: $0) } ?? [])
  }

  private static func visits(_ captures: ArraySlice<LocatedCapture>, held: HeldPlaces) -> [VisitGroup] {
    var visits: [VisitGroup] = []
    var run: Run?
    for capture in captures {
      let isHeld = held.holdBack(capture.coordinate)
      if !isHeld, run?.join(capture) == true { continue }
      if let visit = run?.visit { visits.append(visit) }
      run = isHeld ? nil : Run(capture)
    }
    if let visit = run?.visit { visits.append(visit) }
    return visits
  }

  /// A visit that may go on.
  private struct Run {
    private let first: LocatedCapture
    private var last: LocatedCapture
    private var ids: [CaptureID]
    private var centre: Coordinate
    private var sum = DirectionSum()

    init(_ capture: LocatedCapture) {
      (first, last, ids, centre) = (capture, capture, [capture.id], capture.coordinate)
      sum.add(capture.coordinate)
    }

    mutating func join(_ capture: LocatedCapture) -> Bool {
      guard capture.instant - last.instant <= gap, Geodesy.areWithin(reach, centre, capture.coordinate) else {
        return false
      }
      ids.append(capture.id)
      last = capture
      sum.add(capture.coordinate)
      centre = sum.centre ?? centre
      return true
    }

    var visit: VisitGroup {
      VisitGroup(
        id: VisitGroup.id(startingWith: first.id), start: first.instant, end: last.instant, captures: ids,
        centre: centre)
    }
  }
}
