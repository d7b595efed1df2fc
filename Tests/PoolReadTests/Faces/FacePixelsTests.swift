import Testing

@testable import PoolRead

@Suite struct FacePixelsTests {
  /// Red grows to the right, green downwards, blue is even.
  private func ramp(_ width: Int, _ height: Int) throws -> PixelImage {
    var pixels: [UInt8] = []
    for y in 0..<height { for x in 0..<width { pixels += [UInt8(x % 256), UInt8(y % 256), 100] } }
    return try #require(PixelImage(width: width, height: height, pixels: pixels))
  }

  private func values(
    _ image: PixelImage, left: Double, top: Double, width: Double, height: Double, columns: Int, rows: Int
  ) -> [Float] {
    var values: [Float] = []
    FacePixels(image).appendArea(
      left: left, top: top, span: (width, height), columns: columns, rows: rows, to: &values)
    return values
  }

  @Test func partOfAPictureIsLaidOutColumnByColumn() throws {
    let image = try ramp(20, 20)
    let numbers = values(image, left: 3, top: 5, width: 2, height: 3, columns: 2, rows: 3)
    #expect(numbers.count == 18)
    for column in 0..<2 {
      for row in 0..<3 {
        let place = (column * 3 + row) * 3
        #expect(abs(numbers[place] * 128 + 127.5 - Float(3 + column)) < 1e-3)
        #expect(abs(numbers[place + 1] * 128 + 127.5 - Float(5 + row)) < 1e-3)
        #expect(abs(numbers[place + 2] * 128 + 127.5 - 100) < 1e-3)
      }
    }
  }

  @Test func smallerPictureIsTheMeanOfWhatItCovers() throws {
    let image = try ramp(240, 120)
    // 240 columns in 10: the mean of the first 24 is 11.5. Halving on the way rounds by less than one.
    let numbers = values(image, left: 0, top: 0, width: 240, height: 120, columns: 10, rows: 5)
    for column in 0..<10 {
      #expect(abs(numbers[column * 15] * 128 + 127.5 - (11.5 + Float(column) * 24)) < 1.1)
    }
  }

  @Test func whatLiesOutsideIsBlack() throws {
    let image = try #require(PixelImage(width: 10, height: 10, pixels: [UInt8](repeating: 200, count: 300)))
    let numbers = values(image, left: -10, top: 0, width: 20, height: 10, columns: 4, rows: 2)
    #expect(
      numbers.map { ($0 * 128 + 127.5).rounded() } == [Float](repeating: 0, count: 12)
        + [Float](repeating: 200, count: 12))
    let outside = values(image, left: 500, top: -500, width: 20, height: 10, columns: 4, rows: 2)
    #expect(outside.allSatisfy { $0 == -127.5 / 128 })
  }

  @Test func enlargedPartStaysWithinItsColours() throws {
    let image = try ramp(30, 30)
    let numbers = values(image, left: 4.5, top: 4.5, width: 6, height: 6, columns: 48, rows: 48)
    let reds = stride(from: 0, to: numbers.count, by: 3).map { numbers[$0] * 128 + 127.5 }
    #expect((reds.min() ?? 0) >= 3.9)
    #expect((reds.max() ?? 99) <= 10.1)
  }

  @Test func halfOfAnOddPictureLeavesTheLastRowOut() throws {
    let odd = try ramp(7, 5)
    let half = try #require(odd.halved)
    #expect(half.width == 3)
    #expect(half.height == 2)
    // Mean of 0, 1, 0, 1 and of 0, 0, 1, 1, rounded.
    #expect(Array(half.pixels[0..<3]) == [1, 1, 100])
    let single = try #require(PixelImage(width: 1, height: 4, pixels: [UInt8](repeating: 1, count: 12)))
    #expect(single.halved == nil)
  }

  @Test func chipShowsThePointsWhereTheTemplateHasThem() throws {
    // A picture with one white dot at each of five points, turned and enlarged.
    let places = [[0.3, 0.3], [0.7, 0.3], [0.5, 0.5], [0.35, 0.7], [0.65, 0.7]]
    let alignment = try #require(FaceAlignment(places: places, side: 60))
    func there(_ point: PlanePoint) -> PlanePoint {
      PlanePoint(x: 1.6 * point.x - 1.2 * point.y + 90, y: 1.2 * point.x + 1.6 * point.y + 20)
    }
    let dots = alignment.template.map(there)
    var pixels = [UInt8](repeating: 0, count: 240 * 240 * 3)
    for dot in dots {
      for y in (Int(dot.y) - 4)...(Int(dot.y) + 4) {
        for x in (Int(dot.x) - 4)...(Int(dot.x) + 4) {
          for channel in 0..<3 { pixels[(y * 240 + x) * 3 + channel] = 255 }
        }
      }
    }
    let image = try #require(PixelImage(width: 240, height: 240, pixels: pixels))
    let landmarks = FaceLandmarks(
      leftEye: dots[0], rightEye: dots[1], nose: dots[2], leftMouth: dots[3], rightMouth: dots[4])
    let chip = try #require(alignment.chip(of: FacePixels(image), landmarks))
    let grey = GreyImage(chip)
    for point in alignment.template { #expect(grey.pixels[Int(point.y) * 60 + Int(point.x)] > 200) }
    #expect(grey.pixels[5 * 60 + 30] == 0)
  }
}
