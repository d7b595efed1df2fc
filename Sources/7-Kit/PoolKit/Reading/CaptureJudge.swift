internal import Foundation
internal import PoolDerive
internal import PoolTypes

/// Decides what becomes of what was read: held back by the gate, or let pass with what fixed rules make of it.
struct CaptureJudge: Sendable {
  var gate: any PrivacyGate = RuleGate()
  /// Finds telephone numbers; nil where this build has no library for them.
  var phones: (any PhoneNumberReader)?
  /// ISO 3166 country whose national numbers are understood.
  var region: String?

  enum Judgement: Sendable {
    case held(SensitiveKind)
    case passed(Derivation)
  }

  /// Version of the gate and of all that derives: another one has what is indexed judged again. The region is not in
  /// it: a run from a timer, which has none, must not judge everything anew.
  var version: String {
    [gate.version, Deriving.version, phones?.version].compactMap { $0 }.joined(separator: " ")
  }

  func judge(_ reading: CaptureReading, facts: CaptureFacts) -> Judgement {
    if let kind = verdict(on: reading, facts: facts).kind { return .held(kind) }
    return .passed(derived(reading, facts: facts))
  }

  /// What the gate says of what was read, and of the title that a sidecar or the metadata gave.
  func verdict(on reading: CaptureReading, facts: CaptureFacts) -> GateVerdict {
    guard let title = facts.title, !title.isEmpty else { return gate.verdict(on: reading, facts: facts) }
    let corner = Quad.Corner(x: 0, y: 0)
    let nowhere = Quad(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    var reading = reading
    reading.text += title.split(whereSeparator: \.isNewline).map {
      TextLine(text: String($0), box: nowhere, confidence: 1)
    }
    return gate.verdict(on: reading, facts: facts)
  }

  /// What fixed rules make of it, whatever the gate says.
  func derived(_ reading: CaptureReading, facts: CaptureFacts) -> Derivation {
    Deriving.derive(reading, facts: facts, phones: phones, region: region)
  }

  /// The country of the person's settings; nil where they name none. Regions such as `001` are no country.
  static var systemRegion: String? {
    Locale.current.region.map { $0.identifier.uppercased() }.flatMap { name in
      name.count == 2 && name.allSatisfy(\.isLetter) ? name : nil
    }
  }
}
