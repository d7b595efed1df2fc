internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// One request of a session and what came of it so far.
final class ServiceCall: Sendable {
  private struct State {
    var task: URLSessionTask?
    var isSent: Bool
    var hasHead = false
    var isOver = false
    var count = 0
    /// When something was heard last.
    var heard = ContinuousClock.now
  }

  private let continuation: AsyncThrowingStream<ServicePart, any Error>.Continuation
  private let byteMax: Int
  private let patience: CallPatience
  private let begun = ContinuousClock.now
  private let state: Mutex<State>

  init(
    _ continuation: AsyncThrowingStream<ServicePart, any Error>.Continuation, byteMax: Int, hasBody: Bool,
    patience: CallPatience
  ) {
    self.continuation = continuation
    self.byteMax = byteMax
    self.patience = patience
    state = Mutex(State(isSent: !hasBody))
  }

  func begin(_ task: URLSessionTask) { state.withLock { $0.task = task } }

  func sent() { state.withLock { $0.isSent = true } }

  func heard(_ head: ServiceHead, length: Int64) {
    let isFirst = state.withLock { state in
      defer { (state.hasHead, state.isSent, state.heard) = (true, true, .now) }
      return !state.hasHead && !state.isOver
    }
    if isFirst { continuation.yield(.head(head)) }
    if length > Int64(byteMax) { end(.tooLong) }
  }

  func heard(_ bytes: [UInt8]) {
    let (isWanted, isTooLong) = state.withLock { state in
      guard !state.isOver else { return (false, false) }
      state.heard = .now
      guard state.count + bytes.count <= byteMax else { return (false, true) }
      state.count += bytes.count
      return (true, false)
    }
    if isWanted { continuation.yield(.bytes(bytes)) }
    if isTooLong { end(.tooLong) }
  }

  /// Ends the call early, without waiting for the session.
  func end(_ failure: ServiceFailure) {
    guard let task = finish() else { return }
    continuation.finish(throwing: failure)
    Self.cancel(task)
  }

  /// Whoever asked wants nothing more.
  func leave() { if let task = finish() { Self.cancel(task) } }

  func completed(_ code: URLError.Code?) {
    let hasHead = state.withLock { $0.hasHead }
    guard finish() != nil else { return }
    switch code {
    case nil where hasHead: continuation.finish()
    case nil: continuation.finish(throwing: ServiceFailure.broken)
    case .timedOut: continuation.finish(throwing: ServiceFailure.timedOut)
    default: continuation.finish(throwing: hasHead ? ServiceFailure.broken : ServiceFailure.unreachable)
    }
  }

  /// Waits until the call is over, and ends it once its time is.
  func watch() async {
    while let wait = next() {
      if wait <= .zero { return end(.timedOut) }
      guard (try? await Task.sleep(for: wait)) != nil else { return }
    }
  }

  /// Until something has to have happened; nil once the call is over.
  private func next() -> Duration? {
    let now = ContinuousClock.now
    return state.withLock { state in
      if state.isOver { return nil }
      var ends = [begun + .seconds(patience.whole)]
      if !state.isSent { ends.append(begun + .seconds(patience.connect)) }
      ends.append(state.hasHead ? state.heard + .seconds(patience.quiet) : begun + .seconds(patience.head))
      return ends.min().map { now.duration(to: $0) }
    }
  }

  /// - Returns: the task, to whoever ends the call.
  private func finish() -> URLSessionTask? {
    state.withLock { state in
      if state.isOver { return nil }
      state.isOver = true
      defer { state.task = nil }
      return state.task
    }
  }

  /// From another thread: the session may be waiting for the one that calls.
  private static func cancel(_ task: URLSessionTask) { DispatchQueue.global().async { task.cancel() } }
}
