import PoolTypes
import PoolWire
import Testing

@testable import PoolCloud

@Suite(.timeLimit(.minutes(2))) struct RefusalTests {
  private static let question = AnswerQuestionRequest(question: "When?", context: [])

  private static func error(
    _ answer: @escaping @Sendable (StandInService.Request, Int) -> StandInService.Answer
  ) async throws -> (error: PoolError?, service: StandInService, log: HeldLog) {
    let test = try CloudFixture { request, number in
      request.path == "/v1/installs" ? CloudFixture.registered() : answer(request, number)
    }
    defer { test.service.stop() }
    do {
      _ = try await test.client.answer(question, categories: [])
      return (nil, test.service, test.log)
    } catch let error as PoolError {
      return (error, test.service, test.log)
    }
  }

  @Test(arguments: [
    (401, "key_invalid", PoolError.keyRefused), (401, "key_expired", .keyRefused), (401, "key_missing", .keyRefused),
    (403, "bundle_mismatch", .keyRefused),
    (403, "cloud_assist_disabled", .cloudAssistUnavailable(reason: "it is turned off for this app", retryAfter: nil)),
    (
      401, "attestation_required",
      .cloudAssistUnavailable(reason: "this copy of the app could not be attested", retryAfter: nil)
    ),
    (502, "model_failed", .cloudAssistUnavailable(reason: "its language model did not answer", retryAfter: 30)),
    (504, "model_timeout", .cloudAssistUnavailable(reason: "its language model did not answer", retryAfter: 30)),
    (400, "invalid_schema", .invalidRequest("Why not.")), (400, "rule_not_allowed", .invalidRequest("Why not.")),
    (413, "too_large", .invalidRequest("The request is longer than the service takes.")),
    (404, "not_found", .serviceUnreachable("The service refused the request with HTTP status 404.")),
    (418, "not_known_yet", .serviceUnreachable("The service refused the request with HTTP status 418.")),
  ])
  func eachCodeSaysWhatToDo(_ status: Int, _ code: String, _ expected: PoolError) async throws {
    let told = try await Self.error { _, _ in CloudFixture.refusal(status, code) }
    #expect(told.error == expected)
    #expect(told.service.requests(to: "/v1/assist/answer").count == 1)
  }

  @Test func aServiceWithTooMuchToDoIsLeftAlone() async throws {
    let short = try await Self.error { _, _ in CloudFixture.refusal(503, "unavailable", retryAfter: 0) }
    #expect(short.error == .cloudAssistUnavailable(reason: "the service has too much to do", retryAfter: 0))
    #expect(short.service.requests(to: "/v1/assist/answer").count == 3)
    let long = try await Self.error { _, _ in CloudFixture.refusal(429, "rate_limited", retryAfter: 60) }
    #expect(long.error == .cloudAssistUnavailable(reason: "the service has too much to do", retryAfter: 60))
    #expect(long.service.requests(to: "/v1/assist/answer").count == 1)
  }

  @Test func aSpentMonthIsRememberedUntilItsTimeIsOver() async throws {
    let test = try CloudFixture { request, number in
      if request.path == "/v1/installs" {
        return number < 2 ? CloudFixture.registered() : CloudFixture.registered(#"{"enabled":true}"#)
      }
      return number == 0
        ? CloudFixture.refusal(429, "quota_exceeded", retryAfter: 100) : .body(CloudFixture.answerBody)
    }
    defer { test.service.stop() }
    let spent = "what the app may use this month is spent"
    await #expect(throws: PoolError.cloudAssistUnavailable(reason: spent, retryAfter: 100)) {
      try await test.client.answer(Self.question, categories: [])
    }
    test.clock.value += 40
    await #expect(throws: PoolError.cloudAssistUnavailable(reason: spent, retryAfter: 60)) {
      try await test.client.answer(Self.question, categories: [])
    }
    #expect(test.service.requests(to: "/v1/assist/answer").count == 1)
    test.clock.value += 61
    _ = try await test.client.answer(Self.question, categories: [])
    #expect(test.service.calls.suffix(2) == ["POST /v1/installs", "POST /v1/assist/answer"])
  }

  @Test func cloudAssistThatIsOffIsNotAsked() async throws {
    let test = try CloudFixture { _, _ in CloudFixture.registered(#"{"enabled":false,"reason":"disabled"}"#) }
    defer { test.service.stop() }
    await #expect(throws: PoolError.cloudAssistUnavailable(reason: "it is turned off for this app", retryAfter: nil)) {
      try await test.client.answer(Self.question, categories: [])
    }
    #expect(test.log.calls == ["POST /v1/installs"])
  }

  @Test func anInstallThatIsNotKnownIsRegisteredOnceMore() async throws {
    let test = try CloudFixture { request, number in
      request.path == "/v1/installs"
        ? CloudFixture.registered()
        : number == 0 ? CloudFixture.refusal(409, "install_unknown") : .body(CloudFixture.answerBody)
    }
    defer { test.service.stop() }
    _ = try await test.client.answer(Self.question, categories: [])
    #expect(test.service.requests(to: "/v1/installs").count == 2)
    let lost = try await Self.error { _, _ in CloudFixture.refusal(409, "install_unknown") }
    #expect(lost.error == .serviceUnreachable("The service refused the request with HTTP status 409."))
    #expect(lost.service.requests(to: "/v1/installs").count == 2)
  }

  @Test func whatIsNoAnswerIsToldAsSuch() async throws {
    let senseless = PoolError.serviceUnreachable("The service answered with something that makes no sense.")
    for body in ["", "nonsense", "[]", #"{"answer":7}"#, #"{"answer":{"text":"a"}}"#] {
      #expect(try await Self.error { _, _ in .body(body) }.error == senseless)
    }
    #expect(
      try await Self.error { _, _ in .body("<html>", status: 403) }.error
        == .serviceUnreachable("The service answered with HTTP status 403 and nothing that it would say."))
    let away = try await Self.error { _, _ in .redirect("http://127.0.0.1:9/") }
    #expect(
      away.error == .serviceUnreachable("The service redirects to another address, which is not followed."))
    let long = try await Self.error { _, _ in .flood(3_000_000) }
    #expect(long.error == .serviceUnreachable("The service's answer is longer than any that it gives."))
    let cut = try await Self.error { _, _ in .cut(#"{"answer"#) }
    #expect(cut.error == .serviceUnreachable("The connection to the service broke."))
    let silent = try await Self.error { _, _ in .silence }
    #expect(silent.error == .serviceUnreachable("The service did not answer in time."))
    #expect(silent.service.requests(to: "/v1/assist/answer").count == 1)
  }

  @Test func aServiceThatIsAwayIsToldAndAListedTryEach() async throws {
    let test = try CloudFixture { _, _ in .hangUp }
    test.service.stop()
    let error = await #expect(throws: PoolError.self) { try await test.client.register() }
    guard case .serviceUnreachable = error else {
      Issue.record("told \(String(describing: error))")
      return
    }
    #expect(test.log.entries.count == 3)
  }

  @Test func onlyTLSOrThisMachineIsAnAddress() throws {
    for text in ["https://actions.example.com", "https://actions.example.com/pool/", "http://127.0.0.1:8080"] {
      #expect(throws: Never.self) { try ServiceAddress(text) }
    }
    #expect(try ServiceAddress("http://localhost:81/").text == "http://127.0.0.1:81")
    #expect(try ServiceAddress("https://Actions.example.com:444/a/").host == "actions.example.com:444")
    for text in [
      "http://actions.example.com", "http://127.0.0.1.example.com", "http://0127.0.0.1", "http://10.0.0.1",
      "ftp://127.0.0.1", "https://user@example.com", "https://example.com/?a=b", "example.com", "", "https://",
      "https://exa mple.com", "https://example.com:0", "http://127.0.0.1@example.com",
    ] {
      #expect(throws: PoolError.self) { try ServiceAddress(text) }
    }
  }

  @Test func aProcessThatWouldSendElsewhereSendsNothing() throws {
    let plain = try ServiceAddress("http://127.0.0.1:8080")
    let safe = try ServiceAddress("https://actions.example.com")
    #expect(plain.refusal(environment: [:]) == nil)
    #expect(plain.refusal(environment: ["http_proxy": "http://proxy:1"]) != nil)
    #expect(plain.refusal(environment: ["http_proxy": "http://proxy:1", "no_proxy": "127.0.0.1"]) == nil)
    #expect(safe.refusal(environment: ["https_proxy": "http://proxy:1"]) == nil)
    #expect(
      safe.refusal(environment: ["URLSessionCertificateAuthorityInfoFile": "INSECURE_SSL_NO_VERIFY"]) != nil)
  }

  @Test func aKeyOrRequestThatIsNoneIsNotSent() async throws {
    let memory = HeldMemory()
    for key in ["", "a\r\nb", "a b", "ä"] {
      #expect(throws: PoolError.self) {
        try CloudClient(
          address: "http://127.0.0.1:1", appKey: key,
          facts: InstallFacts(bundleID: "a", platform: "b", osVersion: "c", sdkVersion: "d"), memory: memory,
          egress: HeldLog(), now: { 0 })
      }
    }
    let test = try CloudFixture { _, _ in CloudFixture.registered() }
    defer { test.service.stop() }
    let request = AnswerQuestionRequest(question: String(repeating: "a", count: 1_001), context: [])
    await #expect(throws: PoolError.self) { try await test.client.answer(request, categories: []) }
    #expect(test.service.requests.isEmpty)
  }
}
