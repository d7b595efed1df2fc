import PoolDerive
import PoolTypes

#if Phones
  import PoolDerivePhone
#endif

/// What the gate said of one plan.
struct GateOutcome {
  var plan: ScreenPlan
  /// The lines that it was given.
  var lines: [String]
  var found: Set<SensitiveKind>
  var rules: [String]

  var isMissed: Bool { plan.mustHold && plan.kinds.isDisjoint(with: found) }
  var isFalseHold: Bool { !plan.mustHold && !found.isEmpty }
}

/// Figures of the gate over many plans.
struct GateFigures {
  var outcomes: [GateOutcome]

  private var holds: [GateOutcome] { outcomes.filter(\.plan.mustHold) }
  private var passes: [GateOutcome] { outcomes.filter { !$0.plan.mustHold } }
  var recall: Double { holds.isEmpty ? 1 : 1 - Double(holds.filter(\.isMissed).count) / Double(holds.count) }
  var falseHolds: Double {
    passes.isEmpty ? 0 : Double(passes.filter(\.isFalseHold).count) / Double(passes.count)
  }
  var summary: String {
    "held \(holds.filter { !$0.isMissed }.count) of \(holds.count), falsely \(passes.filter(\.isFalseHold).count) of "
      + "\(passes.count)"
  }

  /// A table by family and one by language, then every miss with the lines as they were read.
  func report(_ title: String) -> String {
    var text = "# \(title)\n\n\(summary)\n\n"
    text += table("family") { $0.plan.family + ($0.plan.mustHold ? "" : " (pass)") }
    text += table("language") { $0.plan.language }
    for outcome in outcomes where outcome.isMissed || outcome.isFalseHold {
      text += "## \(outcome.isMissed ? "MISSED" : "FALSELY HELD") \(outcome.plan.name)\n"
      text += "expected \(names(outcome.plan.kinds)), got \(names(outcome.found)) by \(outcome.rules.sorted())\n"
      text += outcome.lines.map { "    \($0)\n" }.joined() + "\n"
    }
    return text
  }

  private func names(_ kinds: Set<SensitiveKind>) -> String {
    kinds.isEmpty ? "nothing" : kinds.map(\.rawValue).sorted().joined(separator: ", ")
  }

  private func table(_ head: String, _ key: (GateOutcome) -> String) -> String {
    var text = "\(head): right / all\n"
    for (name, group) in Dictionary(grouping: outcomes, by: key).sorted(by: { $0.key < $1.key }) {
      let right = group.filter { !$0.isMissed && !$0.isFalseHold }.count
      text += "    \(name): \(right) / \(group.count)\(right < group.count ? "  <-" : "")\n"
    }
    return text + "\n"
  }
}

/// Measures rules over plans; `lines` and `codes` come from the plan itself or from a reader.
enum Measure {
  static func gate(
    _ plans: [ScreenPlan], reading: (ScreenPlan) throws -> CaptureReading
  ) rethrows -> GateFigures {
    let gate = RuleGate()
    return GateFigures(
      outcomes: try plans.map { plan in
        let reading = try reading(plan)
        let verdict = gate.verdict(on: reading, facts: plan.facts)
        return GateOutcome(
          plan: plan, lines: reading.text.map(\.text) + reading.codes.map { "[\($0.symbology)] \($0.text)" },
          found: verdict.kinds, rules: verdict.rules)
      })
  }

  /// What a reader without fault would read of a plan.
  static func plainReading(_ plan: ScreenPlan) -> CaptureReading {
    CaptureReading(
      text: Slips.lines(of: plan),
      codes: plan.codes.map { ReadCode(symbology: $0.isBars ? "EAN-13" : "QR", text: $0.text, box: nil) })
  }

  /// The same with the slips of a reader.
  static func slippedReading(_ plan: ScreenPlan) -> CaptureReading {
    var reading = plainReading(plan)
    reading.text = Slips.slipped(reading.text, seed: plan.seed)
    return reading
  }

  private static var phones: (any PhoneNumberReader)? {
    #if Phones
      LibraryPhoneReader()
    #else
      nil
    #endif
  }

  /// Links, objects and leads of a reading: the one place that calls the rules.
  static func derive(_ reading: CaptureReading, plan: ScreenPlan) -> Derivation {
    Deriving.derive(reading, facts: plan.facts, phones: phones, region: Region.all[plan.language]?.country)
  }

  static func findings(
    _ plans: [ScreenPlan], reading: (ScreenPlan) throws -> CaptureReading
  ) rethrows -> FindingFigures {
    FindingFigures(
      outcomes: try plans.map { plan in
        let reading = try reading(plan)
        return FindingOutcome(
          plan: plan, lines: reading.text.map(\.text), derivation: derive(reading, plan: plan))
      })
  }
}
