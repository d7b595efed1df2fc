import PoolEngine
import Testing

/// An engine that says what it is told to say.
private struct ScriptedEngine: AssistEngine {
  var names = NameReply(things: [], reached: [])
  var answer = AnswerReply.declined
  var proposals: [ProfileProposal] = []
  var judgements = JudgeReply(results: [])

  var title: String { "scripted" }
  func nameThings(_ request: NameRequest) async throws -> NameReply { names }
  func answer(_ request: AnswerRequest, onDelta: DeltaSink?) async throws -> AnswerReply { answer }
  func fillProfile(_ request: ProfileRequest) async throws -> ProfileReply { ProfileReply(proposals: proposals) }
  func judge(_ request: JudgeRequest) async throws -> JudgeReply { judgements }
}

@Suite struct ReplyCheckTests {
  private let context = [ContextEntry(ref: "c1", excerpt: "x"), ContextEntry(ref: "c2", excerpt: "y")]

  private func answer(_ reply: AnswerReply) async throws -> AnswerReply {
    try await Assist(engine: ScriptedEngine(answer: reply)).answer(AnswerRequest(question: "When?", context: context))
  }

  @Test func citationsAreOfTheRequestAndEachOnce() async throws {
    let reply = AnswerReply(text: "At nine.", citations: ["c2", "zz", "c2", "c1"])
    #expect(try await answer(reply).citations == ["c2", "c1"])
  }

  @Test func anAnswerThatRestsOnNothingIsDeclined() async throws {
    #expect(try await answer(AnswerReply(text: "At nine.", citations: [])) == .declined)
    #expect(try await answer(AnswerReply(text: "At nine.", citations: ["zz"])) == .declined)
    #expect(try await answer(AnswerReply(text: " \n", citations: ["c1"])) == .declined)
  }

  @Test func whatIsDeclinedHasNoTextAndNoCitations() async throws {
    #expect(try await answer(AnswerReply(text: "secret", citations: ["c1"], declined: true)) == .declined)
  }

  @Test func marksThatTurnWritingAreTakenOut() async throws {
    #expect(try await answer(AnswerReply(text: "\u{202E}At\u{0} nine.\n", citations: ["c1"])).text == "At nine.")
  }

  @Test func namesAreOfTheRequestWithEverythingInRange() async throws {
    let items = [CaptureText(ref: "a", text: "x"), CaptureText(ref: "b", text: "y"), CaptureText(ref: "c", text: "z")]
    let things = [
      NamedThing(
        ref: "b", kind: .book, name: " The\nSea ", confidence: 7, attributes: ["by": "Ada", "": "x", "y": " "]),
      NamedThing(ref: "zz", kind: .book, name: "Foreign", confidence: 0.5),
      NamedThing(ref: "b", kind: .movie, name: "Twice", confidence: 0.5),
      NamedThing(ref: "a", kind: .book, name: "\u{0}", confidence: 0.5),
      NamedThing(ref: "c", kind: .book, name: "No number", confidence: .nan),
    ]
    let engine = ScriptedEngine(names: NameReply(things: things, reached: ["a", "zz"]))
    let reply = try await Assist(engine: engine).nameThings(NameRequest(items: items))
    #expect(
      reply.things == [NamedThing(ref: "b", kind: .book, name: "The Sea", confidence: 1, attributes: ["by": "Ada"])])
    #expect(reply.reached == ["a", "b"])
  }

  @Test func judgementsAreOfTheRequestAndProbabilities() async throws {
    let items = ["a", "b", "c"].map { CaptureText(ref: $0, text: "x") }
    func judgement(_ ref: String, _ belongs: Double) -> Judgement {
      Judgement(ref: ref, belongs: belongs, incidental: 0.1, insufficient: 0)
    }
    let results = [
      judgement("c", 0.9), judgement("a", 1.2), judgement("zz", 0.5), judgement("b", .nan), judgement("c", 0),
    ]
    let engine = ScriptedEngine(judgements: JudgeReply(results: results, retryAfterSeconds: 7))
    let reply = try await Assist(engine: engine).judge(JudgeRequest(rule: "receipts", items: items))
    #expect(reply.results == [judgement("c", 0.9)])
    #expect(reply.retryAfterSeconds == 7)
    let whole = ScriptedEngine(
      judgements: JudgeReply(results: items.map { judgement($0.ref, 0.5) }, retryAfterSeconds: 7))
    let reached = try await Assist(engine: whole).judge(JudgeRequest(rule: "receipts", items: items))
    #expect(reached.retryAfterSeconds == nil)
  }

  @Test func aMemberBelongsAndIsNotIncidental() {
    let cases: [(Double, Double, Bool)] = [
      (0.7, 0.44, true), (0.69, 0, false), (0.9, 0.45, false), (1, 0, true),
    ]
    for (belongs, incidental, member) in cases {
      #expect(Judgement(ref: "a", belongs: belongs, incidental: incidental, insufficient: 0).member == member)
    }
  }

  @Test func profileValuesFitAndRestOnEntries() async throws {
    let schema = try JSONValue(
      parsing: #"""
        {"type":"object","properties":{"size":{"type":"integer"},"city":{"type":"string"},"team":{"type":"string"},
        "pet":{"type":"string"},"diet":{"type":"string"},"note":{"type":"string"},"none":{}}}
        """#)
    let proposals = [
      ProfileProposal(field: "/size", value: .string("large"), refs: ["c1"]),
      ProfileProposal(field: "/city", value: .string("Porto"), refs: ["zz", "c2", "c2"]),
      ProfileProposal(field: "/team", value: .string("Reds"), refs: ["zz"]),
      ProfileProposal(field: "/pet", value: .null, refs: ["c1"]),
      ProfileProposal(field: "/diet", value: .string("vegan"), refs: ["c1"]),
      ProfileProposal(field: "/note", value: .string("takes medication"), refs: ["c1"]),
      ProfileProposal(field: "/foreign", value: .string("x"), refs: ["c1"]),
    ]
    let engine = ScriptedEngine(proposals: proposals)
    let found = try await Assist(engine: engine).fillProfile(schema: schema, context: context)
    #expect(
      found.profile.text
        == #"{"size":null,"city":"Porto","team":null,"pet":null,"diet":null,"note":null,"none":null}"#)
    #expect(found.evidence == ["/city": ["c2"]])
    let reasons = Dictionary(uniqueKeysWithValues: found.refused.map { ($0.field, $0.reason) })
    #expect(
      reasons == [
        "/size": .invalid, "/team": .noEvidence, "/pet": .noEvidence, "/diet": .sensitive, "/note": .sensitive,
        "/none": .noEvidence,
      ])
  }
}
