internal import Foundation
internal import Synchronization

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

/// Requests over one pool of connections. Nothing is kept of them: no cookies, no cache, no credentials.
///
/// The sessions of swift-corelibs-foundation stop the process where a session is cancelled with a task under way, or
/// where a redirect is answered after its task was cancelled. So this one ends by itself after its last task, tasks are
/// cancelled from another thread, and a redirect is never answered.
final class ServiceSession: Sendable {
  private let session: URLSession
  private let delegate = ServiceDelegate()

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request. The stream ends with the answer, or throws a `ServiceFailure`; leaving it cancels the request.
  func parts(_ request: URLRequest, patience: CallPatience, byteMax: Int) -> AsyncThrowingStream<
    ServicePart, any Error
  > {
    var request = request
    request.timeoutInterval = patience.whole + 5
    let task = session.dataTask(with: request)
    // Bounded by `byteMax`, which the call counts.
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: ServicePart.self)
    let call = ServiceCall(
      continuation, byteMax: byteMax, hasBody: request.httpBody?.isEmpty == false, patience: patience)
    delegate.add(call, for: task.taskIdentifier)
    let (delegate, number) = (delegate, task.taskIdentifier)
    let watch = Task {
      await call.watch()
      delegate.forget(number)
    }
    continuation.onTermination = { _ in
      watch.cancel()
      call.leave()
    }
    call.begin(task)
    task.resume()
    return stream
  }
}

/// Hands what the session tells to the call that it is of.
private final class ServiceDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let calls = Mutex<[Int: ServiceCall]>([:])

  func add(_ call: ServiceCall, for number: Int) { calls.withLock { $0[number] = call } }
  func forget(_ number: Int) { calls.withLock { _ = $0.removeValue(forKey: number) } }
  private func call(_ task: URLSessionTask) -> ServiceCall? { calls.withLock { $0[task.taskIdentifier] } }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) { call(task)?.sent() }

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
    call(dataTask)?.heard(head, length: response.expectedContentLength)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    call(dataTask)?.heard([UInt8](data))
  }

  /// Follows nowhere: where a redirect leads is not what the app named.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) { call(task)?.end(.redirected) }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    call(task)?.completed(error.map { ($0 as? URLError)?.code ?? .unknown })
    forget(task.taskIdentifier)
  }
}
