import Foundation
import PoolTypes
import Testing

@testable import PoolDerive

/// What would have been shown while a life went on.
@Suite struct LifePrefixTests {
  /// Looks at a life after every `step` days: everything photographed by then, nothing of later.
  static func shownNearHomes(_ life: Life, step: Int) -> (days: Int, shown: Int, near: Int) {
    let captures = life.captures.sorted(by: LocatedCapture.inOrder)
    let places = Dictionary(uniqueKeysWithValues: captures.map { ($0.id, $0.coordinate) })
    var evidence = HomeEvidence()
    var (taken, sum) = (0, (days: 0, shown: 0, near: 0))
    for day in stride(from: LifePlan.firstDay, through: LifePlan.lastDay, by: step) {
      while taken < captures.count, captures[taken].day <= day {
        evidence.add(captures[taken])
        taken += 1
      }
      let held = evidence.updateHeldPlaces()
      let stretch = CaptureStretch(Array(captures[..<taken]))
      let visits = VisitRules.visits(stretch, held: held)
      // A home counts from the day when someone moved in.
      let homes = life.homes.filter { $0.days.lowerBound <= day }
      let shown =
        visits.map(\.centre) + TripRules.trips(stretch, held: held).flatMap(\.captures).compactMap { places[$0] }
      let isNear = shown.contains { place in homes.contains { Geodesy.areWithin(500, $0.place, place) } }
      sum = (sum.days + 1, sum.shown + (held == nil ? 0 : 1), sum.near + (isNear ? 1 : 0))
    }
    return sum
  }

  @Test func nextToNothingIsShownNearANewHomeEvenOnTheFirstDays() {
    var (days, near) = (0, 0)
    let isAll = LivesTests.lives >= 50
    for seed in 0..<UInt64(isAll ? 10 : 1) {
      let sum = Self.shownNearHomes(Life(seed: seed, taking: 20_000), step: isAll ? 7 : 122)
      if LivesTests.reports { print("prefix life \(seed): days \(sum.days) shown \(sum.shown) near \(sum.near)") }
      days += sum.days
      near += sum.near
    }
    // The first photo in a new home may come before anything tells that it is one: 21 of 5,220 looks.
    #expect(near * 200 <= days, "\(near) of \(days) days")
  }
}
