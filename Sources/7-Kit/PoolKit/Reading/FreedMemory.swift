internal import Foundation
internal import Synchronization

/// Gives memory that was freed back to the system. glibc keeps what its threads have freed, and reading frees some
/// hundred megabytes a second: kept for each thread, that would be twice what a run needs.
final class FreedMemory: Sendable {
  /// Between two times, in nanoseconds: often enough to stay flat, and below a hundredth of a core.
  private static let pause: UInt64 = 250_000_000

  private let last = Atomic<UInt64>(0)
  private let give: @Sendable () -> Void

  init(give: @escaping @Sendable () -> Void) { self.give = give }

  /// Gives back now; before work that takes much.
  func giveBack() {
    last.store(DispatchTime.now().uptimeNanoseconds, ordering: .relaxed)
    give()
  }

  /// Gives back unless that was just done; after each capture.
  func giveBackNowAndThen() {
    let (now, before) = (DispatchTime.now().uptimeNanoseconds, last.load(ordering: .relaxed))
    if now > before, now - before > Self.pause { giveBack() }
  }
}
