/// A line of text cut out of a picture and laid straight.
package enum LineCrop {
  /// The line's picture at its own size, at most 4,096 pixels long; a line much higher than wide is turned to lie.
  package static func crop(_ box: TextBox, from image: PixelImage) -> PixelImage? {
    let width = min(max(Int(box.width), 1), 4096)
    let height = min(max(Int(box.height), 1), 4096)
    guard width >= 2, height >= 2 else { return nil }
    let cut = cut(box.corners, from: image, width: width, height: height)
    return Double(height) >= 1.5 * Double(width) ? cut?.turned(orientation: 8) : cut
  }

  /// Bilinear sampling along the box's sides. Boxes are rotated rectangles, so an affine map is exact.
  private static func cut(_ corners: [SIMD2<Float>], from image: PixelImage, width: Int, height: Int)
    -> PixelImage?
  {
    let across = (corners[1] - corners[0]) / Float(width)
    let down = (corners[3] - corners[0]) / Float(height)
    let limit = SIMD2(Float(image.width - 1), Float(image.height - 1))
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 3) { out, initialised in
      image.pixels.withUnsafeBufferPointer { source in
        for y in 0..<height {
          var point = corners[0] + down * (Float(y) + 0.5) + across * 0.5 - SIMD2(0.5, 0.5)
          for x in 0..<width {
            let place = pointwiseMin(pointwiseMax(point, .zero), limit)
            let left = Int(place.x)
            let top = Int(place.y)
            let fx = place.x - Float(left)
            let fy = place.y - Float(top)
            let right = min(left + 1, image.width - 1)
            let bottom = min(top + 1, image.height - 1)
            let a = (top * image.width + left) * 3
            let b = (top * image.width + right) * 3
            let c = (bottom * image.width + left) * 3
            let d = (bottom * image.width + right) * 3
            for channel in 0..<3 {
              let upper = Float(source[a + channel]) * (1 - fx) + Float(source[b + channel]) * fx
              let lower = Float(source[c + channel]) * (1 - fx) + Float(source[d + channel]) * fx
              out[(y * width + x) * 3 + channel] = UInt8(upper * (1 - fy) + lower * fy + 0.5)
            }
            point += across
          }
        }
      }
      initialised = width * height * 3
    }
    return PixelImage(width: width, height: height, pixels: pixels)
  }
}
