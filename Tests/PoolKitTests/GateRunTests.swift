import Foundation
import PoolDerive
import PoolTesting
import PoolTypes
import Testing

@testable import PoolKit
@testable import PoolStore

/// Holds back what says one word.
struct WordGate: PrivacyGate {
  var version: String
  /// Nil lets everything pass.
  var word: String?

  func verdict(on reading: CaptureReading, facts: CaptureFacts) -> GateVerdict {
    guard let word, reading.text.contains(where: { $0.text.contains(word) }) else { return GateVerdict() }
    return GateVerdict(kinds: [.health], rules: ["test.word"])
  }
}

/// The gate in whole runs: nothing of what it holds back is anywhere.
@Suite(.timeLimit(.minutes(5))) struct GateRunTests {
  private let secret = "kalanchoe-7f3a91c2d4e8"

  private func library() -> SimulatedLibrary {
    var held = SimulatedLibrary.Capture(
      "held.jpg", instant: 1_690_100_123, location: Coordinate(latitude: 38.711234567891, longitude: -9.136543219876),
      text: ["Patient", secret, "https://\(secret).example"], codes: ["code " + secret], labels: ["dog"])
    held.facts.title = "title " + secret
    held.facts.camera = "camera " + secret
    return SimulatedLibrary(
      [held]
        + (0..<5).map { .init("\($0).jpg", instant: 1_690_000_000 + Double($0), text: ["word \($0)"], labels: ["cat"]) }
    )
  }

  private func filesThatSay(_ secret: String, in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter {
      try Data(contentsOf: $0).range(of: Data(secret.utf8)) != nil
    }.map(\.lastPathComponent)
  }

  private func heldID(_ test: TemporaryClient) async throws -> CaptureID {
    try #require(try await test.client.sources.store.record(path: "held.jpg")).id
  }

  @Test func whatIsHeldBackIsInNoFileAndInNoAnswer() async throws {
    let test = try await TemporaryClient(library(), gate: WordGate(version: "w/1", word: "Patient"))
    defer { test.discard() }
    let grant = try await test.grant()
    let last = try await test.client.sources.indexNow()
    #expect(last.indexed == 5)
    let status = await test.client.sources.status
    #expect(status.detail.skippedSensitive["health"] == 1)
    #expect(status.detail.skipped == 1)
    #expect(status.progress == 1)
    for word in [secret, "kalanchoe"] { #expect(try filesThatSay(word, in: test.folder).isEmpty) }

    let context = test.client.context
    #expect(try await test.paths(grant).count == 5)
    #expect(try await context.search("kalanchoe", using: grant).hits.isEmpty)
    #expect(try await context.search("dog", using: grant).hits.isEmpty)
    #expect(try await context.links(using: grant).isEmpty)
    #expect(try await context.facets(using: grant).labels.map(\.value) == ["cat"])
    let id = try await heldID(test)
    let record = try #require(try await context.capture(id, using: grant))
    #expect(
      record
        == CaptureRecord(
          id: id, path: "", facts: CaptureFacts(mediaType: .photo), state: .sensitive, sensitive: .health))
    await #expect(throws: PoolError.self) { try await context.similar(to: id, using: grant) }
    // The row keeps nothing either.
    let facts = try #require(try await test.client.sources.store.record(id)).facts
    #expect(facts.date == nil && facts.size == nil && facts.location == nil && facts.title == nil)
  }

  @Test func newRulesJudgeWhatIsIndexedWithoutOpeningAFile() async throws {
    let library = library()
    let folder: URL
    do {
      let test = try await TemporaryClient(library, gate: WordGate(version: "w/1", word: nil))
      folder = test.folder
      try await test.grant()
      try await test.client.sources.indexNow()
      #expect(await test.client.sources.status.indexedAssets == 6)
      #expect(try !filesThatSay(secret, in: folder).isEmpty)
    }
    let opened = library.opened.count
    let test = try await TemporaryClient(library, folder: folder, gate: WordGate(version: "w/2", word: "Patient"))
    defer { test.discard() }
    try await test.client.sources.indexNow()
    #expect(library.opened.count == opened)
    let status = await test.client.sources.status
    #expect(status.indexedAssets == 5)
    #expect(status.detail.skippedSensitive["health"] == 1)
    #expect(try filesThatSay(secret, in: folder).isEmpty)
    #expect(try filesThatSay("kalanchoe", in: folder).isEmpty)
    // Judged once is judged.
    try await test.client.sources.indexNow()
    #expect(library.opened.count == opened)
  }

  @Test func whatOldRulesHeldIsReadAgainAndComesBackWhole() async throws {
    let library = library()
    let folder: URL
    do {
      let test = try await TemporaryClient(library, gate: WordGate(version: "w/1", word: "Patient"))
      folder = test.folder
      try await test.grant()
      try await test.client.sources.indexNow()
    }
    let test = try await TemporaryClient(library, folder: folder, gate: WordGate(version: "w/2", word: nil))
    defer { test.discard() }
    try await test.client.sources.indexNow()
    #expect(library.opened.suffix(1) == ["held.jpg"])
    let status = await test.client.sources.status
    #expect(status.indexedAssets == 6)
    #expect(status.detail.skippedSensitive["health"] == 0)
    let record = try #require(try await test.client.sources.store.record(path: "held.jpg"))
    #expect(record.facts.date?.wallClockSeconds == 1_690_100_123)
    #expect(record.facts.title == "title " + secret)
    #expect(record.reading?.text.count == 3)
  }

  /// Without the words that told, it would pass.
  @Test func whatAMissingReaderHeldStaysHeld() async throws {
    let library = library()
    let folder: URL
    do {
      let test = try await TemporaryClient(library, gate: WordGate(version: "w/1", word: "Patient"))
      folder = test.folder
      try await test.grant()
      try await test.client.sources.indexNow()
    }
    do {
      let test = try await TemporaryClient(
        library, folder: folder, gate: WordGate(version: "w/2", word: "Patient"), readsText: false)
      try await test.client.sources.indexNow()
      #expect(await test.client.sources.status.detail.skippedSensitive["health"] == 1)
    }
    // A reader of another version is asked again, and tells the same.
    let test = try await TemporaryClient(
      library, folder: folder, version: "simulated/2", gate: WordGate(version: "w/2", word: "Patient"))
    defer { test.discard() }
    try await test.client.sources.indexNow()
    #expect(await test.client.sources.status.detail.skippedSensitive["health"] == 1)
    #expect(try filesThatSay(secret, in: folder).isEmpty)
  }

  @Test func anUnchangedLibraryIsJudgedOnce() async throws {
    let library = library()
    let test = try await TemporaryClient(library, gate: WordGate(version: "w/1", word: "Patient"))
    defer { test.discard() }
    try await test.grant()
    try await test.client.sources.indexNow()
    let (opened, described) = (library.opened.count, library.describedCount)
    try await test.client.sources.indexNow()
    #expect(library.opened.count == opened)
    #expect(library.describedCount == described)
  }

  /// A sidecar that comes later brings nothing back.
  @Test func aNewDescriptionOfWhatIsHeldBackIsNotKept() async throws {
    let library = library()
    let test = try await TemporaryClient(library, gate: WordGate(version: "w/1", word: "Patient"))
    defer { test.discard() }
    try await test.grant()
    try await test.client.sources.indexNow()
    var held = try #require(library.capture("held.jpg"))
    held.facts.title = "newer " + secret
    library.put(held)
    try await test.client.sources.indexNow()
    #expect(await test.client.sources.status.detail.skippedSensitive["health"] == 1)
    #expect(try filesThatSay(secret, in: test.folder).isEmpty)
  }

  /// New rules release nothing before they have judged it.
  @Test func whatCannotBeReadAgainStaysHeld() async throws {
    let library = library()
    let folder: URL
    do {
      let test = try await TemporaryClient(library, gate: WordGate(version: "w/1", word: "Patient"))
      folder = test.folder
      try await test.grant()
      try await test.client.sources.indexNow()
    }
    library.setThere(false)
    let test = try await TemporaryClient(library, folder: folder, gate: WordGate(version: "w/2", word: nil))
    defer { test.discard() }
    _ = try? await test.client.sources.indexNow()
    #expect(await test.client.sources.status.detail.skippedSensitive["health"] == 1)
    #expect(try await test.client.sources.store.record(path: "held.jpg")?.state == .sensitive)
    library.setThere(true)
    try await test.client.sources.indexNow()
    #expect(await test.client.sources.status.detail.skippedSensitive["health"] == 0)
    let record = try #require(try await test.client.sources.store.record(path: "held.jpg"))
    #expect(record.state == .indexed)
    #expect(record.facts.date?.wallClockSeconds == 1_690_100_123)
  }

  /// What a sidecar says of a picture is judged as what stands on it.
  @Test func aTitleIsJudgedToo() async throws {
    var titled = SimulatedLibrary.Capture("titled.jpg", instant: 1_690_000_000, text: ["a garden"])
    titled.facts.title = "Patient \(secret)"
    let test = try await TemporaryClient(
      SimulatedLibrary([titled]), gate: WordGate(version: "w/1", word: "Patient"))
    defer { test.discard() }
    try await test.grant()
    try await test.client.sources.indexNow()
    #expect(await test.client.sources.status.detail.skippedSensitive["health"] == 1)
    #expect(try filesThatSay(secret, in: test.folder).isEmpty)
  }
}
