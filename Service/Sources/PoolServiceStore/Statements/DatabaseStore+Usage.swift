public import Foundation

extension DatabaseStore {
  public func usage(ofApp id: String, kind: KeyKind, at now: Date) async throws -> MonthUsage {
    let month = UsageMonth(now)
    guard let app = try await app(id) else { throw Self.noSuchApp }
    let row = try await database.read(
      """
      SELECT installs, units_charged, units_reserved FROM month_usage \
      WHERE app_id = ?1 AND kind = ?2 AND month = ?3
      """, MonthAccount(id, kind, month).values
    ).first
    return MonthUsage(
      month: month, installs: try row?.int(0) ?? 0, unitsCharged: try row?.int(1) ?? 0,
      unitsReserved: try row?.int(2) ?? 0, quota: app.settings.quota(kind))
  }

  public func usageByDay(
    ofApp id: String, kind: KeyKind, days: Int, at now: Date
  ) async throws -> [DayUsage] {
    try StoreError.check(days, 1...400, "number of days")
    guard Self.isStorable(id) else { throw Self.noSuchApp }
    let last = CalendarDay(now).number
    let first = last - days + 1
    let rows = try await database.read(
      """
      SELECT day, installs, requests, units FROM day_usage \
      WHERE app_id = ?1 AND kind = ?2 AND day >= ?3 AND day <= ?4
      """, [.text(id), .text(kind.rawValue), .integer(first), .integer(last)])
    let byDay = Dictionary(try rows.map { (try $0.int(0), $0) }, uniquingKeysWith: { first, _ in first })
    return try (first...last).map { day in
      let row = byDay[day]
      return DayUsage(
        day: CalendarDay(number: day).start, installs: try row?.int(1) ?? 0, requests: try row?.int(2) ?? 0,
        units: try row?.int(3) ?? 0)
    }
  }
}
