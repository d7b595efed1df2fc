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
final class NominatimCall: NSObject, URLSessionDataDelegate, Sendable {
  /// What the server said.
  struct Answer: Sendable {
    var status: Int
    /// Seconds that the server wants to be left alone for, where it says so.
    var retryAfter: Double?
    var body: Data
  }

  private struct State {
    var continuation: CheckedContinuation<Answer, any Error>?
    var task: URLSessionTask?
    var status = 0
    var retryAfter: Double?
    var body = Data()
    /// Why the rest is not wanted.
    var fault: (any Error)?
  }

  /// Bytes of an answer.
  static let byteMax = 200_000
  private let state = Mutex(State())

  /// Sends the request and waits that many seconds at most.
  /// - Throws: `GeocoderError` or `CancellationError`.
  static func answer(to request: URLRequest, within seconds: Double) async throws -> Answer {
    let call = NominatimCall()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let session = URLSession(configuration: configuration(seconds), delegate: call, delegateQueue: queue)
    let task = session.dataTask(with: request)
    return try await withThrowingTaskGroup(of: Answer?.self) { group in
      group.addTask { try await call.run(task, of: session) }
      group.addTask {
        try await Task.sleep(for: .seconds(seconds))
        call.stop(GeocoderError.timedOut)
        return nil
      }
      defer { group.cancelAll() }
      while let ended = try await group.next() {
        if let answer = ended { return answer }
      }
      throw CancellationError()
    }
  }

  private static func configuration(_ seconds: Double) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.connectionProxyDictionary = [:]
    configuration.timeoutIntervalForRequest = seconds + 1
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

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    state.withLock { state in
      let response = response as? HTTPURLResponse
      state.status = response?.statusCode ?? 0
      state.retryAfter = response?.value(forHTTPHeaderField: "Retry-After").flatMap(Double.init)
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

  /// Follows nowhere: where a redirect leads, the operator did not name.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    stop(GeocoderError.unavailable("its server redirects to another address, which is not followed"))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (continuation, answer) = state.withLock { state in
      defer { state.continuation = nil }
      return (state.continuation, Answer(status: state.status, retryAfter: state.retryAfter, body: state.body))
    }
    guard let error else { return continuation?.resume(returning: answer) ?? () }
    let isLate = (error as? URLError)?.code == .timedOut
    continuation?.resume(
      throwing: isLate
        ? GeocoderError.timedOut
        : GeocoderError.unavailable("its server cannot be reached or the connection broke"))
  }

  private static var tooLong: GeocoderError { .refused("the answer is longer than \(byteMax) bytes") }
}
