/// Writes a streamed body.
///
/// One client reads it. Writes arrive in order and whole. At most `streamBytesMax` bytes and one write wait for the
/// client; a write beyond that waits too. A client that leaves, or does not read for `idleSeconds`, ends every wait
/// with `HTTPClientGone`. Safe to use from several tasks.
public struct HTTPBodyWriter: Sendable {
  private let stream: BodyStream

  init(_ stream: BodyStream) { self.stream = stream }

  /// A writer that belongs to no connection, and the task that reads it: for tests of handlers.
  /// - Parameter leaveAfter: bytes after which the reader leaves; nil reads to the end.
  /// - Returns: the writer, and what was read once `body` has returned.
  public static func collecting(
    leaveAfter: Int? = nil, _ body: (HTTPBodyWriter) async throws -> Void
  ) async -> (bytes: [UInt8], isCut: Bool) {
    let stream = BodyStream(limit: .max)
    let collected = stream.collects(leaveAfter: leaveAfter)
    do {
      try await body(HTTPBodyWriter(stream))
      return (collected(), false)
    } catch {
      return (collected(), true)
    }
  }

  /// Adds bytes to the body.
  /// - Throws: `HTTPClientGone`, or `CancellationError` when the task was cancelled while it waited; then nothing was
  ///   added.
  public func write(_ bytes: [UInt8]) async throws { try await stream.write(bytes) }

  /// Adds text to the body.
  public func write(_ text: String) async throws { try await stream.write(Array(text.utf8)) }

  /// Waits until all bytes written so far were given to the connection.
  /// - Throws: `HTTPClientGone`, or `CancellationError`. Then bytes may have arrived and may not.
  public func flush() async throws { try await stream.flush() }
}

/// The client of a streamed body is no longer there.
public struct HTTPClientGone: Error, Hashable, Sendable {
  /// A writer that throws it ends its body without the end mark.
  public init() {}
}
