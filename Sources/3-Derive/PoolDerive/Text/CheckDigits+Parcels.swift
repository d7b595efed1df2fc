/// Tracking numbers of carriers.
extension CheckDigits {
  /// UPS: `1Z`, 15 characters and a check digit. A letter counts as its place in the alphabet plus 1, modulo 10;
  /// every second character counts double; the sum is filled up to a multiple of ten.
  package static func upsTracking(_ text: String) -> Bool {
    let scalars = Array(text.uppercased().unicodeScalars)
    guard scalars.count == 18, scalars[0] == "1", scalars[1] == "Z", let check = digit(scalars[17]) else {
      return false
    }
    var sum = 0
    for (place, scalar) in scalars[2..<17].enumerated() {
      let value: Int
      if let digit = digit(scalar) {
        value = digit
      } else if (0x41...0x5a).contains(scalar.value) {
        value = (Int(scalar.value) - 0x41 + 2) % 10
      } else {
        return false
      }
      sum += place % 2 == 1 ? value * 2 : value
    }
    return (10 - sum % 10) % 10 == check
  }

  /// FedEx Express of 12 digits (weights 3, 1, 7 from the left, modulo 11 and 10) and FedEx Ground of 15 digits (as
  /// GS1 counts).
  package static func fedexTracking(_ text: String) -> Bool {
    guard let digits = digits(of: text) else { return false }
    switch digits.count {
    case 12:
      let weights = [3, 1, 7]
      let sum = (0..<11).reduce(0) { $0 + digits[$1] * weights[$1 % 3] }
      return sum % 11 % 10 == digits[11]
    case 15: return isGS1(digits)
    default: return false
    }
  }

  /// DHL Express: an air waybill of 10 digits, whose last is what the nine before it leave when divided by 7.
  package static func dhlExpressTracking(_ text: String) -> Bool {
    guard let digits = digits(of: text), digits.count == 10 else { return false }
    return digits.dropLast().reduce(0) { ($0 * 10 + $1) % 7 } == digits[9]
  }

  /// DHL Paket and Deutsche Post: 12 digits with an Identcode or 14 with a Leitcode, weights 4 and 9 in turn; or the
  /// licence plate of 20 characters `JJD` and digits, which has no check digit and so answers false.
  package static func dhlParcelTracking(_ text: String) -> Bool {
    guard let digits = digits(of: text), digits.count == 12 || digits.count == 14 else { return false }
    var sum = 0
    for (place, digit) in digits.dropLast().reversed().enumerated() { sum += digit * (place % 2 == 0 ? 4 : 9) }
    return (10 - sum % 10) % 10 == digits[digits.count - 1]
  }

  /// USPS: 20 or 22 digits with a GS1 check digit; 22 begin with 91 to 95. With the routing prefix `420` and a ZIP code
  /// of 5 or 9 digits before it, too.
  package static func uspsTracking(_ text: String) -> Bool {
    guard var digits = digits(of: text) else { return false }
    if digits.starts(with: [4, 2, 0]) {
      if digits.count == 30 { digits.removeFirst(8) }
      if digits.count == 34 { digits.removeFirst(12) }
    }
    switch digits.count {
    case 20: return isGS1(digits)
    case 22: return digits[0] == 9 && (1...5).contains(digits[1]) && isGS1(digits)
    default: return false
    }
  }

  /// Postal items between countries: two letters, eight digits, a check digit, two letters of a country. UPU standard
  /// S10: weights 8 6 4 2 3 5 9 7, modulo 11.
  package static func s10(_ text: String) -> Bool {
    let scalars = Array(text.uppercased().unicodeScalars)
    let isLetter = { (scalar: Unicode.Scalar) in (0x41...0x5a).contains(scalar.value) }
    guard scalars.count == 13, scalars[..<2].allSatisfy(isLetter), scalars[11...].allSatisfy(isLetter) else {
      return false
    }
    let weights = [8, 6, 4, 2, 3, 5, 9, 7]
    var sum = 0
    for (place, weight) in weights.enumerated() {
      guard let value = digit(scalars[place + 2]) else { return false }
      sum += value * weight
    }
    let rest = 11 - sum % 11
    let check = rest == 10 ? 0 : rest == 11 ? 5 : rest
    return digit(scalars[10]) == check
  }
}
