internal import Foundation
package import PoolTypes

/// The PDQ fingerprint (Facebook 2019): luminance, smoothed twice by box filters and sampled at 64 × 64, its 16 × 16
/// lowest waves by a cosine transform, each bit telling whether a wave is above the median.
package enum PhotoFingerprint {
  /// A change makes fingerprints be made again.
  package static let version = "pdq/2"
  /// Quality, 0 to 100, below which a picture is too flat for a fingerprint to mean anything.
  package static let qualityMin = 50
  private static let side = 64
  private static let waves = 16
  /// Larger pictures are shrunk first; the transform sees 64 × 64 in any case.
  private static let workingSide = 512

  /// Nil for a flat, dark or tiny picture.
  package static func fingerprint(of image: PixelImage) -> Fingerprint? {
    guard image.width >= 16, image.height >= 16 else { return nil }
    let small =
      max(image.width, image.height) > workingSide
      ? Resampling.resized(
        image, width: max(16, image.width * workingSide / max(image.width, image.height)),
        height: max(16, image.height * workingSide / max(image.width, image.height))) : image
    let grid = sampled(small)
    guard quality(of: grid) >= qualityMin else { return nil }
    let spectrum = lowWaves(of: grid)
    // The lower of the two middle values, so that half of the bits are set.
    let median = spectrum.sorted()[waves * waves / 2 - 1]
    var words = [UInt64](repeating: 0, count: 4)
    for (index, value) in spectrum.enumerated() where value > median {
      words[3 - index / 64] |= 1 << UInt64(index % 64)
    }
    return Fingerprint(words: words)
  }

  /// Luminance smoothed by two passes of a box filter in each direction, sampled at the centres of 64 × 64 cells.
  private static func sampled(_ image: PixelImage) -> [Float] {
    let (width, height) = (image.width, image.height)
    let across = (width + 127) / 128
    let down = (height + 127) / 128
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: width * height + max(width, height)) { room in
      let line = UnsafeMutableBufferPointer(rebasing: room[(width * height)...])
      line.initialize(repeating: 0)
      image.pixels.withUnsafeBufferPointer { pixels in
        for index in 0..<width * height {
          let red = Float(pixels[index * 3]) * 0.299
          let green = Float(pixels[index * 3 + 1]) * 0.587
          room.initializeElement(at: index, to: red + green + Float(pixels[index * 3 + 2]) * 0.114)
        }
      }
      for _ in 0..<2 {
        for y in 0..<height {
          boxFilter(room, from: y * width, step: 1, count: width, window: across, line: line)
        }
        for x in 0..<width { boxFilter(room, from: x, step: width, count: height, window: down, line: line) }
      }
      return (0..<side * side).map { cell in
        let y = min(height - 1, Int((Double(cell / side) + 0.5) * Double(height) / Double(side)))
        let x = min(width - 1, Int((Double(cell % side) + 0.5) * Double(width) / Double(side)))
        return room[y * width + x]
      }
    }
  }

  /// Replaces each value by the mean of the `window` values around it; an even window reaches one further ahead.
  /// - Parameter line: room for `count` values.
  private static func boxFilter(
    _ values: UnsafeMutableBufferPointer<Float>, from start: Int, step: Int, count: Int, window: Int,
    line: UnsafeMutableBufferPointer<Float>
  ) {
    guard window > 1 else { return }
    for index in 0..<count { line[index] = values[start + index * step] }
    let ahead = window / 2
    let behind = window - 1 - ahead
    var sum: Float = 0
    var held = 0
    for index in 0..<min(ahead, count) {
      sum += line[index]
      held += 1
    }
    for index in 0..<count {
      if index + ahead < count {
        sum += line[index + ahead]
        held += 1
      }
      if index - behind - 1 >= 0 {
        sum -= line[index - behind - 1]
        held -= 1
      }
      values[start + index * step] = sum / Float(held)
    }
  }

  /// How much the picture varies: the sum of its steps between neighbours, as the method defines it.
  private static func quality(of grid: [Float]) -> Int {
    var sum = 0
    for y in 0..<side {
      for x in 0..<side {
        let here = grid[y * side + x]
        if y + 1 < side { sum += Int(abs((here - grid[(y + 1) * side + x]) * 100 / 255)) }
        if x + 1 < side { sum += Int(abs((here - grid[y * side + x + 1]) * 100 / 255)) }
      }
    }
    return min(sum / 90, 100)
  }

  /// Rows 1 to 16 of the cosine matrix, 16 × 64.
  private static let cosines: [Float] = {
    let scale = (2.0 / Double(side)).squareRoot()
    var matrix: [Float] = []
    for wave in 1...waves {
      for place in 0..<side {
        let angle = Double.pi / 2 / Double(side) * Double(wave) * Double(2 * place + 1)
        matrix.append(Float(scale * cos(angle)))
      }
    }
    return matrix
  }()

  private static func lowWaves(of grid: [Float]) -> [Float] {
    var half = [Float](repeating: 0, count: waves * side)
    for wave in 0..<waves {
      for x in 0..<side {
        var sum: Float = 0
        for y in 0..<side { sum += cosines[wave * side + y] * grid[y * side + x] }
        half[wave * side + x] = sum
      }
    }
    var spectrum = [Float](repeating: 0, count: waves * waves)
    for down in 0..<waves {
      for across in 0..<waves {
        var sum: Float = 0
        for x in 0..<side { sum += half[down * side + x] * cosines[across * side + x] }
        spectrum[down * waves + across] = sum
      }
    }
    return spectrum
  }
}
