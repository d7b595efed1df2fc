import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct CityNameTests {
  private func first(_ name: String) throws -> City? {
    try #require(CityTableFixture.table).cities(named: name).first
  }

  @Test(arguments: [
    ("Lisboa", "Lisbon"), ("LISSABON", "Lisbon"), ("リスボン", "Lisbon"), ("Лиссабон", "Lisbon"), ("里斯本", "Lisbon"),
    ("리스본", "Lisbon"), ("لشبونة", "Lisbon"), ("Λισαβώνα", "Lisbon"), ("लिस्बन", "Lisbon"), ("ลิสบอน", "Lisbon"),
    ("München", "Munich"), ("munchen", "Munich"), ("Muenchen", "Munich"), ("Monaco di Baviera", "Munich"),
    ("東京", "Tokyo"), ("Tokio", "Tokyo"), ("київ", "Kyiv"), ("ΑΘΉΝΑ", "Athens"), ("Αθήνα", "Athens"), ("Wien", "Vienna"),
    ("köbenhavn", "Copenhagen"), ("København", "Copenhagen"), ("kobenhavn", "Copenhagen"), ("Łódź", "Łódź"),
    ("lodz", "Łódź"), ("Saint Denis", "Saint-Denis"), ("são paulo", "São Paulo"), ("İstanbul", "Istanbul"),
    ("NYC", "New York City"), ("Ho Chi Minh", "Ho Chi Minh City"), ("ירושלים", "Jerusalem"),
  ])
  func aCityIsFoundByItsNameInManyLanguages(name: String, city: String) throws {
    #expect(try first(name)?.name == city)
  }

  @Test func citiesOfOneNameStandByTheirNumberOfPeople() throws {
    let table = try #require(CityTableFixture.table)
    let found = table.cities(named: "Paris")
    #expect(found.first?.countryCode == "FR")
    #expect(found.contains { $0.countryCode == "US" && $0.region == "Texas" })
    for name in ["Paris", "Springfield", "San José", "Victoria", "Cambridge", "London"] {
      let people = table.cities(named: name).map(\.population)
      #expect(people.count > 1)
      #expect(people == people.sorted(by: >), "\(name)")
    }
  }

  @Test func everyCityIsFoundByItsOwnName() throws {
    let table = try #require(CityTableFixture.table)
    for city in CityTableFixture.byLatitude {
      #expect(table.cities(named: city.name).contains(city), "\(city.name)")
    }
  }

  @Test(arguments: ["", " ", "-", "Lisb", "qwertzuiop", "LIS", "Lisbon Lisbon", "\u{301}"])
  func whatIsNoNameFindsNothing(name: String) throws {
    #expect(try first(name) == nil)
  }

  @Test func aVeryLongNameFindsNothingAndEnds() throws {
    #expect(try first(String(repeating: "Ünëndlich ", count: 100_000)) == nil)
  }

  @Test(arguments: [
    ("Germany", "DE"), ("Deutschland", "DE"), ("Allemagne", "DE"), ("ドイツ", "DE"), ("germania", "DE"), ("USA", "US"),
    ("Estados Unidos", "US"), ("Turkey", "TR"), ("Türkiye", "TR"), ("Côte d’Ivoire", "CI"), ("cote d'ivoire", "CI"),
    ("日本", "JP"), ("Япония", "JP"), ("مصر", "EG"), ("Holland", "NL"), ("Kosovo", "XK"), ("Suomi", "FI"),
    ("Myanmar", "MM"), ("대한민국", "KR"), ("भारत", "IN"), ("Україна", "UA"), ("The Netherlands", "NL"),
  ])
  func aCountryIsFoundByItsNameInManyLanguages(name: String, code: String) throws {
    #expect(try #require(CityTableFixture.table).countries(named: name).contains { $0.code == code })
  }

  @Test func aCountryHasItsEnglishAndItsOwnName() throws {
    let table = try #require(CityTableFixture.table)
    #expect(table.country(code: "DE") == CityCountry(code: "DE", name: "Germany", ownName: "Deutschland"))
    #expect(table.country(code: "JP")?.ownName == "日本")
    #expect(table.country(code: "GR")?.ownName == "Ελλάδα")
    #expect(table.country(code: "zz") == nil)
    #expect(table.country(code: "") == nil)
  }

  @Test func foldingTwiceIsFoldingOnce() {
    for city in CityTableFixture.byLatitude.prefix(10_000) {
      let folded = CityNameFolding.folded(city.name)
      #expect(CityNameFolding.folded(folded) == folded, "\(city.name)")
    }
  }
}
