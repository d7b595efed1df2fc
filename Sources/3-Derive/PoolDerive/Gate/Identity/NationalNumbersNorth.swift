/// Numbers of the Nordic and Baltic countries. Methods as the states publish them.
extension NationalNumber {
  package static let europeNorth: [NationalNumber] = [
    // Ten digits with Luhn's check digit; coordination numbers have 60 added to the day.
    NationalNumber(
      "SE", [10, 12],
      [
        "personnummer", "personnr", "pers nr", "samordningsnummer", "person nr", "personal no",
        "fodelsenummer", "personnummer personal identity number",
      ]
    ) { candidate in
      guard let digits = candidate.digits, isVaried(digits) else { return nil }
      let short = Array(digits.suffix(10))
      guard digits.count == 10 || [19, 20].contains(pair(digits, 0)), CheckDigits.isLuhn(short) else { return nil }
      let day = pair(short, 4)
      let birth = BirthDay(year: pair(short, 0), month: pair(short, 2), day: day > 60 ? day - 60 : day)
      return birth.map { Finding(birth: $0, isEnough: digits.count == 12 && candidate.isGrouped(8, 4)) }
    },
    // Since 2007 the check of Danish numbers need not hold; the day must.
    .dated("DK", 10, words: ["cpr", "cpr nr", "cpr nummer", "personnummer", "cprnr"]) { digits in
      dayFirst(digits) ?? dayFirst([digits[0] - 6] + digits.dropFirst())
    },
    // Two check digits; 40 is added to the day or the month of provisional numbers.
    .dated(
      "NO", 11,
      words: [
        "fodselsnummer", "personnummer", "fodselsnr", "fnr", "d nummer", "fodsels og personnummer",
        "personnr",
      ]
    ) { digits in
      let first = CheckDigits.sum(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1])
      let second = CheckDigits.sum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1])
      guard first % 11 == 0, second % 11 == 0 else { return nil }
      return dayFirst(digits) ?? dayFirst([digits[0] - 4] + digits.dropFirst())
    },
    .dated("IS", 10, words: ["kennitala", "kt", "kennitolu"]) { digits in
      guard [8, 9, 0].contains(digits[9]) else { return nil }
      return CheckDigits.sum(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0 ? dayFirst(digits) : nil
    },
    NationalNumber(
      "FI", [10, 11],
      [
        "henkilotunnus", "hetu", "personbeteckning", "henkilotunnus personbeteckning",
        "sosiaaliturvatunnus",
      ], judge: finnishCode),
    .dated("EE", 11, words: ["isikukood", "personal code", "isikukood personal code"], check: balticDay),
    .dated("LT", 11, words: ["asmens kodas", "personal code", "a k"], check: balticDay),
    .dated("LV", 11, words: ["personas kods", "personal code", "pers kods"], groups: [6, 5]) { digits in
      let sum = 1 + CheckDigits.sum(digits, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])
      return sum % 11 % 10 == digits[10] && digits[6] <= 2 ? dayFirst(digits) : nil
    },
  ]

  /// Day, month, year, a sign or letter for the century, three digits, and a check character by the rest modulo 31.
  private static let finnishCode: @Sendable (NumberCandidate) -> Finding? = { candidate in
    var characters = candidate.characters
    // A letter stands for the century where there is no sign.
    if characters.count == 11 {
      guard "ABCDEFUVWXY".utf8.contains(characters[6]) else { return nil }
      characters.remove(at: 6)
    } else {
      guard candidate.isGrouped(6, 4), let sign = candidate.joints.first, sign == 0x2d || sign == 0x2b else {
        return nil
      }
    }
    let digits = characters.prefix(9).compactMap(LookAlike.digit)
    guard digits.count == 9, characters.prefix(9).count(where: LookAlike.isDigit) >= 8 else { return nil }
    let checks = Array("0123456789ABCDEFHJKLMNPRSTUVWXY".utf8)
    guard characters[9] == checks[CheckDigits.remainder(digits, by: 31)], let birth = dayFirst(digits) else {
      return nil
    }
    // A telephone number can have the form with a digit at the end.
    let isTelling = candidate.characters.count == 11 || !LookAlike.isDigit(characters[9])
    return Finding(birth: birth, isEnough: isTelling && candidate.isFree)
  }

  /// Century and sex, year, month, day, three digits, a check digit with two rows of weights.
  private static let balticDay: @Sendable ([Int]) -> BirthDay? = { digits in
    guard (1...8).contains(digits[0]) else { return nil }
    var rest = CheckDigits.sum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11
    if rest == 10 { rest = CheckDigits.sum(digits, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11 % 10 }
    return rest == digits[10] ? yearFirst(digits, at: 1) : nil
  }
}
