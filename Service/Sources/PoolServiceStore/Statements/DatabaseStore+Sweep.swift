public import Foundation

extension DatabaseStore {
  /// Rows of one table that one sweep deletes at most.
  private static let rowsPerSweep = 2_000
  /// Apps whose reservations one sweep gives back at most.
  private static let appsPerSweep = 100
  /// Months with use whose installs are kept; the ones before are deleted. Counted by months that were used, so that a
  /// clock that runs ahead deletes nothing.
  private static let monthsKept = 13

  public func sweep(at now: Date) async throws -> SweepReport {
    var report = SweepReport(reservationsLapsed: 0, rowsDeleted: 0, isMoreLeft: false)
    // A reader finds the apps, so that the writer does not wait for it; each has its turn among the app's own calls.
    let apps = try await database.read(
      """
      SELECT DISTINCT app_id, kind FROM reservations \
      WHERE state = 0 AND (expires_at <= ?1 OR expires_at > ?2) LIMIT ?3
      """,
      [.integer(now.storedMilliseconds), .integer(reservationEndMax(now)), .integer(Self.appsPerSweep)])
    report.isMoreLeft = apps.count == Self.appsPerSweep
    for row in apps {
      guard let kind = KeyKind(rawValue: try row.text(1)) else { continue }
      let appID = try row.text(0)
      let lapsed = try await database.transaction(appID) { try giveBackLapsed(appID, kind, $0, now) }
      report.reservationsLapsed += lapsed
      if lapsed == Self.lapsedMax { report.isMoreLeft = true }
    }
    for (sql, before) in Self.deletions(now) {
      // Each is a transaction of its own, so that no call waits long for the writer.
      let deleted = try await database.transaction("sweep") { session in
        try session.change(sql, [.integer(before), .integer(Self.rowsPerSweep)])
      }
      report.rowsDeleted += deleted
      if deleted == Self.rowsPerSweep { report.isMoreLeft = true }
    }
    let installs = try await sweepInstalls()
    report.rowsDeleted += installs
    if installs >= Self.rowsPerSweep { report.isMoreLeft = true }
    return report
  }

  /// Statements that delete at most `?2` rows of before `?1`.
  private static func deletions(_ now: Date) -> [(sql: String, before: Int64)] {
    func deletion(_ table: String, _ key: String, _ condition: String) -> String {
      "DELETE FROM \(table) WHERE (\(key)) IN (SELECT \(key) FROM \(table) WHERE \(condition) LIMIT ?2)"
    }
    let instant = now.storedMilliseconds
    let hour: Int64 = 3_600_000
    return [
      (deletion("reservations", "id", "state <> 0 AND expires_at <= ?1"), instant - hour),
      (deletion("replays", "app_id, kind, mark", "made_at <= ?1"), instant - replayMilliseconds),
      (deletion("challenges", "digest", "expires_at <= ?1"), instant),
      (deletion("sessions", "digest", "expires_at <= ?1"), instant),
      (deletion("run_reports", "app_id, kind, run_id", "received_at <= ?1"), instant - 90 * 24 * hour),
    ]
  }

  /// Deletes installs of months that are long over, which a reader finds, so that the writer does not wait for it.
  private func sweepInstalls() async throws -> Int {
    let old = try await database.read(
      """
      SELECT i.app_id, i.kind, i.month, i.install FROM month_usage u \
      JOIN install_months i ON i.app_id = u.app_id AND i.kind = u.kind AND i.month = u.month \
      WHERE u.month <= (SELECT n.month FROM month_usage n WHERE n.app_id = u.app_id AND n.kind = u.kind \
      ORDER BY n.month DESC LIMIT 1 OFFSET \(Self.monthsKept)) LIMIT ?1
      """, [.integer(Self.rowsPerSweep)])
    if old.isEmpty { return 0 }
    return try await database.transaction("sweep") { session in
      try old.reduce(0) { count, row in
        try count
          + session.change(
            "DELETE FROM install_months WHERE app_id = ?1 AND kind = ?2 AND month = ?3 AND install = ?4", row.values)
      }
    }
  }
}
