/// What is believed of what an engine says.
enum ReplyCheck {
  /// Characters of a name.
  private static let nameMax = 200
  /// Attributes of a thing, and characters of each name and value.
  private static let attributeMax = 12
  private static let attributeNameMax = 40
  private static let attributeValueMax = 200
  /// Characters of an answer.
  private static let answerMax = 4_000

  /// Names of the request's captures only, one each, in the order of the captures, with everything in its range.
  static func names(_ reply: NameReply, for request: NameRequest) -> NameReply {
    let refs = Set(request.items.map(\.ref))
    var byRef: [String: NamedThing] = [:]
    for thing in reply.things where refs.contains(thing.ref) && byRef[thing.ref] == nil {
      let name = PlainText.oneLine(thing.name, max: nameMax)
      guard !name.isEmpty, thing.confidence.isFinite else { continue }
      var attributes: [String: String] = [:]
      for (key, value) in thing.attributes.sorted(by: { $0.key < $1.key }) where attributes.count < attributeMax {
        let plainKey = PlainText.oneLine(key, max: attributeNameMax)
        let plainValue = PlainText.oneLine(value, max: attributeValueMax)
        if !plainKey.isEmpty, !plainValue.isEmpty { attributes[plainKey] = plainValue }
      }
      byRef[thing.ref] = NamedThing(
        ref: thing.ref, kind: thing.kind, name: name, confidence: min(1, max(0, thing.confidence)),
        attributes: attributes)
    }
    let reached = reply.reached.intersection(refs).union(byRef.keys)
    return NameReply(things: request.items.compactMap { byRef[$0.ref] }, reached: reached)
  }

  /// An answer with citations of the request only, each once. One without any says nothing that the device sent, so it
  /// is declined.
  static func answer(_ reply: AnswerReply, for request: AnswerRequest) -> AnswerReply {
    let refs = Set(request.context.map(\.ref))
    var seen: Set<String> = []
    let citations = reply.citations.filter { refs.contains($0) && seen.insert($0).inserted }
    let text = String(PlainText.clean(reply.text).prefix(answerMax))
    guard !reply.declined, !citations.isEmpty, !text.isEmpty else { return .declined }
    return AnswerReply(text: text, citations: citations)
  }

  /// Every field of the form: filled where the value fits and rests on entries of the request, else null with a reason.
  static func profile(
    _ reply: ProfileReply, of form: ProfileSchema, allowed: [ProfileField], context: [ContextEntry]
  ) -> FilledProfile {
    let refs = Set(context.map(\.ref))
    let allowedPointers = Set(allowed.map { ExactText($0.pointer) })
    let proposals = Dictionary(
      reply.proposals.map { (ExactText($0.field), $0) }, uniquingKeysWith: { first, _ in first })
    var values: [String: JSONValue] = [:]
    var evidence: [String: [String]] = [:]
    var refused: [FilledProfile.Refusal] = []
    for field in form.fields {
      func refuse(_ reason: FilledProfile.Reason) {
        refused.append(FilledProfile.Refusal(field: field.pointer, reason: reason))
      }
      guard allowedPointers.contains(ExactText(field.pointer)) else {
        refuse(.sensitive)
        continue
      }
      guard let proposal = proposals[ExactText(field.pointer)], !proposal.value.isNull else {
        refuse(.noEvidence)
        continue
      }
      var seen: Set<String> = []
      let grounds = proposal.refs.filter { refs.contains($0) && seen.insert($0).inserted }
      if grounds.isEmpty {
        refuse(.noEvidence)
      } else if !field.schema.accepts(proposal.value) {
        refuse(.invalid)
      } else if SensitiveTopics.isSensitive(proposal.value) {
        refuse(.sensitive)
      } else {
        values[field.pointer] = proposal.value
        evidence[field.pointer] = grounds
      }
    }
    return FilledProfile(profile: form.profile(with: values), evidence: evidence, refused: refused)
  }

  /// Judgements of the request's captures only, one each, in the order of the captures, with every probability in its
  /// range. One with a number that is none counts as not reached.
  static func judgements(_ reply: JudgeReply, for request: JudgeRequest) -> JudgeReply {
    var byRef: [String: Judgement] = [:]
    for result in reply.results where byRef[result.ref] == nil {
      let numbers = [result.belongs, result.incidental, result.insufficient]
      guard numbers.allSatisfy({ $0.isFinite && $0 >= 0 && $0 <= 1 }) else { continue }
      byRef[result.ref] = result
    }
    let results = request.items.compactMap { byRef[$0.ref] }
    let isWhole = results.count == request.items.count
    return JudgeReply(
      results: results, retryAfterSeconds: isWhole ? nil : min(86_400, max(1, reply.retryAfterSeconds ?? 20)))
  }
}
