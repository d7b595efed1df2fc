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

/// Sends requests. No cookies, no cache and no credentials are kept of them.
///
/// On Apple's platforms one session with its pool of connections serves all calls of the process. On Linux each call
/// has a session of its own: where a kept connection turns out to be ending, libcurl sends anew and asks for the body
/// from its start. The session of swift-corelibs-foundation then sends none, so that the service waits in vain, or,
/// where the delegate gives out the body again, stops the process in `seekInputStream`. So no connection is kept there.
/// Its sessions also stop the process where one is cancelled with a task under way, or where a redirect is answered
/// after its task was cancelled. So a session ends by itself after its one task, tasks are cancelled from another
/// thread, and a redirect is never answered.
enum ServiceSession {
  private struct Channel {
    let session: URLSession
    let calls: ServiceCalls

    init() {
      calls = ServiceCalls()
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      session = URLSession(configuration: ServiceSession.configuration, delegate: calls, delegateQueue: queue)
    }
  }

  #if canImport(FoundationNetworking)
    private static var channel: Channel { Channel() }
    /// Ends a session after its task.
    private static func end(_ channel: Channel) { channel.session.finishTasksAndInvalidate() }
  #else
    private static let channel = Channel()
    private static func end(_ channel: Channel) {}
  #endif

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
    let channel = channel
    let task = channel.session.dataTask(with: request)
    channel.calls.add(call, for: task)
    call.begin(task)
    let watch = Task { await call.watch() }
    continuation.onTermination = { _ in
      watch.cancel()
      call.leave()
    }
    task.resume()
    end(channel)
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

/// Hands what the session tells to the call that it is of.
private final class ServiceCalls: NSObject, URLSessionDataDelegate, Sendable {
  private let calls = Mutex<[Int: ServiceCall]>([:])

  func add(_ call: ServiceCall, for task: URLSessionTask) { calls.withLock { $0[task.taskIdentifier] = call } }

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
    let call = calls.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    call?.completed(error.map { ($0 as? URLError)?.code ?? .unknown })
  }
}
