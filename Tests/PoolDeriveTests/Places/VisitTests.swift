import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct VisitTests {
  private let home = PlacesFixture.home
  private var museum: Coordinate { home.moved(metres: 5000, direction: 90) }

  /// A life with a known home of days 0 to 57.
  private func life() -> PlacesFixture {
    var life = PlacesFixture()
    life.live(at: home, days: stride(from: 0, to: 58, by: 3))
    return life
  }

  @Test func capturesWithinNinetyMinutesAndFourHundredMetresAreOneVisit() throws {
    var life = life()
    life.take(museum, day: 60, hour: 10, id: "cap_aa")
    life.take(museum.moved(metres: 390, direction: 0), day: 60, hour: 11.5, .video, id: "cap_bb")
    // The centre is now 195 metres off; this is 405 from the first and 210 from the centre.
    life.take(museum.moved(metres: 405, direction: 0), day: 60, hour: 12, id: "cap_cc")
    life.take(museum, day: 60, hour: 12.1, .screenshot, id: "cap_dd")
    let visit = try #require(life.visits.first)
    #expect(life.visits.count == 1)
    #expect(visit.id == "vis_aa")
    #expect(visit.captures == [CaptureID("cap_aa"), CaptureID("cap_bb"), CaptureID("cap_cc")])
    #expect(visit.end - visit.start == 7200)
    #expect(abs(Geodesy.distance(visit.centre, museum) - 265) < 1)
  }

  @Test func aLongerPauseOrWayStartsAnotherVisit() {
    var life = life()
    life.take(museum, day: 60, hour: 10)
    life.take(museum, day: 60, hour: 11.51)
    life.take(museum.moved(metres: 401, direction: 0), day: 60, hour: 12)
    life.take(museum, day: 60, hour: 13)
    #expect(life.visits.map(\.count) == [1, 1, 1, 1])
  }

  @Test func beingHomeBetweenMakesTwoVisits() {
    var life = life()
    let corner = home.moved(metres: 790, direction: 0)
    life.take(corner, day: 60, hour: 10)
    life.take(home, day: 60, hour: 10.2)
    life.take(corner, day: 60, hour: 10.4)
    life.take(home.moved(metres: 500, direction: 0), day: 60, hour: 10.5)
    #expect(life.visits.map(\.count) == [1, 1])
  }

  @Test func aWrongFixCutsNoVisit() {
    var life = life()
    for minute in 0..<6 {
      let place = minute == 3 ? museum.moved(metres: 20_000, direction: 10) : museum
      life.take(place, day: 60, hour: 10 + Double(minute) / 60)
    }
    #expect(life.visits.map(\.count) == [5])
    // Out and back at the pace of a car is no wrong fix.
    life.take(museum.moved(metres: 1000, direction: 10), day: 60, hour: 10.2)
    life.take(museum, day: 60, hour: 10.3)
    #expect(life.visits.map(\.count) == [5, 1, 1])
  }

  @Test func visitsAreTheSameWhateverTheOrderOfCaptures() throws {
    var life = life()
    for minute in 0..<50 {
      life.take(museum.moved(metres: Double(minute * 370 % 1500), direction: 15), day: 60, hour: 9 + Double(minute) / 4)
    }
    let held = try #require(life.held)
    let visits = VisitRules.visits(CaptureStretch(life.captures), held: held)
    #expect(visits.count > 5)
    #expect(VisitRules.visits(CaptureStretch(life.captures.reversed()), held: held) == visits)
  }

  @Test func aStretchThatEndsWithinAVisitIsTooShort() throws {
    var life = life()
    for minute in 0..<10 { life.take(museum, day: 60, hour: 9 + Double(minute)) }
    let held = try #require(life.held)
    let instant = life.captures[life.captures.count - 5].instant
    let near = life.captures.filter { abs($0.instant - instant) < 3000 }
    let short = CaptureStretch(near, covers: instant - 3000...instant + 3000)
    #expect(VisitRules.visits(around: instant...instant, in: short, held: held) == nil)
    let whole = VisitRules.visits(around: instant...instant, in: CaptureStretch(life.captures), held: held)
    #expect(try #require(whole).elements.count == 10 || whole?.elements.count == 1)
  }
}
