package import Foundation
import PoolTypes
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where the bytes of one answer go. It is called from one thread at a time.
protocol DownloadTarget: Sendable {
  /// The answer starts at byte `start` of the file, which has `total` bytes where the server says so.
  func begin(at start: Int, total: Int?) throws
  func take(_ bytes: Data) throws
}

/// The server has no bytes where a part ends.
struct RangeRefused: Error {}

/// What holds for each request of a download.
package struct DownloadRules: Sendable {
  /// Is told of each request before it is sent, of those that a redirect leads to, too; throws where it may not be.
  package var note: @Sendable (URL) throws -> Void
  /// Further fields of the head, by address.
  package var head: @Sendable (URL) -> [String: String]

  package init(
    note: @escaping @Sendable (URL) throws -> Void = { _ in },
    head: @escaping @Sendable (URL) -> [String: String] = { _ in [:] }
  ) {
    self.note = note
    self.head = head
  }
}

/// Fetches files over HTTP, one after the other, each byte written before more are taken from the network.
///
/// Nothing is kept between installs: no cookies, no cache, no credentials. `close()` has to be called at the end.
final class ModelDownload: Sendable {
  private let session: URLSession
  private let receiver = DownloadReceiver()
  private let rules: DownloadRules
  private let silenceSeconds: Int

  init(silenceSeconds: Int, rules: DownloadRules) {
    self.silenceSeconds = silenceSeconds
    self.rules = rules
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = TimeInterval(silenceSeconds)
    session = URLSession(
      configuration: configuration, delegate: receiver, delegateQueue: DownloadReceiver.queue())
  }

  func close() { session.invalidateAndCancel() }

  /// Fetches a file from byte `start` on; returns once its last byte was taken.
  /// - Throws: what the target throws, `RangeRefused`, `PoolError.serviceUnreachable`, or `CancellationError`.
  func fetch(_ address: URL, from start: Int, into target: any DownloadTarget) async throws {
    try Task.checkCancellation()
    var request = URLRequest(url: address)
    // A compressed answer could not be gone on with from a byte of the file.
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    if start > 0 { request.setValue("bytes=\(start)-", forHTTPHeaderField: "Range") }
    for (name, value) in rules.head(address) { request.setValue(value, forHTTPHeaderField: name) }
    try rules.note(address)
    let task = session.dataTask(with: request)
    do {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          receiver.add(
            DownloadReceiver.Transfer(
              target: target, start: start, rules: rules, continuation: continuation), for: task)
          task.resume()
          // A cancellation before `add` found nothing to cancel.
          if Task.isCancelled { receiver.cancel(task) }
        }
      } onCancel: {
        receiver.cancel(task)
      }
    } catch let error as URLError {
      try Task.checkCancellation()
      throw PoolError.serviceUnreachable(
        error.code == .timedOut
          ? "The models' server sent nothing for \(silenceSeconds) seconds; what has come is kept."
          : "The models' server cannot be reached or the connection broke; what has come is kept.")
    }
  }
}

/// Hears what the session says and hands it to the transfer it belongs to.
final class DownloadReceiver: NSObject, URLSessionDataDelegate, Sendable {
  /// One answer that is awaited.
  struct Transfer: Sendable {
    let target: any DownloadTarget
    let start: Int
    let rules: DownloadRules
    let continuation: CheckedContinuation<Void, any Error>
    var hasBegun = false
    /// Why the rest is not wanted.
    var fault: (any Error)?
  }

  private let transfers = Mutex<[Int: Transfer]>([:])

  func add(_ transfer: Transfer, for task: URLSessionTask) {
    transfers.withLock { $0[task.taskIdentifier] = transfer }
  }

