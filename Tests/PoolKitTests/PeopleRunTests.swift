import Foundation
import PoolTesting
import PoolTypes
import Testing

@testable import PoolKit
@testable import PoolStore

/// People in whole runs: grouped under an option and a grant alone, and gone without either.
@Suite(.timeLimit(.minutes(5))) struct PeopleRunTests {
  private func photo(_ path: String, day: Int, _ faces: [UInt64], mediaType: MediaType = .photo)
    -> SimulatedLibrary
    .Capture
  {
    var capture = SimulatedLibrary.Capture(
      path, mediaType: mediaType, instant: 1_700_000_000 + Double(day) * 86_400, labels: ["person"])
    capture.faces = faces
    return capture
  }

  /// Person 1 on five photos, person 2 on three, person 3 on one; both on one photo twice.
  private var library: SimulatedLibrary {
    SimulatedLibrary([
      photo("a.jpg", day: 0, [1]), photo("b.jpg", day: 1, [1, 2]), photo("c.jpg", day: 2, [2, 1]),
      photo("d.jpg", day: 3, [1]), photo("e.jpg", day: 4, [1]), photo("f.jpg", day: 5, [2]),
      photo("g.jpg", day: 6, [3]), photo("screen.png", day: 7, [1], mediaType: .screenshot),
      photo("film.mp4", day: 8, [2], mediaType: .video),
    ])
  }

  private func client(_ library: SimulatedLibrary, folder: URL? = nil, version: String = "simulated/1") async throws
    -> TemporaryClient
  {
    let test = try await TemporaryClient(library, folder: folder, version: version)
    var options = await test.client.sources.indexOptions
    options.people = true
    try await test.client.sources.setIndexOptions(options)
    return test
  }

  private func faceCount(_ test: TemporaryClient) async throws -> Int {
    try await test.client.sources.store.read { try $0.number("SELECT count(*) FROM face") }
  }

  @Test func facesAreGroupedAndPhotosOfAPersonAreListed() async throws {
    let test = try await client(library)
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    let context = test.client.context
    let people = try await context.people(using: grant)
    #expect(people.map(\.photoCount) == [5, 3])
    let first = try #require(people.first)
    #expect(first.firstSeen?.wallClockSeconds == 1_700_000_000)
    #expect(first.lastSeen?.wallClockSeconds == 1_700_345_600.0)
    #expect(first.apparentGender?.value == "female")
    #expect(first.ageRange == nil)
    #expect(try await context.people(using: grant, minimumPhotos: 1).count == 3)
    #expect(try await context.people(using: grant, limit: 1).count == 1)
    let photos = try await context.photos(of: first.id, using: grant, limit: 2)
    #expect(photos.hits.map(\.path) == ["e.jpg", "d.jpg"])
    #expect(photos.hits.allSatisfy { $0.reasons == [.person] })
    let rest = try await context.photos(of: first.id, using: grant, limit: 10, cursor: photos.cursor)
    #expect(rest.hits.map(\.path) == ["c.jpg", "b.jpg", "a.jpg"])
    #expect(rest.cursor == nil)
    #expect(try await context.photos(of: "per_none", using: grant).hits.isEmpty)
    let record = try #require(try await test.client.sources.store.record(path: "b.jpg"))
    #expect(try await context.capture(record.id, using: grant)?.faceCount == 2)
  }

  @Test func idsStayWhileTheLibraryChangesAndIsReadAgain() async throws {
    let library = library
    let test = try await client(library)
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    let before = try await test.client.context.people(using: grant).map(\.id)
    library.put(photo("h.jpg", day: 9, [2]))
    library.put(photo("i.jpg", day: 10, [2, 3]))
    library.put(photo("j.jpg", day: 11, [2]))
    library.remove("a.jpg")
    try await test.client.sources.indexNow()
    let after = try await test.client.context.people(using: grant)
    #expect(after.map(\.id).prefix(2) == [before[1], before[0]])
    #expect(after.map(\.photoCount) == [6, 4, 2])
    // Another process knows nothing of the groups but what the index holds; other readers read all again.
    let again = try await TemporaryClient(library, folder: test.folder, version: "simulated/2")
    try await again.client.sources.indexNow()
    #expect(try await again.client.context.people(using: grant) == after)
  }

  @Test func withoutTheOptionOrAGrantThereAreNoFaces() async throws {
    let test = try await TemporaryClient(library)
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    #expect(try await faceCount(test) == 0)
    #expect(try await test.client.context.people(using: grant).isEmpty)
    var options = await test.client.sources.indexOptions
    options.people = true
    try await test.client.sources.setIndexOptions(options)
    try await test.client.sources.indexNow()
    #expect(try await test.client.context.people(using: grant).count == 2)
    let other = try await test.grant(data: [.evidence])
    await #expect(throws: PoolError.notGranted("the category people")) {
      try await test.client.context.people(using: other)
    }
    let record = try #require(try await test.client.sources.store.record(path: "b.jpg"))
    #expect(try await test.client.context.capture(record.id, using: other)?.faceCount == 0)
    options.people = false
    try await test.client.sources.setIndexOptions(options)
    try await test.client.sources.indexNow()
    #expect(try await faceCount(test) == 0)
  }

  private func filesThatHold(_ secrets: [Data], in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter {
      let data = try Data(contentsOf: $0)
      return secrets.contains { data.range(of: $0) != nil }
    }.map(\.lastPathComponent)
  }

  @Test func facesThatAreTakenBackAreInNoFile() async throws {
    let test = try await client(library)
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.grant(data: [.evidence])
    try await test.client.sources.indexNow()
    let store = await test.client.sources.store
    let vectors = try store.faces(space: "simulated faces", onlyNew: false).map { Data($0.vector) }
    #expect(vectors.count == 9)
    #expect(try !filesThatHold(vectors, in: test.folder).isEmpty)
    test.library.remove("g.jpg")
    try await test.client.sources.indexNow()
    #expect(try await faceCount(test) == 8)
    try await test.client.authorization.revoke(grant)
    try await test.client.sources.indexNow()
    #expect(try filesThatHold(vectors + [Data("per_".utf8), Data("simulated faces".utf8)], in: test.folder).isEmpty)
    // Given again, all is read again.
    let again = try await test.grant()
    try await test.client.sources.indexNow()
    #expect(try await test.client.context.people(using: again).map(\.photoCount) == [5, 3])
  }
}
