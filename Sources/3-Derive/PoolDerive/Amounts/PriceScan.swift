/// One pass over the numbers of a line that joins them with the currencies beside them.
struct PriceScan {
  let line: FoldedLine
  let numbers: [WrittenNumber]
  let fallback: String?
  private let scalars: [Unicode.Scalar]
  /// Whether the sign that yen and yuan share is that of yuan, for their word stands in the line.
  private let hasYuan: Bool
  /// Up to here all is taken by a price.
  private var taken = 0
  private var found: [(money: Money, range: Range<Int>)] = []
  /// Whether a word stands in the line as written here; looked up once a word.
  private var spelled: [String: Bool] = [:]

  init(line: FoldedLine, numbers: [WrittenNumber], fallback: String?) {
    self.line = line
    self.numbers = numbers
    self.fallback = fallback
    scalars = line.scalars
    hasYuan = line.scalars.contains("元")
  }

  /// A currency with the place of its sign.
  private struct Sign {
    var currency: CurrencyBook.Currency
    var range: Range<Int>
    var word = ""
  }

  /// The prices of the line, in order.
  mutating func run() -> [(money: Money, range: Range<Int>)] {
    var index = 0
    while index < numbers.count {
      let (joined, next) = PriceReader.joinedByBlanks(numbers, from: index, in: scalars)
      if let joined, take(joined, blanks: true, index: next - 1) {
        index = next
      } else {
        _ = take(numbers[index], blanks: false, index: index)
        index += 1
      }
    }
    return found
  }

  /// Tells a price if a currency stands beside the number. `index` is that of its last group.
  private mutating func take(_ number: WrittenNumber, blanks: Bool, index: Int) -> Bool {
    guard number.range.lowerBound >= taken else { return false }
    let before = signBefore(number.range.lowerBound)
    guard before != nil || PriceReader.isFree(number.range, in: scalars) else { return false }
    for sign in [before, signAfter(number, index: index)] {
      guard let sign, let code = code(of: sign, number, blanks: blanks) else { continue }
      let hasThousandths = CurrencyBook.thousandths.contains(code) || isPerUnit(after: sign, number)
      guard var amount = number.amount(hasThousandths: hasThousandths) else { continue }
      var range =
        min(
          number.range.lowerBound, sign.range.lowerBound)..<max(
          number.range.upperBound, sign.range.upperBound)
      if number.isWhole, let cents = centsAfter(sign, index: index) {
        amount += "." + cents.text
        range = range.lowerBound..<cents.end
      }
      let money = Money(amount: amount, currency: code, isCertain: sign.currency.others.isEmpty && sign.word != "-")
      takeRangeStart(before: number, index: index, sign: sign, money: money)
      found.append((money, range))
      taken = range.upperBound
      return true
    }
    return false
  }

  // MARK: - Currencies

  /// The currency whose sign stands before a number, with at most two blanks or a point between.
  private func signBefore(_ start: Int) -> Sign? {
    var end = start
    while end > taken, end > start - 2, DecimalDigit.isBlank(scalars[end - 1]) || scalars[end - 1] == "." { end -= 1 }
    guard end > taken else { return nil }
    let last = scalars[end - 1]
    if let currency = CurrencyBook.signs[last] {
      guard last == "$" else { return Sign(currency: currency, range: end - 1..<end) }
      let letters = Self.letters(scalars, upTo: end - 1)
      if let code = CurrencyBook.dollarLetters[letters] {
        return Sign(currency: .init(code: code), range: end - 1 - letters.unicodeScalars.count..<end)
      }
      return letters.isEmpty ? Sign(currency: currency, range: end - 1..<end) : nil
    }
    if last == "/", end > taken + 1, !isLetterAfterDigits(start), scalars[end - 2] == "s",
      Self.letters(scalars, upTo: end - 1) == "s"
    {
      return Sign(currency: .init(code: "PEN"), range: end - 2..<end)
    }
    let word = Self.letters(scalars, upTo: end)
    guard !word.isEmpty, let currency = CurrencyBook.words[word], currency.stands != .after else { return nil }
    return Sign(currency: currency, range: end - word.unicodeScalars.count..<end, word: word)
  }

  /// Whether a letter follows the digits from a place on, as in a path.
  private func isLetterAfterDigits(_ start: Int) -> Bool {
    var place = start
    while place < scalars.count, place < start + 16, DecimalDigit.value(scalars[place]) != nil { place += 1 }
    return place < scalars.count && Self.isLetter(scalars[place])
  }

