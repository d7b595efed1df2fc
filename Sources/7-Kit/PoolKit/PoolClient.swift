package import Foundation
internal import PoolLibrary
internal import PoolRead
internal import PoolStore

/// One open index: its sources and what can be read from it.
public final class PoolClient: Sendable {
  /// The index: runs, status, models.
  public let sources: PoolSources
  /// Reading. Public reads name a grant and come with it; these serve the person's own command line.
  package let context: PoolContext

  /// Opens or makes the index. With a library it is opened for writing, which one process may do at a time; without
  /// one, for reading alone.
  ///
  /// - Throws: `PoolError.storageBusy`, `.storageDamaged`, `.storageFull`, `.permissionDenied`, `.modelUnavailable`,
  ///   `.invalidRequest` if there is no index to read.
  public static func open(configuration: PoolConfiguration) async throws -> PoolClient {
    let store = try IndexStore(folder: configuration.storage, readOnly: configuration.library == nil)
    let wiring: Wiring
    do { wiring = try Wiring(models: configuration.models, readsCaptures: configuration.library != nil) } catch let
      failure as CaptureFailure
    {
      throw PoolError.modelUnavailable("A native library did not start (\(failure.reason)).")
    }
    if let library = configuration.library { try rememberLibrary(library.name, in: store) }
    return PoolClient(
      sources: try PoolSources(library: configuration.library, store: store, wiring: wiring),
      context: PoolContext(store: store, wiring: wiring))
  }

  /// The folder that an index was made from; nil where there is no index yet.
  package static func libraryPath(storage: URL) throws -> String? {
    guard
      FileManager.default.fileExists(atPath: storage.appendingPathComponent(IndexStore.fileName).path)
    else { return nil }
    return try IndexStore(folder: storage, readOnly: true).setting("library")
  }

  /// Deletes the index and all that was read; models beside it stay.
  ///
  /// - Throws: `PoolError.storageBusy` if a process writes it, `.permissionDenied`.
  package static func deleteIndex(storage: URL) throws { try IndexStore.delete(folder: storage) }

  /// An index belongs to one library: another folder would make every capture look gone.
  private static func rememberLibrary(_ name: String, in store: IndexStore) throws {
    if let known = try store.setting("library") {
      guard known == name else {
        throw PoolError.invalidRequest(
          "This store holds the index of another library (\(known)); choose another folder with --store.")
      }
    } else {
      try store.set("library", to: name)
    }
  }

  init(sources: PoolSources, context: PoolContext) {
    self.sources = sources
    self.context = context
  }
}
