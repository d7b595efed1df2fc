/// Numbers of Asia. Methods as the states publish them.
extension NationalNumber {
  package static let asia: [NationalNumber] = [
    NationalNumber("CN", [18], ["公民身份号码", "居民身份证", "身份证号", "身份证", "证件号码"], judge: chineseNumber),
    NationalNumber("TW", [10], ["國民身分證", "身分證字號", "身分證", "統一證號", "居留證", "國民身分證統一編號"]) { candidate in
      guard let fitted = candidate.fitted(Array("A999999999".utf8), slips: 1) else { return nil }
      let order = Array("ABCDEFGHJKLMNPQRSTUVXYWZIO".utf8)
      guard let letter = order.firstIndex(of: fitted[0]) else { return nil }
      let digits = fitted.dropFirst().map { Int($0) - 0x30 }
      guard [1, 2, 8, 9].contains(digits[0]) else { return nil }
      let value = letter + 10
      let sum = value / 10 + value % 10 * 9 + CheckDigits.sum(digits, [8, 7, 6, 5, 4, 3, 2, 1, 1])
      return sum % 10 == 0 ? Finding() : nil
    },
    NationalNumber(
      "HK", [8, 9],
      [
        "香港身份證", "香港永久性居民身份證", "hkid", "hong kong identity card", "身份證號碼",
        "hong kong permanent identity card", "hkic",
      ], judge: hongKongNumber),
    NationalNumber(
      "SG", [9],
      [
        "nric", "identity card no", "republic of singapore", "nric no", "work permit",
        "nric fin", "s pass", "employment pass",
      ], judge: singaporeNumber),
    // Malaysia has no check digit: the day, the place, and the grouping of the card.
    NationalNumber(
      "MY", [12],
      [
        "mykad", "kad pengenalan", "no kp", "no k p", "nric", "warganegara", "no kad pengenalan",
        "ic no", "ic number",
      ]
    ) { candidate in
      guard let digits = candidate.digits, candidate.isGrouped(6, 2, 4) || candidate.isGrouped(12) else { return nil }
      return yearFirst(digits).map { Finding(birth: $0) }
    },
    NationalNumber(
      "TH", [13],
      [
        "เลขประจำตัวประชาชน", "บัตรประจำตัวประชาชน", "thai national id card", "thai identification number",
        "เลขบัตรประชาชน",
      ]
    ) { candidate in
      guard let digits = candidate.digits, digits[0] != 0, isVaried(digits) else { return nil }
      let sum = CheckDigits.sum(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
      guard (11 - sum % 11) % 10 == digits[12] else { return nil }
      return Finding(isEnough: candidate.isGrouped(1, 4, 5, 2, 1))
    },
    NationalNumber(
      "KR", [13],
      [
        "주민등록번호", "외국인등록번호", "주민등록증", "resident registration number", "주민번호",
        "운전면허증", "registration no",
      ]
    ) { candidate in
      guard let digits = candidate.digits, isVaried(digits), let birth = yearFirst(digits) else { return nil }
      let sum = CheckDigits.sum(digits, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5])
      let isRight = (11 - sum % 11) % 10 == digits[12] || (13 - sum % 11) % 10 == digits[12]
      // Numbers given out since October 2020 have no check digit.
      guard isRight || candidate.isGrouped(6, 7) else { return nil }
      return Finding(birth: birth, isEnough: isRight && candidate.isGrouped(6, 7) && candidate.joints == [0x2d])
    },
    .digits("JP", 12, words: ["個人番号", "マイナンバー", "my number", "個人番号カード", "マイナンバーカード", "通知カード"]) { digits in
      let rest = CheckDigits.sum(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
      return (rest <= 1 ? 0 : 11 - rest) == digits[11]
    },
    .digits(
      "IN", 12,
      words: [
        "aadhaar", "uidai", "आधार", "unique identification authority of india", "aadhar", "government of india",
        "मेरा आधार मेरी पहचान", "enrolment no", "भारत सरकार", "your aadhaar no",
      ]
    ) { digits in
      digits[0] >= 2 && CheckDigits.isVerhoeff(digits)
    },
    NationalNumber(
      "IN", [10],
      [
        "permanent account number", "income tax department", "pan card", "permanent account number card",
        "स्थायी लेखा संख्या", "आयकर विभाग",
      ]
    ) { candidate in
      guard let fitted = candidate.fitted(Array("AAAAA9999A".utf8), slips: 1) else { return nil }
      return fitted[3] == 0x50 ? Finding() : nil
    },
    // Indonesia: place, day (40 more for women), month, year, serial number.
    .dated("ID", 16, words: ["nik", "kartu tanda penduduk", "nomor induk kependudukan", "ktp", "kewarganegaraan"]) {
      digits in
      guard (11...94).contains(pair(digits, 0)) else { return nil }
      let day = pair(digits, 6)
      return BirthDay(year: pair(digits, 10), month: pair(digits, 8), day: day > 40 ? day - 40 : day)
    },
    .digits(
      "VN", 12, words: ["can cuoc cong dan", "can cuoc", "so dinh danh ca nhan", "citizen identity card", "cccd"]
    ) { digits in
      digits[0] == 0 && digits[3] <= 3
    },
    NationalNumber("PK", [13], ["cnic", "national identity card", "identity number", "nadra", "شناختی کارڈ"]) {
      candidate in
      guard candidate.digits != nil, candidate.isGrouped(5, 7, 1) else { return nil }
      return Finding()
    },
    NationalNumber("LK", [10], ["nic", "national identity card", "nic no"]) { candidate in
      guard let fitted = candidate.fitted(Array("999999999A".utf8), slips: 1) else { return nil }
      let day = fitted[2..<5].reduce(0) { $0 * 10 + Int($1) - 0x30 }
      return (1...366).contains(day > 500 ? day - 500 : day) && (fitted[9] == 0x56 || fitted[9] == 0x58)
        ? Finding() : nil
    },
    .digits("PH", 12, words: ["philsys", "philippine identification", "pambansang pagkakakilanlan"]) { digits in
      digits.count == 12
    },
  ]

  private static let provinces: Set<Int> = Set(
    [11...15, 21...23, 31...37, 41...46, 50...54, 61...65, 71...71, 81...83].flatMap { Array($0) })

  /// Place, day of birth, serial number, and a check character by ISO 7064 MOD 11-2.
  private static let chineseNumber: @Sendable (NumberCandidate) -> Finding? = { candidate in
    let digits = candidate.characters.prefix(17).compactMap(LookAlike.digit)
    guard digits.count == 17, candidate.characters.prefix(17).count(where: LookAlike.isDigit) >= 15 else { return nil }
    guard [19, 20].contains(pair(digits, 6)), let birth = yearFirst(digits, at: 8) else { return nil }
    guard provinces.contains(pair(digits, 0)) else { return nil }
    let sum = CheckDigits.sum(digits, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2])
    let check = Array("10X98765432".utf8)[sum % 11]
    return Finding(birth: birth, isEnough: candidate.characters[17] == check && candidate.isUnmarked)
  }

