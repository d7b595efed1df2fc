import PoolTypes
import Testing

@testable import PoolDerive

/// Places that were slept in on two occasions are held back before it is known that they are homes.
@Suite struct HomeStaysTests {
  private let home = PlacesFixture.home
  private var house: Coordinate { home.moved(metres: 120_000, direction: 0) }

  /// A life at home with a capture in the evening and the morning of every third day.
  private func life(days: Int) -> PlacesFixture {
    var life = PlacesFixture()
    life.live(at: home, days: stride(from: 0, to: days, by: 3))
    return life
  }

  /// One weekend: an evening and the morning after it.
  private func sleep(_ place: Coordinate, _ day: Int, _ life: inout PlacesFixture) {
    life.take(place, day: day, hour: 22)
    life.take(place, day: day + 1, hour: 8.5)
  }

  private func stays(_ days: [(day: Int, late: Int, early: Int, other: Int)]) -> HomeStays {
    HomeStays(days.map { HomeEvidence.DayCount(day: $0.day, late: $0.late, early: $0.early, other: $0.other) })
  }

  @Test func aHouseSleptInOnTwoOccasionsIsHeldBackLongAfter() throws {
    var life = life(days: 900)
    sleep(house, 100, &life)
    sleep(house, 190, &life)
    #expect(try #require(life.held).homes.count == 1)
    // The newest captures that count are those of the last day but two.
    let later = PlacesFixture.monday + 191 + HomeStays.heldDays
    for day in [200, 300, 400, 500, 590] {
      let seen = HomeEvidence(life.captures.filter { $0.day < PlacesFixture.monday + day })
      #expect(try #require(seen.heldPlaces).holdBack(house), "day \(day)")
    }
    let after = HomeEvidence(life.captures.filter { $0.day < later + 12 })
    #expect(!(try #require(after.heldPlaces).holdBack(house)))
  }

  @Test func aHotelOfOneJourneyIsShownAgain() throws {
    var life = life(days: 400)
    for day in 100..<112 { sleep(house, day, &life) }
    #expect(!(try #require(life.held).holdBack(house)))
  }

  @Test func earlyCapturesAndTheDayAfterALateOneTellOfSleep() {
    // An early capture tells that someone slept there, and so does the day after a late one.
    #expect(stays([(1, 0, 2, 0), (20, 0, 1, 1)]).mayBeHome(newest: 30))
    // A single capture may be a stray fix.
    #expect(!stays([(1, 0, 2, 0), (20, 0, 1, 0)]).mayBeHome(newest: 30))
    #expect(stays([(1, 1, 0, 0), (2, 0, 0, 1), (20, 0, 2, 0)]).mayBeHome(newest: 30))
    #expect(!stays([(1, 1, 0, 0), (20, 1, 0, 0)]).mayBeHome(newest: 30))
    #expect(!stays([(1, 1, 0, 0), (2, 1, 0, 0), (20, 0, 2, 0)]).mayBeHome(newest: 30))
    #expect(!stays([(1, 0, 0, 3), (2, 0, 0, 3), (20, 0, 2, 0)]).mayBeHome(newest: 30))
  }

  @Test func daysOfOneStayAreOneOccasion() {
    let stay = stays([(1, 1, 1, 0), (2, 1, 1, 0), (6, 1, 1, 0), (9, 0, 2, 0)])
    #expect(stay.nightStays == 1 && stay.sleptStays == 1)
    #expect(!stay.mayBeHome(newest: 10))
    let two = stays([(1, 1, 1, 0), (6, 1, 1, 0)])
    #expect(two.nightStays == 2 && two.sleptStays == 2 && two.lastNight == 6)
    let yearsApart = stays([(1, 1, 1, 0), (403, 1, 1, 0)])
    #expect(yearsApart.sleptStays == 1 && !yearsApart.mayBeHome(newest: 404))
    #expect(stays([(1, 1, 1, 0), (401, 1, 1, 0)]).mayBeHome(newest: 402))
    #expect(stays([]).lastNight == nil && !stays([]).mayBeHome(newest: 0))
  }

  @Test func whatIsClearlyNoBedIsNotHeldBack() {
    // Late alone, again and again, is a bar, whatever a stray fix says; early alone a bakery.
    let bar = (0..<9).map { (day: $0 * 20, late: 2, early: $0 == 2 ? 1 : 0, other: $0 == 5 ? 1 : 0) }
    let nextDay = (day: 181, late: 0, early: 0, other: 1)
    #expect(!stays(bar + [(day: 180, late: 1, early: 0, other: 0), nextDay]).mayBeHome(newest: 200))
    #expect(!stays((0..<5).map { (day: $0 * 20, late: 0, early: 2, other: 0) }).mayBeHome(newest: 100))
    #expect(stays((0..<4).map { (day: $0 * 20, late: 0, early: 2, other: 0) }).mayBeHome(newest: 100))
    // Two nights among many days are those of a workplace.
    let work = (0..<12).map { (day: $0 * 7, late: 0, early: $0 < 2 ? 2 : 0, other: 1) }
    #expect(!stays(work).mayBeHome(newest: 100))
    #expect(stays(Array(work.prefix(9))).mayBeHome(newest: 100))
  }

  @Test func barsStayVisible() throws {
    var life = life(days: 400)
    let bar = home.moved(metres: 3000, direction: 90)
    for week in 0..<12 { life.take(bar, day: week * 21 + 4, hour: 23) }
    #expect(!(try #require(life.held).holdBack(bar)))
    #expect(life.visits.contains { Geodesy.distance($0.centre, bar) < 50 })
  }
}
