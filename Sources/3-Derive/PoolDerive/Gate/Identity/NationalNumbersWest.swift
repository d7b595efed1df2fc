/// Numbers of western and southern Europe. Methods as the states publish them.
extension NationalNumber {
  package static let europeWest: [NationalNumber] = [
    // Steuerliche Identifikationsnummer: ISO 7064 MOD 11,10; among the first ten digits some digit is missing.
    .digits(
      "DE", 11,
      words: [
        "steuerliche identifikationsnummer", "steueridentifikationsnummer", "steuer id", "steuerid",
        "steuer identifikationsnummer", "persidnr",
      ]
    ) { digits in
      digits[0] != 0 && CheckDigits.isHybrid(digits) && Set(digits.prefix(10)).count < 10
    },
    .digits("DE", 11, words: ["identifikationsnummer", "idnr", "id nr"], isTax: true) { digits in
      digits[0] != 0 && CheckDigits.isHybrid(digits) && Set(digits.prefix(10)).count < 10
    },
    NationalNumber("DE", [12], [], judge: germanPension),
    NationalNumber(
      "AT", [10],
      [
        "sozialversicherungsnummer", "svnr", "sv nr", "sv nummer", "versicherungsnummer", "e card",
        "vers nr",
      ]
    ) { candidate in
      guard let digits = candidate.digits, isVaried(digits), let birth = dayFirst(digits, at: 4) else { return nil }
      let sum = CheckDigits.sum(digits, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6])
      return digits[0] != 0 && sum % 11 == digits[3] ? Finding(birth: birth) : nil
    },
    // The social-insurance number of Switzerland: an EAN-13 with the country's number.
    NationalNumber(
      "CH", [13],
      [
        "ahv", "avs", "ahv nr", "ahvn13", "ahv nummer", "numero avs", "versichertennummer",
        "sozialversicherungsnummer", "numero d assure", "soziale sicherheit",
      ]
    ) { candidate in
      guard let digits = candidate.digits, digits.starts(with: [7, 5, 6]) else { return nil }
      guard CheckDigits.sum(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 == 0 else { return nil }
      return Finding(isEnough: candidate.isGrouped(3, 4, 4, 2) && candidate.isFree)
    },
    NationalNumber(
      "FR", [13, 15],
      [
        "securite sociale", "numero de securite sociale", "n securite sociale", "nir", "insee",
        "no secu", "numero de secu", "numero d immatriculation", "assure social", "assurance maladie", "carte vitale",
      ],
      judge: frenchNumber),
    .digits("FR", 13, words: ["numero fiscal", "n fiscal", "numero fiscal de reference"]) { digits in
      digits[0] <= 3
        && CheckDigits.remainder(digits.prefix(10), by: 511) == CheckDigits.remainder(digits.suffix(3), by: 1_000)
    },
    NationalNumber(
      "BE", [11],
      [
        "rijksregisternummer", "rijksregister", "registre national", "numero national", "niss",
        "insz", "nationalregisternummer", "identification number of the national register", "rijksregisternr",
      ]
    ) { candidate in
      guard let digits = candidate.digits, isVaried(digits) else { return nil }
      let birth = yearFirst(digits) ?? yearFirst(digits, monthShift: 20) ?? yearFirst(digits, monthShift: 40)
      let check = pair(digits, 9)
      guard birth != nil else { return nil }
      let isRight = [0, 2].contains { century in
        97 - CheckDigits.remainder((century == 0 ? [] : [century]) + digits.prefix(9), by: 97) == check
      }
      return isRight ? Finding(birth: birth, isEnough: candidate.isGrouped(2, 2, 2, 3, 2)) : nil
    },
    .digits(
      "NL", 9,
      words: [
        "bsn", "burgerservicenummer", "burger service nummer", "sofinummer", "sofi nummer",
        "citizen service number", "persoonsnummer", "bsn nummer", "personal number", "persoonlijk nummer",
      ]
    ) { digits in
      CheckDigits.sum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 == 0
    },
    // Luxembourg: year, month, day, three digits, then Luhn's and Verhoeff's digits.
    .dated("LU", 13, words: ["matricule", "numero d identification", "matricule nationale", "cns"]) { digits in
      guard [18, 19, 20].contains(pair(digits, 0)), CheckDigits.isLuhn(digits.prefix(12)) else { return nil }
      return CheckDigits.isVerhoeff(digits.prefix(11) + digits.suffix(1)) ? yearFirst(digits, at: 2) : nil
    },
    NationalNumber(
      "GB", [9],
      [
        "national insurance", "national insurance number", "nino", "ni number", "ni no", "n i number",
        "ni nr",
      ], judge: britishInsurance),
    NationalNumber(
      "GB", [16, 18], ["driving licence", "driver number", "licence number", "dvla", "driving license"],
      judge: britishDriver),
    NationalNumber(
      "IE", [8, 9], ["pps", "ppsn", "pps number", "pps no", "personal public service", "uimhir psp", "upsp"],
      judge: irishNumber),
    NationalNumber(
      "ES", [9],
      [
        "dni", "nie", "documento nacional de identidad", "numero de identidad de extranjero",
        "d n i", "num soporte", "n i e", "dni nie", "dni nif",
      ], judge: spanishNumber),
    NationalNumber("ES", [9], ["nif", "n i f"], isTax: true, judge: spanishNumber),
    .digits(
      "PT", 9, words: ["nif", "contribuinte", "numero de contribuinte", "identificacao fiscal", "numero fiscal"],
      isTax: true
    ) { digits in
      guard [1, 2, 3].contains(digits[0]) else { return false }
      let rest = CheckDigits.sum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
      return (rest < 2 ? 0 : 11 - rest) == digits[8]
    },
    .digits("PT", 11, words: ["niss", "seguranca social", "numero de identificacao da seguranca social"]) { digits in
      [1, 2].contains(digits[0])
        && 9 - CheckDigits.sum(digits, [29, 23, 19, 17, 13, 11, 7, 5, 3, 2]) % 10 == digits[10]
    },
    NationalNumber("IT", [16], ["codice fiscale", "fiscal code"], judge: italianCode),
    .digits("GR", 9, words: ["αφμ", "afm", "αριθμος φορολογικου μητρωου"], isTax: true) { digits in
      CheckDigits.sum(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11 % 10 == digits[8]
    },
    .dated("GR", 11, words: ["amka", "αμκα", "αριθμος μητρωου κοινωνικης ασφαλισης", "α μ κ α"]) { digits in
      CheckDigits.isLuhn(digits) ? dayFirst(digits) : nil
    },
    NationalNumber("CY", [9], ["αφτ", "tax identification code", "tic number"], isTax: true) { candidate in
      guard let fitted = candidate.fitted(Array("99999999A".utf8)) else { return nil }
      let digits = fitted.dropLast().map { Int($0) - 0x30 }
      let odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
      let sum = digits.enumerated().reduce(0) { $0 + ($1.offset % 2 == 0 ? odd[$1.element] : $1.element) }
      return Int(fitted[8]) == 0x41 + sum % 26 ? Finding() : nil
    },
    NationalNumber("MT", [8], ["karta tal identita", "identity card no", "numru tal identita"]) { candidate in
      guard let fitted = candidate.fitted(Array("9999999A".utf8), slips: 1) else { return nil }
      return "MGAPLHBZ".utf8.contains(fitted[7]) ? Finding() : nil
    },
  ]
}
