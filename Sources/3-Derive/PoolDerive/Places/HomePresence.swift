/// When a person was at one cluster, by weeks.
struct HomePresence: Sendable {
  /// Windows of that many weeks, a new one every so many weeks.
  struct Windows: Sendable {
    /// Weeks from the start of a window to the start of the next.
    let step: Int
    /// Weeks.
    let length: Int

    static let quarters = Windows(step: 4, length: 13)
    static let years = Windows(step: 13, length: 52)
    static let halves = Windows(step: 26, length: 52)
  }

  /// How much of a window a person was at a place.
  struct Share: Sendable {
    /// The window that starts `window` steps after 1970.
    let window: Int
    /// Weeks of it, three at least.
    var weeks: Int
    /// The first and the last of those weeks.
    var first: Int
    var last: Int
  }

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
  /// Of `nightWeeks`, by quarters and by years.
  let nightQuarters: [Share]
  let nightYears: [Share]
  /// Of `weeks`, by years.
  let years: [Share]
  /// See `sleepsThere`.
  let isSleptIn: Bool

  init(_ counts: [HomeEvidence.DayCount]) {
    days = counts.count
    nights = counts.count(where: \.isNight)
    weeks = Self.weeks(of: counts)
    nightWeeks = Self.weeks(of: counts.filter(\.isNight))
    lateWeeks = Self.weeks(of: counts.filter { $0.late > 0 })
    earlyWeeks = Self.weeks(of: counts.filter { $0.early > 0 })
    nightQuarters = Self.shares(of: nightWeeks, .quarters)
    nightYears = Self.shares(of: nightWeeks, .years)
    years = Self.shares(of: weeks, .halves)
    isSleptIn = nights * 5 >= days && Self.sleepsThere(nightWeeks, late: lateWeeks, early: earlyWeeks)
  }

  /// Whether someone sleeps there again and again: within a year nights of five weeks in three different stretches of
  /// four weeks, both late ones and early ones. A stay of two weeks is at most three weeks; a bar has no early hours.
  /// Nights on a fifth of the days are asked for beside it: a workplace has fewer.
  private static func sleepsThere(_ nights: [Int], late: [Int], early: [Int]) -> Bool {
    var end = 0
    for (start, first) in nights.enumerated() {
      let year = first...(first + 51)
      while end < nights.count, year.contains(nights[end]) { end += 1 }
      guard end - start >= 5, Set(nights[start..<end].map { Home.floored($0, 4) }).count >= 3 else { continue }
      if late.count(where: year.contains) >= 2, early.count(where: year.contains) >= 2 { return true }
    }
    return false
  }

  private static func shares(of weeks: [Int], _ windows: Windows) -> [Share] {
    guard weeks.count >= 3 else { return [] }
    var shares: [Int: Share] = [:]
    for week in weeks {
      for window in Home.floored(week - windows.length, windows.step) + 1...Home.floored(week, windows.step) {
        var share = shares[window] ?? Share(window: window, weeks: 0, first: week, last: week)
        share.weeks += 1
        share.last = week
        shares[window] = share
      }
    }
    return shares.values.filter { $0.weeks >= 3 }
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
