/// A number by which a state knows a person: its form, its check, and the words that stand beside it.
package struct NationalNumber: Sendable {
  /// What the check of a candidate says.
  package struct Finding: Sendable {
    /// The day of birth that the number carries, where it carries one.
    package var birth: BirthDay?
    /// Whether form and check are so rare by chance that no word is needed.
    package var isEnough = false

    package init(birth: BirthDay? = nil, isEnough: Bool = false) {
      self.birth = birth
      self.isEnough = isEnough
    }
  }

  /// ISO 3166-1, two letters.
  package let country: String
  /// Lengths in characters, without signs and blanks.
  package let lengths: [Int]
  /// Words and phrases of its country that name the number.
  package let words: [String]
  /// Whether traders print the same number on bills, so that words of trade let it pass.
  package let isTax: Bool
  /// Nil where a candidate is not this number. Called only with candidates of one of the lengths.
  package let judge: @Sendable (NumberCandidate) -> Finding?

  /// A number with letters in it, or one whose grouping matters.
  package init(
    _ country: String, _ lengths: [Int], _ words: [String], isTax: Bool = false,
    judge: @escaping @Sendable (NumberCandidate) -> Finding?
  ) {
    self.country = country
    self.lengths = lengths
    self.words = words
    self.isTax = isTax
    self.judge = judge
  }

  /// A number of digits alone, that needs a word.
  package static func digits(
    _ country: String, _ lengths: Int..., words: [String], isTax: Bool = false,
    check: @escaping @Sendable ([Int]) -> Bool
  ) -> NationalNumber {
    NationalNumber(country, lengths, words, isTax: isTax) { candidate in
      guard let digits = candidate.digits, isVaried(digits) else { return nil }
      return check(digits) ? Finding() : nil
    }
  }

  /// A number of digits alone that carries the day of birth, and needs a word or that day.
  /// - Parameter groups: a grouping in which form and check are enough.
  package static func dated(
    _ country: String, _ lengths: Int..., words: [String], groups: [Int] = [],
    check: @escaping @Sendable ([Int]) -> BirthDay?
  ) -> NationalNumber {
    NationalNumber(country, lengths, words) { candidate in
      guard let digits = candidate.digits, isVaried(digits), let birth = check(digits) else { return nil }
      return Finding(birth: birth, isEnough: !groups.isEmpty && candidate.groups == groups && candidate.isFree)
    }
  }

  /// `0000000000` and `1111111111` pass many checks and are nobody's.
  package static func isVaried(_ digits: [Int]) -> Bool { digits.contains { $0 != digits.first } }

  /// Two digits from a place on, as a number; 0 beyond the end.
  package static func pair(_ digits: [Int], _ place: Int) -> Int {
    place >= 0 && place + 1 < digits.count ? digits[place] * 10 + digits[place + 1] : 0
  }

  /// The day of birth in six digits from a place on: year, month, day.
  package static func yearFirst(_ digits: [Int], at place: Int = 0, monthShift: Int = 0) -> BirthDay? {
    BirthDay(year: pair(digits, place), month: pair(digits, place + 2) - monthShift, day: pair(digits, place + 4))
  }

  /// The day of birth in six digits from a place on: day, month, year.
  package static func dayFirst(_ digits: [Int], at place: Int = 0) -> BirthDay? {
    BirthDay(year: pair(digits, place + 4), month: pair(digits, place + 2), day: pair(digits, place))
  }
}

/// All national numbers, and the search for them in a capture.
package enum NationalNumbers {
  package static let all =
    NationalNumber.europeWest + NationalNumber.europeNorth + NationalNumber.europeEast + NationalNumber.americas
    + NationalNumber.asia + NationalNumber.world

  /// By country, in the order of the alphabet.
  package static let byCountry: [(country: String, numbers: [NationalNumber])] = Dictionary(
    grouping: all, by: \.country
  ).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }

  /// The words of all numbers, each for its country; and, as the empty country, words that name any.
  private static let book: PhraseBook<String> = {
    var phrases: [String: [String]] = ["": anyWords, "trade": tradeWords]
    for number in all { phrases[topic(number), default: []] += number.words }
    return PhraseBook(phrases)
  }()

  private static let anyWords = [
    "national id number", "national identity number", "national identification number", "personal identity number",
    "personal identity code", "national identity card number",
  ]

  /// What bills and receipts say; a tax number beside them is mostly the seller's.
  private static let tradeWords = [
    "invoice", "receipt", "subtotal", "vat", "rechnung", "mwst", "ust", "umsatzsteuer", "quittung", "bon", "facture",
    "tva", "ttc", "factura", "iva", "fattura", "scontrino", "fatura", "recibo", "talao", "factuur", "btw", "kassabon",
    "faktura", "kvitto", "kvittering", "moms", "mva", "faktura vat", "paragon", "nip", "uctenka", "dph", "racun", "pdv",
    "ddv", "szamla", "afa", "bon fiscal", "apodeixi", "fpa", "αποδειξη", "φπα", "чек", "счет", "ндс", "пдв", "ддс",
    "boleta", "ticket", "nota fiscal", "fis", "kdv", "total",
  ]

  /// How far from a number its word may stand, in lines: labels of two languages come between.
  private static let reach = 2

  private static func topic(_ number: NationalNumber) -> String {
    number.isTax ? number.country + "/tax" : number.country
  }

  /// Whether a capture shows one of a country's numbers.
  package static func isShown(_ numbers: [NationalNumber], in evidence: GateEvidence) -> Bool {
    for number in numbers {
      for length in number.lengths {
        for candidate in evidence.identity.numbers[length] {
          guard let finding = number.judge(candidate) else { continue }
          if finding.isEnough || isNamed(number, candidate, evidence) { return true }
          if let birth = finding.birth, evidence.identity.fields.count >= 2, PrintedDates.hold(birth, in: evidence) {
            return true
          }
        }
      }
    }
    return false
  }

  private static func isNamed(_ number: NationalNumber, _ candidate: NumberCandidate, _ evidence: GateEvidence) -> Bool
  {
    guard let line = candidate.line else { return false }
    let near = max(0, line - reach)..<min(evidence.lines.count, line + reach + 1)
    let topics = book.topics(in: Array(evidence.lines[near]))
    guard topics.contains(topic(number)) || (!number.isTax && topics.contains("")) else { return false }
    return !number.isTax || !book.topics(in: evidence.lines).contains("trade")
  }
}

