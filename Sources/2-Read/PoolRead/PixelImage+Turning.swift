extension PixelImage {
  /// The picture as EXIF orientation 1 to 8 says it is to be shown; other values leave it as it is.
  package func turned(orientation: Int) -> PixelImage {
    guard (2...8).contains(orientation) else { return self }
    let swaps = orientation >= 5
    let newWidth = swaps ? height : width
    let newHeight = swaps ? width : height
    var turned = [UInt8](repeating: 0, count: pixels.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (sourceX, sourceY) = source(x, y, orientation)
        let from = (sourceY * width + sourceX) * 3
        let to = (y * newWidth + x) * 3
        turned[to] = pixels[from]
        turned[to + 1] = pixels[from + 1]
        turned[to + 2] = pixels[from + 2]
      }
    }
    return PixelImage(width: newWidth, height: newHeight, pixels: turned) ?? self
  }

  /// Which stored pixel stands at a place of the shown picture.
  private func source(_ x: Int, _ y: Int, _ orientation: Int) -> (Int, Int) {
    switch orientation {
    case 2: (width - 1 - x, y)
    case 3: (width - 1 - x, height - 1 - y)
    case 4: (x, height - 1 - y)
    case 5: (y, x)
    case 6: (y, height - 1 - x)
    case 7: (width - 1 - y, height - 1 - x)
    default: (width - 1 - y, x)
    }
  }
}
