import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct FoldingTests {
  private func folded(_ text: String) -> String {
    String(String.UnicodeScalarView(TextFolding.folded(text)))
  }

  @Test(arguments: [
    ("Straße ÄÖÜ", "strasse aou"), ("Ærø Łódź þing İstanbul ı", "aero lodz thing istanbul i"), ("ＡＢＣ１２３！", "abc123!"),
    ("Ελλάδα Ω", "ελλαδα ω"), ("Ёлка Й", "елка и"), ("Tiếng Việt", "tieng viet"), ("がギ 漢字 한국", "がギ 漢字 한국"),
    ("e\u{301}te\u{301}", "ete"), ("“10 €” – no\u{a0}break\u{3000}x", "“10 €” – no break x"), ("𝐀😀", "𝐀😀"),
    ("שָׁלוֹם", "שלום"),
  ]) func bringsSpellingsTogether(text: String, wanted: String) {
    #expect(folded(text) == wanted)
  }

  @Test func tableAndUnicodeAgree() {
    for value in UInt32(0x80)..<0x2100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if TextFolding.folded(String(scalar)) != ScalarTable.slowFolded(scalar) { Issue.record("\(value)") }
    }
    for value in UInt32(0x80)...0x1_ffff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if TextFolding.isWordPart(scalar) != isPart { Issue.record("\(value)") }
    }
  }

  @Test func phrasesAreFoundWhereWordsBeginAndEnd() {
    let book = PhraseBook<Int>([1: ["total", "grand total"], 2: ["合計"], 3: ["", "!"], 4: ["total"], 5: ["Lieferung"]])
    func topics(_ text: String) -> Set<Int> { book.topics(in: FoldedLine(text)) }
    #expect(topics("Grand  Total: 5") == [1, 4])
    #expect(topics("GRANDTOTAL") == [1])
    #expect(topics("subtotal totals") == [])
    #expect(topics("ご合計は") == [2])
    #expect(topics("Lieferungen") == [5])
    #expect(topics("") == [])
    #expect(book.matches(in: FoldedLine("a grand total")).map(\.range) == [2..<13, 8..<13, 8..<13])
  }

  @Test func aPageFoldedOnceGivesTheSame() {
    let reading = CaptureReading(
      text: Drawn.text("5 50 3|Nordlight Desk Lamp\n5 58 3|€39.99\n5 64 2|In stock\n30 75 2|Add to cart"))
    let page = FoldedPage(reading.text.map(\.text))
    let once = Deriving.derive(reading, page: page, facts: Drawn.facts, phones: nil, region: nil)
    #expect(once == Deriving.derive(reading, facts: Drawn.facts, phones: nil, region: nil))
    #expect(!once.leads.isEmpty)
    let gate = RuleGate()
    #expect(
      gate.verdict(on: reading, page: page, facts: Drawn.facts) == gate.verdict(on: reading, facts: Drawn.facts))
  }

  @Test func numbersAndScriptsWithoutBlanksAreNoticed() {
    #expect(FoldedLine("Room 5").hasNumber)
    #expect(FoldedLine("٣").hasNumber)
    #expect(!FoldedLine("Room").hasNumber)
    #expect(FoldedLine("お会計").hasUnspaced)
    #expect(!FoldedLine("café 한국").hasUnspaced)
  }
}