/// Days printed on a capture, in any of the usual orders.
package enum PrintedDates {
  /// Whether a day is printed as digits, in the order of any country.
  package static func hold(_ day: BirthDay, in evidence: GateEvidence) -> Bool {
    evidence.lines.contains { line in
      let numbers = line.words.map { $0.text.count <= 4 ? Int($0.text) : nil }
      for place in numbers.indices.dropLast(2) {
        guard let first = numbers[place], let second = numbers[place + 1], let third = numbers[place + 2] else {
          continue
        }
        let isYearFirst = first % 100 == day.year && second == day.month && third == day.day
        let isYearLast = third % 100 == day.year
        let isDayFirst = isYearLast && first == day.day && second == day.month
        let isMonthFirst = isYearLast && first == day.month && second == day.day
        if isYearFirst || isDayFirst || isMonthFirst { return true }
      }
      return false
    }
  }

  /// How many lines hold a date of digits: day, month and year in any order, or joined by a month's name.
  package static func count(in lines: [FoldedLine]) -> Int { lines.count(where: isDated) }

  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "mai", "mrz", "okt", "dez",
    "january", "february", "march", "april", "june", "july", "august", "september", "october", "november", "december",
    "janvier", "fevrier", "mars", "avril", "juin", "juillet", "aout", "septembre", "octobre", "novembre", "decembre",
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
    "diciembre", "gennaio", "febbraio", "aprile", "maggio", "giugno", "luglio", "settembre", "ottobre", "novembre",
    "dicembre", "januar", "februar", "marz", "juni", "juli", "oktober", "dezember", "gen", "mag", "giu", "lug", "ago",
    "set", "ott", "dic", "ene", "abr", "avr", "janv", "fev", "juil", "out", "janeiro", "fevereiro", "marco", "maio",
    "junho", "julho", "setembro", "outubro", "novembro", "dezembro", "maj", "januari", "februari", "maart", "mei",
    "augustus", "december", "jaan", "veebr", "märts",
  ]

  /// Whether a line holds a date.
  package static func isDated(_ line: FoldedLine) -> Bool {
    let words = line.words
    for place in words.indices {
      let text = words[place].text
      if text.count == 8, let whole = Int(text), isDay(whole / 10_000, whole / 100 % 100, whole % 100) { return true }
      guard place + 2 < words.count, text.count <= 4, let first = Int(text) else {
        if place + 1 < words.count, isGluedMonth(text), isYear(words[place + 1].text) { return true }
        continue
      }
      let (middle, last) = (words[place + 1].text, words[place + 2].text)
      guard let third = last.count <= 4 ? Int(last) : nil else { continue }
      if months.contains(middle), (1...31).contains(first) || first > 1_900 { return true }
      guard let second = middle.count <= 2 ? Int(middle) : nil else { continue }
      let isClose = words[place + 2].range.upperBound - words[place].range.lowerBound <= 14
      if isClose, isDay(first, second, third) || isDay(third, second, first) || isDay(third, first, second) {
        return true
      }
    }
    return false
  }

  private static func isYear(_ text: String) -> Bool { text.count <= 4 && (Int(text) ?? 0) > 0 }

  /// As in `07jun 1984`.
  private static func isGluedMonth(_ text: String) -> Bool {
    let digits = text.prefix(while: \.isNumber)
    return digits.count <= 2 && (digits.isEmpty ? text == "jun" : true)
      && months.contains(String(text.dropFirst(digits.count)))
  }

  private static func isDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    guard (1_900...2_100).contains(year) || (0...99).contains(year) else { return false }
    return BirthDay(year: year, month: month, day: day) != nil
  }
}
