import Foundation
import PoolDerive
import PoolDeriveCities
import PoolTesting
import PoolTypes
import Testing

@testable import PoolKit
@testable import PoolStore

/// Whole lives in real indexes: no answer of any kind has a coordinate within 500 metres of a home of any time.
/// `POOL_LIVES=50` takes all fifty; their files beside these are links to the tests of the rules.
@Suite(.timeLimit(.minutes(60))) struct PlaceLivesTests {
  static let lives = UInt64(ProcessInfo.processInfo.environment["POOL_LIVES"] ?? "") ?? 1
  static let reports = ProcessInfo.processInfo.environment["POOL_LIVES_REPORT"] != nil

  /// Every coordinate anywhere inside a value.
  private func coordinates(in value: Any) -> [Coordinate] {
    if let coordinate = value as? Coordinate { return [coordinate] }
    return Mirror(reflecting: value).children.flatMap { coordinates(in: $0.value) }
  }

  @Test func noAnswerHasAPlaceNearAHome() async throws {
    for seed in 0..<Self.lives {
      let life = Life(seed: seed, taking: 20_000)
      let folder = FileManager.default.temporaryDirectory.appending(path: "pool-life-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let store = try LifeIndex.store(life.captures, in: folder)
      try PlacePass(store: store, memory: PlaceMemory(), table: CarriedCityTable.table, keepsVisits: true).run()
      let answers = try await answers(folder)
      let shown = answers.flatMap(coordinates)
      #expect(shown.count > 1_000)
      let nearest = shown.map(life.distanceFromHomes).min() ?? .infinity
      #expect(nearest > 500, "life \(seed) shows a place \(nearest) m from a home")
      if Self.reports { print("life \(seed): \(shown.count) coordinates, the nearest \(Int(nearest)) m from a home") }
    }
  }

  /// Everything that can be asked about places, by someone who may see all of it.
  private func answers(_ folder: URL) async throws -> [Any] {
    let (client, grant) = try await LifeIndex.open(folder)
    let context = client.context
    var answers: [Any] = []
    for offset in stride(from: 0, to: 10_000, by: 1_000) {
      answers += try await context.visits(using: grant, limit: 1_000, offset: offset) as [Any]
      answers += try await context.trips(using: grant, limit: 1_000, offset: offset) as [Any]
    }
    answers += try await context.places(using: grant, limit: 1_000) as [Any]
    var cursor: String?
    repeat {
      let page = try await context.browse(using: grant, limit: 1_000, cursor: cursor)
      answers += page.hits as [Any]
      cursor = page.cursor
    } while cursor != nil
    for try await record in context.all(using: grant) { answers.append(record) }
    return answers
  }

  @Test func oneNewCaptureAmongManyCostsLittle() throws {
    let captures = Life(seed: 1, taking: Self.lives > 1 ? 200_000 : 20_000).captures
    let folder = FileManager.default.temporaryDirectory.appending(path: "pool-life-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try LifeIndex.store(captures, in: folder)
    let pass = PlacePass(
      store: store, memory: PlaceMemory(), table: CarriedCityTable.table, keepsVisits: true)
    let clock = ContinuousClock()
    let whole = try clock.measure { try pass.run() }
    let ordered = captures.sorted(by: LocatedCapture.inOrder)
    var times: [Duration] = []
    for number in 1...20 {
      let old = ordered[number * (ordered.count / 21)]
      let new = try #require(
        LocatedCapture(
          id: CaptureID("cap_new\(number)"), mediaType: .photo, coordinate: old.coordinate, instant: old.instant + 60,
          wallClock: old.wallClock + 60))
      _ = try LifeIndex.store([new], in: folder)
      times.append(try clock.measure { try pass.run() })
    }
    times.sort()
    if Self.reports { print("all \(captures.count): \(whole); one more: median \(times[10]), worst \(times[19])") }
    #expect(times[10] < whole)
  }
}
