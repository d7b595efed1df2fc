public import struct Foundation.Date

/// What the operator decides about a node of the service.
public struct ServiceSettings: Sendable {
  /// Where clients reach the service, as `https://actions.example.com`; the addresses of model files begin with it. Nil
  /// takes the host that a request names.
  public var publicAddress: String?
  /// The time; tests drive it.
  public var now: @Sendable () -> Date = { Date() }
  /// Seconds between comments on a stream on which nothing else moves; 15 at most.
  public var keepAliveSeconds = 10.0
  /// Bytes of the words that wait for a slow reader of a stream, and of a whole answer.
  public var answerBytesMax = 65_536

  /// The defaults.
  public init() {}
}
