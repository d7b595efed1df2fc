/// A rotated rectangle around a line of text, in pixels.
package struct TextBox: Sendable {
  /// Top left, top right, bottom right, bottom left as the line reads.
  package var corners: [SIMD2<Float>]
  /// Mean probability inside, 0 to 1.
  package var score: Float

  package var width: Float { max(length(corners[0] - corners[1]), length(corners[3] - corners[2])) }
  package var height: Float { max(length(corners[0] - corners[3]), length(corners[1] - corners[2])) }
}

func length(_ vector: SIMD2<Float>) -> Float { (vector * vector).sum().squareRoot() }

/// Turns a text detector's probability map into boxes.
///
/// The method is DB (Liao and others 2020): regions above a threshold, each framed by its smallest rotated rectangle,
/// kept by the mean probability inside, and grown by area · ratio / perimeter.
package struct TextBoxes: Sendable {
  package var threshold: Float = 0.3
  package var boxScore: Float = 0.5
  package var unclip: Float = 1.6
  package var shortSide: Float = 3
  package var shortGrownSide: Float = 5
  package var boxesMax = 1000

  package init() {}

  /// Boxes in the map's own pixels, in no order.
  package func boxes(in map: [Float], width: Int, height: Int) -> [TextBox] {
    guard map.count >= width * height else { return [] }
    var found: [TextBox] = []
    for region in regions(in: map, width: width, height: height).prefix(boxesMax) {
      guard let rectangle = Self.smallestRectangle(around: region.hull) else { continue }
      guard min(rectangle.sides.x, rectangle.sides.y) >= shortSide else { continue }
      let score = meanInside(rectangle.corners, map: map, width: width, height: height)
      guard score >= boxScore else { continue }
      let grow = rectangle.sides.x * rectangle.sides.y * unclip / (rectangle.sides.x + rectangle.sides.y)
      let sides = rectangle.sides + SIMD2(grow, grow)
      guard min(sides.x, sides.y) >= shortGrownSide else { continue }
      let corners = Self.corners(centre: rectangle.centre, axis: rectangle.axis, sides: sides)
      found.append(TextBox(corners: Self.ordered(corners), score: score))
    }
    return found
  }

  private struct Region {
    var hull: [SIMD2<Float>]
  }

  /// Connected regions (8 neighbours) above the threshold, by their rows' ends: all that a hull needs.
  private func regions(in map: [Float], width: Int, height: Int) -> [Region] {
    var seen = [Bool](repeating: false, count: width * height)
    var stack: [Int] = []
    var regions: [Region] = []
    for start in 0..<width * height where !seen[start] && map[start] > threshold {
      var ends: [Int: (low: Int, high: Int)] = [:]
      stack.append(start)
      seen[start] = true
      while let at = stack.popLast() {
        let x = at % width
        let y = at / width
        if let row = ends[y] {
          ends[y] = (min(row.low, x), max(row.high, x))
        } else {
          ends[y] = (x, x)
        }
        for ny in max(y - 1, 0)...min(y + 1, height - 1) {
          for nx in max(x - 1, 0)...min(x + 1, width - 1) {
            let next = ny * width + nx
            if !seen[next], map[next] > threshold {
              seen[next] = true
              stack.append(next)
            }
          }
        }
      }
      let points = ends.flatMap { y, row in
        [SIMD2(Float(row.low), Float(y)), SIMD2(Float(row.high), Float(y))]
      }
      regions.append(Region(hull: Self.convexHull(points)))
      if regions.count >= boxesMax { break }
    }
    return regions
  }

  /// Andrew's monotone chain.
  static func convexHull(_ points: [SIMD2<Float>]) -> [SIMD2<Float>] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    func chain(_ points: some Sequence<SIMD2<Float>>) -> [SIMD2<Float>] {
      var hull: [SIMD2<Float>] = []
      for point in points {
        while hull.count >= 2 {
          let a = hull[hull.count - 1] - hull[hull.count - 2]
          let b = point - hull[hull.count - 2]
          if a.x * b.y - a.y * b.x > 0 { break }
          hull.removeLast()
        }
        hull.append(point)
      }
      return hull
    }
    let lower = chain(sorted)
    let upper = chain(sorted.reversed())
    return lower.dropLast() + upper.dropLast()
  }

  /// The rectangle of least area around a hull: one side lies on one of the hull's edges (rotating calipers).
  static func smallestRectangle(around hull: [SIMD2<Float>]) -> (
    centre: SIMD2<Float>, axis: SIMD2<Float>, sides: SIMD2<Float>, corners: [SIMD2<Float>]
  )? {
    guard hull.count >= 2 else { return nil }
    var best: (area: Float, centre: SIMD2<Float>, axis: SIMD2<Float>, sides: SIMD2<Float>)?
    for index in hull.indices {
      let edge = hull[(index + 1) % hull.count] - hull[index]
      let size = length(edge)
      guard size > 0 else { continue }
      let axis = edge / size
      let normal = SIMD2(-axis.y, axis.x)
      var low = SIMD2<Float>(repeating: .infinity)
      var high = SIMD2<Float>(repeating: -.infinity)
      for point in hull {
        let place = SIMD2((point * axis).sum(), (point * normal).sum())
        low = pointwiseMin(low, place)
        high = pointwiseMax(high, place)
      }
      let sides = high - low
      let area = sides.x * sides.y
      if area < best?.area ?? .infinity {
        let middle = (low + high) / 2
        best = (area, axis * middle.x + normal * middle.y, axis, sides)
      }
    }
    guard let best else { return nil }
    return (
      best.centre, best.axis, best.sides, corners(centre: best.centre, axis: best.axis, sides: best.sides)
    )
  }

  private static func corners(centre: SIMD2<Float>, axis: SIMD2<Float>, sides: SIMD2<Float>) -> [SIMD2<Float>]
  {
    let along = axis * (sides.x / 2)
    let across = SIMD2(-axis.y, axis.x) * (sides.y / 2)
    return [
      centre - along - across, centre + along - across, centre + along + across, centre - along + across,
    ]
  }

  /// Top left, top right, bottom right, bottom left.
  static func ordered(_ corners: [SIMD2<Float>]) -> [SIMD2<Float>] {
    let byX = corners.sorted { $0.x < $1.x }
    let left = byX[0].y <= byX[1].y ? (byX[0], byX[1]) : (byX[1], byX[0])
    let right = byX[2].y <= byX[3].y ? (byX[2], byX[3]) : (byX[3], byX[2])
    return [left.0, right.0, right.1, left.1]
  }

  private func meanInside(_ corners: [SIMD2<Float>], map: [Float], width: Int, height: Int) -> Float {
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let lowY = max(0, Int((ys.min() ?? 0).rounded(.down)))
    let highY = min(height - 1, Int((ys.max() ?? 0).rounded(.up)))
    let lowX = max(0, Int((xs.min() ?? 0).rounded(.down)))
    let highX = min(width - 1, Int((xs.max() ?? 0).rounded(.up)))
    guard lowY <= highY, lowX <= highX else { return 0 }
    var sum: Float = 0
    var count: Float = 0
    for y in lowY...highY {
      for x in lowX...highX where Self.contains(corners, SIMD2(Float(x), Float(y))) {
        sum += map[y * width + x]
        count += 1
      }
    }
    return count == 0 ? 0 : sum / count
  }

  private static func contains(_ corners: [SIMD2<Float>], _ point: SIMD2<Float>) -> Bool {
    var sign: Float = 0
    for index in corners.indices {
      let edge = corners[(index + 1) % 4] - corners[index]
      let to = point - corners[index]
      let cross = edge.x * to.y - edge.y * to.x
      if abs(cross) < 1e-3 { continue }
      if sign == 0 { sign = cross } else if sign * cross < 0 { return false }
    }
    return true
  }

  /// Reading order: rows from the top; within a row from the left. A row is what overlaps its first box in height by
  /// half or more.
  package static func inReadingOrder(_ boxes: [TextBox]) -> [TextBox] {
    let byTop = boxes.sorted { ($0.top, $0.left) < ($1.top, $1.left) }
    var rows: [[TextBox]] = []
    for box in byTop {
      if let row = rows.indices.last(where: { index in
        let first = rows[index][0]
        let shared = min(first.bottom, box.bottom) - max(first.top, box.top)
        return shared > 0.5 * min(first.bottom - first.top, box.bottom - box.top)
      }), row >= rows.count - 3 {
        rows[row].append(box)
      } else {
        rows.append([box])
      }
    }
    return rows.flatMap { $0.sorted { $0.left < $1.left } }
  }
}

extension TextBox {
  var top: Float { (corners[0].y + corners[1].y) / 2 }
  var bottom: Float { (corners[2].y + corners[3].y) / 2 }
  var left: Float { (corners[0].x + corners[3].x) / 2 }
}
