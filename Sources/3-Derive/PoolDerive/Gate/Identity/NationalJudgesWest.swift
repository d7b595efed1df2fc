/// Checks of western European numbers that have letters or more than one form.
extension NationalNumber {
  /// Insurance number of the German pension: area, day of birth, first letter of the name at birth, serial number,
  /// check digit. The letter counts as two digits; sums of digits of the products with the weights.
  static let germanPension: @Sendable (NumberCandidate) -> Finding? = { candidate in
    guard let fitted = candidate.fitted(Array("99999999A999".utf8), slips: 1) else { return nil }
    var digits: [Int] = []
    for character in fitted {
      if LookAlike.isDigit(character) {
        digits.append(Int(character) - 0x30)
      } else {
        let value = Int(character) - 0x40
        digits += [value / 10, value % 10]
      }
    }
    guard let birth = dayFirst(digits, at: 2), digits.count == 13 else { return nil }
    let sum = zip(digits, [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]).reduce(0) { sum, pair in
      let product = pair.0 * pair.1
      return sum + product / 10 + product % 10
    }
    let isEnough = candidate.isUnmarked && LookAlike.isLetter(candidate.characters[8])
    return sum % 10 == digits[12] ? Finding(birth: birth, isEnough: isEnough) : nil
  }

  /// Sex, year, month, department, commune, order, and a key of two digits that makes 97 with the rest.
  static let frenchNumber: @Sendable (NumberCandidate) -> Finding? = { candidate in
    var characters = candidate.characters
    var shift = 0
    // Corsica's departments have a letter, which counts as 19 or 18 with a zero.
    if characters.count >= 7, characters[5] == 0x32, characters[6] == 0x41 || characters[6] == 0x42 {
      shift = characters[6] == 0x41 ? 19 : 18
      characters[5] = 0x30 + UInt8(shift / 10)
      characters[6] = 0x30 + UInt8(shift % 10)
    }
    let digits = characters.compactMap(LookAlike.digit)
    guard digits.count == characters.count, shift != 0 || candidate.digits != nil, isVaried(digits) else { return nil }
    let month = pair(digits, 3)
    guard [1, 2].contains(digits[0]), (1...12).contains(month) || (20...42).contains(month) else { return nil }
    guard digits.count == 15 else { return Finding() }
    guard 97 - CheckDigits.remainder(digits.prefix(13), by: 97) == pair(digits, 13) else { return nil }
    return Finding(isEnough: candidate.groups.count >= 5 || shift != 0)
  }

  /// Two letters, six digits, a letter from A to D; some letters and pairs are not given out.
  static let britishInsurance: @Sendable (NumberCandidate) -> Finding? = { candidate in
    guard let fitted = candidate.fitted(Array("AA999999A".utf8)) else { return nil }
    let prefix = String(decoding: fitted.prefix(2), as: UTF8.self)
    guard !["BG", "GB", "NK", "KN", "TN", "NT", "ZZ"].contains(prefix) else { return nil }
    // `QQ` stands on specimens.
    guard prefix == "QQ" || !fitted.prefix(2).contains(where: { "DFIQUV".utf8.contains($0) }) else { return nil }
    guard fitted[1] != 0x4f, (0x41...0x44).contains(fitted[8]) else { return nil }
    return Finding(isEnough: candidate.isGrouped(2, 2, 2, 2, 1))
  }

  /// Name, decade, month (50 more for women), day, year, initials, two checks, and on cards two digits of issue.
  static let britishDriver: @Sendable (NumberCandidate) -> Finding? = { candidate in
    guard let fitted = candidate.fitted(Array("*****999999****".utf8) + Array("*".utf8)) ?? shortened(candidate) else {
      return nil
    }
    let letters = fitted.prefix(5).drop(while: LookAlike.isLetter)
    guard letters.allSatisfy({ $0 == 0x39 }), letters.count < 5 else { return nil }
    let digits = fitted[5..<11].map { Int($0) - 0x30 }
    guard LookAlike.isLetter(fitted[11]), LookAlike.isLetter(fitted[14]), LookAlike.isLetter(fitted[15]) else {
      return nil
    }
    let month = pair(digits, 1)
    let birth = BirthDay(
      year: digits[0] * 10 + digits[5], month: month > 50 ? month - 50 : month, day: pair(digits, 3))
    return birth.map {
      Finding(birth: $0, isEnough: letters.isEmpty && candidate.isUnmarked && candidate.groups.count <= 2)
    }
  }

