public import Foundation
package import PoolCloud
public import PoolDerive
public import PoolLibrary
public import PoolTypes

/// How a client is opened.
public struct PoolConfiguration: Sendable {
  /// The app's key for the service; empty for an index that never calls it.
  public var appKey: String
  /// The captures to index; nil waits for one that may be read.
  public var library: (any PhotoLibrary)?
  /// Kinds of capture that the app wants indexed at all; options and grants narrow them.
  public var sources: Set<SourceKind> = [.photos, .screenshots]
  /// What the index covers and how it runs. Nil keeps what was set before, at first the defaults.
  public var indexOptions: IndexOptions?
  /// Folder of the index, made if it is missing; the models stand in it too.
  public var storage: URL
  /// Folder with the models' `manifest.json`; nil is the folder `models` of the storage.
  public var models: URL?
  /// Where models are installed from: the address of a `manifest.json`, in a folder or behind http; nil nowhere.
  public var modelSource: URL?
  /// Which networks may carry the models.
  public var modelDownloads: ModelDownloads = .unmeteredOnly
  /// Whether captures that are only in the cloud may be fetched to be read. A folder has none.
  public var allowsNetworkDownloads = true
  /// Address of the service.
  public var service: URL?
  /// Whether what a grant allows may go to the service for answers.
  public var allowsCloudAssist = false
  /// Asks the person; nil refuses every request.
  public var consent: (any ConsentPresenter)?
  /// Names things, such as `ChatCompletionsModel` over a server on this machine; nil names nothing.
  public var languageModel: (any LanguageModel)?
  /// Names neighbourhoods and venues, such as `NominatimGeocoder` over a server that you name; nil asks nobody, and
  /// cities come from the table of PoolKit.
  public var geocoder: (any Geocoder)?
  /// How the device is; nil looks at this machine.
  public var conditions: (any DeviceConditions)?

  /// The window of `indexOptions`.
  public var indexWindow: IndexOptions.Window {
    get { (indexOptions ?? IndexOptions()).window }
    set { indexOptions = with { $0.window = newValue } }
  }

  /// The most captures of `indexOptions`, its `maxPhotos`.
  public var maximumAssets: Int? {
    get { (indexOptions ?? IndexOptions()).maxPhotos }
    set { indexOptions = with { $0.maxPhotos = newValue } }
  }

  /// False for a program that runs the index by hand.
  package var startsByItself = true
  /// The options of an index that nobody gave any.
  package var firstOptions = IndexOptions()
  /// Opens an index that is there for reading alone.
  package var isReadOnly = false
  /// False opens even where nothing was indexed, for reading alone.
  package var needsIndex = true
  /// False where nothing is read or searched by meaning: loading takes time.
  package var loadsModels = true
  /// The person's own grant at the command line.
  package var ownGrant: Grant?
  /// App Attest; nil where the platform has none.
  package var attester: (any AppAttester)?
  /// How patient the client of the service is.
  package var cloudTiming = CloudTiming()
  /// Seconds since 1970.
  package var now: @Sendable () -> Double = { Date().timeIntervalSince1970 }

  public init(
    appKey: String = "", library: (any PhotoLibrary)? = nil, storage: URL? = nil, models: URL? = nil,
    indexOptions: IndexOptions? = nil
  ) {
    self.appKey = appKey
    self.library = library
    self.storage = storage ?? Self.defaultStorage
    self.models = models
    self.indexOptions = indexOptions
  }

  /// Where the models are, or would be.
  var modelsFolder: URL { models ?? storage.appendingPathComponent("models", isDirectory: true) }

  var hasModels: Bool {
    FileManager.default.fileExists(atPath: modelsFolder.appendingPathComponent("manifest.json").path)
  }

  private func with(_ change: (inout IndexOptions) -> Void) -> IndexOptions {
    var options = indexOptions ?? IndexOptions()
    change(&options)
    return options
  }

  /// Folder `pool` of the place where this platform keeps an app's data.
  static var defaultStorage: URL {
    let base =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    return base.appendingPathComponent("pool", isDirectory: true)
  }
}
