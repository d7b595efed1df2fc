/// What answers, names, fills and judges. The service speaks to it through `Assist`, which looks at what goes in and
/// checks what comes out; so an engine may be wrong, but what it says is never believed as it stands.
///
/// Every call ends early when its task is cancelled, then with `CancellationError`. Any other error is an
/// `EngineFailure`. An engine keeps nothing of a call after it ended.
public protocol AssistEngine: Sendable {
  /// What the engine is, for the operator: `extractive`, or the name of the model. It stands in `/health`.
  var title: String { get }

  /// Names what captures show.
  func nameThings(_ request: NameRequest) async throws -> NameReply

  /// Answers a question from the context alone.
  /// - Parameter onDelta: called with each next part of the text, in order, one call at a time, when the caller wants
  ///   the words as they come. What it throws ends the call and is thrown on. The text of the reply counts, not the
  ///   sum of the parts.
  func answer(_ request: AnswerRequest, onDelta: DeltaSink?) async throws -> AnswerReply

  /// Proposes values for the fields of a profile.
  func fillProfile(_ request: ProfileRequest) async throws -> ProfileReply

  /// Judges captures against a rule.
  func judge(_ request: JudgeRequest) async throws -> JudgeReply
}

/// Takes the next words of an answer. It waits while the reader is slow.
public typealias DeltaSink = @Sendable (String) async throws -> Void

/// Why an engine gave nothing. It says nothing of what was asked.
public enum EngineFailure: Error, Hashable, Sendable {
  /// The model said something that cannot be used: `model_failed`, 502.
  case failed
  /// The model cannot be reached, or too much waits for it: `model_unavailable`, 503, with seconds until a next try.
  case unavailable(retryAfter: Int)
  /// The model took too long: `model_timeout`, 504.
  case timedOut
}
