/// An amount of a currency.
package struct Money: Hashable, Sendable {
  /// A decimal number with a point and no other signs, with as many decimals as were read, such as `1299.00` or `5`.
  package var amount: String
  /// ISO 4217, such as `EUR`.
  package var currency: String
  /// Whether the currency itself was read; false where a sign that several countries share, such as `$` or `kr`,
  /// was taken for the likeliest of them.
  package var isCertain: Bool

  package init(amount: String, currency: String, isCertain: Bool) {
    self.amount = amount
    self.currency = currency
    self.isCertain = isCertain
  }
}
