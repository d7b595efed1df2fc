import PoolKit
import Testing

@testable import PoolCommand

@Suite struct DateArgumentTests {
  private func time(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) throws -> Double {
    try #require(CivilTime(year: year, month: month, day: day, hour: hour)).secondsSince1970
  }

  private func bounds(_ text: String, now: Double = 0) throws -> [Double] {
    let found = try DateArgument.bounds(text, flag: .since, now: now)
    return [found.start, found.end]
  }

  @Test func aYearAMonthAndADayReachToTheirEnds() throws {
    #expect(try bounds("2024") == [try time(2024, 1, 1), try time(2025, 1, 1)])
    #expect(try bounds("2024-02") == [try time(2024, 2, 1), try time(2024, 3, 1)])
    #expect(try bounds("2024-12") == [try time(2024, 12, 1), try time(2025, 1, 1)])
    #expect(try bounds("2024-02-29") == [try time(2024, 2, 29), try time(2024, 3, 1)])
    #expect(try bounds("9999")[0] == (try time(9999, 1, 1)))
  }

  @Test func aMomentIsItsWallClock() throws {
    let nine = try time(2024, 3, 1, 9)
    for text in ["2024-03-01T09:00:00", "2024-03-01T09:00:00Z", "2024-03-01T09:00:00+05:30", "2024-03-01t09:00"] {
      #expect(try bounds(text) == [nine, nine + 1], "\(text)")
    }
  }

  @Test func spansGoBackFromNow() throws {
    let now = try time(2024, 3, 31, 12)
    #expect(try bounds("30d", now: now)[0] == (try time(2024, 3, 1, 12)))
    #expect(try bounds("2w", now: now)[0] == (try time(2024, 3, 17, 12)))
    #expect(try bounds("1m", now: now)[0] == (try time(2024, 2, 29, 12)), "the last day of a shorter month")
    #expect(try bounds("4m", now: now)[0] == (try time(2023, 11, 30, 12)))
    #expect(try bounds("2y", now: now)[0] == (try time(2022, 3, 31, 12)))
    #expect(try bounds("9999y", now: now)[0] == (try time(1, 1, 31, 12)), "no further than the first year")
  }

  @Test(arguments: [
    "", "d", "yesterday", "2024-13", "2023-02-29", "2024-3-1", "20240301", "-202", "+202", "-5d", "12345d6", "2024-",
    "2024-03-01T25:00:00", "2024-03-01T09:00:00 and more", "٢٠٢٤", "5h",
  ])
  func whatIsNoDateIsRefused(_ text: String) {
    #expect(throws: UsageError.self) { try DateArgument.bounds(text, flag: .since, now: 0) }
  }

  @Test func aRangeThatEndsBeforeItBeginsIsRefused() throws {
    let flags: [Flag] = [.since, .until, .media]
    let backwards = try Arguments(["--since", "2024", "--until", "2023"], flags: flags)
    #expect(throws: UsageError.self) { try DateArgument.filters(backwards) }
    let oneYear = try DateArgument.filters(
      Arguments(["--since", "2024", "--until", "2024", "--media", "video"], flags: flags))
    #expect(oneYear.since == (try time(2024, 1, 1)))
    #expect(oneYear.until == (try time(2025, 1, 1)))
    #expect(oneYear.mediaTypes == [.video])
  }
}
