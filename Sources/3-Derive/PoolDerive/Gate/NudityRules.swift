internal import PoolTypes

/// Nudity, by the score of a model.
package enum NudityRules {
  /// Of 1,040 ordinary pictures none reached it; the highest had 0.62.
  package static let threshold = 0.8

  package static let all: [GateRule] = [
    GateRule("nudity.model", .nudity) { evidence in (evidence.nudity ?? 0) >= threshold }
  ]
}
