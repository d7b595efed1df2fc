package import PoolTypes

/// Tells that a page is an article whose address is known.
package enum ArticleReader {
  /// The article, if there are a headline, an address, and running text or what stands around articles.
  package static func article(_ page: ObjectPage, titles: Titles) -> Lead? {
    guard !page.isChat, !page.isBank, !page.isInvoice,
      page.count([.cart, .total, .subtotal, .tracking, .boarding, .password, .playing]) < 2, !page.has(.cart),
      let address = address(page), let headline = headline(page, titles)
    else { return nil }
    let prose = page.proseCount - headline.lines.filter { page.traits[$0].isProse }.count
    let hasMarks = page.has(.article) || hasByline(page)
    let isSettings = (page.cueLines[.settings]?.count ?? 0) >= 3
    guard !isSettings, prose >= 4 || (hasMarks && prose >= 1) || (hasMarks && isLong(headline)) else { return nil }
    let lines = headline.lines + [address.mention.line].compactMap(\.self)
    return Lead(kind: .articleWithLink, title: headline.text, links: [address], mentions: page.mentions(lines))
  }

  /// The address in the browser's bar: the first of the page, at its top or bottom, or the only one.
  private static func address(_ page: ObjectPage) -> Link? {
    let pages = page.links.filter { $0.kind == .url && $0.mention.line != nil }
    let atEdge = pages.first { link in
      guard let line = link.mention.line else { return false }
      let extent = page.layout.extents[line]
      return (extent.bottom < 0.14 || extent.top > 0.86) && page.lines[line].words.count <= 12
    }
    return atEdge ?? (pages.count == 1 ? pages.first : nil)
  }

  /// A name of several words in larger letters than the text.
  private static func headline(_ page: ObjectPage, _ titles: Titles) -> Titles.Block? {
    let title = titles.title { block in
      let words = block.words
      return words >= 3 || (block.isUnspaced && Characters.letters(block.text) >= 7)
    }
    guard let title, title.size > page.layout.usualHeight * 1.15, title.extent.top < 0.75 else { return nil }
    return title
  }

  private static func isLong(_ headline: Titles.Block) -> Bool {
    headline.words >= 5
      || (headline.isUnspaced && Characters.letters(headline.text) >= 10)
  }

  private static let bylines: Set<String> = [
    "by", "von", "par", "por", "di", "door", "av", "af", "kirjoittanut", "autor", "tekst", "yazan", "文", "文／", "מאת",
    "بقلم",
  ]

  /// A short line such as `By Some Name`.
  private static func hasByline(_ page: ObjectPage) -> Bool {
    page.lines.indices.contains { line in
      guard (2...8).contains(page.lines[line].words.count), let first = page.lines[line].words.first,
        bylines.contains(first.text)
      else { return false }
      let rest = page.rest(after: first.range.upperBound, line: line)
      return rest.unicodeScalars.first?.properties.isUppercase ?? false
        || Characters.letters(rest) >= 2
          && Characters.isUnspaced(rest)
    }
  }
}
