import PoolTypes
import Synchronization
import Testing

@testable import PoolDerive

@Suite struct ThingNamerTests {
  private typealias Told = (CaptureID, ThingNamer.Outcome)

  /// Names and collects what is told.
  private func run(
    _ model: ScriptedModel, _ subjects: [ThingNamer.Subject], limits: ThingNamer.Limits = ThingNamer.Limits(),
    pauses: Pauses = Pauses()
  ) async -> (report: ThingNamer.Report, told: [String: ThingNamer.Outcome]) {
    let told = Mutex<[Told]>([])
    let namer = ThingNamer(model, limits: limits) { pauses.add($0) }
    let report = await namer.name(subjects) { id, outcome in told.withLock { $0.append((id, outcome)) } }
    return (report, Dictionary(told.withLock { $0 }.map { ($0.0.rawValue, $0.1) }) { first, _ in first })
  }

  private final class Pauses: Sendable {
    private let list = Mutex<[Duration]>([])
    func add(_ pause: Duration) { list.withLock { $0.append(pause) } }
    var all: [Duration] { list.withLock { $0 } }
  }

  private func dune(_ confidence: Double = 0.9) -> ThingNamer.Outcome {
    .named([Thing(kind: .book, name: "Dune", confidence: confidence)])
  }

  @Test func eachCaptureGetsItsOutcome() async {
    let model = ScriptedModel { _, _ in .text(Specimen.answer([(1, "Dune"), (2, "Moby Dick")])) }
    let (report, told) = await run(model, Specimen.subjects("Dune", "Hamlet"))
    #expect(told == ["cap_1": dune(), "cap_2": .nothing])
    #expect(report.end == .complete && report.named == 1 && report.nothing == 1 && report.pending.isEmpty)
    #expect(model.prompts.count == 1)
  }

  @Test func noCapturesAskNothing() async {
    let model = ScriptedModel { _, _ in .silence }
    #expect(await run(model, []).report == ThingNamer.Report())
    #expect(model.prompts.isEmpty)
  }

  @Test func captureAreAskedAboutEightAtATime() async {
    let subjects = (0..<19).compactMap { _ in Specimen.subjects("Dune").first }
    let model = ScriptedModel { _, prompt in .text(Specimen.answer((1...8).map { ($0, "Dune") })) }
    let (report, _) = await run(model, subjects)
    #expect(report.named == 19)
    #expect(model.prompts.map { $0.split(separator: "\"n\":").count - 1 } == [8, 8, 3])
  }

  @Test func aMalformedAnswerIsCountedAndEachCaptureAskedAboutAlone() async {
    let model = ScriptedModel { call, prompt in
      if call == 1 { return .text("I see books.") }
      return prompt.contains("Hamlet") ? .text("still no JSON") : .text(Specimen.answer([(1, "Dune")]))
    }
    let (report, told) = await run(model, Specimen.subjects("Dune", "Hamlet", "Emma"))
    #expect(told == ["cap_1": dune(), "cap_2": .failed(.malformed), "cap_3": .nothing])
    #expect(report.malformedAnswers == 2 && report.failed == 1 && report.end == .complete)
    #expect(model.prompts.count == 4)
  }

  @Test func aRefusedQuestionIsAskedOncePerCapture() async {
    let model = ScriptedModel { call, _ in
      call < 3 ? .error(.refused("no")) : .text(Specimen.answer([(1, "Dune")]))
    }
    let (report, told) = await run(model, Specimen.subjects("Hamlet", "Dune"))
    #expect(told == ["cap_1": .failed(.refused), "cap_2": dune()])
    #expect(report.malformedAnswers == 0 && model.prompts.count == 3)
  }

