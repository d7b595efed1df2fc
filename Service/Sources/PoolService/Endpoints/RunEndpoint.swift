internal import Foundation
internal import PoolHTTP
internal import PoolServiceStore
internal import PoolWire

extension ActionsService {
  /// `POST /v1/runs`.
  func recordRun(_ call: inout Call) async throws -> HTTPResponse {
    let caller = try await authenticate(&call)
    _ = try await knownInstall(call, caller)
    let report = try body(RunReport.self, call)
    let held = report.skippedSensitive
    let record = RunReportRecord(
      runID: report.runId, startedAt: report.startedAt.date, finishedAt: report.finishedAt.date,
      reason: report.reason, indexed: report.indexed, failed: report.failed, skipped: report.skipped,
      skippedSensitive: .init(
        personalData: held.personalData, health: held.health, nudity: held.nudity,
        financialInformation: held.financialInformation, authentication: held.authentication),
      seconds: .init(
        listing: report.seconds.listing, reading: report.seconds.reading, storing: report.seconds.storing),
      visuallyIndexed: report.visuallyIndexed, sdkVersion: report.sdkVersion, platform: report.platform,
      osVersion: report.osVersion)
    do {
      try await store.addRunReport(record, by: caller, at: settings.now())
    } catch let error as StoreError where error.code == .invalid {
      throw WireError(.invalidRequest, "The report has a value that cannot be kept.")
    }
    return Reply.json(202, RunReportResponse())
  }
}
