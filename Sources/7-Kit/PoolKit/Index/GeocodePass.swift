internal import PoolDerive
internal import PoolStore
internal import PoolTypes

/// Has a geocoder name the places of captures, once a run has ended: slowly, and no run waits for it.
///
/// What is asked for are the middles of cells, none of them near a home. What is answered is stored before the next one
/// is asked for; the next pass carries on from there.
struct GeocodePass: Sendable {
  let store: IndexStore
  let geocoder: any Geocoder
  let table: CityTable?
  /// The places to hold back; nil while too little is known.
  let held: @Sendable () throws -> HeldPlaces?
  let isMetered: @Sendable () -> Bool
  let allowsMetered: Bool
  /// Seconds since 1970.
  let now: @Sendable () -> Double
  /// Whether exact places may still be kept.
  let isGranted: @Sendable () -> Bool

  /// - Returns: why the look-ups ended.
  func run(clock: some Clock<Duration> = ContinuousClock()) async throws -> GeocodeSchedule.End {
    guard isGranted(), let held = try held() else { return .unknownHome }
    let rows = try store.shownRows()
    let cells = GeocodeSchedule.cells(of: rows.compactMap(PlacePass.located), held: held)
    let wanted = Set(cells)
    try store.keepLookups { kind, key in Self.cell(kind, key).map(wanted.contains) ?? false }
    let marks = try store.lookups().reduce(into: [GeocodeCell: GeocodeMark]()) { marks, lookup in
      guard let cell = Self.cell(lookup.kind, lookup.key) else { return }
      marks[cell] = lookup.failures == 0 ? .done : .failed(times: lookup.failures, nextTry: lookup.next)
    }
    let run = GeocodeRun(
      geocoder: geocoder,
      surroundings: GeocodeRun.Surroundings(
        date: now, isMetered: isMetered, held: { isGranted() ? (try? self.held()) ?? nil : nil }),
      allowsMetered: allowsMetered)
    return try await run.run(cells, marks: marks, clock: clock) { finding in
      guard isGranted() else { throw CancellationError() }
      try keep(finding)
    }
  }

  private func keep(_ finding: GeocodeRun.Finding) throws {
    let cell = finding.cell
    var lookup = IndexStore.Lookup(kind: cell.kind.rawValue, key: Self.key(cell), failures: 0, next: 0)
    if case .failed(let times, let next) = finding.mark { (lookup.failures, lookup.next) = (times, next) }
    var area: AreaNames?
    var venue: StoredVenue?
    switch finding.answer {
    case .names(let names): area = names.map { self.area($0.names, cell) }
    case .venue(let found):
      venue = found.map {
        StoredVenue(
          key: Self.key(cell), name: $0.name, category: $0.category, credit: $0.attribution)
      }
    case .failure: break
    }
    try store.store(lookup, area: area, venue: venue, for: area == nil && venue == nil ? [] : try rows(in: cell))
  }

  /// Captures of a cell. Screenshots are of no visit, and their places are named like any other's.
  private func rows(in cell: GeocodeCell) throws -> [Int64] {
    guard let middle = cell.place else { return [] }
    let reach = cell.kind.metres / 111_000
    return try store.placedRows(between: middle.latitude - reach...middle.latitude + reach).filter {
      GeocodeCell(cell.kind, of: $0.coordinate) == cell
    }.map(\.row)
  }

  /// A geocoder's names, with the numbers of the cities that the table has there, so that they are found in all
  /// languages.
  private func area(_ names: PlaceNames, _ cell: GeocodeCell) -> AreaNames {
    var area = AreaNames(key: Self.areaKey(cell))
    let city = cell.place.flatMap { table?.nearest(to: $0)?.city }
    area.neighbourhood = names.neighbourhood
    area.city = names.city ?? city?.name
    area.cityNumber = city?.id
    let metro = city.flatMap { table?.metro(of: $0) }
    area.metro = names.metroArea ?? metro?.name
    area.metroNumber = metro?.id
    area.region = names.region ?? city?.region
    area.country = names.country ?? city?.countryName
    area.countryCode = names.countryCode ?? city?.countryCode
    area.credit = names.attribution
    return area
  }

  static func key(_ cell: GeocodeCell) -> String { "\(cell.row) \(cell.column)" }
  static func areaKey(_ cell: GeocodeCell) -> String { "cell \(key(cell))" }

  private static func cell(_ kind: String, _ key: String) -> GeocodeCell? {
    let numbers = key.split(separator: " ").compactMap { Int($0) }
    guard let kind = GeocodeCell.Kind(rawValue: kind), numbers.count == 2 else { return nil }
    return GeocodeCell(kind, row: numbers[0], column: numbers[1])
  }
}
