/// Answers, names, fills and judges from the given text alone, by the rules that its README lists. No model: it says
/// nothing that does not stand in the text, and declines where nothing fits. The same request has the same reply.
public struct ExtractiveEngine: AssistEngine {
  /// The engine. It holds nothing.
  public init() {}

  /// `extractive`: what `/health` shows, so that nobody takes it for a model.
  public var title: String { "extractive" }

  /// Names what the text of a capture names itself.
  public func nameThings(_ request: NameRequest) async throws -> NameReply {
    try Task.checkCancellation()
    return NameReply(
      things: request.items.compactMap(ExtractiveName.thing), reached: Set(request.items.map(\.ref)))
  }

  /// Quotes the sentences that hold what was asked for, one a line.
  public func answer(_ request: AnswerRequest, onDelta: DeltaSink?) async throws -> AnswerReply {
    try Task.checkCancellation()
    let quotes = ExtractiveAnswer.quotes(for: request)
    guard !quotes.isEmpty else { return .declined }
    for (place, quote) in quotes.enumerated() {
      try await onDelta?(place == 0 ? quote.text : "\n" + quote.text)
    }
    return AnswerReply(text: quotes.map(\.text).joined(separator: "\n"), citations: quotes.map(\.ref))
  }

  /// Copies what stands beside a field's name.
  public func fillProfile(_ request: ProfileRequest) async throws -> ProfileReply {
    try Task.checkCancellation()
    let context = ExtractiveProfile.Context(request.context)
    return ProfileReply(proposals: request.fields.compactMap { ExtractiveProfile.proposal(for: $0, in: context) })
  }

  /// Counts the words of the rule that a capture holds.
  public func judge(_ request: JudgeRequest) async throws -> JudgeReply {
    try Task.checkCancellation()
    let rule = ExtractiveJudgement.Rule(request.rule)
    return JudgeReply(results: request.items.map { ExtractiveJudgement.judgement(of: $0, by: rule) })
  }
}
