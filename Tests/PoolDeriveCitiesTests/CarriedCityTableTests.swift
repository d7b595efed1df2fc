import Foundation
import PoolDerive
import PoolTypes
import Testing

@testable import PoolDeriveCities

@Suite struct CarriedCityTableTests {
  @Test func theProgramCarriesTheTable() throws {
    let table = try #require(CarriedCityTable.table)
    #expect(table.count > 30_000)
    let here = try #require(Coordinate(latitude: 38.7107, longitude: -9.1366))
    #expect(table.nearest(to: here)?.city.name == "Lisbon")
    #expect(table.zone(at: here) == "Europe/Lisbon")
    #expect(table.cities(named: "Lissabon").first?.countryName == "Portugal")
  }
}
