extension PixelImage {
  /// Scales the picture down so that every new pixel is the mean of the area it covers; sides that would grow stay
  /// as they are. Area means keep thin strokes that point sampling loses.
  package func areaScaled(width wantedWidth: Int, height wantedHeight: Int) -> PixelImage {
    let newWidth = min(max(wantedWidth, 1), width)
    let newHeight = min(max(wantedHeight, 1), height)
    guard newWidth < width || newHeight < height else { return self }
    let columns = AreaSpans(from: width, to: newWidth)
    let rows = AreaSpans(from: height, to: newHeight)
    let scaled = [UInt8](unsafeUninitializedCapacity: newWidth * newHeight * 3) { out, count in
      out.initialize(repeating: 0)
      pixels.withUnsafeBufferPointer { pixels in
        var sums = [Float](repeating: 0, count: newWidth * 3)
        sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<newHeight {
            sums.update(repeating: 0)
            for row in rows.spans[y] {
              addRow(pixels, row: row.index, weight: row.weight, columns: columns, into: sums)
            }
            for index in 0..<newWidth * 3 {
              out[y * newWidth * 3 + index] = UInt8(min(max(sums[index] + 0.5, 0), 255))
            }
          }
        }
      }
      count = newWidth * newHeight * 3
    }
    return PixelImage(width: newWidth, height: newHeight, pixels: scaled) ?? self
  }

  private func addRow(
    _ pixels: UnsafeBufferPointer<UInt8>, row: Int, weight: Float, columns: AreaSpans,
    into sums: UnsafeMutableBufferPointer<Float>
  ) {
    columns.flat.withUnsafeBufferPointer { taps in
      let base = row * width * 3
      for tap in taps {
        let share = tap.weight * weight
        let from = base &+ tap.from &* 3
        let to = tap.to &* 3
        sums[to] += Float(pixels[from]) * share
        sums[to &+ 1] += Float(pixels[from &+ 1]) * share
        sums[to &+ 2] += Float(pixels[from &+ 2]) * share
      }
    }
  }
}

/// Which old positions each new one covers, with shares that sum to 1.
private struct AreaSpans {
  struct Part {
    var index: Int
    var weight: Float
  }
  struct Tap {
    var from: Int
    var to: Int
    var weight: Float
  }

  private(set) var spans: [[Part]] = []
  private(set) var flat: [Tap] = []

  init(from old: Int, to new: Int) {
    let ratio = Double(old) / Double(new)
    for position in 0..<new {
      let start = Double(position) * ratio
      let end = min(Double(position + 1) * ratio, Double(old))
      var parts: [Part] = []
      var index = Int(start)
      while index < old, Double(index) < end {
        let covered = min(end, Double(index + 1)) - max(start, Double(index))
        if covered > 1e-9 { parts.append(Part(index: index, weight: Float(covered / (end - start)))) }
        index += 1
      }
      spans.append(parts)
      flat += parts.map { Tap(from: $0.index, to: position, weight: $0.weight) }
    }
  }
}
