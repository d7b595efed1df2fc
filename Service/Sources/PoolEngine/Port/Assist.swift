/// The front of every engine: what is sensitive is declined before anything is read, and whatever the engine says is
/// checked. The service calls this, never an engine.
public struct Assist: Sendable {
  private let engine: any AssistEngine

  /// The front of an engine.
  public init(engine: any AssistEngine) {
    self.engine = engine
    SensitiveTopics.prepare()
  }

  /// What the engine is, for the operator.
  public var title: String { engine.title }

  /// Names captures.
  /// - Throws: `EngineFailure` or `CancellationError`.
  public func nameThings(_ request: NameRequest) async throws -> NameReply {
    ReplyCheck.names(try await engine.nameThings(request), for: request)
  }

  /// Answers a question, or declines.
  /// - Parameter onDelta: as in `AssistEngine.answer`. A declined answer may follow deltas.
  /// - Throws: `EngineFailure`, `CancellationError`, or what `onDelta` throws.
  public func answer(_ request: AnswerRequest, onDelta: DeltaSink? = nil) async throws -> AnswerReply {
    guard SensitiveTopics.topic(ofQuestion: request.question) == nil else { return .declined }
    return ReplyCheck.answer(try await engine.answer(request, onDelta: onDelta), for: request)
  }

  /// Fills a profile.
  /// - Parameter schema: as it was sent.
  /// - Throws: `AssistRefusal.invalidSchema`, `EngineFailure` or `CancellationError`.
  public func fillProfile(schema: JSONValue, context: [ContextEntry]) async throws -> FilledProfile {
    let form: ProfileSchema
    do {
      form = try ProfileSchema(schema)
    } catch {
      throw AssistRefusal.invalidSchema(error.sentence)
    }
    let allowed = form.fields.filter { !SensitiveTopics.isSensitive($0) }
    guard !allowed.isEmpty, !context.isEmpty else {
      return ReplyCheck.profile(ProfileReply(proposals: []), of: form, allowed: allowed, context: context)
    }
    let request = ProfileRequest(schema: form, fields: allowed, context: context)
    let reply = try await engine.fillProfile(request)
    return ReplyCheck.profile(reply, of: form, allowed: allowed, context: context)
  }

  /// Judges captures.
  /// - Throws: `AssistRefusal.ruleNotAllowed`, `EngineFailure` or `CancellationError`.
  public func judge(_ request: JudgeRequest) async throws -> JudgeReply {
    guard SensitiveTopics.topic(ofRule: request.rule) == nil else { throw AssistRefusal.ruleNotAllowed }
    return ReplyCheck.judgements(try await engine.judge(request), for: request)
  }
}
