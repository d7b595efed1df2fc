internal import Foundation
package import PoolTypes

/// Reads contact cards: vCard, MECARD and BIZCARD codes, and business cards by their layout.
package enum ContactReader {
  /// More lines than these are no card.
  private static let linesMax = 16

  /// Every contact of codes; without one that of a card in text, if the page is one.
  package static func contacts(_ page: ObjectPage, titles: Titles) -> [CapturedObject] {
    let coded = page.codes.indices.compactMap { contact(code: $0, page) }
    return coded.isEmpty ? [card(page, titles)].compactMap(\.self) : coded
  }

  private static func contact(code number: Int, _ page: ObjectPage) -> CapturedObject? {
    let text = page.codes[number].text
    let head = text.prefix(12).uppercased()
    var fields: [CapturedObject.Field: String]
    if head.hasPrefix("BEGIN:VCARD") {
      fields = vCard(text)
    } else if head.hasPrefix("MECARD:") {
      fields = meCard(CodeText.fields(text.dropFirst(7)))
    } else if head.hasPrefix("BIZCARD:") {
      fields = bizCard(CodeText.fields(text.dropFirst(8)))
    } else {
      return nil
    }
    for link in page.links where link.mention.code == number {
      if link.kind == .phone, fields[.phone]?.hasPrefix("+") != true { fields[.phone] = link.value }
    }
    if let phone = fields[.phone] { fields[.phone] = international(phone) }
    fields[.email] = fields[.email]?.lowercased()
    fields = fields.filter { !$0.value.isEmpty }
    guard fields[.name] != nil || fields[.organisation] != nil else { return nil }
    return CapturedObject(kind: .contact, fields: fields, mentions: [page.mention(code: number)])
  }

  private static func vCard(_ text: String) -> [CapturedObject.Field: String] {
    var fields: [CapturedObject.Field: String] = [:]
    var parts: [String] = []
    for property in CodeText.properties(text) {
      let value = CodeText.plain(property.value)
      switch property.name {
      case "FN": fields[.name] = fields[.name] ?? value
      case "N": parts = CodeText.divided(property.value[...], at: ";", max: 5).map { CodeText.plain($0) }
      case "TEL": fields[.phone] = fields[.phone] ?? value
      case "EMAIL": fields[.email] = fields[.email] ?? value
      case "ORG":
        let names = CodeText.divided(property.value[...], at: ";", max: 3).map { CodeText.plain($0) }
        fields[.organisation] = fields[.organisation] ?? names.first
      case "ADR":
        let places = CodeText.divided(property.value[...], at: ";", max: 7).map { CodeText.plain($0) }
        fields[.address] = fields[.address] ?? places.filter { !$0.isEmpty }.joined(separator: ", ")
      default: break
      }
    }
    if (fields[.name] ?? "").isEmpty, let family = parts.first {
      fields[.name] =
        parts.dropFirst().prefix(1).filter { !$0.isEmpty }.joined() + (parts.count > 1 ? " " : "") + family
    }
    fields[.name] = fields[.name].map(Characters.trimmed)
    return fields
  }

  private static func meCard(_ card: [String: String]) -> [CapturedObject.Field: String] {
    var fields: [CapturedObject.Field: String] = [:]
    // The family name comes first, then a comma.
    let names = (card["N"] ?? "").split(separator: ",", maxSplits: 1).map { Characters.trimmed(String($0)) }
    fields[.name] = names.reversed().joined(separator: " ")
    fields[.phone] = card["TEL"]
    fields[.email] = card["EMAIL"]
    fields[.organisation] = card["ORG"]
    fields[.address] = card["ADR"]?.split(separator: ",").map { Characters.trimmed(String($0)) }
      .filter { !$0.isEmpty }.joined(separator: ", ")
    return fields
  }

  private static func bizCard(_ card: [String: String]) -> [CapturedObject.Field: String] {
    var fields: [CapturedObject.Field: String] = [:]
    fields[.name] = [card["N"], card["X"]].compactMap(\.self).joined(separator: " ")
    fields[.phone] = card["B"] ?? card["M"]
    fields[.email] = card["E"]
    fields[.organisation] = card["C"]
    fields[.address] = card["A"]
    return fields
  }

  /// E.164 of a number in international form, nil for others.
  private static func international(_ text: String) -> String? {
    let digits = InternationalNumber.withoutTrunkZero(text).filter { $0.isASCII && $0.isNumber }
    guard text.hasPrefix("+") || text.lowercased().hasPrefix("tel:+"), (7...15).contains(digits.count) else {
      return nil
    }
    return "+" + digits
  }
}

