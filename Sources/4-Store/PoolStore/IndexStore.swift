package import Foundation
package import PoolTypes
internal import Synchronization

/// The index: one SQLite file in WAL mode, one writer, readers beside it.
///
/// Every method is safe to call from several threads and processes at once. Methods block on the disk. Runs take turns
/// by `WriterLock`.
package final class IndexStore: Sendable {
  private let writer: Mutex<SQLiteConnection>
  private let reader: Mutex<SQLiteConnection>
  /// What look-ups of vectors and fingerprints have in memory; taken only while `reader` is held.
  let memory = Mutex(BlockMemory())
  /// Folder of the index.
  package let folder: URL

  /// What reading says where nothing was indexed yet, or the index was deleted.
  package static let isMissing = PoolError.invalidRequest(
    "There is no index yet; run `pool index --library DIR` first.")
  /// File name of the index inside its folder.
  package static let fileName = "index.sqlite"

  /// Opens the index, and makes it if it is missing and `readOnly` is false.
  ///
  /// - Throws: `PoolError.storageBusy` if another process holds it for long, `.storageDamaged`, `.storageFull`,
  ///   `.permissionDenied`, `.invalidRequest` if there is no index to read.
  package init(folder: URL, readOnly: Bool = false) throws {
    self.folder = folder
    let path = folder.appendingPathComponent(Self.fileName).path
    if readOnly {
      guard FileManager.default.fileExists(atPath: path) else {
        throw Self.isMissing
      }
    } else {
      try OwnFiles.makeFolder(folder)
      try OwnFiles.make(path)
      OwnFiles.leaveOutOfBackups(folder)
    }
    writer = Mutex(try Self.connect(path, readOnly: readOnly))
    reader = Mutex(try Self.connect(path, readOnly: true))
  }

  /// A connection of its own, ready for use.
  private static func connect(_ path: String, readOnly: Bool) throws -> sending SQLiteConnection {
    let connection = try SQLiteConnection(path: path, readOnly: readOnly)
    try connection.execute("PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY")
    guard !readOnly else {
      try checkVersion(connection)
      return connection
    }
    // Deleted rows are overwritten, and the write-ahead log is kept short.
    try connection.execute(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON;"
        + "PRAGMA journal_size_limit = 8000000")
    try migrate(connection)
    return connection
  }

  private static func checkVersion(_ connection: SQLiteConnection) throws {
    let version = try connection.number("PRAGMA user_version")
    guard version <= Schema.version else {
      throw PoolError.storageDamaged("The index was made by a newer pool; update pool to read it.")
    }
    guard version == Schema.version else {
      throw PoolError.invalidRequest(
        "The index is older than this pool; run `pool index` once to bring it up to date.")
    }
  }

  private static func migrate(_ connection: SQLiteConnection) throws {
    let version = try connection.number("PRAGMA user_version")
    guard version <= Schema.version else {
      throw PoolError.storageDamaged("The index was made by a newer pool; update pool to write it.")
    }
    for step in version..<Schema.version {
      try connection.transaction {
        // Another process may have been first.
        guard try connection.number("PRAGMA user_version") == step else { return }
        try connection.execute(Schema.steps[step].sql)
        try Schema.steps[step].fill?(connection)
        try connection.execute("PRAGMA user_version = \(step + 1)")
      }
    }
  }

  /// Uses the writing connection.
  func write<Value: Sendable>(_ body: (SQLiteConnection) throws -> Value) throws -> Value {
    try writer.withLock { try body($0) }
  }

  /// Uses the reading connection.
  func read<Value: Sendable>(_ body: (SQLiteConnection) throws -> Value) throws -> Value {
    try reader.withLock { try body($0) }
  }

  /// Deletes the index of a folder, damaged or not. Every byte is overwritten by nothing but the file system; call
  /// `erase()` first where the disk's free space must not hold what was read.
  ///
  /// - Throws: `PoolError.storageBusy` if a process writes it, `.permissionDenied`.
  package static func delete(folder: URL) throws {
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(fileName).path) else { return }
    let lock = try WriterLock(folder: folder.path)
    defer { withExtendedLifetime(lock) {} }
    for suffix in ["", "-wal", "-shm"] {
      let path = folder.appendingPathComponent(fileName + suffix).path
      guard FileManager.default.fileExists(atPath: path) else { continue }
      do { try FileManager.default.removeItem(atPath: path) } catch {
        throw PoolError.permissionDenied("The index may not be deleted: its folder or disk is read-only.")
      }
    }
  }

  // MARK: Settings

  /// A value kept with the index, such as the library's path.
  package func setting(_ key: String) throws -> String? {
    try read { connection in
      var value: String?
      try connection.run("SELECT value FROM setting WHERE key = ?", [.text(key)]) { row in
        value = row.text(0)
        return false
      }
      return value
    }
  }

  /// A value kept with the index of a folder, of whatever version it is: one that has to be brought up to date first
  /// still tells from which library it was made.
  package static func setting(_ key: String, of folder: URL) throws -> String? {
    let connection = try SQLiteConnection(path: folder.appendingPathComponent(fileName).path, readOnly: true)
    var value: String?
    try connection.run("SELECT value FROM setting WHERE key = ?", [.text(key)]) { row in
      value = row.text(0)
      return false
    }
    return value
  }

  package func set(_ key: String, to value: String) throws {
    try write {
      try $0.run(
        "INSERT INTO setting VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        [.text(key), .text(value)])
    }
  }

  package func forget(setting key: String) throws {
    try write { try $0.run("DELETE FROM setting WHERE key = ?", [.text(key)]) }
  }

  // MARK: Upkeep

  /// Whether bytes of what was deleted may still stand in the files.
  package func hasDeleted() throws -> Bool { try setting("deleted") != nil }

  /// Empties the write-ahead log into the index. After deletions, the text indexes are merged first, so that no
  /// deleted word stays in the file.
  ///
  /// - Returns: false where another process reads on: then deleted bytes may still stand in the log.
  @discardableResult
  package func checkpoint() throws -> Bool {
    try write { connection in
      let hasDeleted = try connection.number("SELECT count(*) FROM setting WHERE key = 'deleted'") > 0
      if hasDeleted {
        try connection.transaction {
          try connection.execute(
            "INSERT INTO words (words) VALUES ('optimize');"
              + "INSERT INTO vocabulary_parts (vocabulary_parts) VALUES ('optimize')")
        }
      }
      var isBusy = false
      try connection.run("PRAGMA wal_checkpoint(TRUNCATE)") { row in
        isBusy = row.int(0) != 0
        return true
      }
      // While another process reads, the log keeps what was deleted; the mark makes the next run try again.
      if hasDeleted, !isBusy {
        try connection.execute("DELETE FROM setting WHERE key = 'deleted'")
      }
      return !isBusy
    }
  }
}
