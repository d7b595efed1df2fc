extension PixelImage {
  /// Cuts a four-cornered piece out and straightens it, by a projective map and bicubic interpolation (Keys 1981,
  /// a = −0.75); beyond the border the nearest pixel stands in.
  /// - Parameters:
  ///   - corners: top left, top right, bottom right, bottom left, in pixels.
  ///   - heightMax: pieces higher than this are cut at this height, the width in proportion.
  /// - Returns: nil for fewer than four corners or a piece without area. Sides are bounded by the picture's own.
  package func straightened(_ corners: [PlanePoint], heightMax: Int = 96) -> PixelImage? {
    guard corners.count == 4 else { return nil }
    var across = max((corners[1] - corners[0]).length, (corners[2] - corners[3]).length)
    var down = max((corners[3] - corners[0]).length, (corners[2] - corners[1]).length)
    guard across >= 1, down >= 1, across.isFinite, down.isFinite else { return nil }
    // A rotated piece is as high as it is wide until it is turned, so the shorter side is what is bounded.
    let shrink = min(1, Float(heightMax) / min(across, down))
    across *= shrink
    down *= shrink
    let limit = 2 * (width + height)
    let (newWidth, newHeight) = (min(max(Int(across), 1), limit), min(max(Int(down), 1), limit))
    guard newWidth * newHeight <= 64_000_000,
      let map = ProjectiveMap(width: Float(newWidth), height: Float(newHeight), to: corners)
    else { return nil }
    return sampled(through: map, width: newWidth, height: newHeight)
  }

  private func sampled(through map: ProjectiveMap, width newWidth: Int, height newHeight: Int) -> PixelImage? {
    let weights = CubicWeights.table
    let bytes = [UInt8](unsafeUninitializedCapacity: newWidth * newHeight * 3) { out, count in
      pixels.withUnsafeBufferPointer { pixels in
        weights.withUnsafeBufferPointer { weights in
          for y in 0..<newHeight {
            for x in 0..<newWidth {
              let point = map.point(Float(x), Float(y))
              let value = cubic(pixels, weights, at: point)
              let place = (y &* newWidth &+ x) &* 3
              for channel in 0..<3 { out[place &+ channel] = UInt8(value[channel]) }
            }
          }
        }
      }
      count = newWidth * newHeight * 3
    }
    return PixelImage(width: newWidth, height: newHeight, pixels: bytes)
  }

  @inline(__always)
  private func cubic(
    _ pixels: UnsafeBufferPointer<UInt8>, _ weights: UnsafeBufferPointer<SIMD4<Float>>, at point: PlanePoint
  ) -> SIMD4<Float> {
    let px = min(max(point.x, -4), Float(width + 4))
    let py = min(max(point.y, -4), Float(height + 4))
    let (left, top) = (px.rounded(.down), py.rounded(.down))
    let across = weights[Int((px - left) * Float(CubicWeights.steps))]
    let down = weights[Int((py - top) * Float(CubicWeights.steps))]
    var sum = SIMD4<Float>(repeating: 0)
    for j in 0..<4 {
      let row = min(max(Int(top) &+ j &- 1, 0), height &- 1) &* width
      var line = SIMD4<Float>(repeating: 0)
      for i in 0..<4 {
        let place = (row &+ min(max(Int(left) &+ i &- 1, 0), width &- 1)) &* 3
        let pixel = SIMD4<Float>(
          Float(pixels[place]), Float(pixels[place &+ 1]), Float(pixels[place &+ 2]), 0)
        line += pixel * across[i]
      }
      sum += line * down[j]
    }
    return (sum + 0.5).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
  }

  /// Turned a quarter to the left: what was the right side is on top.
  package func turnedLeft() -> PixelImage {
    var bytes = [UInt8](repeating: 0, count: pixels.count)
    for y in 0..<width {
      for x in 0..<height {
        let from = (x * width + (width - 1 - y)) * 3
        let to = (y * height + x) * 3
        for channel in 0..<3 { bytes[to + channel] = pixels[from + channel] }
      }
    }
    return PixelImage(width: height, height: width, pixels: bytes) ?? self
  }

  /// Turned upside down.
  package func turnedHalf() -> PixelImage {
    var bytes = [UInt8](repeating: 0, count: pixels.count)
    let count = width * height
    for pixel in 0..<count {
      for channel in 0..<3 { bytes[(count - 1 - pixel) * 3 + channel] = pixels[pixel * 3 + channel] }
    }
    return PixelImage(width: width, height: height, pixels: bytes) ?? self
  }
}

/// The weights of four neighbours by where between the middle two a point lies.
private enum CubicWeights {
  static let steps = 64
  static let table: [SIMD4<Float>] = (0...steps).map { step in
    let a: Float = -0.75
    func near(_ d: Float) -> Float { ((a + 2) * d - (a + 3)) * d * d + 1 }
    func far(_ d: Float) -> Float { ((d - 5) * d + 8) * d * a - 4 * a }
    let t = Float(step) / Float(steps)
    return SIMD4(far(1 + t), near(t), near(1 - t), far(2 - t))
  }
}

/// The projective map of a rectangle onto four corners (Heckbert 1989).
private struct ProjectiveMap {
  private var a: Float, b: Float, c: Float, d: Float, e: Float, f: Float, g: Float, h: Float

  init?(width: Float, height: Float, to q: [PlanePoint]) {
    let first = q[1] - q[2]
    let second = q[3] - q[2]
    let sum = q[0] - q[1] + q[2] - q[3]
    let area = PlanePoint.cross(first, second)
    guard abs(area) > 1e-6 else { return nil }
    let u = PlanePoint.cross(sum, second) / area
    let v = PlanePoint.cross(first, sum) / area
    a = (q[1].x - q[0].x + u * q[1].x) / width
    b = (q[3].x - q[0].x + v * q[3].x) / height
    c = q[0].x
    d = (q[1].y - q[0].y + u * q[1].y) / width
    e = (q[3].y - q[0].y + v * q[3].y) / height
    f = q[0].y
    g = u / width
    h = v / height
  }

  func point(_ x: Float, _ y: Float) -> PlanePoint {
    let w = g * x + h * y + 1
    let scale = abs(w) > 1e-9 ? 1 / w : 0
    return PlanePoint(x: (a * x + b * y + c) * scale, y: (d * x + e * y + f) * scale)
  }
}
