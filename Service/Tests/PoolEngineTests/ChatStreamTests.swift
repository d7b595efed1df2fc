import Synchronization
import Testing

@testable import PoolEngine

@Suite struct ChatStreamTests {
  private func stream(_ steps: [StandInServer.Step]) async throws -> (AnswerReply?, EngineFailure?, [String]) {
    let server = try StandInServer { _, _ in steps }
    let words = Mutex<[String]>([])
    do {
      let reply = try await ChatEngine(quickSettings(server) { $0.silenceSeconds = 0.5 }).answer(flightQuestion) {
        delta in
        words.withLock { $0.append(delta) }
      }
      return (reply, nil, words.withLock { $0 })
    } catch let failure as EngineFailure {
      return (nil, failure, words.withLock { $0 })
    }
  }

  @Test func wordsComeAsTheModelWritesThem() async throws {
    let pieces = [
      #"{"declined":false,"#, #""text":"On 3 "#, #"March \u00e0 "#, #"9h\n"#, #"\ud83d"#, #"\ude00.""#,
      #","citations":["c1"]}"#,
    ]
    let found = try await stream([.streamHead] + pieces.map { .delta($0) } + StandInServer.Step.streamEnd)
    #expect(found.0 == AnswerReply(text: "On 3 March à 9h\n😀.", citations: ["c1"]))
    #expect(found.2.joined() == "On 3 March à 9h\n😀.")
  }

  @Test func aDeclinedAnswerShowsNoWords() async throws {
    let found = try await stream(
      [.streamHead, .delta(#"{"declined":true,"#), .delta(#""text":"secret","citations":[]}"#)]
        + StandInServer.Step.streamEnd)
    #expect(found.0 == .declined)
    #expect(found.2 == [])
  }

  @Test func aStreamThatIsCutFailsAfterItsWords() async throws {
    let found = try await stream([.streamHead, .delta(#"{"declined":false,"text":"On 3 March"#), .close])
    #expect(found.1 == .failed)
    #expect(found.2 == ["On 3 March"])
    let silent = try await stream([.streamHead, .delta(#"{"declined":false,"text":"On "#), .stall])
    #expect(silent.1 == .timedOut)
    #expect(silent.2 == ["On "])
  }

  @Test func anErrorWithinAStreamFails() async throws {
    let found = try await stream(
      [
        .streamHead, .delta(#"{"declined":false,"text":"On"#), .send("data: {\"error\":{\"message\":\"x\"}}\n\n"),
        .close,
      ])
    #expect(found.1 == .failed)
    #expect(found.2 == ["On"])
  }

  @Test func aServerThatDoesNotStreamIsUnderstood() async throws {
    let found = try await stream([.completion(flightAnswer)])
    #expect(found.0?.citations == ["c1"])
    #expect(found.2 == [])
  }

  @Test func aModelThatRefusesDeclines() async throws {
    let refused = try await stream(
      [.streamHead, .send("data: {\"choices\":[{\"delta\":{\"refusal\":\"No.\"}}]}\n\n")]
        + StandInServer.Step.streamEnd)
    #expect(refused.0 == .declined)
    let filtered = try await stream([.completion("", finish: "content_filter")])
    #expect(filtered.0 == .declined)
    let whole = try StandInServer { _, _ in
      [.answer(#"{"choices":[{"message":{"content":null,"refusal":"No."},"finish_reason":"stop"}]}"#)]
    }
    #expect(try await ChatEngine(quickSettings(whole)).answer(flightQuestion, onDelta: nil) == .declined)
  }

  @Test func aReaderThatLeavesEndsTheCall() async throws {
    struct Left: Error {}
    let server = try StandInServer { _, _ in
      [.streamHead, .delta(#"{"declined":false,"text":"On "#), .delta("3 March"), .stall]
    }
    let engine = try ChatEngine(quickSettings(server) { $0.concurrencyMax = 1 })
    let clock = ContinuousClock()
    let start = clock.now
    await #expect(throws: Left.self) { try await engine.answer(flightQuestion) { _ in throw Left() } }
    #expect(clock.now - start < .seconds(20))
  }

  @Test(arguments: 1..<12) func eventsAreReadHoweverTheyAreCut(_ size: Int) {
    let bytes = Array(
      ": hi\r\ndata: {\"a\":\r\ndata:1}\r\n\r\nevent: x\ndata: two\n\n\n\ndata: é\r\rid: 1\n\ndata: cut\n".utf8)
    var reader = EventStreamReader()
    var events: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      let part = Array(bytes[start..<min(bytes.count, start + size)])
      events += reader.read(part).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(events == ["{\"a\":\n1}", "two", "é"])
  }

  @Test(arguments: 0..<40) func theTextIsTheSameHoweverItIsCut(_ seed: Int) throws {
    var generator = SeededGenerator(UInt64(seed))
    let letters = ["a", "é", "日", "😀", "\"", "\\", "\n", "\t", "{", "}", ":", ",", "text", "/", "\u{7F}", "[", "]"]
    let text = (0..<40).compactMap { _ in letters.randomElement(using: &generator) }.joined()
    let object = JSONValue.object(
      JSONObject([
        ("x", .array([.string("text"), .object(JSONObject([("text", .string("no"))]))])), ("declined", .bool(false)),
        ("text", .string(text)), ("citations", .array([.string("c1")])),
      ]))
    let bytes = Array("```json\n\(object.text)\n```".utf8)
    var reader = AnswerTextReader()
    var read = ""
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Int.random(in: 1...9, using: &generator))
      read += reader.read(Array(bytes[start..<end]))
      start = end
    }
    #expect(read == text)
  }

  @Test func theBreakerLetsOneTryThrough() {
    var breaker = ChatBreaker(failureMax: 2, seconds: 10)
    var said: [Double?] = [breaker.wait(at: 0)]
    breaker.fail(at: 0)
    said.append(breaker.wait(at: 1))
    breaker.fail(at: 1)
    said += [breaker.wait(at: 2), breaker.wait(at: 11), breaker.wait(at: 11)]
    breaker.fail(at: 12)
    said += [breaker.wait(at: 13), breaker.wait(at: 22)]
    breaker.forget(at: 22)
    said.append(breaker.wait(at: 22))
    breaker.succeed()
    said += [breaker.wait(at: 22), breaker.wait(at: 22)]
    #expect(said == [nil, nil, 9, nil, 10, 9, nil, nil, nil, nil])
  }
}
