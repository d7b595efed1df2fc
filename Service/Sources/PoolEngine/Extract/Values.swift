/// Finds days, times, amounts and numbers in a text, to tell which piece of it answers.
enum Values {
  private static let months: Set<String> = Set(
    """
    january february march april may june july august september october november december jan feb mar apr jun jul aug
    sep sept oct nov dec januar februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout
    septembre octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
    diciembre gennaio febbraio aprile maggio giugno luglio settembre ottobre novembre dicembre janeiro fevereiro marco
    maio junho julho setembro outubro novembro dezembro januari februari maart mei augustus stycznia lutego marca
    kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let days: Set<String> = Set(
    """
    monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight montag dienstag mittwoch donnerstag
    freitag samstag sonntag heute morgen lundi mardi mercredi jeudi vendredi samedi dimanche demain lunes martes
    miercoles jueves viernes sabado domingo manana lunedi martedi mercoledi giovedi venerdi domani segunda terca
    quarta quinta sexta amanha maandag dinsdag woensdag donderdag vrijdag zaterdag zondag poniedzialek wtorek sroda
    czwartek piatek sobota niedziela jutro
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let currencies: Set<String> = [
    "eur", "usd", "gbp", "chf", "pln", "jpy", "cny", "brl", "sek", "nok", "dkk", "czk", "euro", "euros", "dollar",
    "dollars",
    "zl", "yen", "yuan", "kr", "reais", "pounds", "円", "元",
  ]

  /// How well a piece of text answers a question of a kind: 0 not at all, 2 fully.
  static func weight(of kind: ValueKind, in piece: String) -> Int {
    let text = FoldedText(piece)
    switch kind {
    case .time: return (hasDay(text) ? 1 : 0) + (hasTime(text) ? 1 : 0)
    case .money: return hasMoney(text) ? 2 : 0
    case .number: return text.words.contains { word in word.contains(where: \.isNumber) } ? 2 : 0
    case .author: return text.words.contains { authorMarks.contains($0) } ? 2 : 0
    case .place: return hasPlace(piece, text) ? 2 : 0
    case .any: return 1
    }
  }

  private static let authorMarks: Set<String> = ["by", "von", "par", "por", "di", "de", "van", "autor", "author", "著"]

  private static let placeMarks: Set<String> = [
    "street", "st", "road", "avenue", "square", "strasse", "str", "platz", "weg", "rue", "place", "calle", "plaza",
    "via",
    "piazza", "rua", "praca", "straat", "plein", "ulica", "ul", "at", "in", "bei", "chez", "terminal", "gate", "floor",
    "station", "airport", "hotel", "restaurant", "cafe", "museum", "〒", "路", "街", "駅", "区",
  ]

  private static func hasPlace(_ piece: String, _ text: FoldedText) -> Bool {
    text.words.contains { word in placeMarks.contains(word) || word.hasSuffix("strasse") || word.hasSuffix("straat") }
      || piece.unicodeScalars.contains { "路街駅区市県号楼".unicodeScalars.contains($0) }
  }

  private static func isNumber(_ word: String, from low: Int, to high: Int) -> Bool {
    word.utf8.count <= 4 && Int(word).map { $0 >= low && $0 <= high } ?? false
  }

  /// `3 March`, `March 3`, `Friday`, `03.03.2026`, `2026-03-03`, `3月3日`.
  static func hasDay(_ text: FoldedText) -> Bool {
    let words = text.words
    for (place, word) in words.enumerated() {
      if days.contains(word) { return true }
      if months.contains(word) {
        let around = [place - 1, place + 1, place - 2].filter(words.indices.contains).map { words[$0] }
        if around.contains(where: { isNumber(ordinal($0), from: 1, to: 31) || isNumber($0, from: 1_900, to: 2_199) }) {
          return true
        }
      }
      if hasDayWithMarks(word) { return true }
    }
    return hasNumericDay(text.whole)
  }

  private static func ordinal(_ word: String) -> String {
    for ending in ["st", "nd", "rd", "th", "er"] where word.hasSuffix(ending) { return String(word.dropLast(2)) }
    return word
  }

  private static func hasDayWithMarks(_ word: String) -> Bool {
    let scalars = Array(word.unicodeScalars)
    return scalars.indices.dropFirst().contains { place in
      "月日".unicodeScalars.contains(scalars[place]) && ("0"..."9").contains(scalars[place - 1])
    }
  }

  /// Three numbers, or two, with the same dot, hyphen or slash between them, that can be a day.
  private static func hasNumericDay(_ scalars: [Unicode.Scalar]) -> Bool {
    var number = ""
    var numbers: [Int] = []
    var mark: Unicode.Scalar?
    func isDay(_ numbers: [Int]) -> Bool {
      guard numbers.count == 3 else { return false }
      let isYearFirst =
        (1_900...2_199).contains(numbers[0]) && (1...12).contains(numbers[1]) && (1...31).contains(numbers[2])
      let isYearLast =
        (1...31).contains(numbers[0]) && (1...31).contains(numbers[1])
        && ((1_900...2_199).contains(numbers[2]) || (0...99).contains(numbers[2]))
      return isYearFirst || isYearLast
    }
    let padded = scalars + [" ", " "]
    for (place, scalar) in padded.enumerated() {
      if ("0"..."9").contains(scalar), number.count < 5 {
        number.unicodeScalars.append(scalar)
        continue
      }
      if let value = Int(number) { numbers.append(value) }
      let goesOn = place + 1 < padded.count && ("0"..."9").contains(padded[place + 1]) && scalar == mark
      if isDay(numbers), !goesOn { return true }
      if number.isEmpty || !"./-".unicodeScalars.contains(scalar) || (mark ?? scalar) != scalar {
        numbers = []
        mark = nil
      } else {
        mark = scalar
      }
      number = ""
    }
    return false
  }

  /// `09:40`, `9.40 Uhr`, `9h30`, `9 am`, `9 o'clock`, `9時`, `9点`.
  static func hasTime(_ text: FoldedText) -> Bool {
    let scalars = text.whole
    for place in scalars.indices.dropFirst() where scalars[place] == ":" || scalars[place] == "h" {
      let isBefore = ("0"..."9").contains(scalars[place - 1])
      let isAfter =
        place + 2 < scalars.count && scalars[(place + 1)...(place + 2)].allSatisfy { ("0"..."9").contains($0) }
      if isBefore, isAfter { return true }
    }
    for place in scalars.indices.dropFirst() where "時时点點".unicodeScalars.contains(scalars[place]) {
      if ("0"..."9").contains(scalars[place - 1]) { return true }
    }
    let marks: Set<String> = ["am", "pm", "uhr", "clock", "heures", "uur", "h"]
    return text.words.indices.contains { place in
      let word = text.words[place]
      if word.hasSuffix("am") || word.hasSuffix("pm"), isNumber(String(word.dropLast(2)), from: 1, to: 12) {
        return true
      }
      let near = [place + 1, place + 2].filter(text.words.indices.contains).map { text.words[$0] }
      return isNumber(word, from: 0, to: 24) && near.contains(where: marks.contains)
    }
  }

  /// A number with a currency before or after it.
  static func hasMoney(_ text: FoldedText) -> Bool {
    let scalars = text.whole
    let isSigned = scalars.contains { $0.properties.generalCategory == .currencySymbol }
    let hasDigit = scalars.contains { ("0"..."9").contains($0) }
    guard hasDigit else { return false }
    return isSigned || text.words.contains(where: currencies.contains)
      || text.words.contains { word in ["円", "元"].contains { word.hasSuffix($0) && word.count > 1 } }
  }
}
