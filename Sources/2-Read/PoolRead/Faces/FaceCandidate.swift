/// A square of a picture that may hold a face, on its way through the three nets of a cascade: one that proposes, one
/// that refines, one that decides and places five points (K. Zhang, Z. Zhang, Z. Li and Y. Qiao, "Joint Face Detection
/// and Alignment Using Multitask Cascaded Convolutional Networks", 2016).
///
/// Sides are pixels counted from 1 and inclusive, as the nets were trained: a box of one pixel has `left == right`.
package struct FaceCandidate: Hashable, Sendable {
  package var left: Float
  package var top: Float
  package var right: Float
  package var bottom: Float
  /// How sure the last net was, 0 to 1.
  package var score: Float

  package init(left: Float, top: Float, right: Float, bottom: Float, score: Float) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.score = score
  }

  /// How much of what two boxes cover they share.
  package enum Overlap: Sendable {
    /// The shared area over that of both together.
    case union
    /// The shared area over that of the smaller.
    case smaller
  }

  var area: Float { (right - left + 1) * (bottom - top + 1) }

  /// 0 where they share nothing.
  package func overlap(with other: FaceCandidate, _ kind: Overlap) -> Float {
    let across = min(right, other.right) - max(left, other.left) + 1
    let down = min(bottom, other.bottom) - max(top, other.top) + 1
    guard across > 0, down > 0 else { return 0 }
    let shared = across * down
    switch kind {
    case .union: return shared / max(area + other.area - shared, 1)
    case .smaller: return shared / max(min(area, other.area), 1)
    }
  }

  /// Moves the sides by what a net said, in shares of the box's width and height.
  /// - Parameter extra: what is added to the sides' difference to make a width: 0 after the first net, 1 after others.
  package func moved(by shifts: (Float, Float, Float, Float), extra: Float) -> FaceCandidate {
    let width = right - left + extra
    let height = bottom - top + extra
    return FaceCandidate(
      left: left + shifts.0 * width, top: top + shifts.1 * height, right: right + shifts.2 * width,
      bottom: bottom + shifts.3 * height, score: score)
  }

  /// The square about the same middle that is as large as the longer side, on whole pixels.
  package var squared: FaceCandidate {
    let side = max(right - left, bottom - top)
    let x = left + (right - left) / 2 - side / 2
    let y = top + (bottom - top) / 2 - side / 2
    return FaceCandidate(
      left: x.rounded(.towardZero), top: y.rounded(.towardZero), right: (x + side).rounded(.towardZero),
      bottom: (y + side).rounded(.towardZero), score: score)
  }

  /// False for boxes of no area, of no number, or so large that no face of the picture is.
  package func fits(width: Int, height: Int) -> Bool {
    let limit = Float(4 * (width + height))
    return [left, top, right, bottom].allSatisfy { abs($0) <= limit } && right > left && bottom > top
      && right >= 1 && bottom >= 1 && left <= Float(width) && top <= Float(height)
  }

  /// Keeps the surest of boxes that overlap by more than `bar`; the work is bounded by `limit` squared.
  /// - Returns: surest first.
  package static func surest(
    of boxes: [FaceCandidate], bar: Float, _ kind: Overlap = .union, limit: Int = 2000
  ) -> [FaceCandidate] {
    surestPlaces(of: boxes, bar: bar, kind, limit: limit).map { boxes[$0] }
  }

  /// As `surest`, as places in `boxes`.
  package static func surestPlaces(
    of boxes: [FaceCandidate], bar: Float, _ kind: Overlap = .union, limit: Int = 2000
  ) -> [Int] {
    // Ties go to the earlier place, so that the answer does not depend on how a sort is done.
    let order = boxes.indices.sorted { (boxes[$1].score, $0) < (boxes[$0].score, $1) }.prefix(limit)
    var kept: [Int] = []
    for place in order where !kept.contains(where: { boxes[$0].overlap(with: boxes[place], kind) > bar }) {
      kept.append(place)
    }
    return kept
  }
}

/// At which sizes a picture is looked at so that faces of every size are found.
package struct FacePyramid: Hashable, Sendable {
  /// Factors of the picture's width and height, largest first; none above 1 unless the smallest face asks for it.
  package let scales: [Double]

  /// - Parameters:
  ///   - smallestFace: side in pixels of the smallest face to find, above 0.
  ///   - cell: side in pixels of the face that the first net looks for.
  ///   - step: factor from one size to the next, above 0 and below 1.
  package init(width: Int, height: Int, smallestFace: Double, cell: Int, step: Double) {
    var scales: [Double] = []
    var scale = Double(cell) / max(smallestFace, 1)
    let shorter = Double(min(width, height))
    while shorter * scale >= Double(cell), scales.count < 64, step > 0, step < 1 {
      scales.append(scale)
      scale *= step
    }
    self.scales = scales
  }

  /// The smallest face worth looking for in a photo.
  /// - Parameters:
  ///   - smallestFace: in pixels of a photo of `area` pixels; a larger photo is looked at as if it had no more,
  ///     which bounds the work.
  ///   - share: and never less than this share of the photo's shorter side.
  package static func smallestFace(width: Int, height: Int, smallestFace: Double, area: Double, share: Double) -> Double
  {
    let grown = (Double(width) * Double(height) / max(area, 1)).squareRoot()
    return max(smallestFace, smallestFace * grown, share * Double(min(width, height)))
  }
}
