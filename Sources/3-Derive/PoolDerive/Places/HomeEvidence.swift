internal import PoolTypes

/// What is counted of located captures to know where home is: for each cell of about 100 metres and each day, how many
/// were taken late, early, and at other hours.
///
/// Captures are added and removed one by one, and only whole numbers are summed, so that the evidence is the same
/// whatever the order.
package struct HomeEvidence: Equatable, Sendable {
  /// Counts of one cell on one day.
  struct DayCount: Hashable, Sendable {
    /// Days since 1970.
    var day: Int
    /// Captures of 21:00 up to 04:00.
    var late = 0
    /// Captures of 04:00 up to 09:00.
    var early = 0
    /// Captures of 09:00 up to 21:00.
    var other = 0

    var isEmpty: Bool { late == 0 && early == 0 && other == 0 }
    var isNight: Bool { late > 0 || early > 0 }
  }

  /// All captures of one cell.
  struct CellCount: Hashable, Sendable {
    var count = 0
    /// Sums of the differences to the cell's middle, in ten-millionths of a degree.
    var north = 0
    var east = 0
    /// By day.
    var days: [DayCount] = []
    /// How many of `days` are nights.
    var nights = 0

    /// False where there was nothing to take back.
    mutating func change(_ day: Int, _ hours: WritableKeyPath<DayCount, Int>, by step: Int) -> Bool {
      var (low, high) = (0, days.count)
      while low < high {
        let middle = (low + high) / 2
        if days[middle].day < day { low = middle + 1 } else { high = middle }
      }
      let found = low < days.count && days[low].day == day
      guard step > 0 || (found && days[low][keyPath: hours] > 0) else { return false }
      if !found { days.insert(DayCount(day: day), at: low) }
      let wasNight = days[low].isNight
      days[low][keyPath: hours] += step
      nights += (days[low].isNight ? 1 : 0) - (wasNight ? 1 : 0)
      if days[low].isEmpty { days.remove(at: low) }
      count += step
      return true
    }
  }

  /// Photos needed before anything is shown.
  package static let neededPhotos = 30
  /// Days with photos needed before anything is shown.
  package static let neededDays = 10

  static let grid = HomeGrid(metres: 100)

  private(set) var cells: [HomeGrid.Cell: CellCount] = [:]
  /// Located captures by day.
  private(set) var countsByDay: [Int: Int] = [:]
  private var photosByDay: [Int: Int] = [:]
  private var photos = 0
  /// Clusters by the cell that they grew from, without what `changed` touches.
  private var clusters: [HomeGrid.Cell: HomeCluster] = [:]
  /// Cells that changed since `clusters` was brought up to date.
  private var changed: Set<HomeGrid.Cell> = []

  package init() {}

  /// The evidence of many captures.
  package init(_ captures: some Sequence<LocatedCapture>) {
    for capture in captures { add(capture) }
  }

  /// Whether there are enough photos on enough days for anything to be shown.
  package var isEnough: Bool { photos >= Self.neededPhotos && photosByDay.count >= Self.neededDays }

  /// Counts a capture; screenshots change nothing.
  package mutating func add(_ capture: LocatedCapture) { change(capture, by: 1) }

  /// Takes back a capture that was added. One that was not added changes nothing where that can be seen.
  package mutating func remove(_ capture: LocatedCapture) { change(capture, by: -1) }

  /// Whether both counted the same captures.
  package static func == (one: HomeEvidence, other: HomeEvidence) -> Bool {
    one.cells == other.cells && one.countsByDay == other.countsByDay && one.photosByDay == other.photosByDay
  }

  /// Clusters with captures of two days or more, in the order of their cells. Only those near changes are made anew.
  mutating func updateClusters() -> [HomeCluster] {
    // A first look at everything need not ask which cells are near which.
    if changed.count * 4 > cells.count {
      clusters = [:]
      for cell in cells.keys { clusters[cell] = HomeCluster(around: cell, in: self) }
    } else {
      var touched = changed
      for cell in changed { touched.formUnion(Self.grid.cells(within: HomeCluster.influence, ofMiddleOf: cell)) }
      for cell in touched { clusters[cell] = HomeCluster(around: cell, in: self) }
    }
    changed = []
    return clusters.values.sorted { $0.seed < $1.seed }
  }

  private mutating func change(_ capture: LocatedCapture, by step: Int) {
    guard capture.counts else { return }
    let cell = Self.grid.cell(of: capture.coordinate)
    guard change(cell, capture, by: step) else { return }
    changed.insert(cell)
    Self.change(&countsByDay, capture.day, by: step)
    if capture.mediaType == .photo {
      Self.change(&photosByDay, capture.day, by: step)
      photos = max(0, photos + step)
    }
  }

  /// False where there was nothing to take back.
  private mutating func change(_ cell: HomeGrid.Cell, _ capture: LocatedCapture, by step: Int) -> Bool {
    let hours: WritableKeyPath<DayCount, Int> =
      switch capture.secondOfDay / 3600 {
      case 21..., ..<4: \.late
      case ..<9: \.early
      default: \.other
      }
    let middle = Self.grid.middle(of: cell)
    let north = Int(((capture.coordinate.latitude - middle.latitude) * 1e7).rounded())
    let east = Int((Self.turn(capture.coordinate.longitude - middle.longitude) * 1e7).rounded())
    guard cells[cell, default: CellCount()].change(capture.day, hours, by: step) else {
      if cells[cell]?.count == 0 { cells[cell] = nil }
      return false
    }
    cells[cell]?.north += step * north
    cells[cell]?.east += step * east
    if cells[cell]?.count == 0 { cells[cell] = nil }
    return true
  }

  /// The mean place of a cell's captures.
  static func mean(of cell: HomeGrid.Cell, _ count: CellCount) -> Coordinate? {
    guard count.count > 0 else { return nil }
    let middle = grid.middle(of: cell)
    let latitude = middle.latitude + Double(count.north) / Double(count.count) / 1e7
    let longitude = middle.longitude + Double(count.east) / Double(count.count) / 1e7
    return Coordinate(latitude: min(90, max(-90, latitude)), longitude: turn(longitude))
  }

  /// A difference of longitudes, brought to −180 up to 180.
  private static func turn(_ degrees: Double) -> Double {
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  }

  private static func change(_ counts: inout [Int: Int], _ day: Int, by step: Int) {
    let count = (counts[day] ?? 0) + step
    counts[day] = count > 0 ? count : nil
  }
}
