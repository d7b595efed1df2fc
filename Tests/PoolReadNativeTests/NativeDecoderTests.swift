import Foundation
import PoolRead
import PoolReadNative
import PoolTypes
import Testing

#if Vips
  @Suite struct NativeDecoderTests {
    private let folder: URL
    private let decoder: NativeDecoder

    init() throws {
      folder = try DrawnFiles.folder()
      decoder = try NativeDecoder()
    }

    private func decode(
      _ data: Data, _ name: String, isVideo: Bool = false, orientation: Int = 1, limits: DecodeLimits = DecodeLimits()
    ) throws -> DecodedPhoto {
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
      return try decoder.decode(path: file.path, isVideo: isVideo, orientation: orientation, limits: limits)
    }

    private func reason(_ data: Data, _ name: String, limits: DecodeLimits = DecodeLimits()) -> String? {
      do {
        _ = try decode(data, name, limits: limits)
        return nil
      } catch {
        return (error as? CaptureFailure)?.reason
      }
    }

    private func colour(_ image: PixelImage, _ x: Int, _ y: Int) -> [Int] {
      let at = (y * image.width + x) * 3
      return image.pixels[at..<at + 3].map(Int.init)
    }

    private func near(_ one: [Int], _ other: [Int], by distance: Int) -> Bool {
      zip(one, other).allSatisfy { abs($0 - $1) <= distance }
    }

    /// Red, green, blue and yellow quarters: every turn and mirror looks different.
    private static let corners = [[250, 10, 10], [10, 250, 10], [10, 10, 250], [240, 240, 10]]

    private static func quarters(width: Int, height: Int) -> [UInt8] {
      (0..<height).flatMap { y in
        (0..<width).flatMap { x in
          corners[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)].map { UInt8($0) }
        }
      }
    }

    private func cornersSeen(_ image: PixelImage) -> [Int] {
      let (right, bottom) = (image.width - 4, image.height - 4)
      return [(3, 3), (right, 3), (3, bottom), (right, bottom)].map { x, y in
        Self.corners.firstIndex { near($0, colour(image, x, y), by: 40) } ?? -1
      }
    }

    /// Where the stored quarters (0 to 3 by rows) stand once upright, by the EXIF standard's table.
    static let upright: [(orientation: Int, corners: [Int])] = [
      (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]), (5, [0, 2, 1, 3]),
      (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
    ]

    @Test(arguments: upright) func theContainersOrientationIsAppliedOnce(orientation: Int, corners: [Int]) throws {
      let file = DrawnFiles.tiff(
        width: 40, height: 24, channels: 3, orientation: orientation, samples: Self.quarters(width: 40, height: 24))
      // The metadata reader sees the same tag and passes it on: it must not turn the picture a second time.
      let photo = try decode(file, "a.tif", orientation: orientation)
      #expect(cornersSeen(photo.image) == corners)
      let size = orientation >= 5 ? PixelSize(width: 24, height: 40) : PixelSize(width: 40, height: 24)
      #expect(photo.originalSize == size)
      #expect(PixelSize(width: photo.image.width, height: photo.image.height) == size)
    }

    @Test func aTIFFWithoutTheTagIsUprightByItsOwnDefault() throws {
      let file = DrawnFiles.tiff(width: 40, height: 24, channels: 3, samples: Self.quarters(width: 40, height: 24))
      #expect(cornersSeen(try decode(file, "a.tif", orientation: 6).image) == [0, 1, 2, 3])
    }

    #if Video
      @Test(arguments: upright) func anOrientationThatTheContainerLacksIsAppliedOnce(
        orientation: Int, corners: [Int]
      ) throws {
        let bitmap = DrawnFiles.bmp(width: 40, height: 24, rgb: Self.quarters(width: 40, height: 24))
        #expect(cornersSeen(try decode(bitmap, "a.bmp", orientation: orientation).image) == corners)
      }
    #endif

    @Test func aJPEGsExifOrientationIsAppliedOnce() throws {
      let jpeg = try quartersAsJPEG()
      let photo = try decode(DrawnFiles.oriented(jpeg: jpeg, 6), "a.jpg", orientation: 6)
      let plain = try decode(jpeg, "a.jpg")
      #expect(photo.image.width == plain.image.height)
      #expect(cornersSeen(try decode(jpeg, "a.jpg", orientation: 6).image) == cornersSeen(photo.image))
    }

    /// A picture of the quarters as the sheet writer draws it, with the frame around it that the sheet has.
    private func quartersAsJPEG() throws -> Data {
      let folder = try DrawnFiles.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let source = folder.appendingPathComponent("source.tif")
      try DrawnFiles.tiff(
        width: 400, height: 300, channels: 3, samples: Self.quarters(width: 400, height: 300)
      ).write(to: source)
      let sheet = folder.appendingPathComponent("sheet.jpg")
      try ContactSheet(columns: 1, cellSide: 400).write(
        [ContactSheet.Cell(path: source.path, isVideo: false, caption: "")], to: sheet.path)
      return try Data(contentsOf: sheet)
    }

    @Test func sixteenBitsAndGreyBecomeEightBitRGB() throws {
      let deep = DrawnFiles.tiff(
        width: 8, height: 8, channels: 3, bits: 16,
        samples: (0..<64).flatMap { _ in [UInt8(0), 0xff, 0, 0x80, 0, 0x20] })
      #expect(near(colour(try decode(deep, "a.tif").image, 4, 4), [255, 128, 32], by: 2))
      let grey = DrawnFiles.tiff(
        width: 8, height: 8, channels: 1, photometric: 1, samples: [UInt8](repeating: 77, count: 64))
      #expect(near(colour(try decode(grey, "a.tif").image, 4, 4), [77, 77, 77], by: 2))
    }

    @Test func transparencyLiesOverWhite() throws {
      let samples = (0..<64).flatMap { at -> [UInt8] in at % 8 < 4 ? [200, 0, 0, 0] : [200, 0, 0, 255] }
      let file = DrawnFiles.tiff(width: 8, height: 8, channels: 4, extraSamples: 2, samples: samples)
      let image = try decode(file, "a.tif").image
      #expect(near(colour(image, 1, 4), [255, 255, 255], by: 2))
      #expect(near(colour(image, 6, 4), [200, 0, 0], by: 2))
    }

    @Test func printColoursBecomeScreenColours() throws {
      let cyan = DrawnFiles.tiff(
        width: 8, height: 8, channels: 4, photometric: 5, samples: (0..<64).flatMap { _ in [UInt8(255), 0, 0, 0] })
      let seen = colour(try decode(cyan, "a.tif").image, 4, 4)
      #expect(seen[0] < 90 && seen[1] > 120 && seen[2] > 180, "\(seen)")
      let paper = DrawnFiles.tiff(
        width: 8, height: 8, channels: 4, photometric: 5, samples: [UInt8](repeating: 0, count: 256))
      #expect(colour(try decode(paper, "a.tif").image, 4, 4).allSatisfy { $0 > 235 })
    }

    @Test func largePicturesAreShrunkToTheLimitAndTheirSizeIsKept() throws {
      var limits = DecodeLimits()
      limits.pixels = 5_000
      let file = DrawnFiles.tiff(
        width: 400, height: 200, channels: 3, samples: Self.quarters(width: 400, height: 200))
      let photo = try decode(file, "a.tif", limits: limits)
      #expect(photo.image.width * photo.image.height <= 5_000)
      #expect(photo.image.width * photo.image.height > 4_500)
      #expect(photo.originalSize == PixelSize(width: 400, height: 200))
      #expect(cornersSeen(photo.image) == [0, 1, 2, 3])
    }

    @Test func aTruncatedJPEGYieldsWhatItHasOrFailsOnce() throws {
      let jpeg = try quartersAsJPEG()
      let photo = try decode(jpeg.prefix(jpeg.count * 2 / 3), "a.jpg")
      // The sheet's frame is 8 pixels wide.
      #expect(near(colour(photo.image, 20, 70), Self.corners[0], by: 40))
      for share in [0, 2, 20, 200] where share < jpeg.count {
        #expect(reason(jpeg.prefix(share), "a.jpg") != nil)
      }
    }

    @Test func whatIsNoPictureFailsWithAReason() throws {
      #expect(reason(Data(), "a.jpg") == "the file is empty")
      #expect(reason(Data("no picture at all".utf8), "a.jpg") == "no picture that can be read")
      let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>"#
      #expect(reason(Data(drawing.utf8), "a.svg") == "no picture that can be read")
      #expect(reason(Data("%PDF-1.4\n1 0 obj\n<<>>\nendobj\n".utf8), "a.pdf") == "no picture that can be read")
      #expect(throws: CaptureFailure.self) {
        try decoder.decode(path: "/nonexistent/a.jpg", isVideo: false, orientation: 1, limits: DecodeLimits())
      }
    }

    @Test func picturesAndFilesAboveTheLimitsAreRefusedByTheirHeaders() throws {
      var limits = DecodeLimits()
      limits.sourcePixels = 100
      let file = DrawnFiles.tiff(width: 40, height: 24, channels: 3, samples: Self.quarters(width: 40, height: 24))
      #expect(reason(file, "a.tif", limits: limits) == "too many pixels")
      limits = DecodeLimits()
      limits.fileBytes = 100
      #expect(reason(file, "a.tif", limits: limits) == "the file is too large")
    }

    @Test func twoThreadsDecodeSideBySide() async throws {
      let folder = try DrawnFiles.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appendingPathComponent("a.tif").path
      try DrawnFiles.tiff(width: 40, height: 24, channels: 3, samples: Self.quarters(width: 40, height: 24))
        .write(to: URL(fileURLWithPath: path))
      let decoder = decoder
      let seen = try await withThrowingTaskGroup(of: [UInt8].self) { group in
        for _ in 0..<40 {
          group.addTask {
            try decoder.decode(path: path, isVideo: false, orientation: 1, limits: DecodeLimits()).image.pixels
          }
        }
        return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
      }
      #expect(seen.count == 1)
    }

    #if Video
      @Test func aBitmapIsReadFromTheTopAndWithItsPadding() throws {
        let file = DrawnFiles.bmp(width: 21, height: 13, rgb: Self.quarters(width: 21, height: 13))
        let photo = try decode(file, "a.bmp")
        #expect(PixelSize(width: photo.image.width, height: photo.image.height) == PixelSize(width: 21, height: 13))
        #expect(cornersSeen(photo.image) == [0, 1, 2, 3])
        #expect(reason(file.prefix(30), "a.bmp") != nil)
      }

      @Test func aVideoGivesAFrameThatIsNotBlank() throws {
        let black = [UInt8](repeating: 0, count: 64 * 48 * 3)
        let frames = (0..<20).map { (6...9).contains($0) ? Self.quarters(width: 64, height: 48) : black }
        let photo = try decode(DrawnFiles.avi(width: 64, height: 48, frames: frames), "a.avi", isVideo: true)
        #expect(PixelSize(width: photo.image.width, height: photo.image.height) == PixelSize(width: 64, height: 48))
        #expect(cornersSeen(photo.image) == [0, 1, 2, 3])
      }

      @Test func aVideoThatIsBlankThroughoutStillGivesAFrame() throws {
        let grey = [UInt8](repeating: 90, count: 64 * 48 * 3)
        let file = DrawnFiles.avi(width: 64, height: 48, frames: [grey, grey, grey])
        #expect(near(colour(try decode(file, "a.avi", isVideo: true).image, 30, 30), [90, 90, 90], by: 3))
        #expect(throws: CaptureFailure.self) { try decode(file.prefix(100), "a.avi", isVideo: true) }
      }
    #endif
  }
#endif
