/// Finds amounts of money in a line, in the ways of writing of many countries.
package enum PriceReader {
  /// Amounts with a currency, in order; ranges count the folded scalars of the line and take in the currency.
  ///
  /// - Parameter fallbackCurrency: ISO 4217 code that a sign shared by several countries (`$`, `kr`, `¥`) stands for if
  ///   it is one of its currencies, and that an amount such as `49,-` is of. Nothing without a sign, word or code of a
  ///   currency counts as a price.
  package static func prices(
    in line: FoldedLine, fallbackCurrency: String?
  ) -> [(money: Money, range: Range<Int>)] {
    guard let numbers = numbers(in: line.scalars) else { return [] }
    var scan = PriceScan(line: line, numbers: numbers, fallback: fallbackCurrency)
    return scan.run()
  }

  /// Amounts with two decimals, such as `12,50` or `1.299,00`, whether a currency stands with them or not, as a
  /// decimal number with a point; in order. Dates, times with their word, versions, percentages and measures are left
  /// out.
  package static func plainAmounts(in line: FoldedLine) -> [(amount: String, range: Range<Int>)] {
    guard let numbers = numbers(in: line.scalars) else { return [] }
    let scalars = line.scalars
    var found: [(amount: String, range: Range<Int>)] = []
    var index = 0
    while index < numbers.count {
      let (joined, next) = joinedByBlanks(numbers, from: index, in: scalars)
      let number = joined ?? numbers[index]
      index = joined == nil ? index + 1 : next
      guard let amount = number.amount(), hasTwoDecimals(amount), isFree(number.range, in: scalars),
        !isMeasure(after: number.range.upperBound, in: scalars), !isNamed(before: number.range.lowerBound, in: scalars)
      else { continue }
      found.append((amount, number.range))
    }
    return found
  }

  /// The numbers of a line in order; nil where there are none.
  static func numbers(in scalars: [Unicode.Scalar]) -> [WrittenNumber]? {
    var numbers: [WrittenNumber] = []
    var place = 0
    while place < scalars.count {
      if DecimalDigit.value(scalars[place]) != nil {
        let number = WrittenNumber.read(scalars, at: place)
        numbers.append(number)
        place = number.range.upperBound
      } else {
        place += 1
      }
    }
    return numbers.isEmpty ? nil : numbers
  }

  /// The number that groups of three digits make with the one before them, one blank between each two, and the index
  /// of the next number; nil where the next number does not go on with three digits.
  static func joinedByBlanks(
    _ numbers: [WrittenNumber], from index: Int, in scalars: [Unicode.Scalar]
  ) -> (number: WrittenNumber?, next: Int) {
    let first = numbers[index]
    guard first.isWhole, (1...3).contains(first.groups[0].count), first.groups[0].first != 0x30 else {
      return (nil, index + 1)
    }
    var joined = first
    var next = index + 1
    while next < numbers.count, next - index < 4 {
      let more = numbers[next]
      guard more.range.lowerBound == joined.range.upperBound + 1, more.groups[0].count == 3, !more.isOverlong,
        DecimalDigit.isBlank(scalars[joined.range.upperBound]), joined.isWhole, more.signs.count <= 1
      else { break }
      joined.groups[0] += more.groups[0]
      joined.groups += more.groups.dropFirst()
      joined.signs = more.signs
      joined.range = joined.range.lowerBound..<more.range.upperBound
      next += 1
    }
    // A sign after a blank can only be the decimal sign.
    guard next > index + 1, joined.isWhole || joined.groups[1].count <= 2 else { return (nil, index + 1) }
    return (joined, next)
  }

  /// Whether no letter of a script with blanks, no fraction and no other number touches the place from the left.
  static func isFree(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    guard range.lowerBound > 0 else { return true }
    let before = scalars[range.lowerBound - 1]
    if (0x61...0x7a).contains(before.value) || before == "#" || before == "_" { return false }
    if before == "." || before == "," || before == "/" || before == ":" || before == "'" {
      return range.lowerBound < 2 || DecimalDigit.value(scalars[range.lowerBound - 2]) == nil && before != "#"
    }
    return true
  }

  private static func hasTwoDecimals(_ amount: String) -> Bool {
    let bytes = amount.utf8
    return bytes.count >= 4 && bytes[bytes.index(bytes.endIndex, offsetBy: -3)] == 0x2e
  }

  /// Units and words before which a number is no amount of money.
  private static let measures: Set<String> = [
    "kg", "g", "mg", "lb", "lbs", "oz", "l", "ml", "cl", "dl", "cm", "mm", "km", "m", "qm", "ha", "gb", "mb", "kb",
    "tb", "uur", "ghz", "mhz", "kw", "kwh", "w", "v", "mp", "in", "mi", "uhr", "h", "am", "pm", "kcal", "kj", "hz",
    "sek",
    "sec", "s", "min", "px", "pt", "km/h", "mbit", "gbit", "degrees", "stars", "bar", "inch", "zoll",
  ]
  /// Words after which a number is a time or a version.
  private static let names: Set<String> = [
    "v", "version", "ver", "kl", "klo", "godz", "ore", "um", "om", "ios", "android", "release", "build", "kapitel",
  ]

  private static func isMeasure(after end: Int, in scalars: [Unicode.Scalar]) -> Bool {
    var place = end
    while place < scalars.count, place < end + 2, DecimalDigit.isBlank(scalars[place]) { place += 1 }
    guard place < scalars.count else { return false }
    let sign = scalars[place]
    if sign == "%" || sign == "\u{2030}" || sign == "°" || sign == "\u{66a}" || sign == "\u{2033}" { return true }
    if place == end, sign == ":" || sign == "/" || sign == "-",
      place + 1 < scalars.count, DecimalDigit.value(scalars[place + 1]) != nil
    {
      return true
    }
    let word = PriceScan.letters(scalars, from: place)
    return measures.contains(word)
  }

  private static func isNamed(before start: Int, in scalars: [Unicode.Scalar]) -> Bool {
    var place = start
    while place > 0, place > start - 3, DecimalDigit.isBlank(scalars[place - 1]) || scalars[place - 1] == "." {
      place -= 1
    }
    return names.contains(PriceScan.letters(scalars, upTo: place))
  }
}
