import Foundation
import PoolServiceStore
import Testing

@Suite struct InstallsTests {
  @Test(arguments: DatabaseKind.allCases)
  func anInstallCountsOncePerMonthHoweverOftenItRegisters(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let caller = try await store.makeCaller()
      for second in 0..<5 { try await store.register("a", by: caller, at: .start + Double(second)) }
      try await store.register("b", by: caller)
      #expect(try await store.usage(of: caller).installs == 2)
      try await store.register("a", by: caller, at: .nextMonth)
      #expect(try await store.usage(of: caller, at: .nextMonth).installs == 1)
      // The clock is set back into a month that was counted.
      try await store.register("a", by: caller, at: .start)
      #expect(try await store.usage(of: caller).installs == 2)
      let days = try await store.usageByDay(ofApp: caller.app.id, kind: .live, days: 2, at: .start)
      #expect(days.map(\.installs) == [0, 2])
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func liveAndTestKeysAndAppsCountByThemselves(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let live = try await store.makeCaller(installs: 1)
      let test = Caller(app: live.app, key: try await store.makeKey(.test, forApp: live.app.id, at: .start).record)
      let other = try await store.makeCaller(installs: 1)
      for caller in [live, test, other] {
        #expect(try await store.register("a", by: caller) == .registered(.enabled(unitsRemaining: 1_000)))
        #expect(try await store.usage(of: caller).installs == 1)
      }
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func registeringSaysWhyCloudAssistIsOff(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let caller = try await store.makeCaller(installs: 1, units: 5)
      let mismatch = try await store.registerInstall("a", bundleID: "com.example.App", by: caller, at: .start)
      #expect(mismatch == .bundleMismatch)
      #expect(try await !store.isInstallKnown("a", by: caller))

      #expect(try await store.register("a", by: caller) == .registered(.enabled(unitsRemaining: 5)))
      // Beyond the allowance: known, not counted, and let in when the allowance is raised.
      #expect(try await store.register("b", by: caller) == .registered(.quotaExceeded(retryAfter: 86_400)))
      #expect(try await store.isInstallKnown("b", by: caller))
      #expect(try await store.usage(of: caller).installs == 1)
      var settings = caller.app.settings
      settings.liveQuota.installs = 2
      _ = try await store.updateApp(caller.app.id, to: settings)
      #expect(try await store.register("b", by: caller) == .registered(.enabled(unitsRemaining: 5)))

      let reservation = try await store.reserve(5, by: caller)
      #expect(try await store.register("a", by: caller) == .registered(.quotaExceeded(retryAfter: 86_400)))
      try await store.giveBack(reservation, at: .start)
      #expect(try await store.register("a", by: caller) == .registered(.enabled(unitsRemaining: 5)))
      settings.isCloudAssistOn = false
      _ = try await store.updateApp(caller.app.id, to: settings)
      #expect(try await store.register("a", by: caller) == .registered(.disabled))
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func anInstallIsKnownInLaterMonthsAndWithoutRoom(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let caller = try await store.makeCaller(installs: 0)
      #expect(try await !store.isInstallKnown("a", by: caller))
      try await store.register("a", by: caller)
      #expect(try await store.isInstallKnown("a", by: caller))
      #expect(try await !store.isInstallKnown("A", by: caller))
      #expect(try await store.usage(of: caller).installs == 0)
      let outcome = try await store.reserve(UnitsRequest(units: 1, installID: "a"), by: caller, at: .nextMonth)
      #expect(outcome == .refused(.installsSpent(retryAfter: 86_400)))
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func parallelInstallsNeverPassTheAllowance(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { first, second in
      let caller = try await first.makeCaller(installs: 40)
      let enabled = try await withThrowingTaskGroup(of: Bool.self) { group in
        for index in 0..<240 {
          // Each install registers three times, on either node.
          let store = index.isMultiple(of: 2) ? first : second
          group.addTask {
            let answer = try await store.register("install \(index % 80)", by: caller)
            return answer == .registered(.enabled(unitsRemaining: 1_000))
          }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(try await first.usage(of: caller).installs == 40)
      #expect(enabled >= 40 && enabled <= 120)
    }
  }
}
