internal import Foundation
internal import PoolHTTP
internal import PoolServiceStore

/// The cookie that holds a session's token.
enum DashboardCookie {
  static let name = "pool_session"

  /// The token that a request carries, or nil.
  static func token(_ request: HTTPRequest) -> String? {
    for line in request.headers.all("Cookie") {
      for part in line.split(separator: ";") {
        let sides = part.split(separator: "=", maxSplits: 1)
        guard sides.count == 2, sides[0].trimmingCharacters(in: .whitespaces) == name else { continue }
        return sides[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }
}

extension Dashboard {
  /// The form to log in, with a sentence about the last try.
  func loginPage(_ sentence: String?, status: Int = 200) -> HTTPResponse {
    let note = sentence.map { "<p role=\"alert\">\(HTMLText.escaped($0))</p>" } ?? ""
    let form = HTMLText.form(
      "/login", nil,
      HTMLText.field("Name", "name", "") + HTMLText.field("Password", "password", "", type: "password")
        + "<button>Log in</button>")
    return HTTPResponse(
      status: status, type: HTMLText.type, text: HTMLText.page(title: "Log in", session: nil, body: note + form))
  }

  func logIn(_ visit: Visit) async throws -> HTTPResponse {
    let outcome = try await store.logIn(
      visit.form["name"] ?? "", password: visit.form["password"] ?? "", at: now())
    switch outcome {
    case .opened(let token, _):
      log.event("login", ["outcome": "opened"])
      var response = Self.away("/")
      response.headers["Set-Cookie"] = cookie(token, seconds: OperatorSession.lifetimeSeconds)
      return response
    case .refused:
      log.event("login", ["outcome": "refused"])
      return loginPage("Name or password is wrong.", status: 403)
    case .tooManyTries(let seconds):
      log.event("login", ["outcome": "too_many_tries"])
      return loginPage("Too many wrong tries. The next may be made in \(seconds) seconds.", status: 429)
    }
  }

  func logOut(_ visit: Visit) async throws -> HTTPResponse {
    if let token = DashboardCookie.token(visit.request) { try await store.logOut(token) }
    var response = Self.away("/login")
    response.headers["Set-Cookie"] = cookie("", seconds: 0)
    return response
  }

  private func cookie(_ token: String, seconds: Int) -> String {
    "\(DashboardCookie.name)=\(token); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Strict"
      + (isSecure ? "; Secure" : "")
  }
}
