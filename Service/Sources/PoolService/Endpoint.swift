internal import Foundation
internal import PoolHTTP
internal import PoolServiceStore
internal import PoolWire

/// One path with one method.
struct Endpoint: Sendable {
  /// For figures and the log.
  var name: String
  /// Answers a request. Throws what `Refusal` knows.
  var answer: @Sendable (ActionsService, inout Call) async throws -> HTTPResponse
}

/// One request on its way through an endpoint.
struct Call: Sendable {
  var request: HTTPRequest
  let id: String
  let route: String
  /// Who calls, once the key was found good.
  var caller: Caller?
  /// Units that were charged, for the log.
  var charged: Int?
}

extension ActionsService {
  /// All paths.
  static func routes() -> HTTPRouter<Endpoint> {
    var router = HTTPRouter<Endpoint>()
    func add(
      _ method: String, _ path: String, _ name: String,
      _ answer: @escaping @Sendable (ActionsService, inout Call) async throws -> HTTPResponse
    ) {
      router.add(method, path, Endpoint(name: name, answer: answer))
    }
    add("POST", "/v1/installs", "installs") { try await $0.registerInstall(&$1) }
    add("GET", "/v1/models", "models") { try await $0.listModels(&$1) }
    add("GET", "/v1/models/{sha256}", "model_file") { try await $0.modelFile(&$1) }
    add("POST", "/v1/assist/name", "name") { try await $0.nameThings(&$1) }
    add("POST", "/v1/assist/answer", "answer") { try await $0.answerQuestion(&$1) }
    add("POST", "/v1/assist/profile", "profile") { try await $0.fillProfile(&$1) }
    add("POST", "/v1/assist/judge", "judge") { try await $0.judgeCaptures(&$1) }
    add("POST", "/v1/attest/challenges", "challenges") { try await $0.makeChallenge(&$1) }
    add("POST", "/v1/attest/keys", "attest_keys") { try await $0.attestKey(&$1) }
    add("POST", "/v1/runs", "runs") { try await $0.recordRun(&$1) }
    add("GET", "/health", "health") { service, _ in service.health() }
    add("GET", "/ready", "ready") { service, _ in try await service.ready() }
    add("GET", "/metrics", "metrics") { service, _ in service.metrics() }
    return router
  }

  /// Whose key a request carries, within the limit of the key. Throws 401 or 429.
  func authenticate(_ call: inout Call) async throws -> Caller {
    guard let header = call.request.headers["Authorization"] else {
      throw WireError(.keyMissing, "Authorization: Bearer with an app key is missing.")
    }
    let words = header.split(separator: " ", omittingEmptySubsequences: true)
    guard words.count == 2, words[0].lowercased() == "bearer" else {
      throw WireError(.keyMissing, "Authorization has to be Bearer with an app key.")
    }
    switch try await store.authenticate(String(words[1]), at: settings.now()) {
    case .unknown, .revoked: throw WireError(.keyInvalid, "The app key is not valid.")
    case .expired: throw WireError(.keyExpired, "The app key was rotated and its grace is over.")
    case .accepted(let caller):
      call.caller = caller
      try limits.take("key/\(caller.key.id)", perMinute: caller.app.settings.keyRequestsPerMinute)
      return caller
    }
  }

  /// The install that a request names, within the limit of the install. Throws 400 or 429.
  func installID(_ call: Call, _ caller: Caller) throws -> String {
    guard let id = call.request.headers[WireHeader.install] else {
      throw WireError(.invalidRequest, "\(WireHeader.install) is missing.")
    }
    guard WireName.isInstallID(id) else {
      throw WireError(.invalidRequest, "\(WireHeader.install) is not an install's id.")
    }
    try limits.take(
      "install/\(caller.key.appID)/\(id)", perMinute: caller.app.settings.installRequestsPerMinute)
    return id
  }

  /// The install of a request, which has to be known. Throws 400, 409 or 429.
  func knownInstall(_ call: Call, _ caller: Caller) async throws -> String {
    let id = try installID(call, caller)
    guard try await store.isInstallKnown(id, by: caller) else { throw Refusal.unknownInstall }
    return id
  }

  /// Refuses a body that does not say that it is JSON. Throws 415.
  func requireJSON(_ call: Call) throws {
    guard call.request.mediaType == "application/json" else {
      throw WireError(.unsupportedMediaType, "Content-Type has to be application/json.")
    }
  }

  /// The body of a request. Throws 400 or 415.
  func body<Body: WireRequest>(_ type: Body.Type, _ call: Call) throws -> Body {
    try requireJSON(call)
    return try WireCoding.request(type, from: call.request.body)
  }
}

/// Numbers of requests.
enum RequestID {
  /// 20 random letters and digits.
  static func make() -> String {
    let letters = Array("0123456789abcdefghijklmnopqrstuv".utf8)
    var random = SystemRandomNumberGenerator()
    let bits: [UInt64] = [random.next(), random.next()]
    let bytes = (0..<20).map { letters[Int(bits[$0 / 12] >> UInt64($0 % 12 * 5) & 31)] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
