import PoolTypes
import Testing

@testable import PoolDerive

/// Draws pages for tests: a line each as `x y height|text`, in hundredths of the picture; the width follows from the
/// text, of a telephone's screen twice as high as wide.
enum Drawn {
  static let facts = CaptureFacts(
    mediaType: .screenshot,
    // 2026-02-20T12:00.
    date: CaptureDate(wallClockSeconds: 1_771_588_800, offsetMinutes: 60, source: .metadata))

  static func text(_ page: String) -> [TextLine] {
    page.split(separator: "\n").compactMap { row in
      let parts = row.split(separator: "|", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let numbers = parts[0].split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 3 else { return nil }
      let text = String(parts[1])
      let wide = text.unicodeScalars.reduce(0.0) { $0 + ($1.value > 0x2e80 ? 2 : 1) }
      let (x, y, height) = (numbers[0] / 100, numbers[1] / 100, numbers[2] / 100)
      let right = min(x + wide * height, 0.99)
      return TextLine(
        text: text,
        box: Quad(
          topLeft: .init(x: x, y: y), topRight: .init(x: right, y: y), bottomRight: .init(x: right, y: y + height),
          bottomLeft: .init(x: x, y: y + height)), confidence: 0.97)
    }
  }

  static func derive(_ page: String, codes: [(String, String)] = [], region: String? = nil) -> Derivation {
    Deriving.derive(
      CaptureReading(
        text: text(page), codes: codes.map { ReadCode(symbology: $0.0, text: $0.1, box: nil) }),
      facts: facts, phones: nil, region: region)
  }

  /// The objects of a kind.
  static func objects(
    _ kind: CapturedObject.Kind, _ page: String, codes: [(String, String)] = [], region: String? = nil
  ) -> [CapturedObject] {
    derive(page, codes: codes, region: region).objects.filter { $0.kind == kind }
  }
}

@Suite struct ObjectsPageTests {
  @Test func putsLinesOfOneHeightInARow() {
    let layout = PageLayout(Drawn.text("5 10 3|Left\n60 10.5 3|Right\n5 20 3|Below"))
    #expect(layout.rows == [[0, 1], [2]])
    #expect(layout.rowOf == [0, 0, 1])
  }

  @Test func rowsHoldOnASlantedPage() {
    // Every line falls by a tenth of the height over the width.
    let lines = (0..<6).flatMap { row -> [TextLine] in
      [(0.05, 0.3), (0.6, 0.95)].map { left, right in
        let y = 0.1 + Double(row) * 0.05
        return TextLine(
          text: "Word",
          box: Quad(
            topLeft: .init(x: left, y: y + left / 10), topRight: .init(x: right, y: y + right / 10),
            bottomRight: .init(x: right, y: y + right / 10 + 0.03),
            bottomLeft: .init(x: left, y: y + left / 10 + 0.03)), confidence: 1)
      }
    }
    #expect(PageLayout(lines).rows.map(\.count) == [2, 2, 2, 2, 2, 2])
  }

  @Test func linesWithoutPlacesStandBelowOneAnother() {
    let corner = Quad.Corner(x: 0, y: 0)
    let box = Quad(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    let layout = PageLayout(["a", "b", "c"].map { TextLine(text: $0, box: box, confidence: 1) })
    #expect(layout.rows == [[0], [1], [2]])
  }

  @Test func putsANameOverTwoLinesTogether() {
    let page = page("5 10 4|Walnut Desk\n5 15 4|With Drawers\n5 30 2|Some small words below it")
    #expect(Titles(page).title()?.text == "Walnut Desk With Drawers")
  }

  @Test func buttonsAndClocksNameNothing() {
    let page = page("5 1 2|9:41\n5 5 4|Cancel\n5 10 3|Save\n5 20 3|A Proper Name")
    #expect(Titles(page).blocks.map(\.text) == ["A Proper Name"])
  }

  @Test func labelsHaveTheirValueBesideOrBelow() {
    #expect(page("5 10 2|Venue: Old Mill").value(of: .venueLabel)?.text == "Old Mill")
    #expect(page("5 10 2|Venue\n40 10 2|Old Mill").value(of: .venueLabel)?.text == "Old Mill")
    #expect(page("5 10 2|Venue\n5 13 2|Old Mill").value(of: .venueLabel)?.text == "Old Mill")
    #expect(page("5 10 2|Venue of the year is far away").value(of: .venueLabel) == nil)
  }

  @Test func everyCueHasWords() {
    let words = [CueWords.shop, CueWords.papers, CueWords.culture, CueWords.travel, CueWords.screens]
    let cues = words.flatMap(\.keys)
    #expect(Set(cues) == Set(Cue.allCases))
    #expect(cues.count == Cue.allCases.count)
  }

  private func page(_ text: String) -> ObjectPage {
    let lines = Drawn.text(text)
    return ObjectPage(
      text: lines, lines: lines.map { FoldedLine($0.text) }, codes: [], links: [], facts: Drawn.facts, region: nil)
  }
}
