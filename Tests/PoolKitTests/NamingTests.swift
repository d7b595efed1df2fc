import Foundation
import PoolTesting
import PoolTypes
import Synchronization
import Testing

@testable import PoolKit
@testable import PoolStore

/// Answers as told and remembers what it was asked.
private final class ToldModel: LanguageModel {
  let id: String
  let isOnThisMachine = true
  private let state = Mutex<[String]>([])
  private let answer: @Sendable (String) throws -> String

  init(_ id: String = "told/1", answer: @escaping @Sendable (String) throws -> String) {
    self.id = id
    self.answer = answer
  }

  var prompts: [String] { state.withLock { $0 } }

  func complete(system: String, prompt: String, schema: String, maximumTokens: Int) async throws -> String {
    state.withLock { $0.append(prompt) }
    return try answer(prompt)
  }

  /// Names the book in each capture that has one.
  static func books(_ id: String = "told/1") -> ToldModel {
    ToldModel(id) { prompt in
      let start = prompt.range(of: "[{")?.lowerBound ?? prompt.startIndex
      let end = prompt.range(of: "}]", options: .backwards)?.upperBound ?? prompt.endIndex
      let list = (try JSONSerialization.jsonObject(with: Data(prompt[start..<end].utf8)) as? [[String: Any]]) ?? []
      let answers = list.map { capture -> String in
        let lines = capture["text"] as? [String] ?? []
        let things = lines.filter { $0.hasPrefix("Book ") }.map {
          #"{"kind":"book","name":"\#($0.dropFirst(5))","confidence":0.9}"#
        }
        return #"{"n":\#(capture["n"] ?? 0),"things":[\#(things.joined(separator: ","))]}"#
      }
      return #"{"captures":[\#(answers.joined(separator: ","))]}"#
    }
  }
}

