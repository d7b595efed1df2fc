import Foundation
import PoolAnswer
import PoolDeriveChat
import PoolLibrary
import PoolTypes
import Testing

@testable import PoolKit

#if Vips && Codes && Onnx
  import PoolDrawing
#endif

/// Questions over screens and what else a library holds, worded by a stand-in for a language model.
@Suite(.timeLimit(.minutes(20))) struct QuestionAnsweringTests {
  /// What became of the questions.
  private struct Outcome {
    var found = 0
    var misses: [String] = []
    var wrong: [String] = []
  }

  @Test func theRightCaptureIsCitedAndWhatIsNotThereIsNotFound() async throws {
    let server = try WordingServer.start()
    defer { server.stop() }
    let test = try await TemporaryClient(
      QuestionLibrary.library,
      { $0.languageModel = try? ChatCompletionsModel(baseURL: "\(server.address)/v1", model: "stand-in") })
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    try await check("rows", test.client, grant)
  }

  #if Vips && Codes && Onnx
    /// Without models there is nobody to read a picture.
    static let models: URL? = {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let given = ProcessInfo.processInfo.environment["POOL_MODELS"].map { URL(filePath: $0) }
      let folder = given ?? root.appending(path: "models")
      return FileManager.default.fileExists(atPath: folder.appending(path: "manifest.json").path) ? folder : nil
    }()

    /// Reading them takes minutes of a processor.
    static let readsDrawn = ProcessInfo.processInfo.environment["POOL_QUESTIONS"] == "drawn"

    /// The same screens, drawn and read by the readers that the app has.
    @Test(
      .enabled(if: models != nil, "no models folder: set POOL_MODELS or run Tools/prepare-models"),
      .enabled(if: readsDrawn, "set POOL_QUESTIONS=drawn"))
    func drawnScreensThatAreReadAnswerToo() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "pool-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let pictures = folder.appending(path: "pictures")
      try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
      for screen in QuestionLibrary.screens {
        var canvas = try #require(Canvas(width: 720, height: 960, colour: (250, 250, 250)))
        for (row, line) in screen.lines.enumerated() {
          canvas.draw(line, font: "DejaVu Sans", size: 24, x: 50, y: 90 + row * 110, colour: (20, 20, 20))
        }
        let isWritten = canvas.write(png: pictures.appending(path: screen.path).path)
        try #require(isWritten)
      }
      let server = try WordingServer.start()
      defer { server.stop() }
      var configuration = PoolConfiguration(
        library: FolderLibrary(pictures), storage: folder.appending(path: "store"), models: Self.models)
      configuration.sources = Set(SourceKind.allCases)
      configuration.firstOptions.window = .everything
      configuration.startsByItself = false
      configuration.consent = TemporaryClient.Willing()
      configuration.languageModel = try ChatCompletionsModel(baseURL: "\(server.address)/v1", model: "stand-in")
      let client = try await PoolClient.open(configuration: configuration)
      let grant = try await client.authorization.requestAccess(
        AccessRequest(
          sources: Set(SourceKind.allCases), data: Set(DataCategory.allCases),
          operations: Set(GrantOperation.allCases), purpose: "test"))
      try await client.sources.indexNow()
      try await check("drawn", client, grant)
    }
  #endif

  private func check(_ name: String, _ client: PoolClient, _ grant: Grant) async throws {
    let screens = QuestionLibrary.screens
    let outcome = try await outcome(client, grant)
    let right = screens.count - outcome.misses.count
    let silent = QuestionLibrary.unanswered.count - outcome.wrong.count
    let rows = [
      ("with an answer", screens.count, right), ("  among the entries", screens.count, outcome.found),
      ("without one", QuestionLibrary.unanswered.count, silent),
    ].map { label, count, right in
      let share = String(format: "%.1f", Double(right) / Double(max(1, count)) * 100)
      return label.padding(toLength: 22, withPad: " ", startingAt: 0) + "\(count)  \(right)  \(share) %"
    }
    let misses = (outcome.misses + outcome.wrong).map { "miss: \($0)" }
    print((["questions: \(name)"] + rows + misses).joined(separator: "\n"))
    #expect(screens.count >= 60)
    #expect(Set(screens.map(\.question)).count == screens.count)
    #expect(Double(right) >= 0.9 * Double(screens.count))
    #expect(Double(silent) >= 0.95 * Double(QuestionLibrary.unanswered.count))
  }

  private func outcome(_ client: PoolClient, _ grant: Grant) async throws -> Outcome {
    let assist = client.assist
    let scope = try assist.gate.scope(of: grant.id, for: [.ask])
    func paths(_ ids: [CaptureID]) async throws -> [String] {
      var paths: [String] = []
      for id in ids {
        if let path = try await client.context.capture(id, using: grant)?.path { paths.append(path) }
      }
      return paths
    }
    var outcome = Outcome()
    for screen in QuestionLibrary.screens {
      let entries = try assist.engine().assistEntries(
        for: screen.question, today: assist.wallClock, scope: scope, passes: assist.passes,
        reference: { UUID().uuidString })
      let sent = try await paths(entries.flatMap(\.captures))
      if sent.contains(screen.path) { outcome.found += 1 }
      let cited = try await paths(try await assist.ask(screen.question, using: grant).citations)
      guard !cited.contains(screen.path) else { continue }
      let place = sent.firstIndex(of: screen.path) ?? -1
      outcome.misses.append("\(screen.question) -> \(cited), not \(screen.path), place \(place) of \(sent.count)")
    }
    for question in QuestionLibrary.unanswered {
      let answer = try await assist.ask(question, using: grant)
      if let text = answer.text { outcome.wrong.append("\(question) -> \(text.replacing("\n", with: " / "))") }
    }
    return outcome
  }
}
