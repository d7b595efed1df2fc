internal import PoolCloud
internal import PoolDerive
internal import PoolTypes
internal import PoolWire

/// Who names what captures show.
protocol CaptureNamer: Sendable {
  /// What was named is kept for this id: another id names anew.
  var id: String { get }
  /// Names each capture, in order, and tells what came of it; as `ThingNamer.name`.
  func name(
    _ subjects: [ThingNamer.Subject], tell: @escaping @Sendable (CaptureID, ThingNamer.Outcome) async -> Void
  ) async -> ThingNamer.Report
}

/// A language model of this machine.
struct DeviceNamer: CaptureNamer {
  let model: any LanguageModel
  var limits = ThingNamer.Limits()

  var id: String { model.id }

  func name(
    _ subjects: [ThingNamer.Subject], tell: @escaping @Sendable (CaptureID, ThingNamer.Outcome) async -> Void
  ) async -> ThingNamer.Report {
    await ThingNamer(model, limits: limits).name(subjects, tell: tell)
  }
}

/// The service. It is told the words and labels of a capture, under a reference that means nothing.
struct CloudNamer: CaptureNamer {
  let client: CloudClient

  /// Captures of one request.
  private static let itemsMax = 24
  private static let nameMax = 120

  var id: String { "cloud-assist/1" }

  func name(
    _ subjects: [ThingNamer.Subject], tell: @escaping @Sendable (CaptureID, ThingNamer.Outcome) async -> Void
  ) async -> ThingNamer.Report {
    var report = ThingNamer.Report()
    var rest = subjects[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(Self.itemsMax))
      do {
        let outcomes = try await outcomes(of: part)
        for (subject, outcome) in zip(part, outcomes) {
          switch outcome {
          case .named: report.named += 1
          case .nothing: report.nothing += 1
          case .failed: report.failed += 1
          }
          await tell(subject.id, outcome)
        }
        rest = rest.dropFirst(part.count)
      } catch {
        report.pending = rest.map(\.id)
        report.end = Self.end(error)
        return report
      }
    }
    return report
  }

  private static func end(_ error: any Error) -> ThingNamer.End {
    switch error {
    case is CancellationError: .cancelled
    case PoolError.cloudAssistUnavailable(let reason, _): .unavailable(reason)
    case PoolError.keyRefused: .unavailable("the app key was refused")
    default: .unavailable("the service cannot be reached")
    }
  }

  private func outcomes(of subjects: [ThingNamer.Subject]) async throws -> [ThingNamer.Outcome] {
    let items = subjects.enumerated().map { place, subject in
      NameThingsRequest.Item(
        ref: "c\(place + 1)",
        text: String(subject.evidence.lines.joined(separator: "\n").unicodeScalars.prefix(2_000)),
        labels: subject.evidence.labels.filter { !$0.isEmpty }.map { String($0.unicodeScalars.prefix(100)) })
    }
    let reply: NameThingsResponse
    do { reply = try await client.name(NameThingsRequest(items: items), categories: [.evidence]) } catch {
      // The service takes other captures, and would refuse these each time.
      if case PoolError.invalidRequest = error { return subjects.map { _ in .failed(.refused) } }
      throw error
    }
    let said = Dictionary(grouping: reply.things, by: \.ref)
    return zip(items, subjects).map { item, subject in
      let things = (said[item.ref] ?? []).prefix(ThingPrompt.thingMax).compactMap {
        Self.thing($0, on: ThingGround(subject.evidence))
      }
      return things.isEmpty ? .nothing : .named(things)
    }
  }

  /// Kept only if its kind is one of the nine, and its name short, on one line, without private traces, and standing on
  /// a word of its own capture.
  private static func thing(_ said: NameThingsResponse.Thing, on ground: ThingGround) -> Thing? {
    let name = PoolAssist.trimmed(said.name)
    guard let kind = Thing.Kind(rawValue: said.kind), (1...nameMax).contains(name.count),
      name.unicodeScalars.count <= 4 * nameMax,
      !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
      !PrivateTraces.areIn(name), ground.holds(name)
    else { return nil }
    let confidence = said.confidence.isFinite ? min(max(said.confidence, 0), 1) : 0
    return Thing(kind: kind, name: name, confidence: confidence)
  }
}
