internal import Foundation
internal import PoolKit

/// Dates as people type them for `--since` and `--until`.
enum DateArgument {
  /// Bounds of what a text names, as wall-clock seconds since 1970: the first that belongs to it, and the first
  /// after.
  ///
  /// - Parameter now: the wall clock, for spans that go back; seconds since 1970.
  /// - Throws: `UsageError`.
  static func bounds(_ text: String, flag: Flag, now: Double) throws -> (start: Double, end: Double) {
    if let found = span(text, now: now) ?? calendar(text) ?? moment(text) { return found }
    throw UsageError("--\(flag.name) takes a date such as 2024, 2024-03, 2024-03-01 or 30d, not `\(text)`")
  }

  /// The filters that a command line asks for.
  ///
  /// - Throws: `UsageError` for what is no date, and for a range that ends before it begins.
  static func filters(_ arguments: Arguments) throws -> SearchFilters {
    // Captures are compared by their wall clocks, so spans go back from the wall clock here.
    let date = Date()
    let now = date.timeIntervalSince1970 + Double(TimeZone.current.secondsFromGMT(for: date))
    var filters = SearchFilters(mediaTypes: Set(arguments.all(.media).compactMap(MediaType.init(rawValue:))))
    if let since = arguments.value(.since) { filters.since = try bounds(since, flag: .since, now: now).start }
    if let until = arguments.value(.until) { filters.until = try bounds(until, flag: .until, now: now).end }
    filters.labels = Set(arguments.all(.label))
    filters.thingKinds = Set(arguments.all(.thing).compactMap(Thing.Kind.init(rawValue:)))
    filters.linkHosts = Set(arguments.all(.host).map { $0.lowercased() })
    if let since = filters.since, let until = filters.until, since >= until {
      throw UsageError("--since is later than --until")
    }
    return filters
  }

  /// `30d`, `8w`, `6m`, `2y`: days and weeks are counted, months and years go back in the calendar.
  private static func span(_ text: String, now: Double) -> (start: Double, end: Double)? {
    guard let unit = text.last, let count = number(text.dropLast()), text.count <= 6 else { return nil }
    let start: Double
    switch unit {
    case "d": start = now - Double(count) * 86_400
    case "w": start = now - Double(count) * 7 * 86_400
    case "m": start = back(months: count, from: now)
    case "y": start = back(months: count * 12, from: now)
    default: return nil
    }
    return (start, start + 1)
  }

  /// The same day of an earlier month, or its last day; years before the first become the first.
  private static func back(months: Int, from now: Double) -> Double {
    var time = CivilTime(secondsSince1970: now)
    let total = max(12, time.year * 12 + time.month - 1 - months)
    time.year = total / 12
    time.month = total % 12 + 1
    time.day = min(time.day, CivilTime.daysInMonth(year: time.year, month: time.month))
    return time.secondsSince1970
  }

  /// A year, a month or a day.
  private static func calendar(_ text: String) -> (start: Double, end: Double)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let lengths = [4, 2, 2]
    guard (1...3).contains(parts.count), zip(parts, lengths).allSatisfy({ $0.count == $1 }) else { return nil }
    let numbers = parts.compactMap(number)
    guard numbers.count == parts.count,
      let start = CivilTime(
        year: numbers[0], month: numbers.count > 1 ? numbers[1] : 1, day: numbers.count > 2 ? numbers[2] : 1)
    else { return nil }
    let months = numbers.count == 1 ? Array(1...12) : [start.month]
    let days = months.reduce(0) { $0 + CivilTime.daysInMonth(year: start.year, month: $1) }
    let first = start.secondsSince1970
    return (first, first + Double(numbers.count == 3 ? 1 : days) * 86_400)
  }

  /// A date and time, to the second.
  private static func moment(_ text: String) -> (start: Double, end: Double)? {
    let pattern = #"^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:\d\d)?$"#
    guard text.range(of: pattern, options: .regularExpression) != nil,
      let clock = CaptureDates.parse(text.uppercased())?.clock.secondsSince1970
    else { return nil }
    return (clock, clock + 1)
  }

  /// Digits alone.
  private static func number(_ text: Substring) -> Int? {
    text.isEmpty || text.utf8.contains { !(48...57).contains($0) } ? nil : Int(text)
  }
}
