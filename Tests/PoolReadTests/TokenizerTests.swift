import PoolRead
import Testing

@Suite struct WordPieceTokenizerTests {
  private func tokenizer(_ pieces: [String]) throws -> WordPieceTokenizer {
    try #require(WordPieceTokenizer(vocabulary: ["[PAD]", "[UNK]", "[CLS]", "[SEP]"] + pieces))
  }

  @Test func longestKnownPiecesComeFirst() throws {
    let tokenizer = try tokenizer(["un", "##aff", "##able", "##a", "unable"])
    #expect(tokenizer.ids(for: "Unaffable unable") == [2, 4, 5, 6, 8, 3])
  }

  @Test func wordsThatCannotBePiecedTogetherAreUnknownAsAWhole() throws {
    let tokenizer = try tokenizer(["un", "##able"])
    #expect(tokenizer.ids(for: "unxable un") == [2, 1, 4, 3])
    #expect(tokenizer.ids(for: String(repeating: "u", count: 101)) == [2, 1, 3])
  }

  @Test func textIsCutSoThatTheEndMarkStays() throws {
    let tokenizer = try tokenizer(["a"])
    #expect(tokenizer.ids(for: "a a a a a", limit: 4) == [2, 4, 4, 3])
  }

  @Test func accentsAndCaseGoAndPunctuationStandsAlone() {
    #expect(WordPieceTokenizer.words(of: "Café-Crème, 5€!") == ["cafe", "-", "creme", ",", "5€", "!"])
    #expect(WordPieceTokenizer.words(of: "東京 Tower\u{0}\u{FFFD}") == ["東", "京", "tower"])
    #expect(WordPieceTokenizer.words(of: "a\u{200B}b\tc\r\nd") == ["ab", "c", "d"])
  }

  @Test func vocabularyWithoutTheSpecialPiecesIsRefused() {
    #expect(WordPieceTokenizer(vocabulary: ["a", "b"]) == nil)
  }
}

@Suite struct BytePairTokenizerTests {
  private func tokenizer(_ merges: [String], length: Int = 12) throws -> BytePairTokenizer {
    try #require(BytePairTokenizer(merges: merges, begin: 900, end: 901, pad: 0, length: length))
  }

  /// In the vocabulary's order "!" is the first byte, so "a" stands at 97 − 33 = 64, and 256 further ends a word.
  @Test func bytesStandInTheVocabularysOrder() throws {
    let ids = try tokenizer([]).ids(for: "ab")
    #expect(ids.prefix(4) == [900, 64, 321, 901])
    #expect(ids.count == 12)
    #expect(ids.dropFirst(4).allSatisfy { $0 == 0 })
  }

  @Test func earlierMergesGoFirst() throws {
    let tokenizer = try tokenizer(["b c</w>", "a b", "a bc</w>"])
    #expect(tokenizer.ids(for: "abc").prefix(3) == [900, 514, 901])
    #expect(tokenizer.ids(for: "ab").prefix(4) == [900, 64, 321, 901])
    #expect(tokenizer.ids(for: "abab").prefix(5) == [900, 513, 64, 321, 901])
  }

  @Test func wordsAreLettersSingleDigitsAndTheRest() {
    #expect(
      BytePairTokenizer.words(of: "The dog's 42 legs!!  Don't...") == [
        "the", "dog", "'s", "4", "2", "legs", "!!", "don", "'t", "...",
      ])
  }

  @Test func longTextEndsInTheEndMark() throws {
    let ids = try tokenizer([], length: 4).ids(for: "abcdef")
    #expect(ids == [900, 64, 65, 901])
  }

  @Test func bytesOutsideASCIIAreKept() throws {
    // é is C3 A9: the visible bytes from A1 on follow the 94 of ASCII, without AD.
    let ids = try tokenizer([]).ids(for: "é")
    let first: Int64 = 94 + 0xC3 - 0xA1 - 1
    let last: Int64 = 94 + 0xA9 - 0xA1 + 256
    #expect(ids.prefix(4) == [900, first, last, 901])
  }

  @Test func linesThatAreNoMergeAreRefused() {
    for lines in [["ab"], ["a b c"], ["ab c"], [""]] {
      #expect(BytePairTokenizer(merges: lines, begin: 0, end: 1, pad: 2, length: 8) == nil)
    }
  }
}
