import Foundation
import PoolRead
import PoolTypes
import Testing

@testable import PoolAnswer
@testable import PoolStore

/// An index of a few captures that the tests make, in a folder of its own.
final class SmallIndex: Sendable {
  let folder: URL
  let store: IndexStore

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pool-answer-\(UUID().uuidString)")
    store = try IndexStore(folder: folder)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func add(
    _ number: Int, _ media: MediaType = .photo, text: [String] = [], codes: [String] = [],
    labels: [String] = [], vector: [Float]? = nil, fingerprint: Fingerprint? = nil, seconds: Double? = nil
  ) throws {
    let id = CaptureID("cap_\(number)")
    let corner = Quad.Corner(x: 0.5, y: 0.5)
    let box = Quad(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    var slice = IndexSlice()
    slice.listed = [
      IndexSlice.Listed(
        id: id, path: "\(number).jpg",
        stamp: EntryStamp(size: 1, modified: 1, fileNumber: UInt64(number), companions: 0),
        contentDigest: "\(number)",
        facts: CaptureFacts(
          mediaType: media,
          date: CaptureDate(
            wallClockSeconds: seconds ?? Double(number) * 86_400, offsetMinutes: nil, source: .metadata)),
        needsReading: true)
    ]
    slice.read = [
      IndexSlice.Read(
        id: id,
        reading: CaptureReading(
          text: text.map { TextLine(text: $0, box: box, confidence: 1) },
          codes: codes.map { ReadCode(symbology: "QR", text: $0, box: nil) },
          labels: labels.map { Label(name: $0, confidence: 0.9) }, fingerprint: fingerprint,
          vectors: vector.map { [CaptureVector(subject: .image, space: "s/1", values: $0)] } ?? [])
      )
    ]
    try store.apply(slice)
  }

  func remove(_ number: Int) throws {
    var slice = IndexSlice()
    slice.removed = [CaptureID("cap_\(number)")]
    try store.apply(slice)
  }
}

private func numbers(_ results: SearchResults) -> [Int] {
  results.hits.compactMap { Int($0.id.rawValue.dropFirst(4)) }
}

@Suite struct SearchTests {
  @Test func wordsPhrasesAccentsAndPartsAreFound() throws {
    let index = try SmallIndex()
    try index.add(1, text: ["Café Müller", "Rechnung 2024"])
    try index.add(2, text: ["Müller and the Café"])
    try index.add(3, text: ["東京駅のラーメン屋"])
    try index.add(4, text: ["Hauptbahnhof"])
    let engine = SearchEngine(store: index.store)
    #expect(Set(numbers(try engine.search("cafe"))) == [1, 2])
    #expect(numbers(try engine.search("\"cafe muller\"")) == [1])
    #expect(numbers(try engine.search("cafe muller")).first == 1)
    #expect(numbers(try engine.search("東京")) == [3])
    #expect(numbers(try engine.search("ラーメン")) == [3])
    #expect(numbers(try engine.search("bahnhof")) == [4])
    let hit = try #require(try engine.search("rechnung").hits.first)
    #expect(hit.textMatches == ["Rechnung 2024"])
    #expect(hit.reasons == [.text])
  }

  @Test func nonsenseFindsNothing() throws {
    let index = try SmallIndex()
    for number in 1...60 { try index.add(number, text: ["the shop is open"], vector: [1, 0, 0, 0]) }
    let space = VectorSpace(id: "s/1", dimensions: 4, floor: 0.35, sure: 0.5)
    let engine = SearchEngine(store: index.store, imageQuery: { _ in [1, 0, 0, 0] }, imageSpace: space)
    for query in ["xkcdqrtz", "the xkcdqrtz", "", "   ", "?!", "99887766"] {
      let results = try engine.search(query)
      #expect(results.hits.isEmpty, "\(query)")
      #expect(results.total == 0)
      #expect(results.cursor == nil)
    }
  }

  @Test func kindsAndDatesAreFilters() throws {
    let index = try SmallIndex()
    try index.add(1, .screenshot, text: ["ticket"])
    try index.add(2, .photo, text: ["ticket"])
    try index.add(3, .screenshot, text: ["recipe"])
    let engine = SearchEngine(store: index.store)
    #expect(numbers(try engine.search("screenshots ticket")) == [1])
    #expect(numbers(try engine.search("screenshots")) == [3, 1])
    #expect(try engine.search("screenshots").plan.operation == .browse)
    #expect(numbers(try engine.search("ticket", filters: SearchFilters(since: 2 * 86_400))) == [2])
    #expect(numbers(try engine.search("ticket", filters: SearchFilters(until: 2 * 86_400))) == [1])
    #expect(
      try engine.search("screenshots", filters: SearchFilters(mediaTypes: [.video])).hits.isEmpty)
  }

