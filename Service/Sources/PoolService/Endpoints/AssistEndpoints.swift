internal import Foundation
internal import PoolEngine
internal import PoolHTTP
internal import PoolServiceStore
internal import PoolWire

extension ActionsService {
  /// What every cloud assist call begins with, in this order: key, install, body, whether cloud assist is on, and the
  /// assertion.
  private func begin<Body: WireRequest>(
    _ type: Body.Type, _ call: inout Call
  ) async throws -> (caller: Caller, install: String, body: Body) {
    let caller = try await authenticate(&call)
    let install = try installID(call, caller)
    let body = try body(type, call)
    if !caller.app.settings.isCloudAssistOn { throw Refusal.wireError(.cloudAssistDisabled) }
    try await attest.check(call, install: install, caller: caller)
    return (caller, install, body)
  }

  /// `POST /v1/assist/name`.
  func nameThings(_ call: inout Call) async throws -> HTTPResponse {
    let (caller, install, body) = try await begin(NameThingsRequest.self, &call)
    let request = NameRequest(
      items: body.items.map {
        CaptureText(
          ref: $0.ref, text: $0.text ?? "", labels: $0.labels ?? [], date: $0.date, locale: $0.locale)
      })
    let (reply, units) = try await charged(
      upTo: request.items.count, &call, install: install, caller: caller
    ) {
      let reply = try await assist.nameThings(request)
      return (reply, reply.reached.count)
    }
    let things = reply.things.map {
      NameThingsResponse.Thing(
        ref: $0.ref, kind: $0.kind.rawValue, name: $0.name, confidence: $0.confidence, attributes: $0.attributes)
    }
    return Reply.json(200, NameThingsResponse(things: things, units: units))
  }

  /// `POST /v1/assist/answer`, whole or as a stream.
  func answerQuestion(_ call: inout Call) async throws -> HTTPResponse {
    let (caller, install, body) = try await begin(AnswerQuestionRequest.self, &call)
    let request = AnswerRequest(question: body.question, context: body.context.map(entry))
    if call.request.accepts("text/event-stream") {
      return try await AnswerStream.response(request, &call, install: install, caller: caller, service: self)
    }
    let (reply, units) = try await charged(
      upTo: Self.answerUnits, &call, install: install, caller: caller
    ) {
      (try await assist.answer(request), Self.answerUnits)
    }
    return Reply.json(200, AnswerQuestionResponse(answer: Self.answer(reply), units: units))
  }

  /// Units of an answer.
  static let answerUnits = 10
  /// Units of a profile.
  static let profileUnits = 20

  static func answer(_ reply: AnswerReply) -> AnswerQuestionResponse.Answer {
    .init(
      text: reply.declined ? nil : reply.text, citations: reply.declined ? [] : reply.citations,
      declined: reply.declined)
  }

  /// `POST /v1/assist/profile`. The schema is read a second time, exactly: numbers in it may be of any size.
  func fillProfile(_ call: inout Call) async throws -> HTTPResponse {
    let (caller, install, body) = try await begin(FillProfileRequest.self, &call)
    let exact: JSONValue
    do { exact = try JSONValue(parsing: call.request.body) } catch { throw WireFault.notJSON }
    guard case .object(let members) = exact, let schema = members["schema"] else {
      throw WireFault.field("schema", "is missing")
    }
    // Looked at before units are set aside, so that a schema that is refused takes none from others.
    do { _ = try ProfileSchema(schema) } catch { throw AssistRefusal.invalidSchema(error.sentence) }
    let context = body.context.map(entry)
    let (filled, units) = try await charged(
      upTo: Self.profileUnits, &call, install: install, caller: caller
    ) {
      (try await assist.fillProfile(schema: schema, context: context), Self.profileUnits)
    }
    return Reply.json(200, try Self.profile(filled, units))
  }

  /// The body of a filled profile, its keys in the order of the schema.
  private static func profile(_ filled: FilledProfile, _ units: WireUnits) throws -> [UInt8] {
    var evidence = JSONObject()
    for (field, refs) in filled.evidence.sorted(by: { $0.key < $1.key }) {
      evidence[field] = .array(refs.map { .string($0) })
    }
    let refused = filled.refused.map { refusal in
      JSONValue.object(JSONObject([("field", .string(refusal.field)), ("reason", .string(refusal.reason.rawValue))]))
    }
    let cost = JSONObject([
      ("charged", .number(JSONNumber(units.charged))), ("remaining", .number(JSONNumber(units.remaining))),
    ])
    let body = JSONObject([
      ("profile", filled.profile), ("evidence", .object(evidence)), ("refused", .array(refused)),
      ("units", .object(cost)),
    ])
    return Array(JSONValue.object(body).text.utf8)
  }

  /// `POST /v1/assist/judge`.
  func judgeCaptures(_ call: inout Call) async throws -> HTTPResponse {
    let (caller, install, body) = try await begin(JudgeCapturesRequest.self, &call)
    let request = JudgeRequest(
      rule: body.rule,
      items: body.items.map {
        CaptureText(ref: $0.ref, text: $0.text ?? "", labels: $0.labels ?? [], things: $0.things ?? [])
      })
    let (reply, units) = try await charged(
      upTo: Self.judgeUnits(request.items.count), &call, install: install, caller: caller
    ) {
      let reply = try await assist.judge(request)
      return (reply, Self.judgeUnits(reply.results.count))
    }
    let results = reply.results.map {
      JudgeCapturesResponse.Result(
        ref: $0.ref, belongs: $0.belongs, incidental: $0.incidental, insufficient: $0.insufficient, member: $0.member)
    }
    // The three numbers of each reference are logged, as the page says; they mean nothing outside the request.
    let numbers = results.map { "\($0.ref):\($0.belongs),\($0.incidental),\($0.insufficient)" }
    log.event("judged", ["request": call.id, "results": numbers.joined(separator: ";")])
    return Reply.json(
      200, JudgeCapturesResponse(results: results, retryAfterSeconds: reply.retryAfterSeconds, units: units))
  }

  /// Four captures are one unit, rounded up.
  private static func judgeUnits(_ captures: Int) -> Int { (captures + 3) / 4 }

  private func entry(_ entry: WireContextEntry) -> ContextEntry {
    ContextEntry(ref: entry.ref, kind: entry.kind, name: entry.name, excerpt: entry.excerpt, date: entry.date)
  }
}
