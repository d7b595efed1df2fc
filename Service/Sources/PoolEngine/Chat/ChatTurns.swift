internal import Synchronization

/// Hands out connections: so many at once, and so many calls that wait, first come first served.
final class ChatTurns: Sendable {
  private struct Waiter {
    var id: Int
    var continuation: CheckedContinuation<ChatConnection, any Error>
  }

  private struct State {
    var idle: [ChatConnection] = []
    var made = 0
    var nextID = 0
    var waiters: [Waiter] = []
    /// Calls that were told to wait and do not yet, and those of them whose wait is over already.
    var coming: Set<Int> = []
    var ended: Set<Int> = []
  }

  private enum Step {
    case take(ChatConnection)
    case make
    case wait
    case refuse
  }

  private let connectionMax: Int
  private let waiterMax: Int
  private let state = Mutex(State())

  /// So many calls at once, and so many that wait. No connection is made yet.
  init(connectionMax: Int, waiterMax: Int) {
    self.connectionMax = connectionMax
    self.waiterMax = waiterMax
  }

  /// Calls that wait.
  var waiting: Int { state.withLock(\.waiters.count) }

  /// Lends a connection for the time of a call.
  /// - Parameter seconds: how long to wait for one.
  /// - Throws: `EngineFailure.unavailable` when too many wait or it took too long, `CancellationError`, and what the
  ///   call throws.
  func withConnection<Value: Sendable>(
    waiting seconds: Double, _ call: (ChatConnection) async throws -> Value
  ) async throws -> Value {
    let connection = try await take(waiting: seconds)
    defer { giveBack(connection) }
    return try await call(connection)
  }

  private func take(waiting seconds: Double) async throws -> ChatConnection {
    try Task.checkCancellation()
    let (step, id) = state.withLock { state -> (Step, Int) in
      state.nextID += 1
      if let connection = state.idle.popLast() { return (.take(connection), state.nextID) }
      if state.made < connectionMax {
        state.made += 1
        return (.make, state.nextID)
      }
      guard state.waiters.count + state.coming.count < waiterMax else { return (.refuse, state.nextID) }
      state.coming.insert(state.nextID)
      return (.wait, state.nextID)
    }
    switch step {
    case .take(let connection): return connection
    case .make:
      if let connection = ChatConnection() { return connection }
      state.withLock { $0.made -= 1 }
      throw EngineFailure.unavailable(retryAfter: 30)
    case .refuse: throw EngineFailure.unavailable(retryAfter: 30)
    case .wait: return try await wait(id, seconds: seconds)
    }
  }

  private func wait(_ id: Int, seconds: Double) async throws -> ChatConnection {
    let alarm = Task {
      try await Task.sleep(for: .seconds(seconds))
      end(id, EngineFailure.unavailable(retryAfter: 30))
    }
    defer { alarm.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let now = state.withLock { state -> Result<ChatConnection, any Error>? in
          state.coming.remove(id)
          if state.ended.remove(id) != nil { return .failure(CancellationError()) }
          // One may have come back since this call was told to wait.
          if let connection = state.idle.popLast() { return .success(connection) }
          state.waiters.append(Waiter(id: id, continuation: continuation))
          return nil
        }
        if let now { continuation.resume(with: now) }
      }
    } onCancel: {
      end(id, CancellationError())
    }
  }

  private func end(_ id: Int, _ error: any Error) {
    let continuation = state.withLock { state -> CheckedContinuation<ChatConnection, any Error>? in
      guard let place = state.waiters.firstIndex(where: { $0.id == id }) else {
        if state.coming.contains(id) { state.ended.insert(id) }
        return nil
      }
      return state.waiters.remove(at: place).continuation
    }
    continuation?.resume(throwing: error)
  }

  private func giveBack(_ connection: ChatConnection) {
    let next = state.withLock { state -> Waiter? in
      guard !state.waiters.isEmpty else {
        state.idle.append(connection)
        return nil
      }
      return state.waiters.removeFirst()
    }
    next?.continuation.resume(returning: connection)
  }
}
