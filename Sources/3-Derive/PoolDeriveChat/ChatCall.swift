internal import Foundation
internal import PoolDerive
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// One request and its answer. Nothing is kept of it: no cookies, no cache, no credentials, no connection.
///
/// The sessions of swift-corelibs-foundation stop the process where a session is invalidated with a task under way, or
/// where a redirect is answered after its task was cancelled. So a session ends by itself after its one task, and a
/// redirect is never answered: its task is cancelled.
final class ChatCall: NSObject, URLSessionDataDelegate, Sendable {
  /// What the server said.
  struct Answer: Sendable {
    var status: Int
    var body: Data
  }

  /// Seconds.
  struct Patience: Hashable, Sendable {
    /// Until the request is with the server.
    var connect: Double
    /// Until the whole answer is here.
    var whole: Double
  }

  private struct State {
    var continuation: CheckedContinuation<Answer, any Error>?
    var task: URLSessionTask?
    var status = 0
    var body = Data()
    var isSent = false
    /// Why the rest is not wanted.
    var fault: (any Error)?
  }

  /// Bytes of an answer.
  static let byteMax = 1_000_000
  private let state = Mutex(State())

  /// Sends the request.
  /// - Throws: `LanguageModelError` or `CancellationError`.
  static func answer(to request: URLRequest, patience: Patience) async throws -> Answer {
    let call = ChatCall()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let session = URLSession(configuration: configuration(patience), delegate: call, delegateQueue: queue)
    let task = session.dataTask(with: request)
    return try await withThrowingTaskGroup(of: Answer?.self) { group in
      group.addTask { try await call.run(task, of: session) }
      group.addTask {
        try await Task.sleep(for: .seconds(patience.connect))
        call.giveUpUnsent()
        try await Task.sleep(for: .seconds(max(0, patience.whole - patience.connect)))
        call.stop(LanguageModelError.timedOut)
        return nil
      }
      defer { group.cancelAll() }
      while let ended = try await group.next() {
        if let answer = ended { return answer }
      }
      throw CancellationError()
    }
  }

  private static func configuration(_ patience: Patience) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.connectionProxyDictionary = [:]
    // A model is silent until it has its answer.
    configuration.timeoutIntervalForRequest = patience.whole + 1
    return configuration
  }

  private func run(_ task: URLSessionDataTask, of session: URLSession) async throws -> Answer? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock {
          $0.continuation = continuation
          $0.task = task
        }
        task.resume()
        // Ends the session after its task.
        session.finishTasksAndInvalidate()
        // A cancellation before found nothing to cancel.
        if Task.isCancelled { stop(CancellationError()) }
      }
    } onCancel: {
      stop(CancellationError())
    }
  }

  /// Ends the call at once, without waiting for the session.
  private func stop(_ error: any Error) {
    let (continuation, task) = state.withLock { state in
      if state.fault == nil { state.fault = error }
      defer { state.continuation = nil }
      return (state.continuation, state.task)
    }
    guard let continuation else { return }
    // From another thread: the session may be waiting for the one that calls.
    if let task { DispatchQueue.global().async { task.cancel() } }
    continuation.resume(throwing: error)
  }

  private func giveUpUnsent() {
    if !state.withLock(\.isSent) { stop(LanguageModelError.unavailable("its server does not take a connection")) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    state.withLock { $0.isSent = true }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    state.withLock { state in
      state.isSent = true
      state.status = (response as? HTTPURLResponse)?.statusCode ?? 0
    }
    let isTooLong = response.expectedContentLength > Int64(Self.byteMax)
    completionHandler(.allow)
    if isTooLong { stop(Self.tooLong) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = state.withLock { state in
      guard state.fault == nil else { return false }
      guard state.body.count + data.count <= Self.byteMax else { return true }
      state.body.append(data)
      return false
    }
    if isTooLong { stop(Self.tooLong) }
  }

  /// Follows nowhere: where a redirect leads need not be this machine.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    stop(LanguageModelError.unavailable("its server redirects to another address, which is not followed"))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (continuation, answer) = state.withLock { state in
      defer { state.continuation = nil }
      return (state.continuation, Answer(status: state.status, body: state.body))
    }
    guard let error else { return continuation?.resume(returning: answer) ?? () }
    let isLate = (error as? URLError)?.code == .timedOut
    continuation?.resume(
      throwing: isLate
        ? LanguageModelError.timedOut
        : LanguageModelError.unavailable("its server cannot be reached or the connection broke"))
  }

  private static var tooLong: LanguageModelError { .refused("the answer is longer than \(byteMax) bytes") }
}
