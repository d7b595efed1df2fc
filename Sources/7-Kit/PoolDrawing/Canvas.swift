#if Vips && Codes
  package import PoolRead
  internal import CPoolDrawingShim

  /// A picture that is being drawn. Places and sizes are in pixels from the top left corner.
  package struct Canvas {
    /// Red, green, blue.
    package typealias Colour = (UInt8, UInt8, UInt8)

    package let width: Int
    package let height: Int
    /// `width * height * 3` bytes.
    package private(set) var pixels: [UInt8]
    /// libvips is started once a process.
    private static let started = pool_drawing_start() == 0

    /// Nil where libvips does not start, or a side is not 1 to 10 000.
    package init?(width: Int, height: Int, colour: Colour) {
      guard Self.started, 1...10_000 ~= width, 1...10_000 ~= height else { return nil }
      self.width = width
      self.height = height
      pixels = []
      pixels.reserveCapacity(width * height * 3)
      let row = (0..<width).flatMap { _ in [colour.0, colour.1, colour.2] }
      for _ in 0..<height { pixels.append(contentsOf: row) }
    }

    /// Draws one line.
    /// - Parameter font: a font's name as Pango has it, such as `DejaVu Sans Bold`.
    /// - Returns: the width of what was drawn.
    @discardableResult
    package mutating func draw(_ text: String, font: String, size: Int, x: Int, y: Int, colour: Colour) -> Int {
      let rgb = [colour.0, colour.1, colour.2]
      return change { Int(pool_draw_text($0, text, "\(font) \(size)", Int32(x), Int32(y), rgb)) }
    }

    /// Fills a rectangle.
    package mutating func fill(x: Int, y: Int, width: Int, height: Int, colour: Colour) {
      let rgb = [colour.0, colour.1, colour.2]
      change { pool_draw_box($0, Int32(x), Int32(y), Int32(width), Int32(height), rgb) }
    }

    /// Draws a QR code, or an EAN-13 code as bars.
    package mutating func drawCode(_ text: String, isBars: Bool, x: Int, y: Int, width: Int, height: Int) -> Bool {
      change {
        pool_draw_code($0, text, isBars ? 1 : 0, Int32(x), Int32(y), Int32(width), Int32(height)) == 0
      }
    }

    /// Lays another canvas into this one.
    /// - Parameter homography: nine numbers, row by row, that give for a place here its place in the other.
    package mutating func lay(_ other: Canvas, homography: [Double]) {
      guard homography.count == 9 else { return }
      var other = other
      other.change { source in
        change { pool_draw_warped(source, $0, homography) }
      }
    }

    /// What a camera and a file do to a picture.
    /// - Parameters:
    ///   - blur: sigma in pixels; 0 for none.
    ///   - grain: greatest change of a channel; 0 for none.
    ///   - quality: of a JPEG, 1 to 100; 0 for none.
    package mutating func wear(blur: Double, grain: Int, quality: Int, seed: UInt64) {
      change {
        if blur > 0 { _ = pool_draw_worn($0, blur, 0) }
        if grain > 0 { pool_draw_grain($0, Int32(grain), seed) }
        if quality > 0 { _ = pool_draw_worn($0, 0, Int32(quality)) }
      }
    }

    /// False where the file could not be written.
    package mutating func write(png path: String) -> Bool {
      change { pool_draw_write_png($0, path) == 0 }
    }

    /// The picture as the readers take it.
    package var image: PixelImage? { PixelImage(width: width, height: height, pixels: pixels) }

    @discardableResult
    private mutating func change<Result>(_ body: (pool_canvas) -> Result) -> Result {
      let (width, height) = (Int32(width), Int32(height))
      return pixels.withUnsafeMutableBufferPointer {
        body(pool_canvas(pixels: $0.baseAddress, width: width, height: height))
      }
    }
  }
#endif
