package import Foundation
package import PoolTypes
internal import Synchronization

/// What outlives an index: grants, options, a pause. One SQLite file beside the index, for any
/// number of processes at once; every call sees what another process wrote before it.
package final class SettingsStore: Sendable {
  private let connection: Mutex<SQLiteConnection?>

  /// File name inside the folder of the index.
  package static let fileName = "settings.sqlite"

  private static let schema = """
    CREATE TABLE IF NOT EXISTS access (
      id TEXT PRIMARY KEY, given REAL NOT NULL, revoked INTEGER NOT NULL, body TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """

  /// Opens the settings of a folder, and makes them unless `readOnly` is set; then a folder without settings counts as
  /// one that holds none.
  ///
  /// - Throws: `PoolError`.
  package init(folder: URL, readOnly: Bool = false) throws {
    let path = folder.appendingPathComponent(Self.fileName).path
    if readOnly {
      guard FileManager.default.fileExists(atPath: path) else {
        connection = Mutex(nil)
        return
      }
    } else {
      try OwnFiles.makeFolder(folder)
    }
    connection = Mutex(try Self.connect(path, readOnly: readOnly))
  }

  private static func connect(_ path: String, readOnly: Bool) throws -> sending SQLiteConnection {
    if !readOnly { try OwnFiles.make(path) }
    guard !readOnly else {
      // A write that was killed is undone by the next one who opens, and that needs to write.
      return try (try? SQLiteConnection(path: path, readOnly: false)) ?? SQLiteConnection(path: path, readOnly: true)
    }
    let connection = try SQLiteConnection(path: path, readOnly: false)
    // A rollback journal, and not a log: the file is tiny, and what is deleted leaves no second file behind.
    try connection.execute("PRAGMA secure_delete = ON; PRAGMA synchronous = FULL")
    do { try connection.execute(schema) } catch PoolError.storageDamaged {
      throw PoolError.storageDamaged(
        "The settings beside the index are damaged; `pool erase` deletes them with all the rest.")
    }
    return connection
  }

  /// Deletes the settings of a folder, damaged or not.
  ///
  /// - Throws: `PoolError.permissionDenied`.
  package static func delete(folder: URL) throws {
    for suffix in ["", "-journal"] {
      let path = folder.appendingPathComponent(fileName + suffix).path
      guard FileManager.default.fileExists(atPath: path) else { continue }
      do { try FileManager.default.removeItem(atPath: path) } catch {
        throw PoolError.permissionDenied("The settings may not be deleted: their folder or disk is read-only.")
      }
    }
  }

  private func with<Value: Sendable>(_ absent: Value, _ body: (SQLiteConnection) throws -> Value) throws -> Value {
    try connection.withLock { connection in
      guard let connection else { return absent }
      return try body(connection)
    }
  }

  /// A number that changes when another process writes.
  package func version() throws -> Int { try with(0) { try $0.number("PRAGMA data_version") } }

  // MARK: Values

  package func value(_ key: String) throws -> String? {
    try with(nil) { connection in
      var found: String?
      try connection.run("SELECT value FROM setting WHERE key = ?", [.text(key)]) { row in
        found = row.text(0)
        return false
      }
      return found
    }
  }

  /// Nil forgets the value.
  package func set(_ key: String, to value: String?) throws {
    try with(()) { connection in
      guard let value else { return try connection.run("DELETE FROM setting WHERE key = ?", [.text(key)]) }
      try connection.run(
        "INSERT INTO setting VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        [.text(key), .text(value)])
    }
  }

  /// A value kept as JSON; nil where there is none, or one of another form.
  package func decoded<Value: Decodable & Sendable>(_ type: Value.Type, _ key: String) throws -> Value? {
    try value(key).flatMap { try? JSONDecoder().decode(type, from: Data($0.utf8)) }
  }

  package func encode(_ key: String, _ value: some Encodable) throws {
    let data = try JSONEncoder().encode(value)
    try set(key, to: String(decoding: data, as: UTF8.self))
  }

  // MARK: Grants

  /// How a grant stands.
  package enum Standing: Hashable, Sendable {
    case given(Grant), revoked, unknown
  }

  package func standing(_ id: String) throws -> Standing {
    try with(.unknown) { connection in
      var found = Standing.unknown
      try connection.run("SELECT revoked, body FROM access WHERE id = ?", [.text(id)]) { row in
        if row.int(0) != 0 {
          found = .revoked
        } else if let grant = Self.grant(row.text(1)) {
          found = .given(grant)
        }
        return false
      }
      return found
    }
  }

  /// Every grant that was given and not taken back, oldest first.
  package func grants() throws -> [Grant] {
    try with([]) { connection in
      var grants: [Grant] = []
      try connection.run("SELECT body FROM access WHERE revoked = 0 ORDER BY given, id") { row in
        if let grant = Self.grant(row.text(0)) { grants.append(grant) }
        return true
      }
      return grants
    }
  }

  /// Keeps a grant; one of the same id is replaced.
  package func keep(_ grant: Grant) throws {
    let body = String(decoding: try JSONEncoder().encode(grant), as: UTF8.self)
    try with(()) {
      try $0.run(
        "INSERT OR REPLACE INTO access VALUES (?, ?, 0, ?)", [.text(grant.id), .real(grant.granted), .text(body)])
    }
  }

  /// Takes a grant back. Its id stays known as one that was revoked; nothing else of it stays.
  /// - Returns: false if there is no such grant.
  package func revoke(_ id: String) throws -> Bool {
    try with(false) { connection in
      let known = try connection.number("SELECT count(*) FROM access WHERE id = ? AND revoked = 0", [.text(id)]) > 0
      try connection.run("UPDATE access SET revoked = 1, body = '' WHERE id = ?", [.text(id)])
      return known
    }
  }

  private static func grant(_ text: String) -> Grant? {
    try? JSONDecoder().decode(Grant.self, from: Data(text.utf8))
  }

  /// Deletes every grant and every value.
  package func erase() throws {
    try with(()) { connection in
      try connection.transaction { try connection.execute("DELETE FROM access; DELETE FROM setting") }
      try connection.execute("VACUUM")
    }
  }
}
