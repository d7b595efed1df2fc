public import Foundation

extension DatabaseStore {
  public func registerInstall(
    _ installID: String, bundleID: String, by caller: Caller, at now: Date
  ) async throws -> Registration {
    let install = try Secrets.install(installID)
    let account = MonthAccount(caller, at: now)
    // One that is counted already changes nothing, and most are.
    let before = try AccountState(
      await database.read(AccountState.sql, AccountState.values(account, install)), account)
    guard bundleID == before.settings.bundleID else { return .bundleMismatch }
    if before.isCounted == true { return Self.registration(before, hasRoom: true, account, now) }
    return try await database.transaction(caller.app.id) { session in
      let state = try AccountState(account, install, session)
      guard bundleID == state.settings.bundleID else { return .bundleMismatch }
      let counting = try Self.count(install, account, state.settings.quota(account.kind), session)
      if counting == .first { try account.addToDay(installs: 1, requests: 0, units: 0, session, now) }
      return Self.registration(state, hasRoom: counting != .noRoom, account, now)
    }
  }

  /// What an install is told that is counted, or had no room.
  private static func registration(
    _ state: AccountState, hasRoom: Bool, _ account: MonthAccount, _ now: Date
  ) -> Registration {
    guard state.settings.isCloudAssistOn else { return .registered(.disabled) }
    guard hasRoom, state.remaining > 0 else {
      return .registered(.quotaExceeded(retryAfter: account.month.retryAfter(now)))
    }
    return .registered(.enabled(unitsRemaining: state.remaining))
  }

  public func isInstallKnown(_ installID: String, by caller: Caller) async throws -> Bool {
    let rows = try await database.read(
      Self.anyMonth, [.text(caller.app.id), .text(caller.key.kind.rawValue), try Secrets.install(installID)])
    return !rows.isEmpty
  }

  /// What became of counting an install in a month.
  enum Counting { case first, before, noRoom }

  /// Counts an install in a month, once. Without room in the allowance its row stays uncounted, and it is known all the
  /// same. Whoever counts it first adds it to the day too, when no more rows are to be locked.
  static func count(
    _ install: SQLValue, _ account: MonthAccount, _ quota: MonthlyQuota, _ session: any SQLSession
  ) throws -> Counting {
    // Whoever gets the row to say "counted" is the one that counts it.
    let isFirst = try session.change(
      """
      INSERT INTO install_months(app_id, kind, month, install, counted) VALUES (?1, ?2, ?3, ?4, 1) \
      ON CONFLICT (app_id, kind, month, install) DO UPDATE SET counted = 1 WHERE install_months.counted = 0
      """, account.values + [install])
    guard isFirst == 1 else { return .before }
    let added = try session.change(
      """
      INSERT INTO month_usage(app_id, kind, month, installs, units_charged, units_reserved) \
      VALUES (?1, ?2, ?3, CASE WHEN CAST(?4 AS BIGINT) > 0 THEN 1 ELSE 0 END, 0, 0) \
      ON CONFLICT (app_id, kind, month) DO UPDATE SET installs = month_usage.installs + 1 \
      WHERE month_usage.installs < ?4
      """, account.values + [.integer(quota.installs)])
    // The first row of a month is written without room too: by it the install is found later.
    if added == 1 && quota.installs > 0 { return .first }
    try session.change(
      "UPDATE install_months SET counted = 0 WHERE app_id = ?1 AND kind = ?2 AND month = ?3 AND install = ?4",
      account.values + [install])
    return .noRoom
  }

  /// Whether an install was ever seen.
  static func isKnown(_ install: SQLValue, _ account: MonthAccount, _ session: any SQLSession) throws -> Bool {
    try !session.rows(anyMonth, [.text(account.appID), .text(account.kind.rawValue), install]).isEmpty
  }

  /// Finds an install in whatever month. Months of use are few and listed in `month_usage`, so that each is one
  /// look-up.
  private static let anyMonth = """
    SELECT 1 FROM month_usage u JOIN install_months i ON i.app_id = u.app_id AND i.kind = u.kind AND i.month = u.month \
    WHERE u.app_id = ?1 AND u.kind = ?2 AND i.install = ?3 LIMIT 1
    """
}
