import Foundation
import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct CityZoneTests {
  /// Two names of zones are as good as one if their clocks agree in each half of the years that photos are from.
  private func agree(_ zone: String, _ expected: String) -> Bool {
    guard zone != expected else { return true }
    guard let one = TimeZone(identifier: zone), let other = TimeZone(identifier: expected) else { return false }
    // 1 January 2005 to 2025, in steps of half a year.
    return (0..<40).allSatisfy { half in
      let date = Date(timeIntervalSince1970: 1_104_537_600 + Double(half) * 15_778_800)
      return one.secondsFromGMT(for: date) == other.secondsFromGMT(for: date)
    }
  }

  @Test func knownCitiesAreInTheirZone() throws {
    let table = try #require(CityTableFixture.table)
    for known in CityKnownZones.all {
      let here = try #require(Coordinate(latitude: known.latitude, longitude: known.longitude))
      let zone = try #require(table.zone(at: here))
      #expect(agree(zone, known.zone), "\(known.name): \(zone)")
    }
  }

  @Test(.enabled(if: ZoneTable.isThere))
  func theSystemsListOfZonesSaysTheSame() throws {
    let table = try #require(CityTableFixture.table)
    let rows = ZoneTable.rows()
    #expect(rows.count > 350)
    let wrong = rows.filter { row in
      guard let zone = table.zone(at: row.place) else { return true }
      return !agree(zone, row.zone)
    }
    let inhabited = rows.filter { !$0.zone.hasPrefix("Antarctica/") }
    let wrongInhabited = wrong.filter { !$0.zone.hasPrefix("Antarctica/") }
    #expect(
      Double(wrongInhabited.count) <= 0.01 * Double(inhabited.count),
      "\(wrongInhabited.map { ($0.zone, table.zone(at: $0.place) ?? "none") })")
  }

  @Test func eachZoneOfTheTableIsAZone() throws {
    let table = try #require(CityTableFixture.table)
    let zones = Set(CityTableFixture.byLatitude.map(\.zone))
    #expect(zones.count > 300)
    for zone in zones { #expect(TimeZone(identifier: zone) != nil, "\(zone)") }
    for longitude in [-180.0, -100, -7.4, 0, 7.6, 100, 180] {
      let zone = CityTable.zoneAtSea(longitude: longitude)
      #expect(TimeZone(identifier: zone)?.secondsFromGMT() == Int((longitude / 15).rounded()) * 3_600, "\(zone)")
    }
    #expect(table.count == CityTableFixture.byLatitude.count)
  }

  @Test func theHighSeasHaveTheZoneOfShips() throws {
    let table = try #require(CityTableFixture.table)
    let atlantic = try #require(Coordinate(latitude: 35, longitude: -44))
    #expect(table.nearest(to: atlantic) == nil)
    #expect(table.zone(at: atlantic) == "Etc/GMT+3")
    #expect(table.zone(at: try #require(Coordinate(latitude: -40, longitude: 100))) == "Etc/GMT-7")
    #expect(table.zone(at: try #require(Coordinate(latitude: 90, longitude: 0))) == "Etc/GMT")
  }

  @Test func aBoatNearTheCoastHasTheCoastsZone() throws {
    let table = try #require(CityTableFixture.table)
    #expect(table.zone(at: try #require(Coordinate(latitude: 38.5, longitude: -10))) == "Europe/Lisbon")
    #expect(table.zone(at: try #require(Coordinate(latitude: 40.3, longitude: -72.5))) == "America/New_York")
  }
}

/// The list of zones with a place in each that systems with IANA's data have.
enum ZoneTable {
  private static let path = "/usr/share/zoneinfo/zone.tab"

  static var isThere: Bool { FileManager.default.isReadableFile(atPath: path) }

  /// Each line's place and zone.
  static func rows() -> [(place: Coordinate, zone: String)] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let columns = line.split(separator: "\t")
      guard columns.count >= 3, let place = place(columns[1]) else { return nil }
      return (place, String(columns[2]))
    }
  }

  /// "+4230+00131" and "-690022+0393524" as degrees.
  private static func place(_ text: Substring) -> Coordinate? {
    guard let turn = text.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }),
      let latitude = degrees(text[..<turn], wholeDigits: 2), let longitude = degrees(text[turn...], wholeDigits: 3)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func degrees(_ text: Substring, wholeDigits: Int) -> Double? {
    let digits = text.dropFirst()
    let parts = [
      digits.prefix(wholeDigits), digits.dropFirst(wholeDigits).prefix(2), digits.dropFirst(wholeDigits + 2),
    ]
    guard let whole = Double(parts[0]), let minutes = Double(parts[1]) else { return nil }
    let value = whole + minutes / 60 + (Double(parts[2]) ?? 0) / 3_600
    return text.hasPrefix("-") ? -value : value
  }
}
