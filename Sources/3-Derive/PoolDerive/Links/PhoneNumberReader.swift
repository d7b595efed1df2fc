/// Finds telephone numbers in text. An adapter over a maintained library serves this.
package protocol PhoneNumberReader: Sendable {
  /// Changes when the same text may give other numbers.
  var version: String { get }

  /// Valid numbers in E.164 form, such as `+46812345678`, each with its place.
  ///
  /// - Parameter region: ISO 3166 code of the country whose national form is assumed for numbers without a country
  ///   code, such as `SE`; nil to find only numbers with one.
  /// - Returns: in order of place; ranges count Unicode scalars of the text.
  func numbers(in text: String, region: String?) -> [(e164: String, range: Range<Int>)]
}
