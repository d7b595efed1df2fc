import Foundation
import PoolTesting
import PoolTypes
import Testing

@testable import PoolKit
@testable import PoolStore

/// Places in whole runs: what is told, what is not, and what is taken back.
@Suite(.timeLimit(.minutes(5))) struct PlaceRunTests {
  private func id(_ path: String, _ test: TemporaryClient) async throws -> CaptureID {
    try #require(try await test.client.sources.store.record(path: path)).id
  }

  @Test func visitsTripsAndPlacesAreToldAndHomeIsNot() async throws {
    let test = try await TemporaryClient(PlaceLibrary.whole)
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    let context = test.client.context
    let visits = try await context.visits(using: grant)
    #expect(visits.count == 11)
    let morning = try #require(visits.first { $0.start.wallClockSeconds == PlaceLibrary.start + 41 * 86_400 + 36_000 })
    #expect(morning.captureCount == 4)
    #expect(morning.end.wallClockSeconds - morning.start.wallClockSeconds == 1_800)
    #expect(morning.names.city == "Lisbon")
    #expect(morning.names.country == "Portugal")
    #expect(abs(morning.center.latitude - PlaceLibrary.square.latitude) < 1e-6)
    let trips = try await context.trips(using: grant)
    #expect(trips.map(\.captureCount) == [40])
    #expect(trips.first?.cities.first == "Lisbon")
    #expect(trips.first?.countries == ["Portugal"])
    let places = try await context.places(using: grant)
    #expect(places.first { $0.kind == .country && $0.name == "Portugal" }?.captureCount == 41)

    let shown = try #require(try await context.capture(id("lisbon/41-a0.jpg", test), using: grant)?.details)
    #expect(shown.location?.coordinate == PlaceLibrary.square)
    #expect(shown.visit?.id == morning.id)
    #expect(shown.timeZone == "Europe/Lisbon")
    // A screenshot has a place and is of no visit.
    let screen = try #require(try await context.capture(id("screen.png", test), using: grant)?.details)
    #expect(screen.location != nil)
    #expect(screen.visit == nil)
    for path in ["home/3-a.jpg", "home/70-b.jpg"] {
      let record = try #require(try await context.capture(id(path, test), using: grant))
      #expect(record.details == nil)
      #expect(record.facts.location == nil)
      #expect(record.facts.timeZone == nil)
    }
  }

  @Test func nothingIsToldBeforeHomeIsKnown() async throws {
    let test = try await TemporaryClient(SimulatedLibrary(PlaceLibrary.inLisbon))
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    #expect(try await test.client.context.visits(using: grant).isEmpty)
    #expect(try await test.client.context.trips(using: grant).isEmpty)
    #expect(try await test.client.context.places(using: grant).isEmpty)
    #expect(try await test.client.context.capture(id("lisbon/41-a0.jpg", test), using: grant)?.details == nil)
  }

  @Test func citiesAndCountriesAreAllThatPlacesVisitedTells() async throws {
    let test = try await TemporaryClient(PlaceLibrary.whole)
    defer { test.discard() }
    let all = try await test.grant()
    let few = try await test.grant(data: [.placesVisited])
    try await test.client.sources.indexNow()
    let context = test.client.context
    await #expect(throws: PoolError.notGranted("the category locations")) { try await context.visits(using: few) }
    #expect(try await context.trips(using: few).first?.cities.first == "Lisbon")
    #expect(Set(try await context.places(using: few).map(\.kind)) == [.city, .country])
    #expect(try await context.capture(id("lisbon/41-a0.jpg", test), using: few)?.details == nil)
    #expect(try await context.browse(using: few, limit: 300).hits.allSatisfy { $0.details == nil })
    // Without exact places in any grant, visits go and trips stay.
    try await test.client.authorization.revoke(all)
    try await test.client.sources.indexNow()
    let store = await test.client.sources.store
    #expect(try store.read { try $0.number("SELECT count(*) FROM visit") } == 0)
    #expect(try await context.trips(using: few).count == 1)
    let none = try await test.grant(data: [.evidence])
    await #expect(throws: PoolError.notGranted("the category placesVisited")) { try await context.trips(using: none) }
  }

  private func bytes(_ number: Double) -> Data {
    withUnsafeBytes(of: number.bitPattern.bigEndian) { Data($0) }
  }

  private func filesThatHold(_ secrets: [Data], in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter {
      let data = try Data(contentsOf: $0)
      return secrets.contains { data.range(of: $0) != nil }
    }.map(\.lastPathComponent)
  }

  private var canaries: [Data] {
    let places: [Coordinate] = [PlaceLibrary.home, PlaceLibrary.square, PlaceLibrary.dock]
    let numbers: [Double] = places.flatMap { [$0.latitude, $0.longitude] }
    let words: [String] = ["Lisbon", "Portugal", "vis_", "trp_"]
    return numbers.map(bytes) + words.map { Data($0.utf8) }
  }

  @Test func whatIsTakenBackIsInNoFile() async throws {
    let test = try await TemporaryClient(PlaceLibrary.whole)
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.grant(data: [.evidence])
    try await test.client.sources.indexNow()
    #expect(try !filesThatHold(canaries, in: test.folder).isEmpty)
    try await test.client.authorization.revoke(grant)
    try await test.client.sources.indexNow()
    #expect(try filesThatHold(canaries, in: test.folder).isEmpty)
    // Given again, all is there again.
    let again = try await test.grant()
    try await test.client.sources.indexNow()
    #expect(try await test.client.context.visits(using: again).count == 11)
  }

  @Test func withTheOptionOffNothingOfAPlaceIsKept() async throws {
    let test = try await TemporaryClient(PlaceLibrary.whole)
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    var options = await test.client.sources.indexOptions
    options.places = false
    try await test.client.sources.setIndexOptions(options)
    try await test.client.sources.indexNow()
    #expect(try filesThatHold(canaries, in: test.folder).isEmpty)
    #expect(try await test.client.context.visits(using: grant).isEmpty)
  }

  @Test func aVisitGoesWithItsLastPhoto() async throws {
    let test = try await TemporaryClient(PlaceLibrary.whole)
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    test.library.remove("bridge.jpg")
    try await test.client.sources.indexNow()
    #expect(try await test.client.context.visits(using: grant).count == 10)
    for shot in 0..<4 { test.library.remove("lisbon/42-a\(shot).jpg") }
    try await test.client.sources.indexNow()
    #expect(try await test.client.context.visits(using: grant).count == 9)
    let store = await test.client.sources.store
    #expect(try store.read { try $0.number("SELECT count(*) FROM visit") } == 9)
    for capture in test.library.captures where capture.path.hasPrefix("lisbon") { test.library.remove(capture.path) }
    test.library.remove("screen.png")
    try await test.client.sources.indexNow()
    #expect(try filesThatHold([Data("Lisbon".utf8), bytes(PlaceLibrary.dock.latitude)], in: test.folder).isEmpty)
  }
}
