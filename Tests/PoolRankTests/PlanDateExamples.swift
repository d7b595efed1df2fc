import PoolTypes
import Testing

@testable import PoolRank

/// A query and the days that it means on Monday, 30 November 2026, at noon.
struct PlanDateExample: Sendable, CustomTestStringConvertible {
  let query: String
  /// `2026-03-01..2026-03-31`, both days included; `..` alone means no date.
  let days: String
  /// What is looked for, joined by blanks.
  let terms: String

  init(_ query: String, _ days: String, _ terms: String = "") {
    self.query = query
    self.days = days
    self.terms = terms
  }

  var testDescription: String { query }

  /// 30 November 2026, a Monday, 12:00.
  static let noon = CivilTime(year: 2026, month: 11, day: 30, hour: 12)?.secondsSince1970 ?? 0
}

extension SearchQuery {
  /// The days of a plan, both included, as `2026-03-01..2026-03-31`.
  var days: String {
    let first = since.map { CivilTime.dayText(Int($0 / 86_400)) } ?? ""
    let last = until.map { CivilTime.dayText(Int($0 / 86_400) - 1) } ?? ""
    return first + ".." + last
  }
}
