internal import Synchronization

/// A language model behind a server that speaks the OpenAI chat-completions protocol. What is asked and said is in no
/// log and kept nowhere.
public final class ChatEngine: AssistEngine {
  /// Captures of one call.
  private static let batchMax = 8
  /// Seconds until captures that were not reached may be sent again, where the server does not say.
  private static let retrySeconds = 20

  private let settings: ChatSettings
  private let server: ChatServer
  /// The best way to ask for a form that the server took so far.
  private let level = Mutex(ChatFormLevel.schema)

  /// An engine over a server. Nothing is sent yet.
  /// - Throws: `ChatSettingsError`.
  public init(_ settings: ChatSettings) throws(ChatSettingsError) {
    if let fault = settings.fault { throw ChatSettingsError(sentence: fault) }
    self.settings = settings
    server = ChatServer(settings)
  }

  /// The name of the model.
  public var title: String { settings.model }

  /// Names captures, eight a call, all calls at once; those of a call that failed are not reached.
  public func nameThings(_ request: NameRequest) async throws -> NameReply {
    let (parts, _) = try await inBatches(request.items) { items in
      let object = try await self.ask(.names(items))
      guard let things = ChatReply.things(object) else { throw EngineFailure.failed }
      return things
    }
    return NameReply(things: parts.flatMap(\.value), reached: Set(parts.flatMap(\.items).map(\.ref)))
  }

  /// Answers, with the words as the model writes them where they are wanted.
  public func answer(_ request: AnswerRequest, onDelta: DeltaSink?) async throws -> AnswerReply {
    guard !request.context.isEmpty else { return .declined }
    guard let onDelta else {
      let body = try await send(.answer(request), isStream: false)
      if ChatReply.refuses(body) { return .declined }
      let object = ChatReply.content(of: body).flatMap(ChatReply.object)
      guard let reply = object.flatMap(ChatReply.answer) else { throw EngineFailure.failed }
      return reply
    }
    let stream = Mutex(ChatStream())
    try await send(.answer(request), isStream: true) { bytes in
      let step = stream.withLock { $0.read(bytes) }
      if !step.delta.isEmpty { try await onDelta(step.delta) }
      if step.isFailed { throw EngineFailure.failed }
    }
    guard let reply = stream.withLock(\.answer) else { throw EngineFailure.failed }
    return reply
  }

  /// Fills the fields, in one call.
  public func fillProfile(_ request: ProfileRequest) async throws -> ProfileReply {
    let object = try await ask(.profile(request))
    guard let proposals = ChatReply.proposals(object, for: request) else { throw EngineFailure.failed }
    return ProfileReply(proposals: proposals)
  }

  /// Judges captures, eight a call, all calls at once; those of a call that failed are not reached.
  public func judge(_ request: JudgeRequest) async throws -> JudgeReply {
    let (parts, failure) = try await inBatches(request.items) { items in
      let object = try await self.ask(.judgements(rule: request.rule, items: items))
      guard let results = ChatReply.judgements(object) else { throw EngineFailure.failed }
      return results
    }
    var retryAfter: Int?
    if case .unavailable(let seconds) = failure { retryAfter = seconds }
    return JudgeReply(results: parts.flatMap(\.value), retryAfterSeconds: retryAfter ?? Self.retrySeconds)
  }

  /// What the batches gave that were answered, and why one was not. Throws when none was.
  private func inBatches<Value: Sendable>(
    _ items: [CaptureText], _ call: @escaping @Sendable ([CaptureText]) async throws -> Value
  ) async throws -> (parts: [(items: [CaptureText], value: Value)], failure: EngineFailure?) {
    let batches = stride(from: 0, to: items.count, by: Self.batchMax).map { start in
      Array(items[start..<min(items.count, start + Self.batchMax)])
    }
    return try await withThrowingTaskGroup(of: (Int, Result<Value, EngineFailure>).self) { group in
      for (place, batch) in batches.enumerated() {
        group.addTask {
          do {
            return (place, .success(try await call(batch)))
          } catch let failure as EngineFailure {
            return (place, .failure(failure))
          }
        }
      }
      var found: [Int: Value] = [:]
      var failure: EngineFailure?
      for try await (place, result) in group {
        switch result {
        case .success(let value): found[place] = value
        case .failure(let reason): failure = reason
        }
      }
      if found.isEmpty, let failure { throw failure }
      let parts = batches.indices.compactMap { place in found[place].map { (batches[place], $0) } }
      return (parts, failure)
    }
  }

  /// A whole reply, as the object that was asked for.
  private func ask(_ prompt: ChatPrompt) async throws -> JSONObject {
    let body = try await send(prompt, isStream: false)
    guard let object = ChatReply.content(of: body).flatMap(ChatReply.object) else { throw EngineFailure.failed }
    return object
  }

  /// Sends a prompt; where the server does not take the form, asks for less, and remembers that.
  @discardableResult private func send(
    _ prompt: ChatPrompt, isStream: Bool, onBytes: (@Sendable ([UInt8]) async throws -> Void)? = nil
  ) async throws -> [UInt8] {
    let deadline = server.deadline()
    var level = level.withLock { $0 }
    while true {
      let body = prompt.body(model: settings.model, level: level, isStream: isStream)
      switch try await server.send(body, isStream: isStream, deadline: deadline, onBytes: onBytes) {
      case .body(let bytes):
        let taken = level
        self.level.withLock { $0 = taken }
        return bytes
      case .wrongRequest:
        guard let lower = level.lower else { throw EngineFailure.failed }
        level = lower
      }
    }
  }
}
