internal import Foundation
internal import PoolAnswer
internal import PoolStore
internal import PoolTypes

/// What the index hears of from outside: the library, and other processes.
extension PoolSources {
  func onForeignGrants(_ tell: @escaping @Sendable () async -> Void) { tellGrants = tell }

  /// Looks once a second whether another process paused, granted, took back or set options: one number of SQLite, kept
  /// in memory, says so.
  func listen() {
    let settings = settings
    let known = settingsVersion
    listening = Task { [weak self] in
      var version: Int? = known
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        await self?.endGrants()
        let newest = try? settings.version()
        guard newest != version else { continue }
        version = newest
        await self?.takeUpSettings()
      }
    }
  }

  /// Takes up that the time of a grant is over.
  private func endGrants() async {
    let now = configuration.now()
    if activeGrants.contains(where: { !$0.isValid(at: now) }) { await tellGrants() }
  }

  /// Takes up what another process set.
  private func takeUpSettings() async {
    if let isPaused = try? settings.value(SettingKey.paused) != nil, isPaused != machine.isPaused {
      if isPaused {
        stopInstalling()
        await stopPasses()
      }
      await send(isPaused ? .paused : .resumed)
    }
    if (try? settings.value(SettingKey.erasing)) == .some(nil),
      let newest = try? store.setting(PoolClient.generationKey) ?? "", newest != generation ?? ""
    {
      // Another process emptied the index, and may have begun anew.
      await stopPasses()
      let kept = (try? settings.decoded(IndexOptions.self, SettingKey.options)) ?? nil
      options = kept ?? configuration.indexOptions ?? configuration.firstOptions
      generation = newest
      let sequence = (try? store.lastSequence()) ?? 0
      stored.update {
        $0.erasures += 1
        $0.sequence = sequence
      }
      await send(.optionsChanged(updatesAutomatically: options.updatesAutomatically))
    }
    if let newest = try? settings.decoded(IndexOptions.self, SettingKey.options), newest != options {
      options = newest
      await send(.optionsChanged(updatesAutomatically: newest.updatesAutomatically))
    }
    if let newest = try? gate.active(), newest != activeGrants { await tellGrants() }
  }

  /// Runs again after each change of the library.
  func follow() {
    following?.cancel()
    following = nil
    guard let changes = configuration.library?.changes() else { return }
    following = Task { [weak self] in
      for await _ in changes {
        guard let self, !Task.isCancelled else { return }
        await self.send(.libraryChanged)
      }
    }
  }
}
