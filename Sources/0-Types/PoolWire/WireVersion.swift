/// The version of the actions API that these values describe.
public enum WireVersion {
  /// First path component of every endpoint.
  public static let pathComponent = "v1"
}

/// The names of header fields.
public enum WireHeader {
  /// Which install calls; on every call but the first.
  public static let install = "X-Pool-Install"
  /// The number of a request, on every response.
  public static let requestID = "X-Request-Id"
  /// By which a request that is sent again is known.
  public static let idempotencyKey = "Idempotency-Key"
  /// The id of the attested key.
  public static let attestKey = "X-Pool-Attest-Key"
  /// The assertion over the exact bytes of the body, base64.
  public static let assertion = "X-Pool-Assertion"
}
