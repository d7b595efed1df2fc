package import PoolTypes

/// Makes links, objects and leads of what was read in one capture. Pure: the same reading gives the same result.
package enum Deriving {
  /// A change of any rule is a new number here, so that what is indexed is derived again.
  package static let version = "derive/1"
  /// Lines beyond these are not looked at; the cost stays bounded.
  private static let linesMax = 1_000
  private static let codesMax = 100

  /// - Parameters:
  ///   - reading: text and codes, in reading order.
  ///   - phones: finds telephone numbers; without it only those in international form are found.
  ///   - region: ISO 3166 code of the country whose ways of writing are assumed where a page does not tell, such as
  ///     `SE`; nil where none is known.
  package static func derive(
    _ reading: CaptureReading, facts: CaptureFacts, phones: (any PhoneNumberReader)?, region: String?
  ) -> Derivation {
    derive(
      reading, page: FoldedPage(reading.text.lazy.map(\.text).prefix(linesMax)), facts: facts, phones: phones,
      region: region)
  }

  /// - Parameter page: the reading's lines, folded once for the gate and for what is derived.
  package static func derive(
    _ reading: CaptureReading, page folded: FoldedPage, facts: CaptureFacts, phones: (any PhoneNumberReader)?,
    region: String?
  ) -> Derivation {
    let lines = Array(folded.lines.prefix(linesMax))
    let text = Array(reading.text.prefix(lines.count))
    let codes = Array(reading.codes.prefix(codesMax))
    guard !text.isEmpty || !codes.isEmpty else { return Derivation() }
    let links = LinkReader.links(text: text, lines: lines, codes: codes, phones: phones, region: region)
    let page = ObjectPage(text: text, lines: lines, codes: codes, links: links, facts: facts, region: region)
    let titles = Titles(page)
    let objects = ObjectReader.objects(page, titles: titles)
    return Derivation(
      links: links, objects: objects, leads: LeadReader.leads(page, titles: titles, objects: objects))
  }
}
