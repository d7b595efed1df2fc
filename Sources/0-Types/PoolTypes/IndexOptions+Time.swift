extension IndexOptions.Span {
  /// The moment that lies this far before another one, both in seconds since 1970. Months and years go by the
  /// calendar in UTC: a day that the earlier month lacks becomes its last. A span below zero counts as none.
  public func start(before moment: Double) -> Double {
    switch self {
    case .days(let count): moment - Double(max(0, count)) * 86_400
    case .weeks(let count): moment - Double(max(0, count)) * 604_800
    case .months(let count): Self.back(months: max(0, count), from: moment)
    case .years(let count): Self.back(months: max(0, min(count, 10_000)) * 12, from: moment)
    }
  }

  private static func back(months: Int, from moment: Double) -> Double {
    let clock = CivilTime(secondsSince1970: moment)
    let month = clock.year * 12 + clock.month - 1 - min(months, 120_000)
    // Before the first year there are no captures.
    guard month >= 12 else { return CivilTime(secondsSince1970: -.greatestFiniteMagnitude).secondsSince1970 }
    let (year, inYear) = (month / 12, month % 12 + 1)
    let start = CivilTime(
      year: year, month: inYear, day: min(clock.day, CivilTime.daysInMonth(year: year, month: inYear)),
      hour: clock.hour, minute: clock.minute, second: clock.second, fraction: clock.fraction)
    return start?.secondsSince1970 ?? moment
  }
}

extension IndexOptions.Window {
  /// The earliest moment that the window covers, in seconds since 1970; nil without an end.
  ///
  /// - Parameters:
  ///   - anchor: when the window was set; a growing one keeps its start from there.
  ///   - now: a sliding one ends here.
  public func earliest(anchor: Double, now: Double) -> Double? {
    switch self {
    case .everything: nil
    case .growing(let span): span.start(before: anchor)
    case .sliding(let span): span.start(before: now)
    }
  }
}
