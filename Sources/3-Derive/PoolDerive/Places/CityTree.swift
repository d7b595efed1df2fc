/// Points on the unit sphere in an order in which the nearest one is found by halving: a k-d tree without pointers
/// (Bentley, 1975). The middle of each range parts it along x, y and z in turn. As distances are taken through the
/// sphere, nothing is special about poles and ±180°.
struct CityTree: Sendable {
  /// Points are kept as three whole numbers; this is the greatest.
  private static let scale = 32_767.0
  /// Each number is rounded by half a step at most; a point thus lies this many steps from its place at most.
  private static let rounding = 0.8661
  private let bytes: CityBytes
  private let points: CityFile.Part

  init(_ bytes: CityBytes, _ points: CityFile.Part) {
    self.bytes = bytes
    self.points = points
  }

  /// Tells `visit` every row that may be the nearest within `radius` (through the sphere, in Earth radii) of `target`.
  /// - Parameter visit: measures a row exactly and returns its distance through the sphere in Earth radii.
  func search(_ target: SpherePoint, radius: Double, visit: (Int) -> Double) {
    let scaled = SpherePoint(x: target.x * Self.scale, y: target.y * Self.scale, z: target.z * Self.scale)
    var limit = radius * Self.scale + Self.rounding
    search(scaled, 0, points.rows, 0, &limit, visit)
  }

  // Ranges halve, so this goes at most 32 calls deep for any number of rows that a header can say. Lengths are in
  // steps of the points here, which saves three divisions a row.
  private func search(
    _ target: SpherePoint, _ low: Int, _ high: Int, _ axis: Int, _ limit: inout Double, _ visit: (Int) -> Double
  ) {
    guard low < high else { return }
    let middle = low + (high - low) / 2
    let (x, y, z) = bytes.threeShorts(points.place(middle))
    let (dx, dy, dz) = (target.x - Double(x), target.y - Double(y), target.z - Double(z))
    if dx * dx + dy * dy + dz * dz <= limit * limit {
      limit = min(limit, visit(middle) * Self.scale + Self.rounding)
    }
    let ahead = axis == 0 ? dx : axis == 1 ? dy : dz
    let next = axis == 2 ? 0 : axis + 1
    if ahead < 0 {
      search(target, low, middle, next, &limit, visit)
      if -ahead <= limit { search(target, middle + 1, high, next, &limit, visit) }
    } else {
      search(target, middle + 1, high, next, &limit, visit)
      if ahead <= limit { search(target, low, middle, next, &limit, visit) }
    }
  }

  /// The point of `row`, as rounded as it is kept.
  func point(_ row: Int) -> SpherePoint {
    let (x, y, z) = bytes.threeShorts(points.place(row))
    return SpherePoint(x: Double(x) / Self.scale, y: Double(y) / Self.scale, z: Double(z) / Self.scale)
  }
}

/// A point of the unit sphere.
struct SpherePoint: Sendable {
  /// Towards 0° N 0° E.
  let x: Double
  /// Towards 0° N 90° E.
  let y: Double
  /// Towards the north pole.
  let z: Double
}

extension SpherePoint {
  /// The distance through the sphere, in Earth radii.
  func distance(to other: SpherePoint) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return (dx * dx + dy * dy + dz * dz).squareRoot()
  }
}
