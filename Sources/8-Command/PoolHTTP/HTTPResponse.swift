/// What goes back for one request.
public struct HTTPResponse: Sendable {
  /// The body of a response.
  public enum Body: Sendable {
    /// Bytes in memory.
    case bytes([UInt8])
    /// A part of a file, which the server opens, reads and closes. `path` has to stay the same file meanwhile.
    case file(path: String, offset: UInt64, count: UInt64)
    /// Bytes as they come: the closure writes them and returns at the end. When it throws, the connection is closed
    /// without the end mark of the body, so that the client sees that it was cut.
    case stream(@Sendable (HTTPBodyWriter) async throws -> Void)
  }

  /// The status code, 200 to 599.
  public var status: Int
  /// The header fields. `Content-Length`, `Transfer-Encoding`, `Connection` and `Date` are the server's own.
  public var headers: HTTPHeaders
  /// The body; not sent in answer to HEAD.
  public var body: Body

  /// A response.
  public init(status: Int, headers: HTTPHeaders = [:], body: Body = .bytes([])) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A response of text.
  /// - Parameter type: the media type with its parameters.
  public init(status: Int, type: String, text: String) {
    self.init(status: status, headers: ["Content-Type": type], body: .bytes(Array(text.utf8)))
  }
}

/// Answers requests. Called on Swift's own threads, many at once; it must not block them.
public protocol HTTPHandler: Sendable {
  /// Answers one request. Its task is cancelled when the client leaves or the server stops; what is returned then is
  /// thrown away where nobody can receive it.
  func respond(to request: HTTPRequest) async -> HTTPResponse

  /// What a client is told whose request the server itself refuses. Called on the server's own thread: it must return
  /// at once.
  /// - Parameter request: what is known of it; the body is empty.
  func response(to rejection: HTTPRejection, of request: HTTPRequest) -> HTTPResponse
}

/// Why the server refuses a request before a handler sees it.
public enum HTTPRejection: Hashable, Sendable, CaseIterable {
  /// Header and request line are longer than the limit: 431.
  case headersTooLarge
  /// The body is longer than the limit: 413.
  case bodyTooLarge
  /// Lengths that contradict each other, or a path that is not one: 400.
  case malformed
  /// As many requests as the limit allows are under way: 503.
  case busy
  /// The server is about to stop: 503.
  case stopping

  /// The status code that says so.
  public var status: Int {
    switch self {
    case .headersTooLarge: 431
    case .bodyTooLarge: 413
    case .malformed: 400
    case .busy, .stopping: 503
    }
  }
}
