import PoolWire
import Testing

@Suite struct WireCodingTests {
  private func fault<Body: WireRequest>(_ type: Body.Type, _ text: String) -> WireFault? {
    do {
      _ = try WireCoding.request(type, from: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func requestsComeBackAsTheyWent() throws {
    let name = NameThingsRequest(
      items: [
        .init(ref: "a-1", text: "é\u{1F600}/", labels: ["plate"], date: "2026-03-01", locale: "pt_PT"), .init(ref: "b"),
      ])
    #expect(try WireCoding.request(NameThingsRequest.self, from: WireCoding.bytes(name)) == name)
    let profile = FillProfileRequest(
      schema: .object(["type": .string("object"), "minimum": .number(0.5), "maxItems": .integer(3), "x": .null]),
      context: [.init(ref: "c", kind: "event", name: "n", excerpt: "e", date: "2026-03-01T10:00:00Z")])
    #expect(try WireCoding.request(FillProfileRequest.self, from: WireCoding.bytes(profile)) == profile)
  }

  @Test func absentFieldsAreNotWritten() throws {
    let response = RegisterInstallResponse(
      installId: "i", key: .init(kind: "live", expiresAt: nil), cloudAssist: .init(enabled: true, unitsRemaining: 1),
      attestation: .init(mode: "off"))
    let text = String(decoding: try WireCoding.bytes(response), as: UTF8.self)
    #expect(
      text
        == #"{"attestation":{"mode":"off"},"cloudAssist":{"enabled":true,"unitsRemaining":1},"installId":"i","#
        + #""key":{"kind":"live"}}"#)
  }

  @Test func unknownFieldsAreIgnoredButForRunReports() {
    #expect(fault(AnswerQuestionRequest.self, #"{"question":"q","context":[],"more":{"a":[1]}}"#) == nil)
    #expect(fault(RunReport.self, #"{"more":1}"#) == .unknownField)
  }

  @Test(arguments: [
    ("{", WireFault.notJSON), ("", .notJSON), ("{\"question\":\"\u{1}\"}", .notJSON),
    ("[]", .field("body", "has to be an object")),
    (#"{"question":1,"context":[]}"#, .field("question", "has to be of another type")),
    (#"{"question":null,"context":[]}"#, .field("question", "may not be null")),
    (#"{"question":"q"}"#, .field("context", "is missing")),
    (#"{"question":"q","context":[{"ref":"a"},{"kind":"k"}]}"#, .field("context[1].ref", "is missing")),
  ])
  func faultsNameTheField(text: String, expected: WireFault) {
    #expect(fault(AnswerQuestionRequest.self, text) == expected)
  }

  @Test func limitsHoldExactly() {
    func question(_ count: Int) -> WireFault? {
      do {
        try AnswerQuestionRequest(question: String(repeating: "é", count: count), context: []).check()
        return nil
      } catch { return error }
    }
    #expect(question(1) == nil && question(1_000) == nil)
    #expect(question(0) != nil && question(1_001) != nil)
    func context(_ count: Int) -> WireFault? {
      do {
        try AnswerQuestionRequest(question: "q", context: (0..<count).map { .init(ref: "r\($0)") }).check()
        return nil
      } catch { return error }
    }
    #expect(context(40) == nil && context(41) == .field("context", "has to have 0 to 40 entries"))
    func items(_ count: Int) -> WireFault? {
      do {
        try JudgeCapturesRequest(rule: "r", items: (0..<count).map { .init(ref: "r\($0)", text: "t") }).check()
        return nil
      } catch { return error }
    }
    #expect(items(0) != nil && items(1) == nil && items(24) == nil && items(25) != nil)
  }

  @Test func referencesAreShortPlainAndDistinct() {
    #expect(WireName.isReference("a") && WireName.isReference(String(repeating: "Z", count: 64)))
    #expect(!WireName.isReference("") && !WireName.isReference(String(repeating: "Z", count: 65)))
    #expect(!WireName.isReference("a b") && !WireName.isReference("é") && !WireName.isReference("a\n"))
    #expect(WireName.isInstallID("12345678") && !WireName.isInstallID("1234567"))
  }

  @Test func deepAndHostileJSONIsRefusedAndNeverTraps() {
    let deep = String(repeating: "[", count: 200_000)
    #expect(fault(FillProfileRequest.self, #"{"context":[],"schema":"# + deep) != nil)
    var state: UInt64 = 88_172_645_463_325_252
    let alphabet = Array(#"{}[]",:0123456789.eE+-nulltruefalse\uD8 refquestioncontext"#.utf8)
    for _ in 0..<3_000 {
      var bytes: [UInt8] = []
      for _ in 0..<40 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        bytes.append(alphabet[Int(state % UInt64(alphabet.count))])
      }
      #expect(throws: WireFault.self) { try WireCoding.request(JudgeCapturesRequest.self, from: bytes) }
    }
  }
}
