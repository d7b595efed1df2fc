/// Days printed on a capture, in any of the usual orders.
package enum PrintedDates {
  /// Every day that is printed with digits; where the order is not certain, each that it may be.
  package static func days(in lines: [FoldedLine]) -> Set<BirthDay> {
    var days: Set<BirthDay> = []
    for line in lines {
      for place in line.words.indices {
        for day in readings(line, place) { days.insert(day) }
      }
    }
    return days
  }

  /// Whether a day is printed.
  package static func hold(_ day: BirthDay, in evidence: GateEvidence) -> Bool {
    evidence.lines.contains { line in line.words.indices.contains { readings(line, $0).contains(day) } }
  }

  /// How many lines hold a date, of digits or with a month's name.
  package static func count(in lines: [FoldedLine]) -> Int { lines.count(where: isDated) }

  /// Whether a line holds a date.
  package static func isDated(_ line: FoldedLine) -> Bool {
    line.words.indices.contains { !readings(line, $0).isEmpty || isNamedMonth(line, $0) }
  }

  /// The days that three numbers from a word on may be: `1.2.1990`, `1990-02-01`, `02/01/90`; `01 02 1990` only with a
  /// year of four digits.
  private static func readings(_ line: FoldedLine, _ place: Int) -> [BirthDay] {
    let words = line.words
    let start = digitsAtEnd(line, words[place].range)
    guard let first = number(line, start) else { return [] }
    if start.count == 8 {
      return [day(first / 10_000, first / 100 % 100, first % 100, isLong: true)].compactMap { $0 }
    }
    guard start.count <= 4, place + 2 < words.count else { return [] }
    let (second, third) = (words[place + 1].range, digitsAtStart(line, words[place + 2].range))
    guard second.count <= 2, third.count <= 4, let middle = number(line, second), let last = number(line, third) else {
      return []
    }
    let joints = [start.upperBound..<second.lowerBound, second.upperBound..<third.lowerBound]
    let isYearFirst = start.count == 4
    let isYearLast = third.count == 4
    guard joints.allSatisfy({ isJoint(line.scalars[$0], blank: isYearFirst || isYearLast) }) else { return [] }
    // `13.7-16.8` is a range.
    guard Set(joints.flatMap { line.scalars[$0].filter { $0 != " " } }).count <= 1 else { return [] }
    if isYearFirst { return third.count <= 2 ? [day(first, middle, last, isLong: true)].compactMap { $0 } : [] }
    guard start.count <= 2, isYearLast || third.count == 2 else { return [] }
    let isLong = isYearLast
    return [
      day(last, middle, first, isLong: isLong), day(last, first, middle, isLong: isLong),
      isLong ? nil : day(first, middle, last, isLong: false),
    ].compactMap { $0 }
  }

  /// One of the signs of dates, or a blank where that is enough.
  private static func isJoint(_ scalars: ArraySlice<Unicode.Scalar>, blank: Bool) -> Bool {
    guard scalars.count <= 3 else { return false }
    let signs = scalars.filter { $0 != " " }
    if signs.isEmpty { return blank }
    return signs.count == 1 && signs.allSatisfy { "./-\u{2013}:".unicodeScalars.contains($0) }
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int, isLong: Bool) -> BirthDay? {
    guard isLong ? (1_900...2_100).contains(year) : (0...99).contains(year) else { return nil }
    return BirthDay(year: year, month: month, day: day)
  }

  /// What is left of a word after letters of a script without blanks: `交付2024` before `/05/04`.
  private static func digitsAtEnd(_ line: FoldedLine, _ range: Range<Int>) -> Range<Int> {
    if let last = line.scalars[range].lastIndex(where: TextFolding.isUnspaced) { return last + 1..<range.upperBound }
    // A label that a reader joined to its date, as `gyldigindtil27`.
    guard range.count >= 5, let last = line.scalars[range].lastIndex(where: { digit($0) == nil }),
      last + 1 < range.upperBound, range.upperBound - last <= 3,
      line.scalars[range.lowerBound...last].allSatisfy({ digit($0) == nil })
    else { return range }
    return last + 1..<range.upperBound
  }

  /// What a word has before letters of a script without blanks: `05まで有効`.
  private static func digitsAtStart(_ line: FoldedLine, _ range: Range<Int>) -> Range<Int> {
    guard let first = line.scalars[range].firstIndex(where: TextFolding.isUnspaced) else { return range }
    return range.lowerBound..<first
  }

  /// The digits of a range as a number; nil for other characters, and for more than eight digits. Beside a digit, a
  /// letter that looks like one counts as one.
  private static func number(_ line: FoldedLine, _ range: Range<Int>) -> Int? {
    guard (1...8).contains(range.count), line.scalars[range].contains(where: { digit($0) != nil }) else { return nil }
    var result = 0
    for scalar in line.scalars[range] {
      guard let digit = digit(scalar) ?? misread(scalar) else { return nil }
      result = result * 10 + digit
    }
    return result
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.value < 0x80 { return (0x30...0x39).contains(scalar.value) ? Int(scalar.value) - 0x30 : nil }
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
    return (0...9).contains(value) ? Int(value) : nil
  }

  private static func misread(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "o": 0
    case "l", "i": 1
    case "z": 2
    case "s": 5
    case "g": 6
    case "b": 8
    default: nil
    }
  }

  /// A day before the name of its month, to which a reader may have joined a short word: `le24 juillet`.
  private static func dayOfMonth(_ line: FoldedLine, _ range: Range<Int>) -> Int? {
    if let number = number(line, range) { return number }
    guard range.count <= 5 else { return nil }
    let digits = line.scalars[range].reversed().prefix { digit($0) != nil }.count
    return (1...2).contains(digits) ? number(line, range.upperBound - digits..<range.upperBound) : nil
  }

  /// `07 JUN 1984`, `07JUN 1984`, `March 3, 1990`, `1990年5月3日`.
  private static func isNamedMonth(_ line: FoldedLine, _ place: Int) -> Bool {
    let words = line.words
    let scalars = line.scalars[words[place].range]
    if scalars.contains("年"), scalars.contains("月") { return true }
    guard (3...14).contains(scalars.count), let end = scalars.last, !("0"..."9").contains(end) else { return false }
    let digits = scalars.prefix { ("0"..."9").contains($0) }
    guard digits.count <= 2 else { return false }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars.dropFirst(digits.count))
    guard MonthBook.months[String(name)] != nil else { return false }
    // A year after it, and a day before or after it.
    let after = words[(place + 1)...].prefix(2).map { number(line, $0.range) ?? -1 }
    // `12 de octubre de 2025`.
    let last = place > 1 && words[place - 1].text == "de" ? place - 2 : place - 1
    let before = last >= 0 ? dayOfMonth(line, words[last].range) ?? -1 : -1
    let hasDay = !digits.isEmpty || (1...31).contains(before) || after.contains { (1...31).contains($0) }
    let hasYear =
      after.contains { (1_900...2_100).contains($0) } || !digits.isEmpty && !after.isEmpty
      || (1...31).contains(before) && (after.first.map { (0...99).contains($0) } ?? false)
    return hasDay && hasYear
  }
}
