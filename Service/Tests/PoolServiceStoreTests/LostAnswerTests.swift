import Foundation
import Testing

@testable import PoolServiceStore

/// The answer of every transaction is lost and the call is made again; nothing may count twice.
@Suite struct LostAnswerTests {
  private static func withStore(
    _ kind: DatabaseKind, _ body: (DatabaseStore) async throws -> Void
  ) async throws {
    let database = try TestDatabase(kind)
    let store = try DatabaseStore(
      database: TwiceDatabase(base: try await database.openDatabase()), reservationSeconds: 120,
      passwords: PasswordHashing(cost: 32))
    try await body(store)
    await store.close()
  }

  @Test(arguments: DatabaseKind.allCases)
  func unitsAreCountedOnce(_ kind: DatabaseKind) async throws {
    try await Self.withStore(kind) { store in
      let caller = try await store.makeCaller(installs: 2, units: 10)
      for install in ["a", "b"] {
        #expect(try await store.register(install, by: caller) == .registered(.enabled(unitsRemaining: 10)))
      }
      let first = try await store.reserve(6, by: caller)
      let mark = ReplayMark(key: "k", bodyDigest: [1])
      let request = UnitsRequest(units: 4, installID: "a", replayMark: mark)
      guard case .reserved(let second) = try await store.reserve(request, by: caller, at: .start) else {
        Issue.record("A repeated call met itself.")
        return
      }
      #expect(try await store.usage(of: caller).unitsReserved == 10)
      #expect(
        try await store.settle(first, charged: 5, status: 200, at: .start) == .settled(charged: 5, remaining: 1))
      #expect(try await store.renew(second, at: .start))
      try await store.giveBack(second, at: .start)
      let usage = try await store.usage(of: caller)
      #expect(usage.unitsCharged == 5 && usage.unitsReserved == 0 && usage.installs == 2)
      let days = try await store.usageByDay(ofApp: caller.app.id, kind: .live, days: 1, at: .start)
      #expect(days.map(\.units) == [5] && days.map(\.requests) == [1] && days.map(\.installs) == [2])

      let third = try await store.reserve(5, by: caller)
      #expect(third.units == 5)
      _ = try await store.sweep(at: .start + 120)
      #expect(
        try await store.settle(third, charged: 5, status: 200, at: .start + 121) == .settled(charged: 5, remaining: 0))
      #expect(try await store.usage(of: caller).unitsCharged == 10)
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func nothingIsMadeTwice(_ kind: DatabaseKind) async throws {
    try await Self.withStore(kind) { store in
      let caller = try await store.makeCaller()
      _ = try await store.rotateKey(caller.key.id, at: .start)
      try await store.revokeKey(caller.key.id, at: .start)
      #expect(try await store.apps().count == 1)
      #expect(try await store.keys(ofApp: caller.app.id).count == 2)
      let challenge = try await store.makeChallenge(for: "a", by: caller, at: .start)
      // Whether the first time was kept cannot be known, so that the challenge counts as used, and the app
      // asks for another.
      #expect(try await !store.useChallenge(challenge.bytes, for: "a", by: caller, at: .start))
      let key = AttestKeyRecord(id: [1], publicKey: [2], isProduction: true)
      try await store.addAttestKey(key, for: "a", by: caller, at: .start)
      try await store.addRunReport(ReportsAndSweepTests.report, by: caller, at: .start)
      #expect(try await store.runReports(ofApp: caller.app.id, kind: .live, limit: 9).count == 1)
      try await store.setPassword("correct horse battery", ofOperator: "admin", at: .start)
      guard
        case .opened(let token, let session) = try await store.logIn(
          "admin", password: "correct horse battery", at: .start)
      else {
        Issue.record("The right password did not open a session.")
        return
      }
      #expect(try await store.session(token, at: .start) == session)
    }
  }
}
