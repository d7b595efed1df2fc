internal import PoolTypes

/// Dates with the name of the month.
extension DateScan {
  /// `5 March 2026`, `5. März`, `5 de marzo de 2026`, `05MAR26`, and `5–7 March` as two dates.
  func dayAndName(_ index: Int) -> [RawDate]? {
    guard let day = tokens.day(index), !goesOnBefore(index) else { return nil }
    if var single = tail(day: day, index) {
      single.first = index
      return [single]
    }
    var place = afterDay(index)
    guard isJoint(place) else { return nil }
    place += 1
    if tokens.word(place) == "den" || tokens.word(place) == "the" { place += 1 }
    guard let end = tokens.day(place), end > day, var last = tail(day: end, place) else { return nil }
    last.first = place
    var first = last
    (first.day, first.first, first.last, first.beginsRange) = (day, index, index, true)
    return [first, last]
  }

  /// `March 5, 2026`, `Mar. 5th`, and `March 5–7, 2026` as two dates.
  func nameAndDay(_ index: Int) -> [RawDate]? {
    guard let name = tokens.word(index), let month = month(name), tokens.day(index - 1) == nil else { return nil }
    var place = index + 1
    if tokens.sign(place) == "." || tokens.sign(place) == "-" { place += 1 }
    guard let day = tokens.day(place), !isOther(after: place), tokens.word(place + 1) != "de",
      MonthBook.months[tokens.word(place + 1) ?? ""] == nil
    else { return nil }
    var dates = [RawDate(month: month, day: day, first: index, last: place)]
    var next = afterDay(place)
    if isJoint(next), let end = tokens.day(next + 1), end > day, !isOther(after: next + 1) {
      dates[0].beginsRange = true
      dates.append(RawDate(month: month, day: end, first: next + 1, last: next + 1))
      next = afterDay(next + 1)
    }
    if tokens.sign(next) == "," || tokens.sign(next) == "." || tokens.sign(next) == "-" { next += 1 }
    if tokens.word(next) == "of" { next += 1 }
    if let year = tokens.year(next) {
      for place in dates.indices { dates[place].year = year }
      dates[dates.count - 1].last = next
    } else if MonthBook.weak.contains(name) || name == "may" && tokens.isApart(place) == false {
      return nil
    }
    return dates
  }

  // MARK: - Parts

  /// What follows the day: the month's name and, if there is one, the year.
  private func tail(day: Int, _ index: Int) -> RawDate? {
    var place = afterDay(index)
    let hasPoint = tokens.sign(index + 1) == "."
    if tokens.sign(place) == "," || tokens.sign(place) == "-" || tokens.sign(place) == "/" { place += 1 }
    while let word = tokens.word(place), Self.particles.contains(word), place < index + 4 {
      place += 1
      if word == "d", tokens.sign(place) == "'" || tokens.sign(place) == "\u{2019}" { place += 1 }
    }
    guard let name = tokens.word(place), var month = month(name) else { return nil }
    // October of Croatian is November of Polish, which writes no point after the day.
    if hasPoint, name == "listopada" { month = 10 }
    var raw = RawDate(month: month, day: day, first: index, last: place)
    let nameEnd = place
    place += 1
    if tokens.sign(place) == "." { place += 1 }
    var isTied = !tokens.isApart(place)
    if let sign = tokens.sign(place), [",", "-", "/", "'", "\u{2019}"].contains(sign) {
      place += 1
      isTied = sign != ","
    }
    while let word = tokens.word(place), Self.particles.contains(word), place < nameEnd + 5 { place += 1 }
    if let year = tokens.year(place) {
      (raw.year, raw.last) = (year, place)
    } else if let year = tokens.shortYear(place), isTied || place == tokens.count - 1, tokens.sign(place + 1) != ":",
      near.map({ abs($0.year - year) <= 20 }) ?? (2000...2049).contains(year)
    {
      (raw.year, raw.last) = (year, place)
    } else if MonthBook.weak.contains(name) || name == "may" && tokens.word(nameEnd + 1) != nil {
      return nil
    }
    return raw
  }

  private func month(_ name: String) -> Int? {
    if let month = MonthBook.months[name] { return month }
    return nil
  }

  /// The place after a day, its point or its ordinal ending.
  private func afterDay(_ index: Int) -> Int {
    if tokens.sign(index + 1) == "." || tokens.sign(index + 1) == "°" { return index + 2 }
    if let word = tokens.word(index + 1), Self.ordinals.contains(word), !tokens.isApart(index + 1) { return index + 2 }
    return index + 1
  }

  /// A sign or word between the ends of a range.
  private func isJoint(_ index: Int) -> Bool {
    if let sign = tokens.sign(index) { return PriceScan.isDash(sign) || sign == "&" || sign == "+" }
    return tokens.word(index).map(Self.rangeWords.contains) ?? false
  }

  /// Whether a number after the name of a month is no day: a time, a verse, an amount, a share.
  private func isOther(after place: Int) -> Bool {
    if let sign = tokens.sign(place + 1), !tokens.isApart(place + 1) {
      if sign == ":" || sign == "%" || sign == "/" { return true }
      if sign == "." || sign == ",", tokens.number(place + 2) != nil, !tokens.isApart(place + 2) {
        return tokens.year(place + 2) == nil
      }
    }
    if let sign = tokens.sign(place + 1), CurrencyBook.signs[sign] != nil { return true }
    return tokens.word(place + 1).map { ["am", "pm", "uhr", "h", "kg", "g", "ml", "eur", "kr"].contains($0) } ?? false
  }

  private static let ordinals: Set<String> = [
    "st", "nd", "rd", "th", "er", "e", "re", "º", "ª", "a", "de", "ste", "ο", "η",
  ]
  private static let particles: Set<String> = [
    "de", "del", "di", "of", "d", "da", "do", "г", "р", "פ", "dei", "พศ", "bo",
  ]
}
