internal import PoolTypes

/// What kind of page a capture shows, as far as several readers need it.
package enum PageNature {
  /// Lines of running text: at least six words, or 18 letters of a script without blanks.
  package static func proseLines(_ page: ObjectPage) -> Int {
    page.lines.indices.filter { isProse($0, page) }.count
  }

  /// Whether a line is of running text.
  package static func isProse(_ line: Int, _ page: ObjectPage) -> Bool {
    let text = page.text[line].text
    if Characters.isUnspaced(text) { return Characters.letters(text) >= 18 }
    return page.lines[line].words.count >= 6 && Characters.letters(text) >= 24
  }

  /// Whether it is a chat: words of chats with several times of messages, or many lines that end with a time.
  package static func isChat(_ page: ObjectPage) -> Bool {
    var stamps = 0
    for line in page.lines.indices where page.layout.extents[line].bottom > 0.05 {
      guard let time = page.times[line].last else { continue }
      let rest = page.lines[line].scalars.count - time.range.upperBound
      if rest <= 3 { stamps += 1 }
    }
    let hasTable = page.count([.departure, .arrival, .train, .platform, .doors, .total, .playing]) > 0
    return page.has(.chat) ? stamps >= 2 && !hasTable : stamps >= 5 && !hasTable
  }

  /// Whether it lists what went in and out of an account.
  package static func isBank(_ page: ObjectPage) -> Bool {
    let lines = Set((page.cueLines[.bank] ?? []).filter { !PageNature.isProse($0, page) })
    return lines.count >= 2
  }

  /// Whether it bills something that is to be paid later.
  package static func isInvoice(_ page: ObjectPage) -> Bool {
    let lines = page.cueLines[.invoice]?.count ?? 0
    return lines >= 2 || (lines == 1 && !page.has(.thanks) && !page.has(.tender))
  }
}
