/// National numbers of persons with right check digits, by country.
enum NationalNumbers {
  typealias Maker = @Sendable (inout Dice) -> String

  private typealias Rules = CheckedNumbers

  /// Tries bodies until one has a check digit.
  private static func tried(_ dice: inout Dice, _ make: (inout Dice) -> String?) -> String {
    while true { if let number = make(&dice) { return number } }
  }

  /// ISO 3166-1, and what makes a number as it is written there.
  static let makers: [String: Maker] = [
    "DE": germany, "DE-RV": germanPension, "DE-KV": germanHealth,
    "FR": france, "ES": spain, "IT": italy, "PT": portugal, "NL": netherlands, "BE": belgium,
    "SE": sweden, "DK": denmark, "FI": finland, "NO": norway, "PL": poland, "CZ": czechia, "SK": czechia,
    "HU": hungary, "RO": romania,
    "HR": { dice in
      let body = String(dice.int(1...9)) + dice.digits(9)
      return body + String(Rules.hybrid(body))
    }, "SI": slovenia, "EE": baltic, "LT": baltic, "LV": latvia, "AT": austria,
    "CH": { dice in
      let body = "756" + dice.digits(9)
      let all = Array(body + String(Rules.ean(body)))
      return "756.\(String(all[3..<7])).\(String(all[7..<11])).\(String(all[11...]))"
    }, "IE": ireland, "GB": britain,
    "US": { dice in "\(dice.int(101...665))-\(dice.int(10...98))-\(dice.int(1001...9998))" },
    "CA": { dice in
      let body = String(dice.int(1...7)) + dice.digits(7)
      return Rules.grouped(body + String(Rules.luhn(body)), 3)
    }, "AU": australia, "BR": brazil, "CL": chile, "AR": argentina, "MX": mexico, "CN": china, "JP": japan,
    "IN": india, "TR": turkey,
    "ZA": { dice in
      let birth = Rules.birth(dice: &dice)
      let body = birth.year + birth.month + birth.day + dice.digits(4) + "08"
      return body + String(Rules.luhn(body))
    },
  ]

  @Sendable private static func germany(dice: inout Dice) -> String {
    // Of the first ten digits one stands twice, one is missing.
    var list = Array(1...9) + [0]
    for place in list.indices.reversed() { list.swapAt(place, dice.int(0...place)) }
    let from = dice.int(1...4)
    let to = dice.int(6...9)
    list[to] = list[from]
    if list[0] == 0 { list.swapAt(0, 5) }
    if list[0] == 0 { list[0] = 7 }
    let body = list.map(String.init).joined()
    let all = Array(body + String(Rules.hybrid(body)))
    return "\(String(all[..<2])) \(String(all[2..<5])) \(String(all[5..<8])) \(String(all[8...]))"
  }

  /// Sum of the digits of products, with a letter as two digits from 01.
  private static func digitSums(_ text: String, _ weights: [Int]) -> Int {
    let letters = text.flatMap { letter -> [Int] in
      if let digit = letter.wholeNumberValue { return [digit] }
      let place = (Int(String(letter), radix: 36) ?? 10) - 9
      return [place / 10, place % 10]
    }
    return zip(letters, weights).reduce(0) { $0 + $1.0 * $1.1 / 10 + $1.0 * $1.1 % 10 }
  }

  /// Number of the German pension insurance.
  @Sendable private static func germanPension(dice: inout Dice) -> String {
    let birth = Rules.birth(dice: &dice)
    let (area, day) = (dice.pick(["12", "53", "65"]), birth.day + birth.month + birth.year)
    let (letter, row) = (dice.from("BEMPS", 1), dice.digits(2))
    let check = digitSums(area + day + letter + row, [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]) % 10
    return "\(area) \(day) \(letter) \(row)\(check)"
  }

