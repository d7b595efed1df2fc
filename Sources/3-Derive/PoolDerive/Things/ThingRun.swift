internal import PoolTypes

/// One call of `ThingNamer`: what it counts on the way.
struct ThingRun {
  /// Ends the call.
  private struct Stop: Error {
    var end: ThingNamer.End
  }

  let model: any LanguageModel
  let limits: ThingNamer.Limits
  let wait: @Sendable (Duration) async throws -> Void
  let tell: @Sendable (CaptureID, ThingNamer.Outcome) async -> Void
  private var report = ThingNamer.Report()
  /// Questions given up since the last answer.
  private var timeOuts = 0
  /// Whether a question about several captures took too long: this machine is too slow for such.
  private var asksAlone = false

  init(
    model: any LanguageModel, limits: ThingNamer.Limits, wait: @escaping @Sendable (Duration) async throws -> Void,
    tell: @escaping @Sendable (CaptureID, ThingNamer.Outcome) async -> Void
  ) {
    self.model = model
    self.limits = limits
    self.wait = wait
    self.tell = tell
  }

  mutating func name(_ subjects: [ThingNamer.Subject]) async -> ThingNamer.Report {
    do throws(Stop) {
      guard model.isOnThisMachine || limits.mayLeaveThisMachine else { throw Stop(end: .notOnThisMachine) }
      for range in ThingPrompt.batches(of: subjects.map(\.evidence)) { try await name(batch: subjects[range]) }
    } catch {
      report.end = error.end
    }
    let told = report.named + report.nothing + report.failed
    report.pending = subjects.dropFirst(told).map(\.id)
    return report
  }

  /// Asks about captures together, and about each alone where that came to nothing.
  private mutating func name(batch: ArraySlice<ThingNamer.Subject>) async throws(Stop) {
    if !asksAlone || batch.count == 1 {
      switch try await ask(about: batch.map(\.evidence)) {
      case .success(let lists):
        for (subject, things) in zip(batch, lists) { await note(subject, things.isEmpty ? .nothing : .named(things)) }
        return
      case .failure(.timedOut): asksAlone = asksAlone || batch.count > 1
      case .failure: break
      }
    }
    for subject in batch {
      switch try await ask(about: [subject.evidence]) {
      case .success(let lists):
        let things = lists.first ?? []
        await note(subject, things.isEmpty ? .nothing : .named(things))
      case .failure(let failure): await note(subject, .failed(failure))
      }
    }
  }

  private mutating func note(_ subject: ThingNamer.Subject, _ outcome: ThingNamer.Outcome) async {
    switch outcome {
    case .named: report.named += 1
    case .nothing: report.nothing += 1
    case .failed: report.failed += 1
    }
    await tell(subject.id, outcome)
  }

  /// Asks one question, again after a pause while the model is unavailable.
  private mutating func ask(
    about captures: [ThingEvidence]
  ) async throws(Stop) -> Result<[[Thing]], ThingNamer.Failure> {
    var pause = limits.pause
    var tries = 0
    while true {
      if Task.isCancelled { throw Stop(end: .cancelled) }
      tries += 1
      do {
        let answer = try await answer(about: captures)
        timeOuts = 0
        return read(answer, about: captures)
      } catch {
        if Task.isCancelled { throw Stop(end: .cancelled) }
        switch error as? LanguageModelError {
        case .refused: return .failure(.refused)
        case .timedOut:
          timeOuts += 1
          if timeOuts >= limits.timeOutMax { throw Stop(end: .unavailable("it did not answer in time")) }
          return .failure(.timedOut)
        case .unavailable(let reason) where tries >= limits.tries: throw Stop(end: .unavailable(reason))
        case .unavailable: break
        case nil: throw Stop(end: .unavailable("it failed in an unknown way"))
        }
      }
      do { try await wait(pause) } catch { throw Stop(end: .cancelled) }
      pause = min(pause * 2, limits.pauseMax)
    }
  }

  private mutating func read(
    _ answer: String, about captures: [ThingEvidence]
  ) -> Result<[[Thing]], ThingNamer.Failure> {
    do {
      return .success(try ThingReply.things(in: answer, about: captures))
    } catch {
      report.malformedAnswers += 1
      return .failure(.malformed)
    }
  }

  /// The model's answer, or `LanguageModelError.timedOut` once the time for it is over.
  private func answer(about captures: [ThingEvidence]) async throws -> String {
    let (model, limit) = (model, limits.callTime)
    return try await withThrowingTaskGroup(of: String.self) { group in
      group.addTask {
        try await model.complete(
          system: ThingPrompt.system, prompt: ThingPrompt.text(for: captures), schema: ThingPrompt.schema,
          maximumTokens: ThingPrompt.maximumTokens(for: captures.count))
      }
      group.addTask {
        try await Task.sleep(for: limit)
        throw LanguageModelError.timedOut
      }
      defer { group.cancelAll() }
      return try await group.next() ?? { throw CancellationError() }()
    }
  }
}
