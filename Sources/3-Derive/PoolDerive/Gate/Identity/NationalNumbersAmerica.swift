/// Numbers of the Americas. Methods as the states publish them.
extension NationalNumber {
  package static let americas: [NationalNumber] = [
    NationalNumber(
      "US", [9],
      [
        "ssn", "social security", "social security number", "social security no", "soc sec", "itin",
        "taxpayer identification number", "ss number", "this number has been established for", "ssn ein", "ss no",
        "individual taxpayer",
      ]
    ) { candidate in
      guard let digits = candidate.digits, isVaried(digits) else { return nil }
      guard candidate.isGrouped(3, 2, 4) || candidate.isGrouped(9) || candidate.isGrouped(3, 6) else { return nil }
      let (area, group) = (digits[0] * 100 + pair(digits, 1), pair(digits, 3))
      let isTaxpayer = area >= 900 && ((50...65).contains(group) || (70...88).contains(group) || group >= 90)
      // Area 000 is not given out; specimens have it. Only the full grouping tells it from other numbers.
      let isInsured = area != 666 && area < 900 && (area > 0 || candidate.isGrouped(3, 2, 4)) && group > 0
      return (isInsured || isTaxpayer) && digits.suffix(4) != [0, 0, 0, 0] ? Finding() : nil
    },
    .digits(
      "CA", 9,
      words: [
        "social insurance number", "social insurance", "sin number", "sin card", "sin no",
        "assurance sociale", "numero d assurance sociale", "nas sin", "sin nas",
      ]
    ) { digits in
      digits[0] != 8 && CheckDigits.isLuhn(digits)
    },
    NationalNumber("MX", [18], ["curp", "clave unica de registro de poblacion"], judge: mexicanCode),
    NationalNumber("BR", [11], ["cpf", "cadastro de pessoas fisicas", "n cpf", "cpf mf", "ministerio da fazenda"]) {
      candidate in
      guard let digits = candidate.digits, isVaried(digits) else { return nil }
      let first = CheckDigits.sum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10 % 11 % 10
      let second = CheckDigits.sum(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10 % 11 % 10
      guard first == digits[9], second == digits[10] else { return nil }
      return Finding(isEnough: candidate.isGrouped(3, 3, 3, 2) && candidate.isFree)
    },
    .digits("AR", 11, words: ["cuil", "codigo unico de identificacion laboral", "cuil cuit"], check: argentineCheck),
    .digits("AR", 11, words: ["cuit"], isTax: true, check: argentineCheck),
    NationalNumber(
      "CL", [8, 9], ["run n", "run nacional", "cedula de identidad", "rol unico nacional", "registro civil"],
      judge: chileanNumber),
    NationalNumber("CL", [8, 9], ["rut", "r u t", "rol unico tributario"], isTax: true, judge: chileanNumber),
    .digits("UY", 8, words: ["cedula de identidad", "documento de identidad"]) { digits in
      (10 - CheckDigits.sum(digits, [2, 9, 8, 7, 6, 3, 4]) % 10) % 10 == digits[7]
    },
    .digits("EC", 10, words: ["cedula", "cedula de ciudadania", "cedula de identidad", "n cedula"]) { digits in
      ((1...24).contains(pair(digits, 0)) || pair(digits, 0) == 30) && digits[2] < 6 && CheckDigits.isLuhn(digits)
    },
    .digits("DO", 11, words: ["cedula de identidad y electoral", "cedula de identidad", "cedula"]) {
      CheckDigits.isLuhn($0)
    },
    // Colombia, Peru and Venezuela print no check digit with the number; the name of the card stands beside it.
    .digits("CO", 8, 10, words: ["cedula de ciudadania", "cedula de extranjeria", "nuip"]) { $0[0] != 0 },
    .digits("PE", 8, words: ["documento nacional de identidad", "reniec"]) { digits in digits[0] <= 8 },
  ]

  /// Sex or kind, number of the document, check digit; firms have other first digits.
  private static let argentineCheck: @Sendable ([Int]) -> Bool = { digits in
    guard [20, 23, 24, 25, 26, 27].contains(pair(digits, 0)) else { return false }
    return CheckDigits.sum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0
  }

  /// Up to eight digits and a check digit or K. Numbers from 50 million on are firms'.
  private static let chileanNumber: @Sendable (NumberCandidate) -> Finding? = { candidate in
    let digits = candidate.characters.dropLast().compactMap(LookAlike.digit)
    guard digits.count == candidate.characters.count - 1, isVaried(digits), candidate.joints.last == 0x2d else {
      return nil
    }
    guard digits.count < 8 || digits[0] < 5 else { return nil }
    let rest = 11 - CheckDigits.sum(digits.reversed(), [2, 3, 4, 5, 6, 7, 2, 3]) % 11
    let check: UInt8 = rest == 11 ? 0x30 : rest == 10 ? 0x4b : UInt8(0x30 + rest)
    return candidate.characters.last == check ? Finding() : nil
  }

  /// Letters of names, day of birth, sex, state, consonants, a mark of the century, a check digit.
  private static let mexicanCode: @Sendable (NumberCandidate) -> Finding? = { candidate in
    guard candidate.isUnmarked, let fitted = candidate.fitted(Array("AAAA999999AAAAAA*9".utf8)) else { return nil }
    let digits = fitted[4..<10].map { Int($0) - 0x30 }
    guard let birth = yearFirst(digits), [0x48, 0x4d, 0x58].contains(fitted[10]) else { return nil }
    // The characters are worth their place in an alphabet that has an N with tilde after N.
    let values = fitted.map { character in
      LookAlike.isDigit(character) ? Int(character) - 0x30 : Int(character) - 0x37 + (character > 0x4e ? 1 : 0)
    }
    let sum = CheckDigits.sum(values, [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    return (10 - sum % 10) % 10 == values[17] ? Finding(birth: birth, isEnough: true) : Finding(birth: birth)
  }
}
