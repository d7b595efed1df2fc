import Foundation
import PoolKit
import PoolTesting
import Testing

/// The snippets of the reference page on indexing, as they stand there, run. Screen elements are stand-ins.
@Suite(.serialized, .timeLimit(.minutes(5))) struct SnippetTests {
  // MARK: Stand-ins for a screen

  final class Bar {
    var value = 0.0
    var text = ""
    var isEnabled = false
    var shown: [CaptureID] = []
    func append(_ id: CaptureID, mediaType: MediaType, date: CaptureDate?, labels: [Label]) { shown.append(id) }
  }

  private func opened(_ captures: Int = 3) async throws -> TemporaryClient {
    let library = SimulatedLibrary(
      (0..<captures).map { .init("\($0).jpg", instant: 1_699_000_000 + Double($0) * 60, labels: ["dog"]) })
    return try await TemporaryClient(library, startsByItself: true)
  }

  @Test func progress() async throws {
    let test = try await opened()
    defer { test.discard() }
    let pool = test.client
    let (progressBar, label) = (Bar(), Bar())
    try await test.grant()
    for await status in await pool.sources.statusUpdates() {
      progressBar.value = status.progress  // 0 to 1
      label.text = "\(status.indexedAssets) of \(status.knownAssets)"
      if status.phase == .idle { break }
    }
    #expect(progressBar.value == 1)
    #expect(label.text == "3 of 3")
  }

  @Test func inDetail() async throws {
    let test = try await opened()
    defer { test.discard() }
    let pool = test.client
    let (label, eta, searchField) = (Bar(), Bar(), Bar())
    try await test.grant()
    try await pool.sources.indexNow()
    let status = await pool.sources.status
    let detail = status.detail
    switch detail.step {  // starting, loadingModels, readingLibrary, indexing, finishing
    case .indexing:
      label.text = "\(detail.indexed) of \(detail.total)"
      if let seconds = detail.secondsRemaining { eta.text = "About \(Int(seconds / 60)) min left" }
    default:
      break
    }
    searchField.isEnabled = detail.searchable  // true once the first slice is indexed
    #expect(searchField.isEnabled)
  }

  @Test func batches() async throws {
    let test = try await opened(120)
    defer { test.discard() }
    let pool = test.client
    let grid = Bar()
    let grant = try await test.grant()
    for await batch in try await pool.sources.batches(using: grant) {
      for item in batch.items {
        grid.append(item.id, mediaType: item.mediaType, date: item.date, labels: item.labels)
      }
      if grid.shown.count >= 120 { break }
    }
    #expect(Set(grid.shown).count == 120)
  }

  @Test func models() async throws {
    let test = try await opened()
    defer { test.discard() }
    let pool = test.client
    let progress = Bar()
    var configuration = PoolConfiguration(appKey: "pk_live_…")
    configuration.modelDownloads = .unmeteredOnly  // the default: Wi-Fi and other unmetered networks
    // .anyNetwork also allows cellular. .never keeps PoolKit on Apple's frameworks alone.

    for await state in await pool.sources.modelStateUpdates() {
      switch state {
      case .downloading(let fraction): progress.value = fraction
      case .ready: break  // search now matches what photos show
      case .notInstalled, .disabled, .unavailable: break
      }
      break
    }
    #expect(await pool.sources.status.models == .unavailable)
    #expect(PoolConfiguration(appKey: "").modelDownloads == .unmeteredOnly)
  }

  @Test func options() async throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "pool-\(UUID().uuidString)")
    setenv("XDG_DATA_HOME", home.path, 1)
    defer {
      unsetenv("XDG_DATA_HOME")
      try? FileManager.default.removeItem(at: home)
    }
    var options = IndexOptions()
    options.window = .growing(from: .months(6))  // six months back, then everything new
    options.mediaTypes = [.screenshots, .photos]  // leave videos out
    options.focus = .food  // only food photos and recipe or restaurant screenshots
    options.maxPhotos = 20_000  // the newest 20,000 at most
    options.sendsRunReports = true  // see Keys, apps and run reports

    let pool = try await PoolClient.open(
      configuration: PoolConfiguration(appKey: "pk_live_…", indexOptions: options)
    )

    // Later, from a settings screen:
    options.places = false
    try await pool.sources.setIndexOptions(options)
    #expect(await pool.sources.indexOptions == options)
    #expect(FileManager.default.fileExists(atPath: home.appending(path: "pool/index.sqlite").path))
  }

  @Test func defaultsAreThoseOfThePage() {
    let options = IndexOptions()
    #expect(options.window == .growing(from: .months(3)))
    #expect(options.mediaTypes == [.photos, .screenshots, .videos])
    #expect(options.savedVideos && options.updatesAutomatically && options.places)
    #expect(!options.allowsCellular && !options.sendsRunReports && !options.people && !options.namesWithCloudAssist)
    #expect(options.focus == .everything && options.maxPhotos == nil)
    #expect(options.backgroundProgress.title == "Preparing your photos" && options.backgroundProgress.subtitle == nil)
    let configuration = PoolConfiguration(appKey: "pk_live_…")
    #expect(configuration.sources == [.photos, .screenshots])
    #expect(!configuration.allowsCloudAssist && configuration.allowsNetworkDownloads)
  }

  @Test func configuration() {
    var configuration = PoolConfiguration(appKey: "pk_live_…")
    configuration.sources = [.screenshots]
    configuration.allowsNetworkDownloads = false  // skip photos that are only in iCloud
    configuration.indexWindow = .everything
    configuration.maximumAssets = 5
    #expect(configuration.indexOptions?.window == .everything)
    #expect(configuration.indexOptions?.maxPhotos == 5)
  }

  @Test func pauseAndResume() async throws {
    let test = try await opened()
    defer { test.discard() }
    let pool = test.client
    await pool.sources.pause()  // stops indexing and model downloads
    #expect(await pool.sources.isPaused)
    await pool.sources.resume()
    let paused = await pool.sources.isPaused
    #expect(!paused)
  }

  @Test func backgroundTasks() {
    // In application(_:didFinishLaunchingWithOptions:) or your App's init.
    PoolSources.registerBackgroundTasks(identifier: "com.example.app.pool.index")
  }

  @Test func storage() async throws {
    let test = try await opened()
    defer { test.discard() }
    let pool = test.client
    try await test.grant()
    await pool.sources.pause()  // keep the index empty afterwards
    try await pool.sources.deleteIndex()
    #expect(await pool.sources.status.indexedAssets == 0)
  }

  @Test func eraseEverything() async throws {
    let test = try await opened()
    defer { test.discard() }
    let pool = test.client
    try await pool.reset()
    #expect(try await pool.authorization.grants().isEmpty)
  }

  /// From the page on people: asking, then reading the groups.
  @Test func people() async throws {
    let test = try await TemporaryClient(
      SimulatedLibrary(
        (0..<4).map { number in
          var capture = SimulatedLibrary.Capture(
            "\(number).jpg", instant: 1_699_000_000 + Double(number) * 60, labels: ["person"])
          capture.faces = [1]
          return capture
        }), startsByItself: true)
    defer { test.discard() }
    let pool = test.client
    var options = IndexOptions()
    options.people = true
    try await pool.sources.setIndexOptions(options)

    let grant = try await pool.authorization.requestAccess(
      AccessRequest(
        sources: [.photos],
        data: [.people],
        operations: [.search],
        purpose: "Group photos of the same person, on this iPhone"
      )
    )
    #expect(grant.data == [.people])
    try await pool.sources.indexNow()

    let people = try await pool.context.people(using: grant, minimumPhotos: 3)

    for person in people {
      print(person.photoCount, person.firstSeen ?? .distantPast, person.lastSeen ?? .distantPast)
      // Show the clearest face with person.representativeAssetID.
    }

    let photos = try await pool.context.photos(of: people[0].id, using: grant, limit: 50)
    #expect(people.map(\.photoCount) == [4])
    #expect(photos.hits.count == 4)
  }
}
