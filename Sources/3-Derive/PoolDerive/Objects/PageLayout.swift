package import PoolTypes

/// Where the lines of a capture stand to one another: their extents set upright, and their rows.
package struct PageLayout: Sendable {
  /// The upright rectangle around a line, in parts of the picture's width and height, a slant of the page taken out.
  package struct Extent: Hashable, Sendable {
    package var left: Double
    package var right: Double
    package var top: Double
    package var bottom: Double

    package var width: Double { right - left }
    package var height: Double { bottom - top }
    package var middle: Double { (top + bottom) / 2 }
    package var centre: Double { (left + right) / 2 }

    /// The part of the narrower one's width that both share, 0 to 1.
    package func sharedWidth(_ other: Extent) -> Double {
      Self.shared(left, right, other.left, other.right)
    }

    /// The part of the lower one's height that both share, 0 to 1.
    package func sharedHeight(_ other: Extent) -> Double {
      Self.shared(top, bottom, other.top, other.bottom)
    }

    private static func shared(_ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double) -> Double {
      let size = min(end - start, otherEnd - otherStart)
      guard size > 0 else { return 0 }
      return max(0, min(end, otherEnd) - max(start, otherStart)) / size
    }
  }

  /// One for each line.
  package let extents: [Extent]
  /// Numbers of the lines of each row, from left to right; rows from top to bottom.
  package let rows: [[Int]]
  /// For each line the number of its row.
  package let rowOf: [Int]
  /// The middle one of all heights; 0 without lines.
  package let usualHeight: Double

  package init(_ text: [TextLine]) {
    let extents = Self.extents(text)
    let heights = extents.map(\.height).sorted()
    usualHeight = heights.isEmpty ? 0 : heights[heights.count / 2]
    var rows: [[Int]] = []
    for line in extents.indices.sorted(by: { (extents[$0].middle, $0) < (extents[$1].middle, $1) }) {
      // More than half of the height must be shared with the row's last line, or a page that curls loses its rows.
      if let last = rows.last?.last, extents[last].sharedHeight(extents[line]) > 0.5 {
        rows[rows.count - 1].append(line)
      } else {
        rows.append([line])
      }
    }
    var rowOf = Array(repeating: 0, count: extents.count)
    for (number, row) in rows.enumerated() {
      for line in row { rowOf[line] = number }
    }
    self.extents = extents
    self.rows = rows.map { $0.sorted { (extents[$0].left, $0) < (extents[$1].left, $1) } }
    self.rowOf = rowOf
  }

  private static func extents(_ text: [TextLine]) -> [Extent] {
    let slant = slant(of: text)
    let extents = text.map { line in
      let corners = [line.box.topLeft, line.box.topRight, line.box.bottomRight, line.box.bottomLeft]
        .map { (x: finite($0.x), y: finite($0.y) - slant * finite($0.x)) }
      return Extent(
        left: corners.map(\.x).min() ?? 0, right: corners.map(\.x).max() ?? 0, top: corners.map(\.y).min() ?? 0,
        bottom: corners.map(\.y).max() ?? 0)
    }
    guard extents.filter({ $0.height <= 0 }).count * 2 > extents.count else { return extents }
    // No places are known: one line below the other.
    let count = Double(max(1, extents.count))
    return extents.indices.map {
      Extent(left: 0, right: 1, top: Double($0) / count, bottom: (Double($0) + 0.8) / count)
    }
  }

  /// How much lines fall from left to right, in parts of the height by parts of the width: the middle one of all long
  /// lines; 0 where lines run up and down.
  private static func slant(of text: [TextLine]) -> Double {
    var slants: [Double] = []
    for line in text {
      let run = finite(line.box.topRight.x) - finite(line.box.topLeft.x)
      let fall = finite(line.box.topRight.y) - finite(line.box.topLeft.y)
      if run > 0.1, abs(fall) < run { slants.append(fall / run) }
    }
    guard slants.count > 2 else { return 0 }
    return slants.sorted()[slants.count / 2]
  }

  private static func finite(_ number: Double) -> Double { number.isFinite ? min(max(number, -4), 4) : 0 }
}
