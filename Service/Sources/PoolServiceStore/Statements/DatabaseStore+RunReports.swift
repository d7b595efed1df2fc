public import Foundation

extension DatabaseStore {
  public func addRunReport(_ report: RunReportRecord, by caller: Caller, at now: Date) async throws {
    try Self.check(report)
    let sensitive = report.skippedSensitive
    let values: [SQLValue] = [
      .text(caller.app.id), .text(caller.key.kind.rawValue), .text(report.runID), .integer(now.storedMilliseconds),
      .integer(report.startedAt.storedMilliseconds), .integer(report.finishedAt.storedMilliseconds),
      .text(report.reason), .integer(report.indexed), .integer(report.failed), .integer(report.skipped),
      .integer(sensitive.personalData), .integer(sensitive.health), .integer(sensitive.nudity),
      .integer(sensitive.financialInformation), .integer(sensitive.authentication), .real(report.seconds.listing),
      .real(report.seconds.reading), .real(report.seconds.storing), .integer(report.visuallyIndexed),
      .text(report.sdkVersion), .text(report.platform), .text(report.osVersion),
    ]
    let places = (1...values.count).map { "?\($0)" }.joined(separator: ", ")
    let sql =
      "INSERT INTO run_reports(app_id, kind, run_id, received_at, \(Self.reportColumns)) VALUES (\(places)) "
      + "ON CONFLICT DO NOTHING"
    try await database.transaction(caller.app.id) { session in try session.change(sql, values) }
  }

  public func runReports(ofApp id: String, kind: KeyKind, limit: Int) async throws -> [RunReportRecord] {
    try StoreError.check(limit, 1...1_000, "number of reports")
    guard Self.isStorable(id) else { return [] }
    let rows = try await database.read(
      """
      SELECT run_id, \(Self.reportColumns) FROM run_reports WHERE app_id = ?1 AND kind = ?2 \
      ORDER BY received_at DESC, run_id LIMIT ?3
      """, [.text(id), .text(kind.rawValue), .integer(limit)])
    return try rows.map { row in
      RunReportRecord(
        runID: try row.text(0), startedAt: Date(storedMilliseconds: try row.int64(1)),
        finishedAt: Date(storedMilliseconds: try row.int64(2)), reason: try row.text(3), indexed: try row.int(4),
        failed: try row.int(5), skipped: try row.int(6),
        skippedSensitive: RunReportRecord.SensitiveCounts(
          personalData: try row.int(7), health: try row.int(8), nudity: try row.int(9),
          financialInformation: try row.int(10), authentication: try row.int(11)),
        seconds: RunReportRecord.StageSeconds(
          listing: try row.double(12), reading: try row.double(13), storing: try row.double(14)),
        visuallyIndexed: try row.int(15), sdkVersion: try row.text(16), platform: try row.text(17),
        osVersion: try row.text(18))
    }
  }

  private static let reportColumns = """
    started_at, finished_at, reason, indexed, failed, skipped, personal_data, health, nudity, financial, \
    authentication, listing_seconds, reading_seconds, storing_seconds, visually_indexed, sdk_version, platform, \
    os_version
    """

  private static func check(_ report: RunReportRecord) throws {
    let texts = [report.runID, report.reason, report.sdkVersion, report.platform, report.osVersion]
    for text in texts { try StoreError.check(text, 0...64, "text of a run report") }
    try StoreError.check(report.runID, 1...64, "id of a run")
    let sensitive = report.skippedSensitive
    let counts = [
      report.indexed, report.failed, report.skipped, report.visuallyIndexed, sensitive.personalData, sensitive.health,
      sensitive.nudity, sensitive.financialInformation, sensitive.authentication,
    ]
    for count in counts { try StoreError.check(count, 0...1_000_000_000_000, "count of a run report") }
    for seconds in [report.seconds.listing, report.seconds.reading, report.seconds.storing] {
      guard seconds >= 0, seconds <= 1e12 else {
        throw StoreError(.invalid, "The seconds of a run report have to be 0 or more.")
      }
    }
  }
}
