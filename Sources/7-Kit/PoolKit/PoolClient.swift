package import Foundation
internal import PoolAnswer
internal import PoolCloud
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
  /// Answers, profiles and judgements, on the device or by cloud assist.
  public let assist: PoolAssist
  /// The service; nil where none is set.
  let cloud: CloudClient?
  let egressStore: EgressStore

  /// Opens the index, makes it if it is missing, and begins to index once a grant covers something.
  ///
  /// Several processes may have one index open; their runs take turns.
  /// - Throws: `PoolError.storageBusy`, `.storageDamaged`, `.storageFull`, `.permissionDenied`, `.modelUnavailable`,
  ///   `.invalidRequest`.
  public static func open(configuration: PoolConfiguration) async throws -> PoolClient {
    do {
      return try await open(configuration: configuration, wiring: wiring(for: configuration))
    } catch let failure as CaptureFailure {
      throw PoolError.modelUnavailable("A native library did not start (\(failure.reason)).")
    }
  }

  private static func wiring(for configuration: PoolConfiguration) throws -> Wiring {
    let reads = !configuration.isReadOnly
    guard configuration.loadsModels, configuration.models != nil || configuration.hasModels else {
      return try Wiring(models: nil, readsCaptures: reads)
    }
    do { return try Wiring(models: configuration.modelsFolder, readsCaptures: reads) } catch let error as PoolError {
      // Models of our own that are damaged are installed again.
      guard configuration.models == nil, configuration.modelSource != nil else { throw error }
      return try Wiring(models: nil, readsCaptures: reads)
    }
  }

  /// - Parameter rewire: makes the wiring of models that arrive.
  static func open(
    configuration: PoolConfiguration, wiring: Wiring,
    rewire: @escaping @Sendable (URL) throws -> Wiring = { try Wiring(models: $0, readsCaptures: true) }
  ) async throws -> PoolClient {
    let readOnly = configuration.isReadOnly
    let settings = try SettingsStore(folder: configuration.storage, readOnly: readOnly)
    let erasing = try settings.value(SettingKey.erasing)
    // An erasure that was begun counts as done.
    if readOnly, erasing != nil { throw IndexStore.isMissing }
    let store = try IndexStore(folder: configuration.storage, readOnly: readOnly)
    if readOnly, configuration.needsIndex, try store.setting("library") == nil { throw IndexStore.isMissing }
    if !readOnly, erasing != nil, let lock = try? WriterLock(folder: store.folder.path) {
      defer { withExtendedLifetime(lock) {} }
      if let erasing = try settings.value(SettingKey.erasing) { try finish(erasing, store, settings) }
    }
    if let library = configuration.library { try rememberLibrary(library.name, in: store) }
    let gate = ReadGate(settings: settings, own: configuration.ownGrant, now: configuration.now)
    let authorization = try PoolAuthorization(
      settings: settings, gate: gate, consent: configuration.consent, now: configuration.now)
    let wiring = CurrentWiring(wiring)
    let egress = EgressStore(folder: configuration.storage)
    let cloud = try cloud(for: configuration, memory: memory(configuration, settings), egress: egress)
    let sources = try PoolSources(
      configuration: configuration, store: store, settings: settings, gate: gate, wiring: wiring,
      rewire: rewire, cloud: cloud, egress: egress)
    await cloud?.onKeyRefusal { [weak sources] in await sources?.keyRefused() }
    await authorization.onChange { [weak sources] in await sources?.grantsChanged() }
    await sources.onForeignGrants { [weak authorization] in try? await authorization?.tell() }
    if !readOnly { try await sources.begin(configuration.indexOptions) }
    let context = PoolContext(store: store, wiring: wiring, gate: gate, now: configuration.now)
    let assist = PoolAssist(
      gate: gate, engine: { context.engine }, judge: { wiring.value.judge }, model: configuration.languageModel,
      cloud: cloud, allowsCloudAssist: configuration.allowsCloudAssist, now: configuration.now)
    let client = PoolClient(
      authorization: authorization, sources: sources, context: context, assist: assist, cloud: cloud, egress: egress)
    if !readOnly { client.registerInBackground() }
    return client
  }

  /// Finishes an erasure that was begun. The caller holds the store's lock.
  static func finish(_ erasing: String, _ store: IndexStore, _ settings: SettingsStore) throws {
    try store.erase()
    if erasing == SettingKey.erasingAll {
      try? FileManager.default.removeItem(at: store.folder.appendingPathComponent("models", isDirectory: true))
      try EgressStore.delete(folder: store.folder)
      try settings.erase()
    } else {
      try settings.set(SettingKey.erasing, to: nil)
    }
  }

  init(
    authorization: PoolAuthorization, sources: PoolSources, context: PoolContext, assist: PoolAssist,
    cloud: CloudClient?, egress: EgressStore
  ) {
    self.authorization = authorization
    self.sources = sources
    self.context = context
    self.assist = assist
    self.cloud = cloud
    egressStore = egress
  }

  /// Deletes the index, every grant, the options and the downloaded models. The client stays usable and starts
  /// empty.
  ///
  /// - Throws: `PoolError.storageBusy` where another process reads on, `.permissionDenied`.
  public func reset() async throws {
    try await sources.reset()
    try egressStore.erase()
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
    return try IndexStore.setting("library", of: storage)
  }

  /// Deletes the index of a folder and all that was read, even a damaged one; grants, options and models stay.
  ///
  /// - Throws: `PoolError.storageBusy` if a run or a reader of another process goes on, `.permissionDenied`.
  package static func deleteIndex(storage: URL) async throws {
    guard FileManager.default.fileExists(atPath: storage.appendingPathComponent(IndexStore.fileName).path) else {
      return
    }
    do {
      try await open(configuration: byHand(storage)).sources.deleteIndex()
    } catch PoolError.storageDamaged {
      try IndexStore.delete(folder: storage)
    } catch PoolError.storageFull {
      // What cannot be rewritten can still be taken away.
      try IndexStore.delete(folder: storage)
    }
  }

  /// Deletes all that a folder holds: index, grants, options, installed models.
  ///
  /// - Throws: as `deleteIndex(storage:)`.
  package static func erase(storage: URL) async throws {
    guard FileManager.default.fileExists(atPath: storage.path) else { return }
    do { try await open(configuration: byHand(storage)).reset() } catch PoolError.storageDamaged {
      try eraseFiles(storage)
    } catch PoolError.storageFull {
      try eraseFiles(storage)
    }
  }

  private static func eraseFiles(_ storage: URL) throws {
    try IndexStore.delete(folder: storage)
    try SettingsStore.delete(folder: storage)
    try EgressStore.delete(folder: storage)
    try? FileManager.default.removeItem(at: storage.appendingPathComponent("models", isDirectory: true))
  }

  private static func byHand(_ storage: URL) -> PoolConfiguration {
    var configuration = PoolConfiguration(storage: storage)
    configuration.startsByItself = false
    configuration.loadsModels = false
    return configuration
  }

  /// Setting of the index that tells one making of it from the next.
  static let generationKey = "generation"

  /// An index belongs to one library: another folder would make every capture look gone.
  static func rememberLibrary(_ name: String, in store: IndexStore) throws {
    if let known = try store.setting("library") {
      guard known == name else {
        throw PoolError.invalidRequest(
          "This store holds the index of another library (\(known)); choose another folder with --store.")
      }
    } else {
      try store.set("library", to: name)
      try store.set(generationKey, to: RandomName.make())
    }
  }
}

/// Names of the values that outlive an index.
enum SettingKey {
  static let options = "options"
  /// When the window was set, in seconds since 1970.
  static let anchor = "anchor"
  static let paused = "paused"
  /// An erasure is under way: of the index, or of all.
  static let erasing = "erasing"
  static let erasingIndex = "index"
  static let erasingAll = "all"
}
