import Foundation
import PoolCloud
import PoolTesting
import PoolTypes
import Synchronization
import Testing

@testable import PoolKit

/// An app key that the service does not take: the index waits for another one.
@Suite(.timeLimit(.minutes(5))) struct RefusedKeyTests {
  private final class Keys: Sendable {
    private let state: Mutex<Set<String>>
    init(_ taken: Set<String>) { state = Mutex(taken) }
    func take(_ key: String) { state.withLock { _ = $0.insert(key) } }
    func drop(_ key: String) { state.withLock { _ = $0.remove(key) } }

    func start(status: Int = 401, code: String = "key_invalid") throws -> StandInService {
      try StandInService { [self] request, _ in
        let key = String((request.head["authorization"] ?? "").dropFirst(7))
        guard state.withLock({ $0.contains(key) }) else {
          return .body(#"{"error":{"code":"\#(code)","message":"No."}}"#, status: status)
        }
        return .body(
          #"{"installId":"i","key":{"kind":"test"},"cloudAssist":{"enabled":true},"attestation":{"mode":"off"}}"#)
      }
    }
  }

  private func client(
    _ service: StandInService, key: String, folder: URL? = nil,
    beforeDecode: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> TemporaryClient {
    let library = SimulatedLibrary(
      (0..<40).map { .init("\($0).png", mediaType: .screenshot, instant: 1_690_000_001 + Double($0), text: ["Flight"]) }
    )
    return try await TemporaryClient(
      library, folder: folder, beforeDecode: beforeDecode,
      {
        $0.service = URL(string: service.address)
        $0.appKey = key
        $0.modelDownloads = .never
        $0.cloudTiming.pause = 0.01
      })
  }

  @Test(arguments: [(401, "key_invalid"), (401, "key_expired"), (403, "bundle_mismatch")])
  func theRunWaitsAndGoesOnOnceTheKeyIsTaken(_ status: Int, _ code: String) async throws {
    let keys = Keys([])
    let service = try keys.start(status: status, code: code)
    defer { service.stop() }
    let test = try await client(service, key: "one")
    defer { test.discard() }
    let grant = try await test.grant()
    let cloud = try #require(test.client.cloud)
    await #expect(throws: PoolError.keyRefused) { try await cloud.register() }
    await #expect(throws: PoolError.keyRefused) { try await test.client.sources.indexNow() }
    let waiting = await test.client.sources.status
    #expect(waiting.phase == .paused)
    #expect(waiting.pauseReason == .failed)
    #expect(waiting.failureDescription == "The app key was refused; check the key.")
    #expect(waiting.lastRun?.reason == .waiting)
    #expect(waiting.lastRun?.nextAttempt == test.clock.now + RunMachine.permissionWait)
    #expect(try await test.paths(grant).isEmpty)

    keys.take("one")
    #expect(try await test.client.sources.indexNow().reason == .completed)
    let done = await test.client.sources.status
    #expect(done.phase == .idle)
    #expect(done.pauseReason == nil)
    #expect(done.failureDescription == nil)
    #expect(try await test.paths(grant).count == 40)
  }

  @Test func anotherKeyRunsAtOnce() async throws {
    let keys = Keys(["two"])
    let service = try keys.start()
    defer { service.stop() }
    let test = try await client(service, key: "one")
    defer { test.discard() }
    let grant = try await test.grant()
    let cloud = try #require(test.client.cloud)
    _ = try? await cloud.register()
    await #expect(throws: PoolError.keyRefused) { try await test.client.sources.indexNow() }
    let other = try await client(service, key: "two", folder: test.folder)
    #expect(try await other.client.sources.indexNow().reason == .completed)
    #expect(try await other.paths(grant).count == 40)
  }

  @Test func aRefusalDuringARunStopsIt() async throws {
    let keys = Keys(["one"])
    let service = try keys.start()
    defer { service.stop() }
    let (isReading, mayGoOn) = (SharedFlag(false), SharedFlag(false))
    let test = try await client(service, key: "one") { _ in
      isReading.value = true
      for _ in 0..<3_000 where !mayGoOn.value { usleep(5_000) }
    }
    defer { test.discard() }
    try await test.grant()
    let cloud = try #require(test.client.cloud)
    try await cloud.register()
    let run = Task { try await test.client.sources.indexNow() }
    for _ in 0..<1_000 where !isReading.value { try await Task.sleep(for: .milliseconds(10)) }
    keys.drop("one")
    await #expect(throws: PoolError.keyRefused) { try await cloud.register() }
    mayGoOn.value = true
    await #expect(throws: PoolError.keyRefused) { try await run.value }
    #expect(await test.client.sources.status.lastRun?.reason == .waiting)
    #expect(await test.client.sources.status.indexedAssets < 40)
  }

  /// A service that is away says nothing of the key.
  @Test func aServiceThatIsAwayHoldsNothingUp() async throws {
    let service = try Keys(["one"]).start()
    let test = try await client(service, key: "one")
    defer { test.discard() }
    service.stop()
    try await test.grant()
    #expect(try await test.client.sources.indexNow().reason == .completed)
  }

  /// A value that several threads see.
  private final class SharedFlag: Sendable {
    private let held: Mutex<Bool>
    init(_ value: Bool) { held = Mutex(value) }
    var value: Bool {
      get { held.withLock { $0 } }
      set { held.withLock { $0 = newValue } }
    }
  }
}
