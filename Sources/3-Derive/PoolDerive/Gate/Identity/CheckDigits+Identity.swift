// Methods of check digits on identity documents. Every function takes digits 0 to 9 of any number and never traps.
extension CheckDigits {
  /// Sum of digits times weights, as far as both go.
  package static func sum(_ digits: some Sequence<Int>, _ weights: [Int]) -> Int {
    zip(digits, weights).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// ISO/IEC 7064, MOD 11,10, with the check digit last.
  package static func isHybrid(_ digits: [Int]) -> Bool {
    guard let last = digits.last else { return false }
    var product = 10
    for digit in digits.dropLast() {
      let sum = (digit + product) % 10
      product = (sum == 0 ? 10 : sum) * 2 % 11
    }
    return (product + last) % 10 == 1
  }

  /// The method of J. Verhoeff (1969), over the dihedral group of ten elements, with the check digit last.
  package static func isVerhoeff(_ digits: [Int]) -> Bool {
    var check = 0
    for (place, digit) in digits.reversed().enumerated() {
      check = multiplied(check, permuted(digit, times: place % 8))
    }
    return check == 0
  }

  /// ICAO 9303 part 3: weights 7, 3, 1, letters from `A` as 10, the filler as 0. Nil for other characters.
  package static func machineReadable(_ characters: some Sequence<UInt8>) -> Int? {
    var total = 0
    for (place, character) in characters.enumerated() {
      let value: Int
      switch character {
      case 0x30...0x39: value = Int(character) - 0x30
      case 0x41...0x5a: value = Int(character) - 0x37
      case 0x3c: value = 0
      default: return nil
      }
      total += value * (place % 3 == 0 ? 7 : place % 3 == 1 ? 3 : 1)
    }
    return total % 10
  }

  /// The number that digits make, modulo another, without making it.
  package static func remainder(_ digits: some Sequence<Int>, by modulus: Int) -> Int {
    digits.reduce(0) { ($0 * 10 + $1) % modulus }
  }

  /// Elements 0 to 4 are turns, 5 to 9 reflections of a pentagon.
  private static func multiplied(_ left: Int, _ right: Int) -> Int {
    switch (left < 5, right < 5) {
    case (true, true): (left + right) % 5
    case (true, false): (left + right - 5) % 5 + 5
    case (false, true): (left - 5 - right + 5) % 5 + 5
    case (false, false): (left - right + 5) % 5
    }
  }

  private static let permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

  private static func permuted(_ digit: Int, times: Int) -> Int {
    var result = digit
    for _ in 0..<times where permutation.indices.contains(result) { result = permutation[result] }
    return result
  }
}

/// A day of birth as numbers carry it: the century is often not told.
package struct BirthDay: Hashable, Sendable {
  /// Last two digits of the year.
  package let year: Int
  package let month: Int
  package let day: Int

  /// Nil for what is no day.
  package init?(year: Int, month: Int, day: Int) {
    let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard lengths.indices.contains(month - 1), (1...lengths[month - 1]).contains(day) else { return nil }
    self.year = year % 100
    self.month = month
    self.day = day
  }
}
