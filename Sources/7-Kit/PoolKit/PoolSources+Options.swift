internal import Foundation
internal import PoolStore
public import PoolTypes

extension PoolSources {
  /// What the index covers and how it runs.
  public var indexOptions: IndexOptions { options }

  /// Changes the options in place; the next pass starts at once. Turning `places` off deletes every coordinate before
  /// this returns, and what a new window, focus or number covers no more leaves with the next pass.
  ///
  /// - Throws: `PoolError.invalidRequest` for a number below 1 or no kind of capture at all, and what the store throws.
  public func setIndexOptions(_ new: IndexOptions) async throws {
    let before = try rules().placeTypes
    try keep(new)
    let deletes = try !before.isSubset(of: rules().placeTypes)
    // A run that goes on may hold what is to be deleted in a slice that it has not stored yet: it ends first.
    let old = currentRun
    await send(.optionsChanged(updatesAutomatically: new.updatesAutomatically))
    if deletes { _ = try? await old?.value }
    if deletes {
      try store.forgetPlaces(except: rules().placeTypes)
      try flush()
    }
  }

  /// Checks and stores options. A new window is anchored from now.
  func keep(_ new: IndexOptions) throws {
    if let most = new.maxPhotos, most < 1 {
      throw PoolError.invalidRequest("maxPhotos must be 1 or more; nil is no limit.")
    }
    guard !new.mediaTypes.isEmpty else {
      throw PoolError.invalidRequest("mediaTypes must name at least one kind of capture.")
    }
    let isAnchored = try settings.value(SettingKey.anchor) != nil
    if new.window != options.window || !isAnchored {
      try settings.set(SettingKey.anchor, to: "\(configuration.now())")
    }
    try settings.encode(SettingKey.options, new)
    options = new
  }
}
