internal import Foundation
internal import PoolAttest
internal import PoolEngine
internal import PoolHTTP
internal import PoolService
internal import PoolServiceStore

/// `pool-actions serve`.
enum ServeCommand {
  private static let valued: Set<String> = [
    "address", "port", "tls-certificate", "tls-key", "models", "public-address", "model-url", "model-name",
    "dashboard-port", "test-attest-root",
  ]

  static func run(_ arguments: [String]) async throws {
    let flags = try Flags(arguments, valued: valued.union(OpenStore.flags), plain: ["quiet"])
    guard flags.words.isEmpty else { throw UsageError("serve takes flags alone") }
    let configuration = try configuration(flags)
    let engine = try engine(flags)
    let testRoots = try flags["test-attest-root"].map(root) ?? TrustedRoots(certificates: [])
    let models = try flags["models"].map(shelf) ?? ModelShelf()
    let writer = LogWriter()
    // Signals are caught before anything is open that would have to be closed.
    let stop = StopSignal()
    try await OpenStore.with(flags) { store in
      try await greetFirstStart(store)
      var settings = ServiceSettings()
      settings.publicAddress = flags["public-address"] ?? ownAddress(configuration)
      let log = ServiceLog(tellsRequests: !flags.isSet("quiet")) { writer.write($0) }
      let service = ActionsService(
        store: store, engine: engine, models: models, testRoots: testRoots, settings: settings, log: log)
      let server = try HTTPServer(configuration: configuration, handler: service)
      let dashboard = try dashboard(flags, configuration, store: store, models: models, settings: settings, log: log)
      log.event(
        "started", ["address": configuration.address, "port": "\(server.port)", "engine": engine.title])
      let sweeping = Task {
        while !Task.isCancelled {
          await service.sweep()
          try? await Task.sleep(for: .seconds(15))
        }
      }
      await stop.wait()
      log.event("stopping")
      sweeping.cancel()
      await dashboard?.stop(graceSeconds: 1)
      await server.stop(graceSeconds: 20)
      log.event("stopped")
    }
    writer.finish()
  }

  private static func configuration(_ flags: Flags) throws -> HTTPServerConfiguration {
    var configuration = HTTPServerConfiguration()
    configuration.address = flags["address"] ?? "127.0.0.1"
    configuration.port = UInt16(clamping: try flags.number("port", 0...65_535) ?? 8_080)
    switch (flags["tls-certificate"], flags["tls-key"]) {
    case (nil, nil): break
    case (let certificate?, let key?):
      configuration.tls = .init(certificate: try text(certificate), key: try text(key))
    default: throw UsageError("--tls-certificate and --tls-key come together")
    }
    return configuration
  }

  /// The operator's pages on a port of their own, where one was asked for.
  private static func dashboard(
    _ flags: Flags, _ service: HTTPServerConfiguration, store: DatabaseStore, models: ModelShelf,
    settings: ServiceSettings, log: ServiceLog
  ) throws -> HTTPServer? {
    guard let port = try flags.number("dashboard-port", 0...65_535) else { return nil }
    var configuration = service
    configuration.port = UInt16(clamping: port)
    configuration.bodyBytesMax = 16_384
    configuration.connectionsMax = 64
    let pages = Dashboard(
      store: store, models: models, settings: settings, isSecure: service.tls != nil, log: log)
    let server = try HTTPServer(configuration: configuration, handler: pages)
    log.event("dashboard", ["address": configuration.address, "dashboard_port": "\(server.port)"])
    return server
  }

  /// The shelf of a folder that is there.
  private static func shelf(_ folder: String) throws -> ModelShelf {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw UsageError("\(folder) is no folder of models")
    }
    return try ModelShelf(folder: folder)
  }

  /// The certificate of a file in DER.
  private static func root(_ path: String) throws -> TrustedRoots {
    guard let data = FileManager.default.contents(atPath: path) else { throw UsageError("\(path) cannot be read") }
    guard data.first == 0x30, data.count <= 16_384 else { throw UsageError("\(path) is no certificate in DER") }
    return TrustedRoots(certificates: [Array(data)])
  }

  private static func text(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8) else {
      throw UsageError("\(path) cannot be read")
    }
    return text
  }

  /// With a certificate, clients reach the service over TLS, whatever name they use for it.
  private static func ownAddress(_ configuration: HTTPServerConfiguration) -> String? {
    configuration.tls == nil ? nil : "https://\(configuration.address):\(configuration.port)"
  }

  private static func engine(_ flags: Flags) throws -> any AssistEngine {
    guard let url = flags["model-url"] else {
      if flags["model-name"] != nil { throw UsageError("--model-name needs --model-url") }
      return ExtractiveEngine()
    }
    let key = ProcessInfo.processInfo.environment["POOL_MODEL_KEY"]
    return try ChatEngine(
      ChatSettings(baseAddress: url, model: try flags.required("model-name"), key: key))
  }

  /// A store without apps gets one with a live key, shown here and never again.
  private static func greetFirstStart(_ store: DatabaseStore) async throws {
    guard try await store.apps().isEmpty else { return }
    let app = try await store.makeApp(AppSettings(name: "First app", bundleID: "com.example.app"), at: Date())
    let key = try await store.makeKey(.live, forApp: app.id, at: Date())
    Output.line("app \(app.id)  bundle com.example.app")
    Output.line("key \(key.secret)")
    Output.line("The key is shown this once. `pool-actions apps set \(app.id)` changes name and bundle.")
  }
}

/// Lines on standard output, each at once.
enum Output {
  /// Ends the process where the line cannot be written: it may hold a key that is shown once.
  static func line(_ text: String) {
    do { try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8)) } catch {
      Command.fail("standard output takes no more; a key that it did not show is lost: make another one", code: 1)
    }
  }
}
