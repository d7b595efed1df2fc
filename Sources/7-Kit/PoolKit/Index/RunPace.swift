/// How fast a run goes, as a value: feeds "time left" and the rate a person sees.
struct RunPace {
  /// Weight of the newest interval; small, so that one large picture does not make the estimate jump.
  private let smoothing = 0.1
  private var perSecond: Double?
  private var lastCount = 0
  private var lastTime: Double

  /// - Parameter now: seconds on any clock that only goes forward.
  init(now: Double) { lastTime = now }

  /// Notes that `count` captures are done in all. Calls less than half a second apart are folded together.
  mutating func note(count: Int, now: Double) {
    let elapsed = now - lastTime
    guard elapsed >= 0.5, count > lastCount else { return }
    let rate = Double(count - lastCount) / elapsed
    perSecond = perSecond.map { $0 + smoothing * (rate - $0) } ?? rate
    lastCount = count
    lastTime = now
  }

  /// Seconds for that many more captures; nil before anything was measured.
  func secondsRemaining(for captures: Int) -> Double? {
    guard let perSecond, perSecond > 0 else { return nil }
    return Double(max(captures, 0)) / perSecond
  }
}

/// When what was read is stored: a slice of about a hundred captures, or what a few seconds brought, so that a
/// process that is killed loses little.
struct SlicePolicy {
  var captures = 100
  /// Short, for what is read and not stored is lost when the process is ended.
  var seconds = 1.0

  func isDue(captures count: Int, secondsSinceLast seconds: Double) -> Bool {
    count >= captures || (count > 0 && seconds >= self.seconds)
  }
}
