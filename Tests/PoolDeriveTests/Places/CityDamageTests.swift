import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct CityDamageTests {
  @Test func whatIsNoTableOpensNot() throws {
    let bytes = CityTableFixture.bytes
    try #require(bytes.count > 1_000)
    #expect(CityTable(bytes: []) == nil)
    #expect(CityTable(bytes: Array("POOLCITY".utf8)) == nil)
    #expect(CityTable(bytes: Array(repeating: 0, count: 4_096)) == nil)
    #expect(CityTable(bytes: Array(bytes.prefix(bytes.count / 2))) == nil)
    #expect(CityTable(bytes: bytes + [0]) == nil)
    var other = bytes
    other[8] = 2
    #expect(CityTable(bytes: other) == nil)
  }

  @Test func aChangedByteAnywhereIsSeen() throws {
    var bytes = CityTableFixture.bytes
    try #require(bytes.count > 1_000)
    var places = SeededPlaces(11)
    for _ in 0..<12 {
      let place = Int(places.number(0, Double(bytes.count)))
      let before = bytes[place]
      bytes[place] ^= UInt8(places.number(1, 256))
      #expect(CityTable(bytes: bytes) == nil, "byte \(place)")
      bytes[place] = before
    }
  }

  @Test func aDamagedTableNeverEndsTheProgram() throws {
    let whole = CityTableFixture.bytes
    try #require(whole.count > 1_000)
    var places = SeededPlaces(12)
    for round in 0..<24 {
      var bytes = whole
      // The header's numbers in some rounds, all parts in others.
      let end = round % 3 == 0 ? 128.0 : Double(bytes.count)
      for _ in 0..<(round % 3 == 0 ? 2 : 20_000) {
        bytes[Int(places.number(0, end))] = round % 2 == 0 ? 255 : UInt8(places.number(0, 256))
      }
      for index in 0..<16 { bytes[index] = whole[index] }
      guard let table = CityTable(CityBytes(copying: bytes), isChecked: false) else { continue }
      for _ in 0..<8 {
        guard let here = places.anywhere() else { continue }
        _ = table.nearest(to: here, within: .infinity)
        _ = table.nearest(to: here)
        _ = table.zone(at: here)
      }
      for name in ["Lisbon", "Paris", "東京", "x"] {
        _ = table.cities(named: name)
        _ = table.countries(named: name)
      }
      for row in [-1, 0, 17, table.count - 1, table.count, Int.max] { _ = table.city(at: row) }
      _ = table.country(code: "DE")
    }
  }
}
