/// Finds the times of the day among the tokens of a line.
struct TimeScan {
  /// A time with the tokens that it was read from.
  struct Found {
    var hour: Int
    var minute: Int
    /// Numbers of its first and last token.
    var first: Int
    var last: Int
  }

  let tokens: DateTokens

  /// Times in order; the first time of a range takes the half of the day that is written with the last.
  func all() -> [Found] {
    var found: [Found] = []
    var index = 0
    while index < tokens.count {
      if let time = time(at: index) {
        if let start = rangeStart(before: time, after: found.last?.last ?? -1) { found.append(start) }
        found.append(time)
        index = time.last + 1
        if let end = rangeEnd(after: time) {
          found.append(end)
          index = end.last + 1
        }
      } else {
        index += 1
      }
    }
    return found
  }

  /// The time that begins with a number.
  ///
  /// - Parameter isBesideDate: whether a date stands directly before it; then `19.30` needs no word.
  func time(at index: Int, isBesideDate: Bool = false) -> Found? {
    guard let (hour, digits) = tokens.number(index), digits <= 2, hour <= 24, !isPart(index) else { return nil }
    let half = halfBefore(index)
    if let found = clock(index, hour, half, isBesideDate) ?? eastern(index, hour, half) ?? worded(index, hour, half) {
      return found
    }
    return nil
  }

  // MARK: - Ways of writing

  /// `19:30`, `19:30:15`, `7.30 pm`, `19.30 Uhr`, `kl. 19.30`.
  private func clock(_ index: Int, _ hour: Int, _ half: Half?, _ isBesideDate: Bool) -> Found? {
    guard let sign = tokens.sign(index + 1), sign == ":" || sign == ".", !tokens.isApart(index + 1),
      !tokens.isApart(index + 2), let (minute, digits) = tokens.number(index + 2), digits == 2, minute < 60
    else { return nil }
    var last = index + 2
    if tokens.sign(last + 1) == sign, !tokens.isApart(last + 1), !tokens.isApart(last + 2),
      let (second, digits) = tokens.number(last + 2)
    {
      guard sign == ":", digits == 2, second < 60 else { return nil }
      last += 2
    }
    let (after, end) = halfAfter(last)
    let word = tokens.word(last + 1)
    let isNamed = word.map(Self.clockWords.contains) ?? false
    if sign == "." {
      guard after != nil || isNamed || isLed(index) || isBesideDate && isEnd(last) else { return nil }
    } else if tokens.sign(last + 1) == ":" || isMoney(last + 1) {
      return nil
    }
    return found(hour, minute, half ?? after, index, after == nil && isNamed ? last + 1 : end)
  }

  /// `19時30分`, `午後7時`, `下午7点半`, `7시 30분`.
  private func eastern(_ index: Int, _ hour: Int, _ half: Half?) -> Found? {
    guard let unit = tokens.word(index + 1), Self.hourUnits.contains(unit) else { return nil }
    let next = tokens.word(index + 2)
    guard next != "間", next != "间", next != "간" else { return nil }
    if next == "半" || next == "반" { return found(hour, 30, half, index, index + 2) }
    if let (minute, digits) = tokens.number(index + 2), digits <= 2, minute < 60, let word = tokens.word(index + 3),
      word == "分" || word == "분"
    {
      return found(hour, minute, half, index, index + 3)
    }
    // The Chinese word for an hour is that for a point and a spot, too.
    guard half != nil || unit == "時" || unit == "시" && hour > 0 else { return nil }
    return found(hour, 0, half, index, index + 1)
  }

  /// `7 pm`, `19 Uhr`, `19h30`, `à 19h`, `klo 19`, `19 giờ`.
  private func worded(_ index: Int, _ hour: Int, _ half: Half?) -> Found? {
    let (after, end) = halfAfter(index)
    if let after, hour >= 1, hour <= 12 { return found(hour, 0, after, index, end) }
    if isLedByClock(index), tokens.sign(index + 1) != ".", tokens.sign(index + 1) != ":" {
      return found(hour, 0, nil, index, index)
    }
    guard let word = tokens.word(index + 1) else { return nil }
    if word == "uhr" || word == "uur" || word == "น" || word == "gio" {
      if let (minute, digits) = tokens.number(index + 2), digits == 2, minute < 60, !isPart(index + 2) {
        return found(hour, minute, half, index, index + 2)
      }
      return found(hour, 0, half, index, index + 1)
    }
    guard word == "h" || word == "hs" || word == "hrs" else { return nil }
    let isLed = isLed(index)
    if !tokens.isApart(index + 2) || word == "h" && tokens.isApart(index + 1),
      let (minute, digits) = tokens.number(index + 2), digits == 2, minute < 60,
      isLed || hour >= 7 || tokens.number(index)?.digits == 2
    {
      return found(hour, minute, half, index, index + 2)
    }
    return isLed || hour >= 13 ? found(hour, 0, half, index, index + 1) : nil
  }

