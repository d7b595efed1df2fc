/// Cuts a very long picture into overlapping pieces, so that a detector of bounded size sees its text large enough.
package struct PageTiles: Sendable {
  /// A piece, in pixels of the picture.
  package struct Tile: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
  }

  /// Pictures up to this many times as long as wide stay whole.
  private static let aspectMax = 2.6
  /// A piece is this many times as long as the picture is wide.
  private static let tileAspect = 2.0
  /// Pieces overlap by this share of the width: more than a line of text is high.
  private static let overlap = 0.2
  private static let countMax = 16

  /// - Returns: the whole picture for ordinary shapes, else pieces along its longer side, in order.
  package static func tiles(width: Int, height: Int) -> [Tile] {
    let short = Double(min(width, height))
    let long = Double(max(width, height))
    guard short >= 1, long / short > aspectMax else {
      return [Tile(x: 0, y: 0, width: width, height: height)]
    }
    let step = max(short * (tileAspect - overlap), (long - short * overlap) / Double(countMax))
    let count = max(Int(((long - short * overlap) / step).rounded(.up)), 1)
    let length = min(Int(step + short * overlap), Int(long))
    return (0..<count).map { index in
      let start = count == 1 ? 0 : Int((long - Double(length)) * Double(index) / Double(count - 1))
      return width > height
        ? Tile(x: start, y: 0, width: length, height: height)
        : Tile(x: 0, y: start, width: width, height: length)
    }
  }
}

extension PixelImage {
  /// A piece of the picture; the picture itself where the piece does not fit inside.
  package func piece(_ tile: PageTiles.Tile) -> PixelImage {
    guard tile.x >= 0, tile.y >= 0, tile.width >= 1, tile.height >= 1, tile.x + tile.width <= width,
      tile.y + tile.height <= height, tile.width < width || tile.height < height
    else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tile.width * tile.height * 3)
    for row in tile.y..<tile.y + tile.height {
      let start = (row * width + tile.x) * 3
      bytes += pixels[start..<start + tile.width * 3]
    }
    return PixelImage(width: tile.width, height: tile.height, pixels: bytes) ?? self
  }
}
