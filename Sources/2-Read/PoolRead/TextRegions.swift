/// Finds the places of text lines in a detector's probability map: the post-processing of Differentiable
/// Binarization (Liao et al. 2020), with rectangles in place of polygons.
package struct TextRegions: Sendable {
  /// A pixel belongs to text above this probability.
  package var binarise: Float = 0.3
  /// A rectangle is kept where the mean probability inside is at least this.
  package var boxScore: Float = 0.5
  /// How far a rectangle grows on every side: area × this / perimeter.
  package var unclip: Float = 1.6
  /// Components looked at, most.
  package var countMax = 1000
  /// Shortest side in map pixels before growing.
  package var sideMin: Float = 3
  /// Shortest side in map pixels after growing.
  package var grownSideMin: Float = 5

  package init() {}

  /// - Parameters:
  ///   - map: `width * height` probabilities, row by row.
  /// - Returns: rectangles in map pixels, in no order to rely on.
  package func regions(in map: [Float], width: Int, height: Int) -> [(
    rectangle: TurnedRectangle, score: Float
  )] {
    guard width > 0, height > 0, map.count == width * height else { return [] }
    return components(in: map, width: width, height: height).compactMap { outline in
      guard let tight = TurnedRectangle.around(outline), min(tight.width, tight.height) >= sideMin else {
        return nil
      }
      let score = Self.meanInside(tight, map, width: width, height: height)
      guard score >= boxScore else { return nil }
      let growth = tight.width * tight.height * unclip / (2 * (tight.width + tight.height))
      var grown = tight
      grown.width += 2 * growth
      grown.height += 2 * growth
      return min(grown.width, grown.height) >= grownSideMin ? (grown, score) : nil
    }
  }

  /// The 8-connected components above the threshold, each as the end points of its runs: enough for a hull.
  private func components(in map: [Float], width: Int, height: Int) -> [[PlanePoint]] {
    var parents: [Int32] = []
    var runs: [(row: Int, start: Int, end: Int)] = []
    func root(_ run: Int) -> Int {
      var run = run
      while Int(parents[run]) != run {
        parents[run] = parents[Int(parents[run])]
        run = Int(parents[run])
      }
      return run
    }
    var above = 0..<0
    map.withUnsafeBufferPointer { map in
      for y in 0..<height {
        let first = runs.count
        var x = 0
        var candidate = above.lowerBound
        while x < width {
          guard map[y * width + x] > binarise else {
            x += 1
            continue
          }
          let start = x
          while x < width, map[y * width + x] > binarise { x += 1 }
          let run = runs.count
          runs.append((y, start, x - 1))
          parents.append(Int32(run))
          while candidate < above.upperBound, runs[candidate].end + 1 < start { candidate += 1 }
          var touching = candidate
          while touching < above.upperBound, runs[touching].start <= x {
            parents[root(touching)] = Int32(root(run))
            touching += 1
          }
        }
        above = first..<runs.count
      }
    }
    var order: [Int: Int] = [:]
    var outlines: [[PlanePoint]] = []
    for (index, run) in runs.enumerated() {
      let top = root(index)
      if order[top] == nil {
        guard outlines.count < countMax else { continue }
        order[top] = outlines.count
        outlines.append([])
      }
      guard let place = order[top] else { continue }
      outlines[place].append(PlanePoint(x: Float(run.start), y: Float(run.row)))
      if run.end > run.start { outlines[place].append(PlanePoint(x: Float(run.end), y: Float(run.row))) }
    }
    return outlines
  }

  /// Mean of the map inside a rectangle, over pixel centres; 0 where it holds none.
  private static func meanInside(_ rectangle: TurnedRectangle, _ map: [Float], width: Int, height: Int)
    -> Float
  {
    let corners = rectangle.corners
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let left = max(Int((xs.min() ?? 0).rounded(.down)), 0)
    let right = min(Int((xs.max() ?? 0).rounded(.up)), width - 1)
    let top = max(Int((ys.min() ?? 0).rounded(.down)), 0)
    let bottom = min(Int((ys.max() ?? 0).rounded(.up)), height - 1)
    guard left <= right, top <= bottom else { return 0 }
    var sum: Float = 0
    var count: Float = 0
    let (halfWidth, halfHeight) = (rectangle.width / 2 + 0.5, rectangle.height / 2 + 0.5)
    map.withUnsafeBufferPointer { map in
      for y in top...bottom {
        for x in left...right {
          let offset = PlanePoint(x: Float(x), y: Float(y)) - rectangle.centre
          let along = offset.x * rectangle.axis.x + offset.y * rectangle.axis.y
          guard abs(along) <= halfWidth, abs(PlanePoint.cross(rectangle.axis, offset)) <= halfHeight else {
            continue
          }
          sum += map[y &* width &+ x]
          count += 1
        }
      }
    }
    return count > 0 ? sum / count : 0
  }
}
