internal import Foundation
internal import PoolAnswer
internal import PoolCloud
internal import PoolDerive
public import PoolTypes
internal import PoolWire

extension PoolAssist {
  /// Fills a form from what the grant lets through. A field is filled only where its value fits the schema and rests on
  /// captures; fields about health, religion, sexuality, ethnicity, politics, children, finances or credentials never
  /// are. Where nothing is found, nothing is asked and nothing spent.
  ///
  /// - Parameters:
  ///   - schema: a form as JSON Schema, of which these keywords are understood: type, properties, required, items,
  ///     enum, const, description, title, minLength, maxLength, minimum, maximum, minItems, maxItems, format,
  ///     additionalProperties; at most 5 levels, 100 fields and 32 KiB.
  ///   - grant: with the operation `profile`, as it stands at this moment.
  /// - Throws: as `ask`.
  public func profile(schema: String, using grant: Grant) async throws -> AssistProfile {
    let scope = try gate.scope(of: grant.id, for: [.profile])
    let form = try ProfileForm(schema)
    let route = try route(grant)
    let phrases = form.fields.map(\.phrase).filter { !SensitiveWords.areIn($0) }
    let entries =
      phrases.isEmpty
      ? [] : try engine().assistEntries(forPhrases: phrases, scope: scope, passes: passes, reference: RandomName.make)
    guard !entries.isEmpty else { return try Self.profile(form, .null, [:], [:], route) }
    switch route {
    case .device(let model):
      let schema = String(decoding: try WireCoding.bytes(form.schema), as: UTF8.self)
      let reply: DeviceAssist.Profile = try await DeviceAssist.complete(
        model, system: DeviceAssist.profileSystem,
        prompt: "Form: \(schema)\nEntries: \(try DeviceAssist.text(entries))", schema: DeviceAssist.profileSchema,
        tokens: 1_500)
      let evidence = (reply.evidence ?? [:]).mapValues {
        entries.captures(citing: DeviceAssist.references($0, entries))
      }
      return try Self.profile(form, reply.profile ?? .null, evidence, [:], route)
    case .cloud(let cloud):
      let request = FillProfileRequest(schema: form.schema, context: Self.context(entries))
      let reply = try await cloud.profile(request, categories: entries.categories)
      let told = Dictionary(
        reply.refused.compactMap { refused in
          AssistProfile.Refusal(rawValue: refused.reason).map { (refused.field, $0) }
        }, uniquingKeysWith: { first, _ in first })
      return try Self.profile(
        form, reply.profile, reply.evidence.mapValues { entries.captures(citing: $0) }, told, route)
    }
  }

  private static func profile(
    _ form: ProfileForm, _ answered: WireJSON, _ evidence: [String: [CaptureID]],
    _ told: [String: AssistProfile.Refusal], _ route: Route
  ) throws -> AssistProfile {
    let filled = form.filled(answered, evidence: evidence, told: told)
    return AssistProfile(
      json: String(decoding: try WireCoding.bytes(filled.json), as: UTF8.self), evidence: filled.evidence,
      refused: filled.refused, origin: origin(route))
  }
}
