internal import PoolDerive
internal import PoolTypes

/// Decides what becomes of what was read: held back by the gate, or let pass with what fixed rules make of it.
struct CaptureJudge: Sendable {
  var gate: any PrivacyGate = RuleGate()

  enum Judgement: Sendable {
    case held(SensitiveKind)
    case passed(Derivation)
  }

  /// Version of the gate and of the rules that derive: another one has what is indexed judged again.
  var version: String { gate.version }

  func judge(_ reading: CaptureReading, facts: CaptureFacts) -> Judgement {
    if let kind = gate.verdict(on: reading, facts: facts).kind { return .held(kind) }
    return .passed(derived(reading, facts: facts))
  }

  /// What fixed rules make of it, whatever the gate says.
  func derived(_ reading: CaptureReading, facts: CaptureFacts) -> Derivation { Derivation() }
}
