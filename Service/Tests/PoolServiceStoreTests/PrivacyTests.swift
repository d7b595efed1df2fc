import Foundation
import Testing

@testable import PoolServiceStore

/// What an app sends is in no file of the database, and no secret is either.
@Suite struct PrivacyTests {
  private static let canary = "canary-5f1e7c0a9d"

  @Test(arguments: DatabaseKind.allCases)
  func nothingOfContentAndNoSecretIsStored(_ kind: DatabaseKind) async throws {
    let database = try TestDatabase(kind)
    let store = try await database.open()
    let app = try await store.makeApp(
      AppSettings(name: "known-name", bundleID: "com.example.app"), at: .start)
    let key = try await store.makeKey(.live, forApp: app.id, at: .start)
    let caller = Caller(app: app, key: key.record)
    try await store.register(Self.canary, by: caller)
    let mark = ReplayMark(key: Self.canary, bodyDigest: Array(Self.canary.utf8))
    let request = UnitsRequest(units: 1, installID: Self.canary, replayMark: mark)
    guard case .reserved(let reservation) = try await store.reserve(request, by: caller, at: .start) else {
      Issue.record("No units were had.")
      return
    }
    _ = try await store.settle(reservation, charged: 1, status: 200, at: .start)
    let challenge = try await store.makeChallenge(for: Self.canary, by: caller, at: .start)
    try await store.setPassword(Self.canary, ofOperator: "admin", at: .start)
    guard case .opened(let token, let session) = try await store.logIn("admin", password: Self.canary, at: .start)
    else {
      Issue.record("The right password did not open a session.")
      return
    }
    _ = try await store.authenticate(Self.canary, at: .start)
    _ = try? await store.setPassword(Self.canary, ofOperator: Self.canary + "\0", at: .start)

    let bytes = try await Self.everything(in: database, store)
    func holds(_ text: some Sequence<UInt8>) -> Bool { bytes.range(of: Data(text)) != nil }
    // The search can find.
    #expect(holds("known-name".utf8))
    for secret in [Self.canary, String(key.secret.dropFirst(16)), token, session.formToken] {
      #expect(!holds(secret.utf8))
    }
    #expect(!holds(challenge.bytes))
    #expect(!holds(challenge.bytes.map { String(format: "%02x", $0) }.joined().utf8))
    await store.close()
  }

  /// The files of SQLite as they are, or every row of PostgreSQL.
  private static func everything(in database: TestDatabase, _ store: DatabaseStore) async throws -> Data {
    guard database.kind == .sqlite else {
      let connection = try PostgresConnection(url: database.place)
      let tables = try connection.rows(
        "SELECT table_name::text FROM information_schema.tables WHERE table_schema = 'public'", [])
      #expect(tables.count > 10)
      return try tables.reduce(into: Data()) { all, table in
        for row in try connection.rows("SELECT t::text FROM \(try table.text(0)) t", []) {
          all += Data(try row.text(0).utf8)
        }
      }
    }
    return try FileManager.default.contentsOfDirectory(atPath: database.place).reduce(into: Data()) { all, name in
      all += try Data(contentsOf: URL(fileURLWithPath: database.place + "/" + name))
    }
  }
}
