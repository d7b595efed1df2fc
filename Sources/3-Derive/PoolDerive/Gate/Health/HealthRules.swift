/// Health records.
package enum HealthRules {
  package static let all: [GateRule] = []
}
