import PoolRead
import PoolReadNative
import PoolTypes
import Testing

#if Codes
  @Suite struct NativeCodeReaderTests {
    private let reader = NativeCodeReader()

    private static let oddSet = [
      "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011",
    ]
    private static let parities = [
      "OOOOOO", "OOEOEE", "OOEEOE", "OOEEEO", "OEOOEE", "OEEOOE", "OEEEOO", "OEOEOE", "OEOEEO", "OEEOEO",
    ]

    /// The 95 modules of an EAN-13, by the GS1 General Specifications, chapter 5.2.
    private static func modules(ean13 digits: String) -> [Bool] {
      let values = digits.compactMap(\.wholeNumberValue)
      let inverted = { (set: String) in String(set.map { $0 == "0" ? "1" : "0" }) }
      let left = zip(values[1...6], parities[values[0]]).map { digit, parity in
        parity == "O" ? oddSet[digit] : String(inverted(oddSet[digit]).reversed())
      }
      let right = values[7...12].map { inverted(oddSet[$0]) }
      return ("101" + left.joined() + "01010" + right.joined() + "101").map { $0 == "1" }
    }

    /// Codes one below the other on paper.
    private static func page(_ codes: [String], module: Int = 3, ink: UInt8 = 20, paper: UInt8 = 240) throws
      -> DecodedPhoto
    {
      let width = (95 + 40) * module
      let height = codes.count * 160 + 60
      var grey = [UInt8](repeating: paper, count: width * height)
      for (number, code) in codes.enumerated() {
        for (place, isDark) in modules(ean13: code).enumerated() where isDark {
          for y in number * 160 + 60..<number * 160 + 160 {
            for x in (20 + place) * module..<(21 + place) * module { grey[y * width + x] = ink }
          }
        }
      }
      return try photo(width: width, height: height, grey: grey)
    }

    private static func photo(width: Int, height: Int, grey: [UInt8]) throws -> DecodedPhoto {
      let image = try #require(PixelImage(width: width, height: height, pixels: grey.flatMap { [$0, $0, $0] }))
      return DecodedPhoto(image: image, originalSize: PixelSize(width: width, height: height))
    }

    @Test func severalCodesInOnePictureAreAllReadWithTheirPlaces() throws {
      let found = try reader.codes(in: Self.page(["4006381333931", "9783161484100"]))
      #expect(Set(found.map(\.text)) == ["4006381333931", "9783161484100"])
      #expect(found.allSatisfy { $0.symbology == "EAN-13" })
      let upper = try #require(found.first { $0.text == "4006381333931" }?.box)
      let lower = try #require(found.first { $0.text == "9783161484100" }?.box)
      #expect(upper.bounds.maxY < lower.bounds.minY)
    }

    @Test func aCodeInWhiteOnBlackIsRead() throws {
      let found = try reader.codes(in: Self.page(["4006381333931"], ink: 240, paper: 20))
      #expect(found.map(\.text) == ["4006381333931"])
    }

    @Test func aCodeOfOnePixelAModuleIsRead() throws {
      #expect(try reader.codes(in: Self.page(["4006381333931"], module: 1)).map(\.text) == ["4006381333931"])
    }

    @Test func anEANThatBeginsWithZeroIsAUPC() throws {
      let found = try reader.codes(in: Self.page(["0036000291452"]))
      #expect(found.map(\.text) == ["0036000291452"])
      #expect(found.map(\.symbology) == ["UPC-A"])
    }

    @Test func aWrongCheckDigitIsNotRead() throws {
      #expect(try reader.codes(in: Self.page(["4006381333932"])).isEmpty)
    }

    @Test func nothingIsInventedInStripesNoiseAndPlainPaper() throws {
      let side = 400
      var seed: UInt64 = 7
      let noise = (0..<side * side).map { _ -> UInt8 in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(seed >> 56)
      }
      for period in [2, 3, 5, 9] {
        let stripes = (0..<side * side).map { UInt8($0 % side / period % 2 == 0 ? 20 : 235) }
        #expect(try reader.codes(in: Self.photo(width: side, height: side, grey: stripes)).isEmpty)
      }
      // Bars of random widths, as fences, keyboards and shelves have them.
      let fence = (0..<side * side).map { noise[$0 % side / 3] > 127 ? UInt8(230) : 25 }
      #expect(try reader.codes(in: Self.photo(width: side, height: side, grey: fence)).isEmpty)
      #expect(try reader.codes(in: Self.photo(width: side, height: side, grey: noise)).isEmpty)
      let paper = [UInt8](repeating: 200, count: side * side)
      #expect(try reader.codes(in: Self.photo(width: side, height: side, grey: paper)).isEmpty)
      #expect(try reader.codes(in: Self.photo(width: 1, height: 1, grey: [0])).isEmpty)
      #expect(try reader.codes(in: Self.photo(width: 2, height: 900, grey: [UInt8](paper.prefix(1800)))).isEmpty)
    }
  }
#endif
