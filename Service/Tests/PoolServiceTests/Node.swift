import Foundation
import PoolAttest
import PoolEngine
import PoolHTTP
import PoolService
import PoolServiceStore
import Synchronization

/// A node of the service on a free port of this machine. Its store is SQLite in a folder of its own, or, where
/// `POOL_TEST_STORE` is `postgres`, a PostgreSQL database of its own; so every test can be run on both.
final class Node: Sendable {
  let store: DatabaseStore
  let server: HTTPServer
  let app: AppRecord
  let key: String
  let testKey: String
  let clock: TestClock
  let lines: TestLines
  let folder: String
  /// The address of its PostgreSQL database; nil on SQLite.
  let database: String?

  static var isOnPostgres: Bool { ProcessInfo.processInfo.environment["POOL_TEST_STORE"] == "postgres" }

  static let install = "3f0c5a52-7d2e-4a41-9d0b-6f2f4f0e7a11"

  init(
    engine: any AssistEngine = ExtractiveEngine(), models: ModelShelf = ModelShelf(), roots: TrustedRoots = .apple,
    testRoots: TrustedRoots = TrustedRoots(certificates: []),
    settings change: (inout AppSettings) -> Void = { _ in },
    service adjust: (inout ServiceSettings) -> Void = { _ in }, database: String? = nil, beside first: Node? = nil
  ) async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("node-\(UUID().uuidString)").path
    clock = first?.clock ?? TestClock()
    lines = TestLines()
    let made = Self.isOnPostgres ? try PostgresServer.shared.get().makeDatabase() : nil
    self.database = first?.database ?? database ?? made
    if let url = self.database {
      store = try await DatabaseStore(postgres: url, connections: 4)
    } else {
      store = try DatabaseStore(sqliteFolder: first?.folder ?? folder)
    }
    var appSettings = AppSettings(name: "Test", bundleID: "com.example.app", teamID: "ABCDE12345")
    appSettings.keyRequestsPerMinute = 1_000_000
    appSettings.installRequestsPerMinute = 1_000_000
    change(&appSettings)
    if let first {
      (app, key, testKey) = (first.app, first.key, first.testKey)
    } else {
      app = try await store.makeApp(appSettings, at: clock.now)
      key = try await store.makeKey(.live, forApp: app.id, at: clock.now).secret
      testKey = try await store.makeKey(.test, forApp: app.id, at: clock.now).secret
    }
    var settings = ServiceSettings()
    settings.now = { [clock] in clock.now }
    adjust(&settings)
    let service = ActionsService(
      store: store, engine: engine, models: models, roots: roots, testRoots: testRoots, settings: settings,
      log: ServiceLog { [lines] in lines.add($0) })
    server = try HTTPServer(configuration: HTTPServerConfiguration(), handler: service)
  }

  func end() async {
    await server.stop(graceSeconds: 2)
    await store.close()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Sends one request on a connection of its own and reads the response. Headers given replace the usual ones; an
  /// empty value leaves one out.
  func call(
    _ method: String, _ path: String, _ body: String? = nil, _ headers: [String: String] = [:]
  ) async throws -> RawClient.Response {
    let client = try RawClient(port: server.port, receiveSeconds: 20)
    client.send(text(method, path, body, headers))
    return try await client.response(bodyless: method == "HEAD")
  }

  func post(
    _ path: String, _ body: String, _ headers: [String: String] = [:]
  ) async throws -> RawClient.Response { try await call("POST", path, body, headers) }

  func text(_ method: String, _ path: String, _ body: String?, _ headers: [String: String]) -> String {
    var fields = ["Host": "localhost", "Authorization": "Bearer \(key)", "X-Pool-Install": Node.install]
    if let body {
      fields["Content-Type"] = "application/json"
      fields["Content-Length"] = "\(body.utf8.count)"
    } else if method == "POST" {
      fields["Content-Length"] = "0"
    }
    for (name, value) in headers { fields[name] = value.isEmpty ? nil : value }
    let lines = fields.map { "\($0.key): \($0.value)" }.joined(separator: "\r\n")
    return "\(method) \(path) HTTP/1.1\r\n\(lines)\r\n\r\n\(body ?? "")"
  }

  static func registration(install: String = Node.install, bundle: String = "com.example.app") -> String {
    #"{"installId":"\#(install)","bundleId":"\#(bundle)","teamId":"ABCDE12345","platform":"ios","#
      + #""osVersion":"26.0","sdkVersion":"0.2.0"}"#
  }

  @discardableResult
  func register(
    install: String = Node.install, _ headers: [String: String] = [:]
  ) async throws -> RawClient.Response {
    try await post("/v1/installs", Node.registration(install: install), headers)
  }

  /// What the app used of the live quota this month.
  func usage() async throws -> MonthUsage { try await store.usage(ofApp: app.id, kind: .live, at: clock.now) }
}

/// A time that tests move.
final class TestClock: Sendable {
  private let instant = Mutex(Date(timeIntervalSince1970: 1_796_000_000))

  var now: Date { instant.withLock { $0 } }
  func advance(_ seconds: Double) { instant.withLock { $0 += seconds } }
}

/// What was logged.
final class TestLines: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }
}

extension RawClient.Response {
  /// The body as JSON.
  var json: [String: Any] { (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:] }
  /// The code of a refusal.
  var code: String? { (json["error"] as? [String: Any])?["code"] as? String }
  /// Units that were charged.
  var charged: Int? { (json["units"] as? [String: Any])?["charged"] as? Int }
}

/// Runs a test on a node.
func withNode(
  engine: any AssistEngine = ExtractiveEngine(), models: ModelShelf = ModelShelf(), roots: TrustedRoots = .apple,
  testRoots: TrustedRoots = TrustedRoots(certificates: []),
  settings: (inout AppSettings) -> Void = { _ in }, service: (inout ServiceSettings) -> Void = { _ in },
  _ body: (Node) async throws -> Void
) async throws {
  let node = try await Node(
    engine: engine, models: models, roots: roots, testRoots: testRoots, settings: settings, service: service)
  do {
    try await body(node)
  } catch {
    await node.end()
    throw error
  }
  await node.end()
}

/// Runs a test on a node and its operator's pages, for the operator `ada`.
func withDashboard(password: String, _ body: (Node, HTTPServer) async throws -> Void) async throws {
  try await withNode { node in
    try await node.store.setPassword(password, ofOperator: "ada", at: node.clock.now)
    var settings = ServiceSettings()
    settings.now = { [clock = node.clock] in clock.now }
    let pages = Dashboard(store: node.store, models: ModelShelf(), settings: settings)
    let server = try HTTPServer(configuration: HTTPServerConfiguration(), handler: pages)
    do {
      try await body(node, server)
    } catch {
      await server.stop(graceSeconds: 0)
      throw error
    }
    await server.stop(graceSeconds: 1)
  }
}

/// Waits until a condition holds, ten seconds at most where nothing else is said.
func eventually(seconds: Int = 10, _ condition: () async throws -> Bool) async rethrows -> Bool {
  for _ in 0..<seconds * 50 {
    if try await condition() { return true }
    try? await Task.sleep(for: .milliseconds(20))
  }
  return try await condition()
}
