internal import Foundation
internal import PoolCloud
internal import PoolReadModels
internal import PoolTypes
internal import PoolWire

/// The models that the service publishes, as an installer takes them.
enum ServiceModels {
  /// What `manifest.json` says of one file.
  private struct Entry: Encodable {
    var name: String
    var version: String
    var purpose: String
    var file: String
    var bytes: Int
    var sha256: String
    var licence: String
    var source: String
    var contract: WireJSON
  }

  private struct Manifest: Encodable {
    var format = ModelManifest.currentFormat
    var models: [Entry]
  }

  /// Installs what the service's list names and the folder lacks; the list's newest file of each purpose counts.
  ///
  /// - Returns: whether anything changed.
  /// - Throws: `PoolError`, `CancellationError`; what has come is kept.
  static func install(
    from cloud: CloudClient, into folder: URL, progress: @escaping @Sendable (Double) -> Void
  ) async throws -> Bool {
    let list = try await cloud.models()
    let access = try await cloud.modelFileAccess()
    let rules = DownloadRules(note: { try access.note($0) }, head: { access.head(for: $0) })
    return try await ModelInstaller(listing: listing(list, access, folder), folder: folder, rules: rules)
      .install(progress: progress)
  }

  /// The manifest that a list comes to. The metadata of a file are its contract. A file that the folder has already
  /// keeps its name there; another one is named by its SHA-256, so that versions never meet.
  ///
  /// - Throws: `PoolError.modelUnavailable` where the list has no files, or one that may not be fetched.
  static func listing(_ list: ModelList, _ access: ModelFileAccess, _ folder: URL) throws -> ModelListing {
    let here = (try? InstalledModels(folder: folder))?.manifest.models ?? []
    let names = Dictionary(here.map { ($0.sha256, $0.file) }, uniquingKeysWith: { first, _ in first })
    // Publishing puts a new version behind the old one.
    let newest = Dictionary(list.models.map { ($0.purpose, $0) }, uniquingKeysWith: { _, last in last })
    guard !newest.isEmpty else { throw PoolError.modelUnavailable("The service publishes no models.") }
    var addresses: [String: URL] = [:]
    let entries = try newest.values.sorted { $0.purpose < $1.purpose }.map { model in
      guard let address = access.place(model.url) else {
        throw PoolError.modelUnavailable("The service's list of models names an address that is not used.")
      }
      let file = names[model.sha256] ?? "\(model.sha256).model"
      addresses[file] = address
      return Entry(
        name: model.name, version: model.version, purpose: model.purpose, file: file, bytes: model.bytes,
        sha256: model.sha256, licence: model.license, source: model.url, contract: model.metadata)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ModelListing(manifest: try encoder.encode(Manifest(models: entries)), addresses: addresses)
  }
}
