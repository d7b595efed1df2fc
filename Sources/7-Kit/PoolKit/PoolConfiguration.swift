public import Foundation
public import PoolLibrary

/// How a client is opened.
public struct PoolConfiguration: Sendable {
  /// The app's key for the service; empty for an index that never calls it.
  public var appKey: String
  /// The captures to index. Nil opens an index that is already there for reading alone.
  public var library: (any PhotoLibrary)?
  /// Folder of the index; made if it is missing.
  public var storage: URL
  /// Folder with the models' `manifest.json`; nil carries on without models.
  public var models: URL?

  public init(appKey: String = "", library: (any PhotoLibrary)? = nil, storage: URL, models: URL? = nil) {
    self.appKey = appKey
    self.library = library
    self.storage = storage
    self.models = models
  }
}
