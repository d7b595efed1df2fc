import Foundation
import Testing

@testable import PoolServiceStore

@Suite struct ReplaysTests {
  private static func request(_ key: String, body: UInt8 = 1, install: String = "a") -> UnitsRequest {
    UnitsRequest(units: 3, installID: install, replayMark: ReplayMark(key: key, bodyDigest: [body]))
  }

  private static func reserved(_ outcome: ReserveOutcome) throws -> Reservation {
    guard case .reserved(let reservation) = outcome else { throw UnexpectedOutcome(outcome: outcome) }
    return reservation
  }

  @Test(arguments: DatabaseKind.allCases)
  func aReplayWithinADayIsToldTheOutcomeAndNotCharged(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      let caller = try await store.makeCaller(units: 10)
      try await store.register("a", by: caller)
      let first = try Self.reserved(await store.reserve(Self.request("k"), by: caller, at: .start))
      #expect(
        try await other.reserve(Self.request("k"), by: caller, at: .start) == .refused(.inProgress(retryAfter: 2)))
      _ = try await store.settle(first, charged: 2, status: 200, at: .start)
      let replay = ReserveOutcome.replayed(ReplayOutcome(status: 200, charged: 2, remaining: 8))
      for seconds in [1.0, 86_399, -86_399] {
        #expect(try await other.reserve(Self.request("k"), by: caller, at: .start + seconds) == replay)
      }
      #expect(try await store.usage(of: caller).unitsCharged == 2)
      // A day later it is a request like any other.
      let later = try Self.reserved(await store.reserve(Self.request("k"), by: caller, at: .start + 86_400))
      _ = try await store.settle(later, charged: 3, status: 200, at: .start + 86_400)
      #expect(try await store.usage(of: caller).unitsCharged == 5)
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func aKeyHoldsForOneBodyOfOneInstall(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let caller = try await store.makeCaller(units: 10)
      for install in ["a", "b"] { try await store.register(install, by: caller) }
      let first = try Self.reserved(await store.reserve(Self.request("k"), by: caller, at: .start))
      #expect(
        try await store.reserve(Self.request("k", body: 2), by: caller, at: .start) == .refused(.replayKeyReused))
      _ = try await store.settle(first, charged: 3, status: 200, at: .start)
      #expect(
        try await store.reserve(Self.request("k", body: 2), by: caller, at: .start) == .refused(.replayKeyReused))
      // Another install's key of the same letters is another key.
      let other = try Self.reserved(
        await store.reserve(Self.request("k", install: "b"), by: caller, at: .start))
      #expect(other.id != first.id)
      await #expect(throws: StoreError.self) {
        let mark = ReplayMark(key: "k", bodyDigest: [])
        return try await store.reserve(
          UnitsRequest(units: 1, installID: "a", replayMark: mark), by: caller, at: .start)
      }
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func whatFailedOrWasRefusedMayBeTriedAgain(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let caller = try await store.makeCaller(units: 3)
      try await store.register("a", by: caller)
      let first = try Self.reserved(await store.reserve(Self.request("k"), by: caller, at: .start))
      #expect(
        try await store.reserve(Self.request("other"), by: caller, at: .start)
          == .refused(.unitsSpent(retryAfter: 86_400)))
      try await store.giveBack(first, at: .start)
      let again = try Self.reserved(await store.reserve(Self.request("other"), by: caller, at: .start))
      try await store.giveBack(again, at: .start)
      _ = try Self.reserved(await store.reserve(Self.request("k"), by: caller, at: .start))
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func ofTwoEqualRequestsOnlyTheOneThatTookOverIsCharged(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      let caller = try await store.makeCaller(units: 10)
      try await store.register("a", by: caller)
      let slow = try Self.reserved(await store.reserve(Self.request("k"), by: caller, at: .start))
      // Its node is taken for dead, and the app tries again elsewhere.
      let second = try Self.reserved(await other.reserve(Self.request("k"), by: caller, at: .start + 120))
      let late = try await store.settle(slow, charged: 3, status: 200, at: .start + 121)
      #expect(late == .refused(retryAfter: 1))
      try await store.giveBack(slow, at: .start + 121)
      #expect(
        try await other.settle(second, charged: 3, status: 200, at: .start + 122)
          == .settled(charged: 3, remaining: 7))
      #expect(
        try await store.settle(slow, charged: 3, status: 200, at: .start + 123) == .refused(retryAfter: 1))
      #expect(
        try await store.reserve(Self.request("k"), by: caller, at: .start + 124)
          == .replayed(ReplayOutcome(status: 200, charged: 3, remaining: 7)))
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func ofManyEqualRequestsAtOnceOneIsServed(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      let caller = try await store.makeCaller(units: 1_000)
      try await store.register("a", by: caller)
      let outcomes = try await withThrowingTaskGroup(of: ReserveOutcome.self) { group in
        for index in 0..<24 {
          let node = index.isMultiple(of: 2) ? store : other
          group.addTask { try await node.reserve(Self.request("k"), by: caller, at: .start) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let served = outcomes.filter { if case .reserved = $0 { true } else { false } }
      #expect(served.count == 1)
      #expect(outcomes.filter { $0 == .refused(.inProgress(retryAfter: 2)) }.count == 23)
      #expect(try await store.usage(of: caller).unitsReserved == 3)
    }
  }
}
