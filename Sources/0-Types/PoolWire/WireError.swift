/// What a refused request is told, and with which status.
public struct WireErrorCode: RawRepresentable, Hashable, Sendable, Codable {
  /// The code as it stands in the body. A client may meet one that it does not know.
  public var rawValue: String

  /// A code.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ text: String) { rawValue = text }

  public static let invalidJSON = WireErrorCode("invalid_json")
  public static let invalidRequest = WireErrorCode("invalid_request")
  public static let invalidSchema = WireErrorCode("invalid_schema")
  public static let ruleNotAllowed = WireErrorCode("rule_not_allowed")
  public static let attestationInvalid = WireErrorCode("attestation_invalid")
  public static let challengeInvalid = WireErrorCode("challenge_invalid")
  public static let unknownField = WireErrorCode("unknown_field")
  public static let keyMissing = WireErrorCode("key_missing")
  public static let keyInvalid = WireErrorCode("key_invalid")
  public static let keyExpired = WireErrorCode("key_expired")
  public static let attestationRequired = WireErrorCode("attestation_required")
  public static let attestationKeyUnknown = WireErrorCode("attestation_key_unknown")
  public static let assertionInvalid = WireErrorCode("assertion_invalid")
  public static let cloudAssistDisabled = WireErrorCode("cloud_assist_disabled")
  public static let bundleMismatch = WireErrorCode("bundle_mismatch")
  public static let notFound = WireErrorCode("not_found")
  public static let methodNotAllowed = WireErrorCode("method_not_allowed")
  public static let installUnknown = WireErrorCode("install_unknown")
  public static let tooLarge = WireErrorCode("too_large")
  public static let unsupportedMediaType = WireErrorCode("unsupported_media_type")
  public static let quotaExceeded = WireErrorCode("quota_exceeded")
  public static let rateLimited = WireErrorCode("rate_limited")
  public static let internalFault = WireErrorCode("internal")
  public static let modelFailed = WireErrorCode("model_failed")
  public static let modelUnavailable = WireErrorCode("model_unavailable")
  public static let modelTimeout = WireErrorCode("model_timeout")
  /// The service itself cannot work now: too much is asked of it, it stops, or its store is away. Not on the page.
  public static let unavailable = WireErrorCode("unavailable")
  /// The header is longer than 16 KiB. Not on the page.
  public static let headersTooLarge = WireErrorCode("headers_too_large")
  /// `Range` asks for nothing that a model file has. Not on the page.
  public static let rangeNotSatisfiable = WireErrorCode("range_not_satisfiable")

  /// The status that goes with the code; 500 for one that is not known.
  public var status: Int {
    switch self {
    case .invalidJSON, .invalidRequest, .invalidSchema, .ruleNotAllowed, .attestationInvalid, .challengeInvalid,
      .unknownField:
      400
    case .keyMissing, .keyInvalid, .keyExpired, .attestationRequired, .attestationKeyUnknown, .assertionInvalid: 401
    case .cloudAssistDisabled, .bundleMismatch: 403
    case .notFound: 404
    case .methodNotAllowed: 405
    case .installUnknown: 409
    case .tooLarge: 413
    case .unsupportedMediaType: 415
    case .rangeNotSatisfiable: 416
    case .quotaExceeded, .rateLimited: 429
    case .headersTooLarge: 431
    case .modelFailed: 502
    case .modelUnavailable, .unavailable: 503
    case .modelTimeout: 504
    default: 500
    }
  }

  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// The body of every refusal, and of the `error` event of a stream.
public struct WireError: Error, Hashable, Sendable, Codable {
  /// What is wrong.
  public struct Content: Hashable, Sendable, Codable {
    /// By kind.
    public var code: WireErrorCode
    /// In one sentence that repeats nothing of what was sent.
    public var message: String
  }

  /// What is wrong.
  public var error: Content
  /// Seconds after which a later try may succeed; nil where it will not.
  public var retryAfter: Int?

  /// A refusal.
  public init(_ code: WireErrorCode, _ message: String, retryAfter: Int? = nil) {
    error = Content(code: code, message: message)
    self.retryAfter = retryAfter
  }
}
