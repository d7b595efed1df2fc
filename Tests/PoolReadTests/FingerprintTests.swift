import Foundation
import PoolRead
import PoolTypes
import Testing

@Suite struct PhotoFingerprintTests {
  /// A picture of soft blobs, the same for every size.
  private func picture(width: Int, height: Int, shift: Double = 0, gain: Double = 1) throws -> PixelImage {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
        var value = 110 + 50 * sin(19 * u + 7 * v) * cos(11 * v)
        for (index, centre) in [(0.2, 0.3), (0.7, 0.25), (0.5, 0.8), (0.85, 0.6)].enumerated() {
          let distance = (u - centre.0 - shift) * (u - centre.0 - shift) + (v - centre.1) * (v - centre.1)
          value += (index % 2 == 0 ? 120 : -100) / (1 + 90 * distance)
        }
        let bounded = min(max(value * gain, 0), 255)
        pixels += [UInt8(bounded), UInt8(bounded * 0.9), UInt8(bounded * 0.7)]
      }
    }
    return try #require(PixelImage(width: width, height: height, pixels: pixels))
  }

  private func distance(_ one: Fingerprint?, _ other: Fingerprint?) throws -> Int {
    let (one, other) = (try #require(one), try #require(other))
    return zip(one.words, other.words).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
  }

  @Test func halfOfTheBitsAreSet() throws {
    let fingerprint = PhotoFingerprint.fingerprint(of: try picture(width: 320, height: 240))
    let words = try #require(fingerprint).words
    let count = words.reduce(0) { $0 + $1.nonzeroBitCount }
    #expect(count == 128)
  }

  @Test func resizedAndDimmedPicturesStayClose() throws {
    let full = PhotoFingerprint.fingerprint(of: try picture(width: 800, height: 600))
    let small = PhotoFingerprint.fingerprint(of: try picture(width: 200, height: 150))
    let dim = PhotoFingerprint.fingerprint(of: try picture(width: 800, height: 600, gain: 0.8))
    #expect(try distance(full, small) <= 24)
    #expect(try distance(full, dim) <= 24)
  }

  @Test func otherPicturesAreFarApart() throws {
    let one = PhotoFingerprint.fingerprint(of: try picture(width: 400, height: 300))
    let other = PhotoFingerprint.fingerprint(of: try picture(width: 400, height: 300, shift: 0.3))
    #expect(try distance(one, other) > 60)
  }

  @Test func flatDarkAndTinyPicturesHaveNone() throws {
    for value in [UInt8(0), 128, 255] {
      let flat = PixelImage(width: 64, height: 64, pixels: [UInt8](repeating: value, count: 64 * 64 * 3))
      #expect(PhotoFingerprint.fingerprint(of: try #require(flat)) == nil)
    }
    let tiny = PixelImage(width: 8, height: 8, pixels: (0..<192).map { UInt8($0) })
    #expect(PhotoFingerprint.fingerprint(of: try #require(tiny)) == nil)
  }
}

@Suite struct ConceptVectorsTests {
  private let rows: [Float] = [1, 0, 0, 1, -1, 0]

  @Test func theSurestClassLeads() throws {
    let concepts = try #require(ConceptVectors(rows: rows, dimensions: 2, temperature: 1, topCount: 2))
    let vector = try #require(concepts.vector(for: [[0.9, 0.1, 0]]))
    #expect(abs(vector[0] - 0.9939) < 1e-3)
    #expect(abs(vector[1] - 0.1104) < 1e-3)
  }

  @Test func temperatureSoftensAndViewsAreAveraged() throws {
    let soft = try #require(ConceptVectors(rows: rows, dimensions: 2, temperature: 2, topCount: 2))
    let vector = try #require(soft.vector(for: [[0.9, 0.1, 0]]))
    #expect(abs(vector[1] / vector[0] - 1.0 / 3) < 1e-4)
    let views = try #require(soft.vector(for: [[1, 0, 0], [0, 1, 0]]))
    #expect(abs(views[0] - views[1]) < 1e-6)
  }

  @Test func numbersThatMakeNoRowsAreRefused() throws {
    #expect(ConceptVectors(rows: [1, 2, 3], dimensions: 2, temperature: 1, topCount: 1) == nil)
    #expect(ConceptVectors(rows: rows, dimensions: 2, temperature: 0, topCount: 1) == nil)
    let concepts = try #require(ConceptVectors(rows: rows, dimensions: 2, temperature: 1, topCount: 2))
    #expect(concepts.vector(for: []) == nil)
    #expect(concepts.vector(for: [[0.5, 0.5]]) == nil)
  }
}

@Suite struct PassageSplitterTests {
  private func line(_ text: String) -> TextLine {
    let corner = Quad.Corner(x: 0, y: 0)
    return TextLine(
      text: text, box: Quad(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      confidence: 1)
  }

  @Test func passagesHoldSixtyWordsAndThereAreAtMostEight() {
    let lines = (0..<100).map { line("one two three four five six \($0)") }
    let passages = PassageSplitter.passages(of: lines)
    #expect(passages.count == 8)
    #expect(passages.allSatisfy { $0.split(separator: " ").count == 60 })
    #expect(passages.first?.hasPrefix("one two three four five six 0 one") == true)
  }

  @Test func aWordOrTwoSayTooLittle() {
    #expect(PassageSplitter.passages(of: [line("OK"), line("Yes")]).isEmpty)
    #expect(PassageSplitter.passages(of: [line("Boarding at gate 4")]) == ["Boarding at gate 4"])
    #expect(PassageSplitter.passages(of: []).isEmpty)
  }
}
