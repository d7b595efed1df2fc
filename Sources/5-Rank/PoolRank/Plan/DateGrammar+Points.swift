/// The forms that one date may have.
extension DateGrammar {
  typealias Taken = QueryTable.Taken

  /// The date that begins at a place, without words around it.
  func point(_ place: Int, _ languages: QueryLanguages) -> Point? {
    guard table.isFree(place) else { return nil }
    if let point = numeric(place, languages) ?? counted(place, languages) { return point }
    if let day = table.take(.day, place, languages) {
      return made(calendar.unit(0, back: day.value), day.next, day.languages, day.need)
    }
    return relative(place, languages) ?? dated(place, languages) ?? alone(place, languages)
  }

  private func made(
    _ span: DaySpan?, _ next: Int, _ languages: QueryLanguages, _ need: QueryMeaning.Need = .none,
    _ part: YearPart? = nil, isYear: Bool = false
  ) -> Point? {
    span.map { Point(span: $0, next: next, languages: languages, need: need, part: part, isYear: isYear) }
  }

  private func numeric(_ place: Int, _ languages: QueryLanguages) -> Point? {
    let key = table.pieces[place].key
    if let span = NumericDate.span(key, calendar) { return made(span, place + 1, languages) }
    return made(NumericDate.years(key, calendar), place + 1, languages, .none, nil, isYear: true)
  }

  // MARK: - Counted from today

  /// A number in digits or as a word.
  private func amount(_ place: Int, _ languages: QueryLanguages) -> Taken? {
    if let number = table.number(place), (1...999).contains(number) {
      return Taken(next: place + 1, value: number, languages: languages, need: .none)
    }
    return table.take(.number, place, languages)
  }

  /// "Three days ago", "vor zwei Wochen", "the last 3 days".
  private func counted(_ place: Int, _ languages: QueryLanguages) -> Point? {
    if let before = table.take(.agoBefore, place, languages),
      let amount = amount(before.next, before.languages),
      let unit = table.take(.unit, amount.next, amount.languages)
    {
      let next = table.take(.ago, unit.next, unit.languages)?.next ?? unit.next
      return made(calendar.unit(unit.value, back: amount.value), next, unit.languages)
    }
    let number = amount(place, languages)
    let start = number?.next ?? place
    let spoken = number?.languages ?? languages.intersection(.withoutArticle)
    if let unit = table.take(.unit, start, spoken) {
      if let ago = table.take(.ago, unit.next, unit.languages) {
        return made(calendar.unit(unit.value, back: number?.value ?? 1), ago.next, ago.languages)
      }
    }
    if let before = table.take(.agoBefore, place, languages.intersection(.czech)),
      let unit = table.take(.unit, before.next, before.languages)
    {
      return made(calendar.unit(unit.value, back: 1), unit.next, unit.languages)
    }
    return rolling(place, number, languages)
  }

  /// "The last 3 days", "les 3 derniers jours", "the past week".
  private func rolling(_ place: Int, _ number: Taken?, _ languages: QueryLanguages) -> Point? {
    if let rolling = table.take(.rolling, place, languages) {
      if let amount = amount(rolling.next, rolling.languages),
        let unit = table.take(.unit, amount.next, amount.languages)
      {
        return made(calendar.rolling(unit.value, amount.value), unit.next, unit.languages)
      }
      if table.take(.last, place, languages) == nil, table.take(.this, place, languages) == nil,
        let unit = table.take(.unit, rolling.next, rolling.languages), unit.value > 0
      {
        return made(calendar.rolling(unit.value, 1), unit.next, unit.languages)
      }
    }
    if let number, let rolling = table.take(.rolling, number.next, number.languages),
      let unit = table.take(.unit, rolling.next, rolling.languages)
    {
      return made(calendar.rolling(unit.value, number.value), unit.next, unit.languages)
    }
    return nil
  }

  // MARK: - Last and this

  private enum Side { case last, this }

  private func side(_ place: Int, _ languages: QueryLanguages) -> (side: Side, taken: Taken)? {
    if let last = table.take(.last, place, languages) { return (.last, last) }
    return table.take(.this, place, languages).map { (.this, $0) }
  }

  /// "Last week", "semaine dernière", "先週", "last summer", "vendredi dernier", "i somras".
  private func relative(_ place: Int, _ languages: QueryLanguages) -> Point? {
    for (kind, back) in [(QueryMeaning.Kind.lastUnit, 1), (.thisUnit, 0)] {
      if let unit = table.take(kind, place, languages) { return unitPoint(unit, back: back) }
    }
    if let season = table.take(.lastSeason, place, languages) {
      return made(calendar.last(.season(season.value)), season.next, season.languages)
    }
    if let (side, adjective) = side(place, languages) {
      let back = side == .last ? 1 : 0
      if let named = named(adjective.next, adjective.languages),
        side == .last || named.taken.need != .shy || isSeason(named.part)
      {
        return made(span(named.part, side), named.taken.next, named.taken.languages)
      }
      if let unit = table.take(.unit, adjective.next, adjective.languages), unit.value > 0 {
        return unitPoint(unit, back: back)
      }
      if let day = table.take(.weekday, adjective.next, adjective.languages), side == .last || day.need != .shy {
        let span = side == .last ? calendar.lastWeekday(day.value) : calendar.weekday(day.value, weeks: 0)
        return made(span, day.next, day.languages)
      }
    }
    return relativeBehind(place, languages)
  }

