package import Foundation
internal import PoolAnswer
internal import PoolLibrary
internal import PoolRead
internal import PoolStore
internal import PoolTypes

/// One open index: what the person allows, the index itself, and what can be read from it.
public final class PoolClient: Sendable {
  /// Grants: ask, list, take back, watch.
  public let authorization: PoolAuthorization
  /// The index: status, options, pause, batches, models, deletion.
  public let sources: PoolSources
  /// Reading.
  public let context: PoolContext
  private let settings: SettingsStore

  /// Opens the index, makes it if it is missing, and begins to index once a grant covers something.
  ///
  /// Several processes may have one index open; their runs take turns.
  /// - Throws: `PoolError.storageBusy`, `.storageDamaged`, `.storageFull`, `.permissionDenied`, `.modelUnavailable`,
  ///   `.invalidRequest`.
  public static func open(configuration: PoolConfiguration) async throws -> PoolClient {
    do {
      let wiring = try Wiring(models: configuration.models, readsCaptures: !configuration.isReadOnly)
      return try await open(configuration: configuration, wiring: wiring)
    } catch let failure as CaptureFailure {
      throw PoolError.modelUnavailable("A native library did not start (\(failure.reason)).")
    }
  }

  static func open(configuration: PoolConfiguration, wiring: Wiring) async throws -> PoolClient {
    let readOnly = configuration.isReadOnly
    let store = try IndexStore(folder: configuration.storage, readOnly: readOnly)
    let settings = try SettingsStore(folder: configuration.storage, readOnly: readOnly)
    // An erasure that was begun is finished before anything is read.
    if !readOnly, try settings.value(SettingKey.erasing) != nil {
      try store.erase()
      try settings.set(SettingKey.erasing, to: nil)
    }
    if let library = configuration.library { try rememberLibrary(library.name, in: store) }
    let gate = ReadGate(settings: settings, own: configuration.ownGrant, now: configuration.now)
    let authorization = try PoolAuthorization(
      settings: settings, gate: gate, consent: configuration.consent, now: configuration.now)
    let sources = try PoolSources(
      configuration: configuration, store: store, settings: settings, gate: gate, wiring: wiring)
    await authorization.onChange { [weak sources] in await sources?.grantsChanged() }
    await sources.onForeignGrants { [weak authorization] in try? await authorization?.tell() }
    if !readOnly { try await sources.begin(configuration.indexOptions) }
    return PoolClient(
      authorization: authorization, sources: sources,
      context: PoolContext(store: store, wiring: wiring, gate: gate), settings: settings)
  }

  init(authorization: PoolAuthorization, sources: PoolSources, context: PoolContext, settings: SettingsStore) {
    self.authorization = authorization
    self.sources = sources
    self.context = context
    self.settings = settings
  }

  /// Deletes the index, every grant, the downloaded models and the install's name. The client stays usable and starts
  /// empty.
  ///
  /// - Throws: `PoolError.storageBusy` where another process reads on, `.permissionDenied`.
  public func reset() async throws {
    try await sources.reset()
    try settings.erase()
    try await authorization.tell()
    await sources.finishRun()
  }

  /// Pauses or resumes the index of a folder, whatever process runs it.
  package static func setPaused(_ isPaused: Bool, storage: URL) throws {
    try SettingsStore(folder: storage).set(SettingKey.paused, to: isPaused ? "1" : nil)
  }

  /// The folder that an index was made from; nil where there is no index yet.
  package static func libraryPath(storage: URL) throws -> String? {
    guard
      FileManager.default.fileExists(atPath: storage.appendingPathComponent(IndexStore.fileName).path)
    else { return nil }
    return try IndexStore(folder: storage, readOnly: true).setting("library")
  }

  /// Deletes the index and all that was read, even a damaged one; grants, options and models beside it stay.
  ///
  /// - Throws: `PoolError.storageBusy` if a run of another process is going on, `.permissionDenied`.
  package static func deleteIndex(storage: URL) throws { try IndexStore.delete(folder: storage) }

  /// An index belongs to one library: another folder would make every capture look gone.
  static func rememberLibrary(_ name: String, in store: IndexStore) throws {
    if let known = try store.setting("library") {
      guard known == name else {
        throw PoolError.invalidRequest(
          "This store holds the index of another library (\(known)); choose another folder with --store.")
      }
    } else {
      try store.set("library", to: name)
    }
  }
}

/// Names of the values that outlive an index.
enum SettingKey {
  static let options = "options"
  /// When the window was set, in seconds since 1970.
  static let anchor = "anchor"
  static let paused = "paused"
  /// An erasure is under way.
  static let erasing = "erasing"
}
