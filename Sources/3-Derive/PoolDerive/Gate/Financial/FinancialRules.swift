internal import PoolTypes

/// Payment cards, accounts and their statements.
package enum FinancialRules {
  /// Each holds what could be paid with, or what tells a person's means. Invoices and receipts pass.
  package static let all: [GateRule] = [
    GateRule("card.number", .financialInformation, holds: PaymentCardRule.holds),
    GateRule("card.face", .financialInformation, holds: CardFaceRule.holds),
    GateRule("card.back", .financialInformation, holds: CardBackRule.holds),
    GateRule("account.iban", .financialInformation, holds: IbanRule.holds),
    GateRule("account.number", .financialInformation, holds: AccountNumberRule.holds),
    GateRule("account.statement", .financialInformation, holds: StatementRule.holds),
    GateRule("account.cheque", .financialInformation, holds: ChequeRule.holds),
  ]
}
