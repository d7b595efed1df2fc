import Foundation
import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct CityNearestTests {
  private func table() throws -> CityTable { try #require(CityTableFixture.table) }

  /// Compares `count` places with a search over all cities; returns how many have a city near.
  private func compare(_ count: Int, _ place: (inout SeededPlaces) -> Coordinate?) throws -> Int {
    let table = try table()
    var places = SeededPlaces(UInt64(count))
    var found = 0
    for _ in 0..<count {
      guard let here = place(&places) else { continue }
      let near = table.nearest(to: here)
      let expected = CityTableFixture.bruteForce(here, within: CityTable.reach)
      guard near?.city == expected?.city else {
        Issue.record("\(here): \(near?.city.name ?? "none") instead of \(expected?.city.name ?? "none")")
        continue
      }
      if let near, let expected {
        #expect(abs(near.metres - expected.metres) < 0.001)
        found += 1
      }
    }
    return found
  }

  @Test func onLandItIsTheOneThatASearchOverAllCitiesFinds() throws {
    let cities = CityTableFixture.byLatitude
    try #require(cities.count > 30_000)
    let found = try compare(9_001) { places in
      places.near(cities[Int(places.number(0, Double(cities.count)))].coordinate, metres: 120_000)
    }
    #expect(found > 7_000)
  }

  @Test func anywhereOnTheSphereItIsTheOneThatASearchOverAllCitiesFinds() throws {
    let found = try compare(6_000) { $0.anywhere() }
    #expect(found > 300)
  }

  @Test func aroundHalfTheWayRoundItIsTheOneThatASearchOverAllCitiesFinds() throws {
    let found = try compare(3_000) { places in
      let longitude = places.number(179, 181)
      // Half of them where people live: Fiji, Chukotka, the Aleutians.
      let latitude = places.number(0, 1) < 0.5 ? places.number(-19, -15) : places.number(-90, 90)
      return Coordinate(latitude: latitude, longitude: longitude > 180 ? longitude - 360 : longitude)
    }
    #expect(found > 50)
  }

  @Test func atThePolesThereIsNone() throws {
    #expect(
      try compare(2_000) { places in
        let latitude = places.number(85, 90)
        return Coordinate(
          latitude: places.number(0, 1) < 0.5 ? latitude : -latitude, longitude: places.number(-180, 180))
      } == 0)
  }

  @Test func withoutALimitItIsTheOneThatASearchOverAllCitiesFinds() throws {
    let table = try table()
    var places = SeededPlaces(7)
    var asked = [
      Coordinate(latitude: 90, longitude: 0), Coordinate(latitude: -90, longitude: 55),
      Coordinate(latitude: 0.1, longitude: 180), Coordinate(latitude: 0.1, longitude: -180),
    ]
    for _ in 0..<40 { asked.append(places.anywhere()) }
    for here in asked.compactMap({ $0 }) {
      let expected = CityTableFixture.bruteForce(here, within: .infinity)
      #expect(table.nearest(to: here, within: .infinity)?.city == expected?.city)
    }
  }

  @Test func eachCityIsNearestToItself() throws {
    let table = try table()
    for city in CityTableFixture.byLatitude {
      let near = try #require(table.nearest(to: city.coordinate))
      #expect(near.metres == 0)
      if near.city != city { #expect(near.city.coordinate == city.coordinate) }
    }
  }

  @Test func theLimitHoldsToTheMetre() throws {
    let table = try table()
    let here = try #require(Coordinate(latitude: 35.05, longitude: -40.2))
    let far = try #require(table.nearest(to: here, within: .infinity))
    #expect(far.metres > 500_000)
    #expect(table.nearest(to: here) == nil)
    #expect(table.nearest(to: here, within: far.metres) != nil)
    #expect(table.nearest(to: here, within: far.metres - 1) == nil)
  }

  @Test func limitsThatAreNoneFindNothing() throws {
    let table = try table()
    let paris = try #require(Coordinate(latitude: 48.8566, longitude: 2.3522))
    #expect(table.nearest(to: paris)?.city.name == "Paris")
    #expect(table.nearest(to: paris, within: .nan) == nil)
    #expect(table.nearest(to: paris, within: -1) == nil)
  }

  @Test(arguments: [
    (40.783, -73.966, "New York City"), (48.835, 2.241, "Paris"), (52.499, 13.403, "Berlin"), (38.697, -9.42, "Lisbon"),
    (37.804, -122.271, "San Francisco"),
  ])
  func aPartOfAMetroAreaKnowsItsCity(latitude: Double, longitude: Double, name: String) throws {
    let table = try table()
    let here = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let near = try #require(table.nearest(to: here)).city
    #expect(near.name != name)
    #expect(table.metro(of: near)?.name == name)
    let metro = try #require(table.metro(of: near))
    #expect(table.metro(of: metro) == nil)
  }

  @Test func aCityFarFromLargerOnesHasNoMetroArea() throws {
    let table = try table()
    for (name, country) in [("Tromsø", "NO"), ("Évora", "PT"), ("Paris", "FR"), ("Geneva", "CH"), ("Annemasse", "FR")] {
      let city = try #require(table.cities(named: name).first { $0.countryCode == country })
      #expect(table.metro(of: city) == nil, "\(name)")
    }
  }

  @Test func citiesAroundAPlaceAreThoseThatASearchOverAllFinds() throws {
    let table = try table()
    var places = SeededPlaces(21)
    for _ in 0..<60 {
      let centre = table.city(at: Int(places.number(0, Double(table.count))))
      guard let here = centre.flatMap({ places.near($0.coordinate, metres: 50_000) }) else { continue }
      var found: Set<Int> = []
      table.eachRow(around: here, within: 40_000) { found.insert($0) }
      let expected = CityTableFixture.byLatitude.filter { CityTableFixture.metres(here, $0.coordinate) <= 40_000 }
      #expect(Set(found.compactMap { table.city(at: $0)?.id }) == Set(expected.map(\.id)))
    }
  }

  @Test func aCityHasItsRegionAndCountry() throws {
    let table = try table()
    let lisbon = try #require(Coordinate(latitude: 38.7107, longitude: -9.1366))
    let near = try #require(table.nearest(to: lisbon)).city
    #expect(near.name == "Lisbon")
    #expect(near.countryCode == "PT")
    #expect(near.countryName == "Portugal")
    #expect(near.region == "Lisboa")
    #expect(near.zone == "Europe/Lisbon")
    #expect(near.population > 500_000)
  }
}
