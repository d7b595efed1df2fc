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

/// Separable resampling with a triangle that widens when a picture shrinks, so that nothing is skipped.
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
    let rowLength = width * 3
    // Rows are resampled sideways once, when the first output row needs them, and kept in a ring.
    let ringRows = down.stride + 1
    var ring = [Float](repeating: 0, count: ringRows * rowLength)
    var ringHolds = [Int](repeating: -1, count: ringRows)
    var line = [Float](repeating: 0, count: rowLength)
    let plane = width * height
    let values = [Float](unsafeUninitializedCapacity: 3 * plane) { out, initialised in
      image.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          for index in 0..<rowLength { line[index] = 0 }
          for tap in 0..<down.counts[y] {
            let row = down.starts[y] + tap
            let slot = row % ringRows
            if ringHolds[slot] != row {
              fill(
                &ring, at: slot * rowLength, from: pixels, row: row, width: image.width, taps: across,
                count: width)
              ringHolds[slot] = row
            }
            let weight = down.weights[y * down.stride + tap]
            ring.withUnsafeBufferPointer { kept in
              line.withUnsafeMutableBufferPointer { sum in
                for index in 0..<rowLength { sum[index] += kept[slot * rowLength + index] * weight }
              }
            }
          }
          for channel in 0..<3 {
            let target = normalisation.isBlueFirst ? 2 - channel : channel
            let base = target * plane + y * width
            // The normalisation's numbers stand in the order in which the planes are given.
            for x in 0..<width {
              let value = min(max(line[x * 3 + channel], 0), 255)
              out[base + x] = value * normalisation.scale[target] + normalisation.offset[target]
            }
          }
        }
      }
      initialised = 3 * plane
    }
    return FloatPlanes(width: width, height: height, values: values)
  }

  private static func fill(
    _ ring: inout [Float], at base: Int, from pixels: UnsafeBufferPointer<UInt8>, row: Int, width: Int,
    taps: Taps,
    count: Int
  ) {
    let rowStart = row * width * 3
    ring.withUnsafeMutableBufferPointer { ring in
      taps.weights.withUnsafeBufferPointer { weights in
        for x in 0..<count {
          var sum = SIMD4<Float>.zero
          var at = rowStart + taps.starts[x] * 3
          for tap in 0..<taps.counts[x] {
            let weight = weights[x * taps.stride + tap]
            sum += SIMD4(Float(pixels[at]), Float(pixels[at + 1]), Float(pixels[at + 2]), 0) * weight
            at += 3
          }
          ring[base + x * 3] = sum.x
          ring[base + x * 3 + 1] = sum.y
          ring[base + x * 3 + 2] = sum.z
        }
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
