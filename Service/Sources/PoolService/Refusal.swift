internal import PoolEngine
internal import PoolHTTP
internal import PoolServiceStore
internal import PoolWire

/// Turns whatever went wrong into what a client is told.
enum Refusal {
  /// The refusal that an error stands for. Nothing of the error's own text goes out.
  static func wireError(_ error: any Error) -> WireError {
    switch error {
    case let error as WireError: error
    case let fault as WireFault: wireError(fault)
    case let failure as EngineFailure: wireError(failure)
    case let error as StoreError: wireError(error)
    case AssistRefusal.invalidSchema(let sentence): WireError(.invalidSchema, sentence)
    case AssistRefusal.ruleNotAllowed:
      WireError(.ruleNotAllowed, "Rules about sensitive matters are not judged.")
    case is CancellationError: WireError(.unavailable, "The request was cancelled.", retryAfter: 1)
    default: WireError(.internalFault, "Something went wrong in the service.")
    }
  }

  private static func wireError(_ fault: WireFault) -> WireError {
    switch fault {
    case .notJSON: WireError(.invalidJSON, "The body is not JSON in UTF-8.")
    case .field(let name, let reason): WireError(.invalidRequest, "\(name) \(reason).")
    case .unknownField: WireError(.unknownField, "The body has a field that run reports do not have.")
    }
  }

  private static func wireError(_ failure: EngineFailure) -> WireError {
    switch failure {
    case .failed: WireError(.modelFailed, "The model gave no usable reply.")
    case .unavailable(let seconds):
      WireError(.modelUnavailable, "The model cannot be reached.", retryAfter: max(1, seconds))
    case .timedOut: WireError(.modelTimeout, "The model took too long.")
    }
  }

  private static func wireError(_ error: StoreError) -> WireError {
    switch error.code {
    case .busy, .unavailable, .full: WireError(.unavailable, "The service cannot work now.", retryAfter: 5)
    default: WireError(.internalFault, "Something went wrong in the service.")
    }
  }

  /// The refusal of units.
  static func wireError(_ refusal: ReserveRefusal) -> WireError {
    switch refusal {
    case .cloudAssistDisabled: WireError(.cloudAssistDisabled, "Cloud assist is off for this app.")
    case .installUnknown: unknownInstall
    case .installsSpent(let seconds):
      WireError(.quotaExceeded, "The month's installs are spent.", retryAfter: max(1, seconds))
    case .unitsSpent(let seconds):
      WireError(.quotaExceeded, "The month's units are spent.", retryAfter: max(1, seconds))
    case .inProgress(let seconds):
      WireError(
        .rateLimited, "A request with this Idempotency-Key is under way.", retryAfter: max(1, seconds))
    case .replayKeyReused:
      WireError(.invalidRequest, "Idempotency-Key was used for another request.")
    }
  }

  static let unknownInstall = WireError(.installUnknown, "The install is not known: register it first.")

  /// The response that carries a refusal.
  static func response(_ error: WireError) -> HTTPResponse {
    var response = Reply.json(error.error.code.status, error)
    if let seconds = error.retryAfter { response.headers["Retry-After"] = "\(seconds)" }
    if error.error.code.status == 401 { response.headers["WWW-Authenticate"] = "Bearer" }
    return response
  }
}

/// Responses of the usual kinds.
enum Reply {
  static func json(_ status: Int, _ value: some Encodable) -> HTTPResponse {
    guard let bytes = try? WireCoding.bytes(value) else {
      return HTTPResponse(status: 500, type: "application/json", text: #"{"error":{"code":"internal","message":""}}"#)
    }
    return json(status, bytes)
  }

  static func json(_ status: Int, _ bytes: [UInt8]) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json", "Cache-Control": "no-store"], body: .bytes(bytes))
  }
}
