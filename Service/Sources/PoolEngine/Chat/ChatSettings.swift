/// Where a language model is and how it may be used.
public struct ChatSettings: Hashable, Sendable {
  /// The environment variable that the key is read from, so that it stands in no command line and no file of the
  /// service.
  public static let keyVariable = "POOL_MODEL_KEY"

  /// The base address of a server that speaks the OpenAI chat-completions protocol, up to and with `/v1`.
  public var baseAddress: String
  /// The model's name as that server knows it.
  public var model: String
  /// Sent as a bearer token; nil sends none. It is in no description, log or error.
  public var key: String?
  /// Calls under way at once, 1 to 64.
  public var concurrencyMax = 4
  /// Calls that wait for one of those, 0 to 1,000; one more is refused as unavailable.
  public var queueMax = 32
  /// Seconds a call may wait for its turn.
  public var queueSeconds = 10.0
  /// Seconds until a connection stands.
  public var connectSeconds = 5.0
  /// Seconds without a byte.
  public var silenceSeconds = 30.0
  /// Seconds for a whole call, its wait and its retries included.
  public var wholeSeconds = 60.0
  /// Attempts after the first, 0 to 5, made only where the server did no work: no connection, 429 and 503.
  public var retryMax = 2
  /// Seconds before the first of those; each next waits twice as long, and as long as the server says.
  public var retrySeconds = 0.25
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

  /// What is wrong with the settings, in a sentence for the operator that does not hold the key; nil when nothing is.
  var fault: String? {
    let address = baseAddress.lowercased()
    guard address.hasPrefix("http://") || address.hasPrefix("https://"), AddressText.isURI(Array(baseAddress.utf8)),
      !baseAddress.contains("?"), !baseAddress.contains("#")
    else { return "The address of the model must begin with http:// or https:// and have no query." }
    if model.isEmpty || model.utf8.count > 200 { return "The name of the model must have 1 to 200 bytes." }
    // A line end in the key would write headers of its own.
    if let key, key.isEmpty || key.utf8.count > 4_096 || !key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
      return "The key of the model must be visible ASCII without spaces."
    }
    let seconds = [queueSeconds, connectSeconds, silenceSeconds, wholeSeconds, retrySeconds, breakerSeconds]
    guard seconds.allSatisfy({ $0 > 0 && $0 <= 3_600 }) else {
      return "Times must be over 0 and at most 3,600 seconds."
    }
    guard (1...64).contains(concurrencyMax), (0...1_000).contains(queueMax), (0...5).contains(retryMax),
      (1...1_000).contains(breakerFailures)
    else { return "A count of the model's settings is out of its range." }
    return nil
  }
}

extension ChatSettings: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The model and its address, never the key.
  public var description: String { "\(model) at \(baseAddress)" }
  /// The same.
  public var debugDescription: String { description }
  /// Without the key, for `dump` and for tests that print what differs.
  public var customMirror: Mirror { Mirror(self, children: ["model": model, "baseAddress": baseAddress]) }
}

/// What is wrong with the settings of a model.
public struct ChatSettingsError: Error, Hashable, Sendable {
  /// A sentence for the operator. It does not hold the key.
  public var sentence: String
}
