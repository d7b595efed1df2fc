internal import Foundation
internal import PoolReadModels
public import PoolTypes

extension PoolSources {
  /// How the models stand at once, then each change; only the newest is kept for a slow listener.
  public func modelStateUpdates() -> AsyncStream<ModelState> { models.updates() }

  static func modelState(_ configuration: PoolConfiguration, _ wiring: Wiring) -> ModelState {
    if wiring.models != nil { return .ready }
    if configuration.modelDownloads == .never { return .disabled }
    return configuration.modelSource == nil ? .unavailable : .notInstalled
  }

  func tell(_ state: ModelState) {
    models.update { $0 = state }
    broadcast.update { $0.models = state }
  }

  /// First wait after a failed installation; doubles with each, up to an hour. In seconds.
  private static let firstWait = 30.0
  private static let longestWait = 3_600.0

  /// Brings the models here in the background, unless they are, or something forbids it. What was read before is then
  /// read again for the new models alone. A failure is tried again later and stops nothing.
  func installModels() {
    guard installing == nil, wiring.value.models == nil, configuration.modelDownloads != .never, !machine.isPaused,
      let source = configuration.modelSource
    else { return }
    installing = Task { [weak self] in
      var wait = Self.firstWait
      while !Task.isCancelled {
        guard let self else { return }
        if await self.install(from: source) { return }
        try? await Task.sleep(for: .seconds(wait))
        wait = min(wait * 2, Self.longestWait)
      }
    }
  }

  func stopInstalling() {
    installing?.cancel()
    installing = nil
    if case .downloading = models.current { tell(.notInstalled) }
  }

  /// - Returns: whether nothing is left to do.
  private func install(from source: URL) async -> Bool {
    let device = configuration.conditions ?? SystemConditions()
    if configuration.modelDownloads == .unmeteredOnly, !source.isFileURL, device.isNetworkMetered ?? false {
      return false
    }
    let folder = configuration.modelsFolder
    tell(.downloading(0))
    do {
      _ = try await ModelInstaller(source: source, folder: folder).install { [models, broadcast] fraction in
        models.update { $0 = .downloading(fraction) }
        broadcast.update { $0.models = .downloading(fraction) }
      }
      guard !Task.isCancelled else { return true }
      wiring.value = try Wiring(models: folder, readsCaptures: true)
      tell(.ready)
      installing = nil
      await send(.modelsArrived)
      return true
    } catch {
      guard !Task.isCancelled else { return true }
      if case PoolError.modelUnavailable = error { tell(.unavailable) } else { tell(.notInstalled) }
    }
    return false
  }
}
