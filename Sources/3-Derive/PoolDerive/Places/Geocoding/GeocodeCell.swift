internal import Foundation
package import PoolTypes

/// An area that is looked up once: about a square kilometre for names, about 200 by 200 metres for venues.
///
/// All cells of a kind have nearly the same area, at the poles and at ±180° too. Nothing but `place` ever leaves for a
/// geocoder: the middle of the cell, with four decimals. It says where a capture was to 1,000 or 200 metres at best.
package struct GeocodeCell: Hashable, Sendable, Codable {
  /// What is asked for.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case names
    case venue

    /// Metres from one side of a cell to the other.
    package var metres: Double { self == .names ? 1000 : 200 }

    fileprivate var grid: HomeGrid { self == .names ? GeocodeCell.nameGrid : GeocodeCell.venueGrid }
  }

  package let kind: Kind
  /// Rows from south to north.
  package let row: Int
  /// Columns from west to east.
  package let column: Int

  private static let nameGrid = HomeGrid(metres: Kind.names.metres)
  private static let venueGrid = HomeGrid(metres: Kind.venue.metres)

  /// The cell that a place is in.
  package init(_ kind: Kind, of place: Coordinate) {
    let cell = kind.grid.cell(of: place)
    (self.kind, row, column) = (kind, cell.row, cell.column)
  }

  /// A cell as the caller kept it.
  package init(_ kind: Kind, row: Int, column: Int) {
    (self.kind, self.row, self.column) = (kind, row, column)
  }

  /// What a geocoder is asked for: the middle of the cell, in degrees with four decimals (11 metres); nil for a cell
  /// that does not exist.
  package var place: Coordinate? {
    let middle = kind.grid.middle(of: HomeGrid.Cell(row: row, column: column))
    let (latitude, longitude) = (Self.rounded(middle.latitude), Self.rounded(middle.longitude))
    guard let place = Coordinate(latitude: latitude, longitude: longitude), GeocodeCell(kind, of: place) == self else {
      return nil
    }
    return place
  }

  private static func rounded(_ degrees: Double) -> Double { (degrees * 1e4).rounded() / 1e4 }
}

/// What is known of a cell; the caller keeps it with the cell.
package enum GeocodeMark: Hashable, Sendable, Codable {
  /// It was answered, be it that there is nothing; it is not asked again.
  case done
  /// It failed so many times; it is asked again from that time on, in seconds since 1970.
  case failed(times: Int, nextTry: Double)

  /// Seconds until a cell is tried again after its first failure.
  static let firstPause = 900.0
  /// The longest pause in seconds.
  static let longestPause = 7 * 86_400.0

  /// The mark after one more failure: the pause grows fourfold each time, up to a week.
  /// - Parameters:
  ///   - now: seconds since 1970.
  ///   - atLeast: seconds that the geocoder asked to be left alone for.
  package func failedAgain(now: Double, atLeast: Double = 0) -> GeocodeMark {
    guard case .failed(let times, _) = self else { return .failure(now: now, atLeast: atLeast) }
    let pause = min(Self.longestPause, Self.firstPause * pow(4, Double(min(10, max(0, times)))))
    return .failed(times: max(0, min(times, 1_000_000)) + 1, nextTry: now + max(pause, Self.bounded(atLeast)))
  }

  /// The mark after a first failure.
  package static func failure(now: Double, atLeast: Double = 0) -> GeocodeMark {
    .failed(times: 1, nextTry: now + max(firstPause, bounded(atLeast)))
  }

  /// Whether the cell may be asked now. A clock that was set back does not put it off for longer than the longest
  /// pause.
  package func isDue(now: Double) -> Bool {
    switch self {
    case .done: false
    case .failed(_, let nextTry): now >= nextTry || nextTry - now > Self.longestPause
    }
  }

  private static func bounded(_ seconds: Double) -> Double {
    seconds.isFinite ? min(longestPause, max(0, seconds)) : 0
  }
}
