/// A photo at its own size and at halves of it, so that a part of it is read at the size that is needed.
package struct FacePixels: Sendable {
  package let width: Int
  package let height: Int
  /// The photo, its half, its quarter, and so on.
  private let levels: [PixelImage]

  package init(_ image: PixelImage) {
    width = image.width
    height = image.height
    var levels = [image]
    while let last = levels.last, min(last.width, last.height) >= 48, let half = last.halved { levels.append(half) }
    self.levels = levels
  }

  /// A part of the photo at another size as a net of the cascade wants it: pixel values `(v - 127.5) / 128`, red, green
  /// and blue side by side, columns before rows. Each pixel is the mean of what it covers; what lies outside is black.
  /// - Parameters:
  ///   - left: in pixels of the photo from its left edge; may lie outside, as `top` may.
  ///   - span: width and height of the part, above 0.
  /// - Returns: `columns * rows * 3` numbers, appended to `values`.
  package func appendArea(
    left: Double, top: Double, span: (width: Double, height: Double), columns: Int, rows: Int,
    to values: inout [Float]
  ) {
    let shrinking = max(min(span.width / Double(columns), span.height / Double(rows)), 1)
    let level = min(Self.halvings(shrinking), levels.count - 1)
    let image = levels[level]
    let unit = 1 / Double(1 << level)
    let across = AreaTaps(
      count: columns, start: left * unit, length: span.width * unit, limit: image.width)
    let down = AreaTaps(count: rows, start: top * unit, length: span.height * unit, limit: image.height)
    let start = values.count
    values.append(contentsOf: repeatElement(-127.5 / 128, count: columns * rows * 3))
    guard let first = across.starts.min(), let last = zip(across.starts, across.counts).map(+).max(), last > first
    else { return }
    let lineLength = (last - first) * 3
    // Safe: taps lie within the picture by their making, so every index is below `pixels.count`; `line` and the
    // outputs are indexed by what the counts above allow.
    values.withUnsafeMutableBufferPointer { out in
      image.pixels.withUnsafeBufferPointer { pixels in
        withUnsafeTemporaryAllocation(of: Float.self, capacity: lineLength) { line in
          for row in 0..<rows where down.counts[row] > 0 {
            line.initialize(repeating: 0)
            for tap in 0..<down.counts[row] {
              let from = ((down.starts[row] + tap) * image.width + first) * 3
              let weight = down.weights[row * down.stride + tap] / 128
              for index in 0..<lineLength { line[index] += Float(pixels[from + index]) * weight }
            }
            for column in 0..<columns {
              var sum = SIMD4<Float>(repeating: 0)
              var at = (across.starts[column] - first) * 3
              for tap in 0..<across.counts[column] {
                sum += SIMD4(line[at], line[at + 1], line[at + 2], 0) * across.weights[column * across.stride + tap]
                at += 3
              }
              let place = start + (column * rows + row) * 3
              out[place] += sum.x
              out[place + 1] += sum.y
              out[place + 2] += sum.z
            }
          }
        }
      }
    }
  }

  /// A square of the photo after a turn, a change of size and a shift, by bilinear interpolation between the centres of
  /// its pixels; what lies outside is black.
  /// - Parameter map: from the square's pixels to the photo's.
  /// - Returns: `side * side` pixels.
  package func sampled(through map: SimilarityMap, side: Int) -> PixelImage? {
    guard side >= 1, side <= 4096, map.isFinite else { return nil }
    let level = min(Self.halvings(Double(map.scale)), levels.count - 1)
    let image = levels[level]
    let unit = 1 / Float(1 << level)
    let shift = unit * 0.5 - 0.5
    var pixels = [UInt8](repeating: 0, count: side * side * 3)
    for y in 0..<side {
      for x in 0..<side {
        let point = map.point(PlanePoint(x: Float(x), y: Float(y)))
        let value = image.bilinear(point.x * unit + shift, point.y * unit + shift)
        let place = (y * side + x) * 3
        for channel in 0..<3 { pixels[place + channel] = UInt8(value[channel]) }
      }
    }
    return PixelImage(width: side, height: side, pixels: pixels)
  }

  /// How often a picture may be halved while it still has a pixel for each one that is wanted.
  private static func halvings(_ shrinking: Double) -> Int {
    guard shrinking.isFinite, shrinking >= 2 else { return 0 }
    return min(Int(shrinking).bitWidth - Int(shrinking).leadingZeroBitCount - 1, 16)
  }
}

/// Which pixels of a row make each pixel of a smaller or larger one, and with which weights.
private struct AreaTaps {
  var starts: [Int] = []
  var counts: [Int] = []
  var weights: [Float]
  let stride: Int

  /// Each of `count` outputs is the mean of its share of `start ..< start + length`; where that is less than a pixel,
  /// of the two pixels that it lies between. Weights of what lies outside 0 ..< limit are left out, not spread.
  init(count: Int, start: Double, length: Double, limit: Int) {
    let step = length / Double(count)
    let reach = max(step, 1)
    stride = Int(reach.rounded(.up)) + 2
    weights = [Float](repeating: 0, count: count * stride)
    for place in 0..<count {
      let middle = start + (Double(place) + 0.5) * step
      let low = middle - reach / 2
      let high = middle + reach / 2
      let first = min(max(Int(low.rounded(.down)), 0), limit)
      let last = min(max(Int(high.rounded(.up)), first), limit, first + stride)
      starts.append(first)
      counts.append(last - first)
      for pixel in first..<last {
        let covered = min(high, Double(pixel + 1)) - max(low, Double(pixel))
        weights[place * stride + pixel - first] = Float(max(covered, 0) / reach)
      }
    }
  }
}

extension PixelImage {
  /// Half as wide and high, each pixel the mean of four; nil if a side would vanish.
  var halved: PixelImage? {
    let newWidth = width / 2
    let newHeight = height / 2
    guard newWidth >= 1, newHeight >= 1 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: newWidth * newHeight * 3) { out, count in
      // Safe: twice a place of the half is a place of the whole, for the sides are rounded down.
      pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<newHeight {
          var from = 2 * y * width * 3
          var to = y * newWidth * 3
          for _ in 0..<newWidth {
            for channel in 0..<3 {
              let at = from &+ channel
              let upper = UInt16(pixels[at]) &+ UInt16(pixels[at &+ 3])
              let lower = UInt16(pixels[at &+ width &* 3]) &+ UInt16(pixels[at &+ width &* 3 &+ 3])
              out[to &+ channel] = UInt8(truncatingIfNeeded: (upper &+ lower &+ 2) >> 2)
            }
            from &+= 6
            to &+= 3
          }
        }
      }
      count = newWidth * newHeight * 3
    }
    return PixelImage(width: newWidth, height: newHeight, pixels: bytes)
  }

  /// The colour at a point between pixel centres, rounded; black outside.
  fileprivate func bilinear(_ x: Float, _ y: Float) -> SIMD4<Float> {
    guard x > -1, y > -1, x < Float(width), y < Float(height) else { return .zero }
    let left = Int(x.rounded(.down))
    let top = Int(y.rounded(.down))
    let across = x - Float(left)
    let down = y - Float(top)
    func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
      guard column >= 0, row >= 0, column < width, row < height else { return .zero }
      let place = (row * width + column) * 3
      return SIMD4(Float(pixels[place]), Float(pixels[place + 1]), Float(pixels[place + 2]), 0)
    }
    let upper = pixel(left, top) * (1 - across) + pixel(left + 1, top) * across
    let lower = pixel(left, top + 1) * (1 - across) + pixel(left + 1, top + 1) * across
    return (upper * (1 - down) + lower * down + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
  }
}
