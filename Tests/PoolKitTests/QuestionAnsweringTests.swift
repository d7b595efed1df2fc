import Foundation
import PoolAnswer
import PoolDeriveChat
import PoolTypes
import Testing

@testable import PoolKit

/// Questions over drawn screens and what else a library holds, worded by a stand-in for a language model.
@Suite(.timeLimit(.minutes(5))) struct QuestionAnsweringTests {
  @Test func theRightCaptureIsCitedAndWhatIsNotThereIsNotFound() async throws {
    let server = try WordingServer.start()
    defer { server.stop() }
    let test = try await TemporaryClient(
      QuestionLibrary.library,
      { $0.languageModel = try? ChatCompletionsModel(baseURL: "\(server.address)/v1", model: "stand-in") })
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    let assist = test.client.assist

    let screens = QuestionLibrary.screens
    var misses: [String] = []
    var found = 0
    let scope = try assist.gate.scope(of: grant.id, for: [.ask])
    for screen in screens {
      let answer = try await assist.ask(screen.question, using: grant)
      let entries = try assist.engine().assistEntries(
        for: screen.question, today: assist.wallClock, scope: scope, passes: assist.passes,
        reference: { UUID().uuidString })
      var sent: [String] = []
      for id in entries.flatMap(\.captures) {
        if let path = try await test.client.context.capture(id, using: grant)?.path { sent.append(path) }
      }
      if sent.contains(screen.path) { found += 1 }
      var paths: [String] = []
      for id in answer.citations {
        if let path = try await test.client.context.capture(id, using: grant)?.path { paths.append(path) }
      }
      if !paths.contains(screen.path) {
        let place = sent.firstIndex(of: screen.path) ?? -1
        misses.append("\(screen.question) -> \(paths), not \(screen.path), place \(place) of \(sent.count)")
      }
    }
    var wrong: [String] = []
    for question in QuestionLibrary.unanswered {
      let answer = try await assist.ask(question, using: grant)
      if let text = answer.text { wrong.append("\(question) -> \(text.replacing("\n", with: " / "))") }
    }
    let right = screens.count - misses.count
    let silent = QuestionLibrary.unanswered.count - wrong.count
    let table = """
      questions                 count  right  share
      with an answer            \(screens.count)     \(right)     \(Self.share(right, screens.count))
      among the entries         \(screens.count)     \(found)     \(Self.share(found, screens.count))
      without one               \(QuestionLibrary.unanswered.count)     \(silent)     \
      \(Self.share(silent, QuestionLibrary.unanswered.count))
      """
    print(([table] + (misses + wrong).map { "miss: \($0)" }).joined(separator: "\n"))
    #expect(screens.count >= 60)
    #expect(Set(screens.map(\.question)).count == screens.count)
    #expect(Double(right) >= 0.9 * Double(screens.count))
    #expect(Double(silent) >= 0.95 * Double(QuestionLibrary.unanswered.count))
  }

  private static func share(_ part: Int, _ whole: Int) -> String {
    "\((Double(part) / Double(max(1, whole)) * 100).rounded()) %"
  }
}
