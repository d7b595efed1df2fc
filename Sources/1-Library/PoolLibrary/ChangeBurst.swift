/// Decides when changes that come together are told: after a while of quiet, and while they go on, not later than that
/// long after the first. Pure.
struct ChangeBurst {
  /// Without a change, ends a burst.
  let quiet: Duration
  /// From a burst's first change until it is told, at most.
  let longest: Duration
  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?

  init(quiet: Duration, longest: Duration) {
    self.quiet = quiet
    self.longest = longest
  }

  /// When the burst is to be told; nil without one.
  var due: ContinuousClock.Instant? {
    guard let first, let last else { return nil }
    return min(last + quiet, first + longest)
  }

  mutating func note(at now: ContinuousClock.Instant) {
    if first == nil { first = now }
    last = now
  }

  /// True if a burst is to be told now, which ends it.
  mutating func end(at now: ContinuousClock.Instant) -> Bool {
    guard let due, due <= now else { return false }
    (first, last) = (nil, nil)
    return true
  }
}
