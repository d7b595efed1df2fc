import Foundation
import PoolCloud
import PoolReadModels
import PoolTesting
import PoolTypes
import Synchronization
import Testing

@testable import PoolKit

/// A service that publishes model files, and whatever a test makes of it.
final class PublishingService: Sendable {
  struct File: Sendable {
    var purpose: String
    var version = "1"
    var text: String
    /// What the list says instead of the text's own.
    var sha256: String?
    var url: String?

    var digest: String { sha256 ?? PublishingService.digest(text) }
  }

  fileprivate static func digest(_ text: String) -> String {
    var hash = SHA256()
    Array(text.utf8).withUnsafeBytes { hash.update($0) }
    return hash.finish()
  }

  private struct State {
    var files: [File]
    var isCut = false
    var isSilent = false
  }

  private let state: Mutex<State>

  init(_ files: [File]) { state = Mutex(State(files: files)) }

  var files: [File] {
    get { state.withLock { $0.files } }
    set { state.withLock { $0.files = newValue } }
  }
  /// The next file ends early.
  func cutOnce() { state.withLock { $0.isCut = true } }
  func setSilent(_ isSilent: Bool) { state.withLock { $0.isSilent = isSilent } }

  func answer(_ request: StandInService.Request) -> StandInService.Answer? {
    if request.path == "/v1/models" { return list(request) }
    guard request.path.hasPrefix("/v1/models/"), let file = files.first(where: { request.path.hasSuffix($0.digest) })
    else { return nil }
    let (isCut, isSilent) = state.withLock { state in
      defer { state.isCut = false }
      return (state.isCut, state.isSilent)
    }
    if isSilent { return .silence }
    if isCut { return .cut(String(file.text.prefix(40_000))) }
    guard let range = request.head["range"], let start = Int(range.dropFirst(6).dropLast()) else {
      return .body(file.text)
    }
    let rest = String(file.text.dropFirst(start))
    return .body(
      rest, status: 206, head: ["Content-Range: bytes \(start)-\(file.text.count - 1)/\(file.text.count)"])
  }

