/// Numbers of central and eastern Europe. Methods as the states publish them.
extension NationalNumber {
  package static let europeEast: [NationalNumber] = [
    .dated("PL", 11, words: ["pesel", "nr pesel", "numer pesel", "nr ewidencyjny", "nr p"]) { digits in
      guard CheckDigits.sum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 == 0 else { return nil }
      return day(digits, at: 0, shifts: [0, 20, 40, 60, 80])
    },
    .dated("CZ", 9, 10, words: czechWords, check: czechDay),
    .dated("SK", 9, 10, words: czechWords, check: czechDay),
    // Hungary: personal number, insurance number and tax number.
    .dated("HU", 11, words: ["szemelyi szam", "szemelyi azonosito", "szemelyi azonosito jel", "szem azonosito"]) {
      digits in
      guard (1...8).contains(digits[0]) else { return nil }
      let sum = CheckDigits.sum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      let other = CheckDigits.sum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
      return sum % 11 == digits[10] || other % 11 == digits[10] ? yearFirst(digits, at: 1) : nil
    },
    .digits("HU", 9, words: ["taj szam", "taj kartya", "tarsadalombiztositasi azonosito jel", "tajszam"]) { digits in
      CheckDigits.sum(digits, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 == digits[8]
    },
    .digits("HU", 10, words: ["adoazonosito jel", "adoazonosito", "ado azonosito jel"]) { digits in
      digits[0] == 8 && CheckDigits.sum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 == digits[9]
    },
    .dated("RO", 13, words: ["cnp", "cod numeric personal", "c n p"]) { digits in
      guard (1...9).contains(digits[0]), (1...52).contains(pair(digits, 7)) else { return nil }
      let rest = CheckDigits.sum(digits, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
      return (rest == 10 ? 1 : rest) == digits[12] ? yearFirst(digits, at: 1) : nil
    },
    .dated("BG", 10, words: ["egn", "егн", "единен граждански номер", "personal no", "lnch", "лнч"]) { digits in
      guard CheckDigits.sum(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11 % 10 == digits[9] else { return nil }
      return day(digits, at: 0, shifts: [0, 20, 40])
    },
    .digits("HR", 11, words: ["oib", "osobni identifikacijski broj", "personal identification number"], isTax: true) {
      CheckDigits.isHybrid($0)
    },
    // The number of Yugoslavia, that its successors kept.
    .dated("SI", 13, words: ["emso", "enotna maticna stevilka", "enotna maticna stevilka obcana"], check: yugoslavDay),
    .dated(
      "RS", 13,
      words: [
        "jmbg", "јмбг", "jedinstveni maticni broj", "јединствени матични број", "jedinstveni maticni broj gradana",
        "maticni broj gradana",
      ], check: yugoslavDay),
    .dated("BA", 13, words: ["jmb", "jedinstveni maticni broj", "јмб"], check: yugoslavDay),
    .dated("ME", 13, words: ["jmb", "maticni broj", "jmbg"], check: yugoslavDay),
    .dated("MK", 13, words: ["embg", "ембг", "единствен матичен број", "matichen broj"], check: yugoslavDay),
    NationalNumber("AL", [10], ["numri personal", "nr personal", "numer personal"]) { candidate in
      guard let fitted = candidate.fitted(Array("A99999999A".utf8)), (0x41...0x54).contains(fitted[0]) else {
        return nil
      }
      let digits = fitted[1..<9].map { Int($0) - 0x30 }
      return day([Int(fitted[0] - 0x41) % 10] + digits, at: 0, shifts: [0, 30, 50, 80]).map { Finding(birth: $0) }
    },
    .digits(
      "UA", 10,
      words: [
        "рнокпп", "іпн", "ідентифікаційний номер", "рнокпп ипн", "rnokpp", "реєстраційний номер облікової картки",
        "individual tax number",
      ]
    ) { digits in
      (CheckDigits.sum(digits, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) + 11) % 11 % 10 == digits[9]
    },
    .digits("RU", 12, words: ["инн", "идентификационный номер налогоплательщика"], isTax: true) { digits in
      CheckDigits.sum(digits, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11 % 10 == digits[10]
        && CheckDigits.sum(digits, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11 % 10 == digits[11]
    },
    NationalNumber("RU", [11], ["снилс", "snils", "страховой номер", "страховое свидетельство"]) { candidate in
      guard let digits = candidate.digits, isVaried(digits) else { return nil }
      let rest = CheckDigits.sum(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101 % 100
      return rest == pair(digits, 9) ? Finding(isEnough: candidate.isGrouped(3, 3, 3, 2) && candidate.isFree) : nil
    },
    .dated("KZ", 12, words: ["иин", "жсн", "iin", "жеке сәйкестендіру"]) { digits in
      var rest = CheckDigits.sum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11
      if rest == 10 { rest = CheckDigits.sum(digits, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11 }
      return rest == digits[11] && (1...6).contains(digits[6]) ? yearFirst(digits) : nil
    },
    // Moldova's number has a check digit with weights 7, 3, 1.
    .digits("MD", 13, words: ["idnp", "cod personal", "numar de identificare"]) { digits in
      [0, 2].contains(digits[0])
        && CheckDigits.sum(digits, [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]) % 10 == digits[12]
    },
  ]

  private static let czechWords = [
    "rodne cislo", "rod cislo", "r c", "rc", "birth number", "rodne c", "personal no", "osobni cislo", "osobne cislo",
    "personal number", "rodne cislo personal no",
  ]

  /// The first of the shifted months that makes a day.
  private static func day(_ digits: [Int], at place: Int, shifts: [Int]) -> BirthDay? {
    for shift in shifts {
      if let day = yearFirst(digits, at: place, monthShift: shift) { return day }
    }
    return nil
  }

  /// Year, month (50 more for women, 20 more where numbers ran out), day; since 1954 divisible by 11.
  private static let czechDay: @Sendable ([Int]) -> BirthDay? = { digits in
    let rest = CheckDigits.remainder(digits.prefix(9), by: 11)
    guard digits.count == 9 || rest % 10 == digits[9] else { return nil }
    return day(digits, at: 0, shifts: [0, 50, 20, 70])
  }

  /// Day, month, three digits of the year, region, serial number, check digit.
  private static let yugoslavDay: @Sendable ([Int]) -> BirthDay? = { digits in
    let rest = CheckDigits.sum(digits, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11
    guard rest == 0, digits[4] == 9 || digits[4] == 0 else { return nil }
    return BirthDay(year: pair(digits, 5), month: pair(digits, 2), day: pair(digits, 0))
  }
}