  /// Ends a transfer that was added, from another thread: the session may be waiting for the one that calls.
  func cancel(_ task: URLSessionTask) {
    guard transfer(of: task) != nil else { return }
    DispatchQueue.global().async { task.cancel() }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    attempt(dataTask) { transfer in
      let (start, total) = try Self.place(response, asked: transfer.start)
      try transfer.target.begin(at: start, total: total)
    }
    completionHandler(transfer(of: dataTask)?.hasBegun == true ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard transfer(of: dataTask)?.hasBegun == true else { return }
    attempt(dataTask) { try $0.target.take(data) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let transfer = transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
    if let fault = transfer.fault {
      transfer.continuation.resume(throwing: fault)
    } else if error == nil, transfer.hasBegun {
      transfer.continuation.resume()
    } else {
      transfer.continuation.resume(throwing: error as? URLError ?? URLError(.networkConnectionLost))
    }
  }

  /// Follows to http and https alone, and from https not back to http.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let scheme = request.url?.scheme?.lowercased()
    let isAllowed = scheme == "https" || scheme == "http" && response.url?.scheme?.lowercased() != "https"
    guard isAllowed, let address = request.url, let rules = transfer(of: task)?.rules else {
      return completionHandler(nil)
    }
    do { try rules.note(address) } catch {
      transfers.withLock { $0[task.taskIdentifier]?.fault = error }
      return completionHandler(nil)
    }
    var request = request
    // What the first server may be told is not for the next.
    let told = response.url.map { rules.head($0) } ?? [:]
    for name in told.keys { request.setValue(nil, forHTTPHeaderField: name) }
    for (name, value) in rules.head(address) { request.setValue(value, forHTTPHeaderField: name) }
    completionHandler(request)
  }

  private func transfer(of task: URLSessionTask) -> Transfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }

  /// Does one step of a transfer that is still wanted; its failure ends the transfer.
  private func attempt(_ task: URLSessionTask, _ step: (Transfer) throws -> Void) {
    guard let transfer = transfer(of: task), transfer.fault == nil else { return }
    do {
      try step(transfer)
      transfers.withLock { $0[task.taskIdentifier]?.hasBegun = true }
    } catch {
      transfers.withLock {
        $0[task.taskIdentifier]?.hasBegun = false
        $0[task.taskIdentifier]?.fault = error
      }
      cancel(task)
    }
  }

  /// The byte at which an answer starts, and how long the whole file is where the server says so.
  private static func place(_ response: URLResponse, asked start: Int) throws -> (start: Int, total: Int?) {
    let code = (response as? HTTPURLResponse)?.statusCode ?? 0
    let length = response.expectedContentLength >= 0 ? Int(response.expectedContentLength) : nil
    switch code {
    case 200: return (0, length)
    case 206 where start > 0 && startsRange(response, at: start): return (start, length.map { start + $0 })
    case 416 where start > 0: throw RangeRefused()
    case 206: throw PoolError.serviceUnreachable("The models' server answered with another range than asked for.")
    default: throw PoolError.serviceUnreachable("The models' server answered with HTTP status \(code).")
    }
  }

  private static func startsRange(_ response: URLResponse, at start: Int) -> Bool {
    let range = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Range") ?? ""
    return range.lowercased().hasPrefix("bytes \(start)-")
  }
}

extension DownloadReceiver {
  /// The queue on which a session calls this delegate, one call after the other.
  static func queue() -> OperationQueue {
    #if canImport(FoundationNetworking)
      let queue = BoundedQueue()
    #else
      let queue = OperationQueue()
    #endif
    queue.maxConcurrentOperationCount = 1
    return queue
  }
}

#if canImport(FoundationNetworking)
  /// Makes the session wait while 64 calls to its delegate are still to be done.
  ///
  /// The session of swift-corelibs-foundation reads on while its delegate writes, and a task that it suspends starts
  /// its request anew when it goes on. Waiting here is what keeps a fast network from filling the memory: each call
  /// holds some 16 KB, and while the session waits the kernel stops the sender. All sessions of the process share the
  /// thread that waits, so what the delegate does must neither wait for one nor lack a thread of its own.
  // Its own properties are constants that are safe to share; all else is OperationQueue's.
  private final class BoundedQueue: OperationQueue, @unchecked Sendable {
    private let room = DispatchSemaphore(value: 0)
    /// A serial queue gets a thread even where all others are taken.
    private let calls = DispatchQueue(label: "PoolReadModels.ModelDownload")

    override init() {
      super.init()
      underlyingQueue = calls
      for _ in 0..<64 { room.signal() }
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
      room.wait()
      super.addOperation { [room] in
        block()
        room.signal()
      }
    }
  }
#endif
