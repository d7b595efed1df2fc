#if Serving && os(Linux)
  internal import CPoolMicroHTTPDShim
  internal import Glibc
  internal import Synchronization

  /// Wakes the daemon's thread from its wait. A daemon that is driven by another's thread does not notice by itself
  /// that a connection was resumed.
  final class DaemonWaker: Sendable {
    let event: Int32
    private let isAwake = Atomic(false)

    init() throws {
      event = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
      guard event >= 0 else {
        throw HTTPServerError(.cannotListen, "too many open files: raise the limit of the process")
      }
    }

    deinit { close(event) }

    /// Makes the next or the present wait end. Cheap while one call waits to be answered already.
    func wake() {
      if isAwake.exchange(true, ordering: .acquiringAndReleasing) { return }
      var one: UInt64 = 1
      _ = write(event, &one, 8)
    }

    /// Called by the daemon's thread before it looks for work, so that a call after this ends its next wait.
    func clear() {
      var count: UInt64 = 0
      _ = read(event, &count, 8)
      // After the read: a call that came in between and wrote nothing is of work that the daemon finds now.
      isAwake.store(false, ordering: .sequentiallyConsistent)
    }
  }
#endif
