/// How a model wants its pixels: each channel's byte `v` becomes `v * scale[c] + offset[c]`.
package struct PixelNormalisation: Hashable, Sendable {
  /// Whether the channels go in blue, green, red order; `scale` and `offset` are in the order that goes in.
  package var isBlueFirst: Bool
  /// Three factors.
  package var scale: [Float]
  /// Three summands.
  package var offset: [Float]

  /// For inputs of the form `(v * unit - mean) / deviation`.
  /// - Parameters:
  ///   - mean: three values, in the order that goes in.
  ///   - deviation: three values, none 0, in the order that goes in.
  package init(isBlueFirst: Bool, unit: Float = 1 / 255, mean: [Float], deviation: [Float]) {
    self.isBlueFirst = isBlueFirst
    scale = deviation.map { unit / $0 }
    offset = zip(mean, deviation).map { -$0 / $1 }
  }

  /// Bytes as they are, red first.
  package static let none = PixelNormalisation(isBlueFirst: false, unit: 1, mean: [0, 0, 0], deviation: [1, 1, 1])
}

extension PixelImage {
  /// Scales the picture to `width` × `height` by bilinear interpolation between pixel centres and lays it out as
  /// three planes, one a channel, each row by row (NCHW with N = 1).
  /// - Parameter paddedWidth: width of a row in the planes, at least `width`; the rest is 0.
  /// - Returns: `3 * paddedWidth * height` values.
  package func bilinearPlanes(
    width newWidth: Int, height newHeight: Int, paddedWidth: Int? = nil, normalisation: PixelNormalisation
  ) -> [Float] {
    let rowLength = max(paddedWidth ?? newWidth, newWidth)
    let columns = BilinearTaps(from: width, to: newWidth)
    let rows = BilinearTaps(from: height, to: newHeight)
    let planeLength = rowLength * newHeight
    let stride = width * 3
    return [Float](unsafeUninitializedCapacity: 3 * planeLength) { planes, count in
      planes.initialize(repeating: 0)
      pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<newHeight {
          let top = rows.first[y] * stride
          let bottom = rows.second[y] * stride
          let down = rows.share[y]
          for x in 0..<newWidth {
            let left = columns.first[x] * 3
            let right = columns.second[x] * 3
            let across = columns.share[x]
            for channel in 0..<3 {
              let source = normalisation.isBlueFirst ? 2 &- channel : channel
              let a = Float(pixels[top &+ left &+ source])
              let b = Float(pixels[top &+ right &+ source])
              let c = Float(pixels[bottom &+ left &+ source])
              let d = Float(pixels[bottom &+ right &+ source])
              let upper = a + (b - a) * across
              let lower = c + (d - c) * across
              let value = upper + (lower - upper) * down
              planes[channel &* planeLength &+ y &* rowLength &+ x] =
                value * normalisation.scale[channel] + normalisation.offset[channel]
            }
          }
        }
      }
      count = 3 * planeLength
    }
  }
}

/// For each new position the two old ones it lies between and how far along it lies.
private struct BilinearTaps {
  private(set) var first: [Int] = []
  private(set) var second: [Int] = []
  private(set) var share: [Float] = []

  init(from old: Int, to new: Int) {
    let ratio = Float(old) / Float(new)
    for position in 0..<new {
      let centre = min(max((Float(position) + 0.5) * ratio - 0.5, 0), Float(old - 1))
      let before = min(Int(centre), old - 1)
      first.append(before)
      second.append(min(before + 1, old - 1))
      share.append(centre - Float(before))
    }
  }
}
