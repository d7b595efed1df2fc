/// What one read tells of an account, its app and an install.
struct AccountState {
  let settings: AppSettings
  /// Units of the month that are neither charged nor set aside.
  let remaining: Int
  /// Whether the install is counted in the month; nil when it has not been seen in it.
  let isCounted: Bool?

  /// Reads app, account and install by `values`.
  static let sql = """
    SELECT \(DatabaseStore.appColumns), u.units_charged, u.units_reserved, i.counted FROM apps a \
    LEFT JOIN month_usage u ON u.app_id = a.id AND u.kind = ?2 AND u.month = ?3 \
    LEFT JOIN install_months i ON i.app_id = a.id AND i.kind = ?2 AND i.month = ?3 AND i.install = ?4 WHERE a.id = ?1
    """

  static func values(_ account: MonthAccount, _ install: SQLValue) -> [SQLValue] { account.values + [install] }

  /// Throws `.notFound` without such an app.
  init(_ rows: [SQLRow], _ account: MonthAccount) throws {
    guard let row = rows.first else { throw DatabaseStore.noSuchApp }
    settings = try DatabaseStore.app(row).settings
    let used = (try row.optionalInt64(13) ?? 0) + (try row.optionalInt64(14) ?? 0)
    remaining = max(0, settings.quota(account.kind).units - Int(used))
    isCounted = try row.optionalInt64(15).map { $0 != 0 }
  }

  init(_ account: MonthAccount, _ install: SQLValue, _ session: any SQLSession) throws {
    try self.init(session.rows(Self.sql, Self.values(account, install)), account)
  }
}
