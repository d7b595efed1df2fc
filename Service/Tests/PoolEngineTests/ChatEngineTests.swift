import Foundation
import PoolEngine
import Testing

/// Settings that do not make a test wait.
func quickSettings(_ server: StandInServer, _ change: (inout ChatSettings) -> Void = { _ in }) -> ChatSettings {
  var settings = ChatSettings(baseAddress: server.baseAddress, model: "model-1", key: "secret-key")
  settings.retrySeconds = 0.01
  settings.silenceSeconds = 30
  change(&settings)
  return settings
}

let flightQuestion = AnswerRequest(
  question: "When is my flight?", context: [ContextEntry(ref: "c1", name: "Flight", excerpt: "3 March 09:40")])

let flightAnswer = #"{"declined":false,"text":"On 3 March at 09:40.","citations":["c1"]}"#

@Suite struct ChatEngineTests {
  @Test func aWholeAnswerIsTaken() async throws {
    let server = try StandInServer { _, _ in [.completion(flightAnswer)] }
    let reply = try await ChatEngine(quickSettings(server)).answer(flightQuestion, onDelta: nil)
    #expect(reply == AnswerReply(text: "On 3 March at 09:40.", citations: ["c1"]))
    let request = try #require(server.requests.first)
    #expect(request.head.hasPrefix("POST /v1/chat/completions HTTP/1.1"))
    #expect(request.head.contains("Authorization: Bearer secret-key"))
    let body = try #require(try JSONValue(parsing: request.body).object)
    #expect(body["model"] == .string("model-1"))
    #expect(body["stream"] == nil)
    #expect(body["response_format"]?.object?["type"] == .string("json_schema"))
    let data = try #require(body["messages"]?.array?.last?.object?["content"]?.string)
    #expect(try JSONValue(parsing: data).object?["question"] == .string("When is my flight?"))
  }

  @Test func withoutAKeyNoneIsSent() async throws {
    let server = try StandInServer { _, _ in [.completion(flightAnswer)] }
    _ = try await ChatEngine(quickSettings(server) { $0.key = nil }).answer(flightQuestion, onDelta: nil)
    #expect(server.requests.first?.head.lowercased().contains("authorization") == false)
  }

  @Test func aConnectionIsUsedAgain() async throws {
    let server = try StandInServer { _, _ in [.completion(flightAnswer)] }
    let engine = try ChatEngine(quickSettings(server))
    for _ in 0..<5 { _ = try await engine.answer(flightQuestion, onDelta: nil) }
    #expect(server.connections == 1)
    #expect(server.requests.count == 5)
  }

