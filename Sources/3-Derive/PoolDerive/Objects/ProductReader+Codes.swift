internal import PoolTypes

extension ProductReader {
  /// The number of an article.
  struct Code {
    var text: String
    /// Of the code, or of the line.
    var number: Int
    /// Whether it was read from a barcode.
    var isBar: Bool
  }

  /// The number in a barcode of goods, or behind words such as EAN and GTIN. Books, coupons and numbers that shops give
  /// themselves do not count.
  static func code(_ page: ObjectPage) -> Code? {
    for (number, code) in page.codes.enumerated() {
      guard ["EAN-13", "EAN-8", "UPC-A", "UPC-E"].contains(code.symbology), CheckDigits.ean(code.text),
        isGoods(code.text)
      else { continue }
      return Code(text: code.text, number: number, isBar: true)
    }
    let labels: Set<String> = ["ean", "gtin", "upc", "jan", "ean13", "gtin13"]
    for line in page.lines.indices where page.lines[line].words.prefix(60).contains(where: { labels.contains($0.text) })
    {
      for word in page.lines[line].words.prefix(60) where [8, 12, 13].contains(word.text.utf8.count) {
        if CheckDigits.ean(word.text), isGoods(word.text) { return Code(text: word.text, number: line, isBar: false) }
      }
    }
    return nil
  }

  private static func isGoods(_ text: String) -> Bool {
    // GS1 prefixes: 020-029, 040-049 and 200-299 within shops, 050-059 and 98-99 coupons, 977-979 print.
    let long = text.utf8.count == 12 ? "0" + text : text
    guard long.utf8.count == 13, let prefix = Int(long.prefix(3)) else {
      return long.utf8.count == 8 && long.first != "2"
    }
    return !(20...29).contains(prefix) && !(40...59).contains(prefix) && !(200...299).contains(prefix) && prefix < 977
  }

  /// The thing that a barcode without a price stands on, but for cards of customers: those have such codes, too.
  static func packets(_ code: Code?, _ page: ObjectPage, _ titles: Titles) -> [CapturedObject] {
    guard let code, !page.has(.membership) else { return [] }
    return [packet(code, page, titles)]
  }

  /// A thing with a barcode and no price: its number, and what stands on it in large letters.
  private static func packet(_ code: Code, _ page: ObjectPage, _ titles: Titles) -> CapturedObject {
    var fields: [CapturedObject.Field: String] = [.code: code.text]
    let title = titles.title()
    if let title, title.size > page.layout.usualHeight * 1.4 { fields[.name] = title.text }
    let first = code.isBar ? [page.mention(code: code.number)] : page.mentions([code.number])
    let rest = fields[.name] == nil ? [] : page.mentions(title?.lines ?? [])
    return CapturedObject(kind: .product, fields: fields, mentions: first + rest)
  }
}
