internal import Foundation
internal import PoolCloud
internal import PoolTypes
internal import PoolWire

extension PoolSources {
  /// Sends what a run came to, where the options say so: counts and times, nothing that was read. A report that is not
  /// taken is not sent again.
  ///
  /// Of its seconds, listing is the step that reads the library's list, reading the step that reads captures and stores
  /// them slice by slice, and storing what is done once all are read.
  func report(_ run: IndexStatus.LastRun, _ times: RunTimes) {
    guard options.sendsRunReports, let cloud else { return }
    let status = broadcast.current
    let seconds = times.seconds
    func held(_ kind: SensitiveKind) -> Int { status.detail.skippedSensitive[kind.rawValue] ?? 0 }
    let system = ProcessInfo.processInfo.operatingSystemVersion
    #if os(iOS)
      let platform = "ios"
    #elseif os(macOS)
      let platform = "macos"
    #else
      let platform = "linux"
    #endif
    let report = RunReport(
      runId: UUID().uuidString.lowercased(),
      startedAt: WireInstant(Date(timeIntervalSince1970: times.startedAt)),
      finishedAt: WireInstant(Date(timeIntervalSince1970: run.finishedAt)), reason: run.reason.rawValue,
      indexed: run.indexed, failed: run.failed, skipped: status.detail.skipped,
      skippedSensitive: .init(
        personalData: held(.personalData), health: held(.health), nudity: held(.nudity),
        financialInformation: held(.financialInformation), authentication: held(.authentication)),
      seconds: .init(
        listing: seconds[.readingLibrary] ?? 0, reading: seconds[.indexing] ?? 0, storing: seconds[.finishing] ?? 0),
      visuallyIndexed: status.visuallyIndexedAssets, sdkVersion: PoolClient.version, platform: platform,
      osVersion: "\(system.majorVersion).\(system.minorVersion)")
    reporting = Task { try? await cloud.report(report) }
  }

  /// Waits for the report that is under way.
  func finishReport() async { await reporting?.value }
}
