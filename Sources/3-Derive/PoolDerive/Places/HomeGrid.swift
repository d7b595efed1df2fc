internal import Foundation
package import PoolTypes

/// Cells of nearly the same size all over the Earth: rows of equal height, each cut into as many columns as fit.
/// The last column of a row is the neighbour of its first.
package struct HomeGrid: Hashable, Sendable {
  /// Height in degrees.
  private let height: Double
  private let rows: Int

  /// Cells of about that many metres, 10 at least.
  package init(metres: Double) {
    rows = max(1, Int((180 * Geodesy.metresPerDegree / max(10, metres)).rounded()))
    height = 180 / Double(rows)
  }

  /// One cell. Its order is by row, then by column.
  package struct Cell: Hashable, Sendable, Comparable {
    package let row: Int
    package let column: Int

    package static func < (one: Cell, other: Cell) -> Bool {
      one.row != other.row ? one.row < other.row : one.column < other.column
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(row &* 0x1_0000_0000 &+ column) }
  }

  /// The cell that a place is in.
  package func cell(of place: Coordinate) -> Cell {
    let row = min(rows - 1, max(0, Int((place.latitude + 90) / height)))
    return Cell(row: row, column: column(of: place.longitude, columns: columns(inRow: row)))
  }

  /// The middle of a cell.
  package func middle(of cell: Cell) -> (latitude: Double, longitude: Double) {
    let latitude = (Double(cell.row) + 0.5) * height - 90
    return (latitude, (Double(cell.column) + 0.5) / Double(columns(inRow: cell.row)) * 360 - 180)
  }

  /// All cells with a point within `metres` of a place, and a few more.
  package func cells(within metres: Double, of place: Coordinate) -> [Cell] {
    let box = Geodesy.box(around: place, radius: metres)
    let first = max(0, Int((box.latitudes.lowerBound + 90) / height))
    let last = min(rows - 1, Int((box.latitudes.upperBound + 90) / height))
    var cells: [Cell] = []
    for row in first...max(first, last) {
      let columns = columns(inRow: row)
      for stretch in box.longitudes {
        let from = min(columns - 1, Int((stretch.lowerBound + 180) / 360 * Double(columns)))
        let through = min(columns - 1, Int((stretch.upperBound + 180) / 360 * Double(columns)))
        for column in from...max(from, through) { cells.append(Cell(row: row, column: column)) }
      }
    }
    return cells
  }

  /// All cells with a point within `metres` of a cell's middle, and a few more.
  func cells(within metres: Double, ofMiddleOf cell: Cell) -> [Cell] {
    let middle = middle(of: cell)
    guard let place = Coordinate(latitude: middle.latitude, longitude: middle.longitude) else { return [cell] }
    return cells(within: metres, of: place)
  }

  private func columns(inRow row: Int) -> Int {
    let latitude = (Double(row) + 0.5) * height - 90
    return max(1, Int((360 * cos(latitude * Double.pi / 180) / height).rounded()))
  }

  private func column(of longitude: Double, columns: Int) -> Int {
    max(0, Int((longitude + 180) / 360 * Double(columns))) % columns
  }
}
