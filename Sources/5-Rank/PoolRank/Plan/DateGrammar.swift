/// Finds the dates of a query.
///
/// The words of one date must share a language, and each word says how much company it needs (`QueryMeaning.Need`):
/// `may` is a month in "in May", and a word like any other in "may contain nuts".
struct DateGrammar: Sendable {
  /// Pieces that were understood as a date.
  struct Found: Sendable {
    var pieces: Range<Int>
    /// Those of them that say which, without the words that only join the date.
    var telling: Range<Int>
    /// First day; nil where the date has no beginning.
    var start: Int?
    /// The day after the last; nil where the date has no end.
    var end: Int?
  }

  /// One day, month, year or the like, without what stands around it.
  struct Point: Sendable {
    var span: DaySpan
    /// The piece behind it.
    var next: Int
    var languages: QueryLanguages
    var need = QueryMeaning.Need.none
    /// The part of the year, where no year was said.
    var part: YearPart?
    /// A season, a weekday or the like, which can also say what something is for: "robe d'été".
    var isHabit = false
    /// Nothing but a year in digits.
    var isYear = false
  }

  /// What stands before a point.
  private struct Lead {
    var role: QueryMeaning.Kind?
    var isAccompanied = false
    /// A word such as "of", that also joins what is no date.
    var isLoose = false
    var begins: Int
    /// The place of the role.
    var roleBegins: Int?
    var languages = QueryLanguages.all
    var depth = 0
  }

  let table: QueryTable
  let calendar: DateCalendar
  /// How many pieces before each place are neither a kind of capture nor small.
  private let telling: [Int]

  init(_ table: QueryTable, calendar: DateCalendar) {
    self.table = table
    self.calendar = calendar
    var counts = [0]
    for place in table.pieces.indices { counts.append((counts.last ?? 0) + (table.isTelling(place) ? 1 : 0)) }
    telling = counts
  }

  /// All dates, from left to right.
  func found() -> [Found] {
    var found: [Found] = []
    var place = 0
    while place < table.pieces.count {
      if table.isFree(place), let date = date(Lead(begins: place), at: place) {
        found.append(date)
        place = max(date.pieces.upperBound, place + 1)
      } else {
        place += 1
      }
    }
    return found
  }

  private static let leads: [QueryMeaning.Kind] = [.between, .since, .before, .after, .until, .at, .article, .particle]

  /// A date whose first words have been read as `lead`.
  private func date(_ lead: Lead, at place: Int) -> Found? {
    if let point = point(place, lead.languages), let found = closed(lead, point, at: place) { return found }
    guard lead.depth < 4, table.isFree(place) else { return nil }
    for kind in Self.leads where kind != .particle || lead.depth > 0 {
      guard let taken = table.take(kind, place, lead.languages) else { continue }
      var longer = lead
      longer.depth += 1
      longer.languages = taken.languages
      switch kind {
      case .at:
        longer.isAccompanied = true
        longer.isLoose = taken.value > 0 && (lead.isLoose || !lead.isAccompanied)
      case .article, .particle: break
      default:
        if lead.role != nil { continue }
        longer.role = kind
        longer.roleBegins = place
        longer.isAccompanied = true
        longer.isLoose = false
      }
      if let found = date(longer, at: taken.next) { return found }
    }
    return nil
  }

  /// The whole date around its first point, with a second one and words behind; nil where it lacks company.
  private func closed(_ lead: Lead, _ point: Point, at place: Int) -> Found? {
    let tells = lead.roleBegins ?? place
    if let joined = joined(lead, point, tells: tells) { return joined }
    if lead.role == .between { return nil }
    var lead = lead
    var next = point.next
    if lead.role == nil {
      for kind in [QueryMeaning.Kind.sinceBehind, .untilBehind, .beforeBehind, .afterBehind] {
        guard let taken = table.take(kind, next, point.languages) else { continue }
        (lead.role, lead.isAccompanied, next) = (kind, true, taken.next)
        break
      }
    }
    let told = next
    while let taken = table.take(.particle, next, point.languages), table.isSameWord(next - 1, next) {
      lead.isAccompanied = true
      next = taken.next
    }
    if let taken = table.take(.filler, next, point.languages) { next = taken.next }
    guard isMeant(point, lead, next) else { return nil }
    var found = Found(
      pieces: lead.begins..<next, telling: tells..<told, start: point.span.start, end: point.span.end)
    switch lead.role {
    case .since?, .sinceBehind?: found.end = nil
    case .before?, .beforeBehind?: (found.start, found.end) = (nil, point.span.start)
    case .after?, .afterBehind?: (found.start, found.end) = (point.span.end, nil)
    case .until?, .untilBehind?: found.start = nil
    default: break
    }
    return found
  }

