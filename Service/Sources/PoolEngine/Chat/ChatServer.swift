internal import Synchronization

/// Calls a server with everything that keeps it and the service whole: turns, time, retries where the server did no
/// work, and a breaker.
final class ChatServer: Sendable {
  /// Bytes of an answer.
  static let byteMax = 1_000_000

  /// What a call ended with, where the server answered.
  enum Answer: Sendable {
    case body([UInt8])
    /// The server does not take the request as it is: 400, 422 or 501.
    case wrongRequest
  }

  private let settings: ChatSettings
  private let address: String
  private let turns: ChatTurns
  private let breaker: Mutex<ChatBreaker>
  private let start = ContinuousClock.now

  /// A server as the settings say; they are checked already.
  init(_ settings: ChatSettings) {
    self.settings = settings
    address = String(settings.baseAddress.trimmingSuffix { $0 == "/" }) + "/chat/completions"
    turns = ChatTurns(connectionMax: settings.concurrencyMax, waiterMax: settings.queueMax)
    breaker = Mutex(ChatBreaker(failureMax: settings.breakerFailures, seconds: settings.breakerSeconds))
  }

  /// Seconds since the server was made.
  private var now: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Sends JSON.
  /// - Parameters:
  ///   - isStream: whether events are asked for.
  ///   - deadline: seconds on the clock of `deadline()`.
  ///   - onBytes: takes the bytes of a good answer as they come; after the first nothing is tried again.
  /// - Throws: `EngineFailure`, `CancellationError`, or what `onBytes` throws.
  func send(
    _ body: [UInt8], isStream: Bool, deadline: Double, onBytes: (@Sendable ([UInt8]) async throws -> Void)? = nil
  ) async throws -> Answer {
    for attempt in 0... {
      try Task.checkCancellation()
      if let wait = breaker.withLock({ $0.wait(at: now) }) {
        throw EngineFailure.unavailable(retryAfter: max(1, Int(wait.rounded(.up))))
      }
      var collected: [UInt8] = []
      let outcome: ChatConnection.Outcome
      do {
        outcome = try await turns.withConnection(waiting: min(settings.queueSeconds, max(0.001, deadline - now))) {
          try await self.exchange(body, isStream: isStream, over: $0, deadline: deadline) { bytes in
            if let onBytes { try await onBytes(bytes) } else { collected += bytes }
          }
        }
      } catch {
        breaker.withLock { $0.forget(at: now) }
        throw error
      }
      switch verdict(on: outcome) {
      case .good: return .body(collected)
      case .wrong: return .wrongRequest
      case .fatal(let failure): throw failure
      case .again(let failure, let wait):
        let pause = max(wait ?? 0, settings.retrySeconds * Double(1 << attempt) * Double.random(in: 0.75...1.25))
        guard attempt < settings.retryMax, now + pause < deadline else { throw failure }
        try await Task.sleep(for: .seconds(pause))
      }
    }
    throw EngineFailure.failed
  }

  /// The time at which a call that begins now must have ended.
  func deadline() -> Double { now + settings.wholeSeconds }

  private enum Verdict {
    case good, wrong
    case fatal(EngineFailure)
    /// Nothing was done, so it may be asked again, after so many seconds.
    case again(EngineFailure, Double?)
  }

  private func verdict(on outcome: ChatConnection.Outcome) -> Verdict {
    let retryAfter = max(1, outcome.retryAfter ?? 30)
    let unavailable = EngineFailure.unavailable(retryAfter: retryAfter)
    func failed(_ verdict: Verdict) -> Verdict {
      breaker.withLock { $0.fail(at: now) }
      return verdict
    }
    switch outcome.ending {
    case .unreached: return failed(.again(unavailable, nil))
    case .timedOut: return failed(.fatal(.timedOut))
    case .broken, .stopped: return failed(.fatal(.failed))
    case .badAddress: return failed(.fatal(unavailable))
    case .done: break
    }
    switch outcome.status {
    case 200:
      breaker.withLock { $0.succeed() }
      return .good
    case 400, 422, 501:
      breaker.withLock { $0.succeed() }
      return .wrong
    case 429, 503: return failed(.again(unavailable, outcome.retryAfter.map(Double.init)))
    case 401, 403, 404: return failed(.fatal(unavailable))
    case 408, 504: return failed(.fatal(.timedOut))
    default: return failed(.fatal(.failed))
    }
  }

  /// One request and its answer. The bytes of an answer other than 200 are read no further than the limit and dropped.
  private func exchange(
    _ body: [UInt8], isStream: Bool, over connection: ChatConnection, deadline: Double,
    take: ([UInt8]) async throws -> Void
  ) async throws -> ChatConnection.Outcome {
    let post = ChatConnection.Post(
      address: address, body: body, key: settings.key, accept: isStream ? "text/event-stream" : "application/json",
      connect: settings.connectSeconds, silence: settings.silenceSeconds, whole: max(0.001, deadline - now))
    let budget = ByteBudget(Self.byteMax)
    // Bounded by the limit on bytes: what comes after it ends the call.
    let (bytes, feed) = AsyncStream<[UInt8]>.makeStream()
    return try await withThrowingTaskGroup(of: ChatConnection.Outcome.self) { group in
      group.addTask {
        let outcome = await connection.post(post) { status, bytes in
          guard budget.spend(bytes.count) else { return false }
          if status == 200 { feed.yield(bytes) }
          return true
        }
        feed.finish()
        return outcome
      }
      // What `take` throws cancels the call, and the group waits for its end.
      for await part in bytes { try await take(part) }
      guard let outcome = try await group.next() else { throw CancellationError() }
      try Task.checkCancellation()
      return outcome
    }
  }
}

/// Bytes that may still come.
private final class ByteBudget: Sendable {
  private let left: Mutex<Int>

  init(_ bytes: Int) { left = Mutex(bytes) }

  /// Whether so many more are within it.
  func spend(_ bytes: Int) -> Bool {
    left.withLock {
      $0 -= bytes
      return $0 >= 0
    }
  }
}
