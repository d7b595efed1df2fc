internal import PoolDerive
internal import PoolTypes

/// The rules of the privacy gate.
enum GateParsers {
  static let all: [Parser] = [
    rules("identity", IdentityRules.all), rules("health", HealthRules.all),
    rules("financial", FinancialRules.all), rules("authentication", AuthenticationRules.all),
    Parser("gate") { bytes in
      let reading = PageSpecimen.reading(bytes)
      let verdict = RuleGate().verdict(on: reading, facts: PageSpecimen.facts)
      return verdict.kinds.isEmpty == verdict.rules.isEmpty ? nil : "a kind without a rule"
    },
  ]

  /// Text, and once more all of it in codes.
  private static func rules(_ name: String, _ rules: [GateRule]) -> Parser {
    Parser(name) { bytes in
      for reading in [PageSpecimen.reading(bytes), PageSpecimen.codes(bytes)] {
        let evidence = GateEvidence(reading, facts: PageSpecimen.facts)
        for rule in rules where rule.holds(evidence) && rule.name.isEmpty { return "a rule without a name" }
      }
      return nil
    }
  }
}
