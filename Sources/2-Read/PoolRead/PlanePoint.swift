/// A point in pixels from the top left corner; x to the right, y down.
package struct PlanePoint: Hashable, Sendable {
  package var x: Float
  package var y: Float

  package init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }

  static func + (a: PlanePoint, b: PlanePoint) -> PlanePoint { PlanePoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: PlanePoint, b: PlanePoint) -> PlanePoint { PlanePoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: PlanePoint, factor: Float) -> PlanePoint { PlanePoint(x: a.x * factor, y: a.y * factor) }

  /// Distance in pixels.
  package func distance(to other: PlanePoint) -> Float { (self - other).length }

  /// Length of the vector to this point.
  var length: Float { (x * x + y * y).squareRoot() }

  /// Cross product: positive where `b` lies clockwise of `a` on the screen.
  static func cross(_ a: PlanePoint, _ b: PlanePoint) -> Float { a.x * b.y - a.y * b.x }
}

/// A rectangle at any angle.
package struct TurnedRectangle: Hashable, Sendable {
  package var centre: PlanePoint
  /// Unit vector along `width`.
  package var axis: PlanePoint
  package var width: Float
  package var height: Float

  /// The corners in order around the rectangle.
  package var corners: [PlanePoint] {
    let along = axis * (width / 2)
    let across = PlanePoint(x: -axis.y, y: axis.x) * (height / 2)
    return [
      centre - along - across, centre + along - across, centre + along + across, centre - along + across,
    ]
  }

  /// The corners as top left, top right, bottom right, bottom left of the upright picture.
  package var orderedCorners: [PlanePoint] {
    let byX = corners.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let left = byX[0..<2].sorted { $0.y < $1.y }
    let right = byX[2..<4].sorted { $0.y < $1.y }
    return [left[0], right[0], right[1], left[1]]
  }

  /// The smallest rectangle around the points, by rotating calipers over their convex hull (Toussaint 1983).
  /// - Returns: nil for no points.
  package static func around(_ points: [PlanePoint]) -> TurnedRectangle? {
    let hull = convexHull(points)
    guard let only = hull.first else { return nil }
    var best: TurnedRectangle?
    for index in hull.indices {
      let edge = hull[(index + 1) % hull.count] - hull[index]
      let length = edge.length
      let axis = length > 0 ? edge * (1 / length) : PlanePoint(x: 1, y: 0)
      var (low, high, near, far) = (Float.infinity, -Float.infinity, Float.infinity, -Float.infinity)
      for point in hull {
        let along = point.x * axis.x + point.y * axis.y
        let across = PlanePoint.cross(axis, point)
        (low, high) = (min(low, along), max(high, along))
        (near, far) = (min(near, across), max(far, across))
      }
      let rectangle = TurnedRectangle(
        centre: axis * ((low + high) / 2) + PlanePoint(x: -axis.y, y: axis.x) * ((near + far) / 2),
        axis: axis, width: high - low, height: far - near)
      if rectangle.width * rectangle.height < best.map({ $0.width * $0.height }) ?? .infinity {
        best = rectangle
      }
    }
    return best ?? TurnedRectangle(centre: only, axis: PlanePoint(x: 1, y: 0), width: 0, height: 0)
  }

  /// The convex hull by Andrew's monotone chain, without points on its edges.
  package static func convexHull(_ points: [PlanePoint]) -> [PlanePoint] {
    let sorted = Array(Set(points)).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    func chain(_ points: some Sequence<PlanePoint>) -> [PlanePoint] {
      var hull: [PlanePoint] = []
      for point in points {
        while hull.count >= 2,
          PlanePoint.cross(hull[hull.count - 1] - hull[hull.count - 2], point - hull[hull.count - 1]) <= 0
        {
          hull.removeLast()
        }
        hull.append(point)
      }
      return Array(hull.dropLast())
    }
    return chain(sorted) + chain(sorted.reversed())
  }
}
