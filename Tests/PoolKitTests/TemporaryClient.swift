import Foundation
import PoolDerive
import PoolLibrary
import PoolRead
import PoolReadModels
import PoolTesting
import PoolTypes
import Synchronization

@testable import PoolKit

/// A client over a simulated library, in a folder of its own that goes with it.
final class TemporaryClient: Sendable {
  let folder: URL
  let library: SimulatedLibrary
  let clock: ManualClock
  let client: PoolClient

  /// Grants whatever is asked for.
  struct Willing: ConsentPresenter {
    func answer(to prompt: ConsentPrompt) async -> ConsentAnswer { .all(of: prompt) }
  }

  /// - Parameters:
  ///   - folder: an earlier client's, to open again; else a new one.
  ///   - version: of the readers; another one reads everything again.
  ///   - gate: nil for the rules of the product.
  ///   - change: of the configuration, before the client opens.
  init(
    _ library: SimulatedLibrary = SimulatedLibrary(), folder: URL? = nil, clock: ManualClock = ManualClock(),
    version: String = "simulated/1", side: Int = 64, gate: (any PrivacyGate)? = nil, readsText: Bool = true,
    startsByItself: Bool = false,
    beforeDecode: @escaping @Sendable (String) -> Void = { _ in },
    _ change: (inout PoolConfiguration) -> Void = { _ in }
  ) async throws {
    self.folder = folder ?? FileManager.default.temporaryDirectory.appending(path: "pool-\(UUID().uuidString)")
    self.library = library
    self.clock = clock
    var configuration = PoolConfiguration(library: library, storage: self.folder)
    configuration.sources = Set(SourceKind.allCases)
    configuration.firstOptions.window = .everything
    configuration.startsByItself = startsByItself
    configuration.consent = Willing()
    configuration.conditions = Calm()
    configuration.now = { clock.now }
    change(&configuration)
    let wiring = Self.wiring(
      library, version: version, side: side, gate: gate, readsText: readsText, beforeDecode: beforeDecode)
    // Models that arrive are checked, and serve nothing.
    client = try await PoolClient.open(
      configuration: configuration, wiring: wiring,
      rewire: { Wiring(readers: wiring.readers, judge: wiring.judge, models: try InstalledModels(folder: $0)) })
  }

  struct Calm: DeviceConditions {
    var load: DeviceLoad { DeviceLoad() }
    var isNetworkMetered: Bool? { nil }
  }

  private static func wiring(
    _ library: SimulatedLibrary, version: String, side: Int, gate: (any PrivacyGate)?, readsText: Bool,
    beforeDecode: @escaping @Sendable (String) -> Void
  ) -> Wiring {
    let simulated = SimulatedReaders(library, version: version, side: side, beforeDecode: beforeDecode)
    var readers = CaptureReaders(decoder: simulated)
    if readsText { readers.text = simulated }
    readers.codes = simulated
    readers.visual = simulated
    readers.faces = SimulatedFaces(simulated)
    return gate.map { Wiring(readers: readers, judge: CaptureJudge(gate: $0)) } ?? Wiring(readers: readers)
  }

  func discard() { try? FileManager.default.removeItem(at: folder) }

  /// Asks for everything, or for what is named.
  @discardableResult
  func grant(
    sources: Set<SourceKind> = Set(SourceKind.allCases), data: Set<DataCategory> = Set(DataCategory.allCases),
    operations: Set<GrantOperation> = Set(GrantOperation.allCases), expires: Double? = nil
  ) async throws -> Grant {
    try await client.authorization.requestAccess(
      AccessRequest(sources: sources, data: data, operations: operations, purpose: "test", expires: expires))
  }

  /// Paths of all that a grant can list, sorted.
  func paths(_ grant: Grant) async throws -> [String] {
    try await client.context.browse(using: grant, limit: 1_000).hits.map(\.path).sorted()
  }
}
