/// A postcode with its town, as the countries write them.
struct PostalCode {
  /// Words of the part that it takes, its town included if that stands after it.
  var range: Range<Int>
  /// Whether its form alone tells a postcode; otherwise the street must be certain.
  var isStrong: Bool
  /// Whether the town stands before it.
  var isAfterTown: Bool

  /// What may be postcodes in a part, those first whose form alone tells one.
  static func candidates(in part: AddressPart) -> [PostalCode] {
    let words = part.words
    var found: [PostalCode] = []
    for index in words.indices {
      guard words[index].text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { continue }
      if let code = british(words, index) ?? american(words, index) ?? european(words, index) { found.append(code) }
    }
    return found.filter(\.isStrong) + found.filter { !$0.isStrong }
  }

  // MARK: - Town first

  /// `NW1 6XE` and `K1A 0B1`.
  private static func british(_ words: [AddressPart.Word], _ index: Int) -> PostalCode? {
    let shape = shape(words[index].text)
    if index + 1 < words.count {
      let next = Self.shape(words[index + 1].text)
      let isBritish = ["A9", "A99", "AA9", "AA99", "A9A", "AA9A"].contains(shape) && next == "9AA"
      let isCanadian = shape == "A9A" && next == "9A9"
      if isBritish || isCanadian {
        let hasProvince = isCanadian && index > 0 && provinces.contains(words[index - 1].text)
        return PostalCode(range: (hasProvince ? index - 1 : index)..<index + 2, isStrong: true, isAfterTown: true)
      }
    }
    return nil
  }

  /// `CA 94043`, `NSW 2000`, `SP 01310-100`, and `01310-100` alone.
  private static func american(_ words: [AddressPart.Word], _ index: Int) -> PostalCode? {
    let shape = shape(words[index].text)
    let before = index > 0 ? words[index - 1].text : ""
    if shape == "99999" || shape == "99999-9999", states.contains(before) {
      return PostalCode(range: index - 1..<index + 1, isStrong: true, isAfterTown: true)
    }
    if shape == "9999", ["NSW", "VIC", "QLD", "WA", "TAS", "NT", "ACT", "SA"].contains(before) {
      return PostalCode(range: index - 1..<index + 1, isStrong: true, isAfterTown: true)
    }
    if shape == "99999-999", index + 1 == words.count || !words[index + 1].isCapital {
      return PostalCode(range: index..<index + 1, isStrong: true, isAfterTown: true)
    }
    return nil
  }

  // MARK: - Code first

  private static func european(_ words: [AddressPart.Word], _ index: Int) -> PostalCode? {
    var shape = shape(words[index].text)
    var isStrong = false
    if let dash = shape.firstIndex(of: "-"), shape[..<dash].allSatisfy({ $0 == "A" }), shape.utf8.count >= 6 {
      guard countries.contains(String(words[index].text.prefix { $0 != "-" })) else { return nil }
      shape = String(shape[shape.index(after: dash)...])
      isStrong = true
    }
    var next = index + 1
    switch shape {
    case "9999AA" where index + 1 < words.count: isStrong = true
    case "9999":
      if next < words.count, Self.shape(words[next].text) == "AA", next + 1 < words.count {
        isStrong = true
        next += 1
      }
    case "999" where next < words.count && Self.shape(words[next].text) == "99": next += 1
    case "99-999", "9999-999", "99999-999": isStrong = true
    case "99999", "999999": break
    default: return nil
    }
    guard let end = townEnd(words, from: next), MonthBook.months[words[next].folded] == nil,
      MonthBook.weekdays[words[next].folded] == nil
    else { return nil }
    return PostalCode(range: index..<end, isStrong: isStrong, isAfterTown: false)
  }

  /// The end of a town's name: a capitalised word and up to three more, of which small ones only join.
  static func townEnd(_ words: [AddressPart.Word], from start: Int) -> Int? {
    guard start < words.count, isName(words[start]), words[start].isCapital else { return nil }
    var end = start + 1
    while end < words.count, end - start < 4, isName(words[end]), !labels.contains(words[end].folded) {
      let isJoint = joints.contains(words[end].folded)
      guard words[end].isCapital || isJoint && end + 1 < words.count && words[end + 1].isCapital else { break }
      end += 1
    }
    return end
  }

  /// Whether a word has letters only, at least two, with points and hyphens.
  static func isName(_ word: AddressPart.Word) -> Bool {
    let scalars = word.text.unicodeScalars
    return scalars.count >= 2 && scalars.count <= 30
      && scalars.allSatisfy { $0.properties.isAlphabetic || "-.'’/".unicodeScalars.contains($0) }
      && !labels.contains(word.folded)
  }

  /// Capital letters as `A`, digits as `9`, hyphens kept; other characters as `?`.
  private static func shape(_ text: String) -> String {
    guard text.utf8.count <= 12 else { return "" }
    var shape = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39: shape.append("9")
      case 0x41...0x5a: shape.append("A")
      case 0x2d, 0x2013: shape.append("-")
      default: shape.append("?")
      }
    }
    return String(shape)
  }

  // MARK: - Tables

  private static let countries: Set<String> = [
    "D", "DE", "A", "AT", "CH", "F", "FR", "I", "IT", "E", "ES", "B", "BE", "NL", "L", "LU", "DK", "S", "SE", "N", "NO",
    "FI", "FIN", "PL", "CZ", "SK", "H", "HU", "SI", "HR", "PT", "EE", "LV", "LT", "RO", "BG", "GR", "FL",
  ]
  private static let states: Set<String> = Set(
    ("AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR "
      + "PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR").split(separator: " ").map(String.init))
  private static let provinces: Set<String> = [
    "ON", "QC", "BC", "AB", "MB", "SK", "NS", "NB", "NL", "PE", "YT", "NT", "NU",
  ]
  /// Words that begin what follows an address.
  static let labels: Set<String> = [
    "tel", "telefon", "tlf", "phone", "fax", "mobil", "mail", "e-mail", "email", "web", "www", "ust", "vat", "iban",
    "kl", "uhr", "eur", "usd", "kr", "kg", "gmbh", "open", "stk", "items", "followers", "likes", "views", "people",
    "euro", "euros", "dollars", "points", "steps", "punkte",
  ]
  private static let joints: Set<String> = [
    "am", "an", "der", "im", "in", "de", "la", "le", "les", "del", "di", "do", "da", "du", "sur", "sous", "en", "bei",
    "ob", "den", "und", "nad", "upon", "aan", "op", "el", "al", "i",
  ]
}
