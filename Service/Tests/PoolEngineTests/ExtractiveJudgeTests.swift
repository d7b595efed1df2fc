import PoolEngine
import Testing

@Suite struct ExtractiveJudgeTests {
  private func judge(_ rule: String, _ item: CaptureText) async throws -> Judgement {
    let request = JudgeRequest(rule: rule, items: [item])
    let reply = try await Assist(engine: ExtractiveEngine()).judge(request)
    #expect(reply.retryAfterSeconds == nil)
    return try #require(reply.results.first)
  }

  private let receipt = CaptureText(
    ref: "a", text: "Trattoria Roma\nTable 4\nPasta 12.50\nTOTAL 34.80 EUR\nVAT 10%", labels: ["paper"])
  private let settings = CaptureText(
    ref: "b", text: "Settings\nNotifications\nBluetooth\nBattery 34%\nAirplane mode\nAllow notifications")

  @Test func whatTheRuleDescribesIsAMember() async throws {
    #expect(try await judge("receipts from restaurants", receipt).member)
    #expect(try await judge("Quittungen aus Restaurants", receipt).member)
    #expect(try await judge("recipes", CaptureText(ref: "a", labels: ["recipe"])).member)
    #expect(
      try await judge("books I want to read", CaptureText(ref: "a", text: "novel", things: ["The Sea book"])).belongs
        < 0.7)
    #expect(try await judge("books", CaptureText(ref: "a", text: "The Sea, a novel by Ada North")).member)
  }

  @Test func whatItDoesNotDescribeIsNone() async throws {
    #expect(try await !judge("recipes", receipt).member)
    #expect(try await !judge("receipts from restaurants", settings).member)
    #expect(try await !judge("receipts but not from restaurants", receipt).member)
  }

  @Test func chromeIsIncidental() async throws {
    #expect(try await judge("anything", settings).incidental >= 0.45)
    #expect(try await judge("receipts", receipt).incidental < 0.1)
  }

  @Test func thinTextIsInsufficient() async throws {
    #expect(try await judge("receipts", CaptureText(ref: "a", text: "7")).insufficient > 0.5)
    #expect(try await judge("receipts", receipt).insufficient < 0.1)
  }

  @Test func aRuleAboutASensitiveTopicIsRefusedBeforeAnythingIsRead() async throws {
    for rule in ["photos of children", "medical records", "Kontoauszüge", "字幕 and 密码", "voting ballots"] {
      await #expect(throws: AssistRefusal.ruleNotAllowed) {
        try await Assist(engine: RefusingEngine()).judge(JudgeRequest(rule: rule, items: [receipt]))
      }
    }
  }
}
