import Synchronization

/// How much time a test has let pass.
final class PassedTime: Sendable {
  private let time = Mutex(Duration.zero)
  var value: Duration { time.withLock { $0 } }
  func reach(_ new: Duration) { time.withLock { $0 = max($0, new) } }
}

/// Time that passes when it is slept through.
struct QuickClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  let passed = PassedTime()
  var now: Instant { Instant(offset: passed.value) }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws { passed.reach(deadline.offset) }
}
