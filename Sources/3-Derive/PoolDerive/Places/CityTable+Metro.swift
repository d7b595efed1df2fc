internal import PoolTypes

extension CityTable {
  /// How far from the middle of a metro area its parts lie, in metres.
  package static let metroReach = 30_000.0
  /// People in the smallest city that gives a metro area its name.
  package static let metroPeople = 300_000

  /// The city that names the metro area around `city`; nil if that is `city` itself, or there is none.
  ///
  /// It is the city with the most people, at least `metroPeople`, within `metroReach` in the same country. The data
  /// lists districts among the cities (Manhattan, Kreuzberg), so a place search asks for both: photos in Manhattan are
  /// in New York City too.
  package func metro(of city: City) -> City? {
    var best: (row: Int, people: UInt32)?
    // One more than its own, so that no city of its own size is above it.
    var least = UInt32(clamping: max(Self.metroPeople, city.population + 1))
    eachRow(around: city.coordinate, within: Self.metroReach) { row in
      let people = file.bytes.word(file.cities.place(row) + 12)
      if people >= least, isIn(city.countryCode, row) {
        best = (row, people)
        least = people == .max ? people : people + 1
      }
    }
    return best.flatMap { self.city(at: $0.row) }
  }

  private func isIn(_ countryCode: String, _ row: Int) -> Bool {
    let region = file.regions.place(Int(file.bytes.short(file.cities.place(row) + 20)))
    return file.bytes.text(file.countries.place(Int(file.bytes.short(region + 4))), length: 2) == countryCode
  }
}
