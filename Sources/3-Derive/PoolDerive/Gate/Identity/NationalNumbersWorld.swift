/// Numbers of the Near East, Africa and Oceania. Methods as the states publish them.
extension NationalNumber {
  package static let world: [NationalNumber] = [
    .digits(
      "TR", 11,
      words: [
        "tc kimlik", "tc kimlik no", "t c kimlik", "tckn", "kimlik no", "kimlik numarasi", "turkiye cumhuriyeti",
        "identity no",
      ]
    ) { digits in
      guard digits[0] != 0 else { return false }
      let odd = digits[0] + digits[2] + digits[4] + digits[6] + digits[8]
      let even = digits[1] + digits[3] + digits[5] + digits[7]
      return (odd * 7 - even + 100) % 10 == digits[9] && digits.prefix(10).reduce(0, +) % 10 == digits[10]
    },
    .digits("IL", 9, words: ["תעודת זהות", "ת ז", "מספר זהות", "teudat zehut", "מס זהות", "מספר תעודת זהות"]) {
      digits in
      CheckDigits.isLuhn(digits)
    },
    .dated("EG", 14, words: ["الرقم القومي", "بطاقة تحقيق الشخصية", "رقم قومي", "national id"]) { digits in
      [2, 3].contains(digits[0]) && pair(digits, 7) <= 35 || pair(digits, 7) == 88 ? yearFirst(digits, at: 1) : nil
    },
    .digits(
      "SA", 10, words: ["رقم الهوية", "الهوية الوطنية", "iqama", "رقم الإقامة", "هوية مقيم", "بطاقة الهوية الوطنية"]
    ) { digits in
      [1, 2].contains(digits[0]) && CheckDigits.isLuhn(digits)
    },
    NationalNumber(
      "AE", [15], ["emirates id", "رقم الهوية", "id number", "identity card number", "resident identity card"]
    ) {
      candidate in
      guard let digits = candidate.digits, digits.starts(with: [7, 8, 4]) else { return nil }
      guard [19, 20].contains(pair(digits, 3)) else { return nil }
      return Finding(isEnough: candidate.isGrouped(3, 4, 7, 1))
    },
    .digits("IR", 10, words: ["کد ملی", "شماره ملی", "کارت ملی", "كد ملي", "شماره ملي"]) { digits in
      let rest = CheckDigits.sum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
      return (rest < 2 ? rest : 11 - rest) == digits[9]
    },
    .dated(
      "ZA", 13,
      words: [
        "south african id", "id number", "identity number", "rsa id", "i d no", "id no", "identiteitsnommer",
        "identity card", "republic of south africa", "id nommer",
      ]
    ) { digits in
      digits[10] <= 2 && CheckDigits.isLuhn(digits) ? yearFirst(digits) : nil
    },
    .digits(
      "NG", 11,
      words: [
        "nin slip", "national identification number", "national identity management commission", "bvn",
        "bank verification number",
      ]
    ) { digits in digits[0] != 0 },
    .digits("AU", 8, 9, words: ["tax file number", "tfn", "tax file no"]) { digits in
      let weights = digits.count == 9 ? [1, 4, 3, 7, 5, 8, 6, 9, 10] : [10, 7, 8, 4, 6, 3, 5, 1]
      return CheckDigits.sum(digits, weights) % 11 == 0
    },
    .digits("NZ", 8, 9, words: ["ird number", "ird no", "ird", "inland revenue"]) { digits in
      let whole = Array(repeating: 0, count: 9 - digits.count) + digits
      var rest = CheckDigits.sum(whole, [3, 2, 7, 6, 5, 4, 3, 2]) % 11
      if rest != 0 { rest = 11 - rest }
      if rest == 10 {
        rest = CheckDigits.sum(whole, [7, 4, 3, 2, 5, 2, 7, 6]) % 11
        if rest != 0 { rest = 11 - rest }
      }
      return rest == whole[8]
    },
  ]
}
