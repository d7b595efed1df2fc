internal import CPoolCurlShim
internal import Dispatch
internal import Synchronization

/// One connection to the server, kept between calls. One call uses it at a time.
///
/// Sendable unchecked, because the handle is a pointer of C: `post` uses it on `queue` alone, one block at a time, and
/// `stop` is the one function of the shim that any thread may call. It is freed when nothing refers to this object, and
/// every block on the queue does.
final class ChatConnection: @unchecked Sendable {
  /// How a call ended.
  enum Ending: Sendable {
    case done, unreached, timedOut, broken, stopped, badAddress
  }

  /// What the server said beside its bytes.
  struct Outcome: Sendable {
    /// How the call ended.
    var ending: Ending
    /// 0 where no answer began.
    var status: Int
    /// Seconds; nil where the server named none.
    var retryAfter: Int?
  }

  /// What is sent.
  struct Post: Sendable {
    /// Where to.
    var address: String
    /// JSON.
    var body: [UInt8]
    /// Sent as a bearer token; nil sends none.
    var key: String?
    /// The kind of answer that is wanted.
    var accept: String
    /// Seconds.
    var connect: Double
    /// Seconds without a byte.
    var silence: Double
    /// Seconds for all.
    var whole: Double
  }

  /// Takes bytes of an answer with its status; false ends the call.
  typealias Take = @Sendable (Int, [UInt8]) -> Bool

  /// Carries the closure through C.
  private final class Box {
    let take: Take
    init(_ take: @escaping Take) { self.take = take }
  }

  private let handle: OpaquePointer
  private let queue = DispatchQueue(label: "pool.engine.chat")

  /// Nil when there is no memory.
  init?() {
    guard let handle = pool_curl_new() else { return nil }
    self.handle = handle
  }

  deinit { pool_curl_free(handle) }

  /// Sends, and waits for the whole answer. When its task is cancelled it ends at once, as stopped; it returns only
  /// when the connection can be used again.
  func post(_ post: Post, take: @escaping Take) async -> Outcome {
    pool_curl_ready(handle)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: self.run(post, take: take)) }
      }
    } onCancel: {
      pool_curl_stop(handle)
    }
  }

  private func run(_ post: Post, take: @escaping Take) -> Outcome {
    let box = Box(take)
    var answer = pool_curl_answer()
    // The box and the texts live until the call returns; the shim keeps no pointer after that.
    let code = withExtendedLifetime(box) {
      post.address.withCString { address in
        post.accept.withCString { accept in
          Self.withText(post.key) { key in
            post.body.withUnsafeBytes { body in
              var request = pool_curl_request()
              request.address = address
              request.accept = accept
              request.key = key
              request.body = body.bindMemory(to: CChar.self).baseAddress
              request.body_bytes = body.count
              request.connect_milliseconds = Self.milliseconds(post.connect)
              request.silence_milliseconds = Self.milliseconds(post.silence)
              request.whole_milliseconds = Self.milliseconds(post.whole)
              return pool_curl_post(handle, &request, Self.takeBytes, Unmanaged.passUnretained(box).toOpaque(), &answer)
            }
          }
        }
      }
    }
    let wait = answer.retry_after_seconds
    return Outcome(
      ending: Self.ending(code), status: Int(answer.status), retryAfter: wait > 0 ? Int(wait) : nil)
  }

  /// The context is the box of the call under way, which lives until that call returns; the bytes are copied.
  private static let takeBytes: pool_curl_take = { context, status, bytes, count in
    guard let context, let bytes else { return 1 }
    let box = Unmanaged<Box>.fromOpaque(context).takeUnretainedValue()
    let copy = [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
    return box.take(Int(status), copy) ? 0 : 1
  }

  private static func ending(_ code: Int32) -> Ending {
    switch Int(code) {
    case POOL_CURL_DONE: .done
    case POOL_CURL_UNREACHED: .unreached
    case POOL_CURL_TIMED_OUT: .timedOut
    case POOL_CURL_STOPPED: .stopped
    case POOL_CURL_BAD_ADDRESS: .badAddress
    default: .broken
    }
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int(min(3_600, max(0.001, seconds)) * 1_000) }

  private static func withText<Value>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Value) -> Value {
    guard let text else { return body(nil) }
    return text.withCString { body($0) }
  }
}
