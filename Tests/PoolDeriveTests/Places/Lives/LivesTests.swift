import Foundation
import PoolTypes
import Testing

@testable import PoolDerive

/// Ten-year lives with known homes, stays and trips. `POOL_LIVES=50` takes all fifty.
@Suite struct LivesTests {
  static let lives = UInt64(ProcessInfo.processInfo.environment["POOL_LIVES"] ?? "") ?? 4
  static let reports = ProcessInfo.processInfo.environment["POOL_LIVES_REPORT"] != nil

  @Test func homesAreFoundVisitsAndTripsAreTrueAndNothingIsShownNearAHome() throws {
    var (visits, trips) = (LifeScore.Count(), LifeScore.Count())
    var (homes, worst) = (0, 0.0)
    for seed in 0..<Self.lives {
      let life = Life(seed: seed, taking: 20_000)
      #expect(life.total == 20_000)
      let held = try #require(HomeEvidence(life.captures).heldPlaces)
      for home in life.homes {
        let distance = held.homes.map { Geodesy.distance($0.centre, home.place) }.min() ?? .infinity
        #expect(distance <= 200, "life \(seed): a home of days \(home.days) is \(distance) m off")
        homes += 1
        worst = max(worst, distance)
      }
      let stretch = CaptureStretch(life.captures)
      let foundVisits = VisitRules.visits(stretch, held: held)
      let foundTrips = TripRules.trips(stretch, held: held)
      Self.expectNothingNear(life, foundVisits, foundTrips)
      let (visit, trip) = (LifeScore.visits(foundVisits, life), LifeScore.trips(foundTrips, life))
      #expect(visit.f1 >= 0.88, "life \(seed): visits \(visit)")
      #expect(trip.f1 >= 0.85, "life \(seed): trips \(trip)")
      if Self.reports { Self.report(life, held, visit, trip) }
      visits += visit
      trips += trip
    }
    #expect(visits.f1 >= 0.95, "visits \(visits)")
    #expect(trips.f1 >= 0.95, "trips \(trips)")
    if Self.reports {
      print("homes \(homes), worst \(worst) m; visits \(visits) \(visits.f1); trips \(trips) \(trips.f1)")
    }
  }

  private static func expectNothingNear(_ life: Life, _ visits: [VisitGroup], _ trips: [TripGroup]) {
    let places = Dictionary(uniqueKeysWithValues: life.captures.map { ($0.id, $0.coordinate) })
    let shown = Set(visits.flatMap(\.captures) + trips.flatMap(\.captures))
    let nearest = (visits.map(\.centre) + shown.compactMap { places[$0] }).map(life.distanceFromHomes).min()
    #expect(nearest ?? .infinity > 500, "life \(life.seed) shows a place \(nearest ?? 0) m from a home")
    #expect(life.captures.filter { !$0.counts }.allSatisfy { !shown.contains($0.id) })
  }

  private static func report(_ life: Life, _ held: HeldPlaces, _ visit: LifeScore.Count, _ trip: LifeScore.Count) {
    let elsewhere = held.homes.filter { home in !life.homes.contains { Geodesy.distance($0.place, home.centre) < 700 } }
    print(
      "life \(life.seed): homes \(life.homes.count) held \(held.homes.count) elsewhere \(elsewhere.count)",
      "possible \(held.possible.count) visits \(visit) \(visit.f1) trips \(trip) \(trip.f1)")
  }
}
