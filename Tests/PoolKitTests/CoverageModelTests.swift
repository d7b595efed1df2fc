import Foundation
import PoolLibrary
import PoolStore
import PoolTesting
import PoolTypes
import Testing

@testable import PoolKit

/// Random changes of options, grants, library and time, compared with the plainest reading of the reference.
@Suite struct CoverageModelTests {
  /// Sequences in all, in several tests so that cores share them.
  private static let sequences = 2_000
  private static let parts = 8

  /// What the index must hold after a run, worked out from the beginning each time.
  private struct Model {
    var options: IndexOptions
    var anchor: Double
    var grants: [Grant] = []

    mutating func set(_ new: IndexOptions, now: Double) {
      if new.window != options.window { anchor = now }
      options = new
    }

    private func earliest(_ now: Double) -> Double {
      func back(_ span: IndexOptions.Span, _ from: Double) -> Double {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        let (unit, count): (Calendar.Component, Int) =
          switch span {
          case .days(let count): (.day, count)
          case .weeks(let count): (.day, count * 7)
          case .months(let count): (.month, count)
          case .years(let count): (.year, count)
          }
        return calendar.date(byAdding: unit, value: -count, to: Date(timeIntervalSince1970: from))?
          .timeIntervalSince1970 ?? -.infinity
      }
      switch options.window {
      case .everything: return -.infinity
      case .growing(let span): return back(span, anchor)
      case .sliding(let span): return back(span, now)
      }
    }

    /// State of each capture: a path that is missing is not covered.
    func expected(_ captures: [SimulatedLibrary.Capture], now: Double) -> [String: String] {
      let start = earliest(now)
      var left: [SimulatedLibrary.Capture] = []
      for capture in captures {
        let kind = capture.facts.mediaType
        guard options.mediaTypes.contains(where: { $0.mediaType == kind }) else { continue }
        guard grants.contains(where: { $0.sources.contains { $0.mediaType == kind } }) else { continue }
        guard (capture.facts.date?.instantSeconds ?? 0) >= start else { continue }
        if kind == .video, !options.savedVideos, capture.facts.location == nil { continue }
        left.append(capture)
      }
      left.sort { ($0.facts.date?.instantSeconds ?? 0) > ($1.facts.date?.instantSeconds ?? 0) }
      if let most = options.maxPhotos { left = Array(left.prefix(most)) }
      var states: [String: String] = [:]
      for capture in left {
        let isFood =
          capture.facts.mediaType == .screenshot
          ? capture.text.contains("Ingredients") : capture.labels.contains("food")
        let state =
          capture.failure != nil ? "failed" : options.focus == .food && !isFood ? "outOfFocus" : "indexed"
        // A grant keeps the places of its own sources alone.
        let keepsPlaces =
          options.places
          && grants.contains { grant in
            (grant.data.contains(.locations) || grant.data.contains(.placesVisited))
              && grant.sources.contains { $0.mediaType == capture.facts.mediaType }
          }
        states[capture.path] = state + (keepsPlaces && capture.facts.location != nil ? " placed" : "")
      }
      return states
    }
  }

  private func held(_ store: IndexStore) throws -> [String: String] {
    let covered = Set(try store.coverageRows().filter(\.isCovered).map(\.row))
    var states: [String: String] = [:]
    for one in try store.page(after: nil, limit: 1_000, filters: SearchFilters(), states: []) {
      guard covered.contains(one.row) else {
        // What is not covered keeps neither reading nor place.
        #expect(one.record.state == .listed)
        #expect(one.record.facts.location == nil)
        continue
      }
      states[one.record.path] = one.record.state.rawValue + (one.record.facts.location != nil ? " placed" : "")
    }
    return states
  }

  private func capture(_ number: Int, _ random: inout SeededGenerator, now: Double) -> SimulatedLibrary.Capture {
    let kind = MediaType.allCases.randomElement(using: &random) ?? .photo
    let isFood = Bool.random(using: &random)
    return SimulatedLibrary.Capture(
      "\(number).jpg", mediaType: kind,
      // No two at one moment: which of them is newer is nobody's promise.
      instant: (now - Double.random(in: 0...200, using: &random) * 86_400).rounded() + Double(number) / 1_024,
      location: Bool.random(using: &random) ? Coordinate(latitude: 1, longitude: 2) : nil,
      text: kind == .screenshot && isFood ? ["Ingredients", "200 g flour", "bake"] : ["hello"],
      labels: isFood ? ["food"] : ["dog"], failure: Int.random(in: 0..<8, using: &random) == 0 ? "broken" : nil)
  }

  private func options(_ old: IndexOptions, _ random: inout SeededGenerator) -> IndexOptions {
    var new = old
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let spans: [IndexOptions.Span] = [.days(30), .weeks(6), .months(3), .months(1), .years(1)]
      let span = spans.randomElement(using: &random) ?? .days(1)
      new.window = [.everything, .growing(from: span), .sliding(span)].randomElement(using: &random) ?? .everything
    case 1:
      new.mediaTypes = Set(SourceKind.allCases.shuffled(using: &random).prefix(.random(in: 1...3, using: &random)))
    case 2: new.savedVideos.toggle()
    case 3: new.focus = new.focus == .food ? .everything : .food
    case 4: new.maxPhotos = [nil, 1, 3, 5].randomElement(using: &random) ?? nil
    default: new.places.toggle()
    }
    return new
  }

  @Test(arguments: 0..<parts)
  func everySequenceOfChangesLeavesWhatThePlainReadingSays(part: Int) async throws {
    for sequence in 0..<(Self.sequences / Self.parts) {
      try await follow(seed: UInt64(part * 100_000 + sequence))
    }
  }

  private func follow(seed: UInt64) async throws {
    var random = SeededGenerator(seed)
    let clock = ManualClock()
    let library = SimulatedLibrary((0..<5).map { capture($0, &random, now: clock.now) })
    let test = try await TemporaryClient(library, folder: Self.folder(), clock: clock, side: 8)
    defer { test.discard() }
    let sources = test.client.sources
    var model = Model(options: await sources.indexOptions, anchor: clock.now)
    model.grants.append(try await test.grant())
    for step in 0..<4 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: library.put(capture(.random(in: 0..<8, using: &random), &random, now: clock.now))
      case 1: if let one = library.captures.randomElement(using: &random) { library.remove(one.path) }
      case 2: clock.advance(by: .random(in: 1...40, using: &random) * 86_400)
      case 3:
        let kinds = Set(SourceKind.allCases.shuffled(using: &random).prefix(2))
        model.grants.append(
          try await test.grant(sources: kinds, data: Bool.random(using: &random) ? [.placesVisited] : []))
      case 4:
        if let grant = model.grants.randomElement(using: &random) {
          model.grants.removeAll { $0.id == grant.id }
          try await test.client.authorization.revoke(grant)
        }
      default:
        let new = options(model.options, &random)
        model.set(new, now: clock.now)
        try await sources.setIndexOptions(new)
      }
      await sources.finishRun()
      let last = try await sources.indexNow()
      #expect(last.reason == .completed || (model.grants.isEmpty && last.reason == .waiting))
      let expected = model.expected(library.captures, now: clock.now)
      let found = try held(await sources.store)
      #expect(found == expected, "seed \(seed), step \(step), options \(model.options)")
      if found != expected { return }
    }
  }

  /// In memory where the system has such a folder: two thousand indexes need no disk.
  private static func folder() -> URL {
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    let base =
      FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
    return base.appending(path: "pool-\(UUID().uuidString)")
  }
}
