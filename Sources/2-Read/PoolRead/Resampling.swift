/// Planes of floats, one a channel, as image models take them.
package struct FloatPlanes: Sendable {
  package var width: Int
  package var height: Int
  /// The planes of the three channels one after the other, in the order that the model wants: `3 * width * height`
  /// numbers.
  package var values: [Float]
}

/// A rectangle of pixels inside a picture.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Separable resampling with a filter that widens when a picture shrinks, so that nothing is skipped.
package enum Resampling {
  /// The filter's shape.
  package enum Filter: Sendable {
    /// Support 1: bilinear when enlarging, a triangle average when shrinking.
    case triangle
    /// Catmull–Rom (a = −0.5), support 2.
    case cubic

    var support: Float { self == .triangle ? 1 : 2 }

    func weight(_ distance: Float) -> Float {
      let d = abs(distance)
      switch self {
      case .triangle: return d < 1 ? 1 - d : 0
      case .cubic:
        if d < 1 { return (1.5 * d - 2.5) * d * d + 1 }
        return d < 2 ? ((-0.5 * d + 2.5) * d - 4) * d + 2 : 0
      }
    }
  }

  private struct Taps {
    var starts: [Int]
    var counts: [Int]
    var weights: [Float]
    var stride: Int

    /// For each of `size` outputs, which of the inputs `offset ..< offset + length` count, and how much.
    init(size: Int, offset: Int, length: Int, limit: Int, filter: Filter) {
      let ratio = Float(length) / Float(size)
      let spread = max(ratio, 1)
      stride = Int((filter.support * spread * 2).rounded(.up)) + 2
      starts = []
      counts = []
      weights = [Float](repeating: 0, count: size * stride)
      for index in 0..<size {
        let centre = (Float(index) + 0.5) * ratio + Float(offset)
        let low = max(offset, Int((centre - filter.support * spread).rounded(.down)))
        let high = min(offset + length, limit, Int((centre + filter.support * spread).rounded(.up)))
        var sum: Float = 0
        let count = min(max(high - low, 1), stride)
        for tap in 0..<count {
          let weight = filter.weight((Float(low + tap) + 0.5 - centre) / spread)
          weights[index * stride + tap] = weight
          sum += weight
        }
        if sum == 0 {
          weights[index * stride] = 1
          sum = 1
        }
        for tap in 0..<count { weights[index * stride + tap] /= sum }
        starts.append(min(low, limit - count))
        counts.append(count)
      }
    }
  }

  /// A part of a picture at another size, normalised, as planes.
  package static func planes(
    of image: PixelImage, part: PixelRect? = nil, width: Int, height: Int, normalisation: PixelNormalisation,
    filter: Filter = .triangle
  ) -> FloatPlanes {
    let part = part ?? PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    let across = Taps(size: width, offset: part.x, length: part.width, limit: image.width, filter: filter)
    let down = Taps(size: height, offset: part.y, length: part.height, limit: image.height, filter: filter)
    // Down first: rows are added whole, which the compiler turns into wide arithmetic; what is left is one row wide
    // for each row that comes out.
    let first = across.starts.min() ?? 0
    let last = zip(across.starts, across.counts).map(+).max() ?? image.width
    let rowLength = (last - first) * 3
    let plane = width * height
    let values = [Float](unsafeUninitializedCapacity: 3 * plane) { out, initialised in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: rowLength) { line in
        image.pixels.withUnsafeBufferPointer { pixels in
          for y in 0..<height {
            line.initialize(repeating: 0)
            for tap in 0..<down.counts[y] {
              let row = (down.starts[y] + tap) * image.width + first
              add(
                UnsafeBufferPointer(rebasing: pixels[row * 3..<row * 3 + rowLength]), to: line,
                weight: down.weights[y * down.stride + tap])
            }
            gather(line, first: first, taps: across, normalisation: normalisation, plane: plane, at: y * width, out)
          }
        }
      }
      initialised = 3 * plane
    }
    return FloatPlanes(width: width, height: height, values: values)
  }

  private static func add(
    _ pixels: UnsafeBufferPointer<UInt8>, to line: UnsafeMutableBufferPointer<Float>, weight: Float
  ) {
    for index in 0..<line.count { line[index] += Float(pixels[index]) * weight }
  }

  /// One row that comes out: its pixels gathered from `line`, normalised and parted into planes.
  private static func gather(
    _ line: UnsafeMutableBufferPointer<Float>, first: Int, taps: Taps, normalisation: PixelNormalisation, plane: Int,
    at place: Int, _ out: UnsafeMutableBufferPointer<Float>
  ) {
    let order = normalisation.isBlueFirst ? (2, 1, 0) : (0, 1, 2)
    let scale = normalisation.scale
    let offset = normalisation.offset
    taps.weights.withUnsafeBufferPointer { weights in
      for x in 0..<taps.starts.count {
        var sum = SIMD4<Float>.zero
        var at = (taps.starts[x] - first) * 3
        for tap in 0..<taps.counts[x] {
          sum += SIMD4(line[at], line[at + 1], line[at + 2], 0) * weights[x * taps.stride + tap]
          at += 3
        }
        sum.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
        // The normalisation's numbers stand in the order in which the planes are given.
        out[order.0 * plane + place + x] = sum.x * scale[order.0] + offset[order.0]
        out[order.1 * plane + place + x] = sum.y * scale[order.1] + offset[order.1]
        out[order.2 * plane + place + x] = sum.z * scale[order.2] + offset[order.2]
      }
    }
  }

  /// A picture at another size, as bytes.
  package static func resized(_ image: PixelImage, width: Int, height: Int, filter: Filter = .triangle)
    -> PixelImage
  {
    let planes = planes(of: image, width: width, height: height, normalisation: .none, filter: filter)
    let plane = width * height
    let pixels = [UInt8](unsafeUninitializedCapacity: plane * 3) { out, initialised in
      for index in 0..<plane {
        for channel in 0..<3 {
          out[index * 3 + channel] = UInt8(min(max(planes.values[channel * plane + index].rounded(), 0), 255))
        }
      }
      initialised = plane * 3
    }
    return PixelImage(width: width, height: height, pixels: pixels) ?? image
  }
}
