package import PoolTypes

/// Finds what leads somewhere in the text and the codes of one capture.
package enum LinkReader {
  /// More links than these are not told.
  package static let linksMax = 200

  /// All links in normal form, each once with its first mention: those of text in reading order, then those of codes.
  ///
  /// - Parameters:
  ///   - text: the lines as read.
  ///   - lines: the same lines folded, at the same places.
  ///   - phones: finds telephone numbers; without it only numbers in international form are found.
  ///   - region: ISO 3166 code of the country whose national telephone numbers are assumed, such as `SE`.
  package static func links(
    text: [TextLine], lines: [FoldedLine], codes: [ReadCode], phones: (any PhoneNumberReader)?, region: String?
  ) -> [Link] {
    var gathering = LinkGathering(text: text, lines: lines, phones: phones, region: region)
    gathering.readLines()
    for (number, code) in codes.enumerated() { gathering.read(code, number: number) }
    return gathering.links
  }
}
