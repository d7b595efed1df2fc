import Foundation
import PoolHTTP
import PoolService
import PoolServiceStore
import Testing

@Suite(.serialized) struct DashboardTests {
  private static let password = "a long enough password"

  /// The pages of a node, and a browser that keeps its cookie.
  private final class Browser {
    let server: HTTPServer
    var cookie: String?

    init(_ server: HTTPServer) { self.server = server }

    func call(
      _ method: String, _ path: String, _ form: [String: String]? = nil, origin: String? = nil
    ) async throws -> RawClient.Response {
      let client = try RawClient(port: server.port, receiveSeconds: 20)
      var allowed = CharacterSet.alphanumerics
      allowed.insert(charactersIn: "-._~")
      let body = (form ?? [:]).map { pair in
        "\(pair.key)=\(pair.value.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
      }.joined(separator: "&")
      var text = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n"
      if let cookie { text += "Cookie: other=1; \(cookie)\r\n" }
      if let origin { text += "Origin: \(origin)\r\n" }
      if method == "POST" {
        text += "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n"
      }
      client.send(text + "\r\n" + body)
      let response = try await client.response()
      if let set = response.header("Set-Cookie") {
        cookie = set.contains("Max-Age=0") ? nil : String(set.prefix { $0 != ";" })
      }
      return response
    }

    func logIn(_ password: String = DashboardTests.password) async throws -> RawClient.Response {
      try await call("POST", "/login", ["name": "ada", "password": password])
    }

    /// The token that stands in the forms of a page.
    func token(_ path: String = "/") async throws -> String {
      let page = try await call("GET", path).text
      let start = try #require(page.range(of: "name=\"form\" value=\""))
      return String(page[start.upperBound...].prefix { $0 != "\"" })
    }
  }

  private func withPages(_ body: (Node, Browser) async throws -> Void) async throws {
    try await withDashboard(password: Self.password) { try await body($0, Browser($1)) }
  }

  @Test func nothingIsShownWithoutALogin() async throws {
    try await withPages { node, browser in
      for path in ["/", "/apps/\(node.app.id)", "/models"] {
        let response = try await browser.call("GET", path)
        #expect(response.status == 303 && response.header("Location") == "/login")
      }
      #expect(try await browser.call("POST", "/apps", ["name": "x"]).status == 303)
      #expect(try await browser.logIn("a wrong password!").status == 403)
      #expect(browser.cookie == nil)
      browser.cookie = "pool_session=made-up"
      #expect(try await browser.call("GET", "/").status == 303)
      #expect(try await node.store.apps().count == 1)
    }
  }

  @Test func sessionLastsTwelveHoursOrUntilItIsLeft() async throws {
    try await withPages { node, browser in
      let opened = try await browser.logIn()
      let cookie = try #require(opened.header("Set-Cookie"))
      #expect(opened.status == 303 && cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
      let page = try await browser.call("GET", "/")
      #expect(page.status == 200 && page.text.contains("com.example.app"))
      #expect(page.header("Content-Security-Policy")?.hasPrefix("default-src 'none'") == true)
      #expect(!page.text.contains("<script"))
      let kept = browser.cookie
      let token = try await browser.token()
      #expect(try await browser.call("POST", "/logout", ["form": token]).status == 303)
      browser.cookie = kept
      #expect(try await browser.call("GET", "/").status == 303, "the session has ended for good")
      _ = try await browser.logIn()
      node.clock.advance(12 * 3_600 + 1)
      #expect(try await browser.call("GET", "/").status == 303)
    }
  }

