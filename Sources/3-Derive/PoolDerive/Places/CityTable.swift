internal import Foundation
package import PoolTypes

/// The cities of the world with 15,000 people or more (and capitals with fewer): the nearest one, those of a name, and
/// the time zone of a place, without any network.
///
/// Made by `Tools/build-city-table`; `PoolDeriveCities` has the one that Pool carries. A look-up reads the bytes where
/// they lie; nothing is unpacked. Damaged bytes give wrong answers or none, and never end the program.
package struct CityTable: Sendable {
  /// How far from a city a place is still named after it, in metres.
  package static let reach = 75_000.0
  /// How far from a place its time zone holds, in metres. Further out the zone is that of the sea; see `zone(at:)`.
  /// With less, deserts would be given the sea's zones; with more, the sea those of the coast.
  package static let zoneReach = 300_000.0

  let file: CityFile

  /// Nil if `bytes` are no city table of this format, or are damaged. They are copied.
  package init?(bytes: [UInt8]) {
    self.init(CityBytes(copying: bytes), isChecked: true)
  }

  /// A table that is read where it lies; nil if `bytes` are no city table of this format, or are damaged.
  /// - Parameter bytes: must stay where and what they are until the program ends, as a part of the program does.
  package init?(static bytes: UnsafeRawBufferPointer) {
    self.init(CityBytes(static: bytes), isChecked: true)
  }

  /// - Parameter isChecked: whether the checksum is compared; tests of damaged tables leave it out.
  init?(_ bytes: CityBytes, isChecked: Bool) {
    guard let file = CityFile(bytes, isChecked: isChecked) else { return nil }
    self.file = file
  }

  /// The number of cities.
  package var count: Int { file.cities.rows }

  /// The nearest city and its distance on the sphere (haversine), if one lies within `metres`. Of cities at the same
  /// distance it is the one with more people, then the one with the lower id.
  package func nearest(to coordinate: Coordinate, within metres: Double = reach) -> (city: City, metres: Double)? {
    guard let found = nearestRow(to: coordinate, within: metres), let city = city(at: found.row) else { return nil }
    return (city, found.metres)
  }

  /// The time zone of a place, by IANA's name; nil only if the table is damaged.
  ///
  /// It is the zone of the nearest city or, where the nearest city would mislead, of one of the smaller places that
  /// the table holds for this alone, up to `zoneReach`. Further out, on the high seas and the ice, it is the zone that
  /// ships keep there: whole hours of longitude, as `Etc/GMT+3` for three hours behind Greenwich.
  package func zone(at coordinate: Coordinate) -> String? { zone(at: coordinate, reach: Self.zoneReach) }

  /// - Parameter reach: metres from a place within which its zone holds.
  func zone(at coordinate: Coordinate, reach: Double) -> String? {
    guard file.zones.rows > 0 else { return nil }
    let target = Target(coordinate)
    var best = Self.chord(reach)
    var row: Int?
    let city = nearestRow(to: target, within: reach)
    if let city {
      best = Self.chord(city.metres)
      row = Int(file.bytes.short(file.cities.place(city.row) + 22))
    }
    let places = CityTree(file.bytes, file.placePoints)
    places.search(target.point, radius: best) { place in
      let distance = target.point.distance(to: places.point(place))
      if distance < best {
        best = distance
        row = Int(file.bytes.short(file.placeZones.place(place)))
      }
      return best
    }
    guard let row else { return Self.zoneAtSea(longitude: coordinate.longitude) }
    return file.zone(row)
  }

  /// The cities of that name in any language that the data has, those with more people first. Case, accents and
  /// hyphens do not count; parts of names do not match.
  package func cities(named name: String) -> [City] {
    file.rows(named: CityNameFolding.folded(name), in: file.cityNames).compactMap(city(at:))
  }

  /// The countries of that name in any of about 180 languages; case, accents and hyphens do not count.
  package func countries(named name: String) -> [CityCountry] {
    file.rows(named: CityNameFolding.folded(name), in: file.countryNames).compactMap(country(at:))
  }

  /// The country of two letters in upper case by ISO 3166-1.
  package func country(code: String) -> CityCountry? {
    for row in 0..<file.countries.rows where file.bytes.text(file.countries.place(row), length: 2) == code {
      return country(at: row)
    }
    return nil
  }

  /// The city of row `row`, 0 up to `count`; nil outside that.
  package func city(at row: Int) -> City? {
    let place = file.cities.place(row)
    let (latitude, longitude) = file.degrees(ofCity: row)
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude),
      let zone = file.zone(Int(file.bytes.short(place + 22)))
    else { return nil }
    let region = file.regions.place(Int(file.bytes.short(place + 20)))
    let regionName = file.string(file.bytes.word(region))
    guard let country = country(at: Int(file.bytes.short(region + 4))) else { return nil }
    return City(
      id: Int(file.bytes.word(place + 8)), name: file.string(file.bytes.word(place + 16)), countryCode: country.code,
      countryName: country.name, region: regionName.isEmpty ? nil : regionName, zone: zone,
      population: Int(file.bytes.word(place + 12)), coordinate: coordinate)
  }

  private func country(at row: Int) -> CityCountry? {
    let place = file.countries.place(row)
    let code = file.bytes.text(place, length: 2)
    guard !code.isEmpty else { return nil }
    return CityCountry(
      code: code, name: file.string(file.bytes.word(place + 4)), ownName: file.string(file.bytes.word(place + 8)))
  }
}

