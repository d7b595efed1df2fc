/// Payment cards, accounts and their statements.
package enum FinancialRules {
  package static let all: [GateRule] = []
}
