internal import PoolTypes

/// Whole days from `start` up to but not including `end`, counted from 1970-01-01.
struct DaySpan: Hashable, Sendable {
  var start: Int
  var end: Int

  /// Nil where there is no day between the two.
  init?(_ start: Int?, _ end: Int?) {
    guard let start, let end, start < end else { return nil }
    self.start = start
    self.end = end
  }
}

/// A part of the year without its year.
enum YearPart: Hashable, Sendable {
  case month(Int)
  case day(month: Int, day: Int)
  /// 0 spring to 3 winter, as whole months of the northern half of the earth.
  case season(Int)
  /// 0 Christmas to 6 Easter; see `DateCalendar.holiday`.
  case holiday(Int)
}

/// The calendar as it is on one day of the person's.
struct DateCalendar: Sendable {
  /// Today, in days since 1970-01-01.
  let today: Int
  let year: Int
  let month: Int
  /// Monday is 0.
  let weekday: Int

  /// - Parameter wallSeconds: the person's clock, seconds since 1970 as if in UTC.
  init(wallSeconds: Double) {
    let now = CivilTime(secondsSince1970: wallSeconds)
    let midnight = CivilTime(year: now.year, month: now.month, day: now.day)?.secondsSince1970 ?? 0
    today = Int(midnight / 86_400)
    year = now.year
    month = now.month
    weekday = Self.weekday(of: today)
  }

  /// Monday is 0; 1970-01-01 was a Thursday.
  static func weekday(of day: Int) -> Int { ((day + 3) % 7 + 7) % 7 }

  /// Nil for a day that does not exist.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    CivilTime(year: year, month: month, day: day).map { Int($0.secondsSince1970 / 86_400) }
  }

  /// The year of a day.
  static func yearOf(_ day: Int) -> Int { CivilTime(secondsSince1970: Double(day) * 86_400).year }

  /// One day.
  static func single(_ day: Int) -> DaySpan? { DaySpan(day, day + 1) }

  /// A month; months below 1 and above 12 are of other years.
  static func month(_ year: Int, _ month: Int, count: Int = 1) -> DaySpan? {
    let first = year * 12 + month - 1
    let next = first + count
    guard first >= 12 else { return nil }
    return DaySpan(Self.day(first / 12, first % 12 + 1, 1), Self.day(next / 12, next % 12 + 1, 1))
  }

  static func year(_ year: Int) -> DaySpan? { month(year, 1, count: 12) }

  /// The week from Monday on that holds a day.
  static func week(of day: Int) -> DaySpan? {
    let monday = day - weekday(of: day)
    return DaySpan(monday, monday + 7)
  }

  /// 0 Christmas (24 to 26 December), 1 Christmas Eve, 2 New Year's Eve, 3 New Year's Day, 4 Halloween,
  /// 5 Valentine's Day, 6 Easter (Good Friday to Easter Monday of the western churches).
  static func holiday(_ holiday: Int, _ year: Int) -> DaySpan? {
    switch holiday {
    case 0: return DaySpan(day(year, 12, 24), day(year, 12, 27))
    case 1: return day(year, 12, 24).flatMap(single)
    case 2: return day(year, 12, 31).flatMap(single)
    case 3: return day(year, 1, 1).flatMap(single)
    case 4: return day(year, 10, 31).flatMap(single)
    case 5: return day(year, 2, 14).flatMap(single)
    default: return easterSunday(year).flatMap { DaySpan($0 - 2, $0 + 2) }
    }
  }

  /// By the anonymous Gregorian rule that Jean Meeus printed in Astronomical Algorithms, 1991.
  static func easterSunday(_ year: Int) -> Int? {
    let golden = year % 19
    let (century, rest) = (year / 100, year % 100)
    let correction = (century + 8) / 25
    let moon = (19 * golden + century - century / 4 - (century - correction + 1) / 3 + 15) % 30
    let shift = (32 + 2 * (century % 4) + 2 * (rest / 4) - moon - rest % 4) % 7
    let late = (golden + 11 * moon + 22 * shift) / 451
    let sum = moon + shift - 7 * late + 114
    return day(year, sum / 31, sum % 31 + 1)
  }

  /// A part of the year in one year. The winter of a year begins in its December.
  static func span(_ part: YearPart, _ year: Int) -> DaySpan? {
    switch part {
    case .month(let month): self.month(year, month)
    case .day(let month, let day): self.day(year, month, day).flatMap(single)
    case .season(let season): month(year, 3 + 3 * season, count: 3)
    case .holiday(let holiday): self.holiday(holiday, year)
    }
  }

  /// The most recent one that has begun.
  func latest(_ part: YearPart) -> DaySpan? {
    (0...8).lazy.compactMap { Self.span(part, year - $0) }.first { $0.start <= today }
  }

  /// The most recent one that is over.
  func last(_ part: YearPart) -> DaySpan? {
    (0...8).lazy.compactMap { Self.span(part, year - $0) }.first { $0.end <= today }
  }

  /// The one that holds today, else the one of this calendar year.
  func this(_ part: YearPart) -> DaySpan? {
    if let running = Self.span(part, year - 1), running.start <= today, today < running.end { return running }
    return Self.span(part, year)
  }

  /// A unit of the calendar that lies `count` units before today's: 0 day, 1 week, 2 month, 3 year, 4 weekend.
  func unit(_ unit: Int, back count: Int) -> DaySpan? {
    switch unit {
    case 0: return Self.single(today - count)
    case 1: return Self.week(of: today - 7 * count)
    case 2: return Self.month(year, month - count)
    case 3: return Self.year(year - count)
    default:
      return DaySpan(saturday(count), saturday(count) + 2)
    }
  }

  /// The `count` units that end with today.
  func rolling(_ unit: Int, _ count: Int) -> DaySpan? {
    switch unit {
    case 0: return DaySpan(today - count + 1, today + 1)
    case 1: return DaySpan(today - 7 * count + 1, today + 1)
    case 2, 3:
      let day = today - (Self.day(year, month, 1) ?? today)
      guard let first = Self.month(year, month - (unit == 2 ? count : 12 * count)) else { return nil }
      return DaySpan(min(first.start + day, first.end - 1) + 1, today + 1)
    default:
      // The last weekends: from the Saturday of the first to the Sunday of the last that has begun.
      let latest = weekday >= 5 ? saturday(0) : saturday(1)
      return DaySpan(latest - 7 * (count - 1), latest + 2)
    }
  }

  /// The Saturday of the week that lies so many weeks back.
  private func saturday(_ back: Int) -> Int { today - weekday + 5 - 7 * back }

  /// The most recent weekend that has begun.
  var latestWeekend: DaySpan? { unit(4, back: weekday >= 5 ? 0 : 1) }

  /// A day of the week: today or the nearest before.
  func latestWeekday(_ day: Int) -> DaySpan? { Self.single(today - ((weekday - day) % 7 + 7) % 7) }

  /// A day of the week before today.
  func lastWeekday(_ day: Int) -> DaySpan? {
    let back = ((weekday - day) % 7 + 7) % 7
    return Self.single(today - (back == 0 ? 7 : back))
  }

  /// A day of the week in the week that lies `weeks` before this one.
  func weekday(_ day: Int, weeks: Int) -> DaySpan? { Self.single(today - weekday - 7 * weeks + day) }

  /// True for a year that may be meant alone: 1990 to next year.
  func isPlausible(_ year: Int) -> Bool { (1990...max(1990, self.year + 1)).contains(year) }

  /// True for a year that may be meant with a month: 1900 to next year.
  func isPossible(_ year: Int) -> Bool { (1900...max(1900, self.year + 1)).contains(year) }
}
