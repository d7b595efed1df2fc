internal import Foundation

/// A calendar day in UTC, as days since 1970-01-01.
struct CalendarDay: Hashable {
  let number: Int

  init(number: Int) { self.number = number }

  /// The day that holds an instant. Instants beyond the years 1 to 9999 count as the first or last of these days.
  init(_ instant: Date) {
    number = Int((Double(instant.storedMilliseconds) / 86_400_000).rounded(.down))
  }

  /// The first day of a month; the inverse of `civil`.
  init(year: Int, month: Int) {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Midnight UTC at which it begins.
  var start: Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

  /// Year, month and day of the Gregorian calendar, after Howard Hinnant's "chrono-compatible low-level date
  /// algorithms" (2013): the year is taken to begin in March, so that the leap day is its last.
  var civil: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension Date {
  /// Milliseconds since 1970, as the store keeps instants; within the years 1 to 9999 whatever the instant.
  var storedMilliseconds: Int64 {
    let milliseconds = (timeIntervalSince1970 * 1_000).rounded(.down)
    // A comparison with not-a-number is false, so that it becomes the first instant.
    guard milliseconds > -62_135_596_800_000 else { return -62_135_596_800_000 }
    return milliseconds < 253_402_300_799_000 ? Int64(milliseconds) : 253_402_300_799_000
  }

  /// The instant that the store kept.
  init(storedMilliseconds: Int64) { self.init(timeIntervalSince1970: Double(storedMilliseconds) / 1_000) }
}

extension UsageMonth {
  /// Seconds from an instant to the next month, a day at most and a second at least: when spent units are worth
  /// another try.
  func retryAfter(_ now: Date) -> Int {
    let next = UsageMonth(number: number + 1)
    let end = Int64(CalendarDay(year: next.year, month: next.month).number) * 86_400_000
    return min(86_400, max(1, Int((end - now.storedMilliseconds + 999) / 1_000)))
  }
}
