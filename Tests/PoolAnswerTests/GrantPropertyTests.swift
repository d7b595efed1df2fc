import Foundation
import PoolTesting
import PoolTypes
import Testing

@testable import PoolAnswer
@testable import PoolStore

/// Random grants over random captures: no read gives a category, a source or a capture outside the grant.
@Suite struct GrantPropertyTests {
  private static let parts = 4
  private static let indexesAPart = 10
  private static let casesAnIndex = 250

  /// One capture and what must never be seen of it without its category.
  private struct Sample {
    var id: CaptureID
    var path: String
    var mediaType: MediaType
    var isReadable: Bool
    var text: String
  }

  private let words = ["alpha", "bravo", "charlie", "delta"]

  @Test(arguments: 0..<parts)
  func noReadGivesWhatIsOutsideTheGrant(part: Int) throws {
    var random = SeededGenerator(UInt64(part))
    for _ in 0..<Self.indexesAPart {
      let index = try SmallIndex()
      let settings = try SettingsStore(folder: index.folder)
      let gate = ReadGate(settings: settings, now: { 1_000 })
      let engine = SearchEngine(store: index.store)
      let samples = try fill(index.store, &random)
      for _ in 0..<Self.casesAnIndex {
        let grant = self.grant(&random)
        if Bool.random(using: &random) || grant.expires != nil { try settings.keep(grant) }
        let standing = try settings.standing(grant.id)
        let isRevoked = Int.random(in: 0..<10, using: &random) == 0
        if isRevoked { _ = try settings.revoke(grant.id) }
        let holds = standing != .unknown && !isRevoked && grant.isValid(at: 1_000)
        try check(engine, gate, grant, holds: holds, samples, &random)
      }
    }
  }

  private func check(
    _ engine: SearchEngine, _ gate: ReadGate, _ grant: Grant, holds: Bool, _ samples: [Sample],
    _ random: inout SeededGenerator
  ) throws {
    let operation: GrantOperation = Bool.random(using: &random) ? .search : .browse
    guard let scope = try? gate.scope(of: grant.id, for: [operation]) else {
      #expect(!holds || !grant.operations.contains(operation))
      return
    }
    #expect(holds)
    #expect(grant.operations.contains(operation))
    let mine = samples.filter { sample in grant.sources.contains { $0.mediaType == sample.mediaType } }
    let readable = Set(mine.filter(\.isReadable).map(\.id))
    guard let one = samples.randomElement(using: &random) else { return }
    let filter = Set(MediaType.allCases.shuffled(using: &random).prefix(.random(in: 0...2, using: &random)))
    let filters = SearchFilters(mediaTypes: filter)
    func expect(_ results: SearchResults, only ids: Set<CaptureID>) {
      for hit in results.hits {
        #expect(ids.contains(hit.id))
        #expect(filter.isEmpty || filter.contains(hit.mediaType) || operation == .search)
        if !grant.data.contains(.evidence) { #expect(hit.textMatches.isEmpty) }
        #expect(hit.placeMatches.isEmpty && !hit.reasons.contains(.place) && !hit.reasons.contains(.person))
      }
      if let total = results.total { #expect(total <= ids.count) }
    }
    if operation == .browse {
      let results = try engine.browse(filters: filters, limit: 1_000, scope: scope)
      let wanted = readable.filter { id in
        filter.isEmpty || samples.contains { $0.id == id && filter.contains($0.mediaType) }
      }
      #expect(Set(results.hits.map(\.id)) == wanted)
      #expect(results.total == wanted.count)
      expect(results, only: readable)
      let pages = try engine.page(after: nil, limit: 1_000, states: [], scope: scope)
      #expect(Set(pages.map(\.id)) == Set(mine.map(\.id)))
    } else if Bool.random(using: &random) {
      let word = words.randomElement(using: &random) ?? ""
      let results = try engine.search(word, filters: filters, limit: 1_000, scope: scope)
      expect(results, only: readable)
      let saying = mine.filter {
        $0.isReadable && $0.text.contains(word) && (filter.isEmpty || filter.contains($0.mediaType))
      }
      #expect(Set(results.hits.map(\.id)).isSuperset(of: saying.map(\.id)))
    } else if readable.contains(one.id) {
      expect(try engine.similar(to: one.id, limit: 50, scope: scope), only: readable)
    } else {
      #expect(throws: PoolError.self) { try engine.similar(to: one.id, limit: 50, scope: scope) }
    }
    for record in [try engine.capture(one.id, scope: scope), try engine.capture(path: one.path, scope: scope)] {
      #expect((record != nil) == mine.contains { $0.id == one.id })
      guard let record else { continue }
      #expect(record.facts.location == nil && record.facts.timeZone == nil)
      let hasEvidence = grant.data.contains(.evidence)
      #expect((record.reading != nil) == (hasEvidence && one.isReadable))
      if !hasEvidence { #expect(record.facts.title == nil && record.facts.camera == nil) }
    }
  }

  private func grant(_ random: inout SeededGenerator) -> Grant {
    func some<Kind: Hashable & CaseIterable>(_ kind: Kind.Type, atLeast least: Int) -> Set<Kind> {
      Set(kind.allCases.shuffled(using: &random).prefix(.random(in: least...kind.allCases.count, using: &random)))
    }
    return Grant(
      id: "grt_\(UInt32.random(in: 0...(.max), using: &random))",
      access: AccessRequest(
        sources: some(SourceKind.self, atLeast: 1), data: some(DataCategory.self, atLeast: 0),
        operations: some(GrantOperation.self, atLeast: 1), purpose: "test",
        expires: [nil, 500, 1_000, 2_000].randomElement(using: &random) ?? nil),
      granted: 0)
  }

  /// Captures of every kind and state.
  private func fill(_ store: IndexStore, _ random: inout SeededGenerator) throws -> [Sample] {
    var samples: [Sample] = []
    var slice = IndexSlice()
    for number in 0..<24 {
      let id = CaptureID("cap_\(number)")
      let media = MediaType.allCases.randomElement(using: &random) ?? .photo
      let text = words.shuffled(using: &random).prefix(2).joined(separator: " ")
      slice.listed.append(
        IndexSlice.Listed(
          id: id, path: "\(number).jpg",
          stamp: EntryStamp(size: 1, modified: 1, fileNumber: UInt64(number), companions: 0),
          contentDigest: "\(number)",
          facts: CaptureFacts(
            mediaType: media,
            date: CaptureDate(wallClockSeconds: Double(number) * 86_400, offsetMinutes: nil, source: .metadata),
            timeZone: "Europe/Lisbon", location: Coordinate(latitude: 38.7, longitude: -9.1), camera: "camera",
            title: "title"),
          needsReading: true))
      let state = Int.random(in: 0..<8, using: &random)
      switch state {
      case 0: slice.sensitive.append(IndexSlice.Held(id: id, kind: .health))
      case 1: slice.outOfFocus.append((id, [:]))
      case 2: slice.failed.append((id, CaptureFailure(.decode, "broken")))
      case 3: break
      default:
        let print = Fingerprint(words: [UInt64(number % 3), 1, 2, 3])
        slice.read.append(
          IndexSlice.Read(
            id: id,
            reading: CaptureReading(
              text: [SampleCapture.line(text)], labels: [Label(name: "dog", confidence: 0.9)],
              fingerprint: print)
          ))
      }
      samples.append(Sample(id: id, path: "\(number).jpg", mediaType: media, isReadable: state > 3, text: text))
    }
    try store.apply(slice)
    return samples
  }
}
