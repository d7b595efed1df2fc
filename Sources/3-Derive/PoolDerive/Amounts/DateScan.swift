internal import PoolTypes

/// Finds the dates among the tokens of a line; what is open in them is decided later.
struct DateScan {
  let tokens: DateTokens
  /// When the capture was taken.
  let near: CivilTime?

  /// Dates in order, of which no two share a token.
  func all() -> [RawDate] {
    var found: [RawDate] = []
    var index = 0
    while index < tokens.count {
      var dates: [RawDate] = []
      if tokens.number(index) != nil {
        dates =
          yearFirst(index) ?? eastern(index) ?? triple(index).map { [$0] } ?? dayAndName(index) ?? vietnamese(index)
          ?? pair(index) ?? []
      } else if tokens.word(index) != nil {
        dates = nameAndDay(index) ?? []
      }
      if let last = dates.last {
        found += dates
        index = max(last.last, index) + 1
      } else {
        index += 1
      }
    }
    return found
  }

  // MARK: - Numbers

  /// `2026-03-05`, `2026. 3. 5.`, `2026. március 5.`, `2026 m. kovo 5 d.`
  private func yearFirst(_ index: Int) -> [RawDate]? {
    guard let year = tokens.year(index), !goesOnBefore(index) else { return nil }
    if let sign = dateSign(index + 1), let month = tokens.month(index + 2), dateSign(index + 3) == sign,
      let day = tokens.day(index + 4)
    {
      guard sign == "." || !tokens.isApart(index + 2) else { return nil }
      return [RawDate(year: year, month: month, day: day, first: index, last: index + 4)]
    }
    var place = index + 1
    if tokens.word(place) == "m" { place += 1 }
    if dateSign(place) != nil { place += 1 }
    guard let name = tokens.word(place), let month = MonthBook.months[name] else { return nil }
    place += 1
    if dateSign(place) != nil { place += 1 }
    guard let day = tokens.day(place), tokens.sign(place + 1) != ":" else { return nil }
    return [RawDate(year: year, month: month, day: day, first: index, last: place)]
  }

  /// `05.03.2026`, `5/3/26`, `12-31-2026`: which is the day is decided later, but with points it is the first.
  private func triple(_ index: Int) -> RawDate? {
    guard let (one, digits) = tokens.number(index), digits <= 2, let sign = dateSign(index + 1),
      let (two, moreDigits) = tokens.number(index + 2), moreDigits <= 2, dateSign(index + 3) == sign,
      (1...31).contains(one), (1...31).contains(two), one <= 12 || two <= 12, !goesOnBefore(index)
    else { return nil }
    guard sign == "." || tokens.isApart(index + 1) == tokens.isApart(index + 2) else { return nil }
    var raw = RawDate(month: two, day: one, first: index, last: index + 4, isSwappable: sign != ".")
    if let year = tokens.year(index + 4) {
      raw.year = year
    } else if let year = tokens.shortYear(index + 4), isUsual(year, digits + moreDigits, sign) {
      raw.year = year
    } else if let (value, digits) = tokens.number(index + 4), digits == 6, tokens.sign(index + 5) == ":",
      let (minute, minuteDigits) = tokens.number(index + 6), minuteDigits == 2, minute < 60, value % 100 < 24,
      (1900...2199).contains(value / 100)
    {
      // Year and time that the text reader joined.
      (raw.year, raw.hour, raw.minute, raw.last) = (value / 100, value % 100, minute, index + 6)
    }
    guard raw.year != nil, sign != "." || two <= 12, !goesOnAfter(raw.last, sign) else { return nil }
    return raw
  }

  /// A year of two digits is one only near the capture, and section numbers such as `3.2.10` are none.
  private func isUsual(_ year: Int, _ digits: Int, _ sign: Unicode.Scalar) -> Bool {
    guard let near else { return digits == 4 && (2000...2049).contains(year) || sign == "/" && digits >= 3 }
    return abs(near.year - year) <= (sign == "/" || digits == 4 ? 20 : 2)
  }

  /// `5.3.` and, after a day of the week, `5/3`: days without a year.
  private func pair(_ index: Int) -> [RawDate]? {
    guard near != nil, let day = tokens.number(index)?.value, tokens.day(index) != nil, let sign = dateSign(index + 1),
      sign != "-", let month = tokens.number(index + 2)?.value, tokens.day(index + 2) != nil, !goesOnBefore(index),
      !tokens.isApart(index + 1), !tokens.isApart(index + 2)
    else { return nil }
    let name = tokens.sign(index - 1) == "." || tokens.sign(index - 1) == "," ? index - 2 : index - 1
    let weekday = tokens.word(name).flatMap { MonthBook.weekdays[$0] == nil ? nil : $0 }
    var last = index + 2
    if sign == "." {
      let isClosed = tokens.sign(last + 1) == "." && !tokens.isApart(last + 1)
      let isLed = tokens.word(index - 1).map(Self.leads.contains) ?? false
      guard month <= 12, weekday != nil || isClosed && (isLed || isRange(last + 2)) || isClosed && endsRange(index)
      else {
        return nil
      }
      if isClosed { last += 1 }
    } else {
      guard weekday.map({ $0.unicodeScalars.count >= 3 }) == true, day <= 12 || month <= 12 else { return nil }
    }
    guard tokens.isApart(last + 1) || tokens.number(last + 1) == nil, !goesOnAfter(index + 2, sign) else { return nil }
    return [RawDate(month: month, day: day, first: index, last: last, isSwappable: sign == "/")]
  }

