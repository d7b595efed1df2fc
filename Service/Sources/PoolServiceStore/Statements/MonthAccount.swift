internal import Foundation

/// Whose units and installs are meant, and in which month.
struct MonthAccount: Hashable, Comparable {
  let appID: String
  let kind: KeyKind
  let month: UsageMonth

  init(_ appID: String, _ kind: KeyKind, _ month: UsageMonth) {
    self.appID = appID
    self.kind = kind
    self.month = month
  }

  init(_ caller: Caller, at now: Date) { self.init(caller.app.id, caller.key.kind, UsageMonth(now)) }

  /// App, kind and month, as values `?1`, `?2` and `?3`.
  var values: [SQLValue] { [.text(appID), .text(kind.rawValue), .integer(month.number)] }

  /// The order in which months are locked.
  static func < (left: MonthAccount, right: MonthAccount) -> Bool {
    (left.appID, left.kind.rawValue, left.month.number) < (right.appID, right.kind.rawValue, right.month.number)
  }

  /// Charged and reserved units of the month.
  func units(_ session: any SQLSession) throws -> (charged: Int, reserved: Int) {
    let rows = try session.rows(
      "SELECT units_charged, units_reserved FROM month_usage WHERE app_id = ?1 AND kind = ?2 AND month = ?3", values)
    guard let row = rows.first else { return (0, 0) }
    return (try row.int(0), try row.int(1))
  }

  /// Units of an allowance that are neither charged nor set aside.
  func remaining(of allowance: Int, _ session: any SQLSession) throws -> Int {
    let units = try units(session)
    return max(0, allowance - units.charged - units.reserved)
  }

  /// Adds to what is charged and set aside, unless the two would pass the allowance. One statement checks and changes,
  /// so that no two calls can both take the last units.
  func take(charged: Int, reserved: Int, of allowance: Int, _ session: any SQLSession) throws -> Bool {
    guard charged + reserved <= allowance else { return false }
    return try session.change(
      """
      INSERT INTO month_usage(app_id, kind, month, installs, units_charged, units_reserved) \
      VALUES (?1, ?2, ?3, 0, ?4, ?5) ON CONFLICT (app_id, kind, month) DO UPDATE \
      SET units_charged = month_usage.units_charged + ?4, units_reserved = month_usage.units_reserved + ?5 \
      WHERE month_usage.units_charged + month_usage.units_reserved + ?4 + ?5 <= ?6
      """, values + [.integer(charged), .integer(reserved), .integer(allowance)]) == 1
  }

  /// Turns units that were set aside into charged ones, and gives back the rest.
  /// - Returns: units of the month that are charged or set aside after it.
  @discardableResult
  func end(reserved: Int, charged: Int, _ session: any SQLSession) throws -> Int {
    let rows = try session.rows(
      """
      UPDATE month_usage SET units_reserved = units_reserved - ?4, units_charged = units_charged + ?5 \
      WHERE app_id = ?1 AND kind = ?2 AND month = ?3 RETURNING units_charged + units_reserved
      """, values + [.integer(reserved), .integer(charged)])
    guard let row = rows.first else { throw StoreError(.damaged, "The database lost an account with units set aside.") }
    return try row.int(0)
  }

  /// Adds to what the plots show of the day that holds `now`.
  func addToDay(installs: Int, requests: Int, units: Int, _ session: any SQLSession, _ now: Date) throws {
    try session.change(
      """
      INSERT INTO day_usage(app_id, kind, day, installs, requests, units) VALUES (?1, ?2, ?3, ?4, ?5, ?6) \
      ON CONFLICT (app_id, kind, day) DO UPDATE SET installs = day_usage.installs + ?4, \
      requests = day_usage.requests + ?5, units = day_usage.units + ?6
      """,
      [
        .text(appID), .text(kind.rawValue), .integer(CalendarDay(now).number), .integer(installs),
        .integer(requests), .integer(units),
      ])
  }
}
