import Foundation
import PoolTypes
import PoolWire
import Testing

@testable import PoolCloud

/// One registration serves every opening of its day.
@Suite(.timeLimit(.minutes(2))) struct RegistrationTests {
  private static let question = AnswerQuestionRequest(question: "When?", context: [])
  /// 2023-11-14T22:13:20Z.
  private static let start = 1_700_000_000.0

  private static func service(expiresAt: String? = nil) throws -> StandInService {
    try StandInService { request, _ in
      guard request.path == "/v1/installs" else { return .body(CloudFixture.answerBody) }
      let end = expiresAt.map { #","expiresAt":"\#($0)""# } ?? ""
      return .body(
        #"{"installId":"i","key":{"kind":"test"\#(end)},"cloudAssist":{"enabled":true},"attestation":{"mode":"off"}}"#)
    }
  }

  private static func client(
    _ service: StandInService, _ memory: HeldMemory, key: String = "pk_test_a", at date: Double = start
  ) throws -> CloudClient {
    try CloudClient(
      address: service.address, appKey: key,
      facts: InstallFacts(bundleID: "com.example.app", platform: "linux", osVersion: "12", sdkVersion: "0.2.0"),
      memory: memory, egress: HeldLog(), timing: CloudFixture.timing, now: { date })
  }

  private static func registrations(_ service: StandInService) -> Int { service.requests(to: "/v1/installs").count }

  @Test func aQuestionOfALaterOpeningDoesNotRegisterAgain() async throws {
    let service = try Self.service()
    defer { service.stop() }
    let memory = HeldMemory()
    for hour in 0..<4 {
      let client = try Self.client(service, memory, at: Self.start + Double(hour) * 3_600)
      _ = try await client.answer(Self.question, categories: [])
      #expect(await client.standing?.isAssistEnabled == true)
    }
    #expect(Self.registrations(service) == 1)
    #expect(Set(service.requests(to: "/v1/assist/answer").map { $0.head["x-pool-install"] }).count == 1)
    #expect(memory.everything.allSatisfy { !$0.contains("pk_test") })
  }

  @Test func anotherDayMonthKeyOrServiceRegistersAgain() async throws {
    let service = try Self.service()
    let other = try Self.service()
    defer {
      service.stop()
      other.stop()
    }
    let memory = HeldMemory()
    // 2023-11-30T23:30:00Z and an hour later.
    let last = 1_701_387_000.0
    for date in [Self.start, Self.start + 90_000, Self.start - 1, last, last + 3_600] {
      _ = try await Self.client(service, memory, at: date).answer(Self.question, categories: [])
    }
    #expect(Self.registrations(service) == 5)
    _ = try await Self.client(service, memory, key: "pk_test_b", at: last + 3_600)
      .answer(Self.question, categories: [])
    #expect(Self.registrations(service) == 6)
    _ = try await Self.client(other, memory, key: "pk_test_b", at: last + 3_600).answer(Self.question, categories: [])
    #expect(Self.registrations(other) == 1)
  }

  @Test func aKeyThatEndedRegistersAgain() async throws {
    let service = try Self.service(expiresAt: "2023-11-14T23:13:20Z")
    defer { service.stop() }
    let memory = HeldMemory()
    for minutes in [0.0, 50, 61] {
      _ = try await Self.client(service, memory, at: Self.start + minutes * 60).answer(Self.question, categories: [])
    }
    #expect(Self.registrations(service) == 2)
  }

  @Test func aRefusedKeyIsToldAndItsRegistrationForgotten() async throws {
    let isTaken = Guarded(true)
    let service = try StandInService { request, _ in
      guard isTaken.value else { return CloudFixture.refusal(401, "key_expired") }
      return request.path == "/v1/installs" ? CloudFixture.registered() : .body(CloudFixture.answerBody)
    }
    defer { service.stop() }
    let client = try Self.client(service, HeldMemory())
    let told = Guarded(0)
    await client.onKeyRefusal { told.value += 1 }
    _ = try await client.answer(Self.question, categories: [])
    isTaken.value = false
    await #expect(throws: PoolError.keyRefused) { try await client.answer(Self.question, categories: []) }
    #expect(await client.isKeyRefused)
    await #expect(throws: PoolError.keyRefused) { try await client.requireKey() }
    #expect(told.value == 2)
    isTaken.value = true
    try await client.requireKey()
    #expect(await !client.isKeyRefused)
    let count = service.requests.count
    try await client.requireKey()
    #expect(service.requests.count == count)
  }

  @Test func attestationThatIsTurnedOnLaterIsTakenUp() async throws {
    let test = try CloudFixture(attester: HeldAttester()) { request, _ in
      switch request.path {
      case "/v1/installs": CloudFixture.registered(mode: "off")
      case "/v1/attest/challenges":
        .body(#"{"challenge":"\#(String(repeating: "A", count: 43))","expiresAt":"2026-12-30T00:00:00Z"}"#)
      case "/v1/attest/keys": .body(#"{"keyId":"k","environment":"development"}"#, status: 201)
      case _ where request.head["x-pool-assertion"] == nil: CloudFixture.refusal(401, "attestation_required")
      default: .body(CloudFixture.answerBody)
      }
    }
    defer { test.service.stop() }
    let answer = try await test.client.answer(Self.question, categories: [])
    #expect(answer.answer.text == "On 3 March.")
    #expect(test.service.requests(to: "/v1/attest/keys").count == 1)
  }

  @Test func filesOfTheListAreFetchedFromWhereTheyMay() async throws {
    let log = HeldLog()
    let client = try CloudClient(
      address: "https://actions.example.com", appKey: "pk_test_a",
      facts: InstallFacts(bundleID: "a", platform: "b", osVersion: "c", sdkVersion: "d"), memory: HeldMemory(),
      egress: log, now: { 5 })
    let access = try await client.modelFileAccess()
    for (text, expected) in [
      ("https://actions.example.com/v1/models/ab", "https://actions.example.com/v1/models/ab"),
      ("http://actions.example.com/v1/models/ab", "https://actions.example.com/v1/models/ab"),
      ("https://files.example.com/ab?x=1", "https://files.example.com/ab?x=1"),
      ("http://files.example.com/ab", nil), ("http://127.0.0.1/ab", nil), ("file:///etc/passwd", nil), ("", nil),
      ("https://user:word@files.example.com/ab", nil), ("https:///ab", nil), ("ftp://actions.example.com/ab", nil),
    ] {
      #expect(access.place(text)?.absoluteString == expected, "\(text)")
    }
    let own = try #require(URL(string: "https://actions.example.com/v1/models/ab"))
    let far = try #require(URL(string: "https://files.example.com:8443/ab?x=1"))
    #expect(access.head(for: own)["Authorization"] == "Bearer pk_test_a")
    #expect(access.head(for: far).isEmpty)
    try access.note(own)
    try access.note(far)
    #expect(log.entries.map(\.host) == ["actions.example.com", "files.example.com:8443"])
    #expect(log.calls == ["GET /v1/models/ab", "GET /ab"])
    let plain = try #require(URL(string: "http://files.example.com/ab"))
    #expect(throws: PoolError.self) { try access.note(plain) }
    log.fill()
    #expect(throws: HeldLog.Full.self) { try access.note(own) }
  }
}