  // MARK: - Scripts with units

  /// `2026年3月5日`, `令和8年3月5日`, `3月5日`, `2026년 3월 5일`.
  private func eastern(_ index: Int) -> [RawDate]? {
    var year: Int?
    var first = index
    var place = index
    if let unit = tokens.word(index + 1), unit == "年" || unit == "년" {
      let era = (tokens.word(index - 2) ?? "") + (tokens.word(index - 1) ?? "")
      if let start = Self.eras[era], let (value, digits) = tokens.number(index), digits <= 2, value > 0 {
        year = start + value
        first = index - 2
      } else {
        year = tokens.year(index) ?? tokens.shortYear(index)
      }
      guard year != nil else { return nil }
      place = index + 2
    }
    guard let month = tokens.month(place), let unit = tokens.word(place + 1), unit == "月" || unit == "월",
      let day = tokens.day(place + 2), let end = tokens.word(place + 3), end == "日" || end == "号" || end == "일"
    else { return nil }
    // A span of days is no day.
    guard tokens.word(place + 4) != "間", tokens.word(place + 4) != "间", tokens.word(place + 4) != "간" else {
      return nil
    }
    return [RawDate(year: year, month: month, day: day, first: first, last: place + 3)]
  }

  private static let eras = ["令和": 2018, "平成": 1988, "昭和": 1925]

  /// `5 tháng 3 năm 2026`, `5 tháng 3`.
  private func vietnamese(_ index: Int) -> [RawDate]? {
    guard let day = tokens.day(index), tokens.word(index + 1) == "thang", let month = tokens.month(index + 2) else {
      return nil
    }
    var raw = RawDate(month: month, day: day, first: index, last: index + 2)
    let place = tokens.word(index + 3) == "nam" || tokens.sign(index + 3) == "," ? index + 4 : index + 3
    if let year = tokens.year(place) { (raw.year, raw.last) = (year, place) }
    return [raw]
  }

  // MARK: - What stands beside

  private func dateSign(_ index: Int) -> Unicode.Scalar? {
    guard let sign = tokens.sign(index) else { return nil }
    if sign == "." || sign == "/" { return sign }
    return PriceScan.isDash(sign) ? "-" : nil
  }

  /// Whether a longer number, a word or a path goes on to the left.
  func goesOnBefore(_ index: Int) -> Bool {
    guard !tokens.isApart(index), index > 0 else { return false }
    if let sign = tokens.sign(index - 1) {
      if sign == "+" || sign == "#" || sign == "=" { return true }
      guard dateSign(index - 1) != nil || sign == ":" || sign == "," || sign == "_" else { return false }
      return !tokens.isApart(index - 1)
        && (tokens.number(index - 2) != nil || tokens.word(index - 2) != nil && sign != ".")
        && sign != ":"
    }
    return tokens.word(index - 1) == "v"
  }

  private func goesOnAfter(_ last: Int, _ sign: Unicode.Scalar) -> Bool {
    dateSign(last + 1) == sign && !tokens.isApart(last + 1) && !tokens.isApart(last + 2)
      && tokens.number(last + 2) != nil && (sign != "-" || tokens.number(last + 2)?.digits ?? 0 > 2)
  }

  private func isRange(_ index: Int) -> Bool {
    guard let sign = tokens.sign(index) else { return tokens.word(index).map(Self.rangeWords.contains) ?? false }
    return PriceScan.isDash(sign)
  }

  /// Whether a range sign and a closed day stand before, as in `5.3.–7.3.`
  private func endsRange(_ index: Int) -> Bool { isRange(index - 1) && tokens.sign(index - 2) == "." }

  /// Words between the ends of a range.
  static let rangeWords: Set<String> = [
    "to", "bis", "until", "till", "til", "al", "au", "a", "ate", "do", "and", "und", "och", "og", "ja", "tot", "e", "y",
    "et",
    "through", "thru", "по", "до",
  ]
  /// Words before a day without a year.
  private static let leads: Set<String> = [
    "am", "bis", "ab", "vom", "den", "d", "til", "fra", "od", "do", "dne", "dnia", "datum", "le", "du", "date", "dato",
    "date", "zum", "seit", "kuni", "pvm", "pe",
  ]
}
