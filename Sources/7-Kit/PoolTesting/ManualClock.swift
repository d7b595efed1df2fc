internal import Synchronization

/// A clock that stands still until a test moves it. Seconds since 1970.
public final class ManualClock: Sendable {
  private let time: Mutex<Double>

  public init(_ time: Double = 1_700_000_000) { self.time = Mutex(time) }

  public var now: Double { time.withLock { $0 } }

  public func advance(by seconds: Double) { time.withLock { $0 += seconds } }
}
