internal import Foundation
internal import Synchronization

/// Asks for an orderly end at the first SIGINT or SIGTERM; a second one ends the process at once with 130.
final class StopOnSignals: Sendable {
  private let sources: Mutex<[any DispatchSourceSignal]>

  /// - Parameter stop: called once, on a queue of its own.
  init(_ stop: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "pool.signals")
    let clock = SignalClock()
    sources = Mutex(
      [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler {
          switch clock.next() {
          case .first: stop()
          case .echo: break
          case .again: _exit(130)
          }
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

/// Tells one request to stop from a second one, by when the signals came.
final class SignalClock: Sendable {
  private let first = Mutex<ContinuousClock.Instant?>(nil)
  /// `timeout` and some shells send one request to stop twice, to the process and to its group.
  private let oneRequest = Duration.milliseconds(300)

  enum Request { case first, echo, again }

  func next(at now: ContinuousClock.Instant = .now) -> Request {
    first.withLock { first in
      guard let begun = first else {
        first = now
        return .first
      }
      return now - begun < oneRequest ? .echo : .again
    }
  }
}
