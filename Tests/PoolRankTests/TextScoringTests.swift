import PoolTypes
import Testing

@testable import PoolRank

@Suite struct TextScoringTests {
  private func form(_ term: Int, _ word: String, _ share: Double = 1) -> TextForm {
    TextForm(terms: term...term, words: [word], share: share)
  }

  private func place(_ form: Int, _ position: Int, _ column: SearchList = .text) -> TextScoring.Sighting {
    TextScoring.Sighting(form: form, column: column, position: position)
  }

  private func scoring(_ forms: [TextForm], _ weights: [Double]) -> TextScoring {
    TextScoring(forms: forms, weights: weights, averageLength: 10, isOneUnit: false)
  }

  @Test func aRareWordThatIsMissingOutweighsACommonOne() {
    let weights = [90, 0].map { TextScoring.weight(documents: 100, frequency: $0) }
    let both = scoring([form(0, "shop"), form(1, "quokka")], weights)
    #expect(both.scores([place(0, 0)], length: 10).isEmpty)
    #expect(scoring([form(0, "shop")], [weights[0]]).scores([place(0, 0)], length: 10)[.text] != nil)
  }

  /// log(1 + (N - n + 0.5) / (n + 0.5)), worked out by hand.
  @Test func weightsAreInverseDocumentFrequencies() {
    #expect(abs(TextScoring.weight(documents: 1_000, frequency: 10) - 4.557_380) < 1e-5)
    #expect(TextScoring.weight(documents: 10, frequency: 10) > 0)
    #expect(TextScoring.weight(documents: 0, frequency: 5) > 0)
  }

  /// Weight 2, two places, length 20 of 10: 2 · 2 · 2.2 / (2 + 1.2 · (0.25 + 0.75 · 2)) = 8.8 / 4.1.
  @Test func theMeasureIsBM25() throws {
    let score = try #require(
      scoring([form(0, "a")], [2]).scores([place(0, 0), place(0, 5)], length: 20)[.text])
    #expect(abs(score.value - 8.8 / 4.1) < 1e-9)
  }

  @Test func wholeWordsComeBeforeBeginningsPartsAndSlips() {
    let scoring = scoring([form(0, "a"), form(0, "ab", 0.9), form(0, "xa", 0.8), form(0, "b", 0.7)], [3])
    let scores = (0..<4).map { scoring.scores([place($0, 0)], length: 10)[.text]?.score ?? 0 }
    #expect(scores == scores.sorted(by: >))
    #expect(scores[3] > 0.2)
  }

  @Test func wordsTogetherComeBeforeWordsApart() throws {
    let scoring = scoring([form(0, "a"), form(1, "b"), form(2, "c")], [2, 2, 2])
    func score(_ places: [Int]) throws -> TextScoring.Score {
      try #require(
        scoring.scores(places.enumerated().map { place($0.offset, $0.element) }, length: 10)[.text])
    }
    #expect(try score([4, 5, 6]).isTogether)
    #expect(try score([4, 8, 9]).isTogether)
    #expect(try !score([4, 9, 10]).isTogether)
    #expect(try !score([6, 5, 4]).isTogether)
    #expect(try score([4, 5, 6]).score > score([6, 5, 4]).score + 0.05)
  }

  @Test func aCorrectedWordStandsInAPhraseToo() throws {
    let scoring = scoring([form(0, "a"), form(1, "b", 0.7), form(2, "c")], [2, 2, 2])
    let together = try #require(scoring.scores([place(0, 0), place(1, 1), place(2, 2)], length: 10)[.text])
    let apart = try #require(scoring.scores([place(0, 0), place(1, 7), place(2, 2)], length: 10)[.text])
    #expect(together.isTogether && !together.isWhole)
    #expect(together.score > apart.score)
  }

  @Test func aNumberTypedInPiecesMayStandAsOneWord() throws {
    let forms = [form(0, "ab"), form(1, "123"), TextForm(terms: 0...1, words: ["ab123"], share: 1)]
    let score = try #require(scoring(forms, [1, 3]).scores([place(2, 4)], length: 10)[.text])
    #expect(score.isWhole && score.isTogether)
  }

  @Test func labelsAndThingsHaveScoresOfTheirOwn() {
    let scoring = scoring([form(0, "dog"), form(1, "beach")], [2, 2])
    let both = scoring.scores([place(0, 0, .labels), place(1, 1, .labels)], length: 0)
    #expect(both[.text] == nil)
    #expect(abs((both[.labels]?.score ?? 0) - 0.8) < 1e-9)
    let half = scoring.scores([place(0, 0, .things)], length: 0)
    #expect(abs((half[.things]?.score ?? 0) - 0.6) < 1e-9)
  }

  @Test func theListThatHoldsMostAnswersForWordsInSeveral() {
    let scoring = scoring([form(0, "a"), form(1, "b"), form(2, "c")], [2, 1.5, 1.5])
    let scores = scoring.scores([place(0, 0), place(1, 0, .labels)], length: 10)
    #expect(scores.keys.sorted { $0.rawValue < $1.rawValue } == [.text])
  }
}

@Suite struct FormSnippetTests {
  private func split(_ text: String) -> (words: [String], joined: [String]) {
    (TextFolding.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init), [])
  }

  private func snippets(_ lines: [String], _ forms: [[String]]) -> [String] {
    Snippets.of(lines, forms: forms, split: split)
  }

  @Test func linesShowTheFormsThatWereFound() {
    let lines = ["Nothing here", "Your receipt", "Café Müller", "1,299.00 €"]
    #expect(snippets(lines, [["recept", "receipt"]]) == ["Your receipt"])
    #expect(snippets(lines, [["cafe muller"]]) == ["Café Müller"])
    #expect(snippets(lines, [["1 299 00", "129900"]]) == ["1,299.00 €"])
    #expect(snippets(lines, [["299 1"], []]).isEmpty)
    #expect(snippets(["one", "two one"], [["one"], ["two"]]) == ["two one", "one"])
  }

  @Test func aLongLineIsCutAroundItsMatch() throws {
    let line = String(repeating: "word ", count: 90) + "needle" + String(repeating: " tail", count: 90)
    let cut = try #require(snippets([line], [["needle"]]).first)
    #expect(cut.contains("needle"))
    #expect(cut.count <= 102)
    #expect(
      snippets(["needle" + String(repeating: " tail", count: 90)], [["needle"]]).first?.hasPrefix("needle") == true)
    #expect(
      snippets([String(repeating: "tail ", count: 90) + "needle"], [["needle"]]).first?.hasSuffix("needle") == true)
  }
}
