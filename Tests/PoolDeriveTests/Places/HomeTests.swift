import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct HomeTests {
  private let home = PlacesFixture.home

  @Test func nothingIsKnownBeforeThirtyPhotosOnTenDays() {
    var life = PlacesFixture()
    for day in 0..<10 { for hour in 0..<3 { life.take(home, day: day, hour: 8 + Double(hour) * 6) } }
    var fewer = HomeEvidence(life.captures.dropLast())
    #expect(fewer.updateHeldPlaces() == nil)
    #expect(life.held != nil)
    var nineDays = PlacesFixture()
    for day in 0..<9 { for hour in 0..<9 { nineDays.take(home, day: day, hour: Double(hour) * 2) } }
    #expect(nineDays.held == nil)
    // Videos and screenshots are not photos.
    for day in 9..<30 {
      nineDays.take(home, day: day, hour: 20, .screenshot)
      nineDays.take(home, day: day, hour: 21, .video)
    }
    #expect(nineDays.held == nil)
    #expect(nineDays.visits.isEmpty && nineDays.trips.isEmpty)
  }

  @Test func whereEveryDayIsElsewhereNothingIsShown() {
    var life = PlacesFixture()
    for day in 0..<40 { life.take(home.moved(metres: 3000 * Double(day), direction: 10), day: day, hour: 12) }
    #expect(life.held == nil)
  }

  @Test func workAndHolidayFlatAreNoHomes() throws {
    var life = PlacesFixture()
    let work = home.moved(metres: 5000, direction: 40)
    let flat = home.moved(metres: 900_000, direction: 90)
    for day in 0..<200 {
      if (100..<114).contains(day) {
        for hour in [8.0, 21.5, 22.5, 23] { life.take(flat, day: day, hour: hour) }
      } else {
        if day % 3 == 0 { life.live(at: home, days: [day]) }
        if day % 7 < 5 { for hour in [12.0, 12.2, 12.4] { life.take(work, day: day, hour: hour) } }
      }
    }
    let held = try #require(life.held)
    #expect(held.homes.count == 1)
    #expect(try #require(life.homeDistance(home)) < 60)
    #expect(!held.holdBack(work) && !held.holdBack(flat))
  }

  @Test func everyHomeOfALifeIsHeldBackAtAllTimes() throws {
    var life = PlacesFixture()
    let second = home.moved(metres: 3000, direction: 120)
    let third = home.moved(metres: 700_000, direction: 120)
    life.live(at: home, days: stride(from: 0, to: 400, by: 6))
    life.live(at: second, days: stride(from: 400, to: 600, by: 6))
    life.live(at: third, days: stride(from: 600, to: 1500, by: 6))
    let held = try #require(life.held)
    #expect(held.homes.count == 3)
    for place in [home, second, third] {
      #expect(try #require(life.homeDistance(place)) < 60)
      for direction in stride(from: 0.0, to: 360, by: 30) {
        #expect(held.holdBack(place.moved(metres: 630, direction: direction)))
        #expect(!held.holdBack(place.moved(metres: 1100, direction: direction)))
      }
    }
    let lived = held.homes(ofDay: PlacesFixture.monday + 1400)
    #expect(lived.count == 1)
    #expect(Geodesy.distance(try #require(lived.first).centre, third) < 60)
    #expect(held.homes(ofDay: PlacesFixture.monday + 20_000) == lived)
  }

  @Test(arguments: [(66.0, 179.9999), (-17.5, -180.0), (78.2, 15.0), (89.9995, 40.0), (-89.99, 180.0), (0.0001, 0.0)])
  func homesAreFoundAtTheEdgesOfTheMap(latitude: Double, longitude: Double) throws {
    let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
    var life = PlacesFixture()
    life.live(at: place, days: stride(from: 0, to: 300, by: 5))
    #expect(try #require(life.homeDistance(place)) < 60)
    #expect(life.visits.isEmpty)
  }

  @Test func aNightShiftHasAHomeToo() throws {
    var life = PlacesFixture()
    let work = home.moved(metres: 8000, direction: 300)
    for day in 0..<300 where day % 2 == 0 {
      if day % 7 < 5 {
        life.take(work, day: day, hour: 23.5)
        life.take(work, day: day, hour: 27)
        life.take(home, day: day, hour: 17)
      } else {
        life.live(at: home, days: [day])
      }
    }
    // The place of the nights is held back as well: it cannot be told from a home.
    #expect(try #require(life.held).holdBack(home))
    #expect(try #require(life.homeDistance(home)) < 60)
    #expect(try #require(life.held).holdBack(work))
  }

  @Test func aWeekendHouseIsAHome() throws {
    var life = PlacesFixture()
    let house = home.moved(metres: 120_000, direction: 0)
    for week in 0..<52 {
      life.live(at: home, days: [week * 7, week * 7 + 2])
      if week % 4 == 0 { life.live(at: house, days: [week * 7 + 5, week * 7 + 6]) }
    }
    #expect(try #require(life.homeDistance(house)) < 60)
    #expect(life.trips.isEmpty)
  }

  @Test func whoPhotographsByDayAloneHasAHome() throws {
    var life = PlacesFixture()
    for day in 0..<90 where day % 2 == 0 { life.take(home, day: day, hour: 15) }
    #expect(try #require(life.homeDistance(home)) < 60)
  }

  @Test func afterAMoveTheNewPlaceIsHeldBackBeforeItIsKnown() throws {
    var life = PlacesFixture()
    life.live(at: home, days: stride(from: 0, to: 400, by: 3))
    let new = home.moved(metres: 4000, direction: 200)
    life.live(at: new, days: [401, 402])
    let held = try #require(life.held)
    #expect(held.homes.count == 1)
    #expect(held.holdBack(new))
    // Wrong dates far in the future change nothing.
    life.take(home, day: 30_000, hour: 12)
    life.take(home, day: 40_000, hour: 12)
    #expect(try #require(life.held).holdBack(new))
    #expect(HeldPlaces.changes(from: held, to: held).isEmpty)
    #expect(HeldPlaces.changes(from: HeldPlaces(homes: held.homes), to: held) == held.possible)
  }

  @Test func datesAtTheEndsOfTimeDoNoHarm() {
    var life = PlacesFixture()
    life.live(at: home, days: 0..<40)
    for wallClock in [1e300, -1e300, 253_402_300_799, -62_135_596_800] {
      let capture = LocatedCapture(
        id: CaptureID("cap_\(wallClock)"), mediaType: .photo, coordinate: home, instant: wallClock, wallClock: wallClock
      )
      if let capture { life.captures.append(capture) }
    }
    #expect(life.held?.holdBack(home) == true)
    #expect(life.visits.isEmpty)
    #expect(LocatedCapture(id: CaptureID("a"), mediaType: .photo, coordinate: home, instant: .nan, wallClock: 0) == nil)
  }
}
