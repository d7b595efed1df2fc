package import PoolTypes

/// Reads recipes: a heading of ingredients with lines of quantities below it.
package enum RecipeReader {
  private static let ingredientsMax = 60

  /// The recipe of a page, if it is one.
  package static func recipe(_ page: ObjectPage, titles: Titles) -> CapturedObject? {
    guard page.count([.total, .subtotal, .cart, .boarding, .tracking, .bank]) < 2 else { return nil }
    var headings = (page.cueLines[.ingredients] ?? []).filter { isHeading($0, page) }
    var unitsNeeded = 0
    if headings.isEmpty {
      headings = (page.cueLines[.needs] ?? []).filter { isHeading($0, page) }
      unitsNeeded = headings.isEmpty || page.has(.servings) ? 0 : 2
    }
    let steps = (page.cueLines[.method] ?? []).filter { isHeading($0, page) }
    guard !headings.isEmpty || (!steps.isEmpty && page.has(.servings)) || isPortioned(page) else { return nil }
    let hasHeading = !headings.isEmpty || !steps.isEmpty
    var found = ingredients(page, heading: headings.first, method: steps)
    if !hasHeading {
      // Without any heading only what begins with its quantity counts: what a portion contains is told the other way.
      found = found.filter { one in
        one.isMeasured && isLedByQuantity(one.text) && !one.lines.contains { page.has(.servings, line: $0) }
      }
      unitsNeeded = 1
    }
    guard found.count >= 3, found.filter(\.isMeasured).count >= 2 else { return nil }
    // Shelves and presents need things, too, but no spoons and millilitres.
    guard unitsNeeded == 0 || found.filter({ hasKitchenUnit($0.text) }).count >= unitsNeeded else { return nil }
    var fields: [CapturedObject.Field: String] = [.ingredients: found.map(\.text).joined(separator: "\n")]
    let top = page.layout.extents[headings.first ?? found[0].lines[0]].top
    let taken = Set(found.flatMap(\.lines))
    let title = titles.title { block in
      block.extent.top < top && taken.isDisjoint(with: block.lines)
        && !block.lines.contains { page.has(.servings, line: $0) && page.traits[$0].digits > 0 }
    }
    fields[.title] = title?.text
    let lines = (headings.first.map { [$0] } ?? []) + (title?.lines ?? []) + found.flatMap(\.lines)
    return CapturedObject(kind: .recipe, fields: fields, mentions: page.mentions(lines))
  }

  /// Whether a short line tells for how many it is, and nothing has a price: then quantities are those of a dish.
  private static func isPortioned(_ page: ObjectPage) -> Bool {
    page.prices.allSatisfy(\.isEmpty) && page.count([.cart, .offer, .coupon, .itemNumber, .delivery]) == 0
      && (page.cueLines[.servings] ?? []).contains { page.traits[$0].digits > 0 && page.lines[$0].words.count <= 8 }
  }

  /// Whether a number comes first, or the script sets it last.
  private static func isLedByQuantity(_ text: String) -> Bool {
    Characters.isUnspaced(text) || text.unicodeScalars.first.map(isNumber) ?? false
  }

  /// A line of the heading's word with at most two more words, or with a number of portions. What follows a colon
  /// directly is the list on a packet, not a recipe.
  private static func isHeading(_ line: Int, _ page: ObjectPage) -> Bool {
    let words = page.lines[line].words
    guard words.count <= 6, let first = words.first,
      let match = page.cues[line].first(where: {
        $0.topic == .ingredients || $0.topic == .needs || $0.topic == .method
      })
    else { return false }
    let begins = first.range.lowerBound == match.range.lowerBound
    let named = words.filter { $0.range.overlaps(match.range) }.count
    return begins && !page.text[line].text.contains(",")
      && (words.count - named <= 2 || page.has(.servings, line: line) || page.lines[line].scalars.contains("("))
  }

  struct Ingredient {
    var text: String
    var lines: [Int]
    /// Whether it has a quantity.
    var isMeasured: Bool
  }

  /// The rows below the heading, up to the method or a long sentence; without a heading every row with a quantity.
  private static func ingredients(_ page: ObjectPage, heading: Int?, method: [Int]) -> [Ingredient] {
    let methodRows = Set(method.map { page.layout.rowOf[$0] })
    let start = heading.map { page.layout.rowOf[$0] + 1 } ?? 0
    var found: [Ingredient] = []
    var misses = 0
    for row in page.layout.rows.indices.dropFirst(start) {
      if heading != nil, methodRows.contains(row) { break }
      for cell in cells(page.layout.rows[row], page) {
        let text = Characters.joined(cell.map { page.text[$0].text })
        let isStep = text.split(separator: " ").count > 9 || text.unicodeScalars.count > 60
        guard !isStep, !page.isOnly([.servings, .button, .article, .post], line: cell[0]) || isMeasured(text) else {
          misses += 1
          continue
        }
        let measured = isMeasured(text)
        if measured || (heading != nil && Characters.letters(text) >= 2 && misses == 0) {
          found.append(Ingredient(text: Self.tidied(text), lines: cell, isMeasured: measured))
        } else {
          misses += 1
        }
      }
      if heading != nil && misses > 1 || found.count >= ingredientsMax { break }
    }
    while heading != nil, let last = found.last, !last.isMeasured, last.text.split(separator: " ").count > 5 {
      found.removeLast()
    }
    return found
  }

  /// The cells of a row that are ingredients of their own: a quantity alone goes with what is beside it.
  private static func cells(_ row: [Int], _ page: ObjectPage) -> [[Int]] {
    var cells: [[Int]] = []
    for line in row {
      let text = page.text[line].text
      let isQuantity = isMeasured(text) && Characters.letters(text) <= 5 && page.lines[line].words.count <= 2
      if let last = cells.last, last.count == 1 {
        let before = page.text[last[0]].text
        let isBeforeQuantity =
          isMeasured(before) && Characters.letters(before) <= 5 && page.lines[last[0]].words.count <= 2
        if isBeforeQuantity != isQuantity {
          cells[cells.count - 1].append(line)
          continue
        }
      }
      cells.append([line])
    }
    return cells
  }

  private static func tidied(_ text: String) -> String { Characters.trimmed(text) }

  /// Whether a text has a quantity as ingredients have: a number first or last, or a unit behind a number.
  static func isMeasured(_ text: String) -> Bool {
    let line = FoldedLine(Characters.trimmed(text))
    let words = Array(line.words.prefix(24))
    guard let first = words.first, let last = words.last else { return false }
    // Italian: as much as is needed.
    if words.count >= 2, words[words.count - 2].text == "q", last.text == "b" { return true }
    if line.scalars.contains("$") || line.scalars.contains("€") || line.scalars.contains("£") { return false }
    for (place, word) in words.enumerated() {
      let scalars = Array(word.text.unicodeScalars)
      // `大さじ2`, `玉ねぎ1個`.
      if scalars.contains(where: TextFolding.isUnspaced), scalars.contains(where: Characters.isDigit) { return true }
      let digits = scalars.prefix { isNumber($0) }.count
      if digits > 0, digits < scalars.count {
        var tail = String.UnicodeScalarView()
        tail.append(contentsOf: scalars[digits...])
        if units.contains(String(tail)) || TextFolding.isUnspaced(scalars[digits]) { return true }
      }
      if digits == scalars.count, place + 1 < words.count, units.contains(words[place + 1].text) { return true }
      if vague.contains(word.text) { return true }
    }
    let leads = first.text.unicodeScalars.allSatisfy(isNumber) && first.text.count <= 4 && words.count >= 2
    // A step of the method has a number, too, but with a point and a long sentence behind it.
    let point = line.scalars.dropFirst(first.range.upperBound).first
    if leads, Characters.letters(text) >= 3 { return point != "." || words.count > 1 && isNumber(words[1].text) }
    return isCount(last.text)
  }

  /// Whether a number stands before a unit of weight, volume or spoons.
  private static func hasKitchenUnit(_ text: String) -> Bool {
    if Characters.isUnspaced(text) { return isMeasured(text) }
    let words = FoldedLine(text).words.prefix(24)
    return zip(words, words.dropFirst()).contains { isNumber($0.text) && units.contains($1.text) && $1.text != "st" }
      || words.contains { word in
        let tail = word.text.drop { $0.isASCII && $0.isNumber }
        return tail.utf8.count < word.text.utf8.count && ["g", "kg", "ml", "dl", "cl", "l"].contains(String(tail))
      }
  }

  private static func isCount(_ word: String) -> Bool {
    // `玉ねぎ 1個`, `계란 2개`.
    guard let first = word.unicodeScalars.first, isNumber(first), let last = word.unicodeScalars.last else {
      return false
    }
    return last.value > 0x1100
  }

  private static func isNumber(_ word: String) -> Bool { word.unicodeScalars.allSatisfy(isNumber) }

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    Characters.isDigit(scalar) || (0xbc...0xbe).contains(scalar.value) || (0x2150...0x215e).contains(scalar.value)
      || scalar.properties.numericType == .decimal
  }

  /// Quantities without numbers.
  private static let vague: Set<String> = ["適量", "少々", "适量", "少许", "少許", "약간", "qb", "prise", "pincee", "pizca"]

  /// Units of kitchens, folded.
  private static let units: Set<String> = [
    "g", "gr", "kg", "mg", "ml", "cl", "dl", "l", "lt", "oz", "lb", "lbs", "cup", "cups", "tbsp", "tsp", "tablespoon",
    "tablespoons", "teaspoon", "teaspoons", "clove", "cloves", "pinch", "stick", "slices", "can", "cans", "el", "tl",
    "essloffel", "teeloffel", "prise", "prisen", "bund", "zehe", "zehen", "stuck", "dose", "pack", "packchen", "becher",
    "tasse", "tassen", "cuillere", "cuilleres", "cas", "cac", "cs", "cc", "pincee", "pincees", "gousse", "gousses",
    "sachet", "verre", "tranches", "cucharada", "cucharadas", "cucharadita", "cucharaditas", "taza", "tazas", "diente",
    "dientes", "pizca", "rebanadas", "cucchiaio", "cucchiai", "cucchiaino", "cucchiaini", "spicchio", "spicchi",
    "pizzico", "bustina", "bicchiere", "xicara", "xicaras", "colher", "colheres", "dente", "dentes", "pitada",
    "eetlepel", "eetlepels", "theelepel", "theelepels", "teentje", "teentjes", "snufje", "blik", "stuks", "msk", "tsk",
    "krm", "st", "klyfta", "klyftor", "burk", "spsk", "stk", "fed", "knivspids", "rkl", "tl", "kpl", "ruokalusikkaa",
    "teelusikkaa", "kynsi", "kyntta", "prk", "lyzka", "lyzki", "lyzek", "lyzeczka", "lyzeczki", "szklanka", "szklanki",
    "szczypta", "zabek", "zabki", "sztuki", "szt", "dag", "lzice", "lzic", "lzicka", "lzicky", "hrnek", "ks",
    "strouzek",
    "strouzky", "spetka", "yemek", "cay", "su", "adet", "paket", "dis", "tutam", "cc", "컵", "큰술", "작은술", "개", "대접",
    "ملعقة", "ملاعق", "كوب", "اكواب", "حبة", "غرام", "جرام", "כפות", "כף", "כפית", "כוס", "כוסות", "גרם", "שיני", "克",
    "毫升", "勺", "个", "個", "本", "枚", "片", "カップ", "人分",
  ]
}
