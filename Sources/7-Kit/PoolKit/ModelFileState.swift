package import Foundation
internal import PoolReadModels
internal import PoolTypes

/// One model file of the manifest.
package struct ModelFileState: Sendable, Codable {
  package var name: String
  package var version: String
  package var purpose: String
  package var bytes: Int
  package var licence: String
  /// `ready`, `missing`, or `damaged` where size or SHA-256 differ.
  package var state: String

  /// The files of a models folder, each checked.
  ///
  /// - Throws: `PoolError.modelUnavailable` where the manifest is absent or not understood.
  package static func all(in folder: URL) throws -> [ModelFileState] {
    let models = try InstalledModels(folder: folder)
    return models.manifest.models.map { entry in
      ModelFileState(
        name: entry.name, version: entry.version, purpose: entry.purpose, bytes: entry.bytes,
        licence: entry.licence, state: models.state(of: entry).rawValue)
    }
  }

  /// Brings the models of a manifest into a folder.
  ///
  /// - Returns: whether anything was missing.
  /// - Throws: `PoolError.serviceUnreachable`, `.modelUnavailable`, `.storageFull`, `.storageBusy`.
  package static func install(
    from source: URL, into folder: URL, progress: @escaping @Sendable (Double) -> Void
  ) async throws -> Bool {
    // The folder around it is the store's, which is its owner's alone, whoever makes it first.
    try? FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return try await ModelInstaller(source: source, folder: folder).install(progress: progress)
  }
}
