internal import Foundation
internal import PoolCloud
internal import PoolReadModels
internal import PoolStore
public import PoolTypes

extension PoolSources {
  /// How the models stand at once, then each change; only the newest is kept for a slow listener.
  public func modelStateUpdates() -> AsyncStream<ModelState> { models.updates() }

  static func modelState(_ configuration: PoolConfiguration, _ wiring: Wiring, hasService: Bool) -> ModelState {
    if wiring.models != nil { return .ready }
    if configuration.modelDownloads == .never { return .disabled }
    return configuration.modelSource == nil && !hasService ? .unavailable : .notInstalled
  }

  func tell(_ state: ModelState) {
    models.update { $0 = state }
    broadcast.update { $0.models = state }
  }

  /// First wait after a failed installation; doubles with each, up to an hour. In seconds.
  private static let firstWait = 30.0
  private static let longestWait = 3_600.0
  /// Seconds between two looks at the service's list, where all that it named is here.
  private static let lookAgain = 86_400.0
  /// Between two looks at the network while models come. In seconds.
  private static let networkWait = 2.0
  /// When the service's list was looked at last, in seconds since 1970.
  private static let listedKey = "models.listed"

  /// Where models come from.
  private enum Source {
    /// The address of a manifest.
    case address(URL)
    case service(CloudClient)
  }

  private var modelSource: Source? {
    if let address = configuration.modelSource { return .address(address) }
    return configuration.models == nil ? cloud.map { .service($0) } : nil
  }

  /// Brings the models here in the background, unless they are, or something forbids it. Models that came from the
  /// service are compared with its list once a day. What was read before is then read again for the new models alone.
  /// A failure is tried again later and stops nothing.
  func installModels() {
    guard installing == nil, configuration.modelDownloads != .never, !machine.isPaused, let source = modelSource,
      wiring.value.models == nil || isListOld(source)
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
    if case .downloading = models.current { tell(wiring.value.models == nil ? .notInstalled : .ready) }
  }

  private func isListOld(_ source: Source) -> Bool {
    guard case .service = source, let text = (try? settings.value(Self.listedKey)) ?? nil, let date = Double(text)
    else { return false }
    return !(0..<Self.lookAgain).contains(configuration.now() - date)
  }

  /// - Returns: whether nothing is left to do.
  private func install(from source: Source) async -> Bool {
    if case .address(let url) = source, url.isFileURL {} else if isNetworkForbidden() { return false }
    let folder = configuration.modelsFolder
    let hadModels = wiring.value.models != nil
    if !hadModels { tell(.downloading(0)) }
    do {
      let isChanged = try await bring(from: source)
      guard !Task.isCancelled else { return true }
      if case .service = source { try settings.set(Self.listedKey, to: "\(configuration.now())") }
      if isChanged || !hadModels {
        wiring.value = try rewire(folder)
        await send(.modelsArrived)
      }
      tell(.ready)
      installing = nil
      return true
    } catch {
      guard !Task.isCancelled else { return true }
      if hadModels {
        tell(.ready)
      } else if case PoolError.modelUnavailable = error {
        tell(.unavailable)
      } else {
        tell(.notInstalled)
      }
    }
    return false
  }

  /// Whether models may not come over the network as it is now.
  private var isNetworkForbidden: @Sendable () -> Bool {
    guard configuration.modelDownloads == .unmeteredOnly else { return { false } }
    let device = configuration.conditions ?? SystemConditions()
    return { device.isNetworkMetered ?? false }
  }

  /// Installs, and ends that when the network turns into one that may not carry models; what has come is kept.
  private func bring(from source: Source) async throws -> Bool {
    let folder = configuration.modelsFolder
    let (models, broadcast, isNetworkForbidden) = (models, broadcast, isNetworkForbidden)
    let rules = modelRules
    let tell: @Sendable (Double) -> Void = { fraction in
      models.update { $0 = .downloading(fraction) }
      broadcast.update { $0.models = .downloading(fraction) }
    }
    return try await withThrowingTaskGroup(of: Bool?.self) { group in
      group.addTask {
        switch source {
        case .address(let url):
          try await ModelInstaller(source: url, folder: folder, rules: rules).install(progress: tell)
        case .service(let cloud): try await ServiceModels.install(from: cloud, into: folder, progress: tell)
        }
      }
      group.addTask {
        if case .address(let url) = source, url.isFileURL { return nil }
        while !isNetworkForbidden() { try await Task.sleep(for: .seconds(Self.networkWait)) }
        throw PoolError.serviceUnreachable("The network is metered now; what has come is kept.")
      }
      defer { group.cancelAll() }
      while let ended = try await group.next() {
        if let isChanged = ended { return isChanged }
      }
      throw CancellationError()
    }
  }

  /// What is fetched from a manifest's address is listed like all else.
  private var modelRules: DownloadRules {
    let (egress, now) = (egress, configuration.now)
    return DownloadRules(note: { url in
      try egress.note(EgressEntry.get(url, at: now()))
    })
  }
}

extension EgressEntry {
  /// A request for a file, which tells nothing of what was read.
  static func get(_ url: URL, at date: Double) -> EgressEntry {
    let name = url.host ?? ""
    return EgressEntry(
      date: date, host: url.port.map { "\(name):\($0)" } ?? name, endpoint: "GET \(url.path)", categories: [], bytes: 0)
  }
}
