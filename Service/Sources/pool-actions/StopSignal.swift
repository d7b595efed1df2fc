internal import Foundation
internal import Synchronization

/// Waits for SIGTERM or SIGINT. A second one, a second or more after the first, ends the process at once.
final class StopSignal: Sendable {
  private struct State {
    var firstAt: ContinuousClock.Instant?
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state: Mutex<State>
  private let sources: Mutex<[any DispatchSourceSignal]>

  init() {
    state = Mutex(State())
    let arrival = Arrival()
    let queue = DispatchQueue(label: "pool.actions.signals")
    sources = Mutex(
      [SIGTERM, SIGINT].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler { arrival.tell() }
        source.resume()
        return source
      })
    arrival.onSignal { [weak self] in self?.arrived() }
  }

  /// What signals are told to, before the waiter exists and after.
  private final class Arrival: Sendable {
    private struct State {
      var hasCome = false
      var handler: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    func tell() {
      let handler = state.withLock { state in
        state.hasCome = true
        return state.handler
      }
      handler?()
    }

    func onSignal(_ handler: @escaping @Sendable () -> Void) {
      let isLate = state.withLock { state in
        state.handler = handler
        return state.hasCome
      }
      if isLate { handler() }
    }
  }

  private func arrived() {
    let now = ContinuousClock.now
    let (waiter, isSecond) = state.withLock { state -> (CheckedContinuation<Void, Never>?, Bool) in
      guard let first = state.firstAt else {
        state.firstAt = now
        defer { state.waiter = nil }
        return (state.waiter, false)
      }
      return (nil, now - first > .seconds(1))
    }
    waiter?.resume()
    if isSecond { _exit(130) }
  }

  /// Returns at the first signal, also one that came before. Called once.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isLate = state.withLock { state in
        if state.firstAt != nil { return true }
        state.waiter = continuation
        return false
      }
      if isLate { continuation.resume() }
    }
  }
}