  /// One or two letters, six digits, a check digit or A in parentheses.
  private static let hongKongNumber: @Sendable (NumberCandidate) -> Finding? = { candidate in
    let isLong = candidate.characters.count == 9
    guard let fitted = candidate.fitted(Array((isLong ? "AA999999*" : "A999999*").utf8), slips: 1) else { return nil }
    let letters = fitted.prefix(isLong ? 2 : 1).map { Int($0) - 0x37 }
    let digits = fitted.dropFirst(letters.count).prefix(6).map { Int($0) - 0x30 }
    let last = fitted[fitted.count - 1] == 0x41 ? 10 : LookAlike.digit(fitted[fitted.count - 1]) ?? 11
    let values = (isLong ? letters : [36] + letters) + digits + [last]
    guard last <= 10, CheckDigits.sum(values, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0 else { return nil }
    return Finding(isEnough: candidate.joints.last == 0x28 && candidate.groups.last == 1)
  }

  /// A letter of the century or of foreigners, seven digits, a check letter.
  private static let singaporeNumber: @Sendable (NumberCandidate) -> Finding? = { candidate in
    guard let fitted = candidate.fitted(Array("A9999999A".utf8)) else { return nil }
    let sum = CheckDigits.sum(fitted[1..<8].map { Int($0) - 0x30 }, [2, 7, 6, 5, 4, 3, 2])
    let letters: (offset: Int, row: String)
    switch fitted[0] {
    case 0x53: letters = (0, "JZIHGFEDCBA")
    case 0x54: letters = (4, "JZIHGFEDCBA")
    case 0x46: letters = (0, "XWUTRQPNMLK")
    case 0x47: letters = (4, "XWUTRQPNMLK")
    case 0x4d: letters = (3, "KLJNPQRTUWX")
    default: return nil
    }
    let rest = (sum + letters.offset) % 11
    let row = Array(letters.row.utf8)
    return row[fitted[0] == 0x4d ? 10 - rest : rest] == fitted[8] ? Finding() : nil
  }
}
