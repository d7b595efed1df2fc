internal import PoolTypes

/// Decides what a line leaves open in its dates: the order of day and month, the year, the time.
struct DateChoice {
  let tokens: DateTokens
  let near: CivilTime?
  /// Whether the capture's date is more than a guess.
  let isNearKnown: Bool
  let order: DayOrder?
  /// The order where nothing else tells; nil for the day first.
  let usual: DayOrder?

  /// The dates that are certain enough to be told, with their places.
  func chosen(_ raws: [RawDate], times: [TimeScan.Found]) -> [(date: ReadDate, range: Range<Int>)] {
    let seen = raws.compactMap(\.certainOrder).first ?? order
    var dates = raws.map { ordered($0, seen: seen) }
    for index in dates.indices.dropLast() where dates[index].year == nil && isRange(dates[index], dates[index + 1]) {
      dates[index].year = dates[index + 1].year
    }
    for index in dates.indices where dates[index].year == nil { dates[index].year = year(of: dates[index]) }
    var found: [(date: ReadDate, range: Range<Int>)] = []
    var nextTime = 0
    for (index, raw) in dates.enumerated() {
      guard raw.year != nil, raw.exists else { continue }
      var date = ReadDate(year: raw.year, month: raw.month, day: raw.day, hour: raw.hour, minute: raw.minute)
      var (first, last) = (raw.first, raw.last)
      let isBeforeNext = { (place: Int) in index + 1 == dates.count || place < dates[index + 1].first }
      while nextTime < times.count, times[nextTime].last < (index > 0 ? dates[index - 1].last : -1) { nextTime += 1 }
      if date.hour == nil, let time = time(after: raw.last), isBeforeNext(time.last) {
        (date.hour, date.minute, last) = (time.hour, time.minute, time.last)
      } else if date.hour == nil, nextTime < times.count {
        let time = times[nextTime]
        let limit = index > 0 ? dates[index - 1].last : -1
        if time.first > limit, time.last < raw.first, raw.first - time.last <= 5,
          (time.last + 1..<raw.first).allSatisfy(isFiller)
        {
          (date.hour, date.minute, first) = (time.hour, time.minute, time.first)
        }
      }
      found.append((date, tokens.span(first, last)))
    }
    return found
  }

  // MARK: - Order and year

  private func ordered(_ raw: RawDate, seen: DayOrder?) -> RawDate {
    guard raw.isSwappable else { return raw }
    if let certain = raw.certainOrder { return certain == .monthFirst ? raw.swapped : raw }
    guard raw.day != raw.month else { return raw }
    if let weekday = weekday(beside: raw), let year = raw.year ?? near?.year {
      let isFirst = self.weekday(year, raw.month, raw.day) == weekday
      let isSecond = self.weekday(year, raw.swapped.month, raw.swapped.day) == weekday
      if isFirst != isSecond { return isFirst ? raw : raw.swapped }
    }
    if let seen { return seen == .monthFirst ? raw.swapped : raw }
    if isNearKnown, raw.year != nil, isClose(raw) != isClose(raw.swapped) { return isClose(raw) ? raw : raw.swapped }
    return usual == .monthFirst ? raw.swapped : raw
  }

  private func isClose(_ raw: RawDate) -> Bool {
    guard let near, let time = CivilTime(year: raw.year ?? near.year, month: raw.month, day: raw.day) else {
      return false
    }
    return abs(time.secondsSince1970 - near.secondsSince1970) <= 3 * 86_400
  }

  /// The year of a day that has none, by the capture's own date.
  private func year(of raw: RawDate) -> Int? {
    guard let near else { return nil }
    let years = [near.year, near.year + 1, near.year - 1].filter {
      CivilTime(year: $0, month: raw.month, day: raw.day) != nil && (1900...2199).contains($0)
    }
    if let weekday = weekday(beside: raw),
      let fitting = years.first(where: { self.weekday($0, raw.month, raw.day) == weekday })
    {
      return fitting
    }
    let today = CivilTime(year: near.year, month: near.month, day: near.day)?.secondsSince1970 ?? 0
    let distances = years.map { year in
      ((CivilTime(year: year, month: raw.month, day: raw.day)?.secondsSince1970 ?? 0) - today) / 86_400
    }
    // Ten months.
    let coming = zip(years, distances).filter { (0...304).contains($1) }.min { $0.1 < $1.1 }
    let past = zip(years, distances).filter { $1 < 0 }.max { $0.1 < $1.1 }
    return coming?.0 ?? past?.0
  }

  private func isRange(_ one: RawDate, _ other: RawDate) -> Bool {
    guard other.year != nil, other.first - one.last <= 3 else { return false }
    return (one.month, one.day) <= (other.month, other.day)
      && (one.beginsRange || other.first - one.last >= 2 && isJoint(other.first - 1))
  }

  private func isJoint(_ index: Int) -> Bool {
    if let sign = tokens.sign(index) { return PriceScan.isDash(sign) }
    return tokens.word(index).map(DateScan.rangeWords.contains) ?? false
  }

  // MARK: - Days of the week

  /// Monday 1 to Sunday 7; nil for a day that does not exist.
  private func weekday(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard let time = CivilTime(year: year, month: month, day: day) else { return nil }
    let days = Int((time.secondsSince1970 / 86_400).rounded(.down))
    // 1970-01-01 was a Thursday.
    return ((days + 3) % 7 + 7) % 7 + 1
  }

  private func weekday(beside raw: RawDate) -> Int? {
    for index in [raw.first - 1, raw.first - 2, raw.last + 1, raw.last + 2] {
      if let word = tokens.word(index), let weekday = MonthBook.weekdays[word] { return weekday }
      if let word = tokens.word(index), let place = Self.easternDays.firstIndex(of: word),
        tokens.sign(index - 1) == "(" || tokens.sign(index - 1) == "\u{ff08}"
      {
        return place % 7 + 1
      }
    }
    return nil
  }

  private static let easternDays = ["月", "火", "水", "木", "金", "土", "日", "월", "화", "수", "목", "금", "토", "일"]

  // MARK: - Times

  private func time(after last: Int) -> TimeScan.Found? {
    let scan = TimeScan(tokens: tokens)
    var place = last + 1
    while place < tokens.count, place <= last + 6 {
      if let time = scan.time(at: place, isBesideDate: true) { return time }
      guard isFiller(place) else { return nil }
      place += 1
    }
    return nil
  }

  /// Whether a token may stand between a day and its time.
  private func isFiller(_ index: Int) -> Bool {
    if let sign = tokens.sign(index) {
      return [",", "-", "–", "—", "·", "•", "|", "@", "(", ")", ".", "/", ":", "、"].contains(sign)
    }
    guard let word = tokens.word(index) else { return false }
    return TimeScan.leads.contains(word) || MonthBook.weekdays[word] != nil || Self.fillers.contains(word)
      || Self.easternDays.contains(word)
  }

  private static let fillers: Set<String> = [
    "t", "on", "am", "den", "le", "from", "von", "time", "hora", "ora", "heure", "u", "ob", "om", "du", "el", "dnia",
    "d",
    "午", "前", "後", "上", "下", "晚", "早", "오", "전", "후", "starting", "starts", "beginn", "i", "星", "期", "周", "週", "一",
    "二", "三", "四", "五", "六", "曜", "요", "uhr", "luc", "pukul", "kell", "v", "ve", "orele", "ora",
    "בשעה", "الساعة", "เวลา", "เวลา", "klukken", "godzina", "kello", "στις", "с", "from", "at",
  ]
}
