#if os(Linux)
  import Foundation
  import Synchronization
  import Testing

  @testable import PoolLibrary

  /// Counts what a stream tells.
  private final class Listener: Sendable {
    private let told = Mutex(0)
    private let task = Mutex<Task<Void, Never>?>(nil)

    var count: Int { told.withLock { $0 } }

    func listen(_ stream: AsyncStream<Void>) {
      task.withLock { $0 = Task { for await _ in stream { self.told.withLock { $0 += 1 } } } }
    }

    func cancel() { task.withLock { $0?.cancel() } }
  }

  private struct NoMetadata: MetadataReader {
    func metadata(ofFileAt path: String, kind: ContentKind) throws -> FileMetadata { FileMetadata() }
    func sidecar(at path: String) throws -> FileMetadata { FileMetadata() }
  }

  @Suite(.serialized) final class FolderWatchTests {
    private static let quiet = Duration.milliseconds(50)
    private let folder: URL
    private let listener = Listener()

    init() throws {
      folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
        "pool-\(UUID().uuidString)")
      try makeFolder("library")
    }

    deinit {
      listener.cancel()
      try? FileManager.default.removeItem(at: folder)
    }

    private func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

    private func makeFolder(_ path: String) throws {
      try FileManager.default.createDirectory(at: url(path), withIntermediateDirectories: true)
    }

    private func write(_ path: String, _ text: String = "x") throws { try Data(text.utf8).write(to: url(path)) }

    private func move(_ path: String, _ other: String) throws {
      try FileManager.default.moveItem(at: url(path), to: url(other))
    }

    private func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

    private func link(_ path: String, to other: String) throws {
      try FileManager.default.createSymbolicLink(at: url(path), withDestinationURL: url(other))
    }

    private func watch(excluding: [String] = [], quiet: Duration = quiet, foldersMax: Int = 1000) -> FolderWatch {
      FolderWatch(
        root: url("library").path, excluded: excluding.map { url($0).path }, quiet: quiet, longest: .seconds(5),
        foldersMax: foldersMax)
    }

    private func start(excluding: [String] = [], foldersMax: Int = 1000) throws {
      listener.listen(try #require(watch(excluding: excluding, foldersMax: foldersMax).changes()))
    }

    /// Waits, at most ten seconds.
    private func wait(until isSo: () -> Bool) async throws -> Bool {
      for _ in 0..<1000 {
        if isSo() { return true }
        try await Task.sleep(for: .milliseconds(10))
      }
      return isSo()
    }

    /// Whether what `change` does is told. Waits out what it is told besides.
    private func isTold(_ change: () throws -> Void) async throws -> Bool {
      let before = listener.count
      try change()
      let isTold = try await wait { listener.count > before }
      try await Task.sleep(for: Self.quiet * 3)
      return isTold
    }

    /// Whether what `change` does is not told.
    private func isIgnored(_ change: () throws -> Void) async throws -> Bool {
      let before = listener.count
      try change()
      try await Task.sleep(for: Self.quiet * 4)
      return listener.count == before
    }

    @Test func whatHappensToAFileIsTold() async throws {
      try makeFolder("library/deep/er")
      try start()
      #expect(try await isTold { try write("library/a.jpg") })
      #expect(try await isTold { try write("library/a.jpg", "changed") })
      #expect(try await isTold { try move("library/a.jpg", "library/deep/er/b.jpg") })
      #expect(try await isTold { try move("library/deep/er/b.jpg", "library/deep/er/c.jpg") })
      #expect(try await isTold { try write("library/deep/er/c.jpg", "again") })
      #expect(
        try await isTold {
          try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: url("library/deep/er/c.jpg").path)
        })
      #expect(try await isTold { try remove("library/deep/er/c.jpg") })
      #expect(try await isTold { try link("library/l.jpg", to: "elsewhere.jpg") })
    }

    @Test func foldersMadeAfterwardsAreWatched() async throws {
      try start()
      #expect(try await isTold { try makeFolder("library/one/two/three") })
      #expect(try await isTold { try write("library/one/two/three/a.jpg") })
      try makeFolder("outside/four")
      #expect(try await isTold { try move("outside", "library/came") })
      #expect(try await isTold { try write("library/came/four/a.jpg") })
      #expect(try await isTold { try remove("library/came") })
      #expect(try await isTold { try write("library/one/b.jpg") })
    }

    @Test func aFolderThatMovedIsWatchedWhereItIs() async throws {
      try makeFolder("library/old/in")
      try start()
      #expect(try await isTold { try move("library/old", "library/moved") })
      #expect(try await isTold { try makeFolder("library/moved/in/deep") })
      #expect(try await isTold { try write("library/moved/in/deep/a.jpg") })
      #expect(try await isTold { try move("library/moved", "gone") })
      #expect(try await isIgnored { try write("gone/in/b.jpg") })
      #expect(try await isIgnored { try makeFolder("gone/more") })
    }

    @Test func whatAListingLeavesOutIsNotTold() async throws {
      for path in ["library/.hidden", "library/@eaDir", "library/other", "library/index", "library/early"] {
        try makeFolder(path)
      }
      try write("library/other/index.sqlite")
      try start(excluding: ["library/index", "library/late"])
      for path in [".hidden/a.jpg", "@eaDir/a.jpg", "other/a.jpg", "index/a.jpg", ".a.jpg"] {
        #expect(try await isIgnored { try write("library/" + path) }, "\(path)")
      }
      #expect(try await isIgnored { try makeFolder("library/.later") })
      #expect(try await isIgnored { try makeFolder("library/late") })
      #expect(try await isIgnored { try write("library/late/a.jpg") })
      #expect(try await isTold { try write("library/early/index.sqlite") })
      #expect(try await isIgnored { try write("library/early/a.jpg") })
      #expect(try await isTold { try write("library/a.jpg") })
    }

    @Test func aNewFileIsToldOnceItIsWritten() async throws {
      try start()
      let path = url("library/a.jpg").path
      var file: FileHandle?
      #expect(
        try await isIgnored {
          let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
          file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        })
      #expect(try await isIgnored { try file?.write(contentsOf: Data("x".utf8)) })
      #expect(try await isTold { try file?.close() })
    }

    @Test func linksAreFollowedOnceAndLoopsEnd() async throws {
      try makeFolder("library/real")
      try makeFolder("outside/sub")
      try link("library/real/up", to: "library")
      try link("library/again", to: "library/real")
      try link("library/out", to: "outside")
      try start()
      #expect(try await isTold { try write("library/real/a.jpg") })
      #expect(listener.count == 1)
      #expect(try await isTold { try write("outside/sub/a.jpg") })
      #expect(try await isTold { try remove("library/again") })
      #expect(try await isTold { try write("library/real/b.jpg") })
      #expect(try await isTold { try remove("library/out") })
      #expect(try await isIgnored { try write("outside/sub/b.jpg") })
      #expect(try await isTold { try link("library/back", to: "outside") })
      #expect(try await isTold { try write("outside/sub/c.jpg") })
      #expect(try await isTold { try remove("library/back") })
      #expect(try await isIgnored { try write("outside/sub/d.jpg") })
    }

    @Test func aBurstIsToldOnce() async throws {
      listener.listen(try #require(watch(quiet: .milliseconds(700)).changes()))
      for number in 0..<50 { try write("library/\(number).jpg") }
      #expect(try await wait { listener.count > 0 })
      try await Task.sleep(for: .milliseconds(1500))
      #expect(listener.count == 1)
    }

    @Test func whereWatchesEndTheOthersGoOn() async throws {
      try makeFolder("library/a/b/c")
      try start(foldersMax: 2)
      #expect(try await isTold { try write("library/a/x.jpg") })
      #expect(try await isIgnored { try write("library/a/b/x.jpg") })
      #expect(try await isTold { try write("library/y.jpg") })
    }

    @Test func aMissingFolderIsNotFollowed() async throws {
      let watch = FolderWatch(root: url("nowhere").path, excluded: [])
      #expect(watch.changes() == nil)
      #expect(try await wait { Self.watchers() == 0 })
    }

    @Test func whatWasNotToldForItsNumberIsFoundAgain() throws {
      let events = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      defer { close(events) }
      var folders = WatchedFolders(root: url("library").path, excluded: [], events: events, foldersMax: 10)
      folders.renew()
      try makeFolder("library/a/b")
      #expect(folders.count == 1)
      var overflow: [UInt8] = []
      for number in [UInt32.max, UInt32(IN_Q_OVERFLOW), 0, 0] {
        withUnsafeBytes(of: number) { overflow += $0 }
      }
      let changed = folders.take(overflow[...])
      #expect(changed)
      folders.renewIfStale()
      #expect(folders.count == 3)
    }

    @Test func aFolderLibraryTellsItsChanges() async throws {
      let library = FolderLibrary(url("library"), metadata: NoMetadata())
      listener.listen(try #require(library.changes()))
      try write("library/a.jpg")
      #expect(try await wait { listener.count == 1 })
    }

    @Test func cancellingEndsTheThreadAndClosesItsDescriptors() async throws {
      #expect(try await wait { Self.watchers() == 0 })
      let listeners = (0..<3).map { _ in Listener() }
      for listener in listeners { listener.listen(try #require(watch().changes())) }
      #expect(Self.watchers() == 3)
      for listener in listeners { listener.cancel() }
      // The thread closes them as the last that it does.
      #expect(try await wait { Self.watchers() == 0 })
    }

    @Test func streamsThatNobodyReadsEndTooAndLeaveNothing() async throws {
      let (descriptors, threads) = (Self.descriptors().count, Self.threads())
      for _ in 0..<100 {
        do { _ = try #require(watch().changes()) }
        #expect(try await wait { Self.watchers() == 0 })
      }
      // Other tests open files and begin threads meanwhile, but not as many.
      #expect(Self.descriptors().count - descriptors < 80)
      #expect(Self.threads() - threads < 80)
    }

    /// What the program's open descriptors lead to.
    private static func descriptors() -> [String] {
      let folder = "/proc/self/fd"
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return all.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + $0) }
    }

    private static func watchers() -> Int { descriptors().count { $0.contains("inotify") } }

    private static func threads() -> Int {
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?.count ?? 0
    }
  }
#endif
