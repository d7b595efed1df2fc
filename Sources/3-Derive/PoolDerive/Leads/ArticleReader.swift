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
    // Text alone with an address is any letter, paper or manual.
    let isPublished = hasMarks || isInBar(address, page) || hasDate(beside: headline, page) && !isLetterhead(page)
    guard !isSettings, isPublished, prose >= 4 || (hasMarks && (prose >= 1 || isLong(headline))) else { return nil }
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

  /// Whether an address stands alone in its row at the top or bottom edge, as in the bar of a browser: any address on a
  /// screen, or one with a path on what may be a printout.
  private static func isInBar(_ address: Link, _ page: ObjectPage) -> Bool {
    guard let line = address.mention.line else { return false }
    let extent = page.layout.extents[line]
    let row = page.layout.rows[page.layout.rowOf[line]]
    // The bar's other signs are small: a lock, the count of tabs.
    let letters = row.reduce(0) { $0 + page.traits[$1].letters }
    let own = Characters.letters(address.mention.text)
    guard extent.bottom < 0.14 || extent.top > 0.86, letters <= own + 3, !isLetterhead(page) else { return false }
    let hasPath = address.value.dropFirst(8).contains("/")
    return page.facts.mediaType == .screenshot || hasPath
  }

  /// Whether mail and telephone stand on the page, as on letters and papers about a person.
  private static func isLetterhead(_ page: ObjectPage) -> Bool {
    page.links.contains { $0.kind == .email || $0.kind == .phone }
  }

  /// Whether a short line within three rows of the headline tells a day.
  private static func hasDate(beside headline: Titles.Block, _ page: ObjectPage) -> Bool {
    guard let first = headline.lines.first, let last = headline.lines.last else { return false }
    let rows = max(0, page.layout.rowOf[first] - 2)...(page.layout.rowOf[last] + 3)
    return page.lines.indices.contains { line in
      rows.contains(page.layout.rowOf[line]) && !page.traits[line].isProse && page.lines[line].words.count <= 8
        && page.days[line].contains { $0.date.year != nil }
    }
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
