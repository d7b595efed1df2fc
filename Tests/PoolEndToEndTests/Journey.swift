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
    /// How many files the service offers.
    private let modelFiles: Int

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
      modelFiles = try Self.publishModels(in: folder.appending(path: "published"))
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
      configuration.startsByItself = false
      configuration.consent = Willing()
      configuration.attester = attests ? device : nil
      configuration.now = { Date().timeIntervalSince1970 + daysAhead * 86_400 }
      return try await PoolClient.open(configuration: configuration)
    }

    /// Puts every file of the prepared models among those that the service offers.
    /// - Returns: how many they are.
    private static func publishModels(in folder: URL) throws -> Int {
      let models = try #require(ServiceBuild.models)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let manifest =
        try JSONSerialization.jsonObject(
          with: Data(contentsOf: models.appending(path: "manifest.json"))) as? [String: Any]
      let files = try #require(manifest?["models"] as? [[String: Any]])
      for file in files {
        func text(_ name: String) -> String { file[name] as? String ?? "" }
        try FileManager.default.copyItem(
          at: models.appending(path: text("file")), to: folder.appending(path: text("file")))
        let contract = try JSONSerialization.data(withJSONObject: file["contract"] ?? [:])
        _ = try RunningService.run(
          try RunningService.program("pool-actions"),
          [
            "models", "publish", text("file"), "--models", folder.path, "--name", text("name"), "--version",
            text("version"), "--purpose", text("purpose"), "--license", text("licence"), "--metadata",
            String(decoding: contract, as: UTF8.self),
          ])
      }
      return files.count
    }

    // MARK: Steps

    /// The first call of an app, and by default the only one.
    func installs(_ client: PoolClient) async throws {
      let told = try await client.cloud?.register()
      let standing = try #require(told)
      #expect(standing.isAssistEnabled && standing.attestation == "off")
      #expect(try service.operate("usage", app, "--test").contains("installs 1 of"))
    }

    /// The models come from the service once the library is listed; what they read is read anew.
    func bringsModels(_ client: PoolClient) async throws {
      #expect(
        await eventually {
          for await state in await client.sources.modelStateUpdates() { return state == .ready }
          return false
        })
      #expect(
        await eventually {
          self.service.count("models", 200) == 1 && self.service.count("model_file", 200) == self.modelFiles
        })
      try await client.sources.indexNow()
    }
  }
#endif