  @Test func aServerWithoutSchemasIsAskedForAnObjectAndThatIsRemembered() async throws {
    let server = try StandInServer { _, request in
      request.body.contains("json_schema")
        ? [.answer(#"{"error":{"message":"unknown response_format"}}"#, status: 400)] : [.completion(flightAnswer)]
    }
    let engine = try ChatEngine(quickSettings(server))
    for _ in 0..<2 { #expect(try await engine.answer(flightQuestion, onDelta: nil).citations == ["c1"]) }
    let forms = try server.requests.map { request in
      try JSONValue(parsing: request.body).object?["response_format"]?.object?["type"]?.string
    }
    #expect(forms == ["json_schema", "json_schema", "json_object", "json_object"])
  }

  @Test func aServerWithoutFormsIsAskedInWords() async throws {
    let server = try StandInServer { _, request in
      request.body.contains("response_format")
        ? [.answer("{}", status: 422)] : [.completion("Here it is:\n```json\n\(flightAnswer)\n```")]
    }
    #expect(try await ChatEngine(quickSettings(server)).answer(flightQuestion, onDelta: nil).citations == ["c1"])
  }

  @Test func capturesAreNamedEightACall() async throws {
    let server = try StandInServer { _, request in
      let refs = (0..<20).map { "r\($0)" }.filter { request.body.contains("\\\"\($0)\\\"") }
      let things = refs.map {
        #"{"ref":"\#($0)","kind":"book","name":"Book \#($0)","confidence":0.9,"#
          + #""attributes":[{"name":"by","value":"A"}]}"#
      }
      return [.completion(#"{"things":[\#(things.joined(separator: ","))]}"#)]
    }
    let items = (0..<20).map { CaptureText(ref: "r\($0)", text: "text") }
    let reply = try await Assist(engine: ChatEngine(quickSettings(server))).nameThings(NameRequest(items: items))
    #expect(reply.things.map(\.name) == items.map { "Book \($0.ref)" })
    #expect(reply.things.first?.attributes == ["by": "A"])
    #expect(reply.reached.count == 20)
    #expect(server.requests.count == 3)
  }

  @Test func capturesOfACallThatFailedAreNotReached() async throws {
    let server = try StandInServer { _, request in
      guard !request.body.contains("\\\"r9\\\"") else { return [.answer("{}", status: 500)] }
      let refs = (0..<20).map { "r\($0)" }.filter { request.body.contains("\\\"\($0)\\\"") }
      let results = refs.map { #"{"ref":"\#($0)","belongs":0.9,"incidental":0.1,"insufficient":0}"# }
      return [.completion(#"{"results":[\#(results.joined(separator: ","))]}"#)]
    }
    let items = (0..<20).map { CaptureText(ref: "r\($0)", text: "text") }
    let request = JudgeRequest(rule: "receipts", items: items)
    let reply = try await Assist(engine: ChatEngine(quickSettings(server))).judge(request)
    #expect(reply.results.map(\.ref) == (Array(0..<8) + Array(16..<20)).map { "r\($0)" })
    #expect(reply.retryAfterSeconds == 20)
  }

  @Test func fieldsAreFilledWithExactValues() async throws {
    let values = #"""
      {"values":[{"field":"/size","value":"42.50","refs":["c1"]},{"field":"/year","value":"2026","refs":["c1"]},
      {"field":"/tags","value":"[\"a\",\"b\"]","refs":["c1","zz"]},{"field":"/bad","value":"\"x\"","refs":["c1"]},
      {"field":"/unknown","value":"1","refs":["c1"]}]}
      """#
    let server = try StandInServer { _, _ in [.completion(values)] }
    let schema = #"""
      {"type":"object","properties":{"size":{"type":"number"},"year":{"type":"string"},"tags":{"type":"array","items":
      {"type":"string"}},"bad":{"type":"integer"},"diet":{"type":"string"}}}
      """#
    let found = try await Assist(engine: ChatEngine(quickSettings(server))).fillProfile(
      schema: JSONValue(parsing: schema), context: [ContextEntry(ref: "c1", excerpt: "x")])
    #expect(found.profile.text == #"{"size":42.50,"year":"2026","tags":["a","b"],"bad":null,"diet":null}"#)
    #expect(found.evidence["/tags"] == ["c1"])
    #expect(found.refused.map(\.reason) == [.invalid, .sensitive])
    #expect(server.requests.first?.body.contains("/diet") == false)
  }

  @Test func wrongSettingsAreNamedWithoutTheKey() {
    let wrong: [(String, (inout ChatSettings) -> Void)] = [
      ("address", { $0.baseAddress = "file:///etc/passwd" }), ("address", { $0.baseAddress = "http://x/?a=b" }),
      ("name", { $0.model = "" }), ("key", { $0.key = "line\r\nX-Evil: 1" }), ("key", { $0.key = "" }),
      ("Times", { $0.wholeSeconds = 0 }), ("count", { $0.concurrencyMax = 0 }), ("count", { $0.retryMax = 6 }),
    ]
    for (word, change) in wrong {
      var settings = ChatSettings(baseAddress: "http://127.0.0.1:1/v1", model: "m", key: "secret-key")
      change(&settings)
      do {
        _ = try ChatEngine(settings)
        Issue.record("\(word) was taken")
      } catch {
        #expect(error.sentence.contains(word))
        #expect(!error.sentence.contains("secret"))
      }
    }
    let settings = ChatSettings(baseAddress: "http://127.0.0.1:1/v1", model: "m", key: "secret-key")
    var dumped = ""
    dump(settings, to: &dumped)
    #expect(!"\(settings) \(String(reflecting: settings)) \(dumped)".contains("secret-key"))
  }
}