  @Test func formsOfOtherPagesAreRefused() async throws {
    try await withPages { node, browser in
      _ = try await browser.logIn()
      let token = try await browser.token()
      let path = "/apps/\(node.app.id)/settings"
      #expect(try await browser.call("POST", path, ["assist": "off"]).status == 403)
      #expect(try await browser.call("POST", path, ["assist": "off", "form": "x" + token.dropFirst()]).status == 403)
      let foreign = try await browser.call(
        "POST", path, ["assist": "off", "form": token], origin: "https://evil.example")
      #expect(foreign.status == 403)
      #expect(try await node.store.app(node.app.id)?.settings.isCloudAssistOn == true)
      let own = try await browser.call("POST", path, ["assist": "off", "form": token], origin: "http://127.0.0.1")
      #expect(own.status == 303)
      #expect(try await node.store.app(node.app.id)?.settings.isCloudAssistOn == false)
    }
  }

  @Test func appsAndKeysAreChanged() async throws {
    try await withPages { node, browser in
      _ = try await browser.logIn()
      let token = try await browser.token()
      let added = try await browser.call(
        "POST", "/apps", ["name": "<b>Shop & co</b>", "bundle": "com.example.shop", "form": token])
      let place = try #require(added.header("Location"))
      let page = try await browser.call("GET", place)
      #expect(page.text.contains("&lt;b&gt;Shop &amp; co&lt;/b&gt;") && !page.text.contains("<b>Shop"))
      let made = try await browser.call("POST", place + "/keys", ["kind": "live", "form": token])
      let start = try #require(made.text.range(of: "pk_live_"))
      let secret = String(made.text[start.lowerBound...].prefix { $0 != "<" })
      guard case .accepted(let caller) = try await node.store.authenticate(secret, at: node.clock.now) else {
        Issue.record("the key does not work")
        return
      }
      #expect(try await !browser.call("GET", place).text.contains(secret), "it is shown once")
      let foreign = "/apps/\(node.app.id)/keys/\(caller.key.id)/revoke"
      #expect(try await browser.call("POST", foreign, ["form": token]).status == 404)
      let rotated = try await browser.call("POST", "\(place)/keys/\(caller.key.id)/rotate", ["form": token])
      #expect(rotated.text.contains("pk_live_") && rotated.text.contains("until "))
      #expect(try await browser.call("POST", "\(place)/keys/\(caller.key.id)/revoke", ["form": token]).status == 303)
      #expect(try await node.store.authenticate(secret, at: node.clock.now) == .revoked)
      let wrong = try await browser.call("POST", place + "/settings", ["units": "-1", "form": token])
      #expect(wrong.status == 400)
      let right = ["units": "77", "attest": "enforce", "installRate": "5", "form": token]
      #expect(try await browser.call("POST", place + "/settings", right).status == 303)
      let settings = try #require(try await node.store.app(caller.app.id)?.settings)
      #expect(settings.liveQuota.units == 77 && settings.attestMode == .enforce)
      #expect(settings.installRequestsPerMinute == 5)
    }
  }

  @Test func useAndRunReportsAreShown() async throws {
    try await withPages { node, browser in
      try await node.register()
      let judge = #"{"rule":"receipts","items":[{"ref":"a","text":"receipt"}]}"#
      for _ in 0..<3 { #expect(try await node.post("/v1/assist/judge", judge).status == 200) }
      #expect(try await node.post("/v1/runs", EndpointTests.report).status == 202)
      _ = try await browser.logIn()
      let page = try await browser.call("GET", "/apps/\(node.app.id)").text
      #expect(page.contains("<svg") && page.contains(": 3</title>"))
      #expect(page.contains("<td>812</td>") && page.contains("completed"))
      #expect(try await browser.call("GET", "/").text.contains("3 of 10000"))
      #expect(try await browser.call("GET", "/style.css").header("Content-Type")?.hasPrefix("text/css") == true)
      #expect(try await browser.call("GET", "/apps/app_none").status == 404)
    }
  }

  @Test func wrongTriesHaveToWait() async throws {
    try await withPages { _, browser in
      var statuses: [Int] = []
      for _ in 0..<7 { statuses.append(try await browser.logIn("a wrong password!").status) }
      #expect(statuses.first == 403 && statuses.last == 429)
      #expect(try await browser.logIn().status == 429, "the right one too")
    }
  }
}
