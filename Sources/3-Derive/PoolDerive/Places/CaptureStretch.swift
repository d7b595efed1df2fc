/// All located captures of a stretch of time.
package struct CaptureStretch: Sendable {
  /// In order; see `LocatedCapture.inOrder`. Screenshots and stray fixes are left out.
  package let captures: [LocatedCapture]
  /// The instants, in seconds since 1970, in which no located capture of the library is missing.
  package let covers: ClosedRange<Double>

  /// Seconds around a capture in which others decide whether its place is a stray fix.
  static let strayWindow = 600.0
  /// Metres a second that nobody goes out and back at.
  static let straySpeed = 30.0

  /// The order of `captures` does not matter. `covers` is everything where the whole library is given.
  package init(_ captures: [LocatedCapture], covers: ClosedRange<Double> = -.infinity ... .infinity) {
    var counted = captures.contains { !$0.counts } ? captures.filter { $0.counts } : captures
    // Captures often come in order from the store, and a look is cheaper than sorting.
    let isOrdered = counted.indices.dropFirst().allSatisfy { !LocatedCapture.inOrder(counted[$0], counted[$0 - 1]) }
    if !isOrdered { counted.sort(by: LocatedCapture.inOrder) }
    var kept: [LocatedCapture] = []
    kept.reserveCapacity(counted.count)
    for index in counted.indices where !Self.isStray(index, in: counted) { kept.append(counted[index]) }
    self.captures = kept
    self.covers = covers
  }

  /// Whether the place of a capture is a wrong fix: those before and after it, a few minutes apart, are at one place,
  /// and nobody could have gone from there to it and back in that time.
  private static func isStray(_ index: Int, in captures: [LocatedCapture]) -> Bool {
    guard index > 0, index + 1 < captures.count else { return false }
    let (before, capture, after) = (captures[index - 1], captures[index], captures[index + 1])
    let seconds = after.instant - before.instant
    guard seconds <= strayWindow, !Geodesy.areWithin(VisitRules.reach, before.coordinate, capture.coordinate),
      !Geodesy.areWithin(VisitRules.reach, capture.coordinate, after.coordinate),
      Geodesy.areWithin(VisitRules.reach, before.coordinate, after.coordinate)
    else { return false }
    let metres =
      Geodesy.distance(before.coordinate, capture.coordinate) + Geodesy.distance(capture.coordinate, after.coordinate)
    return metres > straySpeed * seconds
  }

  /// The instants at which a change of captures at `changed` may add or remove captures: whether a fix is stray
  /// depends on the captures beside it.
  static func touched(by changed: ClosedRange<Double>) -> ClosedRange<Double> {
    changed.lowerBound - strayWindow...changed.upperBound + strayWindow
  }

  /// How many captures are before that instant.
  func countBefore(_ instant: Double) -> Int {
    var (low, high) = (0, captures.count)
    while low < high {
      let middle = (low + high) / 2
      if captures[middle].instant < instant { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many captures are before that instant or at it.
  func countThrough(_ instant: Double) -> Int {
    var count = countBefore(instant)
    while count < captures.count, captures[count].instant == instant { count += 1 }
    return count
  }
}