  @Test func codesAndLabelsSayWhy() throws {
    let index = try SmallIndex()
    try index.add(1, codes: ["https://example.org/a?b=1"])
    try index.add(2, labels: ["dog"])
    try index.add(3, text: ["visit example.org today"])
    let engine = SearchEngine(store: index.store)
    let found = try engine.search("https://example.org/a?b=1")
    #expect(numbers(found).first == 1)
    #expect(found.hits.first?.score == 1)
    #expect(found.hits.first?.reasons.contains(.code) == true)
    #expect(try engine.search("dog").hits.first?.reasons == [.label])
  }

  @Test func picturesAreFoundByVector() throws {
    let index = try SmallIndex()
    try index.add(1, vector: [1, 0, 0, 0])
    try index.add(2, vector: [0, 1, 0, 0])
    try index.add(3, vector: [0.8, 0.6, 0, 0])
    let space = VectorSpace(id: "s/1", dimensions: 4, floor: 0.35, sure: 0.5)
    let engine = SearchEngine(store: index.store, imageQuery: { _ in [1, 0, 0, 0] }, imageSpace: space)
    let found = try engine.search("mountain")
    #expect(numbers(found) == [1, 3])
    #expect(found.plan.operation == .hybrid)
    #expect(found.hits.allSatisfy { $0.reasons == [.visual] })
    #expect(abs((found.hits.last?.visualSimilarity ?? 0) - 0.8) < 0.01)
    #expect(try SearchEngine(store: index.store).search("mountain").plan.visualWords.isEmpty)
    let similar = try engine.similar(to: CaptureID("cap_1"))
    #expect(numbers(similar) == [3])
    #expect(similar.hits.first?.reasons == [.similar])
  }

  @Test func nearIdenticalPicturesComeFirst() throws {
    let index = try SmallIndex()
    let print = try #require(Fingerprint(words: [1, 2, 3, 4]))
    try index.add(1, fingerprint: print)
    try index.add(2, fingerprint: Fingerprint(words: [1, 2, 3, 5]))
    try index.add(3, fingerprint: Fingerprint(words: [~1, ~2, ~3, ~4]))
    let engine = SearchEngine(store: index.store)
    #expect(numbers(try engine.similar(to: CaptureID("cap_1"))) == [2])
    #expect(throws: PoolError.self) { try engine.similar(to: CaptureID("cap_9")) }
  }
}

@Suite struct PagingTests {
  @Test func pagesStayRightWhileTheIndexGrowsAndShrinks() throws {
    let index = try SmallIndex()
    for number in 1...30 {
      try index.add(number, text: [number % 3 == 0 ? "green apple" : "green pear"])
    }
    let engine = SearchEngine(store: index.store)
    let first = try engine.search("green apple", limit: 4)
    var seen = numbers(first)
    #expect(seen == [30, 27, 24, 21])
    for number in 31...200 { try index.add(number, text: ["apple tree"]) }
    try index.remove(15)
    var cursor = first.cursor
    while let next = cursor {
      let page = try engine.search("green apple", limit: 4, cursor: next)
      seen += numbers(page).filter { $0 <= 30 }
      cursor = page.cursor
      if seen.count > 1_000 { break }
    }
    #expect(Set(seen).count == seen.count)
    #expect(Set(seen).isSuperset(of: [30, 27, 24, 21, 18, 12, 9, 6, 3]))
    #expect(!seen.contains(15))
  }

  @Test func browsingPagesNewestFirst() throws {
    let index = try SmallIndex()
    for number in 1...5 { try index.add(number) }
    let engine = SearchEngine(store: index.store)
    let first = try engine.browse(limit: 2)
    #expect(numbers(first) == [5, 4])
    #expect(first.total == 5)
    try index.add(6)
    let second = try engine.browse(limit: 3, cursor: first.cursor)
    #expect(numbers(second) == [3, 2, 1])
    #expect(second.cursor == nil)
  }

  @Test func wrongRequestsAreRefused() throws {
    let index = try SmallIndex()
    try index.add(1, text: ["word"])
    let engine = SearchEngine(store: index.store)
    for limit in [0, -1, 1_001] {
      #expect(throws: PoolError.self) { try engine.search("word", limit: limit) }
    }
    for cursor in ["", "nonsense", "e30"] {
      #expect(throws: PoolError.self) { try engine.search("word", cursor: cursor) }
    }
  }
}
