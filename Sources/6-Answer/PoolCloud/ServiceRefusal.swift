internal import PoolTypes
internal import PoolWire

/// A refusal of the service, as the caller is told of it.
enum ServiceRefusal {
  /// - Parameters:
  ///   - status: of the answer.
  ///   - error: its body; nil where it is none of the service's.
  ///   - retryAfter: of its head; the body's counts first.
  ///   - isAssist: whether cloud assist was asked.
  static func poolError(status: Int, _ error: WireError?, retryAfter: Int?, isAssist: Bool) -> PoolError {
    guard let error else {
      return .serviceUnreachable("The service answered with HTTP status \(status) and nothing that it would say.")
    }
    let seconds = seconds(error.retryAfter ?? retryAfter)
    switch error.error.code {
    case .keyMissing, .keyInvalid, .keyExpired, .bundleMismatch: return .keyRefused
    case .cloudAssistDisabled:
      return .cloudAssistUnavailable(reason: "it is turned off for this app", retryAfter: seconds)
    case .quotaExceeded:
      return .cloudAssistUnavailable(reason: "what the app may use this month is spent", retryAfter: seconds)
    case .attestationRequired, .attestationKeyUnknown, .assertionInvalid, .attestationInvalid, .challengeInvalid:
      return .cloudAssistUnavailable(reason: "this copy of the app could not be attested", retryAfter: nil)
    case .modelFailed, .modelUnavailable, .modelTimeout:
      return .cloudAssistUnavailable(reason: "its language model did not answer", retryAfter: seconds ?? 30)
    case .invalidSchema, .ruleNotAllowed, .invalidRequest, .invalidJSON, .unknownField:
      return .invalidRequest(sentence(error.error.message))
    case .tooLarge: return .invalidRequest("The request is longer than the service takes.")
    case .rateLimited where isAssist, .unavailable where isAssist:
      return .cloudAssistUnavailable(reason: "the service has too much to do", retryAfter: seconds)
    case .rateLimited, .unavailable: return .serviceUnreachable("The service has too much to do; try again later.")
    default: return .serviceUnreachable("The service refused the request with HTTP status \(status).")
    }
  }

  static func poolError(_ failure: ServiceFailure) -> PoolError {
    switch failure {
    case .unreachable: .serviceUnreachable("The service cannot be reached, or is not who it should be.")
    case .broken: .serviceUnreachable("The connection to the service broke.")
    case .timedOut: .serviceUnreachable("The service did not answer in time.")
    case .tooLong: .serviceUnreachable("The service's answer is longer than any that it gives.")
    case .redirected: .serviceUnreachable("The service redirects to another address, which is not followed.")
    }
  }

  static var senseless: PoolError {
    .serviceUnreachable("The service answered with something that makes no sense.")
  }

  /// Whether the same request may be answered a moment later.
  static func isPassing(_ status: Int, _ code: WireErrorCode?) -> Bool {
    switch code {
    case .unavailable, .rateLimited, .internalFault: true
    // A language model that failed has cost its time; whoever asked decides.
    case .modelFailed, .modelUnavailable, .modelTimeout: false
    case nil: [500, 502, 503, 504].contains(status)
    default: false
    }
  }

  private static func seconds(_ number: Int?) -> Double? { number.map { Double(min(max($0, 0), 31_622_400)) } }

  /// One line that a terminal or a log can show.
  private static func sentence(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(300).filter { $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value) }
    return scalars.isEmpty ? "The service refused the request." : String(String.UnicodeScalarView(scalars))
  }
}
