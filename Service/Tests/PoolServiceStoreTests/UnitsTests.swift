import Foundation
import Testing

@testable import PoolServiceStore

@Suite struct UnitsTests {
  @Test(arguments: DatabaseKind.allCases)
  func unitsAreSetAsideThenChargedOrGivenBack(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      let caller = try await store.makeCaller(units: 10)
      try await store.register("a", by: caller)
      let first = try await store.reserve(6, by: caller)
      #expect(try await other.usage(of: caller).unitsReserved == 6)
      let refused = try await other.reserve(UnitsRequest(units: 5, installID: "a"), by: caller, at: .start)
      #expect(refused == .refused(.unitsSpent(retryAfter: 86_400)))
      let second = try await other.reserve(4, by: caller)

      // What was not reached is not charged, and settling twice charges once.
      #expect(
        try await other.settle(first, charged: 2, status: 200, at: .start) == .settled(charged: 2, remaining: 4))
      #expect(
        try await store.settle(first, charged: 6, status: 200, at: .start) == .settled(charged: 2, remaining: 4))
      try await store.giveBack(first, at: .start)
      try await store.giveBack(second, at: .start)
      try await store.giveBack(second, at: .start)
      guard case .refused = try await store.settle(second, charged: 4, status: 200, at: .start) else {
        Issue.record("Units that were given back were charged.")
        return
      }
      let usage = try await store.usage(of: caller)
      #expect(usage.unitsCharged == 2 && usage.unitsReserved == 0)
      let days = try await store.usageByDay(ofApp: caller.app.id, kind: .live, days: 1, at: .start)
      #expect(days.map(\.units) == [2] && days.map(\.requests) == [1])
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func whatMayNotBeReservedOrChargedIsRefused(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let caller = try await store.makeCaller(units: 10)
      let request = UnitsRequest(units: 1, installID: "a")
      #expect(try await store.reserve(request, by: caller, at: .start) == .refused(.installUnknown))
      try await store.register("a", by: caller)
      for units in [0, -1, 1_000_001] {
        await #expect(throws: StoreError.self) {
          try await store.reserve(UnitsRequest(units: units, installID: "a"), by: caller, at: .start)
        }
      }
      let reservation = try await store.reserve(3, by: caller)
      for charged in [-1, 4] {
        await #expect(throws: StoreError.self) {
          try await store.settle(reservation, charged: charged, status: 200, at: .start)
        }
      }
      for units in [-1, .min] {
        let negative = Reservation(
          id: reservation.id, appID: reservation.appID, kind: .live, month: reservation.month, units: units)
        await #expect(throws: StoreError.self) {
          try await store.settle(negative, charged: units, status: 200, at: .start)
        }
      }
      // A reservation that claims more than is on file.
      let forged = Reservation(
        id: reservation.id, appID: reservation.appID, kind: .live, month: reservation.month, units: 10)
      await #expect(throws: StoreError.self) {
        try await store.settle(forged, charged: 10, status: 200, at: .start)
      }
      var settings = caller.app.settings
      settings.isCloudAssistOn = false
      _ = try await store.updateApp(caller.app.id, to: settings)
      #expect(try await store.reserve(request, by: caller, at: .start) == .refused(.cloudAssistDisabled))
      #expect(try await store.usage(of: caller).unitsReserved == 3)
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func aReservationLapsesAfterItsTimeUnlessRenewed(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      let caller = try await store.makeCaller(units: 10)
      try await store.register("a", by: caller)
      let reservation = try await store.reserve(10, by: caller)
      let request = UnitsRequest(units: 10, installID: "a")
      let early = try await other.reserve(request, by: caller, at: .start + 119.9)
      #expect(early == .refused(.unitsSpent(retryAfter: 86_400)))
      #expect(try await store.renew(reservation, at: .start + 100))
      #expect(try await other.sweep(at: .start + 219).reservationsLapsed == 0)
      // The next to ask gets the units of a node that never came back.
      let second = try await other.reserve(10, by: caller, at: .start + 220)
      #expect(try await !store.renew(reservation, at: .start + 221))
      // Too late, and the units are another's: nothing is charged.
      let late = try await store.settle(reservation, charged: 10, status: 200, at: .start + 222)
      #expect(late == .refused(retryAfter: 86_400))
      try await other.giveBack(second, at: .start + 223)
      // Too late, and the units are free: charged after all.
      let later = try await store.settle(reservation, charged: 7, status: 200, at: .start + 224)
      #expect(later == .settled(charged: 7, remaining: 3))
      #expect(try await store.usage(of: caller).unitsReserved == 0)
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func aSweepGivesBackWhatAClockThatWasSetBackWouldHold(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let caller = try await store.makeCaller(units: 10)
      try await store.register("a", by: caller, at: .nextMonth)
      _ = try await store.reserve(4, by: caller, at: .nextMonth)
      #expect(try await store.sweep(at: .nextMonth).reservationsLapsed == 0)
      // A little back, as clocks of two nodes differ, is no reason.
      #expect(try await store.sweep(at: .nextMonth - 100).reservationsLapsed == 0)
      #expect(try await store.sweep(at: .start).reservationsLapsed == 1)
      #expect(try await store.usage(of: caller, at: .nextMonth).unitsReserved == 0)
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func aMonthPaysForWhatWasReservedInIt(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let caller = try await store.makeCaller(units: 10)
      let night = Date(timeIntervalSince1970: 1_798_761_599)
      try await store.register("a", by: caller, at: night)
      let reservation = try await store.reserve(10, by: caller, at: night)
      // In the new month all units are there; the install is counted in it by being served.
      let next = try await store.reserve(10, by: caller, at: night + 1)
      #expect(
        try await store.settle(reservation, charged: 9, status: 200, at: night + 2)
          == .settled(charged: 9, remaining: 1))
      #expect(try await store.usage(of: caller, at: night).unitsCharged == 9)
      let usage = try await store.usage(of: caller, at: night + 2)
      #expect(usage.unitsCharged == 0 && usage.unitsReserved == 10 && usage.installs == 1)
      #expect(next.month.month == 1 && reservation.month.month == 12)
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func countsAgreeWithAPlainModelWhateverTheClockDoes(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { first, second in
      let caller = try await first.makeCaller(units: 100)
      var numbers = SeededNumbers(7)
      var model = UnitsModel(allowance: 100)
      for _ in 0..<(kind == .sqlite ? 1_500 : 500) {
        let store = Bool.random(using: &numbers) ? first : second
        try await model.step(store, caller, &numbers)
      }
      for month in model.charged.keys {
        let usage = try await first.usage(of: caller, at: model.instants[month] ?? .start)
        #expect(usage.unitsCharged == model.charged[month, default: 0])
        #expect(usage.unitsReserved == model.reserved(month))
      }
      #expect(model.refusals > 5 && model.late > 2)
    }
  }
}

/// What the counts have to be, kept by the plainest means, under a clock that jumps.
private struct UnitsModel {
  struct Open {
    var reservation: Reservation
    var end: Date
    var hasLapsed = false
  }

  let allowance: Int
  var now = Date.start
  var open: [Open] = []
  var charged: [UsageMonth: Int] = [:]
  var instants: [UsageMonth: Date] = [:]
  var refusals = 0
  var late = 0

  init(allowance: Int) { self.allowance = allowance }

  func reserved(_ month: UsageMonth) -> Int {
    open.filter { $0.reservation.month == month && !$0.hasLapsed }.reduce(0) { $0 + $1.reservation.units }
  }

  mutating func step(_ store: DatabaseStore, _ caller: Caller, _ numbers: inout SeededNumbers) async throws {
    // Mostly some seconds, at times a jump ahead or back of up to two months.
    now +=
      Int.random(in: 0..<12, using: &numbers) == 0
      ? Double.random(in: -60 * 86_400...60 * 86_400, using: &numbers)
      : Double.random(in: 0...20, using: &numbers)
    let month = UsageMonth(now)
    instants[month] = now
    charged[month, default: 0] += 0
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0...4:
      try await store.register("a", by: caller, at: now)
      let units = Int.random(in: 1...30, using: &numbers)
      func hasRoomNow() -> Bool { charged[month, default: 0] + reserved(month) + units <= allowance }
      // What lapsed is given back when it is needed.
      if !hasRoomNow() { lapse() }
      let hasRoom = hasRoomNow()
      let outcome = try await store.reserve(UnitsRequest(units: units, installID: "a"), by: caller, at: now)
      if case .reserved(let reservation) = outcome {
        #expect(hasRoom && reservation.month == month)
        open.append(Open(reservation: reservation, end: now + 120))
      } else {
        #expect(!hasRoom)
        refusals += 1
      }
    case 5...7:
      guard !open.isEmpty else { return }
      let entry = open.remove(at: Int.random(in: open.indices, using: &numbers))
      let month = entry.reservation.month
      let units = Int.random(in: 0...entry.reservation.units, using: &numbers)
      let hasRoom = !entry.hasLapsed || charged[month, default: 0] + reserved(month) + units <= allowance
      let settlement = try await store.settle(entry.reservation, charged: units, status: 200, at: now)
      if case .settled(let settled, _) = settlement {
        #expect(hasRoom && settled == units)
        charged[month, default: 0] += units
      } else {
        #expect(!hasRoom)
      }
      if entry.hasLapsed { late += 1 }
    case 8:
      guard !open.isEmpty else { return }
      let entry = open.remove(at: Int.random(in: open.indices, using: &numbers))
      try await store.giveBack(entry.reservation, at: now)
    default:
      lapse()
      _ = try await store.sweep(at: now)
    }
    // Ended rows are deleted an hour after their time, and then settle no more.
    open.removeAll { $0.hasLapsed && now >= $0.end + 3_000 }
  }

  private mutating func lapse() {
    for index in open.indices where open[index].end <= now || open[index].end > now + 240 {
      open[index].hasLapsed = true
    }
  }
}