  /// The `7` of `7–9 pm` and `19–21 Uhr`.
  private func rangeStart(before time: Found, after limit: Int) -> Found? {
    guard let sign = tokens.sign(time.first - 1), PriceScan.isDash(sign), time.first - 2 > limit,
      let (hour, digits) = tokens.number(time.first - 2), digits <= 2, hour <= 23, !isPart(time.first - 2),
      time.last > time.first, tokens.sign(time.first + 1) != ":" || halfAfter(time.last - 1).half != nil
    else { return nil }
    let (half, _) = halfAfter(time.last - 1)
    if half != nil, hour > 12 || hour == 0 { return nil }
    let isNamed = tokens.word(time.last).map(Self.clockWords.contains) ?? false
    guard half != nil || isNamed else { return nil }
    // 11–2 pm begins in the morning.
    let isMorning = half == .evening && hour != 12 && hour + 12 > time.hour
    return found(hour, 0, isMorning ? nil : half, time.first - 2, time.first - 2)
  }

  /// The `23` of `klo 19–23` and the `21.00` of `kl. 19.00–21.00`, which no word stands before.
  private func rangeEnd(after time: Found) -> Found? {
    guard isLed(time.first), let sign = tokens.sign(time.last + 1), PriceScan.isDash(sign) else { return nil }
    let place = time.last + 2
    if let end = self.time(at: place, isBesideDate: true) { return end }
    guard time.last == time.first, isLedByClock(time.first), let (hour, digits) = tokens.number(place), digits <= 2,
      hour > time.hour, isEnd(place), tokens.sign(place + 1) != "." && tokens.sign(place + 1) != ":"
    else { return nil }
    return found(hour, 0, nil, place, place)
  }

  // MARK: - Halves of the day

  private enum Half { case morning, evening }

  private func found(_ hour: Int, _ minute: Int, _ half: Half?, _ first: Int, _ last: Int) -> Found? {
    var hour = hour
    switch half {
    case .morning?: if hour == 12 { hour = 0 }
    case .evening?: if hour < 12 { hour += 12 }
    case nil: break
    }
    return hour <= 23 ? Found(hour: hour, minute: minute, first: first, last: last) : nil
  }

  private func halfAfter(_ last: Int) -> (half: Half?, end: Int) {
    guard let word = tokens.word(last + 1) else { return (nil, last) }
    if let half = Self.halves[word] { return (half, last + 1) }
    if word.hasPrefix("am") || word.hasPrefix("pm"), Self.zones.contains(String(word.dropFirst(2))) {
      return (word.hasPrefix("am") ? .morning : .evening, last + 1)
    }
    if word == "a" || word == "p", tokens.sign(last + 2) == ".", tokens.word(last + 3) == "m" {
      return (word == "a" ? .morning : .evening, last + 3)
    }
    return (nil, last)
  }

  private func halfBefore(_ index: Int) -> Half? {
    guard let second = tokens.word(index - 1) else { return nil }
    if second == "晚" { return .evening }
    guard let first = tokens.word(index - 2) else { return nil }
    return Self.halves[first + second]
  }

  private static let halves: [String: Half] = [
    "am": .morning, "pm": .evening, "午前": .morning, "午後": .evening, "上午": .morning, "下午": .evening,
    "早上": .morning, "晚上": .evening, "凌晨": .morning, "오전": .morning, "오후": .evening, "صباحا": .morning,
    "مساء": .evening, "ص": .morning, "م": .evening,
  ]
  private static let zones: Set<String> = [
    "gmt", "utc", "est", "edt", "pst", "pdt", "cst", "cdt", "cet", "cest", "bst",
  ]
  private static let hourUnits: Set<String> = ["時", "时", "点", "點", "시"]
  private static let clockWords: Set<String> = ["uhr", "uur", "น", "hrs", "h", "ч"]
  /// Words before a time.
  static let leads: Set<String> = [
    "kl", "klo", "klockan", "godz", "o", "ore", "alle", "dalle", "um", "ab", "a", "as", "at", "las", "les", "des",
    "vers", "de",
    "das", "ate", "saat", "entre", "desde", "hasta", "jusqu", "om", "в", "о", "h",
  ]

  // MARK: - What stands beside

  private func isLed(_ index: Int) -> Bool {
    let place = tokens.sign(index - 1) == "." ? index - 2 : index - 1
    return tokens.word(place).map(Self.leads.contains) ?? false
  }

  /// Whether a word for the clock stands before, after which a number alone is an hour.
  private func isLedByClock(_ index: Int) -> Bool {
    let place = tokens.sign(index - 1) == "." ? index - 2 : index - 1
    return tokens.word(place).map { ["kl", "klo", "klockan", "godz"].contains($0) } ?? false
  }

  /// Whether a number goes on to the left, as in `1.19:30`.
  private func isPart(_ index: Int) -> Bool {
    guard !tokens.isApart(index), let sign = tokens.sign(index - 1), !tokens.isApart(index - 1) else { return false }
    return tokens.number(index - 2) != nil && (sign == "." || sign == ":" || sign == "," || sign == "/")
  }

  private func isEnd(_ last: Int) -> Bool {
    if isMoney(last + 1) { return false }
    return tokens.isApart(last + 1) || tokens.word(last + 1) == nil && tokens.number(last + 1) == nil
  }

  private func isMoney(_ index: Int) -> Bool {
    tokens.sign(index).map { CurrencyBook.signs[$0] != nil || $0 == "%" } ?? false
  }
}
