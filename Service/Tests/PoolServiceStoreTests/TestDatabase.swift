import Foundation
import Testing

@testable import PoolServiceStore

/// The databases that every test of the store runs on.
enum DatabaseKind: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case sqlite
  case postgres

  var testDescription: String { rawValue }
}

/// An empty database that any number of nodes can open.
final class TestDatabase: Sendable {
  let kind: DatabaseKind
  /// The folder of SQLite, or the address of PostgreSQL's database.
  let place: String

  init(_ kind: DatabaseKind) throws {
    self.kind = kind
    switch kind {
    case .sqlite: place = NSTemporaryDirectory() + "pool-store-" + UUID().uuidString
    case .postgres: place = try PostgresServer.shared.get().makeDatabase()
    }
  }

  deinit {
    if kind == .sqlite { try? FileManager.default.removeItem(atPath: place) }
  }

  /// Opens a node's store.
  func open(connections: Int = 2) async throws -> DatabaseStore {
    // Passwords are hashed a thousand times cheaper, or the tests would do little else.
    try DatabaseStore(
      database: try await openDatabase(connections: connections), reservationSeconds: 120,
      passwords: PasswordHashing(cost: 32))
  }

  /// Opens the database alone.
  func openDatabase(connections: Int = 2) async throws -> any SQLDatabase {
    switch kind {
    case .sqlite: try SQLiteDatabase(folder: place)
    case .postgres: try await PostgresDatabase(url: place, connections: connections)
    }
  }

  /// Runs `body` with one node's store and closes it.
  static func withStore(
    _ kind: DatabaseKind, _ body: (DatabaseStore) async throws -> Void
  ) async throws {
    let database = try TestDatabase(kind)
    let store = try await database.open()
    do { try await body(store) } catch {
      await store.close()
      throw error
    }
    await store.close()
  }

  /// Runs `body` with the stores of two nodes on one database and closes them.
  static func withTwoNodes(
    _ kind: DatabaseKind, _ body: (DatabaseStore, DatabaseStore) async throws -> Void
  ) async throws {
    let database = try TestDatabase(kind)
    let first = try await database.open(connections: 4)
    let second = try await database.open(connections: 4)
    do { try await body(first, second) } catch {
      await first.close()
      await second.close()
      throw error
    }
    await first.close()
    await second.close()
  }
}

extension DatabaseStore {
  /// An app with these quotas, and a caller with a key of it.
  func makeCaller(
    _ kind: KeyKind = .live, installs: Int = 1_000, units: Int = 1_000, at now: Date = .start
  ) async throws -> Caller {
    let quota = MonthlyQuota(installs: installs, units: units)
    let app = try await makeApp(
      AppSettings(name: "Sample", bundleID: "com.example.app", liveQuota: quota, testQuota: quota), at: now)
    let key = try await makeKey(kind, forApp: app.id, at: now)
    return Caller(app: app, key: key.record)
  }

  /// Registers an install of the sample app.
  @discardableResult
  func register(_ install: String, by caller: Caller, at now: Date = .start) async throws -> Registration {
    try await registerInstall(install, bundleID: "com.example.app", by: caller, at: now)
  }

  /// Sets units aside, or fails.
  func reserve(
    _ units: Int, for install: String = "a", by caller: Caller, at now: Date = .start
  ) async throws -> Reservation {
    let outcome = try await reserve(UnitsRequest(units: units, installID: install), by: caller, at: now)
    guard case .reserved(let reservation) = outcome else { throw UnexpectedOutcome(outcome: outcome) }
    return reservation
  }

  func usage(of caller: Caller, at now: Date = .start) async throws -> MonthUsage {
    try await usage(ofApp: caller.app.id, kind: caller.key.kind, at: now)
  }
}

struct UnexpectedOutcome: Error { let outcome: ReserveOutcome }

extension Date {
  /// 15 December 2026, noon UTC.
  static let start = Date(timeIntervalSince1970: 1_797_336_000)
  /// 15 January 2027, noon UTC.
  static let nextMonth = Date(timeIntervalSince1970: 1_800_014_400)
}
