import PoolTypes
import PoolWire
import Testing

@testable import PoolCloud

@Suite(.timeLimit(.minutes(2))) struct ClientTests {
  private static let question = AnswerQuestionRequest(
    question: "When is my flight?", context: [WireContextEntry(ref: "c1", excerpt: "Flight on 3 March")])

  /// Registers well, and answers one path as told.
  private static func answering(
    _ path: String, attester: HeldAttester? = nil, mode: String = "off",
    _ answer: @escaping @Sendable (StandInService.Request, Int) -> StandInService.Answer
  ) throws -> CloudFixture {
    try CloudFixture(attester: attester) { request, number in
      request.path == "/v1/installs"
        ? CloudFixture.registered(mode: mode)
        : request.path == path ? answer(request, number) : CloudFixture.refusal(404, "not_found")
    }
  }

  @Test func openingRegistersOnceAndSaysNothingElse() async throws {
    let test = try Self.answering("") { _, _ in .hangUp }
    defer { test.service.stop() }
    async let one = test.client.register()
    async let other = test.client.register()
    let standings = try await [one, other]
    #expect(standings.allSatisfy { $0.isAssistEnabled && $0.unitsRemaining == 90 })
    #expect(test.service.calls == ["POST /v1/installs"])
    let request = try #require(test.service.requests.first)
    #expect(request.head["authorization"] == "Bearer pk_test_" + String(repeating: "a", count: 32))
    #expect(request.head["x-pool-install"] == nil)
    #expect(request.head["cookie"] == nil)
    let body = try WireCoding.request(RegisterInstallRequest.self, from: request.body)
    #expect(body.installId == test.memory.value("cloud.install"))
    #expect(body.bundleId == "com.example.app")
  }

  @Test func anInstallKeepsItsIdUntilEverythingIsErased() async throws {
    let test = try Self.answering("/v1/models") { _, _ in .body(#"{"models":[]}"#) }
    defer { test.service.stop() }
    try await test.client.register()
    try await test.client.register()
    test.memory.forgetAll()
    _ = try await test.client.models()
    let ids = try test.service.requests(to: "/v1/installs").map {
      try WireCoding.request(RegisterInstallRequest.self, from: $0.body).installId
    }
    #expect(ids.count == 3)
    #expect(ids[0] == ids[1])
    #expect(ids[1] != ids[2])
    #expect(test.service.requests.last?.head["x-pool-install"] == ids[2])
  }

  @Test func theModelListIsNotSentTwice() async throws {
    let list =
      #"{"models":[{"name":"text","version":"1","purpose":"text","url":"https://example.com/a","bytes":3,"#
      + #""sha256":"ab","license":"MIT","metadata":{"dimensions":384}}]}"#
    let test = try Self.answering("/v1/models") { request, _ in
      request.head["if-none-match"] == "\"t1\"" ? .body("", status: 304) : .body(list, head: ["ETag: \"t1\""])
    }
    defer { test.service.stop() }
    let first = try await test.client.models()
    #expect(first.models.map(\.name) == ["text"])
    #expect(try await test.client.models() == first)
    #expect(test.service.requests(to: "/v1/models").map { $0.head["if-none-match"] } == [nil, "\"t1\""])
  }

  @Test func whatIsAskedIsSentAsItIsAndCarriesItsKey() async throws {
    let test = try Self.answering("/v1/assist/answer") { _, _ in .body(CloudFixture.answerBody) }
    defer { test.service.stop() }
    let answer = try await test.client.answer(Self.question, categories: [.evidence])
    #expect(answer.answer.text == "On 3 March.")
    let request = try #require(test.service.requests(to: "/v1/assist/answer").first)
    #expect(try WireCoding.request(AnswerQuestionRequest.self, from: request.body) == Self.question)
    #expect(request.head["idempotency-key"]?.isEmpty == false)
    #expect(request.head["x-pool-install"] == test.memory.value("cloud.install"))
  }

  @Test func aBrokenConnectionIsTriedAgainUnderTheSameKey() async throws {
    let test = try Self.answering("/v1/assist/answer") { _, number in
      switch number {
      case 0: .hangUp
      case 1: .cut(#"{"answer"#)
      default: .body(CloudFixture.answerBody)
      }
    }
    defer { test.service.stop() }
    _ = try await test.client.answer(Self.question, categories: [])
    let requests = test.service.requests(to: "/v1/assist/answer")
    #expect(requests.count >= 3)
    #expect(Set(requests.map { $0.head["idempotency-key"] }).count == 1)
    #expect(Set(requests.map(\.body)).count == 1)
  }

  @Test func aReportOfARunCarriesItsCounts() async throws {
    let test = try Self.answering("/v1/runs") { _, _ in .body(#"{"status":"recorded"}"#, status: 202) }
    defer { test.service.stop() }
    let instant = try #require(WireInstant("2026-03-01T10:00:00Z"))
    let report = RunReport(
      runId: "run-1", startedAt: instant, finishedAt: instant, reason: "completed", indexed: 8, failed: 1, skipped: 2,
      skippedSensitive: .init(personalData: 1, health: 0, nudity: 0, financialInformation: 1, authentication: 0),
      seconds: .init(listing: 1, reading: 2, storing: 3), visuallyIndexed: 4, sdkVersion: "0.2.0", platform: "linux",
      osVersion: "12")
    try await test.client.report(report)
    let request = try #require(test.service.requests(to: "/v1/runs").first)
    #expect(try WireCoding.request(RunReport.self, from: request.body) == report)
  }

  @Test func nothingIsSentThatIsNotListedBefore() async throws {
    let test = try Self.answering("/v1/assist/answer") { _, number in
      number == 0 ? CloudFixture.refusal(503, "unavailable", retryAfter: 0) : .body(CloudFixture.answerBody)
    }
    defer { test.service.stop() }
    _ = try await test.client.answer(Self.question, categories: [.evidence, .things])
    #expect(test.log.calls == test.service.calls)
    #expect(test.log.entries.map(\.bytes) == test.service.requests.map(\.body.count))
    #expect(test.log.entries.map(\.categories) == [[], [.evidence, .things], [.evidence, .things]])
    #expect(test.log.entries.allSatisfy { $0.host == "127.0.0.1:\(test.service.port)" && $0.date == 1_000_000 })
    test.log.fill()
    await #expect(throws: HeldLog.Full.self) { try await test.client.answer(Self.question, categories: []) }
    #expect(test.service.requests.count == 3)
  }

  @Test func aKeyIsAttestedOnceAndSignsEachBody() async throws {
    let challenge = String(repeating: "A", count: 43)
    let test = try CloudFixture(attester: HeldAttester()) { request, _ in
      switch request.path {
      case "/v1/installs": CloudFixture.registered(mode: "enforce")
      case "/v1/attest/challenges":
        .body(#"{"challenge":"\#(challenge)","expiresAt":"2026-12-30T00:00:00Z"}"#)
      case "/v1/attest/keys": .body(#"{"keyId":"k","environment":"development"}"#, status: 201)
      // The first key is not on file any more.
      case _ where request.head["x-pool-attest-key"] == "key1=": CloudFixture.refusal(401, "attestation_key_unknown")
      default: .body(CloudFixture.answerBody)
      }
    }
    defer { test.service.stop() }
    _ = try await test.client.answer(Self.question, categories: [])
    _ = try await test.client.answer(Self.question, categories: [])
    #expect(
      test.service.calls.map { $0.replacing("/v1/", with: "") } == [
        "POST installs", "POST attest/challenges", "POST attest/keys", "POST assist/answer", "POST attest/challenges",
        "POST attest/keys", "POST assist/answer", "POST assist/answer",
      ])
    let asked = test.service.requests(to: "/v1/assist/answer")
    #expect(asked.map { $0.head["x-pool-attest-key"] } == ["key1=", "key2=", "key2="])
    #expect(Set(asked.map { $0.head["x-pool-assertion"] }).count == 3)
  }

  @Test func withoutAnAttesterAnEnforcingAppIsNotAnswered() async throws {
    for attester in [nil, HeldAttester(fails: true)] {
      let test = try CloudFixture(attester: attester) { request, _ in
        request.path == "/v1/installs"
          ? CloudFixture.registered(mode: "enforce")
          : .body(#"{"challenge":"\#(String(repeating: "A", count: 43))","expiresAt":"2026-12-30T00:00:00Z"}"#)
      }
      defer { test.service.stop() }
      await #expect(
        throws: PoolError.cloudAssistUnavailable(
          reason: "this copy of the app could not be attested", retryAfter: nil)
      ) { try await test.client.answer(Self.question, categories: []) }
      #expect(test.service.requests(to: "/v1/assist/answer").isEmpty)
    }
  }
}
