internal import Foundation
internal import Synchronization

/// Tells the newest status to every listener.
///
/// Order: as sent. Buffer: one value a listener, the newest wins. A late listener gets the current value at once. A
/// cancelled listener is forgotten. Streams end with `finish()`.
final class StatusBroadcast: Sendable {
  private struct State {
    var current = IndexStatus()
    var listeners: [UUID: AsyncStream<IndexStatus>.Continuation] = [:]
    var finished = false
  }

  private let state = Mutex(State())

  /// The newest value.
  var current: IndexStatus { state.withLock { $0.current } }

  /// Changes the value and tells it, unless nothing changed.
  func update(_ change: (inout IndexStatus) -> Void) {
    let (value, listeners) = state.withLock { state in
      let before = state.current
      change(&state.current)
      return (state.current, state.current == before ? [] : Array(state.listeners.values))
    }
    for listener in listeners { listener.yield(value) }
  }

  /// A stream of its own for one listener.
  func updates() -> AsyncStream<IndexStatus> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: IndexStatus.self, bufferingPolicy: .bufferingNewest(1))
    let key = UUID()
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.listeners.removeValue(forKey: key) }
    }
    let current: IndexStatus? = state.withLock { state in
      guard !state.finished else { return nil }
      state.listeners[key] = continuation
      return state.current
    }
    if let current { continuation.yield(current) } else { continuation.finish() }
    return stream
  }

  /// Ends every stream.
  func finish() {
    let listeners = state.withLock { state in
      state.finished = true
      let all = Array(state.listeners.values)
      state.listeners = [:]
      return all
    }
    for listener in listeners { listener.finish() }
  }
}