  /// The same with the adjective behind.
  private func relativeBehind(_ place: Int, _ spoken: QueryLanguages) -> Point? {
    let languages = spoken.intersection(.adjectiveBehind)
    if let unit = table.take(.unit, place, languages), unit.value > 0,
      let (side, taken) = side(unit.next, unit.languages)
    {
      return unitPoint(
        Taken(next: taken.next, value: unit.value, languages: taken.languages, need: .none), back: side == .last ? 1 : 0
      )
    }
    if let named = named(place, languages), let (side, taken) = side(named.taken.next, named.taken.languages) {
      // "May this …" goes on; "mai dernier" does not.
      guard side == .last || named.taken.need < .weak else { return nil }
      // "March last year" is read elsewhere.
      if table.take(.unit, taken.next, taken.languages) != nil { return nil }
      return made(span(named.part, side), taken.next, taken.languages)
    }
    if let day = table.take(.weekday, place, spoken) {
      if let (back, taken) = week(day.next, day.languages) {
        return made(calendar.weekday(day.value, weeks: back), taken.next, taken.languages)
      }
      if let (side, taken) = side(day.next, day.languages.intersection(languages)), side == .last {
        return made(calendar.lastWeekday(day.value), taken.next, taken.languages)
      }
    }
    return nil
  }

  private func span(_ part: YearPart, _ side: Side) -> DaySpan? {
    side == .last ? calendar.last(part) : calendar.this(part)
  }

  /// A unit before today's, or what is said of it: "去年夏天", "先週の金曜日", "上周五".
  private func unitPoint(_ unit: Taken, back: Int) -> Point? {
    if unit.value == 3, let named = named(unit.next, unit.languages, skipping: 1) {
      let year = calendar.year - back
      return made(DateCalendar.span(named.part, year), named.taken.next, named.taken.languages)
    }
    if unit.value == 1 {
      let inner = table.take(.particle, unit.next, unit.languages)?.next ?? unit.next
      if let day = table.take(.weekday, inner, unit.languages) {
        return made(calendar.weekday(day.value, weeks: back), day.next, day.languages)
      }
      if unit.languages.contains(.chinese), table.isSameWord(unit.next - 1, unit.next) {
        if let day = table.take(.number, unit.next, .chinese), day.value <= 6 {
          return made(calendar.weekday(day.value - 1, weeks: back), day.next, day.languages)
        }
        if let day = table.take(.unit, unit.next, .chinese), day.value == 0 {
          return made(calendar.weekday(6, weeks: back), day.next, day.languages)
        }
      }
    }
    return made(calendar.unit(unit.value, back: back), unit.next, unit.languages)
  }

  /// A week said behind a day of the week: how many before this one.
  private func week(_ place: Int, _ languages: QueryLanguages) -> (back: Int, taken: Taken)? {
    reading(place, languages) { place, languages in
      if let unit = table.take(.lastUnit, place, languages), unit.value == 1 { return (1, unit) }
      if let (side, adjective) = side(place, languages),
        let unit = table.take(.unit, adjective.next, adjective.languages), unit.value == 1
      {
        return (side == .last ? 1 : 0, unit)
      }
      if let unit = table.take(.unit, place, languages), unit.value == 1,
        let (side, taken) = side(unit.next, unit.languages)
      {
        return (side == .last ? 1 : 0, taken)
      }
      return nil
    }
  }

  /// Reads at a place, or behind up to three small words.
  private func reading<Value>(
    _ place: Int, _ languages: QueryLanguages, _ read: (Int, QueryLanguages) -> Value?
  ) -> Value? {
    var (place, languages) = (place, languages)
    for _ in 0..<4 {
      if let value = read(place, languages) { return value }
      let small =
        table.take(.at, place, languages) ?? table.take(.article, place, languages)
        ?? table.take(.particle, place, languages)
      guard let small else { return nil }
      (place, languages) = (small.next, small.languages)
    }
    return nil
  }

  // MARK: - With a month, a day or a year

  /// A month by name, or `3月`.
  private func month(_ place: Int, _ languages: QueryLanguages) -> Taken? {
    if let number = table.number(place), (1...12).contains(number),
      let mark = table.take(.monthMark, place + 1, languages), table.isSameWord(place, place + 1)
    {
      return Taken(next: mark.next, value: number, languages: mark.languages, need: .none)
    }
    return table.take(.month, place, languages)
  }

  private func dayNumber(_ place: Int, _ languages: QueryLanguages) -> Taken? {
    guard let number = table.number(place), (1...31).contains(number), table.pieces[place].key.count <= 4 else {
      return nil
    }
    let next = table.take(.dayMark, place + 1, languages)?.next ?? place + 1
    return Taken(next: next, value: number, languages: languages, need: .none)
  }

