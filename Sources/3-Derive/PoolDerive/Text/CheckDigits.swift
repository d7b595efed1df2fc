/// Check digits of published numbering schemes. Every method takes a number as written without blanks and signs, and
/// answers false (or nil) for one of another length or with other characters.
package enum CheckDigits {
  /// Payment cards, IMEI and others: ISO/IEC 7812-1, annex B. At least two digits, up to 40.
  package static func luhn(_ text: String) -> Bool {
    guard let digits = digits(of: text), (2...40).contains(digits.count) else { return false }
    return isLuhn(digits)
  }

  /// The method of H. P. Luhn over digits 0 to 9, the check digit last: from the right every second digit is doubled,
  /// its digits added; the sum of all divides by ten. False for none.
  package static func isLuhn<Digits: BidirectionalCollection>(_ digits: Digits) -> Bool
  where Digits.Element: BinaryInteger {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      let value = Int(truncatingIfNeeded: digit) * (place % 2 == 1 ? 2 : 1)
      sum += value > 9 ? value - 9 : value
    }
    return !digits.isEmpty && sum % 10 == 0
  }

  /// ISO 7064 MOD 97-10, as of an IBAN whose first four characters were moved to its end: letters count 10 to 35, the
  /// whole leaves 1. Up to 64 characters.
  package static func mod97(_ text: String) -> Bool { remainder97(text) == 1 }

  /// What a number of digits and letters (10 to 35) leaves when divided by 97; nil for other characters.
  package static func remainder97(_ text: String) -> Int? {
    var rest = 0
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      guard count <= 64, let value = letterValue(scalar) else { return nil }
      rest = (rest * (value < 10 ? 10 : 100) + value) % 97
    }
    return count >= 3 ? rest : nil
  }

  /// EAN-13, EAN-8, UPC-A, GTIN-14 and UPC-E (8 digits that begin with 0 or 1 count as either EAN-8 or UPC-E): GS1
  /// General Specifications, section 7.9.
  package static func ean(_ text: String) -> Bool {
    guard let digits = digits(of: text), [8, 12, 13, 14].contains(digits.count) else { return false }
    return isGS1(digits) || upcA(fromE: text) != nil
  }

  /// UPC-E written out as UPC-A with its check digit; nil unless it is 8 digits that fit.
  package static func upcA(fromE text: String) -> String? {
    guard let code = digits(of: text), code.count == 8, code[0] <= 1 else { return nil }
    let middle = Array(code[1...6])
    let zeros = { (count: Int) in [Int](repeating: 0, count: count) }
    let body: [Int] =
      switch middle[5] {
      case 0...2: [middle[0], middle[1], middle[5]] + zeros(4) + middle[2...4]
      case 3: Array(middle[0...2]) + zeros(5) + middle[3...4]
      case 4: Array(middle[0...3]) + zeros(5) + [middle[4]]
      default: Array(middle[0...4]) + zeros(4) + [middle[5]]
      }
    let whole = [code[0]] + body + [code[7]]
    return isGS1(whole) ? whole.map(String.init).joined() : nil
  }

  /// Serial shipping container code: 18 digits, or 20 with the application identifier 00. GS1 General Specifications.
  package static func sscc(_ text: String) -> Bool {
    guard let digits = digits(of: text) else { return false }
    if digits.count == 20, digits.starts(with: [0, 0]) { return isGS1(Array(digits.dropFirst(2))) }
    return digits.count == 18 && isGS1(digits)
  }

  /// The 13 digits of an ISBN of 10 or 13, ISO 2108; nil unless its check digit fits. `X` may end one of 10.
  package static func isbn13(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    if scalars.count == 13 {
      guard let digits = digits(of: text), isGS1(digits), text.hasPrefix("978") || text.hasPrefix("979") else {
        return nil
      }
      return text
    }
    guard scalars.count == 10 else { return nil }
    var sum = 0
    var body = [9, 7, 8]
    for (place, scalar) in scalars.enumerated() {
      let isTen = place == 9 && (scalar == "X" || scalar == "x")
      guard let value = isTen ? 10 : digit(scalar) else { return nil }
      sum += (10 - place) * value
      if place < 9 { body.append(value) }
    }
    guard sum % 11 == 0 else { return nil }
    body.append(gs1Check(of: body))
    return body.map(String.init).joined()
  }

  // MARK: - Parts that the schemes share

  /// Digits whose weights 3 and 1 alternate, 3 next to the check digit at the end.
  static func isGS1(_ digits: [Int]) -> Bool {
    guard let last = digits.last, digits.count > 1 else { return false }
    return gs1Check(of: Array(digits.dropLast())) == last
  }

  /// The digit that makes digits fit.
  static func gs1Check(of digits: [Int]) -> Int {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() { sum += place % 2 == 0 ? digit * 3 : digit }
    return (10 - sum % 10) % 10
  }

  /// Values of ASCII digits; nil if there are other characters, none, or more than 64.
  static func digits(of text: String) -> [Int]? {
    var result: [Int] = []
    for scalar in text.unicodeScalars {
      guard result.count < 64, let value = digit(scalar) else { return nil }
      result.append(value)
    }
    return result.isEmpty ? nil : result
  }

  /// The value of an ASCII digit.
  static func digit(_ scalar: Unicode.Scalar) -> Int? {
    (0x30...0x39).contains(scalar.value) ? Int(scalar.value) - 0x30 : nil
  }

  private static func letterValue(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value) - 0x30
    case 0x41...0x5a: Int(scalar.value) - 0x41 + 10
    case 0x61...0x7a: Int(scalar.value) - 0x61 + 10
    default: nil
    }
  }
}
