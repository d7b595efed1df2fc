internal import Foundation
internal import Synchronization

/// Slows reading down while the device is hot or saves power: one capture at a time, and as long a rest as it took.
/// Reading never ends for it.
final class RunThrottle: Sendable {
  private let conditions: any DeviceConditions
  private let look = Mutex<(at: UInt64, isSlow: Bool)>((0, false))
  private let turn = Mutex(())
  /// Between two looks at the device, in nanoseconds.
  private static let pause: UInt64 = 5_000_000_000
  /// Longest rest, in seconds.
  private static let longestRest = 2.0

  init(conditions: any DeviceConditions) { self.conditions = conditions }

  /// Whether the device asks for less, as of the last five seconds.
  var isSlow: Bool {
    look.withLock { look in
      let now = DispatchTime.now().uptimeNanoseconds
      if look.at == 0 || now > look.at + Self.pause {
        let load = conditions.load
        look = (now, load.isHot || load.isLowOnPower)
      }
      return look.isSlow
    }
  }

  /// Does one piece of work at the pace that the device allows.
  func pacing<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard isSlow else { return try work() }
    return try turn.withLock { _ in
      let began = DispatchTime.now().uptimeNanoseconds
      defer {
        let taken = Double(DispatchTime.now().uptimeNanoseconds - began) / 1e9
        Thread.sleep(forTimeInterval: min(taken, Self.longestRest))
      }
      return try work()
    }
  }
}
