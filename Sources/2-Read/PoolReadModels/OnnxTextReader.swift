import Foundation
package import PoolRead
package import PoolTypes
import Synchronization

/// Reads text with PP-OCRv5 mobile (PaddleOCR): a detector, a vote on the page's orientation, a recogniser.
package final class OnnxTextReader: TextReader {
  package let version: String
  private let detector: TextDetector
  private let recogniser: LineRecogniser
  /// Letters of a smaller picture are too small for the detector.
  private static let smallSide = 800

  /// - Parameter room: bytes that the models may take together, and with other work that takes much.
  /// - Throws: `PoolError.modelUnavailable` where a text model is missing, damaged or not understood.
  package init(models: InstalledModels, room: SharedRoom) throws {
    detector = try TextDetector(models: models, room: room)
    recogniser = try LineRecogniser(models: models, room: room)
    let parts = models.version(of: ["textDetection", "textRecognition", "textOrientation", "textDictionary"])
    version = "text-1+\(parts)"
  }

  package func lines(in photo: DecodedPhoto, mediaType: MediaType) throws -> [TextLine] {
    do {
      let image = photo.image
      let found = try places(in: image, mediaType: mediaType)
      guard !found.isEmpty else { return [] }
      return try read(found, in: image)
    } catch let failure as CaptureFailure {
      throw CaptureFailure(.text, failure.reason)
    }
  }

  /// The corners of each line. A photo is first looked at small, for most photos hold no text.
  private func places(in image: PixelImage, mediaType: MediaType) throws -> [[PlanePoint]] {
    let tiles = PageTiles.tiles(width: image.width, height: image.height)
    if tiles.count > 1 { return try places(in: image, tiles: tiles) }
    if mediaType != .screenshot {
      guard try !detector.lines(in: image, longSide: detector.gateSide).isEmpty else { return [] }
    }
    return try detector.lines(in: image, longSide: detector.fullSide, enlargedTo: Self.smallSide)
  }

  /// Looks at overlapping pieces; what a piece's inner border cuts is whole in its neighbour.
  private func places(in image: PixelImage, tiles: [PageTiles.Tile]) throws -> [[PlanePoint]] {
    var kept: [(box: ReadingOrder.Box, corners: [PlanePoint])] = []
    for tile in tiles {
      let lines = try detector.lines(in: image.piece(tile), longSide: detector.fullSide)
      for line in lines {
        let corners = line.map { PlanePoint(x: $0.x + Float(tile.x), y: $0.y + Float(tile.y)) }
        guard let box = ReadingOrder.Box(around: corners) else { continue }
        if let twin = kept.indices.suffix(400).first(where: { kept[$0].box.covers(box) }) {
          if box.area > kept[twin].box.area { kept[twin] = (box, corners) }
        } else {
          kept.append((box, corners))
        }
      }
    }
    return kept.map(\.corners)
  }

  private func read(_ places: [[PlanePoint]], in image: PixelImage) throws -> [TextLine] {
    var turned = 0
    var crops: [(corners: [PlanePoint], image: PixelImage)] = places.compactMap { corners in
      guard let crop = image.straightened(corners) else { return nil }
      guard Float(crop.height) >= recogniser.turnAspect * Float(crop.width) else { return (corners, crop) }
      turned += 1
      return (corners.startingAt(1), crop.turnedLeft())
    }
    let isSideways = turned * 2 > crops.count
    let isUpsideDown = try recogniser.isUpsideDown(crops.map(\.image))
    if isUpsideDown { crops = crops.map { ($0.corners.startingAt(2), $0.image.turnedHalf()) } }
    let readings = try recognise(crops.map(\.image))
    let quarterTurns = (isSideways ? 1 : 0) + (isUpsideDown ? 2 : 0)
    let sure = readings.indices.filter { readings[$0].confidence >= recogniser.keep }
    let verdicts = LineLegibility.legible(sure.map { readings[$0] })
    let legible = zip(sure, verdicts).filter(\.1).map(\.0)
    let boxes = legible.map { ReadingOrder.Box(around: crops[$0].corners, quarterTurns: quarterTurns) }
    return ReadingOrder.order(boxes).map { index in
      let line = legible[index]
      return TextLine(
        text: readings[line].text.trimmingCharacters(in: .whitespaces),
        box: Quad(crops[line].corners, width: image.width, height: image.height),
        confidence: min(max(readings[line].confidence, 0), 1))
    }.filter { !$0.text.isEmpty }
  }

  /// Reads crops on as many threads as there are cores; each result depends on its crop alone.
  private func recognise(_ crops: [PixelImage]) throws -> [CharacterSteps.Reading] {
    let results = Mutex<[Result<CharacterSteps.Reading, any Error>?]>(
      Array(repeating: nil, count: crops.count))
    // Widest first, so that no thread is left with a long line at the end.
    let order = crops.indices.sorted {
      crops[$0].width * crops[$1].height > crops[$1].width * crops[$0].height
    }
    DispatchQueue.concurrentPerform(iterations: crops.count) { turn in
      let index = order[turn]
      let result = Result { try recogniser.read(crops[index]) }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { results in
      try results.map { result in
        guard let result else { throw CaptureFailure(.text, "a line was not read") }
        return try result.get()
      }
    }
  }
}

extension [PlanePoint] {
  /// The same corners, beginning with another one.
  fileprivate func startingAt(_ first: Int) -> [PlanePoint] {
    indices.map { self[($0 + first) % count] }
  }
}

extension ReadingOrder.Box {
  /// The box as it stands once the page is turned so that its text is upright.
  /// - Parameter quarterTurns: to the left.
  fileprivate init(around corners: [PlanePoint], quarterTurns: Int) {
    let turned = corners.map { corner in
      switch quarterTurns {
      case 1: PlanePoint(x: corner.y, y: -corner.x)
      case 2: PlanePoint(x: -corner.x, y: -corner.y)
      case 3: PlanePoint(x: -corner.y, y: corner.x)
      default: corner
      }
    }
    self = ReadingOrder.Box(around: turned) ?? ReadingOrder.Box(left: 0, top: 0, right: 0, bottom: 0)
  }

  fileprivate var area: Float { (right - left) * (bottom - top) }

  /// Whether the two boxes share more than half of the smaller one.
  fileprivate func covers(_ other: ReadingOrder.Box) -> Bool {
    let across = min(right, other.right) - max(left, other.left)
    let down = min(bottom, other.bottom) - max(top, other.top)
    return across > 0 && down > 0 && across * down > 0.5 * Swift.min(area, other.area)
  }
}

extension Quad {
  /// Four corners in pixels as shares of the picture.
  fileprivate init(_ corners: [PlanePoint], width: Int, height: Int) {
    let shares = corners.map { corner in
      Corner(
        x: min(max(Double(corner.x) / Double(width), 0), 1),
        y: min(max(Double(corner.y) / Double(height), 0), 1))
    }
    self.init(topLeft: shares[0], topRight: shares[1], bottomRight: shares[2], bottomLeft: shares[3])
  }
}
