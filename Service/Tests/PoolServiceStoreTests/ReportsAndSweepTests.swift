import Foundation
import Testing

@testable import PoolServiceStore

@Suite struct ReportsAndSweepTests {
  static let report = RunReportRecord(
    runID: "run-1", startedAt: .start, finishedAt: .start + 165.7, reason: "completed", indexed: 812, failed: 3,
    skipped: 40,
    skippedSensitive: RunReportRecord.SensitiveCounts(
      personalData: 1, health: 0, nudity: 0, financialInformation: 2, authentication: 0),
    seconds: RunReportRecord.StageSeconds(listing: 1.2, reading: 160.4, storing: 4.1), visuallyIndexed: 700,
    sdkVersion: "0.2.0", platform: "linux", osVersion: "12")

  private static func report(_ change: (inout RunReportRecord) -> Void) -> RunReportRecord {
    var changed = report
    change(&changed)
    return changed
  }

  @Test(arguments: DatabaseKind.allCases)
  func aRunReportIsKeptOnceAsItCameForNinetyDays(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      let caller = try await store.makeCaller()
      try await store.addRunReport(Self.report, by: caller, at: .start)
      try await other.addRunReport(Self.report, by: caller, at: .start + 5)
      var second = Self.report
      second.runID = "run-2"
      try await other.addRunReport(second, by: caller, at: .start + 86_400)
      func reports(_ limit: Int = 10) async throws -> [RunReportRecord] {
        try await store.runReports(ofApp: caller.app.id, kind: .live, limit: limit)
      }
      #expect(try await reports() == [second, Self.report])
      #expect(try await reports(1) == [second])
      #expect(try await store.runReports(ofApp: caller.app.id, kind: .test, limit: 10).isEmpty)

      #expect(try await store.sweep(at: .start + 90 * 86_400 - 1).rowsDeleted == 0)
      #expect(try await store.sweep(at: .start + 90 * 86_400).rowsDeleted == 1)
      #expect(try await reports() == [second])
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func aRunReportOutOfRangeIsRefused(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let caller = try await store.makeCaller()
      let changes: [@Sendable (inout RunReportRecord) -> Void] = [
        { $0.runID = "" }, { $0.indexed = -1 }, { $0.skippedSensitive.health = .max }, { $0.seconds.reading = .nan },
        { $0.seconds.storing = -0.1 }, { $0.platform = String(repeating: "x", count: 65) }, { $0.reason = "a\0" },
      ]
      for change in changes {
        let report = Self.report(change)
        await #expect(throws: StoreError.self) { try await store.addRunReport(report, by: caller, at: .start) }
      }
      let kept = try await store.runReports(ofApp: caller.app.id, kind: .live, limit: 10)
      #expect(kept.isEmpty)
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func aSweepLeavesNothingThatOutlivedItsTime(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let caller = try await store.makeCaller()
      try await store.register("a", by: caller)
      for index in 0..<5 {
        let mark = ReplayMark(key: "k\(index)", bodyDigest: [1])
        let request = UnitsRequest(units: 1, installID: "a", replayMark: mark)
        let outcome = try await store.reserve(request, by: caller, at: .start)
        guard case .reserved(let reservation) = outcome else { throw UnexpectedOutcome(outcome: outcome) }
        if index < 3 { _ = try await store.settle(reservation, charged: 1, status: 200, at: .start) }
        _ = try await store.makeChallenge(for: "a", by: caller, at: .start)
      }
      let first = try await store.sweep(at: .start + 300)
      #expect(first == SweepReport(reservationsLapsed: 2, rowsDeleted: 5, isMoreLeft: false))
      let second = try await store.sweep(at: .start + 120 + 3_600)
      #expect(second == SweepReport(reservationsLapsed: 0, rowsDeleted: 5, isMoreLeft: false))
      let third = try await store.sweep(at: .start + 86_400)
      #expect(third == SweepReport(reservationsLapsed: 0, rowsDeleted: 5, isMoreLeft: false))
      let usage = try await store.usage(of: caller)
      #expect(usage.unitsCharged == 3 && usage.unitsReserved == 0)
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func aSweepDoesABoundedPartAndSaysThatMoreIsLeft(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let caller = try await store.makeCaller(units: 1_000)
      try await store.register("a", by: caller)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<600 { group.addTask { _ = try await store.reserve(1, by: caller) } }
        try await group.waitForAll()
      }
      let first = try await store.sweep(at: .start + 120)
      #expect(first.reservationsLapsed == 500 && first.isMoreLeft)
      let second = try await store.sweep(at: .start + 120)
      #expect(second.reservationsLapsed == 100 && !second.isMoreLeft)
      #expect(try await store.usage(of: caller).unitsReserved == 0)
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func installsAreForgottenAfterThirteenMonthsOfUseAndNotByAClockAhead(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let caller = try await store.makeCaller()
      try await store.register("a", by: caller)
      // A clock that is fifty years ahead for a moment.
      #expect(try await store.sweep(at: .start + 50 * 365 * 86_400).rowsDeleted == 0)
      for month in 1...13 {
        #expect(try await store.isInstallKnown("a", by: caller))
        let instant = Date.start + Double(month) * 30.5 * 86_400
        try await store.register("b", by: caller, at: instant)
        #expect(try await store.sweep(at: instant).rowsDeleted == (month == 13 ? 1 : 0))
      }
      #expect(try await !store.isInstallKnown("a", by: caller))
      #expect(try await store.isInstallKnown("b", by: caller))
    }
  }
}