  private static func shortened(_ candidate: NumberCandidate) -> [UInt8]? {
    guard candidate.characters.count == 18 else { return nil }
    return candidate.fitted(Array("*****999999****".utf8) + Array("*99".utf8)).map { Array($0.prefix(16)) }
  }

  /// Seven digits, a check letter, and sometimes a second letter.
  static let irishNumber: @Sendable (NumberCandidate) -> Finding? = { candidate in
    let isLong = candidate.characters.count == 9
    guard let fitted = candidate.fitted(Array((isLong ? "9999999AA" : "9999999A").utf8), slips: 1) else { return nil }
    let digits = fitted.prefix(7).map { Int($0) - 0x30 }
    let second = isLong && fitted[8] != 0x57 ? Int(fitted[8]) - 0x40 : 0
    let rest = (CheckDigits.sum(digits, [8, 7, 6, 5, 4, 3, 2]) + second * 9) % 23
    return Int(fitted[7]) == (rest == 0 ? 0x57 : 0x40 + rest) ? Finding() : nil
  }

  /// Eight digits and a letter, or for foreigners X, Y or Z, seven digits and a letter.
  static let spanishNumber: @Sendable (NumberCandidate) -> Finding? = { candidate in
    let letters = Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8)
    if let fitted = candidate.fitted(Array("99999999A".utf8)) {
      let digits = fitted.prefix(8).map { Int($0) - 0x30 }
      return letters[CheckDigits.remainder(digits, by: 23)] == fitted[8] && isVaried(digits) ? Finding() : nil
    }
    guard let fitted = candidate.fitted(Array("A9999999A".utf8)), (0x58...0x5a).contains(fitted[0]) else { return nil }
    let digits = [Int(fitted[0]) - 0x58] + fitted[1..<8].map { Int($0) - 0x30 }
    return letters[CheckDigits.remainder(digits, by: 23)] == fitted[8] ? Finding() : nil
  }

  /// Consonants of surname and name, year, letter of the month, day (40 more for women), place, check letter.
  static let italianCode: @Sendable (NumberCandidate) -> Finding? = { candidate in
    guard candidate.isUnmarked, var fitted = candidate.fitted(Array("AAAAAA**A**A***A".utf8)) else { return nil }
    // Where two people would have the same code, digits are letters.
    let omitted = Array("LMNPQRSTUV".utf8)
    var values: [Int] = []
    for place in [6, 7, 9, 10, 12, 13, 14] {
      let isOmitted = omitted.firstIndex(of: fitted[place])
      guard let value = isOmitted ?? LookAlike.digit(fitted[place]) else { return nil }
      if isOmitted == nil { fitted[place] = UInt8(0x30 + value) }
      values.append(value)
    }
    guard [6, 7, 9, 10, 12, 13, 14].count(where: { LookAlike.isDigit(candidate.characters[$0]) }) >= 4 else {
      return nil
    }
    let day = values[2] * 10 + values[3]
    guard let month = Array("ABCDEHLMPRST".utf8).firstIndex(of: fitted[8]) else { return nil }
    let year = values[0] * 10 + values[1]
    guard let birth = BirthDay(year: year, month: month + 1, day: day > 40 ? day - 40 : day) else { return nil }
    let odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
    let sum = fitted.prefix(15).enumerated().reduce(0) { sum, next in
      let value = Int(next.element) - (LookAlike.isDigit(next.element) ? 0x30 : 0x41)
      return sum + (next.offset % 2 == 0 ? odd[value] : value)
    }
    // A wrong check letter beside right day and words is a slip of the reader or a drawn specimen.
    return Int(fitted[15]) == 0x41 + sum % 26 ? Finding(birth: birth, isEnough: true) : Finding(birth: birth)
  }
}
