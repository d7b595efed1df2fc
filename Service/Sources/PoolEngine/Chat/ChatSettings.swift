/// Where a language model is and how it may be used.
public struct ChatSettings: Hashable, Sendable {
  /// The base address of a server that speaks the OpenAI chat-completions protocol, up to and with `/v1`.
  public var baseAddress: String
  /// The model's name as that server knows it.
  public var model: String
  /// Sent as a bearer token; nil sends none. `ChatEngine` never logs it.
  public var key: String?
  /// Calls under way at once, 1 to 64.
  public var concurrencyMax = 4
  /// Calls that wait for one of those; one more is refused as unavailable.
  public var queueMax = 32
  /// Seconds a call may wait for its turn.
  public var queueSeconds = 10.0
  /// Seconds until a connection stands.
  public var connectSeconds = 5.0
  /// Seconds without a byte.
  public var silenceSeconds = 20.0
  /// Seconds for a whole call, its retries included.
  public var wholeSeconds = 60.0
  /// Attempts after the first, made only where the server did no work: no connection, 429, 503 before any byte.
  public var retryMax = 2
  /// Failures in a row after which nothing is sent for a while.
  public var breakerFailures = 5
  /// Seconds for which nothing is sent then.
  public var breakerSeconds = 30.0

  /// The settings of a server's model, the rest as usual.
  public init(baseAddress: String, model: String, key: String? = nil) {
    self.baseAddress = baseAddress
    self.model = model
    self.key = key
  }
}
