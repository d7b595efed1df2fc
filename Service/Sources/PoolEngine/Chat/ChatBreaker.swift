/// Stops calls to a server that fails, and lets one through from time to time to see whether it works again. A value:
/// whoever holds it tells it what happened and asks whether a call may go. Times are seconds of any clock that only
/// rises.
struct ChatBreaker: Sendable {
  private enum State {
    /// Calls go; so many failed in a row.
    case closed(failures: Int)
    /// No call goes before the time.
    case open(until: Double)
    /// One call is under way to see; no other goes before the time, in case that one never tells.
    case trying(until: Double)
  }

  private let failureMax: Int
  private let seconds: Double
  private var state = State.closed(failures: 0)

  /// A breaker that stops after so many failures in a row, for so many seconds.
  init(failureMax: Int, seconds: Double) {
    self.failureMax = failureMax
    self.seconds = seconds
  }

  /// Whether a call may go now; nil when it may, else seconds until one may.
  mutating func wait(at now: Double) -> Double? {
    switch state {
    case .closed: return nil
    case .open(let until), .trying(let until):
      guard now >= until else { return until - now }
      state = .trying(until: now + seconds)
      return nil
    }
  }

  /// A call was answered.
  mutating func succeed() { state = .closed(failures: 0) }

  /// A call was not answered, or with a failure of the server.
  mutating func fail(at now: Double) {
    switch state {
    case .closed(let failures) where failures + 1 < failureMax: state = .closed(failures: failures + 1)
    case .closed, .trying: state = .open(until: now + seconds)
    // A call from before; what is known already does not last longer for it.
    case .open: break
    }
  }

  /// A call ended without saying anything of the server: it was cancelled, or the request was wrong.
  mutating func forget(at now: Double) {
    if case .trying = state { state = .open(until: now) }
  }
}
