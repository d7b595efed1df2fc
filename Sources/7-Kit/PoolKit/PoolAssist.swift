internal import Foundation
internal import PoolAnswer
internal import PoolCloud
internal import PoolDerive
public import PoolTypes
internal import PoolWire

/// Answers, profiles and judgements, on a language model of this machine or by cloud assist.
///
/// A model of this machine is asked where the configuration has one; then nothing leaves it. Otherwise the service is
/// asked, where configuration and grant both allow it. Either is told at most what the grant lets through, never a
/// file's name, an id, a coordinate, a face, or anything that the gate holds back.
public struct PoolAssist: Sendable {
  let gate: ReadGate
  let engine: @Sendable () -> SearchEngine
  let judge: @Sendable () -> CaptureJudge
  let model: (any LanguageModel)?
  let cloud: CloudClient?
  let allowsCloudAssist: Bool
  /// Seconds since 1970.
  let now: @Sendable () -> Double

  /// Who is to answer.
  enum Route: Sendable {
    case device(any LanguageModel)
    case cloud(CloudClient)
  }

  /// Answers a question from what the grant lets through. Where nothing is found, nothing is asked and nothing spent:
  /// the answer has no text.
  ///
  /// - Parameters:
  ///   - question: 1 to 1,000 characters (Unicode scalars).
  ///   - grant: with the operation `ask`, as it stands at this moment.
  /// - Throws: `PoolError.notGranted`, `.grantRevoked`, `.invalidRequest`, `.cloudAssistUnavailable`,
  ///   `.modelUnavailable`, `.keyRefused`, `.serviceUnreachable`; `CancellationError`.
  public func ask(_ question: String, using grant: Grant) async throws -> AssistAnswer {
    let (entries, route) = try prepared(question, grant)
    guard !entries.isEmpty else { return Self.nothing(route) }
    switch route {
    case .device(let model): return try await Self.answer(question, entries, model)
    case .cloud(let cloud):
      let answer = try await cloud.answer(Self.request(question, entries), categories: entries.categories)
      return Self.answer(answer.answer, entries)
    }
  }

  /// Answers a question as the words come. Words that were told can be withdrawn, when the checked answer turns out
  /// declined or another one: drop them then. The stream ends with the checked answer, or throws as `ask` does; it ends
  /// once the grant is taken back, and leaving it ends the question.
  public func askUpdates(_ question: String, using grant: Grant) -> AsyncThrowingStream<AssistUpdate, any Error> {
    // Each update holds all words so far, so that a slow reader needs the newest alone.
    let (stream, continuation) = AsyncThrowingStream.makeStream(
      of: AssistUpdate.self, bufferingPolicy: .bufferingNewest(64))
    let task = Task {
      do {
        try await tell(question, grant) { continuation.yield($0) }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  private func tell(_ question: String, _ grant: Grant, _ yield: @Sendable (AssistUpdate) -> Void) async throws {
    let (entries, route) = try prepared(question, grant)
    guard !entries.isEmpty else { return yield(.answer(Self.nothing(route))) }
    switch route {
    case .device(let model): yield(.answer(try await Self.answer(question, entries, model)))
    case .cloud(let cloud): try await tell(question, entries, cloud, grant, yield)
    }
  }

  private func tell(
    _ question: String, _ entries: [AssistEntry], _ cloud: CloudClient, _ grant: Grant,
    _ yield: @Sendable (AssistUpdate) -> Void
  ) async throws {
    var words = ""
    do {
      let request = Self.request(question, entries)
      for try await event in cloud.answerEvents(request, categories: entries.categories) {
        _ = try gate.scope(of: grant.id, for: [.ask])
        switch event {
        case .words(let more):
          words += more
          yield(.words(words))
        case .answer(let checked):
          let answer = Self.answer(checked, entries)
          if !words.isEmpty, Self.trimmed(words) != answer.text { yield(.withdrawn) }
          return yield(.answer(answer))
        }
      }
      try Task.checkCancellation()
      throw PoolError.serviceUnreachable("The connection to the service broke.")
    } catch {
      if !words.isEmpty { yield(.withdrawn) }
      throw error
    }
  }

  // MARK: What all have in common

  /// Who answers under this grant at this moment.
  ///
  /// - Throws: `PoolError.cloudAssistUnavailable` where nobody may.
  func route(_ grant: Grant) throws -> Route {
    if let model, model.isOnThisMachine { return .device(model) }
    func refusal(_ reason: String) -> PoolError { .cloudAssistUnavailable(reason: reason, retryAfter: nil) }
    guard allowsCloudAssist else { throw refusal("this app does not use it, and has no language model here") }
    guard try gate.grant(grant.id).allowsCloudAssist else { throw refusal("the grant does not allow it") }
    guard let cloud else { throw refusal("no app key and service are set") }
    return .cloud(cloud)
  }

  private func prepared(_ question: String, _ grant: Grant) throws -> ([AssistEntry], Route) {
    let scope = try gate.scope(of: grant.id, for: [.ask])
    guard (1...1_000).contains(Self.trimmed(question).unicodeScalars.count), question.unicodeScalars.count <= 1_000
    else { throw PoolError.invalidRequest("A question has 1 to 1,000 characters.") }
    let route = try route(grant)
    let entries = try engine().assistEntries(
      for: question, today: wallClock, scope: scope, passes: passes, reference: RandomName.make)
    return (entries, route)
  }

  /// Whether the gate of today lets a capture pass: rules may be newer than the last run.
  var passes: @Sendable (CaptureRecord) -> Bool {
    let judge = judge()
    return { record in
      guard let reading = record.reading else { return false }
      return judge.verdict(on: reading, facts: record.facts).kind == nil
    }
  }

  /// The person's wall clock, seconds since 1970: captures are compared by theirs.
  var wallClock: Double {
    let now = now()
    return now + Double(TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: now)))
  }

  static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  static func context(_ entries: [AssistEntry]) -> [WireContextEntry] {
    entries.map { WireContextEntry(ref: $0.ref, kind: $0.kind, name: $0.name, excerpt: $0.excerpt, date: $0.date) }
  }

  private static func request(_ question: String, _ entries: [AssistEntry]) -> AnswerQuestionRequest {
    AnswerQuestionRequest(question: question, context: context(entries))
  }

  private static func answer(_ answer: AnswerQuestionResponse.Answer, _ entries: [AssistEntry]) -> AssistAnswer {
    let text = answer.declined ? nil : answer.text.map(trimmed).flatMap { $0.isEmpty ? nil : $0 }
    return AssistAnswer(
      text: text, citations: text == nil ? [] : entries.captures(citing: answer.citations),
      isDeclined: answer.declined, origin: .cloud)
  }

  private static func nothing(_ route: Route) -> AssistAnswer {
    AssistAnswer(text: nil, citations: [], isDeclined: false, origin: origin(route))
  }

  static func origin(_ route: Route) -> AssistOrigin {
    switch route {
    case .device: .device
    case .cloud: .cloud
    }
  }
}
