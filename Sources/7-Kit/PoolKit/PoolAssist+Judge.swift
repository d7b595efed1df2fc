internal import Foundation
internal import PoolAnswer
internal import PoolCloud
internal import PoolDerive
public import PoolTypes
internal import PoolWire

extension PoolAssist {
  /// Captures of one request to the service.
  private static let requestMax = 24

  /// Judges which captures are what a rule describes, among those that are likeliest to be.
  ///
  /// - Parameters:
  ///   - rule: plain words, 1 to 500 characters (Unicode scalars). One about health, religion, sexuality, ethnicity,
  ///     politics, children, finances or credentials is refused before anything is read.
  ///   - grant: with the operation `judge`, as it stands at this moment.
  ///   - limit: 1 to 240 captures; four of them cost the app one unit, where the service judges.
  /// - Throws: as `ask`. What was judged before the service failed is told, with the rest as not reached.
  public func judge(rule: String, using grant: Grant, limit: Int = 24) async throws -> AssistJudgement {
    let scope = try gate.scope(of: grant.id, for: [.judge])
    guard !Self.trimmed(rule).isEmpty, rule.unicodeScalars.count <= 500 else {
      throw PoolError.invalidRequest("A rule has 1 to 500 characters.")
    }
    if SensitiveWords.areIn(rule) {
      throw PoolError.invalidRequest(
        "A rule may not be about health, religion, sexuality, ethnicity, politics, children, finances or credentials.")
    }
    let route = try route(grant)
    let items = try engine().assistItems(
      for: rule, limit: limit, today: wallClock, scope: scope, passes: passes, reference: RandomName.make)
    var judgement = AssistJudgement(captures: [], notReached: [], retryAfter: nil, origin: Self.origin(route))
    var rest = items[...]
    while !rest.isEmpty {
      // A grant that was taken back meanwhile gets nothing more.
      _ = try gate.scope(of: grant.id, for: [.judge])
      let isFirst = judgement.captures.isEmpty && judgement.notReached.isEmpty
      let part: [AssistItem]
      do {
        switch route {
        case .device(let model):
          part = Array(rest.prefix(DeviceAssist.judgedMax))
          try await Self.judge(rule, part, model, into: &judgement)
        case .cloud(let cloud):
          part = Array(rest.prefix(Self.requestMax))
          try await Self.judge(rule, part, cloud, into: &judgement)
        }
      } catch let error as PoolError where !isFirst {
        judgement.notReached += rest.map(\.capture)
        if case .cloudAssistUnavailable(_, let seconds) = error { judgement.retryAfter = seconds }
        break
      }
      rest = rest.dropFirst(part.count)
    }
    judgement.captures.sort { ($0.belongs, $1.id) > ($1.belongs, $0.id) }
    return judgement
  }

  private static func judge(
    _ rule: String, _ items: [AssistItem], _ model: any LanguageModel, into judgement: inout AssistJudgement
  ) async throws {
    let asked = String(decoding: try WireCoding.bytes([rule]), as: UTF8.self)
    let reply: DeviceAssist.Judgements = try await DeviceAssist.complete(
      model, system: DeviceAssist.judgeSystem, prompt: "Rule: \(asked)\nEntries: \(try DeviceAssist.text(items))",
      schema: DeviceAssist.judgeSchema, tokens: 600)
    var judged: [Int: JudgedCapture] = [:]
    for result in reply.results where result.n >= 1 && result.n <= items.count {
      judged[result.n - 1] = JudgedCapture(
        id: items[result.n - 1].capture, belongs: result.belongs, incidental: result.incidental ?? 0,
        insufficient: result.insufficient ?? 0)
    }
    for place in items.indices {
      if let one = judged[place] {
        judgement.captures.append(one)
      } else {
        judgement.notReached.append(items[place].capture)
      }
    }
  }

  private static func judge(
    _ rule: String, _ items: [AssistItem], _ cloud: CloudClient, into judgement: inout AssistJudgement
  ) async throws {
    let request = JudgeCapturesRequest(
      rule: rule,
      items: items.map { item in
        .init(
          ref: item.ref, text: item.text.isEmpty ? nil : item.text, labels: item.labels.isEmpty ? nil : item.labels,
          things: item.things.isEmpty ? nil : item.things)
      })
    let reply = try await cloud.judge(request, categories: items.reduce(into: []) { $0.formUnion($1.categories) })
    let results = Dictionary(reply.results.map { ($0.ref, $0) }, uniquingKeysWith: { first, _ in first })
    for item in items {
      if let result = results[item.ref] {
        judgement.captures.append(
          JudgedCapture(
            id: item.capture, belongs: result.belongs, incidental: result.incidental,
            insufficient: result.insufficient))
      } else {
        judgement.notReached.append(item.capture)
      }
    }
    if let seconds = reply.retryAfterSeconds { judgement.retryAfter = max(judgement.retryAfter ?? 0, Double(seconds)) }
  }
}