extension ContactReader {
  /// A business card: few lines, a name, and at least two ways to reach it.
  private static func card(_ page: ObjectPage, _ titles: Titles) -> CapturedObject? {
    guard (3...linesMax).contains(page.lines.count), page.prices.allSatisfy(\.isEmpty),
      page.count([.total, .boarding, .tracking, .isbn, .ingredients, .invoice, .bank, .coupon, .cart]) == 0,
      page.count([.chat, .post, .article, .settings, .password, .attend, .profile]) <= 1, !page.has(.post)
    else { return nil }
    let inText = page.links.filter { $0.mention.line != nil }
    let email = inText.first { $0.kind == .email }
    let phone = inText.first { $0.kind == .phone }
    let phoneLine = phone?.mention.line ?? page.lines.indices.first { isPhone($0, page) }
    let address = inText.first { $0.kind == .address }
    let ways = [email != nil, phoneLine != nil, address != nil, inText.contains { $0.kind == .url }]
    guard email != nil || phoneLine != nil, ways.filter(\.self).count >= 2,
      inText.filter({ $0.kind == .email }).count <= 2
    else { return nil }
    let taken = Set(inText.compactMap(\.mention.line) + [phoneLine].compactMap(\.self))
    guard let name = name(page, titles, taken: taken, email: email?.value) else { return nil }
    var fields: [CapturedObject.Field: String] = [.name: Characters.trimmed(page.text[name].text)]
    fields[.email] = email?.value
    fields[.phone] = phone?.value
    fields[.address] = address?.value
    let company = organisation(page, taken: taken.union([name]), host: email?.host)
    fields[.organisation] = company.map { Characters.trimmed(page.text[$0].text) }
    let lines = [name, company, email?.mention.line, phoneLine, address?.mention.line].compactMap(\.self)
    return CapturedObject(kind: .contact, fields: fields, mentions: page.mentions(lines))
  }

  /// A label of telephones with a number beside it, or a line that is a number with a plus sign.
  private static func isPhone(_ line: Int, _ page: ObjectPage) -> Bool {
    let digits = page.traits[line].digits
    guard (7...15).contains(digits), page.days[line].isEmpty else { return false }
    let first = page.lines[line].words.first?.text ?? ""
    let isLabelled = page.has(.phoneLabel, line: line) || ["t", "m", "p", "f", "+"].contains(first)
    return isLabelled || (page.text[line].text.hasPrefix("+") && page.traits[line].letters == 0)
  }

  /// The line with the name of a person: two to four words with capitals and no other signs, like the e-mail address
  /// or in large letters.
  private static func name(_ page: ObjectPage, _ titles: Titles, taken: Set<Int>, email: String?) -> Int? {
    let local = email.map { $0.prefix { $0 != "@" }.filter(\.isLetter) } ?? ""
    var best: (line: Int, score: Double)?
    for line in page.lines.indices where !taken.contains(line) && isName(page.text[line].text) {
      guard page.cues[line].allSatisfy({ $0.topic != .phoneLabel && $0.topic != .button }),
        !isCompany(page.lines[line])
      else { continue }
      let words = page.lines[line].words.map(\.text)
      var score = page.layout.extents[line].height / max(page.layout.usualHeight, 0.000_001)
      if !local.isEmpty, words.contains(where: { $0.count > 2 && local.contains($0) }) { score += 2 }
      score -= page.layout.extents[line].top * 0.3
      if score > (best?.score ?? 1.05) { best = (line, score) }
    }
    return best?.line
  }

  private static func isName(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    if Characters.isUnspaced(text) { return (2...6).contains(scalars.filter { $0 != " " }.count) }
    let words = text.split(separator: " ")
    return (2...4).contains(words.count)
      && scalars.allSatisfy { Characters.isLetter($0) || [" ", ".", "-", "'", "’"].contains($0) }
      && words.allSatisfy { $0.first?.isLowercase != true || ["von", "de", "van", "der", "da", "di"].contains($0) }
  }

  /// A company's line: by its legal form, else one like the host of the e-mail address.
  private static func organisation(_ page: ObjectPage, taken: Set<Int>, host: String?) -> Int? {
    let free = page.lines.indices.filter { !taken.contains($0) }
    if let company = free.first(where: { isCompany(page.lines[$0]) }) { return company }
    guard let label = host?.split(separator: ".").dropLast().last, label.count > 3 else { return nil }
    return free.first { line in
      let joined = page.lines[line].words.map(\.text).joined()
      return joined.count > 3 && (label.contains(joined) || joined.contains(label)) && !isAddressLike(page, line)
    }
  }

  private static func isAddressLike(_ page: ObjectPage, _ line: Int) -> Bool {
    page.text[line].text.contains("@") || page.text[line].text.contains("www")
  }

  private static func isCompany(_ line: FoldedLine) -> Bool {
    let words = line.words.map(\.text)
    if words.contains(where: forms.contains) { return true }
    let joined = words.joined()
    return ["株式会社", "有限会社", "有限公司", "주식회사", "合同会社"].contains { joined.contains($0) }
      || ["spzoo", "sro", "sarl", "sas", "spa", "srl", "ltdsti"].contains { words.suffix(3).joined().hasSuffix($0) }
        && words.count > 2 && line.text.contains(".")
  }

  /// Legal forms of companies as words.
  private static let forms: Set<String> = [
    "gmbh", "ag", "kg", "ug", "ohg", "inc", "ltd", "llc", "llp", "plc", "corp", "sarl", "sas", "sa", "sl", "slu",
    "srl", "spa", "lda", "ltda", "bv", "nv", "vof", "ab", "aps", "as", "oy", "oyj", "sro", "kft", "pte", "pty",
    "university", "universitat", "institute", "studio", "agency",
  ]
}