  @Test func anUnavailableModelIsAskedAgainAfterGrowingPauses() async {
    let pauses = Pauses()
    let model = ScriptedModel { call, _ in
      call < 5 ? .error(.unavailable("HTTP status 500")) : .text(Specimen.answer([(1, "Dune")]))
    }
    var limits = ThingNamer.Limits()
    limits.tries = 5
    limits.pauseMax = .seconds(5)
    let (report, told) = await run(model, Specimen.subjects("Dune"), limits: limits, pauses: pauses)
    #expect(told == ["cap_1": dune()])
    #expect(report.end == .complete)
    #expect(pauses.all == [.seconds(2), .seconds(4), .seconds(5), .seconds(5)])
  }

  @Test func aModelThatStaysUnavailableEndsItAndLeavesTheRestPending() async {
    let subjects = (0..<20).compactMap { _ in Specimen.subjects("Dune").first }
    let model = ScriptedModel { call, _ in
      call == 1 ? .text(Specimen.answer((1...8).map { ($0, "Dune") })) : .error(.unavailable("not started"))
    }
    let (report, _) = await run(model, subjects)
    #expect(report.end == .unavailable("not started"))
    #expect(report.named == 8 && report.failed == 0 && report.pending.count == 12)
    #expect(model.prompts.count == 4)
  }

  @Test func aSlowQuestionIsGivenUpAndTheNextOneAsked() async {
    var limits = ThingNamer.Limits()
    limits.callTime = .milliseconds(80)
    let model = ScriptedModel { _, prompt in
      prompt.contains("Hamlet") ? .silence : .text(Specimen.answer([(1, "Dune")]))
    }
    let (report, told) = await run(model, Specimen.subjects("Hamlet", "Dune"), limits: limits)
    #expect(told == ["cap_1": .failed(.timedOut), "cap_2": dune()])
    #expect(report.end == .complete)
  }

  @Test func aModelThatIsTooSlowForSeveralCapturesIsAskedAboutEachAlone() async {
    var limits = ThingNamer.Limits()
    limits.callTime = .milliseconds(80)
    let subjects = (0..<19).compactMap { _ in Specimen.subjects("Dune").first }
    let model = ScriptedModel { _, prompt in
      prompt.contains("\"n\":2") ? .silence : .text(Specimen.answer([(1, "Dune")]))
    }
    let (report, _) = await run(model, subjects, limits: limits)
    #expect(report.end == .complete && report.named == 19)
    #expect(model.prompts.count == 20)
  }

  @Test func aModelThatNeverAnswersCountsAsUnavailable() async {
    var limits = ThingNamer.Limits()
    limits.callTime = .milliseconds(20)
    let model = ScriptedModel { _, _ in .silence }
    let (report, told) = await run(
      model, Specimen.subjects("Hamlet", "Dune", "Emma", "Ulysses"), limits: limits)
    #expect(report.end == .unavailable("it did not answer in time"))
    #expect(told == ["cap_1": .failed(.timedOut)])
    #expect(report.pending.map(\.rawValue) == ["cap_2", "cap_3", "cap_4"])
    #expect(model.prompts.count == 3)
  }

  @Test func aCancellationEndsItAndLeavesTheRestPending() async {
    let model = ScriptedModel { call, _ in
      call == 1 ? .text(Specimen.answer((1...8).map { ($0, "Dune") })) : .silence
    }
    let subjects = (0..<12).compactMap { _ in Specimen.subjects("Dune").first }
    let task = Task { await run(model, subjects).report }
    while model.prompts.count < 2 { try? await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    let report = await task.value
    #expect(report.end == .cancelled)
    #expect(report.named == 8 && report.failed == 0 && report.pending.count == 4)
  }

  @Test func aModelElsewhereIsAskedOnlyWhereThatIsAllowed() async {
    let model = ScriptedModel(isOnThisMachine: false) { _, _ in .text(Specimen.answer([(1, "Dune")])) }
    let (report, told) = await run(model, Specimen.subjects("Dune"))
    #expect(report.end == .notOnThisMachine && told.isEmpty && report.pending.count == 1)
    #expect(model.prompts.isEmpty)
    var limits = ThingNamer.Limits()
    limits.mayLeaveThisMachine = true
    #expect(await run(model, Specimen.subjects("Dune"), limits: limits).told == ["cap_1": dune()])
  }
}
