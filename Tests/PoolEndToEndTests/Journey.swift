#if Vips && Codes && Onnx
  import Foundation
  import PoolCloud
  import PoolLibrary
  import PoolTypes
  import Testing

  @testable import PoolKit

  /// A service, a device and a library, and the steps of an app between them.
  final class Journey: Sendable {
    let folder: URL
    let service: RunningService
    let device: SoftwareDevice
    /// The app at the service, and its first test key.
    let app: String
    let key: String
    let keyID: String

    init() async throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "pool-journey-\(UUID().uuidString)")
      service = try RunningService(folder: folder)
      device = try SoftwareDevice(folder: folder)
      try DrawnScreens.draw(in: folder.appending(path: "library"))
      let added = try service.operate(
        "apps", "add", "--name", "Journey", "--bundle", ServiceBuild.bundle, "--team", ServiceBuild.team,
        "--test-units", "84")
      app = try #require(added.split(separator: " ").first.map(String.init))
      let made = try service.operate("keys", "add", app, "--test")
      key = try Self.secret(in: made)
      keyID = try #require(made.split(separator: " ").first.map(String.init))
      try publishModels()
      try await start()
    }

    func end() {
      service.stop()
      device.stop()
      try? FileManager.default.removeItem(at: folder)
    }

    func start(daysAhead: Int = 0) async throws {
      try await service.start(
        .init(daysAhead: daysAhead, attestRoot: device.root, models: folder.appending(path: "published")))
    }

    static func secret(in text: String) throws -> String {
      let range = try #require(text.range(of: "key pk_test_"))
      return String(text[range.lowerBound...].dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// Grants whatever is asked for.
    private struct Willing: ConsentPresenter {
      func answer(to prompt: ConsentPrompt) async -> ConsentAnswer { .all(of: prompt) }
    }

    /// Opens the client as an app does, on the index of before if there is one.
    func open(key: String? = nil, attests: Bool = true, daysAhead: Double = 0) async throws -> PoolClient {
      var configuration = PoolConfiguration(
        appKey: key ?? self.key, library: FolderLibrary(folder.appending(path: "library")),
        storage: folder.appending(path: "index"))
      configuration.service = URL(string: service.address)
      configuration.allowsCloudAssist = true
      configuration.firstOptions.window = .everything
      configuration.firstOptions.namesWithCloudAssist = true
      configuration.firstOptions.sendsRunReports = true
      configuration.models = ServiceBuild.models
      configuration.startsByItself = false
      configuration.consent = Willing()
      configuration.attester = attests ? device : nil
      configuration.now = { Date().timeIntervalSince1970 + daysAhead * 86_400 }
      return try await PoolClient.open(configuration: configuration)
    }

    // MARK: Steps

    /// Puts every file of the prepared models among those that the service offers.
    private func publishModels() throws {
    }

    func installs(_ client: PoolClient) async throws {
      let told = try await client.cloud?.register()
      let standing = try #require(told)
      #expect(standing.isAssistEnabled && standing.attestation == "off")
      #expect(try service.operate("usage", app, "--test").contains("installs 1 of"))
    }

    func bringsModels(_ client: PoolClient) async throws {
    }
  }
#endif
