import PoolEngine
import Synchronization

/// An engine that says what a test tells it to, as slowly and as badly as it wants.
final class ScriptedEngine: AssistEngine {
  enum Step: Sendable {
    case say(String)
    case wait(Double)
    /// Waits until `open` is called.
    case gate
    case fail(EngineFailure)
  }

  let title = "scripted"
  private let steps: [Step]
  private let reached: Int?
  private let isOpen = Mutex(false)
  private let called = Mutex(0)

  /// - Parameters:
  ///   - steps: what happens before the answer.
  ///   - reached: captures that are reached; nil for all.
  init(_ steps: [Step] = [], reached: Int? = nil) {
    self.steps = steps
    self.reached = reached
  }

  var calls: Int { called.withLock { $0 } }
  func open() { isOpen.withLock { $0 = true } }

  private func play(_ onDelta: DeltaSink?) async throws {
    called.withLock { $0 += 1 }
    for step in steps {
      switch step {
      case .say(let text): try await onDelta?(text)
      case .wait(let seconds): try await Task.sleep(for: .seconds(seconds))
      case .gate: while !isOpen.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
      case .fail(let failure): throw failure
      }
    }
  }

  func nameThings(_ request: NameRequest) async throws -> NameReply {
    try await play(nil)
    let items = request.items.prefix(reached ?? request.items.count)
    return NameReply(
      things: items.map { NamedThing(ref: $0.ref, kind: .event, name: "name", confidence: 0.5) },
      reached: Set(items.map(\.ref)))
  }

  func answer(_ request: AnswerRequest, onDelta: DeltaSink?) async throws -> AnswerReply {
    try await play(onDelta)
    return AnswerReply(text: "The whole answer.", citations: request.context.map(\.ref))
  }

  func fillProfile(_ request: ProfileRequest) async throws -> ProfileReply {
    try await play(nil)
    return ProfileReply(proposals: [])
  }

  func judge(_ request: JudgeRequest) async throws -> JudgeReply {
    try await play(nil)
    let items = request.items.prefix(reached ?? request.items.count)
    return JudgeReply(
      results: items.map { Judgement(ref: $0.ref, belongs: 0.9, incidental: 0.1, insufficient: 0) },
      retryAfterSeconds: 20)
  }
}
