import Foundation
import PoolTesting
import PoolTypes
import Testing

@testable import PoolKit
@testable import PoolStore

/// What is deleted is in no byte of any file of the store: main file, log, shared memory, settings.
@Suite(.timeLimit(.minutes(5))) struct ErasureTests {
  private let text = "kalanchoe-7f3a91c2d4e8"
  private let place = Coordinate(latitude: 38.711234567891, longitude: -9.136543219876)

  /// What must be found before, and must not be found after.
  private struct Canary {
    var name: String
    var bytes: Data
  }

  private func library(extra: Int = 60) -> SimulatedLibrary {
    SimulatedLibrary(
      [
        .init(
          "canary.jpg", instant: 1_690_100_000, location: place, text: [text, "second line"], codes: [text + "-code"],
          labels: ["dog"], look: 0x1d2c_3b4a_5968_7787)
      ]
        + (0..<extra).map {
          .init("\($0).jpg", instant: 1_690_000_100 + Double($0), text: ["word \($0)", "common line"], labels: ["cat"])
        })
  }

  private func doubles(_ place: Coordinate?) throws -> [Canary] {
    let place = try #require(place)
    func bytes(_ number: Double) -> Data { withUnsafeBytes(of: number.bitPattern.bigEndian) { Data($0) } }
    return [
      Canary(name: "latitude", bytes: bytes(place.latitude)), Canary(name: "longitude", bytes: bytes(place.longitude)),
    ]
  }

  /// Text in both cases, since the text indexes fold it; its pieces of three letters stand apart and say nothing.
  private func reading(_ store: IndexStore) throws -> [Canary] {
    let vector: Data = try store.read { connection in
      var found = Data()
      try connection.run(
        "SELECT data FROM vector JOIN capture ON capture.row = capture WHERE path = 'canary.jpg'"
      ) { row in
        found = Data(row.blob(0))
        return false
      }
      return found
    }
    #expect(vector.count == 8)
    return [
      Canary(name: "text", bytes: Data(text.utf8)), Canary(name: "word", bytes: Data("kalanchoe".utf8)),
      Canary(name: "vector", bytes: vector),
    ]
  }

  private func found(_ canaries: [Canary], in folder: URL) throws -> [String] {
    var found: [String] = []
    for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let bytes = try Data(contentsOf: url)
      for canary in canaries where bytes.range(of: canary.bytes) != nil {
        found.append("\(canary.name) in \(url.lastPathComponent)")
      }
    }
    return found
  }

  /// Runs `body` while four tasks search and list.
  private func underLoad(_ test: TemporaryClient, _ grant: Grant, _ body: () async throws -> Void) async throws {
    let readers = (0..<4).map { number in
      Task {
        while !Task.isCancelled {
          _ = try? await test.client.context.search(number % 2 == 0 ? "kalanchoe" : "common", using: grant)
          _ = try? await test.client.context.browse(using: grant)
          await Task.yield()
        }
      }
    }
    do { try await body() } catch {
      for reader in readers { reader.cancel() }
      throw error
    }
    for reader in readers { reader.cancel() }
    for reader in readers { await reader.value }
  }

  @Test(arguments: ["deleteIndex", "reset"]) func aDeletedIndexHoldsNothing(how: String) async throws {
    let test = try await TemporaryClient(library())
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    let canaries = try reading(await test.client.sources.store) + doubles(place)
    #expect(Set(try found(canaries, in: test.folder).map { $0.prefix { $0 != " " } }).count == canaries.count)
    try await underLoad(test, grant) {
      if how == "reset" { try await test.client.reset() } else { try await test.client.sources.deleteIndex() }
    }
    #expect(try found(canaries, in: test.folder).isEmpty)
  }

  @Test func aDeletionStopsTheRunThatGoesOn() async throws {
    let test = try await TemporaryClient(library(extra: 400), beforeDecode: { _ in usleep(500) })
    defer { test.discard() }
    let grant = try await test.grant()
    let run = Task { try await test.client.sources.indexNow() }
    try await eventually { await test.client.sources.status.indexedAssets > 100 }
    try await underLoad(test, grant) { try await test.client.sources.deleteIndex() }
    _ = try? await run.value
    let canaries = try [Canary(name: "text", bytes: Data(text.utf8))] + doubles(place)
    #expect(try found(canaries, in: test.folder).isEmpty)
    #expect(await test.client.sources.status.knownAssets == 0)
  }

  @Test(arguments: ["option", "grant"]) func placesThatAreTakenBackAreGone(how: String) async throws {
    let test = try await TemporaryClient(library(), startsByItself: true)
    defer { test.discard() }
    let places = try await test.grant(data: [.locations])
    let rest = try await test.grant(data: [.evidence])
    try await test.client.sources.indexNow()
    #expect(try found(try doubles(place), in: test.folder).count >= 2)
    try await underLoad(test, rest) {
      if how == "option" {
        var options = await test.client.sources.indexOptions
        options.places = false
        try await test.client.sources.setIndexOptions(options)
        #expect(try found(try doubles(place), in: test.folder).isEmpty)
      } else {
        try await test.client.authorization.revoke(places)
      }
      await test.client.sources.finishRun()
    }
    #expect(try found(try doubles(place), in: test.folder).isEmpty)
    // What the other grant holds is still there.
    #expect(try await test.client.context.search("kalanchoe", using: rest).hits.count == 1)
  }

  @Test(arguments: ["revoked", "removed", "window", "focus"])
  func whatLeavesTheIndexLeavesItsFiles(how: String) async throws {
    let test = try await TemporaryClient(library(), startsByItself: true)
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    let canaries = try reading(await test.client.sources.store)
    var options = await test.client.sources.indexOptions
    switch how {
    case "revoked": try await test.client.authorization.revoke(grant)
    case "removed": test.library.remove("canary.jpg")
    case "window":
      options.window = .sliding(.days(1))
      try await test.client.sources.setIndexOptions(options)
    default:
      options.focus = .food
      try await test.client.sources.setIndexOptions(options)
    }
    await test.client.sources.finishRun()
    if how == "removed" { try await test.client.sources.indexNow() }
    #expect(try found(canaries, in: test.folder).isEmpty)
  }
}
