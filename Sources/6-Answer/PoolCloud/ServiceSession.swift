internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Why no answer came.
enum ServiceFailure: Error, Hashable, Sendable {
  /// Nobody answers, or not as whom they should.
  case unreachable
  /// The connection ended before the answer did.
  case broken
  case timedOut
  case tooLong
  case redirected
}

/// A piece of an answer.
enum ServicePart: Sendable {
  /// Once, first.
  case head(ServiceHead)
  case bytes([UInt8])
}

/// What stands before an answer's body.
struct ServiceHead: Hashable, Sendable {
  var status: Int
  var tag: String?
  var contentType: String
  /// Seconds that the service wants to be left alone for.
  var retryAfter: Int?
}

/// Seconds.
struct CallPatience: Hashable, Sendable {
  var connect: Double
  var head: Double
  var quiet: Double
  var whole: Double
}

/// Sends requests, each over a connection of its own. Nothing is kept of them: no cookies, no cache, no credentials.
///
/// The sessions of swift-corelibs-foundation stop the process where a session is cancelled with a task under way, or
/// where a redirect is answered after its task was cancelled. So a session ends by itself after its one task, tasks are
/// cancelled from another thread, and a redirect is never answered. And where a kept connection turns out to be ending,
/// libcurl sends anew, and the session does not give it the body a second time, so that the service waits for it in
/// vain. So no connection is kept.
enum ServiceSession {
  /// Sends a request. The stream ends with the answer, or throws a `ServiceFailure`; leaving it cancels the request.
  static func parts(_ request: URLRequest, patience: CallPatience, byteMax: Int) -> AsyncThrowingStream<
    ServicePart, any Error
  > {
    var request = request
    request.timeoutInterval = patience.whole + 5
    // Bounded by `byteMax`, which the call counts.
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: ServicePart.self)
    let call = ServiceCall(
      continuation, byteMax: byteMax, hasBody: request.httpBody?.isEmpty == false, patience: patience)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let session = URLSession(configuration: configuration, delegate: ServiceDelegate(call), delegateQueue: queue)
    let task = session.dataTask(with: request)
    call.begin(task)
    let watch = Task { await call.watch() }
    continuation.onTermination = { _ in
      watch.cancel()
      call.leave()
    }
    task.resume()
    // Ends the session after its task.
    session.finishTasksAndInvalidate()
    return stream
  }

  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    return configuration
  }
}

/// Hands what the session tells to the call.
private final class ServiceDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let call: ServiceCall

  init(_ call: ServiceCall) { self.call = call }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) { call.sent() }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let answer = response as? HTTPURLResponse
    let head = ServiceHead(
      status: answer?.statusCode ?? 0, tag: answer?.value(forHTTPHeaderField: "ETag"),
      contentType: (answer?.value(forHTTPHeaderField: "Content-Type") ?? "").lowercased(),
      retryAfter: answer?.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) })
    completionHandler(.allow)
    call.heard(head, length: response.expectedContentLength)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    call.heard([UInt8](data))
  }

  /// Follows nowhere: where a redirect leads is not what the app named.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) { call.end(.redirected) }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    call.completed(error.map { ($0 as? URLError)?.code ?? .unknown })
  }
}
