import PoolTypes
import PoolWire
import Testing

@testable import PoolCloud

@Suite(.timeLimit(.minutes(3))) struct StreamTests {
  private static let question = AnswerQuestionRequest(question: "When?", context: [])
  private static let first = "event: delta\ndata: {\"text\":\"On 3 \"}\n\n"
  private static let second = ": keep-alive\n\nevent: delta\ndata: {\"text\":\"March é.\"}\n\n"
  private static let last = "event: answer\ndata: \(CloudFixture.answerBody)\n\n"
  private static let whole = first + second + last
  private static let expected: [CloudAnswerEvent] = [
    .words("On 3 "), .words("March é."),
    .answer(.init(text: "On 3 March.", citations: ["c1"], declined: false)),
  ]

  private static func events(
    timing: CloudTiming = CloudFixture.timing,
    _ answer: @escaping @Sendable (Int) -> StandInService.Answer
  ) async throws -> (events: [CloudAnswerEvent], error: (any Error)?, requests: [StandInService.Request]) {
    let test = try CloudFixture(timing: timing) { request, number in
      request.path == "/v1/installs" ? CloudFixture.registered() : answer(number)
    }
    defer { test.service.stop() }
    var events: [CloudAnswerEvent] = []
    do {
      for try await event in test.client.answerEvents(question, categories: []) { events.append(event) }
      return (events, nil, test.service.requests(to: "/v1/assist/answer"))
    } catch {
      return (events, error, test.service.requests(to: "/v1/assist/answer"))
    }
  }

  @Test func wordsComeAsTheyAreWritten() async throws {
    let told = try await Self.events { _ in .events([Self.first, Self.second, Self.last], pause: 30) }
    #expect(told.events == Self.expected)
    #expect(told.error == nil)
    #expect(told.requests.map { $0.head["accept"] } == ["text/event-stream, application/json"])
  }

  @Test func anAnswerWithoutAStreamIsTakenToo() async throws {
    let told = try await Self.events { _ in .body(CloudFixture.answerBody) }
    #expect(told.events == [Self.expected[2]])
  }

  @Test func aRefusalBeforeTheFirstWordIsAnOrdinaryOne() async throws {
    let told = try await Self.events { _ in CloudFixture.refusal(502, "model_failed", retryAfter: 30) }
    #expect(
      told.error as? PoolError
        == .cloudAssistUnavailable(reason: "its language model did not answer", retryAfter: 30))
    #expect(told.events.isEmpty)
  }

  @Test func aModelThatFailsPartwayEndsTheStream() async throws {
    let failure = "event: error\ndata: {\"error\":{\"code\":\"model_failed\",\"message\":\"No.\"},\"retryAfter\":7}\n\n"
    let told = try await Self.events { _ in .events([Self.first, failure]) }
    #expect(told.events == [.words("On 3 ")])
    #expect(
      told.error as? PoolError == .cloudAssistUnavailable(reason: "its language model did not answer", retryAfter: 7))
    #expect(told.requests.count == 1)
  }

  /// Cut at every byte: before any words it is asked again under the same key, after that the break is told.
  @Test func aStreamThatIsCutAnywhereIsToldOrAskedAgain() async throws {
    let bytes = Array(Self.whole.utf8)
    let firstEnd = Self.first.utf8.count
    for place in stride(from: 0, to: bytes.count, by: 1) {
      let start = String(decoding: bytes[..<place], as: UTF8.self)
      let told = try await Self.events { number in number == 0 ? .cutEvents(start) : .events([Self.whole]) }
      if place < firstEnd {
        #expect(told.events == Self.expected, "cut at \(place)")
        #expect(Set(told.requests.map { $0.head["idempotency-key"] }).count == 1)
      } else if let error = told.error {
        #expect(error as? PoolError == .serviceUnreachable("The connection to the service broke."), "cut at \(place)")
        #expect(told.events == Array(Self.expected.prefix(told.events.count)))
        #expect(told.requests.count == 1)
      } else {
        Issue.record("no error for a stream cut at \(place)")
      }
    }
  }

  @Test func aStreamOfNonsenseIsToldAsSuch() async throws {
    for text in ["event: delta\ndata: nonsense\n\n", "event: answer\ndata: {}\n\n", "event: error\ndata: []\n\n"] {
      let told = try await Self.events { _ in .events([text]) }
      #expect(
        told.error as? PoolError == .serviceUnreachable("The service answered with something that makes no sense."))
    }
    let late = try await Self.events { _ in .events([Self.whole, "event: delta\ndata: {\"text\":\"more\"}\n\n"]) }
    #expect(late.events == Self.expected)
  }

  @Test func leavingAStreamEndsTheRequest() async throws {
    let test = try CloudFixture { request, _ in
      request.path == "/v1/installs"
        ? CloudFixture.registered() : .events(Array(repeating: Self.first, count: 400), pause: 10)
    }
    defer { test.service.stop() }
    for try await event in test.client.answerEvents(Self.question, categories: []) {
      #expect(event == .words("On 3 "))
      break
    }
    let task = Task { try await test.client.answer(Self.question, categories: []) }
    task.cancel()
    await #expect(throws: (any Error).self) { try await task.value }
  }

  @Test func eventsAreReadHoweverTheirBytesAreCut() throws {
    var text = "\u{FEFF}: hello\r\ndata: a\r\ndata:b\r\n\r\nevent: x\rdata: {\"é\":1}\r\rid: 3\nretry\n\n"
    text += "event: lost\n\ndata\n\n"
    let bytes = Array(text.utf8)
    let expected = [
      ServerEvent(name: "message", data: "a\nb"), ServerEvent(name: "x", data: "{\"é\":1}"),
      ServerEvent(name: "message", data: ""),
    ]
    for place in 0...bytes.count {
      var reader = EventReader()
      var events = try reader.take(Array(bytes[..<place]))
      events += try reader.take(Array(bytes[place...]))
      #expect(events == expected, "cut at \(place)")
    }
    var reader = EventReader()
    #expect(throws: ServiceFailure.tooLong) { try reader.take([UInt8](repeating: 0x61, count: 300_000)) }
  }
}
