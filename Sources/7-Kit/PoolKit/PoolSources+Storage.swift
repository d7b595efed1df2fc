internal import Foundation
internal import PoolStore
internal import PoolTypes

extension PoolSources {
  /// Deletes the index and builds it again; grants, options and models stay.
  ///
  /// - Throws: as `deleteIndex()`.
  public func rebuildIndex() async throws {
    try await deleteIndex()
    await send(.asked)
  }

  /// Deletes the index and all that was made from the captures; no byte of it stays in a file of the store. Grants,
  /// options and models stay. While a grant holds, indexing starts again from the sources: pause first to keep the
  /// index empty.
  ///
  /// - Throws: `PoolError.storageBusy` where a run of another process goes on for more than ten seconds, and nothing is
  ///   deleted; or where another process reads on, and opening the client again finishes the deletion.
  public func deleteIndex() async throws {
    try await erase(SettingKey.erasingIndex)
    await send(.released(wantsRun: configuration.startsByItself))
  }

  /// No run begins from the first step to `released`, so that none meets a store that is half empty.
  private func erase(_ what: String) async throws {
    await send(.held)
    await finishRun()
    await stopPasses()
    do {
      let lock = try await turnToErase()
      defer { withExtendedLifetime(lock) {} }
      try settings.set(SettingKey.erasing, to: what)
      try store.erase()
      if what == SettingKey.erasingAll { try eraseRest() } else { try settings.set(SettingKey.erasing, to: nil) }
    } catch {
      await send(.released(wantsRun: false))
      throw error
    }
    let phase = machine.phase
    broadcast.update { status in
      let models = status.models
      status = IndexStatus()
      status.models = models
      status.phase = phase.phase
      status.pauseReason = phase.reason
    }
    stored.update {
      $0.sequence = 0
      $0.erasures += 1
    }
  }

  private func eraseRest() throws {
    let models = configuration.storage.appendingPathComponent("models", isDirectory: true)
    if FileManager.default.fileExists(atPath: models.path) {
      do { try FileManager.default.removeItem(at: models) } catch {
        throw PoolError.permissionDenied("The models may not be deleted: their folder is read-only.")
      }
    }
    try settings.erase()
  }

  /// All of it: the index, grants, options and the downloaded models.
  func reset() async throws {
    stopInstalling()
    try await erase(SettingKey.erasingAll)
    stopInstalling()
    if configuration.models == nil, wiring.value.models != nil,
      let bare = try? Wiring(models: nil, readsCaptures: true)
    {
      wiring.value = bare
      tell(Self.modelState(configuration, bare, hasService: cloud != nil))
    }
    options = configuration.indexOptions ?? configuration.firstOptions
    machine = RunMachine(isPaused: false, hasGrant: false, updatesAutomatically: options.updatesAutomatically)
    await send(.opened(startsByItself: configuration.startsByItself, hasToSweep: false))
  }

  /// Deletes at once what no grant or option covers any more, instead of in the next run.
  ///
  /// - Throws: `PoolError.storageBusy` where a run of another process goes on, which does the same; or where another
  ///   process reads on, so that bytes stay until the next run.
  package func sweep() async throws {
    let lock = try await turnToErase()
    defer { withExtendedLifetime(lock) {} }
    try IndexCoverage(store: store, rules: rules()).sweep()
    try flush()
  }

  /// Takes the last bytes of what was deleted out of the files.
  ///
  /// - Throws: `PoolError.storageBusy` where another process reads on.
  func flush() throws {
    guard try store.checkpoint() else {
      throw PoolError.storageBusy(
        "Another process is reading the index; what was deleted leaves its files with the next run.")
    }
  }

  /// Stops the run that goes on, and waits for its end.
  package func endRun() async {
    await send(.cancelled)
    await finishRun()
  }

  /// Waits for the run of another process to end.
  private func turnToErase() async throws -> WriterLock {
    for _ in 0..<50 {
      if let lock = try? WriterLock(folder: store.folder.path) { return lock }
      try await Task.sleep(for: .milliseconds(200))
    }
    return try WriterLock(folder: store.folder.path)
  }
}