  /// A span between two points: "March to May", "between 2022 and 2024", "3月から5月まで".
  private func joined(_ lead: Lead, _ first: Point, tells: Int) -> Found? {
    var joints: [(next: Int, languages: QueryLanguages)] = []
    if table.isDash(first.next) { joints.append((first.next + 1, first.languages)) }
    for kind in [QueryMeaning.Kind.to, .until] + (lead.role == .between ? [.and] : []) {
      if let taken = table.take(kind, first.next, first.languages) { joints.append((taken.next, taken.languages)) }
    }
    for joint in joints {
      guard let second = pointBehindArticles(joint.next, joint.languages) else { continue }
      let isSure = lead.isAccompanied || first.need == .none || second.need == .none
      guard isSure, first.need != .shy, second.need != .shy, let span = span(first, second) else { continue }
      var next = second.next
      if let taken = table.take(.untilBehind, next, second.languages) { next = taken.next }
      let told = next
      while let taken = table.take(.particle, next, second.languages) { next = taken.next }
      if first.isYear, second.isYear, !lead.isAccompanied, !table.isKind(lead.begins - 1), !table.isKind(next) {
        continue
      }
      return Found(pieces: lead.begins..<next, telling: tells..<told, start: span.start, end: span.end)
    }
    return nil
  }

  private func pointBehindArticles(_ place: Int, _ languages: QueryLanguages) -> Point? {
    var place = place
    var languages = languages
    for _ in 0..<3 {
      if let point = point(place, languages) { return point }
      guard let taken = table.take(.article, place, languages) ?? table.take(.at, place, languages) else { return nil }
      (place, languages) = (taken.next, taken.languages)
    }
    return nil
  }

  /// From the first to the last day of both. A part of the year without a year takes the other's.
  private func span(_ first: Point, _ second: Point) -> DaySpan? {
    var (one, other) = (first.span, second.span)
    if let part = first.part {
      let year = DateCalendar.yearOf(other.start)
      let earlier = [year, year - 1].lazy.compactMap { DateCalendar.span(part, $0) }.first { $0.start <= other.start }
      if let earlier { one = earlier }
    } else if let part = second.part {
      let year = DateCalendar.yearOf(one.start)
      let later = [year, year + 1].lazy.compactMap { DateCalendar.span(part, $0) }.first { $0.start >= one.start }
      if let later { other = later }
    }
    return DaySpan(min(one.start, other.start), max(one.end, other.end))
  }

  /// True where a point has the company that it needs.
  private func isMeant(_ point: Point, _ lead: Lead, _ next: Int) -> Bool {
    let isBesideKind = table.isKind(lead.begins - 1) || table.isKind(next)
    if point.isYear {
      // "From 2000 to 3000 euros" is about no year.
      if let joint = table.take(.to, next, point.languages) ?? table.take(.until, next, point.languages),
        table.startsWithDigit(joint.next)
      {
        return false
      }
      return lead.isAccompanied || isBesideKind
    }
    let isAccompanied = lead.isAccompanied && !(lead.isLoose && point.isHabit && !table.isKind(lead.begins - 1))
    switch point.need {
    case .none: return true
    case .named:
      return isAccompanied || isBesideKind || telling[next] - telling[lead.begins] == (telling.last ?? 0)
    case .weak: return isAccompanied
    case .shy: return false
    }
  }
}
