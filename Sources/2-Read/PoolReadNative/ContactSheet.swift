internal import Foundation
package import PoolRead
internal import PoolTypes

/// One picture of many: a grid of small pictures with a line of text below each.
package struct ContactSheet: Sendable {
  /// One place of the grid.
  package struct Cell: Sendable {
    package var path: String
    package var isVideo: Bool
    package var caption: String
    /// The part that is shown; nil for the whole picture. It is cut out of the decoded picture and kept nowhere else.
    package var part: FaceBox?

    package init(path: String, isVideo: Bool, caption: String, part: FaceBox? = nil) {
      self.part = part
      self.path = path
      self.isVideo = isVideo
      self.caption = caption
    }
  }

  private let columns: Int
  /// Pixels.
  private let cellSide: Int
  private let captionHeight = 22
  private let gap = 8

  package init(columns: Int, cellSide: Int) {
    self.columns = columns
    self.cellSide = cellSide
  }
}

#if Vips
  internal import CPoolVipsShim

  extension ContactSheet {
    /// Writes a JPEG or PNG, by the path's ending. Pictures that cannot be read leave their place grey.
    ///
    /// - Throws: `PoolError.invalidRequest` if the file cannot be written.
    package func write(_ cells: [Cell], to path: String) throws {
      let rows = max(1, (cells.count + columns - 1) / columns)
      let stepY = cellSide + captionHeight + gap
      var canvas = Canvas(width: columns * (cellSide + gap) + gap, height: rows * stepY + gap)
      let decoder = try? NativeDecoder()
      var limits = DecodeLimits()
      for (index, cell) in cells.enumerated() {
        let x = gap + index % columns * (cellSide + gap)
        let y = gap + index / columns * stepY
        limits.pixels = cellSide * cellSide * (cell.part == nil ? 1 : 36)
        if let photo = try? decoder?.decode(path: cell.path, isVideo: cell.isVideo, orientation: 1, limits: limits) {
          let image = cell.part.map { Self.cut($0, from: photo.image) } ?? photo.image
          let ratio = Double(cellSide) / Double(max(image.width, image.height))
          let small = Resampling.resized(
            image, width: max(1, Int(Double(image.width) * ratio)), height: max(1, Int(Double(image.height) * ratio)))
          canvas.draw(small, x: x + (cellSide - small.width) / 2, y: y + (cellSide - small.height) / 2)
        } else {
          canvas.fill(x: x, y: y, width: cellSide, height: cellSide, grey: 220)
        }
        canvas.write(cell.caption, x: x, y: y + cellSide + 2, width: cellSide, height: captionHeight - 2)
      }
      let failed = canvas.pixels.withUnsafeBufferPointer {
        pool_vips_write_rgb($0.baseAddress, Int32(canvas.width), Int32(canvas.height), path)
      }
      guard failed == 0 else { throw PoolError.invalidRequest("The contact sheet \(path) cannot be written.") }
    }
  }

  extension ContactSheet {
    /// A part with a third of its size around it, as far as the picture goes.
    private static func cut(_ part: FaceBox, from image: PixelImage) -> PixelImage {
      let side = max(part.width * Double(image.width), part.height * Double(image.height)) * 5 / 3
      let middle = (
        x: (part.x + part.width / 2) * Double(image.width), y: (part.y + part.height / 2) * Double(image.height)
      )
      func bounds(_ middle: Double, _ size: Int) -> Range<Int> {
        guard side.isFinite, middle.isFinite else { return 0..<size }
        let first = min(max(0, Int((middle - side / 2).rounded())), size - 1)
        return first..<min(size, max(first + 1, Int((middle + side / 2).rounded())))
      }
      let (columns, rows) = (bounds(middle.x, image.width), bounds(middle.y, image.height))
      let pixels = rows.flatMap { row in
        image.pixels[(row * image.width + columns.lowerBound) * 3..<(row * image.width + columns.upperBound) * 3]
      }
      return PixelImage(width: columns.count, height: rows.count, pixels: pixels) ?? image
    }
  }

  /// White paper.
  private struct Canvas {
    let width: Int
    let height: Int
    private(set) var pixels: [UInt8]

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
      pixels = [UInt8](repeating: 255, count: width * height * 3)
    }

    mutating func draw(_ image: PixelImage, x: Int, y: Int) {
      for row in 0..<min(image.height, height - y) {
        let count = min(image.width, width - x) * 3
        let from = row * image.width * 3
        let to = ((y + row) * width + x) * 3
        pixels.replaceSubrange(to..<to + count, with: image.pixels[from..<from + count])
      }
    }

    mutating func fill(x: Int, y: Int, width: Int, height: Int, grey: UInt8) {
      for row in y..<min(y + height, self.height) {
        let start = (row * self.width + x) * 3
        for index in start..<start + width * 3 { pixels[index] = grey }
      }
    }

    /// Nothing is written where this machine has no fonts.
    mutating func write(_ text: String, x: Int, y: Int, width: Int, height: Int) {
      var found = (width: Int32(0), height: Int32(0))
      guard let ink = pool_vips_text(text, Int32(width), Int32(height), &found.width, &found.height) else { return }
      defer { pool_vips_free(ink) }
      for row in 0..<Int(found.height) where y + row < self.height {
        for column in 0..<Int(found.width) where x + column < self.width {
          let value = 255 - ink[row * Int(found.width) + column]
          let place = ((y + row) * self.width + x + column) * 3
          for channel in 0..<3 { pixels[place + channel] = value }
        }
      }
    }
  }
#else
  extension ContactSheet {
    /// - Throws: `PoolError.invalidRequest`: this build draws no pictures.
    package func write(_ cells: [Cell], to path: String) throws {
      throw PoolError.invalidRequest("This build draws no contact sheets.")
    }
  }
#endif
