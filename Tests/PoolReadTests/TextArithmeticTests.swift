import Testing

@testable import PoolRead

@Suite struct TextRegionsTests {
  @Test func oneBlockIsOneRectangleGrownByTheUnclipRule() throws {
    var map = [Float](repeating: 0, count: 100 * 60)
    for y in 20...29 { for x in 10...59 { map[y * 100 + x] = 0.9 } }
    let regions = TextRegions().regions(in: map, width: 100, height: 60)
    let region = try #require(regions.first)
    #expect(regions.count == 1)
    #expect(abs(region.score - 0.9) < 0.001)
    // 49 × 9 grows by 49 · 9 · 1.6 / (2 · 58) = 6.083 on each side.
    let corners = region.rectangle.orderedCorners
    #expect(abs(corners[0].x - 3.917) < 0.01)
    #expect(abs(corners[0].y - 13.917) < 0.01)
    #expect(abs(corners[2].x - 65.083) < 0.01)
    #expect(abs(corners[2].y - 35.083) < 0.01)
  }

  @Test func partsThatMeetAtLastAreOneAndFaintOrThinOnesAreNone() {
    var map = [Float](repeating: 0, count: 80 * 80)
    for y in 10..<30 {
      for x in 0..<16 {
        map[y * 80 + 10 + x] = 0.8
        map[y * 80 + 32 + x] = 0.8
      }
    }
    for x in 10..<48 { for y in 26..<30 { map[y * 80 + x] = 0.8 } }
    for y in 50..<60 { for x in 10..<40 { map[y * 80 + x] = 0.35 } }
    for x in 50..<70 { map[70 * 80 + x] = 0.9 }
    #expect(TextRegions().regions(in: map, width: 80, height: 80).count == 1)
  }

  @Test func mapOfAnotherSizeHasNoRegions() {
    #expect(TextRegions().regions(in: [1, 1], width: 5, height: 5).isEmpty)
  }
}

@Suite struct TurnedRectangleTests {
  @Test func turnedSquareIsFoundAtItsAngle() throws {
    let points = [(5, 0), (10, 5), (5, 10), (0, 5), (5, 5)].map { PlanePoint(x: Float($0.0), y: Float($0.1)) }
    let rectangle = try #require(TurnedRectangle.around(points))
    #expect(abs(rectangle.width * rectangle.height - 50) < 0.01)
    #expect(TurnedRectangle.convexHull(points).count == 4)
    #expect(TurnedRectangle.around([]) == nil)
    #expect(TurnedRectangle.around([PlanePoint(x: 1, y: 2)])?.width == 0)
  }
}

@Suite struct CharacterStepsTests {
  @Test func repeatsMergeAndBlanksPart() {
    let steps = CharacterSteps(characters: ["", "a", "b"])
    let path = [1, 1, 0, 1, 2, 2, 0]
    let values = path.flatMap { step in (0..<3).map { $0 == step ? Float(0.8) : 0.1 } }
    let reading = steps.read(values, steps: 7)
    #expect(reading.text == "aab")
    #expect(abs(reading.confidence - 0.8) < 1e-6)
    #expect(reading.probabilities.count == 3)
    #expect(steps.read([1], steps: 7).text.isEmpty)
  }
}

@Suite struct ReadingOrderTests {
  private func box(_ x: Float, _ y: Float, _ width: Float) -> ReadingOrder.Box {
    ReadingOrder.Box(left: x, top: y, right: x + width, bottom: y + 10)
  }

  @Test func rowsGoDownAndThenAcross() {
    #expect(ReadingOrder.order([box(100, 12, 30), box(0, 40, 30), box(0, 10, 30)]) == [2, 0, 1])
    #expect(ReadingOrder.order([]).isEmpty)
  }

  @Test func columnsOfRunningTextAreReadOneAfterTheOther() {
    let left = (0..<5).map { box(0, Float($0) * 15, 150) }
    let right = (0..<5).map { box(200, Float($0) * 15 + 2, 150) }
    #expect(ReadingOrder.order(left + right) == Array(0..<10))
  }
}

@Suite struct StraighteningTests {
  private func gradient() throws -> PixelImage {
    var pixels: [UInt8] = []
    for y in 0..<40 { for x in 0..<60 { pixels += [UInt8(x * 4), UInt8(y * 6), 7] } }
    return try #require(PixelImage(width: 60, height: 40, pixels: pixels))
  }

  @Test func uprightPieceKeepsItsPixels() throws {
    let corners = [(10, 5), (30, 5), (30, 20), (10, 20)].map { PlanePoint(x: Float($0.0), y: Float($0.1)) }
    let piece = try #require(try gradient().straightened(corners))
    #expect(piece.width == 20 && piece.height == 15)
    #expect(Array(piece.pixels[0..<3]) == [40, 30, 7])
    let last = (14 * 20 + 19) * 3
    #expect(Array(piece.pixels[last..<last + 3]) == [116, 114, 7])
    #expect(try gradient().straightened([]) == nil)
  }

  @Test func turnsAreWhatTheySay() throws {
    let image = try #require(PixelImage(width: 2, height: 1, pixels: [1, 1, 1, 2, 2, 2]))
    #expect(image.turnedLeft().pixels == [2, 2, 2, 1, 1, 1])
    #expect(image.turnedLeft().height == 2)
    #expect(image.turnedHalf().pixels == [2, 2, 2, 1, 1, 1])
  }

  @Test func planesHoldNormalisedChannels() throws {
    let image = try #require(PixelImage(width: 1, height: 1, pixels: [255, 0, 51]))
    let normalisation = PixelNormalisation(
      isBlueFirst: true, mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5])
    let planes = image.bilinearPlanes(width: 1, height: 1, paddedWidth: 2, normalisation: normalisation)
    #expect(zip(planes, [-0.6, 0, -1, 0, 1, 0]).allSatisfy { abs($0 - $1) < 1e-5 })
  }

  @Test func longPicturesAreCutIntoOverlappingPieces() {
    #expect(PageTiles.tiles(width: 1170, height: 2532).count == 1)
    let tiles = PageTiles.tiles(width: 1000, height: 9000)
    #expect(tiles.first?.y == 0)
    #expect(tiles.last.map { $0.y + $0.height } == 9000)
    #expect(zip(tiles, tiles.dropFirst()).allSatisfy { $0.y + $0.height - $1.y >= 150 })
    #expect(PageTiles.tiles(width: 10, height: 100_000).count <= 17)
  }
}
