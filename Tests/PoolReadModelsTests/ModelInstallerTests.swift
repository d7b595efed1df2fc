import Foundation
import PoolTypes
import Synchronization
import Testing

@testable import PoolReadModels

/// The shares that an install told.
private final class Shares: Sendable {
  private let told = Mutex<[Double]>([])
  func add(_ share: Double) { told.withLock { $0.append(share) } }
  var all: [Double] { told.withLock { $0 } }
}

private func mode(_ url: URL) -> Int? {
  (try? FileManager.default.attributesOfItem(atPath: url.path))?[.posixPermissions] as? Int
}

@Suite(.timeLimit(.minutes(5))) struct ModelInstallerTests {
  typealias Request = SmallServer.Request

  @Test(arguments: ["", "manifest.json"]) func folderIsInstalled(name: String) async throws {
    let bench = try InstallBench()
    let shares = Shares()
    let installer = bench.installer(name.isEmpty ? bench.source : bench.source.appending(path: name))
    #expect(try await installer.bytesToCome() == 500_000)
    #expect(try await installer.install(progress: shares.add))
    #expect(try bench.isWhole)
    #expect(try await installer.bytesToCome() == 0)
    #expect(mode(bench.folder) == 0o700)
    #expect(mode(bench.folder.appending(path: "a.bin")) == 0o600)
    #expect(mode(bench.folder.appending(path: "manifest.json")) == 0o600)
    #expect(shares.all.last == 1)
    #expect(try await !installer.install { _ in })
  }

  @Test func serverIsInstalledAndProgressNeverFalls() async throws {
    let bench = try InstallBench([
      "a.bin": InstallBench.bytes(3_000_000, 1), "b b?.bin": InstallBench.bytes(200_000, 2), "c": Data(),
    ])
    let shares = Shares()
    #expect(try await bench.installer().install(progress: shares.add))
    #expect(try bench.isWhole)
    #expect(shares.all.first == 0)
    #expect(shares.all.last == 1)
    #expect(zip(shares.all, shares.all.dropFirst()).allSatisfy { $0 < $1 })
    #expect(!bench.server.requests.contains { $0.path == "c" })
  }

  @Test func secondInstallFetchesNothingButTheManifest() async throws {
    let bench = try InstallBench()
    #expect(try await bench.installer().install { _ in })
    let before = bench.server.requests.count
    let shares = Shares()
    #expect(try await !bench.installer().install(progress: shares.add))
    #expect(bench.server.requests.dropFirst(before) == [Request(path: "manifest.json", start: 0)])
    #expect(shares.all == [1])
    #expect(try await bench.installer().bytesToCome() == 0)
    #expect(bench.server.requests.count == before + 1)
  }

  @Test func cutConnectionIsGoneOnWithAndManifestComesLast() async throws {
    let bench = try InstallBench()
    bench.server.misbehave(at: "a.bin", [.cut(after: 100_000), nil])
    await #expect(throws: (any Error).self) { try await bench.installer().install { _ in } }
    let kept = try #require(bench.content("a.bin.part")).count
    #expect(kept == 100_000)
    #expect(mode(bench.folder.appending(path: "a.bin.part")) == 0o600)
    #expect(bench.content("a.bin") == nil)
    #expect(bench.content("manifest.json") == nil)
    #expect(try await bench.installer().bytesToCome() == 400_000)
    let shares = Shares()
    #expect(try await bench.installer().install(progress: shares.add))
    #expect(bench.server.requests.contains(Request(path: "a.bin", start: kept)))
    #expect(try bench.parts.isEmpty)
    #expect(shares.all.first == 0.2)
    #expect(try bench.isWhole)
  }

  @Test func cutInTheSecondFileShowsNoFileAndNoManifest() async throws {
    let bench = try InstallBench()
    bench.server.misbehave(at: "b.bin", [.cut(after: 50_000), nil])
    await #expect {
      try await bench.installer().install { _ in }
    } throws: { error in
      guard case PoolError.serviceUnreachable(let what) = error else { return false }
      return !what.contains("127.0.0.1")
    }
    #expect(bench.content("manifest.json") == nil)
    let before = bench.server.requests.count
    #expect(try await bench.installer().install { _ in })
    #expect(!bench.server.requests.dropFirst(before).contains { $0.path == "a.bin" })
    #expect(try bench.isWhole)
  }

  @Test func ignoredRangeStartsAnew() async throws {
    let bench = try InstallBench()
    bench.server.misbehave(at: "a.bin", [.cut(after: 100_000), .ignoreRange])
    await #expect(throws: PoolError.self) { try await bench.installer().install { _ in } }
    #expect(try await bench.installer().install { _ in })
    #expect(bench.server.requests.contains(Request(path: "a.bin", start: 100_000)))
    #expect(try bench.isWhole)
  }

  @Test func anotherRangeThanAskedForIsRefused() async throws {
    let bench = try InstallBench()
    bench.server.misbehave(at: "a.bin", [.cut(after: 100_000), .wrongRange])
    for _ in 0..<2 {
      await #expect(throws: PoolError.self) { try await bench.installer().install { _ in } }
      #expect(bench.content("a.bin.part")?.count == 100_000)
    }
  }

  @Test func refusedRangeAndTooLongPartStartAnew() async throws {
    let bench = try InstallBench()
    try FileManager.default.createDirectory(at: bench.folder, withIntermediateDirectories: true)
    bench.server.misbehave(at: "a.bin", [.status(416), nil])
    try InstallBench.bytes(1000, 3).write(to: bench.folder.appending(path: "a.bin.part"))
    try InstallBench.bytes(900_000, 3).write(to: bench.folder.appending(path: "b.bin.part"))
    #expect(try await bench.installer().install { _ in })
    #expect(bench.server.requests.filter { $0.path == "a.bin" }.map(\.start) == [1000, 0])
    #expect(bench.server.requests.filter { $0.path == "b.bin" }.map(\.start) == [0])
    #expect(try bench.isWhole)
  }

  @Test(arguments: [true, false]) func wrongHashIsNeverPutInPlace(overHTTP: Bool) async throws {
    let bench = try InstallBench()
    var wrong = bench.files
    wrong["b.bin"] = InstallBench.bytes(200_000, 9)
    try bench.offer(wrong, manifest: InstallBench.manifest(bench.files))
    let installer = bench.installer(overHTTP ? bench.server.address : bench.source)
    await #expect(throws: ModelInstallerTests.wrongContent("b.bin")) { try await installer.install { _ in } }
    for name in ["b.bin", "b.bin.part", "manifest.json"] { #expect(bench.content(name) == nil) }
  }

  @Test func damagedPartOfAnEarlierInstallIsFetchedAnew() async throws {
    let bench = try InstallBench()
    try FileManager.default.createDirectory(at: bench.folder, withIntermediateDirectories: true)
    try InstallBench.bytes(1000, 3).write(to: bench.folder.appending(path: "a.bin.part"))
    #expect(try await bench.installer().install { _ in })
    #expect(bench.server.requests.filter { $0.path == "a.bin" }.map(\.start) == [1000, 0])
    #expect(try bench.isWhole)
  }

  @Test(arguments: [199_999, 200_001, 5_000_000]) func anotherSizeIsRefused(count: Int) async throws {
    let bench = try InstallBench()
    var wrong = bench.files
    wrong["b.bin"] = InstallBench.bytes(count, 2)
    try bench.offer(wrong, manifest: InstallBench.manifest(bench.files))
    for address in [bench.server.address, bench.source] {
      await #expect(throws: ModelInstallerTests.wrongContent("b.bin")) {
        try await bench.installer(address).install { _ in }
      }
      #expect(bench.content("b.bin.part") == nil)
    }
    bench.server.misbehave(at: "b.bin", [.noLength])
    await #expect(throws: PoolError.self) { try await bench.installer().install { _ in } }
    #expect(bench.content("b.bin.part")?.count ?? 0 <= 200_000)
    #expect(bench.content("manifest.json") == nil)
  }

  @Test(arguments: ["../a.bin", "..", "x/a.bin", "manifest.json", ".verified.json", "a.part"])
  func namesThatAreNotPlainAreRefused(name: String) async throws {
    let bench = try InstallBench([name: InstallBench.bytes(10, 1)])
    for address in [bench.server.address, bench.source] {
      await #expect {
        try await bench.installer(address).install { _ in }
      } throws: { error in
        if case PoolError.modelUnavailable = error { true } else { false }
      }
    }
    #expect(Set(bench.server.requests.map(\.path)) == ["manifest.json"])
  }

  @Test func manifestOverOneMegabyteIsRefused() async throws {
    let bench = try InstallBench()
    try bench.offer(bench.files, manifest: Data(repeating: 32, count: 1_000_001))
    for fault in [nil, SmallServer.Fault.noLength] {
      bench.server.misbehave(at: "manifest.json", [fault])
      await #expect(throws: PoolError.modelUnavailable("The models' manifest.json is larger than 1 MB.")) {
        try await bench.installer().install { _ in }
      }
    }
  }

  @Test(arguments: [404, 500, 401, 204]) func answersThatAreNoFileAreUnreachable(code: Int) async throws {
    let bench = try InstallBench()
    for path in ["b.bin", "manifest.json"] {
      bench.server.misbehave(at: path, [.status(code)])
      let expected = PoolError.serviceUnreachable("The models' server answered with HTTP status \(code).")
      await #expect(throws: expected) { try await bench.installer().install { _ in } }
    }
  }

  @Test func silentServerIsGivenUp() async throws {
    let bench = try InstallBench()
    bench.server.misbehave(at: "a.bin", [.stall(after: 60_000), nil])
    let expected = PoolError.serviceUnreachable(
      "The models' server sent nothing for 1 seconds; what has come is kept.")
    await #expect(throws: expected) { try await bench.installer(silenceSeconds: 1).install { _ in } }
    #expect(bench.content("a.bin.part")?.count == 60_000)
    #expect(try await bench.installer().install { _ in })
    #expect(bench.server.requests.contains(Request(path: "a.bin", start: 60_000)))
  }

  @Test func stoppedServerIsUnreachable() async throws {
    let bench = try InstallBench()
    bench.server.stop()
    try await Task.sleep(for: .milliseconds(200))
    let installer = bench.installer()
    await #expect {
      try await installer.install { _ in }
    } throws: { error in
      guard case PoolError.serviceUnreachable(let what) = error else { return false }
      return !what.contains("127.0.0.1")
    }
  }

  @Test func stoppedTaskKeepsItsPartAndTheNextGoesOn() async throws {
    let bench = try InstallBench()
    bench.server.misbehave(at: "a.bin", [.stall(after: 80_000), nil])
    let task = Task { try await bench.installer().install { _ in } }
    while bench.content("a.bin.part")?.count != 80_000 { try await Task.sleep(for: .milliseconds(10)) }
    let start = ContinuousClock.now
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(bench.content("a.bin.part")?.count == 80_000)
    #expect(bench.content("manifest.json") == nil)
    #expect(try await bench.installer().install { _ in })
    #expect(bench.server.requests.contains(Request(path: "a.bin", start: 80_000)))
    #expect(try bench.isWhole)
  }

  @Test func progressMayStopTheInstall() async throws {
    let bench = try InstallBench(["a.bin": InstallBench.bytes(2_000_000, 1)])
    let running = Mutex<Task<Bool, any Error>?>(nil)
    let task = Task {
      try await bench.installer().install { share in
        if share > 0 { running.withLock { $0 }?.cancel() }
      }
    }
    running.withLock { $0 = task }
    // It may be done before it is stopped; what counts is that neither waits for the other.
    _ = await task.result
    #expect(try await bench.installer().bytesToCome() < 2_000_000)
  }

  @Test func taskStoppedBeforehandTouchesNoSource() async throws {
    let bench = try InstallBench()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await bench.installer().install { _ in }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(bench.server.requests.isEmpty)
  }

  @Test func redirectsAreFollowedToHTTPAlone() async throws {
    let bench = try InstallBench()
    var files = bench.files
    files["manifest.json"] = InstallBench.manifest(bench.files)
    files["moved"] = files["a.bin"]
    bench.server.serve(files)
    bench.server.misbehave(at: "a.bin", [.redirect("\(bench.server.address)moved")])
    #expect(try await bench.installer().install { _ in })
    #expect(try bench.isWhole)
    let other = try InstallBench()
    other.server.misbehave(at: "a.bin", [.redirect("ftp://127.0.0.1:1/a.bin")])
    let expected = PoolError.serviceUnreachable("The models' server answered with HTTP status 302.")
    await #expect(throws: expected) { try await other.installer().install { _ in } }
    #expect(other.content("manifest.json") == nil)
  }

  @Test func nextManifestReplacesAndRemoves() async throws {
    let bench = try InstallBench()
    #expect(try await bench.installer().install { _ in })
    let next = ["a.bin": InstallBench.bytes(150_000, 5), "c.bin": InstallBench.bytes(1000, 6)]
    try bench.offer(next, manifest: InstallBench.manifest(next))
    bench.server.misbehave(at: "c.bin", [.status(500), nil])
    await #expect(throws: PoolError.self) { try await bench.installer().install { _ in } }
    // Until all has come, what was here stays as it was.
    #expect(try bench.isWhole)
    #expect(try bench.parts.contains("a.bin.part"))
    #expect(try await bench.installer().install { _ in })
    #expect(bench.content("a.bin") == next["a.bin"])
    #expect(bench.content("c.bin") == next["c.bin"])
    #expect(bench.content("b.bin") == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.path)
    #expect(Set(names) == ["a.bin", "c.bin", "manifest.json", ".verified.json"])
  }

  @Test func damagedFileIsFetchedAgain() async throws {
    let bench = try InstallBench()
    #expect(try await bench.installer().install { _ in })
    try InstallBench.bytes(300_000, 7).write(to: bench.folder.appending(path: "a.bin"))
    #expect(try await bench.installer().bytesToCome() == 300_000)
    #expect(try await bench.installer().install { _ in })
    #expect(try bench.isWhole)
  }

  @Test func secondInstallAtTheSameTimeIsRefused() async throws {
    let bench = try InstallBench()
    let lock = try FolderLock(folder: bench.folder)
    await #expect(throws: PoolError.storageBusy("Another process installs the models; wait for it or stop it.")) {
      try await bench.installer().install { _ in }
    }
    lock.release()
    #expect(try await bench.installer().install { _ in })
  }

  @Test func fullDiskAndOtherAddressesAreSaid() async throws {
    #expect(PartFile.error(ENOSPC) == .storageFull)
    let bench = try InstallBench()
    let address = try #require(URL(string: "ftp://127.0.0.1/"))
    await #expect {
      try await bench.installer(address).install { _ in }
    } throws: { error in
      if case PoolError.invalidRequest = error { true } else { false }
    }
  }

  private static func wrongContent(_ name: String) -> PoolError {
    .modelUnavailable("The model file \(name) at the source is not the one that its manifest names.")
  }
}
