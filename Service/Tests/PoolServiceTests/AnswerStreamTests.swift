import Foundation
import PoolEngine
import PoolHTTP
import PoolService
import PoolServiceStore
import Testing

@Suite(.serialized) struct AnswerStreamTests {
  private let body = #"{"question":"When?","context":[{"ref":"c1","excerpt":"On 3 March."}]}"#
  private let accept = ["Accept": "text/event-stream"]

  private func open(_ node: Node) throws -> RawClient {
    let client = try RawClient(port: node.server.port, receiveSeconds: 20)
    client.send(node.text("POST", "/v1/assist/answer", body, accept))
    return client
  }

  /// Units charged once nothing is set aside any more.
  private func settled(_ node: Node) async throws -> Int {
    #expect(await (try? eventually { try await node.usage().unitsReserved == 0 }) == true, "units stay set aside")
    return try await node.usage().unitsCharged
  }

  @Test func wordsComeAsTheyAreMadeAndThenTheWholeAnswer() async throws {
    let engine = ScriptedEngine([.say("On 3"), .gate, .say(" March.")])
    try await withNode(engine: engine) { node in
      try await node.register()
      let client = try open(node)
      let head = try #require(await client.read(through: "\r\n\r\n"))
      #expect(head.hasPrefix("HTTP/1.1 200") && head.contains("Content-Type: text/event-stream"))
      #expect(await client.read(through: "event: delta\ndata: {\"text\":\"On 3\"}\n\n") != nil)
      #expect(try await node.usage().unitsCharged == 0, "charged before the answer")
      engine.open()
      #expect(await client.read(through: "event: delta\ndata: {\"text\":\" March.\"}\n\n") != nil)
      let answer =
        #"event: answer"# + "\n"
        + #"data: {"answer":{"citations":["c1"],"declined":false,"text":"The whole answer."},"#
        + #""units":{"charged":10,"remaining":9990}}"# + "\n\n"
      #expect(await client.read(through: answer) != nil)
      #expect(await client.read(through: "\r\n0\r\n\r\n") != nil, "the stream is whole")
      #expect(try await settled(node) == 10)
    }
  }

  @Test(arguments: [
    (EngineFailure.failed, 502, "model_failed"), (.unavailable(retryAfter: 30), 503, "model_unavailable"),
    (.timedOut, 504, "model_timeout"),
  ])
  func failureBeforeTheFirstWordIsAnOrdinaryRefusal(
    failure: EngineFailure, status: Int, code: String
  ) async throws {
    try await withNode(engine: ScriptedEngine([.fail(failure)])) { node in
      try await node.register()
      for headers in [accept, [:]] {
        let response = try await node.post("/v1/assist/answer", body, headers)
        #expect(response.status == status && response.code == code)
        #expect(response.header("Content-Type") == "application/json")
      }
      #expect(try await settled(node) == 0)
    }
  }

  @Test func failurePartwayIsTheLastEventAndCostsNothing() async throws {
    try await withNode(engine: ScriptedEngine([.say("On"), .fail(.failed)])) { node in
      try await node.register()
      let response = try await open(node).response()
      #expect(response.isWhole && response.text.hasPrefix("event: delta\ndata: {\"text\":\"On\"}\n\nevent: error\n"))
      #expect(response.text.contains(#""code":"model_failed""#) && response.text.contains(#""retryAfter":30"#))
      #expect(!response.text.contains("event: answer"))
      #expect(try await settled(node) == 0)
    }
  }

  @Test func leavingBeforeTheFirstWordCostsNothingAndEndsTheModelsWork() async throws {
    let engine = ScriptedEngine([.gate])
    try await withNode(engine: engine) { node in
      try await node.register()
      let client = try open(node)
      #expect(await eventually { engine.calls == 1 })
      client.reset()
      #expect(try await settled(node) == 0)
      #expect(await eventually { node.server.requestsUnderWay == 0 })
    }
  }

  @Test func leavingAfterTheFirstWordKeepsTheCharge() async throws {
    let engine = ScriptedEngine([.say("On"), .gate])
    try await withNode(engine: engine) { node in
      try await node.register()
      let client = try open(node)
      #expect(await client.read(through: "\"On\"}\n\n") != nil)
      // The words are counted as arrived once the connection has taken them.
      try await Task.sleep(for: .milliseconds(200))
      client.reset()
      #expect(try await settled(node) == 10)
      #expect(await eventually { node.server.requestsUnderWay == 0 })
    }
  }

  @Test func leavingAfterTheAnswerKeepsTheCharge() async throws {
    try await withNode(engine: ScriptedEngine([.say("On")])) { node in
      try await node.register()
      let client = try open(node)
      #expect(await client.read(through: "event: answer") != nil)
      client.reset()
      #expect(try await settled(node) == 10)
    }
  }

  @Test func answerWithoutWordsBeforeItIsSentAndCharged() async throws {
    try await withNode(engine: ScriptedEngine()) { node in
      try await node.register()
      let response = try await open(node).response()
      #expect(response.isWhole && response.text.contains("event: answer") && !response.text.contains("event: delta"))
      #expect(try await settled(node) == 10)
    }
  }

  @Test func silenceIsFilledWithComments() async throws {
    let engine = ScriptedEngine([.say("On"), .gate])
    try await withNode(engine: engine, service: { $0.keepAliveSeconds = 0.05 }) { node in
      try await node.register()
      let client = try open(node)
      #expect(await client.read(through: "\"On\"}\n\n") != nil)
      for _ in 0..<3 { #expect(await client.read(through: ": keep-alive\n\n") != nil) }
      engine.open()
      #expect(await client.read(through: "event: answer") != nil)
    }
  }

  @Test func modelThatNeverStopsIsCutWithinBounds() async throws {
    let words = (0..<2_000).map { _ in ScriptedEngine.Step.say(String(repeating: "word ", count: 20)) }
    try await withNode(engine: ScriptedEngine(words)) { node in
      try await node.register()
      let response = try await open(node).response()
      #expect(response.text.contains(#""code":"model_failed""#))
      #expect(response.body.count < 200_000)
      #expect(try await settled(node) == 0)
    }
  }

  @Test func refusalsAreOrdinaryJSONThoughAStreamWasAskedFor() async throws {
    try await withNode(settings: { $0.liveQuota.units = 9 }) { node in
      let unknown = try await node.post("/v1/assist/answer", body, accept)
      #expect(unknown.status == 409 && unknown.code == "install_unknown")
      try await node.register()
      let spent = try await node.post("/v1/assist/answer", body, accept)
      #expect(spent.status == 429 && spent.code == "quota_exceeded" && spent.header("Retry-After") != nil)
    }
  }
}