  /// Number of a German health insurance's member.
  @Sendable private static func germanHealth(dice: inout Dice) -> String {
    let body = dice.from("ABCDEFGHKLMPRSTXZ", 1) + dice.digits(8)
    return body + String(digitSums(body, [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]) % 10)
  }

  @Sendable private static func france(dice: inout Dice) -> String {
    let birth = Rules.birth(dice: &dice)
    let parts = [
      String(dice.int(1...2)), birth.year, birth.month, String(dice.int(10...89)), dice.digits(3), dice.digits(3),
    ]
    let key = 97 - Rules.remainder97(parts.joined())
    return (parts + [(key < 10 ? "0" : "") + String(key)]).joined(separator: " ")
  }

  @Sendable private static func spain(dice: inout Dice) -> String {
    let number = dice.int(10_000_000...79_999_999)
    return "\(number)\(Array("TRWAGMYFPDXBNJZSQVHLCKE")[number % 23])"
  }

  @Sendable private static func italy(dice: inout Dice) -> String {
    let birth = Rules.birth(dice: &dice)
    let month = Array("ABCDEHLMPRST")[(Int(birth.month) ?? 1) - 1]
    let body =
      dice.from("BCDFGLMNPRSTV", 6) + birth.year + String(month) + birth.day
      + dice.pick(["H501", "F205", "L219", "F839"])
    let odd = [
      1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
    ]
    let sum = body.enumerated().reduce(0) { sum, place in
      let value = Int(String(place.element), radix: 36) ?? 0
      let index = value > 9 ? value - 10 : value
      return sum + (place.offset % 2 == 0 ? odd[index] : index)
    }
    return body + String(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")[sum % 26])
  }

  @Sendable private static func portugal(dice: inout Dice) -> String {
    let body = dice.pick(["1", "2"]) + dice.digits(7)
    let check = 11 - Rules.weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
    return Rules.grouped(body + String(check > 9 ? 0 : check), 3)
  }

  @Sendable private static func netherlands(dice: inout Dice) -> String {
    tried(&dice) { dice in
      let body = String(dice.int(1...6)) + dice.digits(7)
      let check = Rules.weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
      return check == 10 ? nil : body + String(check)
    }
  }

  @Sendable private static func belgium(dice: inout Dice) -> String {
    let birth = Rules.birth(dice: &dice)
    let row = String(dice.int(100...899))
    let check = 97 - Rules.remainder97(birth.year + birth.month + birth.day + row)
    return "\(birth.year).\(birth.month).\(birth.day)-\(row).\(check < 10 ? "0" : "")\(check)"
  }

  @Sendable private static func sweden(dice: inout Dice) -> String {
    let birth = Rules.birth(dice: &dice)
    let row = dice.digits(3)
    let day = birth.year + birth.month + birth.day
    return "\(dice.chance(0.5) ? "19" : "")\(day)-\(row)\(Rules.luhn(day + row))"
  }

  @Sendable private static func denmark(dice: inout Dice) -> String {
    tried(&dice) { dice in
      let birth = Rules.birth(dice: &dice)
      let body = birth.day + birth.month + birth.year + dice.pick(["0", "1", "2", "3"]) + dice.digits(2)
      let check = (11 - Rules.weighted(body, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11
      return check == 10 ? nil : "\(body.prefix(6))-\(body.suffix(3))\(check)"
    }
  }

  @Sendable private static func finland(dice: inout Dice) -> String {
    let birth = Rules.birth(dice: &dice)
    let (day, row) = (birth.day + birth.month + birth.year, String(dice.int(100...899)))
    let letter = Array("0123456789ABCDEFHJKLMNPRSTUVWXY")[(Int(day + row) ?? 0) % 31]
    return "\(day)-\(row)\(letter)"
  }

  @Sendable private static func norway(dice: inout Dice) -> String {
    tried(&dice) { dice in
      let birth = Rules.birth(dice: &dice)
      let body = birth.day + birth.month + birth.year + String(dice.int(100...499))
      let first = (11 - Rules.weighted(body, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11) % 11
      let second = (11 - Rules.weighted(body + String(first % 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11
      return first == 10 || second == 10 ? nil : "\(body.prefix(6)) \(body.suffix(3))\(first)\(second)"
    }
  }

  @Sendable private static func poland(dice: inout Dice) -> String {
    let birth = Rules.birth(dice: &dice)
    let body = birth.year + birth.month + birth.day + dice.digits(4)
    return body + String((10 - Rules.weighted(body, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10) % 10)
  }

  @Sendable private static func czechia(dice: inout Dice) -> String {
    tried(&dice) { dice in
      let birth = Rules.birth(dice: &dice)
      let body = birth.year + birth.month + birth.day + dice.digits(3)
      let check = (Int(body) ?? 0) % 11
      return check == 10 ? nil : "\(body.prefix(6))/\(body.suffix(3))\(check)"
    }
  }

  @Sendable private static func hungary(dice: inout Dice) -> String {
    tried(&dice) { dice in
      let body = "8" + dice.digits(8)
      let check = Rules.weighted(body, Array(1...9)) % 11
      return check == 10 ? nil : body + String(check)
    }
  }

  @Sendable private static func romania(dice: inout Dice) -> String {
    let birth = Rules.birth(dice: &dice)
    let body = dice.pick(["1", "2"]) + birth.year + birth.month + birth.day + "40" + dice.digits(3)
    let check = Rules.weighted(body, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
    return body + String(check == 10 ? 1 : check)
  }

  @Sendable private static func slovenia(dice: inout Dice) -> String {
    tried(&dice) { dice in
      let birth = Rules.birth(dice: &dice)
      let body = birth.day + birth.month + "9" + birth.year + "50" + dice.digits(3)
      let check = (11 - Rules.weighted(body, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11
      return check == 10 ? nil : body + String(check)
    }
  }

  /// Estonia and Lithuania.
  @Sendable private static func baltic(dice: inout Dice) -> String {
    let birth = Rules.birth(dice: &dice)
    let body = dice.pick(["3", "4"]) + birth.year + birth.month + birth.day + dice.digits(3)
    var check = Rules.weighted(body, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11
    if check == 10 { check = Rules.weighted(body, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11 % 10 }
    return body + String(check)
  }

  @Sendable private static func latvia(dice: inout Dice) -> String {
    let birth = Rules.birth(dice: &dice)
    let body = birth.day + birth.month + birth.year + "1" + dice.digits(3)
    let check = (1101 - Rules.weighted(body, [1, 6, 3, 7, 9, 10, 5, 8, 4, 2])) % 11 % 10
    return "\(body.prefix(6))-\(body.suffix(4))\(check)"
  }

  @Sendable private static func austria(dice: inout Dice) -> String {
    tried(&dice) { dice in
      let birth = Rules.birth(dice: &dice)
      let (row, day) = (String(dice.int(100...999)), birth.day + birth.month + birth.year)
      let check = (Rules.weighted(row, [3, 7, 9]) + Rules.weighted(day, [5, 8, 4, 2, 1, 6])) % 11
      return check == 10 ? nil : "\(row)\(check) \(day)"
    }
  }

  @Sendable private static func ireland(dice: inout Dice) -> String {
    let body = dice.digits(7)
    return body + String(Array("WABCDEFGHIJKLMNOPQRSTUV")[Rules.weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 23])
  }

  @Sendable private static func britain(dice: inout Dice) -> String {
    let body = dice.pick(["AB", "JC", "NP", "SX"]) + " " + Rules.grouped(dice.digits(6), 2)
    return body + " " + dice.pick(["A", "B", "C", "D"])
  }

  @Sendable private static func australia(dice: inout Dice) -> String {
    tried(&dice) { dice in
      let number = String(dice.int(1...9)) + dice.digits(8)
      return Rules.weighted(number, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 == 0 ? Rules.grouped(number, 3) : nil
    }
  }

  @Sendable private static func brazil(dice: inout Dice) -> String {
    var body = dice.digits(9)
    for start in [10, 11] {
      let sum = Rules.weighted(body, Array((2...start).reversed()))
      body += String(sum % 11 < 2 ? 0 : 11 - sum % 11)
    }
    let all = Array(body)
    return "\(String(all[..<3])).\(String(all[3..<6])).\(String(all[6..<9]))-\(String(all[9...]))"
  }

  @Sendable private static func chile(dice: inout Dice) -> String {
    let body = String(dice.int(10_000_000...24_999_999))
    let check = 11 - Rules.weighted(body, [3, 2, 7, 6, 5, 4, 3, 2]) % 11
    let letter = check == 11 ? "0" : check == 10 ? "K" : String(check)
    return "\(body.prefix(2)).\(body.dropFirst(2).prefix(3)).\(body.suffix(3))-\(letter)"
  }

  @Sendable private static func argentina(dice: inout Dice) -> String {
    tried(&dice) { dice in
      let body = dice.pick(["20", "27"]) + dice.digits(8)
      let check = (11 - Rules.weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11
      return check == 10 ? nil : "\(body.prefix(2))-\(body.suffix(8))-\(check)"
    }
  }

  @Sendable private static func mexico(dice: inout Dice) -> String {
    let birth = Rules.birth(dice: &dice)
    let body =
      dice.from("BCDFGLMP", 1) + dice.pick(["A", "E", "O"]) + dice.from("CDGLMR", 2) + birth.year + birth.month
      + birth.day + dice.pick(["H", "M"]) + dice.pick(["DF", "JC", "NL", "PL"]) + dice.from("BCDLMNR", 3) + "0"
    let letters = Array("0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ")
    let sum = body.enumerated().reduce(0) {
      $0 + (letters.firstIndex(of: $1.element) ?? 0) * (18 - $1.offset)
    }
    return body + String((10 - sum % 10) % 10)
  }

  @Sendable private static func china(dice: inout Dice) -> String {
    let birth = Rules.birth(dice: &dice)
    let place = dice.pick(["110101", "310104", "440106"])
    let body = place + "19" + birth.year + birth.month + birth.day + dice.digits(3)
    let sum = Rules.weighted(body, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2])
    return body + String(Array("10X98765432")[sum % 11])
  }

  @Sendable private static func japan(dice: inout Dice) -> String {
    let body = dice.digits(11)
    let rest = Rules.weighted(body, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
    return Rules.grouped(body + String(rest <= 1 ? 0 : 11 - rest), 4)
  }

  /// Verhoeff's rule, over the dihedral group of the pentagon.
  @Sendable private static func india(dice: inout Dice) -> String {
    func product(_ left: Int, _ right: Int) -> Int {
      switch (left < 5, right < 5) {
      case (true, true): (left + right) % 5
      case (true, false): (left + right - 5) % 5 + 5
      case (false, true): (left - 5 - right + 5) % 5 + 5
      case (false, false): (left - right + 5) % 5
      }
    }
    let turn = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
    let body = String(dice.int(2...9)) + dice.digits(10)
    var check = 0
    for (place, digit) in Rules.digits(body).reversed().enumerated() {
      check = product(check, (0...place).reduce(digit) { value, _ in turn[value] })
    }
    let inverse = check == 0 || check > 4 ? check : 5 - check
    return Rules.grouped(body + String(inverse), 4)
  }

  @Sendable private static func turkey(dice: inout Dice) -> String {
    let body = Rules.digits(String(dice.int(1...9)) + dice.digits(8))
    let odd = body.enumerated().reduce(0) { $0 + ($1.offset % 2 == 0 ? $1.element : 0) }
    let even = body.reduce(0, +) - odd
    let tenth = ((odd * 7 - even) % 10 + 10) % 10
    return body.map(String.init).joined() + String(tenth) + String((odd + even + tenth) % 10)
  }
}
