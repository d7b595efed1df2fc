package import PoolTypes

/// Has a language model name what captures show, one question at a time.
package struct ThingNamer: Sendable {
  /// How patient it is.
  package struct Limits: Sendable {
    /// A question that takes longer is given up.
    package var callTime: Duration = .seconds(60)
    /// How often one question is asked while the model is unavailable.
    package var tries = 3
    /// Before the second try; doubled before each further one, at most `pauseMax`.
    package var pause: Duration = .seconds(2)
    package var pauseMax: Duration = .seconds(30)
    /// So many questions given up one after the other, and the model counts as unavailable.
    package var timeOutMax = 3
    /// Whether a model may be asked that is not on this machine.
    package var mayLeaveThisMachine = false

    package init() {}
  }

  /// A capture to be named.
  package struct Subject: Hashable, Sendable {
    package var id: CaptureID
    package var evidence: ThingEvidence

    package init(id: CaptureID, evidence: ThingEvidence) {
      self.id = id
      self.evidence = evidence
    }
  }

  /// What came of one capture.
  package enum Outcome: Hashable, Sendable {
    case named([Thing])
    /// The model found nothing that could be believed.
    case nothing
    /// Asked alone it came to nothing either.
    case failed(Failure)
  }

  package enum Failure: String, Error, Hashable, Sendable {
    /// The answer was not what was asked for.
    case malformed
    case refused, timedOut
  }

  /// Why it ended.
  package enum End: Hashable, Sendable {
    /// Every capture has its outcome.
    case complete
    case cancelled
    /// With a reason free of content.
    case unavailable(String)
    case notOnThisMachine
  }

  /// What came of a call.
  package struct Report: Hashable, Sendable {
    package var end = End.complete
    package var named = 0
    package var nothing = 0
    package var failed = 0
    /// Answers that could not be read.
    package var malformedAnswers = 0
    /// Captures without an outcome, to be asked about another time.
    package var pending: [CaptureID] = []

    /// Nothing came of anything yet.
    package init() {}
  }

  private let model: any LanguageModel
  private let limits: Limits
  private let wait: @Sendable (Duration) async throws -> Void

  /// - Parameter wait: Waits between two tries.
  package init(
    _ model: any LanguageModel, limits: Limits = Limits(),
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.model = model
    self.limits = limits
    self.wait = wait
  }

  /// Asks about every capture, in order, until all have an outcome, the model is unavailable or the task is cancelled.
  /// - Parameter tell: Called once for each capture that has an outcome, in order, as soon as it has.
  package func name(
    _ subjects: [Subject], tell: @escaping @Sendable (CaptureID, Outcome) async -> Void
  ) async -> Report {
    var run = ThingRun(model: model, limits: limits, wait: wait, tell: tell)
    return await run.name(subjects)
  }
}
