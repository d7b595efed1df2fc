package import PoolTypes

/// Reads coupons: a word for one with its code, or with what it gives and until when.
package enum CouponReader {
  /// The coupon of a page, if it is about one.
  package static func coupon(_ page: ObjectPage) -> CapturedObject? {
    guard page.count([.total, .subtotal]) < 2, page.count([.boarding, .ingredients]) == 0, !page.isBank,
      page.has(.coupon) || page.has(.codeLabel)
    else { return nil }
    let discount = discount(page)
    // Many things have codes; beside a discount they are of coupons.
    let isDiscounted = page.has(.discount) && discount?.text.hasSuffix("%") == true
    let named = ((page.cueLines[.coupon] ?? []) + (isDiscounted ? page.cueLines[.codeLabel] ?? [] : [])).sorted()
    guard !named.isEmpty else { return nil }
    let code = code(page, named)
    let expires = expiry(page)
    // A field that asks for a code has none; an advertisement names no code and no day.
    guard code != nil || (discount != nil && expires != nil) else { return nil }
    guard code == nil || discount != nil || expires != nil || page.lines.count <= 12 else { return nil }
    var fields: [CapturedObject.Field: String] = [:]
    fields[.code] = code?.text
    fields[.discount] = discount?.text
    fields[.expires] = expires?.text
    let lines = [code?.line, discount?.line, expires?.line, named.first].compactMap(\.self)
    return CapturedObject(kind: .coupon, fields: fields, mentions: page.mentions(lines))
  }

  /// What is typed in: capitals and digits after the words for a code, to their right, or below.
  private static func code(_ page: ObjectPage, _ named: [Int]) -> (text: String, line: Int)? {
    for line in named {
      for match in page.cues[line] where match.topic == .coupon || match.topic == .codeLabel {
        if let text = token(page.rest(after: match.range.upperBound, line: line), isFirst: true) { return (text, line) }
      }
    }
    for line in named {
      // Below, within two rows: labels stand above what they name.
      var near: [Int] = [page.right(of: line)].compactMap(\.self)
      if let below = page.below(line) { near += [below] + [page.below(below)].compactMap(\.self) }
      for other in near where !page.isOnly([.button, .cart, .coupon, .settings], line: other) {
        if let text = token(page.text[other].text, isFirst: false) { return (text, other) }
      }
    }
    // On a page about a coupon a line by itself that is nothing but capitals with digits is the code.
    for line in page.lines.indices where page.lines[line].words.count == 1 && page.cues[line].isEmpty {
      if let text = token(page.text[line].text, isFirst: false), Characters.digits(text) > 0,
        Characters.letters(text) > 2
      {
        return (text, line)
      }
    }
    return nil
  }

  private static func token(_ text: String, isFirst: Bool) -> String? {
    let words = text.split { $0 == " " || $0 == ":" || $0 == "\"" || $0 == "“" || $0 == "”" || $0 == "." || $0 == "," }
    guard isFirst || words.count == 1 else { return nil }
    for word in words.prefix(isFirst ? 3 : 1) {
      let scalars = word.unicodeScalars
      let isCode = scalars.allSatisfy { Characters.isDigit($0) || Characters.isCapital($0) || $0 == "-" || $0 == "_" }
      let letters = scalars.filter(Characters.isCapital).count
      let digits = scalars.filter(Characters.isDigit).count
      if isCode, (4...24).contains(scalars.count), letters > 0, letters + digits >= 4, !dull.contains(String(word)) {
        return String(word)
      }
    }
    return nil
  }

  /// Words in capitals that are no codes.
  private static let dull: Set<String> = [
    "CODE", "CODES", "COUPON", "COUPONS", "VOUCHER", "APPLY", "COPY", "SALE", "SHOP", "ENTER", "REDEEM", "SAVE",
    "ONLINE", "STORE", "GUTSCHEIN", "RABATT", "ANWENDEN", "KOPIEREN", "PROMO", "APPLIQUER", "COPIER", "APLICAR",
    "COPIAR", "APPLICA", "COPIA", "TODAY", "ONLY", "FREE", "WITH", "FROM", "YOUR", "HERE", "CLICK",
  ]

  private static func discount(_ page: ObjectPage) -> (text: String, line: Int)? {
    let percents = page.lines.indices.compactMap { line -> (text: String, line: Int)? in
      // The bar at the top of a screen tells how full the battery is.
      guard !page.isBar(line), let percent = percent(page.lines[line].scalars) else { return nil }
      return (percent + "%", line)
    }
    // What says that it is a discount comes first, then the largest letters.
    if let said = percents.first(where: { saysDiscount($0.line, page) }) { return said }
    if let large = percents.max(by: { height($0.line, page) < height($1.line, page) }) {
      return percents.first { height($0.line, page) > height(large.line, page) * 0.8 }
    }
    for line in page.lines.indices where page.hasAny([.discount, .coupon], line: line) {
      if let price = page.prices[line].first { return (price.money.amount + " " + price.money.currency, line) }
    }
    guard let line = page.lines.indices.first(where: { page.prices[$0].count == 1 }),
      let price = page.prices[line].first
    else { return nil }
    return (price.money.amount + " " + price.money.currency, line)
  }

  private static func height(_ line: Int, _ page: ObjectPage) -> Double { page.layout.extents[line].height }

  /// Whether a line has a word for discounts, or a minus before its number.
  private static func saysDiscount(_ line: Int, _ page: ObjectPage) -> Bool {
    page.hasAny([.discount, .coupon], line: line)
      || page.lines[line].scalars.first { $0 != " " && $0 != "(" }.map(PriceScan.isDash) ?? false
  }

  /// One to 100 before a percent sign; Chinese and Japanese tenths of a price are not reckoned.
  private static func percent(_ scalars: [Unicode.Scalar]) -> String? {
    for place in scalars.indices where scalars[place] == "%" || scalars[place] == "٪" {
      var end = place
      while end > 0, scalars[end - 1] == " " { end -= 1 }
      var start = end
      while start > 0, Characters.isDigit(scalars[start - 1]), end - start < 3 { start -= 1 }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[start..<end])
      let text = String(view)
      if let number = Int(text), (1...100).contains(number), !text.hasPrefix("0"),
        start == 0 || ![".", ",", "0"].contains(scalars[start - 1])
      {
        return text
      }
    }
    return nil
  }

  private static func expiry(_ page: ObjectPage) -> (text: String, line: Int)? {
    for line in page.cueLines[.validity] ?? [] {
      let near = [line, page.right(of: line), page.below(line)].compactMap(\.self)
      for other in near {
        // Of a range the last day counts.
        if let day = page.days[other].last?.date, day.year != nil { return (String(day.text.prefix(10)), other) }
      }
    }
    return nil
  }
}
