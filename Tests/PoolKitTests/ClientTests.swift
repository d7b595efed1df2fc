import Foundation
import PoolLibrary
import PoolStore
import PoolTesting
import PoolTypes
import Testing

@testable import PoolKit

/// What an app meets, from the first opening to the reset.
@Suite(.timeLimit(.minutes(5))) struct ClientTests {
  private let start = 1_700_000_000.0

  private func library() -> SimulatedLibrary {
    SimulatedLibrary([
      .init("a.jpg", instant: 1_699_000_000, text: ["alpha"], labels: ["beach"]),
      .init("b.png", mediaType: .screenshot, instant: 1_699_100_000, text: ["bravo"]),
      .init("c.mp4", mediaType: .video, instant: 1_699_200_000, labels: ["dog"]),
    ])
  }

  @Test func withoutAGrantNothingIsReadAndTheStatusSaysWhy() async throws {
    let test = try await TemporaryClient(library())
    defer { test.discard() }
    #expect(await test.client.sources.status.phase == .waitingForGrant)
    let last = try await test.client.sources.indexNow()
    #expect(last.reason == .waiting)
    #expect(test.library.opened.isEmpty)
  }

  @Test func aGrantStartsTheIndexAndLetsItsSourcesThrough() async throws {
    let test = try await TemporaryClient(library(), startsByItself: true)
    defer { test.discard() }
    let grant = try await test.grant(sources: [.photos, .screenshots])
    await test.client.sources.finishRun()
    #expect(try await test.paths(grant) == ["a.jpg", "b.png"])
    #expect(test.library.opened.sorted() == ["a.jpg", "b.png"])
    let status = await test.client.sources.status
    #expect(status.phase == .idle)
    #expect(status.knownAssets == 3)
    #expect(status.detail.total == 2)
    #expect(status.detail.fraction == 1)
    #expect(status.lastRun?.reason == .completed)
  }

  @Test func aRevokedGrantReadsNothingMoreAndItsSourcesLeave() async throws {
    let test = try await TemporaryClient(library(), startsByItself: true)
    defer { test.discard() }
    let all = try await test.grant()
    let photos = try await test.grant(sources: [.photos])
    try await test.client.sources.indexNow()
    try await test.client.authorization.revoke(all)
    await #expect(throws: PoolError.grantRevoked) { try await test.paths(all) }
    await test.client.sources.finishRun()
    #expect(try await test.paths(photos) == ["a.jpg"])
    #expect(await test.client.sources.status.indexedAssets == 1)
    try await test.client.authorization.revoke(photos)
    await test.client.sources.finishRun()
    #expect(await test.client.sources.status.indexedAssets == 0)
    #expect(await test.client.sources.status.phase == .waitingForGrant)
  }

  @Test func anExpiredGrantIsOver() async throws {
    let test = try await TemporaryClient(library())
    defer { test.discard() }
    let grant = try await test.grant(expires: start + 60)
    #expect(try await test.client.authorization.grants() == [grant])
    test.clock.advance(by: 60)
    #expect(try await test.client.authorization.grants().isEmpty)
    await #expect(throws: PoolError.grantRevoked) { try await test.paths(grant) }
  }

  @Test func aGrantThatWasNeverGivenOrLacksTheOperationReadsNothing() async throws {
    let test = try await TemporaryClient(library())
    defer { test.discard() }
    let grant = try await test.grant(operations: [.search])
    await #expect(throws: PoolError.self) { try await test.client.context.browse(using: grant) }
    let forged = Grant(
      id: "grt_forged", access: AccessRequest(sources: [.photos], operations: [.browse], purpose: "x"), granted: 0)
    await #expect(throws: PoolError.self) { try await test.client.context.browse(using: forged) }
    // A handle that was changed by hand lets no more through than what is kept under its id.
    let widened = Grant(
      id: grant.id, access: AccessRequest(sources: [.photos], operations: [.browse], purpose: "x"), granted: 0)
    await #expect(throws: PoolError.self) { try await test.client.context.browse(using: widened) }
  }

  @Test func thePersonMayGrantLessAndNeverMore() async throws {
    struct Presenter: ConsentPresenter {
      func answer(to prompt: ConsentPrompt) async -> ConsentAnswer {
        #expect(prompt.data.map(\.kind) == [.links, .locations, .people])
        #expect(prompt.data.allSatisfy { !$0.words.isEmpty })
        return .granted(
          sources: [.photos, .videos], data: Set(DataCategory.allCases), operations: [.search, .judge],
          allowsCloudAssist: true)
      }
    }
    let test = try await TemporaryClient(SimulatedLibrary(), { $0.consent = Presenter() })
    defer { test.discard() }
    let grant = try await test.client.authorization.requestAccess(
      AccessRequest(
        sources: [.photos, .screenshots], data: [.links, .people, .locations], operations: [.search], purpose: "x"))
    #expect(grant.sources == [.photos])
    #expect(grant.data == [.links, .people, .locations])
    #expect(grant.operations == [.search])
    #expect(!grant.allowsCloudAssist)
    #expect(grant.id.hasPrefix("grt_"))
  }

  @Test func aRequestMustSayWhyAndAskForSomething() async throws {
    let test = try await TemporaryClient()
    defer { test.discard() }
    let authorization = test.client.authorization
    for request in [
      AccessRequest(purpose: "  "), AccessRequest(sources: [], purpose: "x"),
      AccessRequest(operations: [], purpose: "x"),
      AccessRequest(purpose: "x", expires: start), AccessRequest(purpose: String(repeating: "x", count: 301)),
    ] {
      await #expect(throws: PoolError.self) { try await authorization.requestAccess(request) }
    }
    #expect(AccessRequest.standard == [.things, .links, .objects, .leads])
    #expect(AccessRequest(purpose: "x").data == AccessRequest.standard)
  }

  @Test func grantsAndOptionsSurviveADeletedIndex() async throws {
    let test = try await TemporaryClient(library())
    defer { test.discard() }
    let grant = try await test.grant()
    var options = await test.client.sources.indexOptions
    options.maxPhotos = 2
    try await test.client.sources.setIndexOptions(options)
    try await test.client.sources.indexNow()
    #expect(try await test.paths(grant).count == 2)
    try await test.client.sources.deleteIndex()
    #expect(try await test.paths(grant).isEmpty)
    #expect(await test.client.sources.status.knownAssets == 0)
    #expect(await test.client.sources.indexOptions.maxPhotos == 2)
    try await test.client.sources.indexNow()
    #expect(try await test.paths(grant) == ["b.png", "c.mp4"])
  }

  @Test func rebuildingReadsEverythingAgain() async throws {
    let test = try await TemporaryClient(library(), startsByItself: true)
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    try await test.client.sources.rebuildIndex()
    await test.client.sources.finishRun()
    #expect(try await test.paths(grant).count == 3)
    #expect(test.library.opened.count == 6)
  }

  @Test func aResetTakesGrantsToo() async throws {
    let test = try await TemporaryClient(library())
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    try await test.client.reset()
    await #expect(throws: PoolError.self) { try await test.paths(grant) }
    #expect(try await test.client.authorization.grants().isEmpty)
    #expect(await test.client.sources.status.phase == .waitingForGrant)
    let again = try await test.grant()
    try await test.client.sources.indexNow()
    #expect(try await test.paths(again).count == 3)
  }

  @Test func aPauseSurvivesARelaunchAndReadsGoOn() async throws {
    let first = try await TemporaryClient(library(), startsByItself: true)
    defer { first.discard() }
    let grant = try await first.grant()
    try await first.client.sources.indexNow()
    await first.client.sources.pause()
    #expect(await first.client.sources.isPaused)
    let second = try await TemporaryClient(first.library, folder: first.folder, startsByItself: true)
    #expect(await second.client.sources.isPaused)
    #expect(await second.client.sources.status.phase == .paused)
    #expect(await second.client.sources.status.pauseReason == .byApp)
    second.library.put(.init("d.jpg", instant: 1_699_300_000))
    #expect(try await second.client.sources.indexNow().reason == .stopped)
    #expect(try await second.paths(grant).count == 3)
    await second.client.sources.resume()
    await second.client.sources.finishRun()
    #expect(try await second.paths(grant).count == 4)
  }

  @Test func aFollowedLibraryIsReadAsItChangesUnlessUpdatesAreOff() async throws {
    let test = try await TemporaryClient(library(), startsByItself: true)
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    test.library.put(.init("d.jpg", instant: 1_699_300_000))
    try await eventually { try await test.paths(grant).count == 4 }
    var options = await test.client.sources.indexOptions
    options.updatesAutomatically = false
    try await test.client.sources.setIndexOptions(options)
    await test.client.sources.finishRun()
    test.library.put(.init("e.jpg", instant: 1_699_400_000))
    try await Task.sleep(for: .milliseconds(200))
    await test.client.sources.finishRun()
    #expect(try await test.paths(grant).count == 4)
    try await test.client.sources.indexNow()
    #expect(try await test.paths(grant).count == 5)
  }

  @Test func anUnreadableLibraryIsWaitedForAndWhatWasReadStays() async throws {
    let test = try await TemporaryClient(library())
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    test.library.setThere(false)
    await #expect(throws: PoolError.self) { try await test.client.sources.indexNow() }
    let status = await test.client.sources.status
    #expect(status.phase == .waitingForPermission)
    #expect(status.lastRun?.reason == .waiting)
    #expect(status.lastRun?.nextAttempt == start + RunMachine.permissionWait)
    #expect(try await test.paths(grant).count == 3)
  }

  @Test func newReadersReadCapturesAgainAndTheyAreNoNewCaptures() async throws {
    let first = try await TemporaryClient(library())
    defer { first.discard() }
    let grant = try await first.grant()
    try await first.client.sources.indexNow()
    let second = try await TemporaryClient(first.library, folder: first.folder, version: "simulated/2")
    let batches = try await second.client.sources.batches(using: grant)
    try await second.client.sources.indexNow()
    #expect(second.library.opened.count == 6)
    second.library.put(.init("new.jpg", instant: 1_699_500_000))
    try await second.client.sources.indexNow()
    var iterator = batches.makeAsyncIterator()
    let batch = await iterator.next()
    #expect(batch?.items.count == 1)
  }

  @Test func anInterruptedRunIsToldByTheNextOpening() async throws {
    let first = try await TemporaryClient(library())
    defer { first.discard() }
    try await first.grant()
    try await first.client.sources.indexNow()
    try await first.client.sources.store.set("running", to: "1")
    let second = try await TemporaryClient(first.library, folder: first.folder)
    #expect(await second.client.sources.status.lastRun?.reason == .interrupted)
  }

  @Test func aFileThatWasGoneForAMomentIsReadOnceItIsBack() async throws {
    let library = library()
    let test = try await TemporaryClient(
      library, beforeDecode: { path in if path == "a.jpg", library.opened.count <= 3 { library.remove("a.jpg") } })
    defer { test.discard() }
    let grant = try await test.grant()
    let capture = try #require(library.capture("a.jpg"))
    try await test.client.sources.indexNow()
    #expect(try await test.paths(grant) == ["b.png", "c.mp4"])
    #expect(await test.client.sources.status.detail.failed == 1)
    library.put(capture)
    try await test.client.sources.indexNow()
    #expect(try await test.paths(grant) == ["a.jpg", "b.png", "c.mp4"])
  }

  @Test func whatWasOutOfFocusIsJudgedAgainByNewReaders() async throws {
    let library = SimulatedLibrary([.init("soup.jpg", instant: 1_699_000_000)])
    var options = IndexOptions()
    options.window = .everything
    options.focus = .food
    let first = try await TemporaryClient(library, { $0.indexOptions = options })
    defer { first.discard() }
    let grant = try await first.grant()
    try await first.client.sources.indexNow()
    #expect(try await first.paths(grant).isEmpty)
    #expect(await first.client.sources.status.detail.skipped == 1)
    // The same file; readers of another version see more in it.
    library.relabel("soup.jpg", ["food"])
    try await first.client.sources.indexNow()
    #expect(try await first.paths(grant).isEmpty)
    let second = try await TemporaryClient(library, folder: first.folder, version: "simulated/2")
    try await second.client.sources.indexNow()
    #expect(try await second.paths(grant) == ["soup.jpg"])
  }

  @Test func aGrantKeepsThePlacesOfItsOwnSourcesAlone() async throws {
    let place = Coordinate(latitude: 1, longitude: 2)
    let test = try await TemporaryClient(
      SimulatedLibrary([
        .init("a.jpg", instant: 1_699_000_000, location: place),
        .init("b.mp4", mediaType: .video, instant: 1_699_000_100, location: place),
      ]))
    defer { test.discard() }
    try await test.grant(data: [.evidence])
    try await test.grant(sources: [.videos], data: [.placesVisited])
    try await test.client.sources.indexNow()
    let store = await test.client.sources.store
    #expect(try store.record(path: "a.jpg")?.facts.location == nil)
    #expect(try store.record(path: "b.mp4")?.facts.location == place)
  }

  @Test func theNumbersOfRemovedCapturesAreNotGivenAgain() async throws {
    let test = try await TemporaryClient(library())
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    let batches = try await test.client.sources.batches(using: grant)
    let store = await test.client.sources.store
    let last = try #require(try store.read(after: 0, limit: 10).last?.record.path)
    test.library.remove(last)
    test.library.put(.init("new.jpg", instant: 1_699_900_000))
    try await test.client.sources.indexNow()
    var iterator = batches.makeAsyncIterator()
    let items = await iterator.next()?.items ?? []
    #expect(items.map(\.id) == [try store.record(path: "new.jpg")?.id])
  }

  @Test func anErasureThatWasCutShortIsFinishedByTheNextOpening() async throws {
    let first = try await TemporaryClient(library())
    defer { first.discard() }
    try await first.grant()
    try await first.client.sources.indexNow()
    try await first.client.sources.settings.set(SettingKey.erasing, to: SettingKey.erasingAll)
    await #expect(throws: PoolError.self) {
      try await TemporaryClient(first.library, folder: first.folder, { $0.isReadOnly = true })
    }
    let second = try await TemporaryClient(first.library, folder: first.folder)
    #expect(await second.client.sources.status.knownAssets == 0)
    #expect(try await second.client.authorization.grants().isEmpty)
  }

  @Test func aHotDeviceIsReadMoreSlowlyAndToTheEnd() async throws {
    struct Hot: DeviceConditions {
      var load: DeviceLoad { DeviceLoad(isHot: true) }
      var isNetworkMetered: Bool? { nil }
    }
    let test = try await TemporaryClient(library(), { $0.conditions = Hot() })
    defer { test.discard() }
    let grant = try await test.grant()
    let updates = await test.client.sources.statusUpdates()
    let waits = Task {
      var seen: Set<IndexStatus.Wait> = []
      for await status in updates {
        seen.formUnion(status.detail.waitingFor)
        if status.phase == .idle, status.lastRun?.reason == .completed { break }
      }
      return seen
    }
    try await test.client.sources.indexNow()
    #expect(await waits.value == [.coolingDown])
    #expect(try await test.paths(grant).count == 3)
  }

  @Test func modelsThatDoNotComeStopNothing() async throws {
    struct Metered: DeviceConditions {
      var load: DeviceLoad { DeviceLoad() }
      var isNetworkMetered: Bool? { true }
    }
    let nowhere = FileManager.default.temporaryDirectory.appending(path: "nowhere-\(UUID().uuidString)")
    for (source, downloads, expected) in [
      (nil, ModelDownloads.anyNetwork, ModelState.unavailable), (nowhere, .never, .disabled),
      (URL(string: "http://127.0.0.1:9/manifest.json"), .unmeteredOnly, .notInstalled),
    ] {
      let test = try await TemporaryClient(
        library(),
        {
          $0.modelSource = source
          $0.modelDownloads = downloads
          $0.conditions = Metered()
        })
      defer { test.discard() }
      let grant = try await test.grant()
      try await test.client.sources.indexNow()
      #expect(try await test.paths(grant).count == 3)
      #expect(await test.client.sources.status.models == expected)
    }
  }

  @Test func filesAreTheirOwnersAlone() async throws {
    let test = try await TemporaryClient(library())
    defer { test.discard() }
    try await test.grant()
    try await test.client.sources.indexNow()
    func mode(_ path: String) throws -> Int {
      try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }
    #expect(try mode(test.folder.path) == 0o700)
    for name in try FileManager.default.contentsOfDirectory(atPath: test.folder.path) {
      #expect(try mode(test.folder.appending(path: name).path) == 0o600, "\(name)")
    }
  }
}

/// Waits for something that another task brings about, thirty seconds at most.
func eventually(_ condition: () async throws -> Bool) async throws {
  for _ in 0..<1_500 {
    if try await condition() { return }
    try await Task.sleep(for: .milliseconds(20))
  }
  Issue.record("it did not come about in thirty seconds")
}
