/// Finds telephone numbers in international form where no library for them is at hand.
enum InternationalNumber {
  /// Numbers that begin with `+` and a country code, 9 to 15 digits in all (ITU-T E.164), in order; a zero in brackets
  /// after the country code is left out.
  static func numbers(in scalars: [Unicode.Scalar]) -> [(e164: String, range: Range<Int>)] {
    var found: [(e164: String, range: Range<Int>)] = []
    var place = 0
    while place < scalars.count {
      if scalars[place] == "+" || scalars[place] == "\u{ff0b}", let (number, end) = number(scalars, at: place) {
        found.append((number, place..<end))
        place = end
      } else {
        place += 1
      }
    }
    return found
  }

  /// A number in international form without the zero in brackets that is dialled within the country alone, as in
  /// `+44 (0)20 …`. Italy and San Marino keep it (ITU-T E.164).
  static func withoutTrunkZero(_ text: String) -> String {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    return digits.hasPrefix("39") || digits.hasPrefix("378") ? text : text.replacing("(0)", with: "")
  }

  private static func number(_ scalars: [Unicode.Scalar], at plus: Int) -> (e164: String, end: Int)? {
    if plus > 0, TextFolding.isWordPart(scalars[plus - 1]) || scalars[plus - 1] == "+" { return nil }
    var digits = ""
    var place = plus + 1
    var end = place
    var points = 0
    var groups = 0
    var isGroup = false
    while place < scalars.count, place - plus < 40 {
      let scalar = scalars[place]
      if (0x30...0x39).contains(scalar.value) {
        if !isGroup { groups += 1 }
        isGroup = true
        digits.unicodeScalars.append(scalar)
        place += 1
        end = place
      } else if scalar == "(", place + 2 < scalars.count, scalars[place + 1] == "0", scalars[place + 2] == ")" {
        if digits == "39" || digits == "378" { digits += "0" }
        place += 3
        isGroup = false
      } else if isSeparator(scalar), place + 1 < scalars.count, place - end < 3 {
        if scalar == "." { points += 1 }
        isGroup = false
        place += 1
      } else {
        break
      }
    }
    guard (9...15).contains(digits.utf8.count), digits.first != "0", end == scalars.count || !isJoined(scalars[end])
    else {
      return nil
    }
    // North America and Russia have ten digits after the country code; a round number counts things.
    if digits.hasPrefix("1") || digits.hasPrefix("7") { guard digits.utf8.count == 11 else { return nil } }
    guard !digits.hasSuffix("000000") else { return nil }
    // One point in it is that of a decimal.
    guard points != 1 || groups > 2 else { return nil }
    return ("+" + digits, end)
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    DecimalDigit.isBlank(scalar) || scalar == "-" || scalar == "." || scalar == "(" || scalar == ")" || scalar == "/"
      || (0x2010...0x2013).contains(scalar.value)
  }

  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "%" || scalar == "€" || scalar == "@" || scalar == "=" || (0x61...0x7a).contains(scalar.value | 0x20)
  }
}
