import Synchronization

/// Tells how far an install is: a share that never falls, at most ten times a second, and 1 at the end alone.
final class InstallProgress: Sendable {
  private struct Told {
    var share = -1.0
    var time: ContinuousClock.Instant?
  }

  private let total: Int
  private let tell: @Sendable (Double) -> Void
  private let told = Mutex(Told())

  init(total: Int, tell: @escaping @Sendable (Double) -> Void) {
    self.total = total
    self.tell = tell
  }

  /// Takes note of how many of all bytes are here.
  func reach(_ count: Int) {
    let share = total == 0 ? 0 : Double(count) / Double(total)
    let now = ContinuousClock.now
    let isDue = told.withLock { told in
      guard share > told.share, share < 1 else { return false }
      if let time = told.time, now - time < .milliseconds(100) { return false }
      told = Told(share: share, time: now)
      return true
    }
    if isDue { tell(share) }
  }

  func finish() { tell(1) }
}
