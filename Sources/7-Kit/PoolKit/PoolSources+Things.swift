internal import PoolAnswer
internal import PoolDerive
internal import PoolTypes

/// What one pass of naming came to.
public struct NamingReport: Hashable, Sendable {
  /// Captures that the model was asked about.
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
  /// Has the language model name things in captures that it was not shown yet, newest first. Happens by itself after
  /// each run of a client that runs by itself. Cancelling the calling task ends the pass after the question under way.
  ///
  /// - Returns: nil where there is no model, no grant holds things, or the index is paused.
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
    guard naming == nil, let model = configuration.languageModel, !machine.isPaused, !namingTypes.isEmpty else {
      return
    }
    let (store, gate) = (store, gate)
    let judged = wiring.value.judge.version
    let pass = ThingPass(store: store, model: model, limits: ThingNamer.Limits(), judged: judged) {
      Set(try gate.active().filter { $0.data.contains(.things) }.flatMap(\.sources).map(\.mediaType))
    }
    naming = Task { [weak self] in
      let report = try? await pass.run()
      await self?.noteNamed(report)
      return report
    }
  }

  /// Ends the pass that goes on and waits for it: nothing is named in an index that is being deleted.
  func stopNaming() async {
    naming?.cancel()
    _ = await naming?.value
    naming = nil
  }

  private var namingTypes: Set<MediaType> {
    Set(activeGrants.filter { $0.data.contains(.things) }.flatMap(\.sources).map(\.mediaType))
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
