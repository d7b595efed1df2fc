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
    var surroundings = Surroundings(evidence: evidence)
    for number in numbers {
      for length in number.lengths {
        for candidate in evidence.identity.numbers[length] {
          guard let finding = number.judge(candidate) else { continue }
          if finding.isEnough || surroundings.name(number, candidate) { return true }
          if let birth = finding.birth, candidate.groups.count <= 3, surroundings.isPrinted(birth) { return true }
        }
      }
    }
    return false
  }

  /// What stands around the candidates of a country, read only once one of them passes its check.
  private struct Surroundings {
    let evidence: GateEvidence
    /// By line.
    private var topics: [Set<String>]?
    private var days: Set<BirthDay>?

    init(evidence: GateEvidence) { self.evidence = evidence }

    /// Whether a word for the number stands near a line, and no trader's bill speaks against it.
    mutating func name(_ number: NationalNumber, _ candidate: NumberCandidate) -> Bool {
      guard let line = candidate.line else { return false }
      if !number.isTax, let label = candidate.label, book.topics(in: FoldedLine(label)).contains(number.country) {
        return true
      }
      let topics =
        topics
        ?? evidence.lines.map { line in
          Set(book.matches(in: line).filter { $0.isSolid(in: line) }.map(\.topic))
        }
      self.topics = topics
      let near = topics[max(0, line - reach)..<min(topics.count, line + reach + 1)]
      let isNamed = near.contains { $0.contains(topic(number)) || !number.isTax && $0.contains("") }
      return isNamed && (!number.isTax || !topics.contains { $0.contains("trade") })
    }

    /// Whether the day of birth is printed, too, where fields of a document stand.
    mutating func isPrinted(_ birth: BirthDay) -> Bool {
      guard evidence.identity.topics.contains(.birthDate), evidence.identity.fields.count >= 2 else { return false }
      let days = days ?? PrintedDates.days(in: evidence.lines)
      self.days = days
      return days.contains(birth)
    }
  }
}

extension PhraseBook.Match {
  /// Whether a short word stands in one piece: `n in` is not `nin`.
  package func isSolid(in line: FoldedLine) -> Bool {
    guard range.count < 7, range.upperBound <= line.scalars.count else { return true }
    return !line.scalars[range].contains(" ") || line.scalars[range].contains { $0.value >= 0x80 }
  }
}