  /// The currency whose sign stands after a number, with at most two blanks between. One that touches the next number
  /// and not this one is the next one's.
  private func signAfter(_ number: WrittenNumber, index: Int) -> Sign? {
    let end = number.range.upperBound
    var place = end
    let dash = dashedEnd(end)
    if let dash { place = dash }
    let start = place
    while place < scalars.count, place < start + 2, DecimalDigit.isBlank(scalars[place]) { place += 1 }
    let isApart = place > end && dash == nil
    if place < scalars.count, let sign = signOrWord(at: place) {
      let isNextOnes =
        isApart && index + 1 < numbers.count && numbers[index + 1].range.lowerBound == sign.range.upperBound
      if !isNextOnes, sign.currency.stands != .before { return sign }
    }
    guard let dash else { return nil }
    if scalars[end] == ":" {
      return Sign(currency: .init(code: "SEK", others: ["NOK", "DKK"]), range: end..<dash, word: "-")
    }
    guard let fallback, CurrencyBook.dashed.contains(fallback) else { return nil }
    return Sign(currency: .init(code: fallback), range: end..<dash, word: "-")
  }

  private func signOrWord(at place: Int) -> Sign? {
    let first = scalars[place]
    if let currency = CurrencyBook.signs[first] { return Sign(currency: currency, range: place..<place + 1) }
    if let currency = CurrencyBook.unspaced[first] {
      let next = place + 1 < scalars.count ? scalars[place + 1] : " "
      guard !CurrencyBook.unspacedWords.contains(next) else { return nil }
      return Sign(currency: currency, range: place..<place + 1)
    }
    let (word, end) = Self.word(scalars, from: place)
    guard !word.isEmpty else { return nil }
    if end < scalars.count, scalars[end] == "$", let code = CurrencyBook.dollarLetters[word] {
      return Sign(currency: .init(code: code), range: place..<end + 1)
    }
    guard let currency = CurrencyBook.words[word] else { return nil }
    return Sign(currency: currency, range: place..<end, word: word)
  }

  /// The code, if all is seen that the sign demands.
  private mutating func code(of sign: Sign, _ number: WrittenNumber, blanks: Bool) -> String? {
    let currency = sign.currency
    var code = currency.code
    if let fallback, currency.others.contains(fallback) {
      code = fallback
    } else if hasYuan, currency.others == ["CNY"] {
      code = "CNY"
    }
    if blanks, !CurrencyBook.blankGrouped.contains(code) { return nil }
    let isGrouped = blanks || number.groups.count > 1 && number.groups[1].count == 3
    switch currency.demand {
    case .none: return code
    case .fallback: return fallback == currency.code ? code : nil
    case .capitals: return isSpelled(sign.word.uppercased()) ? code : nil
    case .capitalsAndForm:
      let hasDecimals = number.groups.count > 1 && number.groups[number.groups.count - 1].count == 2
      return (isGrouped || hasDecimals) && isSpelled(sign.word.uppercased()) ? code : nil
    case .florin:
      guard number.signs.first != "," else { return nil }
      return fallback == code || isGrouped && isSpelled("Ft") || number.isWhole && isSpelled("Ft") ? code : nil
    case .dong: return isGrouped && sign.range.lowerBound == number.range.upperBound ? code : nil
    }
  }

  private mutating func isSpelled(_ word: String) -> Bool {
    if let known = spelled[word] { return known }
    let wanted = Array(word.utf8)
    var matched = 0
    var isFound = false
    for byte in line.text.utf8 {
      matched = byte == wanted[matched] ? matched + 1 : byte == wanted[0] ? 1 : 0
      if matched == wanted.count {
        isFound = true
        break
      }
    }
    spelled[word] = isFound
    return isFound
  }

  // MARK: - Forms

  /// The end of `,-`, `.-`, `:-` or `,–` after a number.
  private func dashedEnd(_ end: Int) -> Int? {
    guard end + 1 < scalars.count, scalars[end] == "," || scalars[end] == "." || scalars[end] == ":" else { return nil }
    var place = end + 1
    while place < scalars.count, place < end + 3, Self.isDash(scalars[place]) { place += 1 }
    guard place > end + 1, place == scalars.count || DecimalDigit.value(scalars[place]) == nil else { return nil }
    return place
  }

