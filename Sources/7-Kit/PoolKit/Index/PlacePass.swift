internal import PoolDerive
internal import PoolStore
internal import PoolTypes
internal import Synchronization

/// What passes over places remember from one to the next, so that one new capture costs no look at the others.
final class PlaceMemory: Sendable {
  struct Known: Sendable {
    var evidence: HomeEvidence
    var held: HeldPlaces?
    /// The stamp of the index that this is true of: another process may have made a pass since.
    var stamp: String
  }

  private let known = Mutex<Known?>(nil)

  /// What was held back at the last pass; nil where that is not known.
  var held: HeldPlaces?? { known.withLock { $0.map(\.held) } }

  func take() -> Known? {
    known.withLock { known in
      defer { known = nil }
      return known
    }
  }

  func keep(_ new: Known) { known.withLock { $0 = new } }
}

/// Makes homes, visits, trips and the names of cities of where captures were taken, once a run has listed and read.
///
/// Nothing tells its place before it: homes are known by all captures together.
struct PlacePass {
  let store: IndexStore
  let memory: PlaceMemory
  let table: CityTable?
  /// Whether a grant holds exact places; otherwise cities and trips are all that is made.
  let keepsVisits: Bool

  /// The version of the rules; another one makes everything anew.
  private static let version = "1"
  /// More changes than that are not looked at one by one.
  private static let changesMost = 5_000
  /// More stretches of time than that neither.
  private static let stretchesMost = 64
  /// Seconds without changes that part two stretches.
  private static let stretchGap = 86_400.0
  /// Seconds around changes that are looked at, until that is enough.
  private static let margins = [8.0, 60, 400].map { $0 * 86_400 } + [.infinity]

  private var rules: String { "\(Self.version) \(keepsVisits ? "visits" : "cities")" }

  /// Brings places up to date with what changed.
  /// - Throws: `PoolError` where the index cannot be read or written.
  func run() throws {
    let changes = try store.placeChanges(limit: Self.changesMost + 1)
    let stamp = try store.setting(IndexStore.placesKey) ?? ""
    let isOurs = stamp.hasPrefix(rules + " ")
    guard !changes.isEmpty || !isOurs else { return }
    let next = "\(rules) \((stamp.split(separator: " ").last.flatMap { Int($0) } ?? 0) &+ 1)"
    if isOurs, changes.count <= Self.changesMost, let known = memory.take(), known.stamp == stamp {
      try update(known, changes, stamp: next)
    } else {
      try makeAll(nil, stamp: next)
    }
  }

  /// The places to hold back now; nil while too little is known.
  func held() throws -> HeldPlaces? {
    if let held = memory.held { return held }
    return HomeEvidence(try store.placedRows().compactMap(Self.located)).heldPlaces
  }

  // MARK: Everything

  private func makeAll(_ evidence: HomeEvidence?, stamp: String) throws {
    let last = try store.lastPlaceChange()
    let rows = try store.placedRows()
    let located = rows.compactMap(Self.located)
    var evidence = evidence ?? HomeEvidence(located)
    let held = evidence.updateHeldPlaces()
    let stretch = CaptureStretch(located)
    let everything = -Double.infinity ... .infinity
    var update = PlaceUpdate()
    let groups = Groups(rows)
    let visits = keepsVisits ? VisitRules.visits(stretch, held: held) : []
    update.visits = [(everything, visits.map { groups.group($0, held: held) })]
    update.trips = [(everything, TripRules.trips(stretch, held: held).map(groups.group))]
    try show(rows, held: held, in: &update)
    try finish(&update, evidence, held, last: last, stamp: stamp)
  }

  private func finish(
    _ update: inout PlaceUpdate, _ evidence: HomeEvidence, _ held: HeldPlaces?, last: Int64, stamp: String
  ) throws {
    update.lastChange = last
    update.stamp = stamp
    try store.apply(update)
    memory.keep(PlaceMemory.Known(evidence: evidence, held: held, stamp: stamp))
  }

  static func located(_ row: PlacedRow) -> LocatedCapture? {
    row.wallClock.flatMap {
      LocatedCapture(
        id: row.id, mediaType: row.mediaType, coordinate: row.coordinate, instant: row.instant, wallClock: $0)
    }
  }

  /// What tells its place now and did not, and the other way round.
  private func show(_ rows: [PlacedRow], held: HeldPlaces?, in update: inout PlaceUpdate) throws {
    let keys = try store.areaKeys()
    let known = Set(keys.values)
    for row in rows {
      let isShown = held.map { !$0.holdBack(row.coordinate) } ?? false
      let present = row.area.flatMap { keys[$0] }
      // What a geocoder named once is named so for all captures of the cell.
      let cell = GeocodePass.areaKey(GeocodeCell(.names, of: row.coordinate))
      let isNamed = known.contains(cell)
      let names = isShown && !isNamed ? names(of: row.coordinate) : nil
      let area = isShown ? (isNamed ? cell : names?.key) : nil
      guard isShown != row.isShown || area != present else { continue }
      update.shown.append((row.row, isShown, area))
      if let names, names.key == area { update.areas[names.key] = names }
    }
  }

