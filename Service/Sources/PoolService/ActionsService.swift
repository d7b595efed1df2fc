internal import Foundation
public import PoolAttest
public import PoolEngine
public import PoolHTTP
public import PoolServiceStore
internal import PoolWire

/// The service: every endpoint over a store, an engine, a verifier and a folder of models.
///
/// A node holds nothing that another has to know: what is counted is in the store. Only its rate limits and its figures
/// are its own.
public struct ActionsService: Sendable {
  let store: any ServiceStore
  let assist: Assist
  let settings: ServiceSettings
  let models: ModelShelf
  let attest: AttestGate
  let limits: RateLimits
  let figures: ServiceFigures
  let log: ServiceLog
  private let router: HTTPRouter<Endpoint>

  /// A service.
  /// - Parameters:
  ///   - store: what outlives a request. The caller closes it.
  ///   - engine: what names, answers, fills and judges.
  ///   - models: the published model files.
  ///   - roots: whose word for attested keys is believed.
  ///   - testRoots: whose word is believed too where a request comes with a test key, so that an app can be tried
  ///     without a device.
  ///   - log: where lines about requests go.
  public init(
    store: any ServiceStore, engine: any AssistEngine, models: ModelShelf = ModelShelf(), roots: TrustedRoots = .apple,
    testRoots: TrustedRoots = TrustedRoots(certificates: []), settings: ServiceSettings = ServiceSettings(),
    log: ServiceLog = ServiceLog { _ in }
  ) {
    self.store = store
    assist = Assist(engine: engine)
    self.settings = settings
    self.models = models
    self.log = log
    figures = ServiceFigures()
    limits = RateLimits()
    attest = AttestGate(store: store, roots: roots, testRoots: testRoots, figures: figures, log: log)
    router = Self.routes()
  }

  /// The paths and methods that are answered, in the order of the contract.
  public static var paths: [(pattern: String, methods: [String])] { routes().patterns }

  /// Removes what has outlived its time from the store. To be called about every minute.
  public func sweep() async {
    do {
      var report = try await store.sweep(at: settings.now())
      figures.count("pool_reservations_lapsed_total", by: report.reservationsLapsed)
      var rounds = 0
      while report.isMoreLeft && rounds < 100 {
        report = try await store.sweep(at: settings.now())
        figures.count("pool_reservations_lapsed_total", by: report.reservationsLapsed)
        rounds += 1
      }
    } catch {
      log.trouble("sweep", error)
    }
  }
}

extension ActionsService: HTTPHandler {
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    let begin = ContinuousClock.now
    let id = RequestID.make()
    let route = route(request)
    var call = Call(request: request, id: id, route: route.name)
    var response: HTTPResponse
    var code: WireErrorCode?
    do {
      response = try await route.answer(self, &call)
    } catch {
      let refusal = Refusal.wireError(error)
      if refusal.error.code == .internalFault || error is StoreError { log.trouble(route.name, error, request: id) }
      code = refusal.error.code
      response = Refusal.response(refusal)
    }
    if case .wrongMethod(let allowed) = route.kind { response.headers["Allow"] = allowed.joined(separator: ", ") }
    response.headers[WireHeader.requestID] = id
    response.headers["X-Content-Type-Options"] = "nosniff"
    let seconds = (ContinuousClock.now - begin).seconds
    figures.request(route: route.name, status: response.status, seconds: seconds)
    log.request(call, status: response.status, code: code?.rawValue, seconds: seconds)
    return response
  }

  public func response(to rejection: HTTPRejection, of request: HTTPRequest) -> HTTPResponse {
    let refusal =
      switch rejection {
      case .bodyTooLarge: WireError(.tooLarge, "The body is longer than 256 KiB.")
      case .headersTooLarge: WireError(.headersTooLarge, "The header is longer than 16 KiB.")
      case .malformed: WireError(.invalidRequest, "The request is not well-formed HTTP.")
      case .busy: WireError(.unavailable, "Too many requests are under way.", retryAfter: 1)
      case .stopping: WireError(.unavailable, "The service is stopping.", retryAfter: 1)
      }
    var response = Refusal.response(refusal)
    let id = RequestID.make()
    response.headers[WireHeader.requestID] = id
    figures.request(route: "refused", status: response.status, seconds: 0)
    let call = Call(request: request, id: id, route: "refused")
    log.request(call, status: response.status, code: refusal.error.code.rawValue, seconds: 0)
    return response
  }

  /// What a request leads to.
  private struct Route {
    enum Kind {
      case endpoint(Endpoint, [String: String])
      case wrongMethod([String])
      case unknown
    }

    var kind: Kind

    var name: String {
      switch kind {
      case .endpoint(let endpoint, _): endpoint.name
      case .wrongMethod, .unknown: "unknown"
      }
    }

    func answer(_ service: ActionsService, _ call: inout Call) async throws -> HTTPResponse {
      switch kind {
      case .unknown: throw WireError(.notFound, "There is nothing at this path.")
      case .wrongMethod: throw WireError(.methodNotAllowed, "This path has other methods.")
      case .endpoint(let endpoint, let parameters):
        call.request.parameters = parameters
        return try await endpoint.answer(service, &call)
      }
    }
  }

  private func route(_ request: HTTPRequest) -> Route {
    switch router.match(method: request.method, path: request.path) {
    case .found(let endpoint, let parameters): Route(kind: .endpoint(endpoint, parameters))
    case .wrongMethod(let allowed): Route(kind: .wrongMethod(allowed))
    case .unknown: Route(kind: .unknown)
    }
  }
}

extension Duration {
  /// As seconds.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
