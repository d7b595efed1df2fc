import Foundation
import Testing

@testable import PoolServiceStore

@Suite struct CalendarDayTests {
  @Test func daysAndMonthsAreThoseOfFoundationsCalendar() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var numbers = SeededNumbers(1)
    for _ in 0..<5_000 {
      // 1800 to 2400: before that Foundation's calendar is Julian.
      let instant = Date(
        timeIntervalSince1970: Double(Int.random(in: -5_364_662_400...13_569_465_600, using: &numbers)))
      let parts = calendar.dateComponents([.year, .month, .day], from: instant)
      let day = CalendarDay(instant)
      #expect(day.civil.year == parts.year && day.civil.month == parts.month && day.civil.day == parts.day)
      #expect(UsageMonth(instant).year == parts.year && UsageMonth(instant).month == parts.month)
      #expect(CalendarDay(year: day.civil.year, month: day.civil.month).number == day.number - day.civil.day + 1)
      #expect(day.start <= instant && instant < day.start + 86_400)
    }
  }

  @Test func aMonthEndsAtMidnightInUTC() {
    let last = Date(timeIntervalSince1970: 1_798_761_599.999)
    #expect(UsageMonth(last).year == 2026 && UsageMonth(last).month == 12)
    #expect(UsageMonth(last + 0.001).year == 2027 && UsageMonth(last + 0.001).month == 1)
  }

  @Test func spentUnitsAreWorthAnotherTryAtTheResetOrAfterADay() {
    let reset = Date(timeIntervalSince1970: 1_798_761_600)
    func retryAfter(_ instant: Date) -> Int { UsageMonth(instant).retryAfter(instant) }
    #expect(retryAfter(.start) == 86_400)
    #expect(retryAfter(reset - 90) == 90)
    #expect(retryAfter(reset - 0.4) == 1)
    #expect(retryAfter(reset - 86_399.5) == 86_400)
  }

  @Test func anyInstantCanBeStored() {
    for seconds in [Double.infinity, -.infinity, .nan, 1e300, -1e300, 0, -0.0005] {
      let instant = Date(timeIntervalSince1970: seconds)
      #expect((-62_135_596_800_000...253_402_300_799_000).contains(instant.storedMilliseconds))
      #expect((1...12).contains(UsageMonth(instant).month))
      #expect((1...86_400).contains(UsageMonth(instant).retryAfter(instant)))
    }
  }
}
