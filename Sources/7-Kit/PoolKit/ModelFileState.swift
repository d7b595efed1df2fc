package import Foundation
internal import PoolCloud
internal import PoolReadModels
internal import PoolStore
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

  /// Brings the models of a manifest into a folder. Each request is listed in the index's folder before it is sent.
  ///
  /// - Parameter source: nil takes what the service of the configuration publishes.
  /// - Returns: whether anything was missing.
  /// - Throws: `PoolError.serviceUnreachable`, `.modelUnavailable`, `.storageFull`, `.storageBusy`; `.invalidRequest`
  ///   without a source and a service.
  package static func install(
    from source: URL?, into folder: URL, configuration: PoolConfiguration,
    progress: @escaping @Sendable (Double) -> Void
  ) async throws -> Bool {
    // The folder around it is the store's, which is its owner's alone, whoever makes it first.
    try? FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let egress = EgressStore(folder: configuration.storage)
    if let source {
      let rules = DownloadRules(note: { try egress.note(EgressEntry.get($0, at: configuration.now())) })
      return try await ModelInstaller(source: source, folder: folder, rules: rules).install(progress: progress)
    }
    let settings = try SettingsStore(folder: configuration.storage)
    guard let cloud = try PoolClient.cloud(for: configuration, memory: settings, egress: egress) else {
      throw PoolError.invalidRequest("Models come from the service only with an app key and the service's address.")
    }
    return try await ServiceModels.install(from: cloud, into: folder, progress: progress)
  }
}
