/// Finds amounts of money in a line, in the ways of writing of many countries.
package enum PriceReader {
  /// Amounts with a currency, in order; ranges count the folded scalars of the line and take in the currency.
  ///
  /// - Parameter fallbackCurrency: ISO 4217 code that a sign shared by several countries (`$`, `kr`, `¥`) stands for if
  ///   it is one of its currencies. Nothing without a sign, word or code of a currency counts as a price.
  package static func prices(
    in line: FoldedLine, fallbackCurrency: String?
  ) -> [(money: Money, range: Range<Int>)] {
    []
  }

  /// Amounts with decimals, such as `12,50` or `1.299,00`, whether a currency stands with them or not, as a decimal
  /// number with a point; in order. Dates, times, versions and percentages are left out.
  package static func plainAmounts(in line: FoldedLine) -> [(amount: String, range: Range<Int>)] {
    []
  }
}
