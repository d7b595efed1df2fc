package import Foundation
package import PoolTypes
internal import Synchronization

/// The list of every request to another machine: one SQLite file beside the index, for any number of processes. It has
/// a bound, and the oldest entries go first.
package final class EgressStore: Sendable {
  private let path: String
  private let connection = Mutex<SQLiteConnection?>(nil)
  private let countMax: Int

  /// File name inside the folder of the index.
  package static let fileName = "egress.sqlite"
  /// Requests that are kept.
  package static let entriesMax = 20_000

  private static let schema = """
    PRAGMA secure_delete = ON;
    CREATE TABLE IF NOT EXISTS egress (
      number INTEGER PRIMARY KEY AUTOINCREMENT, date REAL NOT NULL, host TEXT NOT NULL, endpoint TEXT NOT NULL,
      categories TEXT NOT NULL, bytes INTEGER NOT NULL) STRICT;
    """

  /// Nothing is made until the first entry.
  package init(folder: URL, countMax: Int = entriesMax) {
    path = folder.appendingPathComponent(Self.fileName).path
    self.countMax = max(1, countMax)
  }

  /// Lists a request. Once this returns, the entry outlives a crash of the process.
  ///
  /// - Throws: `PoolError`.
  package func note(_ entry: EgressEntry) throws {
    let categories = entry.categories.map(\.rawValue).sorted().joined(separator: " ")
    try open(makes: true) { connection in
      try connection.run(
        "INSERT INTO egress (date, host, endpoint, categories, bytes) VALUES (?, ?, ?, ?, ?)",
        [
          .real(entry.date), .text(entry.host), .text(entry.endpoint), .text(categories),
          .integer(Int64(clamping: entry.bytes)),
        ])
      try connection.run(
        "DELETE FROM egress WHERE number <= (SELECT max(number) FROM egress) - ?", [.integer(Int64(countMax))])
    }
  }

  /// The newest entries, newest first.
  ///
  /// - Parameters:
  ///   - limit: 1 to `entriesMax`; other numbers are brought to it.
  ///   - offset: entries to pass over.
  /// - Throws: `PoolError`.
  package func entries(limit: Int, offset: Int = 0) throws -> [EgressEntry] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    var entries: [EgressEntry] = []
    try open(makes: false) { connection in
      try connection.run(
        "SELECT date, host, endpoint, categories, bytes FROM egress ORDER BY number DESC LIMIT ? OFFSET ?",
        [.integer(Int64(min(max(limit, 1), Self.entriesMax))), .integer(Int64(max(0, offset)))]
      ) { row in
        let names = row.text(3).split(separator: " ").compactMap { DataCategory(rawValue: String($0)) }
        entries.append(
          EgressEntry(
            date: row.double(0), host: row.text(1), endpoint: row.text(2), categories: Set(names), bytes: row.int(4)))
        return true
      }
    }
    return entries
  }

  /// Deletes the list, with everything else that is erased.
  ///
  /// - Throws: `PoolError.permissionDenied`.
  package func erase() throws {
    try connection.withLock { connection in
      connection = nil
      try Self.delete(path)
    }
  }

  /// Deletes the list of a folder, damaged or not.
  ///
  /// - Throws: `PoolError.permissionDenied`.
  package static func delete(folder: URL) throws { try delete(folder.appendingPathComponent(fileName).path) }

  private static func delete(_ path: String) throws {
    for file in [path, path + "-journal"] where FileManager.default.fileExists(atPath: file) {
      do { try FileManager.default.removeItem(atPath: file) } catch {
        throw PoolError.permissionDenied("The list of requests may not be deleted: its folder or disk is read-only.")
      }
    }
  }

  /// One connection, made at its first use; anew where another process deleted the file.
  private func open(makes: Bool, _ body: (SQLiteConnection) throws -> Void) throws {
    try connection.withLock { connection in
      if !FileManager.default.fileExists(atPath: path) { connection = nil }
      if let connection { return try body(connection) }
      if makes {
        try OwnFiles.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent())
        try OwnFiles.make(path)
      }
      let opened = try SQLiteConnection(path: path, readOnly: !makes)
      if makes {
        do { try opened.execute(Self.schema) } catch PoolError.storageDamaged {
          throw PoolError.storageDamaged(
            "The list of requests is damaged; `pool erase` deletes it with all the rest. Nothing is sent without it.")
        }
        connection = opened
      }
      try body(opened)
    }
  }
}
