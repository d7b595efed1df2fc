/// An 8-bit grey picture, rows from the top without padding.
package struct GreyImage: Sendable {
  package let width: Int
  package let height: Int
  /// `width * height` bytes.
  package let pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Luma of ITU-R BT.601.
  package init(_ image: PixelImage) {
    width = image.width
    height = image.height
    let count = image.width * image.height
    pixels = [UInt8](unsafeUninitializedCapacity: count) { grey, initialised in
      image.pixels.withUnsafeBufferPointer { rgb in
        for index in 0..<count {
          let at = index * 3
          let red = Int(rgb[at]) * 77
          let green = Int(rgb[at + 1]) * 150
          let blue = Int(rgb[at + 2]) * 29
          grey[index] = UInt8((red + green + blue) >> 8)
        }
      }
      initialised = count
    }
  }

  /// Dark and light exchanged.
  package var inverted: GreyImage { GreyImage(width: width, height: height, pixels: pixels.map { 255 - $0 }) }

  /// Half as wide and high, each pixel the mean of four; nil if a side would vanish.
  package var halved: GreyImage? {
    let newWidth = width / 2
    let newHeight = height / 2
    guard newWidth >= 1, newHeight >= 1 else { return nil }
    let half = [UInt8](unsafeUninitializedCapacity: newWidth * newHeight) { out, initialised in
      pixels.withUnsafeBufferPointer { grey in
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let at = 2 * y * width + 2 * x
            let upper = Int(grey[at]) + Int(grey[at + 1])
            let lower = Int(grey[at + width]) + Int(grey[at + width + 1])
            let sum = upper + lower
            out[y * newWidth + x] = UInt8((sum + 2) >> 2)
          }
        }
      }
      initialised = newWidth * newHeight
    }
    return GreyImage(width: newWidth, height: newHeight, pixels: half)
  }

  /// Twice as wide and high, bilinear.
  package var doubled: GreyImage {
    let newWidth = width * 2
    let newHeight = height * 2
    let twice = [UInt8](unsafeUninitializedCapacity: newWidth * newHeight) { out, initialised in
      pixels.withUnsafeBufferPointer { grey in
        for y in 0..<newHeight {
          let near = y / 2
          let far = min(max(y % 2 == 0 ? near - 1 : near + 1, 0), height - 1)
          for x in 0..<newWidth {
            let left = x / 2
            let right = min(max(x % 2 == 0 ? left - 1 : left + 1, 0), width - 1)
            let nearSum = 9 * Int(grey[near * width + left]) + 3 * Int(grey[near * width + right])
            let farSum = 3 * Int(grey[far * width + left]) + Int(grey[far * width + right])
            let sum = nearSum + farSum
            out[y * newWidth + x] = UInt8((sum + 8) >> 4)
          }
        }
      }
      initialised = newWidth * newHeight
    }
    return GreyImage(width: newWidth, height: newHeight, pixels: twice)
  }

  /// With a white border, which codes cut close need to be found.
  package func bordered(by border: Int) -> GreyImage {
    let newWidth = width + 2 * border
    var framed = [UInt8](repeating: 255, count: newWidth * (height + 2 * border))
    for y in 0..<height {
      let start = (y + border) * newWidth + border
      framed.replaceSubrange(start..<start + width, with: pixels[y * width..<(y + 1) * width])
    }
    return GreyImage(width: newWidth, height: height + 2 * border, pixels: framed)
  }
}