@Suite(.timeLimit(.minutes(5))) struct NamingTests {
  private func library() -> SimulatedLibrary {
    SimulatedLibrary([
      .init("1.jpg", instant: 1_690_000_001, text: ["Book Walden", "a shelf"]),
      .init("2.jpg", instant: 1_690_000_002, text: ["Book Walden", "another shelf"]),
      .init("3.jpg", instant: 1_690_000_003, text: ["nothing here"]),
      .init("held.jpg", instant: 1_690_000_004, text: ["Patient", "Book kalanchoe-7f3a91c2d4e8"]),
    ])
  }

  @Test func thingsComeWithTheCapturesThatProveThem() async throws {
    let model = ToldModel.books()
    let test = try await TemporaryClient(
      library(), gate: WordGate(version: "w/1", word: "Patient"), { $0.languageModel = model })
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    #expect(try await test.client.context.things(using: grant).isEmpty)
    let report = try #require(await test.client.sources.nameThings())
    #expect(report.isComplete)
    #expect(report.looked == 3)
    #expect(report.named == 2)
    let things = try await test.client.context.things(using: grant)
    #expect(things.map(\.value) == [Thing(kind: .book, name: "Walden", confidence: 0.9)])
    #expect(things.first?.captureCount == 2)
    #expect(try await test.client.context.facets(using: grant).thingKinds == [.init(value: "book", captures: 2)])
    // What is held back is told to no model.
    #expect(!model.prompts.isEmpty)
    #expect(model.prompts.allSatisfy { !$0.contains("kalanchoe") && !$0.contains("Patient") })
  }

  @Test func aCaptureIsShownOncePerEvidenceAndModel() async throws {
    let library = library()
    let model = ToldModel.books()
    let test = try await TemporaryClient(library, { $0.languageModel = model })
    try await test.grant()
    try await test.client.sources.indexNow()
    await test.client.sources.nameThings()
    let asked = model.prompts.count
    #expect(await test.client.sources.nameThings()?.looked == 0)
    #expect(model.prompts.count == asked)
    library.put(.init("3.jpg", instant: 1_690_000_003, text: ["Book Emma"]))
    try await test.client.sources.indexNow()
    #expect(await test.client.sources.nameThings()?.looked == 1)

    // Another gate judges again, and what the model would be told is the same.
    let judged = ToldModel.books()
    let again = try await TemporaryClient(
      library, folder: test.folder, gate: WordGate(version: "w/2", word: nil), { $0.languageModel = judged })
    try await again.client.sources.indexNow()
    #expect(await again.client.sources.nameThings()?.looked == 0)
    #expect(judged.prompts.isEmpty)

    let other = ToldModel.books("told/2")
    let last = try await TemporaryClient(
      library, folder: test.folder, gate: WordGate(version: "w/2", word: nil), { $0.languageModel = other })
    defer { last.discard() }
    #expect(await last.client.sources.nameThings()?.looked == 4)
  }

  @Test func withoutAModelOrAGrantNothingIsNamedAndNothingWaits() async throws {
    let model = ToldModel.books()
    let test = try await TemporaryClient(library(), { $0.languageModel = model })
    defer { test.discard() }
    try await test.grant(data: [.evidence])
    try await test.client.sources.indexNow()
    #expect(await test.client.sources.nameThings() == nil)
    #expect(model.prompts.isEmpty)
    let bare = try await TemporaryClient(library())
    defer { bare.discard() }
    let grant = try await bare.grant()
    try await bare.client.sources.indexNow()
    #expect(await bare.client.sources.nameThings() == nil)
    #expect(try await bare.client.context.things(using: grant).isEmpty)
    #expect(try await bare.paths(grant).count == 4)
  }

  @Test func aModelThatIsAwayIsSaidAndTriedAgain() async throws {
    let test = try await TemporaryClient(
      library(),
      { $0.languageModel = ToldModel { _ in throw LanguageModelError.unavailable("its server is not there") } })
    defer { test.discard() }
    try await test.grant()
    try await test.client.sources.indexNow()
    let report = try #require(await test.client.sources.nameThings())
    #expect(report.reason == "its server is not there")
    #expect(!report.isComplete)
    #expect(await test.client.sources.status.detail.waitingFor == [.textModel])
    #expect(await test.client.sources.status.phase == .idle)
  }

  @Test func takingThingsBackDeletesThem() async throws {
    let test = try await TemporaryClient(library(), { $0.languageModel = ToldModel.books() })
    defer { test.discard() }
    let things = try await test.grant(data: [.things])
    try await test.grant(data: [.evidence])
    try await test.client.sources.indexNow()
    await test.client.sources.nameThings()
    #expect(try await test.client.context.things(using: things).count == 2)
    try await test.client.authorization.revoke(things)
    try await test.client.sources.indexNow()
    let left = try await test.client.sources.store.read { connection in
      try connection.number("SELECT count(*) FROM derived WHERE class = 'thing'")
        + connection.number("SELECT count(*) FROM seen WHERE kind IN ('thing', 'thingKind')")
    }
    #expect(left == 0)
  }

  /// What no rules of today have let pass is told to no model.
  @Test func whatIsNotJudgedIsNotShown() async throws {
    let library = library()
    let first = try await TemporaryClient(library, gate: WordGate(version: "w/1", word: nil))
    try await first.grant()
    try await first.client.sources.indexNow()
    let model = ToldModel.books()
    let test = try await TemporaryClient(
      library, folder: first.folder, gate: WordGate(version: "w/2", word: "Patient"), { $0.languageModel = model })
    defer { test.discard() }
    #expect(await test.client.sources.nameThings()?.looked == 0)
    #expect(model.prompts.isEmpty)
    try await test.client.sources.indexNow()
    #expect(await test.client.sources.nameThings()?.looked == 3)
    #expect(model.prompts.allSatisfy { !$0.contains("kalanchoe") })
  }

  /// The same picture read by other readers keeps its names and is not asked about again.
  @Test func readingAgainKeepsWhatWasNamed() async throws {
    let library = library()
    let first = try await TemporaryClient(library, { $0.languageModel = ToldModel.books() })
    let grant = try await first.grant()
    try await first.client.sources.indexNow()
    await first.client.sources.nameThings()
    let model = ToldModel.books()
    let test = try await TemporaryClient(
      library, folder: first.folder, version: "simulated/2", { $0.languageModel = model })
    defer { test.discard() }
    try await test.client.sources.indexNow()
    #expect(try await test.client.context.things(using: grant).count == 2)
    #expect(await test.client.sources.nameThings()?.looked == 0)
    #expect(model.prompts.isEmpty)
  }
}
