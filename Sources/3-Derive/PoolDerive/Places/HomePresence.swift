/// When a person was at one cluster, by weeks.
struct HomePresence {
  /// Days with captures.
  let days: Int
  /// Days with captures of 21:00 up to 09:00.
  let nights: Int
  /// Weeks with captures, each once, ascending; so are the others.
  let weeks: [Int]
  /// Weeks with captures of 21:00 up to 09:00.
  let nightWeeks: [Int]
  let lateWeeks: [Int]
  let earlyWeeks: [Int]

  init(_ counts: [HomeEvidence.DayCount]) {
    days = counts.count
    nights = counts.count(where: \.isNight)
    weeks = Self.weeks(of: counts)
    nightWeeks = Self.weeks(of: counts.filter(\.isNight))
    lateWeeks = Self.weeks(of: counts.filter { $0.late > 0 })
    earlyWeeks = Self.weeks(of: counts.filter { $0.early > 0 })
  }

  /// Whether someone sleeps there again and again: nights on a fifth of the days, and within a year nights of five
  /// weeks in three different stretches of four weeks, both late ones and early ones. A stay of two weeks is at most
  /// three weeks; a workplace has few nights, a bar no early hours.
  var isSleptIn: Bool {
    guard nights * 5 >= days, nightWeeks.count >= 5 else { return false }
    return nightWeeks.contains { first in
      let year = first...(first + 51)
      let inYear = nightWeeks.filter(year.contains)
      guard inYear.count >= 5, Set(inYear.map { Home.floored($0, 4) }).count >= 3 else { return false }
      return lateWeeks.count(where: year.contains) >= 2 && earlyWeeks.count(where: year.contains) >= 2
    }
  }

  /// The stretches of four weeks with two days or more there, those at most four apart joined. Single ones count only
  /// where there is nothing else: a visit to a former home does not make it a home of that time.
  static func times(of counts: [HomeEvidence.DayCount]) -> [ClosedRange<Int>] {
    var daysByTime: [Int: Int] = [:]
    for count in counts { daysByTime[Home.fourWeeks(ofDay: count.day), default: 0] += 1 }
    let often = daysByTime.filter { $0.value >= 2 }.keys.sorted()
    var times: [ClosedRange<Int>] = []
    for time in often.isEmpty ? daysByTime.keys.sorted() : often {
      if let last = times.last, time - last.upperBound <= 4 {
        times[times.count - 1] = last.lowerBound...time
      } else {
        times.append(time...time)
      }
    }
    let long = times.filter { $0.lowerBound < $0.upperBound }
    return long.isEmpty ? times : long
  }

  private static func weeks(of counts: [HomeEvidence.DayCount]) -> [Int] {
    var weeks: [Int] = []
    for count in counts {
      let week = Home.week(ofDay: count.day)
      if week != weeks.last { weeks.append(week) }
    }
    return weeks
  }
}
