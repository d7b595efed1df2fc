import Testing

@testable import PoolRead

@Suite struct FaceArithmeticTests {
  private func box(_ left: Float, _ top: Float, _ right: Float, _ bottom: Float, _ score: Float = 1) -> FaceCandidate {
    FaceCandidate(left: left, top: top, right: right, bottom: bottom, score: score)
  }

  @Test func overlapCountsWholePixels() {
    let one = box(1, 1, 10, 10)
    #expect(one.overlap(with: one, .union) == 1)
    #expect(one.overlap(with: box(11, 1, 20, 10), .union) == 0)
    // Half of each is shared: 50 of 150 pixels.
    #expect(one.overlap(with: box(6, 1, 15, 10), .union) == 1 / Float(3))
    #expect(one.overlap(with: box(3, 3, 6, 6), .smaller) == 1)
  }

  @Test func surestOfOverlappingBoxesStays() {
    let boxes = [box(1, 1, 10, 10, 0.7), box(2, 1, 11, 10, 0.9), box(40, 1, 50, 10, 0.8), box(1, 1, 10, 10, 0.7)]
    #expect(FaceCandidate.surestPlaces(of: boxes, bar: 0.5) == [1, 2])
    #expect(FaceCandidate.surestPlaces(of: boxes, bar: 1) == [1, 2, 0, 3])
    #expect(FaceCandidate.surestPlaces(of: boxes, bar: 0.5, limit: 1) == [1])
    #expect(FaceCandidate.surestPlaces(of: [], bar: 0.5).isEmpty)
  }

  @Test func boxMovesByItsOwnSizeAndBecomesASquareAboutItsMiddle() {
    let moved = box(11, 21, 31, 61).moved(by: (0.1, 0, -0.1, 0.5), extra: 0)
    #expect(moved == box(13, 21, 29, 81))
    #expect(box(11, 21, 31, 61).moved(by: (0, 0, 1, 1), extra: 1) == box(11, 21, 52, 102))
    #expect(box(10, 20, 20, 40).squared == box(5, 20, 25, 40))
  }

  @Test func boxesOfNoUseAreLeftOut() {
    #expect(box(1, 1, 10, 10).fits(width: 20, height: 20))
    #expect(!box(1, 1, .nan, 10).fits(width: 20, height: 20))
    #expect(!box(1, 1, 1e9, 10).fits(width: 20, height: 20))
    #expect(!box(10, 1, 5, 10).fits(width: 20, height: 20))
    #expect(!box(30, 1, 40, 10).fits(width: 20, height: 20))
    #expect(!box(-9, 1, 0, 10).fits(width: 20, height: 20))
  }

  @Test func pyramidEndsWhereTheCellIsAsLargeAsThePicture() {
    let pyramid = FacePyramid(width: 640, height: 480, smallestFace: 24, cell: 12, step: 0.5)
    #expect(pyramid.scales == [0.5, 0.25, 0.125, 0.0625, 0.03125])
    #expect(FacePyramid(width: 10, height: 10, smallestFace: 24, cell: 12, step: 0.7).scales.isEmpty)
    #expect(FacePyramid(width: 9000, height: 9000, smallestFace: 24, cell: 12, step: 2).scales.isEmpty)
  }

  @Test func smallestFaceGrowsWithThePhotoAndIsAShareOfItsShorterSide() {
    func smallest(_ width: Int, _ height: Int) -> Double {
      FacePyramid.smallestFace(width: width, height: height, smallestFace: 24, area: 691_200, share: 0.04)
    }
    #expect(smallest(320, 240) == 24)
    #expect(smallest(1920, 1440) == 57.6)
    // A panorama is bounded by its area, not by its longer side.
    #expect(abs(smallest(6400, 640) - 24 * (4_096_000 / 691_200.0).squareRoot()) < 1e-9)
  }

  @Test func mapOfFivePointsIsFoundAgain() throws {
    let template = [(30, 30), (70, 31), (50, 52), (34, 70), (66, 69)].map { PlanePoint(x: $0.0, y: $0.1) }
    for (turn, scale) in [(Float(0), Float(1)), (0.5, 2.5), (-1.2, 0.3), (3.0, 1)] {
      let (cosine, sine) = (SmallTurn.cosine(turn) * scale, SmallTurn.sine(turn) * scale)
      let target = template.map {
        PlanePoint(x: cosine * $0.x - sine * $0.y + 11, y: sine * $0.x + cosine * $0.y - 7)
      }
      let map = try #require(SimilarityMap(from: template, to: target))
      #expect(abs(map.scale - scale) < 1e-3)
      for (one, other) in zip(template, target) { #expect(map.point(one).distance(to: other) < 1e-2) }
    }
    #expect(SimilarityMap(from: template, to: Array(template.dropLast())) == nil)
    #expect(SimilarityMap(from: [template[0], template[0]], to: [template[1], template[2]]) == nil)
    #expect(SimilarityMap(from: template, to: template.map { _ in PlanePoint(x: .nan, y: 0) }) == nil)
    #expect(SimilarityMap(from: template, to: template.map { _ in PlanePoint(x: 1, y: 1) }) == nil)
  }

  /// Sine and cosine by their series, exact enough for angles up to 3.2.
  private enum SmallTurn {
    static func sine(_ angle: Float) -> Float { series(angle, first: angle, from: 1) }
    static func cosine(_ angle: Float) -> Float { series(angle, first: 1, from: 0) }

    private static func series(_ angle: Float, first: Float, from start: Int) -> Float {
      var (term, sum) = (first, first)
      for step in 1..<14 {
        term *= -angle * angle / Float((2 * step + start) * (2 * step + start - 1))
        sum += term
      }
      return sum
    }
  }

  @Test func alignmentNeedsFivePointsAndABoundedSide() {
    let places = [[0.3, 0.3], [0.7, 0.3], [0.5, 0.5], [0.35, 0.7], [0.65, 0.7]]
    #expect(FaceAlignment(places: places, side: 150)?.template[2] == PlanePoint(x: 75, y: 75))
    #expect(FaceAlignment(places: places.dropLast(), side: 150) == nil)
    #expect(FaceAlignment(places: places, side: 4) == nil)
    #expect(FaceAlignment(places: places.map { [$0[0]] }, side: 150) == nil)
  }
}