  /// The nearest city of the table.
  private func names(of place: Coordinate) -> AreaNames? {
    guard let table, let city = table.nearest(to: place)?.city else { return nil }
    var names = AreaNames(key: "city \(city.id)")
    names.city = city.name
    names.cityNumber = city.id
    names.region = city.region
    names.country = city.countryName
    names.countryCode = city.countryCode
    if let metro = table.metro(of: city) {
      names.metro = metro.name
      names.metroNumber = metro.id
    }
    return names
  }

  // MARK: What changed

  private func update(_ known: PlaceMemory.Known, _ changes: [PlaceChange], stamp: String) throws {
    var evidence = known.evidence
    for change in changes {
      guard let capture = Self.located(change.capture) else { continue }
      if change.isGone { evidence.remove(capture) } else { evidence.add(capture) }
    }
    let held = evidence.updateHeldPlaces()
    // Trips look at homes from afar: with other homes, all may be others.
    guard let before = known.held, let held, before.homes == held.homes else {
      return try known.held == nil && held == nil
        ? showNothing(evidence, changes, stamp: stamp) : makeAll(evidence, stamp: stamp)
    }
    var instants = changes.map(\.capture.instant)
    var touched: [Int64: PlacedRow] = [:]
    for circle in HeldPlaces.changes(from: before, to: held) {
      let reach = circle.radius / 111_000
      let (south, north) = (circle.centre.latitude - reach, circle.centre.latitude + reach)
      for row in try store.placedRows(between: south...north) where circle.contains(row.coordinate) {
        touched[row.row] = row
        instants.append(row.instant)
      }
    }
    let stretches = Self.stretches(instants)
    guard stretches.count <= Self.stretchesMost else { return try makeAll(evidence, stamp: stamp) }
    var update = PlaceUpdate()
    for stretch in stretches { try add(stretch, held, &touched, to: &update) }
    try show(Array(touched.values), held: held, in: &update)
    try finish(&update, evidence, held, last: changes.last?.number ?? 0, stamp: stamp)
  }

  /// Too little is known for anything to be shown, as before.
  private func showNothing(_ evidence: HomeEvidence, _ changes: [PlaceChange], stamp: String) throws {
    var update = PlaceUpdate()
    try finish(&update, evidence, nil, last: changes.last?.number ?? 0, stamp: stamp)
  }

  /// Replaces visits and trips around changes.
  private func add(
    _ changed: ClosedRange<Double>, _ held: HeldPlaces, _ touched: inout [Int64: PlacedRow],
    to update: inout PlaceUpdate
  ) throws {
    var (hasVisits, hasTrips) = (!keepsVisits, false)
    for margin in Self.margins where !hasVisits || !hasTrips {
      let covers = changed.lowerBound - margin...changed.upperBound + margin
      let rows = try store.placedRows(from: max(covers.lowerBound, -1e300), through: min(covers.upperBound, 1e300))
      let stretch = CaptureStretch(rows.compactMap(Self.located), covers: covers)
      let groups = Groups(rows)
      for row in rows where changed.contains(row.instant) { touched[row.row] = row }
      if !hasVisits, let new = VisitRules.visits(around: changed, in: stretch, held: held) {
        update.visits.append((new.replaced, new.elements.map { groups.group($0, held: held) }))
        hasVisits = true
      }
      if !hasTrips, let new = TripRules.trips(around: changed, in: stretch, held: held) {
        update.trips.append((new.replaced, new.elements.map(groups.group)))
        hasTrips = true
      }
    }
  }

  /// Instants joined to stretches of time, in order.
  private static func stretches(_ instants: [Double]) -> [ClosedRange<Double>] {
    var stretches: [ClosedRange<Double>] = []
    for instant in instants.sorted() {
      if let last = stretches.last, instant - last.upperBound <= stretchGap {
        stretches[stretches.count - 1] = last.lowerBound...instant
      } else {
        stretches.append(instant...instant)
      }
    }
    return stretches
  }
}

/// Turns the groups that rules found into those of the index.
private struct Groups {
  private let rows: [CaptureID: PlacedRow]

  init(_ rows: [PlacedRow]) {
    self.rows = Dictionary(rows.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// A visit tells its centre only where a capture may tell its place: captures around a home have theirs inside.
  func group(_ visit: VisitGroup, held: HeldPlaces?) -> PlaceUpdate.Group {
    let isHeld = held?.holdBack(visit.centre) ?? true
    let centre = isHeld ? visit.captures.lazy.compactMap { rows[$0]?.coordinate }.first : visit.centre
    return PlaceUpdate.Group(
      id: visit.id, start: visit.start, centre: centre ?? visit.centre,
      rows: visit.captures.compactMap { rows[$0]?.row })
  }

  func group(_ trip: TripGroup) -> PlaceUpdate.Group {
    PlaceUpdate.Group(id: trip.id, start: trip.start, centre: nil, rows: trip.captures.compactMap { rows[$0]?.row })
  }
}
