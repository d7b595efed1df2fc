#if Vips && Codes && Onnx
  import Foundation
  import PoolTypes
  import Testing

  @testable import PoolKit

  /// The real client over drawn screens, with the real service between them and nothing played but the device's
  /// App Attest: the way of an app from its first opening to the day its key is refused.
  @Suite(
    .serialized, .timeLimit(.minutes(10)),
    .enabled(if: ServiceBuild.folder != nil, "build the service first: swift build --package-path Service"),
    .enabled(if: ServiceBuild.tls != nil, "run this by Scripts/with-test-authority"),
    .enabled(if: ServiceBuild.models != nil, "no models folder: set POOL_MODELS or run Scripts/setup"))
  struct EndToEndTests {
    @Test func anAppGoesFromItsFirstOpeningToARefusedKey() async throws {
      let journey = try await Journey()
      defer { journey.end() }
      let first = try await journey.open()
      try await journey.installs(first)
      let grant = try await journey.indexes(first)
      try await journey.bringsModels(first)
      try await journey.names(first, grant)
      try await journey.asks(first, grant)
      try await journey.fillsAndJudges(first, grant)
      try await journey.reports(first)
      try await journey.attests(first, grant)
      try await journey.listsEveryRequest(first)
      let rotated = try await journey.rotatesTheKey()
      try await journey.spendsAndRenewsTheQuota(rotated, grant)
      try await journey.refusesTheOldKey(grant)
      try await journey.turnsCloudAssistOff(rotated, grant)
    }
  }
#endif
