import Foundation
import PoolCloud
import PoolTesting
import PoolTypes
import PoolWire
import Synchronization
import Testing

@testable import PoolKit

/// Answers as told and remembers what it was asked.
private final class AskedModel: LanguageModel {
  let id = "asked/1"
  let isOnThisMachine = true
  private let state = Mutex<[String]>([])
  private let answer: @Sendable (String) throws -> String

  init(_ answer: @escaping @Sendable (String) throws -> String) { self.answer = answer }

  var prompts: [String] { state.withLock { $0 } }

  func complete(system: String, prompt: String, schema: String, maximumTokens: Int) async throws -> String {
    state.withLock { $0.append(prompt) }
    return try answer(prompt)
  }
}

/// Answers as the service does, from what it is sent.
enum AssistingService {
  static let units = #""units":{"charged":1,"remaining":9}"#

  static func start(
    assist: String = #"{"enabled":true}"#, _ more: @escaping @Sendable (String) -> StandInService.Answer? = { _ in nil }
  ) throws -> StandInService {
    try StandInService { request, _ in
      if let told = more(request.path) { return told }
      let refs = refs(request)
      switch request.path {
      case "/v1/installs":
        return .body(
          #"{"installId":"i","key":{"kind":"test"},"cloudAssist":\#(assist),"attestation":{"mode":"off"}}"#)
      case "/v1/assist/answer":
        let cited = refs.first.map { "\"\($0)\"" } ?? ""
        let answer = #"{"answer":{"text":"At 09:40.","citations":[\#(cited),"made-up"],"declined":false},\#(units)}"#
        guard request.head["accept"]?.contains("event-stream") == true else { return .body(answer) }
        return .events([
          "event: delta\ndata: {\"text\":\"At \"}\n\n", "event: delta\ndata: {\"text\":\"09:40.\"}\n\n",
          "event: answer\ndata: \(answer)\n\n",
        ])
      case "/v1/assist/profile":
        let ref = refs.first ?? ""
        return .body(
          #"{"profile":{"airport":"Oslo","count":"no number","religion":"x"},"evidence":{"/airport":["\#(ref)"],"#
            + #""/count":["\#(ref)"],"/religion":["\#(ref)"]},"refused":[],\#(units)}"#)
      case "/v1/assist/judge":
        let results = refs.map {
          #"{"ref":"\#($0)","belongs":0.9,"incidental":0.1,"insufficient":0.0,"member":true}"#
        }
        return .body(#"{"results":[\#(results.joined(separator: ","))],\#(units)}"#)
      case "/v1/assist/name":
        let things = refs.map {
          #"{"ref":"\#($0)","kind":"event","name":"Flight TP1234","confidence":0.8,"attributes":{}}"#
        }
        return .body(#"{"things":[\#(things.joined(separator: ","))],\#(units)}"#)
      case "/v1/runs": return .body(#"{"status":"recorded"}"#, status: 202)
      default: return .body(#"{"error":{"code":"not_found","message":"No."}}"#, status: 404)
      }
    }
  }

  /// The references of a request, in order.
  static func refs(_ request: StandInService.Request) -> [String] {
    request.text.components(separatedBy: "\"ref\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }
}

@Suite(.timeLimit(.minutes(5))) struct AssistTests {
  private static let form =
    #"{"type":"object","properties":{"airport":{"type":"string","title":"airport of the flight"},"#
    + #""count":{"type":"integer"},"seat":{"type":"string"},"religion":{"type":"string"}}}"#

  private func client(
    _ service: StandInService?, model: (any LanguageModel)? = nil, allows: Bool = true,
    _ change: @escaping (inout PoolConfiguration) -> Void = { _ in }
  ) async throws -> TemporaryClient {
    let library = SimulatedLibrary([
      .init(
        "flight.png", mediaType: .screenshot, instant: 1_690_000_001, text: ["Flight TP1234", "Oslo 09:40"]),
      .init("other.png", mediaType: .screenshot, instant: 1_690_000_002, text: ["A shopping list", "milk"]),
    ])
    let test = try await TemporaryClient(
      library,
      { configuration in
        configuration.service = service.flatMap { URL(string: $0.address) }
        configuration.appKey = "pk_test_a"
        configuration.allowsCloudAssist = allows
        configuration.languageModel = model
        configuration.cloudTiming.pause = 0.01
        change(&configuration)
      })
    return test
  }

  private func grant(
    _ test: TemporaryClient, data: Set<DataCategory> = [.evidence, .things], assist: Bool = true,
    operations: Set<GrantOperation> = Set(GrantOperation.allCases)
  ) async throws -> Grant {
    let grant = try await test.client.authorization.requestAccess(
      AccessRequest(
        sources: [.screenshots], data: data, operations: operations, purpose: "test", allowsCloudAssist: assist))
    try await test.client.sources.indexNow()
    return grant
  }

  @Test func aQuestionIsAnsweredWithTheCaptureThatSaysIt() async throws {
    let service = try AssistingService.start()
    defer { service.stop() }
    let test = try await client(service)
    defer { test.discard() }
    let grant = try await grant(test)
    let flight = try #require(try await test.client.context.search("flight", using: grant).hits.first)
    let answer = try await test.client.assist.ask("When is my flight?", using: grant)
    #expect(answer == AssistAnswer(text: "At 09:40.", citations: [flight.id], isDeclined: false, origin: .cloud))
    var updates: [AssistUpdate] = []
    for try await update in test.client.assist.askUpdates("When is my flight?", using: grant) { updates.append(update) }
    #expect(updates == [.words("At "), .words("At 09:40."), .answer(answer)])
    let egress = try test.client.egress()
    #expect(egress.map(\.endpoint).contains("POST /v1/assist/answer"))
    #expect(egress.count == service.requests.count)
  }

  @Test func whatIsNotFoundIsNotAsked() async throws {
    let service = try AssistingService.start()
    defer { service.stop() }
    let test = try await client(service)
    defer { test.discard() }
    let grant = try await grant(test)
    let answer = try await test.client.assist.ask("zzyzx qwghlm?", using: grant)
    #expect(answer == AssistAnswer(text: nil, citations: [], isDeclined: false, origin: .cloud))
    #expect(service.requests(to: "/v1/assist/answer").isEmpty)
  }

  @Test func declinedWordsAreWithdrawn() async throws {
    let units = AssistingService.units
    let service = try AssistingService.start { path in
      path == "/v1/assist/answer"
        ? .events([
          "event: delta\ndata: {\"text\":\"It is\"}\n\n",
          "event: answer\ndata: {\"answer\":{\"text\":null,\"citations\":[],\"declined\":true},\(units)}\n\n",
        ]) : nil
    }
    defer { service.stop() }
    let test = try await client(service)
    defer { test.discard() }
    let grant = try await grant(test)
    var updates: [AssistUpdate] = []
    for try await update in test.client.assist.askUpdates("flight", using: grant) { updates.append(update) }
    #expect(
      updates == [
        .words("It is"), .withdrawn,
        .answer(AssistAnswer(text: nil, citations: [], isDeclined: true, origin: .cloud)),
      ])
  }

  @Test func nothingIsAskedWithoutTheOperationAndTheConsent() async throws {
    let service = try AssistingService.start()
    defer { service.stop() }
    let test = try await client(service)
    defer { test.discard() }
    let searching = try await grant(test, operations: [.search])
    await #expect(throws: PoolError.notGranted("the operation ask")) {
      try await test.client.assist.ask("flight", using: searching)
    }
    await #expect(throws: PoolError.notGranted("the operation profile")) {
      try await test.client.assist.profile(schema: Self.form, using: searching)
    }
    await #expect(throws: PoolError.notGranted("the operation judge")) {
      try await test.client.assist.judge(rule: "flights", using: searching)
    }
    let local = try await grant(test, assist: false)
    await #expect(
      throws: PoolError.cloudAssistUnavailable(reason: "the grant does not allow it", retryAfter: nil)
    ) { try await test.client.assist.ask("flight", using: local) }
    let taken = try await grant(test)
    try await test.client.authorization.revoke(taken)
    await #expect(throws: PoolError.grantRevoked) { try await test.client.assist.ask("flight", using: taken) }
    #expect(service.requests.allSatisfy { !$0.path.hasPrefix("/v1/assist") })

    let closed = try await client(service, allows: false)
    defer { closed.discard() }
    let grant = try await grant(closed)
    let error = await #expect(throws: PoolError.self) { try await closed.client.assist.ask("flight", using: grant) }
    guard case .cloudAssistUnavailable = error else {
      Issue.record("told \(String(describing: error))")
      return
    }
  }

  @Test func aModelOfThisMachineKeepsEverythingHere() async throws {
    let service = try AssistingService.start()
    defer { service.stop() }
    let model = AskedModel { prompt in
      prompt.hasPrefix("Question")
        ? #"Well: {"text":"At 09:40.","entries":[1,99],"declined":false}"#
        : prompt.hasPrefix("Form")
          ? #"{"profile":{"airport":"Oslo","count":3},"evidence":{"/airport":[1],"/count":[]}}"#
          : #"{"results":[{"n":1,"belongs":0.8,"incidental":0.1,"insufficient":0.0}]}"#
    }
    let test = try await client(service, model: model)
    defer { test.discard() }
    let grant = try await grant(test)
    let answer = try await test.client.assist.ask("When is my flight?", using: grant)
    #expect(answer.text == "At 09:40.")
    #expect(answer.origin == .device)
    #expect(answer.citations.count == 1)
    let profile = try await test.client.assist.profile(schema: Self.form, using: grant)
    #expect(profile.json == #"{"airport":"Oslo","count":null,"religion":null,"seat":null}"#)
    #expect(profile.refused == ["/count": .noEvidence, "/religion": .sensitive, "/seat": .noEvidence])
    let judged = try await test.client.assist.judge(rule: "flight tickets", using: grant)
    #expect(judged.captures.map(\.isMember) == [true])
    #expect(judged.origin == .device)
    #expect(service.requests.allSatisfy { !$0.path.hasPrefix("/v1/assist") })
    #expect(model.prompts.count == 3)
  }

  @Test func aModelThatMakesThingsUpIsNotBelieved() async throws {
    let model = AskedModel { _ in #"{"text":"In Paris.","entries":[],"declined":false}"# }
    let test = try await client(nil, model: model)
    defer { test.discard() }
    let grant = try await grant(test)
    #expect(try await test.client.assist.ask("flight", using: grant).text == nil)
    let broken = try await client(nil, model: AskedModel { _ in "I will not." })
    defer { broken.discard() }
    let other = try await self.grant(broken)
    let error = await #expect(throws: PoolError.self) { try await broken.client.assist.ask("flight", using: other) }
    guard case .modelUnavailable = error else {
      Issue.record("told \(String(describing: error))")
      return
    }
  }

  @Test func aFormIsCheckedBeforeItIsFilledAndAfter() async throws {
    let service = try AssistingService.start()
    defer { service.stop() }
    let test = try await client(service)
    defer { test.discard() }
    let grant = try await grant(test)
    let profile = try await test.client.assist.profile(schema: Self.form, using: grant)
    #expect(profile.json == #"{"airport":"Oslo","count":null,"religion":null,"seat":null}"#)
    #expect(profile.evidence["/airport"]?.count == 1)
    #expect(profile.refused == ["/count": .invalid, "/religion": .sensitive, "/seat": .noEvidence])
    for schema in ["", "[]", #"{"type":"object"}"#, #"{"properties":{"a":{"$ref":"b"}}}"#] {
      await #expect(throws: PoolError.self) { try await test.client.assist.profile(schema: schema, using: grant) }
    }
    #expect(service.requests(to: "/v1/assist/profile").count == 1)
  }

  @Test func aRuleIsJudgedInPartsAndASensitiveOneNever() async throws {
    let service = try AssistingService.start()
    defer { service.stop() }
    let library = SimulatedLibrary(
      (0..<60).map {
        .init("\($0).png", mediaType: .screenshot, instant: 1_690_000_000 + Double($0 * 100), text: ["Ticket \($0)"])
      })
    let test = try await TemporaryClient(
      library,
      {
        $0.service = URL(string: service.address)
        $0.appKey = "pk_test_a"
        $0.allowsCloudAssist = true
      })
    defer { test.discard() }
    let grant = try await grant(test)
    let judged = try await test.client.assist.judge(rule: "tickets of any kind", using: grant, limit: 50)
    #expect(judged.captures.count == 50)
    #expect(Set(judged.captures.map(\.id)).count == 50)
    #expect(service.requests(to: "/v1/assist/judge").map { AssistingService.refs($0).count } == [24, 24, 2])
    let calls = service.requests.count
    for rule in ["photos of children", "my religion", "Fotos meiner Kinder", "my bank", "", "   "] {
      await #expect(throws: PoolError.self) { try await test.client.assist.judge(rule: rule, using: grant) }
    }
    #expect(service.requests.count == calls)
  }

  @Test func openingRegistersAndAServiceThatIsAwayHoldsNothingUp() async throws {
    let service = try AssistingService.start()
    let test = try await client(service)
    defer { test.discard() }
    for _ in 0..<200 where service.calls.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    #expect(service.calls == ["POST /v1/installs"])
    service.stop()
    let grant = try await grant(test)
    #expect(try await test.client.context.search("flight", using: grant).hits.count == 1)
    let error = await #expect(throws: PoolError.self) { try await test.client.assist.ask("flight", using: grant) }
    guard case .serviceUnreachable = error else {
      Issue.record("told \(String(describing: error))")
      return
    }
  }

  @Test func aRunIsReportedOnlyWhereTheOptionsSaySo() async throws {
    let service = try AssistingService.start()
    defer { service.stop() }
    let test = try await client(service) { $0.firstOptions.sendsRunReports = true }
    defer { test.discard() }
    _ = try await grant(test)
    await test.client.sources.finishReport()
    let sent = try #require(service.requests(to: "/v1/runs").last)
    let report = try WireCoding.request(RunReport.self, from: sent.body)
    #expect(report.reason == "completed")
    #expect(report.indexed == 2)
    let silent = try await client(service)
    defer { silent.discard() }
    let count = service.requests(to: "/v1/runs").count
    _ = try await grant(silent)
    await silent.client.sources.finishReport()
    #expect(service.requests(to: "/v1/runs").count == count)
  }

  @Test func thingsAreNamedByTheServiceOnlyWhereAllOfItIsAllowed() async throws {
    let service = try AssistingService.start()
    defer { service.stop() }
    let test = try await client(service) { $0.firstOptions.namesWithCloudAssist = true }
    defer { test.discard() }
    _ = try await grant(test, assist: false)
    #expect(await test.client.sources.nameThings() == nil)
    let grant = try await grant(test)
    let report = try #require(await test.client.sources.nameThings())
    #expect(report.looked == 2)
    #expect(report.named == 1)
    #expect(try await test.client.context.things(using: grant).map(\.value.name) == ["Flight TP1234"])
    let model = AskedModel { _ in #"{"captures":[]}"# }
    let local = try await client(service, model: model) { $0.firstOptions.namesWithCloudAssist = true }
    defer { local.discard() }
    let count = service.requests(to: "/v1/assist/name").count
    _ = try await self.grant(local)
    _ = await local.client.sources.nameThings()
    #expect(service.requests(to: "/v1/assist/name").count == count)
  }
}
