internal import Foundation
internal import PoolStore
internal import PoolTypes

extension PoolSources {
  /// Deletes the index and builds it again; grants, options and models stay.
  ///
  /// - Throws: as `deleteIndex()`.
  public func rebuildIndex() async throws {
    try await deleteIndex()
    await send(.optionsChanged(updatesAutomatically: options.updatesAutomatically))
  }

  /// Deletes the index and all that was made from the captures; no byte of it stays in a file of the store. Grants,
  /// options and models stay. While a grant holds, indexing starts again from the sources: pause first to keep the
  /// index empty.
  ///
  /// - Throws: `PoolError.storageBusy` where another process reads on; opening the client again finishes the
  ///   deletion.
  public func deleteIndex() async throws {
    let stops = machine.isRunning
    if stops {
      stopRun()
      await finishRun()
    }
    try settings.set(SettingKey.erasing, to: "1")
    let lock = try await turnToErase()
    defer { withExtendedLifetime(lock) {} }
    try store.erase()
    try settings.set(SettingKey.erasing, to: nil)
    let phase = machine.phase
    broadcast.update { status in
      let models = status.models
      status = IndexStatus()
      status.models = models
      status.phase = phase.phase
      status.pauseReason = phase.reason
    }
    stored.update { $0.sequence = 0 }
    if !machine.isPaused, configuration.startsByItself {
      await send(.optionsChanged(updatesAutomatically: options.updatesAutomatically))
    }
  }

  /// Deletes at once what no grant or option covers any more, instead of in the next run.
  ///
  /// - Throws: as `deleteIndex()`.
  package func sweep() async throws {
    let lock = try await turnToErase()
    defer { withExtendedLifetime(lock) {} }
    try IndexCoverage(store: store, rules: rules()).sweep()
    try store.checkpoint()
  }

  /// Stops the run that goes on, and waits for its end.
  package func endRun() async {
    await send(.cancelled)
    await finishRun()
  }

  /// All of it: the index, the options, the downloaded models.
  func reset() async throws {
    try settings.set(SettingKey.paused, to: "1")
    stopInstalling()
    await send(.paused)
    await finishRun()
    try await deleteIndex()
    let models = configuration.storage.appendingPathComponent("models", isDirectory: true)
    if FileManager.default.fileExists(atPath: models.path) {
      do { try FileManager.default.removeItem(at: models) } catch {
        throw PoolError.permissionDenied("The models may not be deleted: their folder is read-only.")
      }
    }
    if configuration.models == nil, configuration.modelSource != nil,
      let bare = try? Wiring(models: nil, readsCaptures: true)
    {
      wiring.value = bare
      tell(Self.modelState(configuration, bare))
    }
    options = configuration.indexOptions ?? configuration.firstOptions
    machine = RunMachine(isPaused: false, hasGrant: false, updatesAutomatically: options.updatesAutomatically)
    await send(.opened(startsByItself: configuration.startsByItself, hasToSweep: false))
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
