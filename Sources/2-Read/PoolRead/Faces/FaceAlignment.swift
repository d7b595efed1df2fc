/// A turn, a change of size and a shift of the plane.
package struct SimilarityMap: Hashable, Sendable {
  /// The upper row of the turn times the size: cosine and minus sine.
  var cosine: Float
  var sine: Float
  var shift: PlanePoint

  /// The map that brings each of `from` as near to its partner in `to` as all together allow (least squares; the plane
  /// case of S. Umeyama, "Least-squares estimation of transformation parameters between two point patterns", 1991).
  /// - Returns: nil for lists of different length, fewer than two points, or points that all coincide.
  package init?(from: [PlanePoint], to: [PlanePoint]) {
    guard from.count == to.count, from.count >= 2 else { return nil }
    let fromMiddle = Self.middle(of: from)
    let toMiddle = Self.middle(of: to)
    var (along, across, spread): (Float, Float, Float) = (0, 0, 0)
    for (one, other) in zip(from, to) {
      let a = one - fromMiddle
      let b = other - toMiddle
      along += a.x * b.x + a.y * b.y
      across += a.x * b.y - a.y * b.x
      spread += a.x * a.x + a.y * a.y
    }
    guard spread > 1e-12, spread.isFinite else { return nil }
    cosine = along / spread
    sine = across / spread
    shift = PlanePoint(x: 0, y: 0)
    let moved = point(fromMiddle)
    shift = toMiddle - moved
    guard isFinite, scale > 1e-9 else { return nil }
  }

  private static func middle(of points: [PlanePoint]) -> PlanePoint {
    points.reduce(PlanePoint(x: 0, y: 0), +) * (1 / Float(points.count))
  }

  /// Where a point goes.
  package func point(_ point: PlanePoint) -> PlanePoint {
    PlanePoint(
      x: cosine * point.x - sine * point.y + shift.x, y: sine * point.x + cosine * point.y + shift.y)
  }

  /// How much longer distances become.
  package var scale: Float { (cosine * cosine + sine * sine).squareRoot() }

  var isFinite: Bool { cosine.isFinite && sine.isFinite && shift.x.isFinite && shift.y.isFinite }
}

/// How a model wants a face laid before it: its five points at fixed places of a square.
package struct FaceAlignment: Hashable, Sendable {
  /// Where the points go, in pixels of the square, in the order of `FaceLandmarks.points`.
  package let template: [PlanePoint]
  /// Side of the square in pixels.
  package let side: Int

  /// - Parameters:
  ///   - places: five pairs of x and y, in shares of the side.
  ///   - side: 8 to 1024.
  package init?(places: [[Double]], side: Int) {
    guard places.count == 5, places.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isFinite) }),
      (8...1024).contains(side)
    else { return nil }
    template = places.map { PlanePoint(x: Float($0[0] * Double(side)), y: Float($0[1] * Double(side))) }
    self.side = side
  }

  /// The square with the face.
  /// - Parameter landmarks: in pixels of the photo.
  /// - Returns: nil where the points make no face.
  package func chip(of pixels: FacePixels, _ landmarks: FaceLandmarks) -> PixelImage? {
    guard let map = SimilarityMap(from: template, to: landmarks.points) else { return nil }
    return pixels.sampled(through: map, side: side)
  }
}
