internal import Foundation
internal import Synchronization

/// Asks for an orderly end at the first SIGINT or SIGTERM; a second one ends the process at once with 130.
final class StopOnSignals: Sendable {
  private let sources: Mutex<[any DispatchSourceSignal]>

  /// - Parameter stop: called once, on a queue of its own.
  init(_ stop: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "pool.signals")
    let counter = SignalCount()
    sources = Mutex(
      [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler {
          if counter.next() > 0 { _exit(130) }
          stop()
        }
        source.resume()
        return source
      })
  }

  /// Signals end the process again.
  func end() {
    sources.withLock { all in for source in all { source.cancel() } }
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}

/// How many signals came.
private final class SignalCount: Sendable {
  private let value = Atomic(0)
  func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
}