extension CityTable {
  /// The row of the nearest city and its distance in metres.
  func nearestRow(to coordinate: Coordinate, within metres: Double) -> (row: Int, metres: Double)? {
    nearestRow(to: Target(coordinate), within: metres)
  }

  private func nearestRow(to target: Target, within metres: Double) -> (row: Int, metres: Double)? {
    // False for what is no number too.
    guard metres >= 0 else { return nil }
    var best = Double.infinity
    var row: Int?
    // The closure holds the file, not this value: that is one object to count instead of many.
    CityTree(file.bytes, file.cityPoints).search(target.point, radius: Self.chord(metres)) { [file] candidate in
      let (latitude, longitude) = file.degrees(ofCity: candidate)
      let haversine = target.haversine(latitude: latitude, longitude: longitude)
      if haversine < best || (haversine == best && file.comesFirst(candidate, row)) {
        best = haversine
        row = candidate
      }
      return 2 * best.squareRoot()
    }
    let distance = 2 * Geodesy.earthRadius * asin(min(1, best.squareRoot()))
    guard let row, distance <= metres else { return nil }
    return (row, distance)
  }

  /// Tells `visit` the row of every city within `metres`, in no order.
  func eachRow(around coordinate: Coordinate, within metres: Double, visit: (Int) -> Void) {
    guard metres >= 0 else { return }
    let target = Target(coordinate)
    let radius = Self.chord(metres)
    CityTree(file.bytes, file.cityPoints).search(target.point, radius: radius) { row in
      let (latitude, longitude) = file.degrees(ofCity: row)
      if 2 * target.haversine(latitude: latitude, longitude: longitude).squareRoot() <= radius { visit(row) }
      return radius
    }
  }

  /// A distance on the sphere in metres as one through the sphere in Earth radii.
  private static func chord(_ metres: Double) -> Double {
    2 * sin(min(metres / Geodesy.earthRadius, .pi) / 2)
  }

  /// The zone of ships: the nearest whole hour of longitude. The names count the other way round.
  static func zoneAtSea(longitude: Double) -> String {
    let hours = Int((longitude / 15).rounded())
    return hours == 0 ? "Etc/GMT" : hours > 0 ? "Etc/GMT-\(hours)" : "Etc/GMT+\(-hours)"
  }
}

/// A place that something near is searched for, with what each distance needs.
private struct Target {
  let point: SpherePoint
  private let latitude: Double
  private let longitude: Double
  private let cosine: Double

  init(_ coordinate: Coordinate) {
    latitude = coordinate.latitude * .pi / 180
    longitude = coordinate.longitude * .pi / 180
    cosine = cos(latitude)
    point = SpherePoint(x: cosine * cos(longitude), y: cosine * sin(longitude), z: sin(latitude))
  }

  /// The haversine of the angle to a point in degrees: the square of half the distance through the unit sphere.
  func haversine(latitude degreesNorth: Double, longitude degreesEast: Double) -> Double {
    let other = degreesNorth * .pi / 180
    let north = sin((other - latitude) / 2)
    let east = sin((degreesEast * .pi / 180 - longitude) / 2)
    return north * north + cosine * cos(other) * east * east
  }
}
