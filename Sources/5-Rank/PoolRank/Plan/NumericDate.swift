/// Dates written in digits alone.
enum NumericDate {
  /// What one word of digits and separators says, nil where it is no date.
  ///
  /// Read are `2024-03-05`, `2024/3/5`, `2024.3.5`, `2024-03`, `2024/03`, `03/2024`, `5.3.2024`, `5/3/2024`,
  /// `5-3-2024` and, as a span of years, `2019-2021`. Where day and month could both come first, the day does; where
  /// the second number is no month, the first is.
  static func span(_ key: String, _ calendar: DateCalendar) -> DaySpan? {
    guard let digit = key.utf8.first, (0x30...0x39).contains(digit), (7...10).contains(key.utf8.count) else {
      return nil
    }
    var numbers: [(value: Int, digits: Int)] = []
    var separator: Character?
    var value = 0
    var digits = 0
    for character in key {
      if let digit = character.wholeNumberValue, character.isASCII {
        value = value * 10 + digit
        digits += 1
      } else if "-./".contains(character), digits > 0, separator == nil || separator == character {
        separator = character
        numbers.append((value, digits))
        value = 0
        digits = 0
      } else {
        return nil
      }
    }
    guard digits > 0 else { return nil }
    numbers.append((value, digits))
    return span(numbers, separator, calendar)
  }

  private static func span(
    _ numbers: [(value: Int, digits: Int)], _ separator: Character?, _ calendar: DateCalendar
  ) -> DaySpan? {
    func isShort(_ number: (value: Int, digits: Int)) -> Bool { number.digits <= 2 }
    guard (2...3).contains(numbers.count) else { return nil }
    let values = numbers.map(\.value)
    switch (numbers.count, numbers[0].digits, numbers[numbers.count - 1].digits) {
    case (3, 4, 1...2) where isShort(numbers[1]) && calendar.isPossible(values[0]):
      return DateCalendar.day(values[0], values[1], values[2]).flatMap(DateCalendar.single)
    case (3, 1...2, 4) where isShort(numbers[1]) && calendar.isPossible(values[2]):
      let day = DateCalendar.day(values[2], values[1], values[0])
      return (day ?? DateCalendar.day(values[2], values[0], values[1])).flatMap(DateCalendar.single)
    case (2, 4, 2) where separator != "." && calendar.isPossible(values[0]) && (1...12).contains(values[1]):
      return DateCalendar.month(values[0], values[1])
    case (2, 2, 4) where separator != "-" && calendar.isPossible(values[1]) && (1...12).contains(values[0]):
      return DateCalendar.month(values[1], values[0])
    default: return nil
    }
  }

  /// The years of `2019-2021`, which may as well be a number; nil where it is none.
  static func years(_ key: String, _ calendar: DateCalendar) -> DaySpan? {
    guard let digit = key.utf8.first, (0x30...0x39).contains(digit), (9...11).contains(key.utf8.count) else {
      return nil
    }
    let parts = key.split(whereSeparator: { $0 == "-" || $0 == "–" })
    guard key.count == 9, parts.count == 2, let first = Int(parts[0]), let last = Int(parts[1]), first < last,
      calendar.isPlausible(first), calendar.isPlausible(last)
    else { return nil }
    return DaySpan(DateCalendar.year(first)?.start, DateCalendar.year(last)?.end)
  }
}
