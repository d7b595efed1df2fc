/// Numbers of patients and insured people.
enum HealthNumbers {
  static let all: [NationalNumber] = [
    // Weights 10 to 2, and the rest to 11.
    .digits("GB", 10, words: ["nhs number", "nhs no", "nhs", "chi number", "chi no"]) { digits in
      let rest = 11 - CheckDigits.sum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
      return (rest == 11 ? 0 : rest) == digits[9]
    },
    NationalNumber(
      "DE", [10],
      [
        "versichertennummer", "versicherten nr", "versichertennr",
        "krankenversichertennummer", "kvnr", "gesundheitskarte", "krankenkasse",
        "krankenversichertennr",
      ], judge: germanInsured),
    .digits("AU", 10, 11, words: ["medicare", "medicare card", "medicare number"]) { digits in
      (2...6).contains(digits[0]) && CheckDigits.sum(digits, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 == digits[8]
    },
    NationalNumber(
      "US", [11],
      [
        "medicare", "medicare number", "numero de medicare",
        "mbi",
      ], judge: americanBeneficiary),
    .digits(
      "CA", 10,
      words: [
        "health card", "health ontario", "ohip", "carte sante", "health number",
        "personal health number", "bc services card", "ontario health",
      ]
    ) {
      CheckDigits.isLuhn($0)
    },
    .digits(
      "EU", 20,
      words: [
        "european health insurance card", "europaische krankenversicherungskarte",
        "tessera sanitaria", "kennnummer der karte", "kennummer der karte", "tessera europea",
        "carte europeenne", "tarjeta sanitaria europea", "identification number of the card",
        "numero di identificazione della tessera",
        "numero d identification de la carte", "numero de identificacion de la tarjeta",
        "numero de identificacao do cartao", "identificatienummer van de kaart", "kortets identifikationsnummer",
        "kortets id nummer", "kortin tunnistenumero", "numer identyfikacyjny karty", "identifikacni cislo karty",
        "europejska karta", "tarjeta europea", "cartao europeu", "europese ziekteverzekeringskaart",
        "europeiskt sjukforsakringskort", "sygesikringskort", "sairaanhoitokortti",
      ]
    ) { digits in
      digits.starts(with: [8, 0])
    },
    // Denmark's card has the number of the person, with the day of birth, and no name for it.
    .digits(
      "DK", 10, words: ["sundhedskort", "sundhedskortet", "sygesikringsbevis", "sygesikring"]
    ) { digits in
      NationalNumber.dayFirst(digits) != nil
    },
    .digits(
      "PT", 9,
      words: [
        "numero de utente", "n de utente", "cartao de utente",
        "sns",
      ]
    ) { digits in digits[0] != 0 },
    .digits("BR", 15, words: ["cartao nacional de saude", "cns", "cartao sus"]) { digits in
      [1, 2, 7, 8, 9].contains(digits[0])
        && CheckDigits.sum(digits, [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0
    },
  ]

  private static let book: PhraseBook<String> = PhraseBook(
    Dictionary(grouping: all, by: \.country).mapValues { $0.flatMap(\.words) })
  /// How far from a number its word may stand, in lines.
  private static let reach = 2
  /// The same where the word is the title of a card and the number stands at its other end.
  private static let cardReach = 5
  private static let cards: Set<String> = ["DE", "DK", "EU"]

  /// Whether a capture shows such a number near its word.
  static func isShown(in evidence: GateEvidence) -> Bool {
    for number in all {
      for length in number.lengths {
        for candidate in evidence.identity.numbers[length] {
          guard let line = candidate.line, number.judge(candidate) != nil else { continue }
          let reach = cards.contains(number.country) ? cardReach : reach
          let near = max(0, line - reach)..<min(evidence.lines.count, line + reach + 1)
          if book.topics(in: Array(evidence.lines[near])).contains(number.country) { return true }
        }
      }
    }
    return false
  }

  /// A letter, eight digits and a check digit: the letter counts as two digits, every second is doubled.
  private static let germanInsured: @Sendable (NumberCandidate) -> NationalNumber.Finding? = { candidate in
    guard let fitted = candidate.fitted(Array("A999999999".utf8), slips: 1) else { return nil }
    let letter = Int(fitted[0]) - 0x40
    let digits = [letter / 10, letter % 10] + fitted[1..<9].map { Int($0) - 0x30 }
    let sum = digits.enumerated().reduce(0) { sum, next in
      let product = next.element * (next.offset % 2 == 0 ? 1 : 2)
      return sum + product / 10 + product % 10
    }
    return sum % 10 == Int(fitted[9]) - 0x30 ? NationalNumber.Finding() : nil
  }

  /// Medicare's number since 2018: digits and letters at fixed places, without S, L, O, I, B and Z.
  private static let americanBeneficiary: @Sendable (NumberCandidate) -> NationalNumber.Finding? = { candidate in
    guard let fitted = candidate.fitted(Array("9A*9A*9AA99".utf8), slips: 1), fitted[0] != 0x30 else { return nil }
    return fitted.contains { "SLOIBZ".utf8.contains($0) } ? nil : NationalNumber.Finding()
  }
}
