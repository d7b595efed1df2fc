internal import Foundation
internal import PoolKit

/// Dates as people type them for `--since` and `--until`.
enum DateArgument {
  /// Bounds of what a text names, as wall-clock seconds since 1970: the first that belongs to it, and the first after.
  ///
  /// - Parameter now: seconds since 1970, for spans that go back.
  /// - Throws: `UsageError`.
  static func bounds(_ text: String, flag: Flag, now: Double) throws -> (start: Double, end: Double) {
    if let unit = text.last, let count = Int(text.dropLast()), count >= 0, count < 10_000,
      let days = ["d": 1, "w": 7, "m": 30, "y": 365][String(unit)]
    {
      let start = now - Double(count * days) * 86_400
      return (start, start + 1)
    }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    if text.count == 4, parts.count == 1, let start = CivilTime(year: parts[0], month: 1, day: 1),
      let end = CivilTime(year: parts[0] + 1, month: 1, day: 1)
    {
      return (start.secondsSince1970, end.secondsSince1970)
    }
    if text.count == 7, parts.count == 2, let start = CivilTime(year: parts[0], month: parts[1], day: 1) {
      let days = CivilTime.daysInMonth(year: parts[0], month: parts[1])
      return (start.secondsSince1970, start.secondsSince1970 + Double(days) * 86_400)
    }
    if text.count == 10, parts.count == 3, let day = CivilTime(year: parts[0], month: parts[1], day: parts[2]) {
      return (day.secondsSince1970, day.secondsSince1970 + 86_400)
    }
    if let parsed = CaptureDates.parse(text), text.contains("T") {
      return (parsed.clock.secondsSince1970, parsed.clock.secondsSince1970 + 1)
    }
    throw UsageError("--\(flag.name) takes a date such as 2024, 2024-03, 2024-03-01 or 30d")
  }

  static func filters(_ arguments: Arguments) throws -> SearchFilters {
    let now = Date().timeIntervalSince1970
    var filters = SearchFilters(mediaTypes: Set(arguments.all(.media).compactMap(MediaType.init(rawValue:))))
    if let since = arguments.value(.since) { filters.since = try bounds(since, flag: .since, now: now).start }
    if let until = arguments.value(.until) { filters.until = try bounds(until, flag: .until, now: now).end }
    return filters
  }
}
