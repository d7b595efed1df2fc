internal import Foundation
internal import PoolTypes
internal import Synchronization

/// Tells the newest value to every listener.
///
/// Order: as sent. Buffer: one value a listener, the newest wins. A late listener gets the current value at once. A
/// cancelled listener is forgotten. Streams end with `finish()`.
final class Broadcast<Value: Equatable & Sendable>: Sendable {
  private struct State {
    var current: Value
    var listeners: [UUID: AsyncStream<Value>.Continuation] = [:]
    var finished = false
  }

  private let state: Mutex<State>

  init(_ first: Value) { state = Mutex(State(current: first)) }

  /// The newest value.
  var current: Value { state.withLock { $0.current } }

  /// How many listen.
  var listenerCount: Int { state.withLock { $0.listeners.count } }

  /// Changes the value and tells it, unless nothing changed.
  func update(_ change: (inout Value) -> Void) {
    // Told under the lock, so that no listener ends with an older value. Yielding calls no code of a listener.
    state.withLock { state in
      let before = state.current
      change(&state.current)
      guard state.current != before else { return }
      for listener in state.listeners.values { listener.yield(state.current) }
    }
  }

  /// A stream of its own for one listener.
  func updates() -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let key = UUID()
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.listeners.removeValue(forKey: key) }
    }
    let finished = state.withLock { state in
      guard !state.finished else { return true }
      state.listeners[key] = continuation
      continuation.yield(state.current)
      return false
    }
    if finished { continuation.finish() }
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

/// Status of the index, to every listener.
typealias StatusBroadcast = Broadcast<IndexStatus>