  /// Month first: "March 5", "3月5日".
  private static let monthFirst: QueryLanguages = [.english, .japanese, .chinese, .korean, .turkish]

  /// A month, a day with its month, a season or a holiday.
  private func named(_ place: Int, _ languages: QueryLanguages, skipping small: Int = 0) -> (
    part: YearPart, taken: Taken
  )? {
    if let day = dayNumber(place, languages),
      let month = reading(day.next, languages, { table.take(.month, $0, $1) })
    {
      return (.day(month: month.value, day: day.value), plain(month, month.next))
    }
    if let month = month(place, languages) {
      if let day = dayNumber(month.next, month.languages.intersection(Self.monthFirst)),
        !month.languages.isDisjoint(with: Self.monthFirst)
      {
        return (.day(month: month.value, day: day.value), plain(month, day.next))
      }
      return (.month(month.value), month)
    }
    if let season = table.take(.season, place, languages) { return (.season(season.value), season) }
    if let holiday = table.take(.holiday, place, languages) { return (.holiday(holiday.value), holiday) }
    guard small > 0 else { return nil }
    let next =
      table.take(.particle, place, languages) ?? table.take(.at, place, languages)
      ?? table.take(.article, place, languages)
    return next.flatMap { named($0.next, $0.languages, skipping: small - 1) }
  }

  private func isSeason(_ part: YearPart) -> Bool {
    if case .season = part { return true }
    return false
  }

  private func plain(_ taken: Taken, _ next: Int) -> Taken {
    Taken(next: next, value: taken.value, languages: taken.languages, need: .none)
  }

  /// A year in digits, "last year", "año pasado".
  private func year(_ place: Int, _ languages: QueryLanguages) -> Taken? {
    if let year = yearNumber(place, languages) { return year }
    for (kind, back) in [(QueryMeaning.Kind.lastUnit, 1), (.thisUnit, 0)] {
      if let unit = table.take(kind, place, languages), unit.value == 3 {
        return Taken(next: unit.next, value: calendar.year - back, languages: unit.languages, need: .none)
      }
    }
    if let (side, adjective) = side(place, languages),
      let unit = table.take(.unit, adjective.next, adjective.languages), unit.value == 3
    {
      let back = side == .last ? 1 : 0
      return Taken(next: unit.next, value: calendar.year - back, languages: unit.languages, need: .none)
    }
    if let unit = table.take(.unit, place, languages), unit.value == 3,
      let (side, taken) = side(unit.next, unit.languages)
    {
      let back = side == .last ? 1 : 0
      return Taken(next: taken.next, value: calendar.year - back, languages: taken.languages, need: .none)
    }
    return nil
  }

  private func yearNumber(_ place: Int, _ languages: QueryLanguages) -> Taken? {
    guard let year = table.number(place), table.pieces[place].key.count == 4, calendar.isPossible(year) else {
      return nil
    }
    guard let word = table.take(.unit, place + 1, languages), word.value == 3 else {
      return Taken(next: place + 1, value: year, languages: languages, need: .named)
    }
    return Taken(next: word.next, value: year, languages: word.languages, need: .none)
  }

  /// "5 March 2024", "March of last year", "summer 2023", "2024年3月5日".
  private func dated(_ place: Int, _ languages: QueryLanguages, mayBeginWithWeekday: Bool = true) -> Point? {
    if let year = yearNumber(place, languages), let named = named(year.next, year.languages, skipping: 1),
      isSeason(named.part) || named.taken.need < .weak
    {
      return made(DateCalendar.span(named.part, year.value), named.taken.next, named.taken.languages)
    }
    if mayBeginWithWeekday, let day = table.take(.weekday, place, languages),
      let date = dated(day.next, day.languages, mayBeginWithWeekday: false)
    {
      return date
    }
    guard let named = named(place, languages) else { return nil }
    if let year = reading(named.taken.next, named.taken.languages, { year($0, $1) }) {
      return made(DateCalendar.span(named.part, year.value), year.next, year.languages)
    }
    guard case .day = named.part else { return nil }
    return made(calendar.latest(named.part), named.taken.next, named.taken.languages, .none, named.part)
  }

  // MARK: - Alone

  private func alone(_ place: Int, _ languages: QueryLanguages) -> Point? {
    if let named = named(place, languages) {
      var point = made(
        calendar.latest(named.part), named.taken.next, named.taken.languages, named.taken.need, named.part)
      if case .month = named.part { return point }
      point?.isHabit = true
      return point
    }
    if let day = table.take(.weekday, place, languages) {
      var point = made(calendar.latestWeekday(day.value), day.next, day.languages, day.need)
      point?.isHabit = true
      return point
    }
    if let unit = table.take(.unit, place, languages), unit.value == 4 {
      var point = made(calendar.latestWeekend, unit.next, unit.languages, .weak)
      point?.isHabit = true
      return point
    }
    guard let year = yearNumber(place, languages), calendar.isPlausible(year.value) else { return nil }
    return made(
      DateCalendar.year(year.value), year.next, year.languages, year.need, nil, isYear: year.need != .none)
  }
}
