package import PoolTypes

/// An upright sRGB picture in memory: 8 bits a channel, red, green, blue interleaved, rows from the top without
/// padding.
package struct PixelImage: Sendable {
  package let width: Int
  package let height: Int
  /// `width * height * 3` bytes.
  package let pixels: [UInt8]

  /// Nil unless the sides are at least 1 and the bytes fit them.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width >= 1, height >= 1, pixels.count == width * height * 3 else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// A capture's pixels, decoded once and shared by every reader.
package struct DecodedPhoto: Sendable {
  /// At most `DecodeLimits.pixels` large.
  package let image: PixelImage
  /// Size of the upright original.
  package let originalSize: PixelSize

  package init(image: PixelImage, originalSize: PixelSize) {
    self.image = image
    self.originalSize = originalSize
  }
}