  /// Two digits that follow a euro sign at once, as in `5€50`.
  private func centsAfter(_ sign: Sign, index: Int) -> (text: String, end: Int)? {
    guard index + 1 < numbers.count, sign.range.count == 1, scalars[sign.range.lowerBound] == "€" else { return nil }
    let cents = numbers[index + 1]
    guard numbers[index].range.upperBound == sign.range.lowerBound, cents.range.lowerBound == sign.range.upperBound,
      cents.isWhole, cents.groups[0].count == 2
    else { return nil }
    return (String(decoding: cents.groups[0], as: UTF8.self), cents.range.upperBound)
  }

  /// Whether a price is per litre or piece: then three decimals are usual.
  private func isPerUnit(after sign: Sign, _ number: WrittenNumber) -> Bool {
    let end = max(sign.range.upperBound, number.range.upperBound)
    guard end + 1 < scalars.count, scalars[end] == "/", number.groups.count == 2 else { return false }
    return number.groups[0].count == 1 && Self.letters(scalars, from: end + 1).hasPrefix("l")
  }

  /// The lower price of a range such as `10–20 €`, told with the currency of the upper.
  private mutating func takeRangeStart(before number: WrittenNumber, index: Int, sign: Sign, money: Money) {
    guard index > 0, sign.range.lowerBound >= number.range.upperBound else { return }
    let lower = numbers[index - 1]
    var place = lower.range.upperBound
    guard lower.range.lowerBound >= taken, place < number.range.lowerBound else { return }
    let between = scalars[place..<number.range.lowerBound].filter { !DecimalDigit.isBlank($0) }
    let isApart = DecimalDigit.isBlank(scalars[place])
    place = lower.range.lowerBound
    guard between.count == 1, Self.isDash(between[0]), !isApart || between[0] != "-",
      PriceReader.isFree(lower.range, in: scalars), lower.groups[0].first != 0x30, let amount = lower.amount(),
      place == 0 || !Self.isDash(scalars[place - 1]), isLess(amount, money.amount)
    else { return }
    found.append((Money(amount: amount, currency: money.currency, isCertain: money.isCertain), lower.range))
  }

  private func isLess(_ one: String, _ other: String) -> Bool {
    let ones = one.prefix { $0 != "." }
    let others = other.prefix { $0 != "." }
    return ones.count == others.count ? ones <= others : ones.count < others.count
  }

  // MARK: - Words

  /// Whether it is a hyphen, a dash or a minus sign.
  static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || (0x2010...0x2015).contains(scalar.value) || scalar.value == 0x2212
  }

  /// The letters of the word that ends at a place, at most twelve; empty where a longer one or a digit does.
  static func letters(_ scalars: [Unicode.Scalar], upTo end: Int) -> String {
    var start = end
    while start > 0, end - start <= 12, isLetter(scalars[start - 1]) { start -= 1 }
    guard end - start <= 12 else { return "" }
    return text(scalars[start..<end])
  }

  /// The letters of the word that begins at a place, at most twelve; empty where a longer one does.
  static func letters(_ scalars: [Unicode.Scalar], from start: Int) -> String {
    var end = start
    while end < scalars.count, end - start <= 12, isLetter(scalars[end]) { end += 1 }
    return end - start <= 12 ? text(scalars[start..<end]) : ""
  }

  /// The word that begins at a place; points and quotation marks inside it are left out, if it is not Latin.
  private static func word(_ scalars: [Unicode.Scalar], from start: Int) -> (word: String, end: Int) {
    var end = start
    var word = String.UnicodeScalarView()
    while end < scalars.count, end - start <= 12 {
      let scalar = scalars[end]
      if isLetter(scalar) {
        word.append(scalar)
      } else if end > start, scalars[start].value > 0x24f, scalar == "." || scalar == "\"" || scalar.value == 0x5f4,
        end + 1 < scalars.count, isLetter(scalars[end + 1])
      {
        // The point of an abbreviation.
      } else {
        break
      }
      end += 1
    }
    guard end - start <= 12 else { return ("", start) }
    return (String(word), end)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return (0x61...0x7a).contains(scalar.value) }
    return TextFolding.isWordPart(scalar) && DecimalDigit.value(scalar) == nil && CurrencyBook.unspaced[scalar] == nil
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    TextFolding.text(scalars)
  }
}
