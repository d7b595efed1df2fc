import Foundation
import PoolTesting
import PoolTypes
import Testing

@testable import PoolKit

@Suite(.timeLimit(.minutes(5))) struct BatchTests {
  private func photos(_ numbers: Range<Int>) -> [SimulatedLibrary.Capture] {
    numbers.map { .init("\($0).jpg", instant: 1_690_000_000 + Double($0) * 60, labels: ["dog"]) }
  }

  @Test func newCapturesComeInSlicesOfAHundredUnderTheirGrant() async throws {
    let test = try await TemporaryClient(SimulatedLibrary(photos(0..<230)))
    defer { test.discard() }
    test.library.put(.init("s.png", mediaType: .screenshot, instant: 1_690_000_000, labels: ["dog"]))
    let plain = try await test.grant(sources: [.photos], data: [.things])
    let telling = try await test.grant(data: [.evidence])
    let batches = try await test.client.sources.batches(using: plain)
    let told = try await test.client.sources.batches(using: telling)
    try await test.client.sources.indexNow()
    var items: [IndexBatch.Item] = []
    var names: Set<String> = []
    for await batch in batches {
      #expect(batch.items.count <= 100)
      #expect(batch.id.hasPrefix("bat_"))
      names.insert(batch.id)
      items += batch.items
      if items.count >= 230 { break }
    }
    #expect(Set(items.map(\.id)).count == 230)
    #expect(names.count >= 3)
    #expect(items.allSatisfy { $0.labels.isEmpty && $0.mediaType == .photo })
    var first = told.makeAsyncIterator()
    #expect(await first.next()?.items.first?.labels.first?.name == "dog")
  }

  @Test func shotsOfOneMomentComeOnce() async throws {
    let start = 1_690_000_000.0
    let test = try await TemporaryClient(
      SimulatedLibrary([
        .init("a.jpg", instant: start, look: 7), .init("b.jpg", instant: start + 8, look: 7),
        .init("c.jpg", instant: start + 16, look: 7), .init("d.jpg", instant: start + 40, look: 7),
        .init("e.jpg", instant: start + 41, look: 99),
        .init("f.png", mediaType: .screenshot, instant: start + 41, look: 7),
      ]))
    defer { test.discard() }
    let grant = try await test.grant()
    let batches = try await test.client.sources.batches(using: grant)
    try await test.client.sources.indexNow()
    var iterator = batches.makeAsyncIterator()
    let items = await iterator.next()?.items ?? []
    // a, b and c are one; d is too late, e is another picture, f comes from another source.
    #expect(items.count == 4)
  }

  @Test func whatIsOutOfFocusNeverComes() async throws {
    let test = try await TemporaryClient(
      SimulatedLibrary([
        .init("dog.jpg", instant: 1_690_000_000, labels: ["dog"]),
        .init("soup.jpg", instant: 1_690_000_100, labels: ["food"]),
      ]))
    defer { test.discard() }
    let grant = try await test.grant()
    var options = await test.client.sources.indexOptions
    options.focus = .food
    try await test.client.sources.setIndexOptions(options)
    let batches = try await test.client.sources.batches(using: grant)
    try await test.client.sources.indexNow()
    var iterator = batches.makeAsyncIterator()
    #expect(await iterator.next()?.items.map(\.labels.first?.name) == ["food"])
    options.focus = .everything
    try await test.client.sources.setIndexOptions(options)
    try await test.client.sources.indexNow()
    #expect(await iterator.next()?.items.map(\.labels.first?.name) == ["dog"])
  }

  @Test func theStreamEndsWithItsGrant() async throws {
    let test = try await TemporaryClient(SimulatedLibrary(photos(0..<3)))
    defer { test.discard() }
    let grant = try await test.grant()
    let batches = try await test.client.sources.batches(using: grant)
    let ended = Task { for await _ in batches {} }
    try await test.client.authorization.revoke(grant)
    await ended.value
    await #expect(throws: PoolError.grantRevoked) { try await test.client.sources.batches(using: grant) }
    let blind = try await test.grant(operations: [.search])
    await #expect(throws: PoolError.self) { try await test.client.sources.batches(using: blind) }
  }

  @Test func aListenerThatLeavesLeavesNothingBehind() async throws {
    let test = try await TemporaryClient(SimulatedLibrary(photos(0..<3)))
    defer { test.discard() }
    let grant = try await test.grant()
    for _ in 0..<20 {
      let batches = try await test.client.sources.batches(using: grant)
      let listener = Task { for await _ in batches {} }
      listener.cancel()
      await listener.value
    }
    try await eventually { await test.client.sources.stored.listenerCount == 0 }
  }
}
