internal import PoolEngine
internal import Synchronization

/// Hands an engine's words to the task that sends them. One task adds and one takes. Bounded by the bytes of a whole
/// answer: an engine that says more has failed.
final class AnswerRelay: Sendable {
  enum Event: Sendable {
    case delta(String)
    case reply(AnswerReply)
    case failure(any Error)
  }

  private struct State {
    var events: [Event] = []
    var byteCount = 0
    /// The last event; it stays.
    var end: Event?
    var taker: CheckedContinuation<Event, Never>?
  }

  private let byteMax: Int
  private let state = Mutex(State())

  init(byteMax: Int) { self.byteMax = byteMax }

  /// Adds words. Throws when the stream has ended, or the answer is too long.
  func add(_ text: String) throws {
    if text.isEmpty { return }
    let taker = try state.withLock { state -> CheckedContinuation<Event, Never>? in
      if state.end != nil { throw CancellationError() }
      state.byteCount += text.utf8.count
      if state.byteCount > byteMax { throw EngineFailure.failed }
      if let taker = state.taker {
        state.taker = nil
        return taker
      }
      state.events.append(.delta(text))
      return nil
    }
    taker?.resume(returning: .delta(text))
  }

  /// Ends the stream. Only the first end counts.
  func finish(_ end: Event) {
    let taker = state.withLock { state -> CheckedContinuation<Event, Never>? in
      if state.end != nil { return nil }
      state.end = end
      defer { state.taker = nil }
      return state.taker
    }
    taker?.resume(returning: end)
  }

  /// The next event, in order; the last one again and again.
  func next() async -> Event {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state -> Event? in
        if !state.events.isEmpty { return state.events.removeFirst() }
        if let end = state.end { return end }
        state.taker = continuation
        return nil
      }
      if let ready { continuation.resume(returning: ready) }
    }
  }
}
