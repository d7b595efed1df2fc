/// What kind of page a capture shows, as far as several readers need it.
package enum PageNature {
  /// Whether it is a chat: words of chats with several times of messages, or many lines that end with a time.
  package static func isChat(_ page: ObjectPage) -> Bool {
    var stamps = 0
    for line in page.lines.indices where page.layout.extents[line].bottom > 0.05 {
      guard let time = page.times[line].last else { continue }
      let rest = page.lines[line].scalars.count - time.range.upperBound
      if rest <= 3 { stamps += 1 }
    }
    // Single words of timetables and receipts are common words in one language or another.
    let tables: [Cue] = [.departure, .arrival, .platform, .doors, .total, .subtotal, .tax, .tender, .playing]
    let hasTable = page.count(tables) > 1
    return page.has(.chat) ? stamps >= 2 && !hasTable : stamps >= 5 && !hasTable
  }

  /// Whether it lists what went in and out of an account.
  package static func isBank(_ page: ObjectPage) -> Bool {
    let lines = Set((page.cueLines[.bank] ?? []).filter { !page.traits[$0].isProse })
    return lines.count >= 2
  }

  /// Whether it bills something that is to be paid later.
  package static func isInvoice(_ page: ObjectPage) -> Bool {
    let lines = page.cueLines[.invoice]?.count ?? 0
    return lines >= 2 || (lines == 1 && !page.has(.thanks) && !page.has(.tender))
  }
}
