internal import Foundation
package import PoolTypes
package import PoolWire

/// What a streamed answer tells.
package enum CloudAnswerEvent: Hashable, Sendable {
  /// The next words, which are not checked yet.
  case words(String)
  /// The checked answer; the last event.
  case answer(AnswerQuestionResponse.Answer)
}

/// Cloud assist. Every call throws `PoolError`: `.cloudAssistUnavailable` where it does not answer, `.keyRefused`,
/// `.invalidRequest` for what it refuses, `.serviceUnreachable`; and `CancellationError`.
extension CloudClient {
  /// Names for what captures show.
  /// - Parameter categories: what the items tell of what was read.
  package func name(_ request: NameThingsRequest, categories: Set<DataCategory>) async throws -> NameThingsResponse {
    try await assist("/v1/assist/name", request, categories)
  }

  /// An answer to a question.
  package func answer(_ request: AnswerQuestionRequest, categories: Set<DataCategory>) async throws
    -> AnswerQuestionResponse
  {
    try await assist("/v1/assist/answer", request, categories)
  }

  /// A form filled.
  package func profile(_ request: FillProfileRequest, categories: Set<DataCategory>) async throws
    -> FillProfileResponse
  {
    try await assist("/v1/assist/profile", request, categories)
  }

  /// Captures judged against a rule.
  package func judge(_ request: JudgeCapturesRequest, categories: Set<DataCategory>) async throws
    -> JudgeCapturesResponse
  {
    try await assist("/v1/assist/judge", request, categories)
  }

  /// An answer to a question as it is written. Leaving the stream ends the request.
  package nonisolated func answerEvents(_ request: AnswerQuestionRequest, categories: Set<DataCategory>)
    -> AsyncThrowingStream<CloudAnswerEvent, any Error>
  {
    // Bounded by what the service may send.
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: CloudAnswerEvent.self)
    let task = Task {
      do {
        try await self.tell(request, categories) { continuation.yield($0) }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  private func assist<Value: Decodable>(
    _ path: String, _ request: some WireRequest, _ categories: Set<DataCategory>
  ) async throws -> Value {
    try await value(try await prepared(path, request, categories))
  }

  private func prepared(_ path: String, _ request: some WireRequest, _ categories: Set<DataCategory>) async throws
    -> Outgoing
  {
    var outgoing = try Outgoing("POST", path, request)
    outgoing.categories = categories
    outgoing.isAssist = true
    outgoing.idempotencyKey = UUID().uuidString.lowercased()
    try await requireAssist()
    return outgoing
  }

  private func tell(
    _ request: AnswerQuestionRequest, _ categories: Set<DataCategory>, _ yield: @Sendable (CloudAnswerEvent) -> Void
  ) async throws {
    var outgoing = try await prepared("/v1/assist/answer", request, categories)
    outgoing.wantsStream = true
    for number in 1...max(1, timing.tries) {
      switch try await opened(outgoing) {
      case .whole(_, let bytes):
        guard let answer = try? WireCoding.value(AnswerQuestionResponse.self, from: bytes) else {
          throw ServiceRefusal.senseless
        }
        return yield(.answer(answer.answer))
      case .stream(let parts):
        switch try await follow(parts, yield) {
        case nil: return
        // Nothing was heard and nothing charged: it is the same request when it comes again.
        case .broken where number < timing.tries: try await pause(before: number + 1, atLeast: nil)
        case .some(let failure): throw ServiceRefusal.poolError(failure)
        }
      }
    }
  }

  /// Tells the events of one stream.
  /// - Returns: nil at its end, or why it ended before any words came.
  private func follow(
    _ parts: AsyncThrowingStream<ServicePart, any Error>, _ yield: (CloudAnswerEvent) -> Void
  ) async throws -> ServiceFailure? {
    var reader = EventReader()
    var hasWords = false
    do {
      for try await case .bytes(let bytes) in parts {
        for event in try reader.take(bytes) {
          switch event.name {
          case "delta":
            let delta: AnswerDelta = try Self.decoded(event)
            hasWords = true
            yield(.words(delta.text))
          case "answer":
            let answer: AnswerQuestionResponse = try Self.decoded(event)
            yield(.answer(answer.answer))
            return nil
          case "error":
            let error: WireError = try Self.decoded(event)
            note(error)
            throw ServiceRefusal.poolError(
              status: error.error.code.status, error, retryAfter: nil, isAssist: true)
          // Later versions of the service may tell more.
          default: break
          }
        }
      }
      try Task.checkCancellation()
      if hasWords { throw ServiceFailure.broken }
      return .broken
    } catch let failure as ServiceFailure {
      guard hasWords else { return failure }
      throw ServiceRefusal.poolError(failure)
    }
  }

  private static func decoded<Value: Decodable>(_ event: ServerEvent) throws -> Value {
    guard let value = try? WireCoding.value(Value.self, from: Array(event.data.utf8)) else {
      throw ServiceRefusal.senseless
    }
    return value
  }
}
