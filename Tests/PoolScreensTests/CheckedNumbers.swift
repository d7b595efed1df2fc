/// Numbers with right check digits, made from the published rules alone: nothing here is shared with the gate.
enum CheckedNumbers {
  static func digits(_ text: String) -> [Int] { text.compactMap(\.wholeNumberValue) }

  static func weighted(_ text: String, _ weights: [Int]) -> Int {
    zip(digits(text), weights).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The digit that makes a number pass Luhn's rule (ISO/IEC 7812-1) when it is put after it.
  static func luhn(_ body: String) -> Int {
    let sum = digits(body).reversed().enumerated().reduce(0) { sum, place in
      let doubled = place.offset % 2 == 0 ? place.element * 2 : place.element
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }
    return (10 - sum % 10) % 10
  }

  /// Remainder by 97 of a number with letters as 10 to 35 (ISO 7064).
  static func remainder97(_ text: String) -> Int {
    text.reduce(0) { rest, letter in
      guard let value = Int(String(letter), radix: 36) else { return rest }
      return (rest * (value > 9 ? 100 : 10) + value) % 97
    }
  }

  /// The check digit of ISO 7064 mod 11,10.
  static func hybrid(_ body: String) -> Int {
    let product = digits(body).reduce(10) { product, digit in
      let sum = (digit + product) % 10
      return (sum == 0 ? 10 : sum) * 2 % 11
    }
    return (11 - product) % 10
  }

  /// The check digit of EAN-13 (GS1), over twelve digits.
  static func ean(_ body: String) -> Int {
    let sum = digits(body).enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
    return (10 - sum % 10) % 10
  }

  /// An international account number of a country (ISO 13616), without spaces.
  static func iban(_ country: String, dice: inout Dice) -> String {
    let letters = "ABDEFGHKLMNPRTUVWX"
    let account =
      switch country {
      case "DE": dice.digits(18)
      case "FR": dice.digits(23)
      case "ES", "SE", "CZ": dice.digits(20)
      case "IT": dice.from(letters, 1) + dice.digits(22)
      case "GB", "IE": dice.from(letters, 4) + dice.digits(14)
      case "NL": dice.from(letters, 4) + dice.digits(10)
      case "PT": dice.digits(21)
      case "DK", "FI": dice.digits(14)
      case "PL": dice.digits(24)
      case "AT": dice.digits(16)
      case "BE": dice.digits(12)
      case "CH": dice.digits(17)
      default: dice.digits(11)
      }
    let check = 98 - remainder97(account + country + "00")
    return country + (check < 10 ? "0" : "") + String(check) + account
  }

  /// In groups of this many letters.
  static func grouped(_ text: String, _ size: Int, by separator: String = " ") -> String {
    let letters = Array(text)
    return stride(from: 0, to: letters.count, by: size).map {
      String(letters[$0..<min($0 + size, letters.count)])
    }.joined(separator: separator)
  }

  /// The payment networks that cards are drawn for, with what their numbers begin with and how long they are.
  static let networks: [(name: String, start: String, length: Int)] = [
    ("VISA", "4", 16), ("mastercard", "5", 16), ("AMERICAN EXPRESS", "37", 15), ("Maestro", "6759", 16),
    ("DISCOVER", "6011", 16), ("JCB", "3530", 16), ("UnionPay", "6222", 16), ("Diners Club", "3600", 14),
  ]

  /// A card's number with the groups that its network prints.
  static func card(_ network: (name: String, start: String, length: Int), dice: inout Dice) -> String {
    var body = network.start
    if network.start == "5" { body += String(dice.int(1...5)) }
    body += dice.digits(network.length - 1 - body.count)
    body += String(luhn(body))
    if network.length == 16 { return grouped(body, 4) }
    let letters = Array(body)
    return String(letters[..<4]) + " " + String(letters[4..<10]) + " " + String(letters[10...])
  }

  /// A tracking number of UPS: `1Z`, the sender, the service, a number, a check digit.
  static func ups(dice: inout Dice) -> String {
    let body = dice.from("ABEFRVWXY0123456789", 6) + dice.pick(["03", "68", "01"]) + dice.digits(7)
    let sum = body.enumerated().reduce(0) { sum, place in
      let value = place.element.wholeNumberValue ?? (Int(place.element.asciiValue ?? 63) - 63) % 10
      return sum + value * (place.offset % 2 == 0 ? 1 : 2)
    }
    return "1Z" + body + String((10 - sum % 10) % 10)
  }

  /// A book's number, 13 digits with hyphens.
  static func isbn(dice: inout Dice) -> String {
    let (group, publisher, title) = (dice.pick(["0", "1", "2", "3"]), dice.digits(4), dice.digits(4))
    let body = "978" + group + publisher + title
    return "978-\(group)-\(publisher)-\(title)-\(ean(body))"
  }

  /// A date of birth as day, month and the year's last two digits, 1950 to 1999.
  static func birth(dice: inout Dice) -> (day: String, month: String, year: String) {
    func two(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }
    return (two(dice.int(1...28)), two(dice.int(1...12)), two(dice.int(50...99)))
  }
}
