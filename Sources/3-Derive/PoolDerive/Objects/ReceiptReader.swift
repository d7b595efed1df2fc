package import PoolTypes

/// Reads receipts: a total, and what else stands on receipts.
package enum ReceiptReader {
  /// What speaks for a receipt besides its total must reach this.
  private static let threshold = 3

  /// The receipt of a page, if it is one.
  package static func receipt(_ page: ObjectPage, titles: Titles) -> CapturedObject? {
    guard !page.has(.cart), !page.isBank, !page.isInvoice, !page.isChat,
      page.count([.boarding, .ingredients, .attend]) < 2, let total = total(page)
    else { return nil }
    // An order that is still to be delivered.
    if page.has(.delivery) || page.has(.parcel), page.count([.tender, .receipt]) == 0 { return nil }
    let marks = page.count([.subtotal, .tax, .tender, .receipt, .thanks])
    let amounts = page.lines.indices.filter { !page.amounts[$0].isEmpty }.count
    let day = page.lines.indices.first { line in page.days[line].contains { $0.date.year != nil } }
    var score = marks + (day != nil ? 1 : 0) + (amounts >= 3 ? 1 : 0)
    if page.links.contains(where: { $0.kind == .address || $0.kind == .phone }) { score += 1 }
    if page.proseCount >= 6 { score -= 1 }
    guard score >= threshold, marks >= 1 else { return nil }
    var fields: [CapturedObject.Field: String] = [.total: total.amount]
    fields[.currency] = total.currency ?? currency(page)
    let merchant = merchant(page, titles, total: total.line)
    fields[.merchant] = merchant?.text
    if let day, let date = page.days[day].first(where: { $0.date.year != nil })?.date {
      fields[.date] = dated(date, page, line: day)
    }
    let lines = [total.line, total.amountLine] + (merchant?.lines ?? []) + [day].compactMap(\.self)
    return CapturedObject(kind: .receipt, fields: fields, mentions: page.mentions(lines))
  }

  private struct Total {
    var amount: String
    var currency: String?
    /// Of the word, and of the number.
    var line: Int
    var amountLine: Int
    var value: Double
  }

  /// The greatest of the amounts beside words for a total.
  private static func total(_ page: ObjectPage) -> Total? {
    var best: Total?
    for line in page.cueLines[.total] ?? [] where !page.has(.subtotal, line: line) && !page.traits[line].isProse {
      guard let found = amount(beside: line, page) else { continue }
      if found.value > (best?.value ?? 0) { best = found }
    }
    return best
  }

  private static func amount(beside line: Int, _ page: ObjectPage) -> Total? {
    let word = page.cues[line].filter { $0.topic == .total }.map(\.range.lowerBound).min() ?? 0
    let row = page.layout.rows[page.layout.rowOf[line]]
    let right = row.drop { $0 != line }.dropFirst()
    // In scripts from right to left the number stands on the left.
    let left = row.prefix { $0 != line }.reversed()
    var places: [(line: Int, after: Int)] = [(line, word)]
    places += right.reversed().map { ($0, 0) } + left.map { ($0, 0) }
    if let below = page.below(line), page.cues[below].allSatisfy({ $0.topic == .total }) { places.append((below, 0)) }
    for place in places {
      if let found = page.amounts[place.line].last(where: { $0.range.lowerBound >= place.after || place.line == line })
      {
        return total(found.amount, found.currency, line, place.line)
      }
      if let whole = wholeNumber(page, label: line, line: place.line) { return total(whole, nil, line, place.line) }
    }
    return nil
  }

  private static func total(_ amount: String, _ currency: String?, _ line: Int, _ amountLine: Int) -> Total? {
    guard let value = Double(amount), value > 0, value < 10_000_000 else { return nil }
    return Total(amount: amount, currency: currency, line: line, amountLine: amountLine, value: value)
  }

  /// In Japan, Korea and China totals have no decimals, and often no sign.
  private static func wholeNumber(_ page: ObjectPage, label: Int, line: Int) -> String? {
    guard page.lines[label].scalars.contains(where: { (0x3040...0x9fff).contains($0.value) || $0.value >= 0xac00 }),
      page.days[line].isEmpty, page.times[line].isEmpty
    else { return nil }
    let kept = page.lines[line].scalars.filter { Characters.isDigit($0) || $0 == "," || $0 == "." }
    let digits = kept.filter(Characters.isDigit)
    let words = page.lines[line].words.filter { $0.text.unicodeScalars.contains(where: Characters.isDigit) }
    guard (2...8).contains(digits.count), words.count <= 3, digits.first != "0" else { return nil }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: digits)
    return String(view)
  }

  /// The line in large letters at the top, else the first that names something.
  private static func merchant(_ page: ObjectPage, _ titles: Titles, total: Int) -> Titles.Block? {
    let amounts = page.lines.indices.filter { !page.amounts[$0].isEmpty }.map { page.layout.extents[$0].top }.min() ?? 1
    let limit = min(amounts, page.layout.extents[total].top)
    let heads = titles.blocks.filter { block in
      block.extent.bottom <= limit + block.size * 0.5 && Titles.isName(block)
        && !block.lines.contains {
          // Streets and numbers of firms.
          page.traits[$0].digits >= 3
            || (page.hasAny([.receipt, .thanks, .tax, .phoneLabel, .tender], line: $0)
              && page.lines[$0].words.count <= 5)
        }
        && !page.links.contains { link in link.mention.line.map(block.lines.contains) ?? false }
    }.prefix(6)
    guard let first = heads.first else { return nil }
    // A line is large if it clearly stands out from the first.
    let largest = heads.max { $0.size < $1.size }
    guard let largest, largest.size > first.size * 1.3 else { return single(first, page) }
    return single(largest, page)
  }

  /// The name alone where its block goes on with streets and slogans of the same size.
  private static func single(_ block: Titles.Block, _ page: ObjectPage) -> Titles.Block {
    guard block.lines.count > 1, let first = block.lines.first else { return block }
    var name = block
    name.lines = [first]
    name.text = Characters.trimmed(page.text[first].text)
    return name
  }

  private static func dated(_ date: ReadDate, _ page: ObjectPage, line: Int) -> String {
    var date = date
    if date.hour == nil {
      let near = [line] + page.layout.rows[page.layout.rowOf[line]] + [page.below(line)].compactMap(\.self)
      if let time = near.lazy.compactMap({ page.times[$0].first }).first {
        date.hour = time.hour
        date.minute = time.minute
      }
    }
    return date.text
  }

  /// The currency of other amounts, else that of the words for tax and numbers of firms that only one has.
  private static func currency(_ page: ObjectPage) -> String? {
    for line in page.lines.indices {
      if let currency = page.prices[line].first?.money.currency { return currency }
    }
    for line in page.lines {
      for word in line.words {
        if let currency = currencies[word.text] { return currency }
      }
    }
    return nil
  }

  private static let currencies: [String: String] = [
    "eur": "EUR", "euro": "EUR", "usd": "USD", "gbp": "GBP", "chf": "CHF", "sek": "SEK", "dkk": "DKK", "nok": "NOK",
    "pln": "PLN", "czk": "CZK", "huf": "HUF", "try": "TRY", "jpy": "JPY", "krw": "KRW", "brl": "BRL", "cnpj": "BRL",
    "ust": "EUR", "siret": "EUR", "scontrino": "EUR", "btw": "EUR", "alv": "EUR", "ptu": "PLN", "nip": "PLN",
    "dph": "CZK", "kdv": "TRY", "cvr": "DKK", "orgnr": "SEK", "消費税": "JPY", "内消費税": "JPY", "合計": "JPY", "부가세": "KRW",
    "합계": "KRW", "合计": "CNY", "总计": "CNY", "mehrwertsteuer": "EUR", "nif": "EUR", "partita": "EUR",
  ]
}
