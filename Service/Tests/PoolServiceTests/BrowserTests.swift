import Foundation
import PoolHTTP
import PoolService
import PoolServiceStore
import PoolWire
import Testing

/// What a browser makes of the service: its pages, and its streams.
@Suite(.serialized, .enabled(if: Chromium.program != nil, "Chromium is not installed: Scripts/setup --tests"))
struct BrowserTests {
  private static let password = "a long enough password"

  private func withBrowser(_ body: (Chromium) async throws -> Void) async throws {
    let browser = try await Chromium()
    defer { browser.end() }
    try await body(browser)
  }

  /// Keeps a picture of the page in the folder that `POOL_SCREENSHOTS` names, if it does.
  private func keepPicture(of browser: Chromium, _ name: String) async throws {
    let picture = try await browser.picture()
    // A blank page of this size is 8,939 bytes.
    #expect(picture.count > 10_000, "\(name) is blank")
    guard let folder = ProcessInfo.processInfo.environment["POOL_SCREENSHOTS"] else { return }
    try picture.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }

  /// Reads a stream as pages do, and keeps its events in `window.events`.
  private static func reader(_ key: String) -> String {
    """
    window.events = [];
    window.ended = (async () => {
      const response = await fetch('/v1/assist/answer', {
        method: 'POST',
        headers: {
          'Authorization': 'Bearer \(key)', 'X-Pool-Install': '\(Node.install)', 'Accept': 'text/event-stream',
          'Content-Type': 'application/json'
        },
        body: JSON.stringify({ question: 'When?', context: [{ ref: 'c1', excerpt: 'On 3 March.' }] })
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return response.headers.get('Content-Type');
        const blocks = (rest + value).split('\\n\\n');
        rest = blocks.pop();
        for (const block of blocks) {
          const event = {};
          for (const line of block.split('\\n')) {
            const colon = line.indexOf(':');
            if (colon > 0) event[line.slice(0, colon)] = line.slice(colon + 1).trimStart();
          }
          if (event.event) window.events.push([event.event, JSON.parse(event.data)]);
        }
      }
    })();
    true
    """
  }

  @Test func aPageReadsAnAnswerAsItIsMade() async throws {
    let engine = ScriptedEngine([.say("On 3"), .gate, .say(" March.")])
    try await withNode(engine: engine) { node in
      try await node.register()
      try await withBrowser { browser in
        try await browser.open("http://127.0.0.1:\(node.server.port)/health")
        try await browser.run(Self.reader(node.key))
        let isFirstThere = try await eventually { try await browser.run("window.events.length") as? Int == 1 }
        #expect(isFirstThere, "the first words come while the engine still works")
        #expect(try await browser.run("window.events[0][1].text") as? String == "On 3")
        engine.open()
        #expect(try await browser.run("window.ended") as? String == "text/event-stream")
        #expect(try await browser.run("window.events.map(e => e[0]).join()") as? String == "delta,delta,answer")
        #expect(try await browser.run("window.events[2][1].answer.text") as? String == "The whole answer.")
        #expect(try await browser.run("window.events[2][1].units.charged") as? Int == 10)
      }
    }
  }

  @Test func aPageThatIsLeftEndsItsStreamAndIsNotCharged() async throws {
    let engine = ScriptedEngine([.gate, .say("On 3 March.")])
    try await withNode(engine: engine) { node in
      try await node.register()
      try await withBrowser { browser in
        try await browser.open("http://127.0.0.1:\(node.server.port)/health")
        try await browser.run(Self.reader(node.key))
        #expect(try await eventually { try await node.usage().unitsReserved == 10 })
        try await browser.open("about:blank")
        #expect(try await eventually { try await node.usage().unitsReserved == 0 })
        #expect(try await node.usage().unitsCharged == 0)
        engine.open()
      }
    }
  }

  private func withPages(_ body: (Node, Chromium, String) async throws -> Void) async throws {
    try await withDashboard(password: Self.password) { node, server in
      try await withBrowser { try await body(node, $0, "http://127.0.0.1:\(server.port)") }
    }
  }

  /// Ten days of an app that is used more and more.
  private func use(_ node: Node) async throws {
    for day in 0..<10 {
      for number in 0...day * 2 { try await node.register(install: "install-\(number)") }
      for _ in 0..<(3 + day * day / 4) {
        _ = try await node.post(
          "/v1/assist/judge", #"{"rule":"receipts","items":[{"ref":"a","text":"receipt"}]}"#,
          ["X-Pool-Install": "install-0"])
      }
      if day < 9 { node.clock.advance(86_400) }
    }
    let report = try await node.post(
      "/v1/runs",
      #"{"runId":"run-1","startedAt":"2026-11-30T10:00:00Z","finishedAt":"2026-11-30T10:05:00Z","#
        + #""reason":"completed","indexed":812,"failed":3,"skipped":9,"skippedSensitive":{"personalData":2,"#
        + #""health":1,"nudity":0,"financialInformation":4,"authentication":2},"seconds":{"listing":1.5,"#
        + #""reading":280,"storing":12},"visuallyIndexed":800,"sdkVersion":"0.2.0","platform":"ios","#
        + #""osVersion":"26.0"}"#,
      ["X-Pool-Install": "install-0"])
    #expect(report.status == 202, "\(report.text)")
  }

  @Test func anOperatorLooksAfterAnAppInABrowser() async throws {
    try await withPages { node, browser, address in
      try await use(node)
      try await browser.open(address)
      #expect(try await browser.text().contains("Log in"), "nothing is shown without a login")
      try await keepPicture(of: browser, "login")
      try await browser.submit("/login", ["name": "ada", "password": "not the password"])
      #expect(try await browser.run("location.pathname") as? String == "/login")
      try await browser.submit("/login", ["name": "ada", "password": Self.password])
      #expect(try await browser.text().contains(node.app.settings.name))
      try await browser.submit("/apps", ["name": "Second", "bundle": "com.example.second", "team": ""])
      try await browser.open(address)
      #expect(try await browser.text().contains("com.example.second"))
      try await keepPicture(of: browser, "apps")

      let page = "/apps/\(node.app.id)"
      try await browser.open(address + page)
      #expect(try await browser.run("document.querySelectorAll('svg').length") as? Int ?? 0 > 0, "use is drawn")
      #expect(try await browser.text().contains("812"), "the run report is listed")
      try await keepPicture(of: browser, "app")
      try await browser.submit(page + "/settings", ["assist": "off", "attest": "enforce"])
      let settings = try #require(try await node.store.app(node.app.id)).settings
      #expect(!settings.isCloudAssistOn && settings.attestMode == .enforce)

      let key = try #require(try await node.store.keys(ofApp: node.app.id).first { $0.kind == .live })
      try await browser.submit("\(page)/keys/\(key.id)/rotate")
      let text = try await browser.text()
      #expect(text.contains("pk_live_"), "the key is shown once")
      try await keepPicture(of: browser, "rotated")
      try await browser.open(address + page)
      #expect(try await browser.run("document.querySelector('.once') === null") as? Bool == true)

      try await browser.open(address + "/models")
      try await keepPicture(of: browser, "models")
      #expect(try await browser.run("document.scripts.length") as? Int == 0, "the pages hold no script")
      try await browser.submit("/logout")
      try await browser.open(address + page)
      #expect(try await browser.run("location.pathname") as? String == "/login")
    }
  }
}
