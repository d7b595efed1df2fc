internal import PoolAnswer
internal import PoolDerive
internal import PoolTypes

/// What one pass of naming came to.
public struct NamingReport: Hashable, Sendable {
  /// Captures that were asked about.
  public var looked = 0
  /// Those of them in which it named something.
  public var named = 0
  /// Those that it gave no answer for that could be used.
  public var failed = 0
  /// Whether nothing is left to ask about.
  public var isComplete = false
  /// Whether it was cancelled.
  public var wasStopped = false
  /// Why it ended early, where the model was to blame.
  public var reason: String?

  public init() {}
}

extension PoolSources {
  /// Has the language model, or cloud assist where that is allowed, name things in captures that it was not shown yet,
  /// newest first. Happens by itself after each run of a client that runs by itself. Cancelling the calling task ends
  /// the pass after the question under way.
  ///
  /// - Returns: nil where there is nobody to name, no grant allows it, or the index is paused.
  @discardableResult
  public func nameThings() async -> NamingReport? {
    startNaming()
    guard let task = naming else { return nil }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  func startNaming() {
    guard naming == nil, !machine.isPaused, let namer, !activeGrants.filter(mayName).isEmpty else { return }
    let (store, gate, mayName) = (store, gate, mayName)
    let judged = wiring.value.judge.version
    let pass = ThingPass(
      store: store, namer: namer, judged: judged,
      mediaTypes: { Set(try gate.active().filter(mayName).flatMap(\.sources).map(\.mediaType)) },
      categories: isNamedHere ? [.evidence, .links, .objects] : [.evidence])
    naming = Task { [weak self] in
      let report = try? await pass.run()
      await self?.noteNamed(report)
      return report
    }
  }

  /// Whether a language model of this machine names things. Where there is one, the service is never asked to.
  private var isNamedHere: Bool { configuration.languageModel != nil }

  /// Who names things; nil where nobody may.
  private var namer: (any CaptureNamer)? {
    if let model = configuration.languageModel { return DeviceNamer(model: model) }
    guard options.namesWithCloudAssist, configuration.allowsCloudAssist, let cloud else { return nil }
    return CloudNamer(client: cloud)
  }

  /// Whether captures of a grant's sources may be named for it. What the service is told has to be granted itself.
  private var mayName: @Sendable (Grant) -> Bool {
    guard !isNamedHere else { return { $0.data.contains(.things) } }
    return { $0.allowsCloudAssist && $0.data.isSuperset(of: [.things, .evidence]) }
  }

  /// Ends the pass that goes on and waits for it: nothing is named in an index that is being deleted.
  func stopNaming() async {
    naming?.cancel()
    _ = await naming?.value
    naming = nil
  }

  private func noteNamed(_ report: NamingReport?) {
    naming = nil
    let waits = report?.reason != nil
    broadcast.update { status in
      status.detail.waitingFor.removeAll { $0 == .textModel }
      if waits { status.detail.waitingFor.append(.textModel) }
    }
  }
}
