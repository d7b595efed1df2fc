internal import Foundation
internal import PoolServiceStore

/// Opens the store that a command line names.
enum OpenStore {
  /// The flags that name a store.
  static let flags: Set<String> = ["data", "database"]

  static func open(_ flags: Flags) async throws -> DatabaseStore {
    if let url = flags["database"] {
      guard flags["data"] == nil else { throw UsageError("--data and --database name two stores") }
      guard url.hasPrefix("postgres://") || url.hasPrefix("postgresql://") else {
        throw UsageError("--database has to begin with postgres://")
      }
      return try await DatabaseStore(postgres: url)
    }
    return try DatabaseStore(sqliteFolder: folder(flags))
  }

  /// The folder of SQLite: the one named, or `pool-actions` among the data of this user.
  private static func folder(_ flags: Flags) -> String {
    if let folder = flags["data"] { return folder }
    let environment = ProcessInfo.processInfo.environment
    if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") { return base + "/pool-actions" }
    return (environment["HOME"] ?? ".") + "/.local/share/pool-actions"
  }

  /// Opens a store, uses it, and closes it whatever happens.
  static func with(_ flags: Flags, _ body: (DatabaseStore) async throws -> Void) async throws {
    let store = try await open(flags)
    do {
      try await body(store)
    } catch {
      await store.close()
      throw error
    }
    await store.close()
  }
}
