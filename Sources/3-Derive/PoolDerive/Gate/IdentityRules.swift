/// Identity documents and the numbers on them.
package enum IdentityRules {
  package static let all: [GateRule] = []
}
