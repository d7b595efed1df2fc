import PoolEngine
import Testing

@Suite struct ExtractiveAnswerTests {
  private let context = [
    ContextEntry(
      ref: "c1", kind: "event", name: "Flight TP1234",
      excerpt: "TAP Air Portugal. Departure 3 March 09:40, Lisbon. Seat 14C. Booking reference X7K2PQ.",
      date: "2026-02-02"),
    ContextEntry(
      ref: "c2", kind: "receipt", excerpt: "Trattoria Roma\nPasta 12.50 EUR\nTotal 34.80 EUR\nThank you",
      date: "2026-01-12"),
    ContextEntry(
      ref: "c3", kind: "place", name: "Hotel Miramar", excerpt: "Rua da Praia 12, Porto. Check-in from 15:00.",
      date: "2026-02-10"),
    ContextEntry(
      ref: "c4", kind: "book", name: "The Sea", excerpt: "A novel by Ada North. 320 pages.", date: "2025-11-02"),
    ContextEntry(
      ref: "c5", kind: "post", name: "Sourdough", excerpt: "Feed the starter twice a day.", date: "2025-10-01"),
  ]

  private func ask(_ question: String, _ context: [ContextEntry]? = nil) async throws -> AnswerReply {
    try await Assist(engine: ExtractiveEngine()).answer(
      AnswerRequest(question: question, context: context ?? self.context))
  }

  @Test func aQuestionAboutATimeIsAnsweredWithTheSentenceThatHoldsIt() async throws {
    let reply = try await ask("When is my flight?")
    #expect(reply == AnswerReply(text: "Flight TP1234: Departure 3 March 09:40, Lisbon.", citations: ["c1"]))
  }

  @Test(arguments: [
    ("Wann geht mein Flug?", "c1"), ("Quand part mon vol ?", "c1"), ("¿Cuándo sale mi vuelo?", "c1"),
    ("航班什么时候起飞?", "c1"), ("飛行機は何時ですか", "c1"), ("How much was the dinner receipt total?", "c2"),
    ("Was hat das Restaurant gekostet?", "c2"), ("What is the address of the hotel?", "c3"),
    ("Where is the hotel Miramar?", "c3"), ("Who wrote the novel The Sea?", "c4"),
    ("What is my booking reference?", "c1"),
  ])
  func itFindsTheEntryInOtherWordsAndLanguages(_ question: String, _ ref: String) async throws {
    let reply = try await ask(question)
    #expect(reply.citations == [ref], "\(question) \(reply.text)")
    #expect(!reply.text.isEmpty)
  }

  @Test(arguments: [
    "When is my train?", "How much was the taxi?", "What is the capital of Mongolia?", "When?", "???",
    "When did the sourdough post appear?", "How many goals did Ronaldo score?",
  ])
  func whatTheContextDoesNotSayIsDeclined(_ question: String) async throws {
    #expect(try await ask(question) == .declined)
  }

  @Test func whatWasIsAnsweredWithTheDayOfItsCapture() async throws {
    let ramen = [
      ContextEntry(
        ref: "a", kind: "meal", name: "Ramen Ichi", excerpt: "Shoyu ramen, 2 bowls", date: "2026-05-03T19:00:00Z"),
      ContextEntry(ref: "b", kind: "post", name: "Ramen at home", excerpt: "Recipe", date: "nonsense"),
    ]
    for question in ["When did I eat the ramen?", "Wann habe ich das Ramen gegessen?", "いつラーメンを食べましたか"] {
      let reply = try await ask(question, ramen)
      #expect(reply == AnswerReply(text: "Ramen Ichi: 2026-05-03", citations: ["a"]), "\(question)")
    }
    #expect(try await ask("When is the ramen party?", ramen) == .declined)
  }

  @Test func aTimeInTheNameIsQuoted() async throws {
    let concert = [ContextEntry(ref: "a", kind: "event", name: "Concert, 3 March 20:00", excerpt: "Bring a friend.")]
    #expect(try await ask("When is the concert?", concert).text == "Concert, 3 March 20:00")
  }

