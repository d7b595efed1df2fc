internal import Foundation
internal import PoolKit

/// Where the index, the models and the library are, from flags, environment and what is around the program.
enum Places {
  static func store(_ arguments: Arguments) -> URL {
    if let given = arguments.value(.store) { return URL(fileURLWithPath: given, isDirectory: true) }
    let environment = ProcessInfo.processInfo.environment
    if let data = environment["XDG_DATA_HOME"], !data.isEmpty {
      return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent("pool", isDirectory: true)
    }
    return FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent(".local/share/pool", isDirectory: true)
  }

  /// Nil where no models are installed; then everything else still works.
  static func models(_ arguments: Arguments) throws -> URL? {
    if let given = arguments.value(.models) ?? ProcessInfo.processInfo.environment["POOL_MODELS"], !given.isEmpty {
      let folder = URL(fileURLWithPath: given, isDirectory: true)
      guard holdsModels(folder) else {
        throw PoolError.modelUnavailable("There is no manifest.json in \(given); run Tools/prepare-models.")
      }
      return folder
    }
    var candidates = [store(arguments).appendingPathComponent("models", isDirectory: true)]
    var above = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    for _ in 0..<6 {
      candidates.append(above.appendingPathComponent("models", isDirectory: true))
      above.deleteLastPathComponent()
    }
    return candidates.first(where: holdsModels)
  }

  private static func holdsModels(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("manifest.json").path)
  }

  /// The library of this run.
  /// - Throws: `UsageError` where none is named and the store knows none.
  static func library(_ arguments: Arguments) throws -> URL {
    if let given = arguments.value(.library) { return URL(fileURLWithPath: given, isDirectory: true) }
    if let known = try PoolClient.libraryPath(storage: store(arguments)) {
      return URL(fileURLWithPath: known, isDirectory: true)
    }
    throw UsageError("name the folder of photos: pool index --library DIR")
  }

  /// An index opened for reading alone.
  static func openForReading(_ arguments: Arguments) async throws -> PoolClient {
    try await PoolClient.open(
      configuration: PoolConfiguration(storage: store(arguments), models: try models(arguments)))
  }
}
