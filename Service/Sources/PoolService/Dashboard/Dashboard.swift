internal import Foundation
public import PoolHTTP
public import PoolServiceStore
internal import PoolWire

/// The operator's pages: apps and their settings, keys, use over time, run reports, models. They stand on a port of
/// their own, need a login, and hold no script.
///
/// A form is accepted with the session's own token and from this page's own origin alone. Nothing of a session is in
/// the node, so that any node may answer.
public struct Dashboard: Sendable {
  let store: any ServiceStore
  let models: ModelShelf
  let now: @Sendable () -> Date
  let log: ServiceLog
  /// Whether cookies are for TLS alone.
  let isSecure: Bool
  private let router: HTTPRouter<Page>

  /// A dashboard over a store.
  /// - Parameter isSecure: whether browsers reach it over TLS; the session's cookie is then never sent without.
  public init(
    store: any ServiceStore, models: ModelShelf, settings: ServiceSettings = ServiceSettings(), isSecure: Bool = false,
    log: ServiceLog = ServiceLog { _ in }
  ) {
    self.store = store
    self.models = models
    now = settings.now
    self.isSecure = isSecure
    self.log = log
    router = Self.routes()
  }

  /// One page or one form.
  struct Page: Sendable {
    /// Whether it is for everybody: the login itself.
    var isOpen = false
    var answer: @Sendable (Dashboard, Visit) async throws -> HTTPResponse
  }

  /// One request of an operator.
  struct Visit: Sendable {
    var request: HTTPRequest
    /// Who is logged in; nil on open pages alone.
    var session: OperatorSession?
    /// The fields of the form that was sent.
    var form: [String: String] = [:]

    /// What the path named.
    func parameter(_ name: String) -> String { request.parameters[name] ?? "" }
  }

  private static func routes() -> HTTPRouter<Page> {
    var router = HTTPRouter<Page>()
    router.add("GET", "/login", Page(isOpen: true) { dashboard, _ in dashboard.loginPage(nil) })
    router.add("POST", "/login", Page(isOpen: true) { try await $0.logIn($1) })
    router.add("GET", "/style.css", Page(isOpen: true) { _, _ in DashboardStyle.response })
    router.add("POST", "/logout", Page { try await $0.logOut($1) })
    router.add("GET", "/", Page { try await $0.appsPage($1) })
    router.add("POST", "/apps", Page { try await $0.addApp($1) })
    router.add("GET", "/apps/{app}", Page { try await $0.appPage($1, newKey: nil) })
    router.add("POST", "/apps/{app}/settings", Page { try await $0.changeApp($1) })
    router.add("POST", "/apps/{app}/keys", Page { try await $0.addKey($1) })
    router.add("POST", "/apps/{app}/keys/{key}/rotate", Page { try await $0.rotateKey($1) })
    router.add("POST", "/apps/{app}/keys/{key}/revoke", Page { try await $0.revokeKey($1) })
    router.add("GET", "/models", Page { dashboard, visit in dashboard.modelsPage(visit) })
    return router
  }

  /// Why a visit ends without its page.
  enum Turned: Error {
    /// Somewhere else is next.
    case away(String)
    /// A form that this page did not send, or whose session is another.
    case foreignForm
    /// A value of a form that cannot be taken; the sentence is shown.
    case wrongValue(String)
    case missing
  }
}

extension Dashboard: HTTPHandler {
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    var response: HTTPResponse
    do {
      response = try await answer(request)
    } catch {
      response = turned(error)
    }
    response.headers["Content-Security-Policy"] =
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    response.headers["X-Content-Type-Options"] = "nosniff"
    // Under `no-referrer` browsers send forms as from nowhere, which `isFromHere` refuses.
    response.headers["Referrer-Policy"] = "same-origin"
    if response.headers["Cache-Control"] == nil { response.headers["Cache-Control"] = "no-store" }
    return response
  }

  public func response(to rejection: HTTPRejection, of request: HTTPRequest) -> HTTPResponse {
    HTTPResponse(status: rejection.status, type: "text/plain; charset=utf-8", text: "The request is refused.\n")
  }

  private func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard case .found(let page, let parameters) = router.match(method: request.method, path: request.path) else {
      throw Turned.missing
    }
    var visit = Visit(request: request)
    visit.request.parameters = parameters
    if request.method == "POST" {
      guard isFromHere(request), let form = request.form else { throw Turned.foreignForm }
      visit.form = form
    }
    if page.isOpen { return try await page.answer(self, visit) }
    guard let token = DashboardCookie.token(request), let session = try await store.session(token, at: now()) else {
      throw Turned.away("/login")
    }
    visit.session = session
    if request.method == "POST", !Self.isEqual(visit.form["form"] ?? "", session.formToken) {
      throw Turned.foreignForm
    }
    return try await page.answer(self, visit)
  }

  /// Whether a form comes from a page of this server, as far as the browser says.
  private func isFromHere(_ request: HTTPRequest) -> Bool {
    guard let origin = request.headers["Origin"] else { return true }
    guard let host = request.headers["Host"], let mark = origin.range(of: "://") else { return false }
    return origin[mark.upperBound...] == host
  }

  /// Compares without telling by the time where two texts differ.
  private static func isEqual(_ one: String, _ other: String) -> Bool {
    let left = Array(one.utf8)
    let right = Array(other.utf8)
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func turned(_ error: any Error) -> HTTPResponse {
    switch error {
    case Turned.away(let path): return Self.away(path)
    case Turned.missing: return plain(404, "There is nothing here.")
    case Turned.foreignForm: return plain(403, "The form is too old or not of this page. Go back and load it again.")
    case Turned.wrongValue(let sentence): return plain(400, sentence)
    case let error as StoreError where error.code == .invalid: return plain(400, error.message)
    case let error as StoreError where error.code == .notFound: return plain(404, "There is nothing here.")
    default:
      log.trouble("dashboard", error)
      return plain(503, "The store cannot be reached now.")
    }
  }

  private func plain(_ status: Int, _ sentence: String) -> HTTPResponse {
    let page = HTMLText.page(title: "pool-actions", session: nil, body: "<p>\(HTMLText.escaped(sentence))</p>")
    return HTTPResponse(status: status, type: HTMLText.type, text: page)
  }

  static func away(_ path: String) -> HTTPResponse { HTTPResponse(status: 303, headers: ["Location": path]) }

  func html(_ visit: Visit, _ title: String, _ body: String) -> HTTPResponse {
    HTTPResponse(
      status: 200, type: HTMLText.type, text: HTMLText.page(title: title, session: visit.session, body: body))
  }
}
