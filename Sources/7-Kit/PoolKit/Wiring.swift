public import Foundation
internal import PoolDerive
internal import PoolDerivePhone
public import PoolLibrary
internal import PoolRead
internal import PoolReadModels
internal import PoolReadNative
internal import Synchronization

/// Which adapters serve the ports on this platform: the only place that decides.
struct Wiring: Sendable {
  let readers: CaptureReaders
  /// Decides what becomes of what was read.
  let judge: CaptureJudge
  let models: InstalledModels?
  /// Makes the vectors that a query is compared by; nil without models.
  let embedder: MiniLMEmbedder?
  /// Makes the vectors that pictures are compared with; nil without models.
  let imageQuery: (@Sendable (String) throws -> [Float])?

  private static var judge: CaptureJudge {
    var judge = CaptureJudge(region: CaptureJudge.systemRegion)
    #if Phones
      judge.phones = LibraryPhoneReader()
    #endif
    return judge
  }

  /// Readers that are already there, and need no models.
  init(readers: CaptureReaders, judge: CaptureJudge = CaptureJudge(), models: InstalledModels? = nil) {
    self.readers = readers
    self.judge = judge
    self.models = models
    embedder = nil
    imageQuery = nil
  }

  /// - Parameters:
  ///   - folder: the models; nil carries on without.
  ///   - readsCaptures: false for searches alone, which load no model that only reads captures.
  /// - Throws: `PoolError.modelUnavailable` where a model is damaged, `CaptureFailure` where a library does not start.
  init(models folder: URL?, readsCaptures: Bool) throws {
    judge = Self.judge
    let decoder = try NativeDecoder()
    var readers = CaptureReaders(decoder: decoder)
    readers.giveBackMemory = { SystemMemory.giveBack() }
    #if Codes
      readers.codes = NativeCodeReader()
    #endif
    guard let folder else {
      models = nil
      embedder = nil
      imageQuery = nil
      self.readers = readers
      return
    }
    let models = try InstalledModels(folder: folder)
    let embedder = try MiniLMEmbedder(models: models)
    if readsCaptures {
      readers.text = try OnnxTextReader(models: models, room: readers.room)
      readers.nudity = try OnnxNudityReader(models: models)
      readers.faces = try OnnxFaceReader(models: models)
    }
    let pair = try ImageTextPair(models: models)
    readers.visual = try OnnxVisualReader(models: models, pair: pair, reads: readsCaptures)
    if let pair {
      imageQuery = { try pair.vector(forQuery: $0) }
    } else {
      imageQuery = { try embedder.imageQueryVector($0) }
    }
    readers.passages = embedder
    self.models = models
    self.embedder = embedder
    self.readers = readers
  }
}

/// The adapters that serve now; new models bring new ones.
final class CurrentWiring: Sendable {
  private let wiring: Mutex<Wiring>

  init(_ wiring: Wiring) { self.wiring = Mutex(wiring) }

  var value: Wiring {
    get { wiring.withLock { $0 } }
    set { wiring.withLock { $0 = newValue } }
  }
}

extension FolderLibrary {
  /// A folder read with the libraries of this platform.
  public init(_ folder: URL, excluding: [URL] = []) {
    self.init(folder, excluding: excluding, metadata: NativeMetadataReader())
  }
}