  @Test func withoutContextEverythingIsDeclined() async throws {
    #expect(try await ask("When is my flight?", []) == .declined)
    #expect(try await ask("When is my flight?", [ContextEntry(ref: "c1")]) == .declined)
  }

  @Test func twoEntriesThatFitAlikeAreBothQuoted() async throws {
    let flights = [
      ContextEntry(ref: "a", kind: "event", name: "Flight TP1", excerpt: "Departs 3 March 09:40."),
      ContextEntry(ref: "b", kind: "event", name: "Flight TP2", excerpt: "Departs 9 March 18:05."),
      ContextEntry(ref: "c", kind: "event", name: "Flight", excerpt: "Have a nice trip."),
    ]
    let reply = try await ask("When is my flight?", flights)
    #expect(reply.citations == ["a", "b"])
    #expect(reply.text == "Flight TP1: Departs 3 March 09:40.\nFlight TP2: Departs 9 March 18:05.")
  }

  @Test func everyWordOfTheAnswerStandsInTheContext() async throws {
    for question in ["When is my flight?", "What is the address of the hotel?", "Who wrote the novel The Sea?"] {
      let reply = try await ask(question)
      let said = Set(reply.text.split { !$0.isLetter && !$0.isNumber })
      let given = context.flatMap { [$0.name, $0.excerpt] }.compactMap { $0 }.joined(separator: " ")
      #expect(said.isSubset(of: Set(given.split { !$0.isLetter && !$0.isNumber })))
    }
  }

  @Test func theSameRequestHasTheSameReplyAndDeltasMakeItsText() async throws {
    let assist = Assist(engine: ExtractiveEngine())
    let request = AnswerRequest(question: "When is my flight?", context: context)
    let first = try await assist.answer(request)
    let words = Words()
    let streamed = try await assist.answer(request) { await words.add($0) }
    #expect(first == streamed)
    #expect(await words.text == first.text)
  }

  @Test(arguments: SensitiveTopics.Topic.allCases) func sensitiveQuestionsAreDeclinedBeforeTheEngineIsAsked(
    _ topic: SensitiveTopics.Topic
  ) async throws {
    let questions: [SensitiveTopics.Topic: String] = [
      .health: "What medication do I take?", .religion: "Does she pray?", .sexuality: "Is he gay?",
      .ethnicity: "What ethnicity is he?", .politics: "Who did he vote for?", .children: "What did my son draw?",
      .finances: "What is my salary?", .credentials: "What is the wifi password?", .identity: "Who is this man?",
    ]
    let engine = RefusingEngine()
    let question = try #require(questions[topic])
    let reply = try await Assist(engine: engine).answer(AnswerRequest(question: question, context: context))
    #expect(reply == .declined)
  }

  @Test func hostileTextDoesNotTrap() async throws {
    var generator = SeededGenerator(7)
    let letters = Array("aé日本。.,:;0123456789 \n\u{202E}\u{0}€$½²-/%ﬁ🍣🇵🇹")
    func text(_ count: Int) -> String {
      String((0..<count).compactMap { _ in letters.randomElement(using: &generator) })
    }
    for _ in 0..<300 {
      let entries = (0..<5).map { ContextEntry(ref: "r\($0)", kind: text(5), name: text(20), excerpt: text(60)) }
      let reply = try await ask(text(30), entries)
      #expect(reply.declined == reply.text.isEmpty)
      #expect(Set(reply.citations).isSubset(of: Set(entries.map(\.ref))))
    }
  }
}

/// Collects deltas.
actor Words {
  private(set) var text = ""
  func add(_ delta: String) { text += delta }
}

/// An engine that nothing must reach.
struct RefusingEngine: AssistEngine {
  var title: String { "refusing" }

  private func refuse() throws -> Never {
    Issue.record("the engine was asked")
    throw EngineFailure.failed
  }

  func nameThings(_ request: NameRequest) async throws -> NameReply { try refuse() }
  func answer(_ request: AnswerRequest, onDelta: DeltaSink?) async throws -> AnswerReply { try refuse() }
  func fillProfile(_ request: ProfileRequest) async throws -> ProfileReply { try refuse() }
  func judge(_ request: JudgeRequest) async throws -> JudgeReply { try refuse() }
}
