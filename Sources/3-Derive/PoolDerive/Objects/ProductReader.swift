package import PoolTypes

/// Reads products: a price with the words of shops, or a barcode of goods.
package enum ProductReader {
  private static let productsMax = 20

  /// A price that a product may have.
  struct Offer {
    var money: Money
    var line: Int
    /// Place in the folded scalars of the line.
    var range: Range<Int>
    var extent: PageLayout.Extent
  }

  /// The product of a page, or the products of a list, each with its own name and price.
  ///
  /// - Parameter others: what else was read on the page; prices of events, recipes and receipts are not products'.
  package static func products(_ page: ObjectPage, titles: Titles, others: [CapturedObject]) -> [CapturedObject] {
    let kinds = Set(others.map(\.kind))
    guard kinds.isDisjoint(with: [.event, .recipe, .receipt, .tripDocument]), !page.isBank,
      !page.isChat, !page.isInvoice, !isCart(page)
    else { return [] }
    let code = code(page)
    let offers = offers(page)
    guard isShop(page, hasCoupon: kinds.contains(.coupon)) || (code?.isBar == true && offers.count == 1) else {
      return packets(code, page, titles)
    }
    guard !offers.isEmpty else { return packets(code, page, titles) }
    if isList(page, offers) {
      let listed = list(page, titles, offers)
      if listed.count > 1 { return listed }
    }
    return [single(page, titles, offers, code)].compactMap(\.self)
  }

  /// Whether a cart or an order is shown: sums of several things.
  private static func isCart(_ page: ObjectPage) -> Bool {
    let sums = (page.cueLines[.total] ?? []) + (page.cueLines[.subtotal] ?? [])
    return page.has(.subtotal) && page.count([.total, .tax]) > 0
      && sums.contains { line in
        page.layout.rows[page.layout.rowOf[line]].contains { !page.amounts[$0].isEmpty }
      }
  }

  private static func isShop(_ page: ObjectPage, hasCoupon: Bool) -> Bool {
    if page.has(.cart) { return true }
    let words: [Cue] = [.stock, .delivery, .rating, .itemNumber, .listing, .saving, .seller]
    let trip: [Cue] = [.boarding, .gate, .flight, .platform, .seat]
    guard page.count(trip) < 2, page.proseCount < 6, !hasCoupon else { return false }
    if isLeaflet(page) { return true }
    let listing = page.cueLines[.listing]?.count ?? 0
    return page.count(words) >= 2 || (listing >= 2 && page.prices.filter { !$0.isEmpty }.count >= 3)
  }

  /// Whether a leaflet or a price tag offers goods by weight, volume or piece.
  private static func isLeaflet(_ page: ObjectPage) -> Bool {
    guard page.has(.offer), page.lines.count <= 40, page.count([.total, .tender, .receipt, .bank]) == 0 else {
      return false
    }
    return page.lines.indices.contains { !page.isBar($0) && hasQuantity(page.lines[$0]) }
  }

  /// Whether a number stands before a unit in which goods are sold: `100 g`, `1,5 l`, `500g`.
  private static func hasQuantity(_ line: FoldedLine) -> Bool {
    let words = line.words.prefix(20)
    func isNumber(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(Characters.isDigit) }
    return zip(words, words.dropFirst()).contains { isNumber($0.text) && goodsUnits.contains($1.text) }
      || words.contains { word in
        let unit = word.text.unicodeScalars.drop(while: Characters.isDigit)
        return unit.count < word.text.unicodeScalars.count && goodsUnits.contains(String(unit))
      }
  }

  private static let goodsUnits: Set<String> = [
    "g", "gr", "kg", "ml", "cl", "dl", "l", "ltr", "liter", "litre", "litro", "litri", "oz", "lb", "lbs", "stuck",
    "stk",
    "st", "pack", "packung", "pcs", "pz", "pezzi", "ud", "uds", "unidades", "pieces", "stuks", "szt", "ks", "kpl",
    "adet",
    "個", "本", "枚", "袋", "克", "斤", "公斤", "毫升", "瓶", "盒", "개", "봉",
  ]

  // MARK: Prices

  /// Prices of pieces: not by the month or kilogram, not of shipping, not the former price.
  private static func offers(_ page: ObjectPage) -> [Offer] {
    var offers: [Offer] = []
    for line in page.lines.indices where !page.prices[line].isEmpty {
      // Sentences tell prices that are not the page's.
      if page.lines[line].words.count > 14 { continue }
      let kept = page.prices[line].filter { !isPartial($0, page, line) && !isFormer($0, page, line) }
      // Of two prices in one line the lower one holds: a former price, or the end of a span.
      let lowest = kept.min { (Double($0.money.amount) ?? 0) < (Double($1.money.amount) ?? 0) }
      guard let lowest, Double(lowest.money.amount) ?? 0 > 0 else { continue }
      offers.append(
        Offer(money: lowest.money, line: line, range: lowest.range, extent: page.layout.extents[line]))
    }
    return offers
  }

  private static func isPartial(_ price: ObjectPage.Price, _ page: ObjectPage, _ line: Int) -> Bool {
    let scalars = page.lines[line].scalars
    let after = scalars.dropFirst(price.range.upperBound).first { $0 != " " }
    if after == "/" { return true }
    let before = scalars.prefix(price.range.lowerBound).last { $0 != " " }
    if before == "+" || before == "/" || before == "×" { return true }
    if label(.partialPrice, beside: line, page) { return true }
    return page.cues[line].contains { match in
      match.topic == .partialPrice
        && (match.range.upperBound <= price.range.lowerBound
          || (match.range.lowerBound >= price.range.upperBound && match.range.lowerBound - price.range.upperBound <= 2))
    }
  }

  private static func isFormer(_ price: ObjectPage.Price, _ page: ObjectPage, _ line: Int) -> Bool {
    label(.saving, beside: line, page)
      || page.cues[line].contains { $0.topic == .saving && $0.range.upperBound <= price.range.lowerBound }
  }

  /// Whether the cell to the left of a price is a label of this kind and nothing else.
  private static func label(_ cue: Cue, beside line: Int, _ page: ObjectPage) -> Bool {
    let row = page.layout.rows[page.layout.rowOf[line]]
    guard let place = row.firstIndex(of: line), place > 0 else { return false }
    return page.isOnly([cue], line: row[place - 1])
  }

  // MARK: One product

  private static func single(
    _ page: ObjectPage, _ titles: Titles, _ offers: [Offer], _ code: Code?
  ) -> CapturedObject? {
    guard let largest = offers.map(\.extent.height).max(),
      let offer = offers.first(where: { $0.extent.height > largest * 0.85 })
    else { return nil }
    var fields: [CapturedObject.Field: String] = [.price: offer.money.amount, .currency: offer.money.currency]
    fields[.code] = code?.text
    let name = name(page, titles, offer)
    fields[.name] = name?.text
    guard name != nil || code != nil else { return nil }
    var mentions = page.mentions([offer.line] + (name?.lines ?? []))
    if let code, code.isBar { mentions.append(page.mention(code: code.number)) }
    return CapturedObject(kind: .product, fields: fields, mentions: mentions)
  }

  /// The words before the price in its own line, else the block that names it best: large, of some words, near it and
  /// rather above it.
  private static func name(_ page: ObjectPage, _ titles: Titles, _ offer: Offer) -> Titles.Block? {
    let hosts = page.links.compactMap { $0.host?.split(separator: ".").first.map(String.init) }
    let usual = max(page.layout.usualHeight, 0.000_001)
    func score(_ block: Titles.Block) -> Double {
      var score = min(block.size / usual, 2.5)
      let words = block.words
      if block.isUnspaced {
        score += block.text.count >= 5 ? 0.6 : 0
      } else {
        score += words == 1 ? -0.1 : words <= 3 ? 0.35 : 0.6
      }
      if block.extent.top > offer.extent.bottom { score -= 0.7 }
      let gap = max(offer.extent.top - block.extent.bottom, block.extent.top - offer.extent.bottom, 0)
      score -= gap * 1.2
      if block.extent.bottom < 0.08 { score -= 0.8 }
      if block.lines.contains(where: { page.hasAny([.listing, .seller, .delivery], line: $0) }) { score -= 0.5 }
      return score
    }
    let names = titles.blocks.filter { block in
      let joined = block.lines.flatMap { page.lines[$0].words.map(\.text) }.joined()
      return Titles.isName(block) && !hosts.contains(joined)
    }
    if let best = names.max(by: { score($0) < score($1) }) { return best }
    return own(page, offer)
  }

  /// The words of the price's own line.
  private static func own(_ page: ObjectPage, _ offer: Offer) -> Titles.Block? {
    let before = page.part(0..<offer.range.lowerBound, line: offer.line)
    guard Characters.letters(before) >= 3, !page.hasAny([.saving, .partialPrice, .button, .cart], line: offer.line)
    else { return nil }
    return Titles.Block(lines: [offer.line], text: before, extent: offer.extent, size: offer.extent.height)
  }

  // MARK: A list

  /// Prices of one size, several of them, and not a page of one product with its alternatives.
  private static func isList(_ page: ObjectPage, _ offers: [Offer]) -> Bool {
    guard let largest = offers.map(\.extent.height).max() else { return false }
    let alike = offers.filter { $0.extent.height > largest * 0.7 }.count
    let buttons = page.cueLines[.cart]?.count ?? 0
    if buttons == 1, !page.has(.listing) { return false }
    return alike >= 2 && (page.has(.listing) || buttons >= 2 || alike >= 3)
  }

  private static func list(_ page: ObjectPage, _ titles: Titles, _ offers: [Offer]) -> [CapturedObject] {
    let largest = offers.map(\.extent.height).max() ?? 0
    let alike = offers.filter { $0.extent.height > largest * 0.7 }.prefix(productsMax * 2)
    let names = titles.blocks.filter { block in
      Titles.isName(block) && block.extent.bottom > 0.06
        && !block.lines.contains { page.hasAny([.listing, .delivery, .seller], line: $0) }
    }.prefix(200)
    let above = alike.filter { isNamedAbove($0, names) }.count * 2 >= alike.count
    var used: Set<Int> = []
    var products: [CapturedObject] = []
    for offer in alike where products.count < productsMax {
      guard let name = name(of: offer, above: above, names, alike) ?? own(page, offer),
        used.isDisjoint(with: name.lines)
      else { continue }
      used.formUnion(name.lines)
      products.append(
        CapturedObject(
          kind: .product,
          fields: [.name: name.text, .price: offer.money.amount, .currency: offer.money.currency],
          mentions: page.mentions([offer.line] + name.lines)))
    }
    return products
  }

  /// Whether a name ends nearer above the price than one begins below it.
  private static func isNamedAbove(_ offer: Offer, _ names: some Collection<Titles.Block>) -> Bool {
    var up = Double.infinity
    var down = Double.infinity
    for block in names where isInColumn(block.extent, offer.extent) {
      if block.extent.middle < offer.extent.middle {
        up = min(up, max(0, offer.extent.top - block.extent.bottom))
      } else {
        down = min(down, max(0, block.extent.top - offer.extent.bottom))
      }
    }
    return up <= down * 1.3
  }

  private static func isInColumn(_ one: PageLayout.Extent, _ other: PageLayout.Extent) -> Bool {
    one.sharedWidth(other) > 0.5 || abs(one.left - other.left) < 0.04
  }

  /// The largest block between this price and the one before it (or after it) in the same column, or the words to its
  /// left in the same row.
  private static func name(
    of offer: Offer, above: Bool, _ names: some Collection<Titles.Block>, _ offers: some Collection<Offer>
  ) -> Titles.Block? {
    let left = names.filter {
      $0.extent.right <= offer.extent.left + 0.02 && $0.extent.sharedHeight(offer.extent) > 0.5
    }.max { $0.extent.right < $1.extent.right }
    let column = offers.filter { $0.line != offer.line && isInColumn($0.extent, offer.extent) }
    if let left, !column.isEmpty || offers.count == 1, column.count + 1 == offers.count { return left }
    var low = max(0, offer.extent.top - 0.3)
    var high = min(1.5, offer.extent.bottom + 0.3)
    for other in column {
      if other.extent.middle < offer.extent.middle {
        low = max(low, other.extent.bottom - 0.005)
      } else {
        high = min(high, other.extent.top + 0.005)
      }
    }
    let near = names.filter { block in
      guard isInColumn(block.extent, offer.extent) else { return false }
      return above
        ? block.extent.top >= low && block.extent.middle < offer.extent.middle
        : block.extent.bottom <= high && block.extent.middle > offer.extent.middle
    }
    return near.max { worth($0, offer) < worth($1, offer) }
  }

  private static func worth(_ block: Titles.Block, _ offer: Offer) -> Double {
    let gap = max(offer.extent.top - block.extent.bottom, block.extent.top - offer.extent.bottom, 0)
    let words = block.words
    return block.size / max(offer.extent.height, 0.000_001) + (words > 1 ? 0.3 : 0) - gap * 3
  }
}
