package import PoolTypes

/// The privacy gate: fixed rules over what was read.
package struct RuleGate: PrivacyGate {
  /// A change of any rule is a new number here, so that what is indexed is judged again.
  package let version = "rules/1"
  private let rules: [GateRule]

  package init() {
    rules = IdentityRules.all + HealthRules.all + NudityRules.all + FinancialRules.all + AuthenticationRules.all
  }

  package func verdict(on reading: CaptureReading, facts: CaptureFacts) -> GateVerdict {
    verdict(on: reading, page: FoldedPage(reading.text.lazy.map(\.text)), facts: facts)
  }

  /// - Parameter page: the reading's lines, folded once for the gate and for what is derived.
  package func verdict(on reading: CaptureReading, page: FoldedPage, facts: CaptureFacts) -> GateVerdict {
    let evidence = GateEvidence(reading, page: page, facts: facts)
    var verdict = GateVerdict()
    for rule in rules where rule.holds(evidence) {
      verdict.kinds.insert(rule.kind)
      verdict.rules.append(rule.name)
    }
    return verdict
  }
}