  private func list(_ request: StandInService.Request) -> StandInService.Answer {
    let base = "http://\(request.head["host"] ?? "")/v1/models/"
    let entries = files.map { file in
      #"{"name":"\#(file.purpose)","version":"\#(file.version)","purpose":"\#(file.purpose)","#
        + #""url":"\#(file.url ?? base + file.digest)","bytes":\#(file.text.utf8.count),"sha256":"\#(file.digest)","#
        + #""license":"MIT","metadata":{"dimensions":384}}"#
    }
    let tag = "\"\(files.map(\.digest).joined().hashValue)\""
    if request.head["if-none-match"] == tag { return .body("", status: 304) }
    return .body(#"{"models":[\#(entries.joined(separator: ","))]}"#, head: ["ETag: \(tag)"])
  }

  /// Registers well, and publishes.
  func start() throws -> StandInService {
    try StandInService { [self] request, _ in
      if let told = answer(request) { return told }
      return request.path == "/v1/installs"
        ? .body(#"{"installId":"i","key":{"kind":"test"},"cloudAssist":{"enabled":true},"attestation":{"mode":"off"}}"#)
        : .body(#"{"error":{"code":"not_found","message":"No."}}"#, status: 404)
    }
  }
}

/// Models that come from the service's list.
@Suite(.timeLimit(.minutes(5))) struct ServiceModelsTests {
  private static let library = SimulatedLibrary([
    .init("a.png", mediaType: .screenshot, instant: 1_690_000_001, text: ["Flight TP1234"])
  ])
  private static let one = PublishingService.File(purpose: "one", text: String(repeating: "a", count: 100_000))
  private static let two = PublishingService.File(purpose: "two", text: "the other model")

  /// A network that a test turns metered.
  private final class Network: DeviceConditions {
    private let state: Mutex<Bool>
    init(_ isMetered: Bool) { state = Mutex(isMetered) }
    var load: DeviceLoad { DeviceLoad() }
    var isNetworkMetered: Bool? { state.withLock { $0 } }
    func set(_ isMetered: Bool) { state.withLock { $0 = isMetered } }
  }

  private func client(
    _ service: StandInService, folder: URL? = nil, clock: ManualClock = ManualClock(),
    _ change: (inout PoolConfiguration) -> Void = { _ in }
  ) async throws -> TemporaryClient {
    try await TemporaryClient(
      Self.library, folder: folder, clock: clock,
      {
        $0.service = URL(string: service.address)
        $0.appKey = "pk_test_a"
        $0.cloudTiming.pause = 0.01
        change(&$0)
      })
  }

  /// Runs, and waits until the models stand as told.
  private func run(_ test: TemporaryClient, until isMet: @Sendable (ModelState) -> Bool) async throws -> [ModelState] {
    try await test.client.sources.indexNow()
    var states: [ModelState] = []
    for await state in await test.client.sources.modelStateUpdates() {
      states.append(state)
      if isMet(state) { break }
    }
    return states
  }

  private func files(_ test: TemporaryClient) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: test.folder.appending(path: "models").path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test func modelsComeAreCheckedAndEveryRequestIsListed() async throws {
    let published = PublishingService([Self.one, Self.two])
    let service = try published.start()
    defer { service.stop() }
    let test = try await client(service)
    defer { test.discard() }
    try await test.grant()
    let states = try await run(test) { $0 == .ready }
    #expect(states.contains { if case .downloading = $0 { true } else { false } })
    #expect(
      try files(test) == ["\(Self.one.digest).model", "\(Self.two.digest).model", "manifest.json"].sorted())
    let stored = try ModelFileState.all(in: test.folder.appending(path: "models"))
    #expect(stored.map(\.state) == ["ready", "ready"])
    #expect(await test.client.sources.status.models == .ready)
    #expect(try test.client.egress().map(\.endpoint).sorted() == service.calls.sorted())
    for request in service.requests where request.path != "/v1/installs" {
      #expect(request.head["authorization"] == "Bearer pk_test_a")
      #expect(request.head["x-pool-install"]?.isEmpty == false)
      #expect(request.body.isEmpty)
    }
  }

  @Test func anotherVersionTakesThePlaceOfTheFirst() async throws {
    let published = PublishingService([Self.one, Self.two])
    let service = try published.start()
    defer { service.stop() }
    let clock = ManualClock()
    let test = try await client(service, clock: clock)
    defer { test.discard() }
    try await test.grant()
    _ = try await run(test) { $0 == .ready }
    let newer = PublishingService.File(purpose: "one", version: "2", text: "a newer model")
    published.files = [Self.one, Self.two, newer]
    // On the same day nobody asks.
    try await test.client.sources.indexNow()
    #expect(service.requests(to: "/v1/models").count == 1)
    clock.advance(by: 90_000)
    try await test.client.sources.indexNow()
    for _ in 0..<500 where try files(test).contains("\(Self.one.digest).model") {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try files(test) == ["\(newer.digest).model", "\(Self.two.digest).model", "manifest.json"].sorted())
    #expect(service.requests(to: "/v1/models/\(Self.two.digest)").count == 1)
    #expect(service.requests(to: "/v1/models/\(newer.digest)").count == 1)
    for _ in 0..<500 where await test.client.sources.status.models != .ready {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(await test.client.sources.status.models == .ready)
    #expect(try test.client.egress().count == service.requests.count)
  }

  @Test func aBrokenDownloadGoesOnWhereItEnded() async throws {
    let published = PublishingService([Self.one])
    published.cutOnce()
    let service = try published.start()
    defer { service.stop() }
    let test = try await client(service)
    defer { test.discard() }
    try await test.grant()
    _ = try await run(test) { [service] state in
      state == .notInstalled && service.calls.contains { $0.hasPrefix("GET /v1/models/") }
    }
    await test.client.sources.pause()
    let again = try await client(service, folder: test.folder)
    await again.client.sources.resume()
    _ = try await run(again) { $0 == .ready }
    let asked = service.requests(to: "/v1/models/\(Self.one.digest)")
    #expect(asked.map { $0.head["range"] } == [nil, "bytes=40000-"])
    #expect(try again.client.egress().count == service.requests.count)
  }

  @Test(arguments: [
    (ModelDownloads.unmeteredOnly, ModelState.notInstalled), (.anyNetwork, .ready), (.never, .disabled),
  ])
  func aMeteredNetworkCarriesModelsOnlyWhereThatIsAllowed(_ downloads: ModelDownloads, _ expected: ModelState)
    async throws
  {
    let service = try PublishingService([Self.two]).start()
    defer { service.stop() }
    let test = try await client(service) {
      $0.modelDownloads = downloads
      $0.conditions = Network(true)
    }
    defer { test.discard() }
    try await test.grant()
    _ = try await run(test) { $0 == expected }
    let calls = service.calls.filter { $0.contains("models") }
    #expect(calls.isEmpty == (expected != .ready))
  }

  @Test func aNetworkThatTurnsMeteredEndsTheDownload() async throws {
    let published = PublishingService([Self.one])
    published.setSilent(true)
    let service = try published.start()
    defer { service.stop() }
    let network = Network(false)
    let test = try await client(service) { $0.conditions = network }
    defer { test.discard() }
    try await test.grant()
    _ = try await run(test) { if case .downloading = $0 { true } else { false } }
    for _ in 0..<500 where !service.calls.contains(where: { $0.hasPrefix("GET /v1/models/") }) {
      try await Task.sleep(for: .milliseconds(20))
    }
    network.set(true)
    for await state in await test.client.sources.modelStateUpdates() where state == .notInstalled { break }
    #expect(await test.client.sources.status.models == .notInstalled)
  }

  @Test func aFileThatIsNotTheListsIsNotTaken() async throws {
    var wrong = Self.two
    wrong.sha256 = Self.one.digest
    var elsewhere = Self.two
    let other = try PublishingService([Self.two]).start()
    defer { other.stop() }
    elsewhere.url = "\(other.address)/v1/models/\(Self.two.digest)"
    for file in [wrong, elsewhere] {
      let service = try PublishingService([file]).start()
      defer { service.stop() }
      let test = try await client(service)
      defer { test.discard() }
      try await test.grant()
      _ = try await run(test) { $0 == .unavailable }
      #expect(((try? files(test)) ?? []).isEmpty)
    }
    // Without TLS nothing is fetched but from the service itself.
    #expect(other.calls.isEmpty)
  }

  /// The first run with cloud assist off: what the list of requests says, and what arrived.
  @Test(arguments: [true, false]) func aFirstRunSendsNothingButItsRegistrationAndTheModelsThatAreMissing(
    _ isMissing: Bool
  ) async throws {
    let service = try PublishingService([Self.two]).start()
    defer { service.stop() }
    let test = try await client(service) { if !isMissing { $0.modelDownloads = .never } }
    defer { test.discard() }
    let grant = try await test.grant()
    _ = try await run(test) { $0 == (isMissing ? .ready : .disabled) }
    _ = await test.client.sources.nameThings()
    _ = await test.client.sources.lookUpPlaces()
    _ = try? await test.client.assist.ask("When is my flight?", using: grant)
    _ = try? await test.client.assist.judge(rule: "flights", using: grant)
    for _ in 0..<200 where service.calls.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    let models = isMissing ? ["GET /v1/models", "GET /v1/models/\(Self.two.digest)"] : []
    #expect(Set(service.calls) == Set(["POST /v1/installs"] + models))
    #expect(service.requests(to: "/v1/installs").count == 1)
    #expect(try test.client.egress().map(\.endpoint).sorted() == service.calls.sorted())
  }
}
