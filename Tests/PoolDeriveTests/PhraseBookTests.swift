import Testing

@testable import PoolDerive

@Suite struct PhraseBookTests {
  private let book = PhraseBook(["permit": ["residence permit"], "card": ["id card"], "sum": ["total sum"]])

  private func topics(_ text: String) -> Set<String> { book.topics(in: FoldedLine(text)) }

  @Test func oneLetterOfALongPhraseMayBeMisread() {
    #expect(topics("Resldence permit") == ["permit"])
    #expect(topics("RE5IDENCE PERMIT") == ["permit"])
    #expect(topics("residenceperm1t") == ["permit"])
    #expect(topics("T0tal sum") == ["sum"])
  }

  @Test func twoMisreadLettersOrAShortPhraseAreNotMended() {
    #expect(topics("Re5ldence permit").isEmpty)
    #expect(topics("1D card").isEmpty)
    #expect(topics("Rexidence permit").isEmpty)
  }

  @Test func matchesComeInOneOrderWhateverTheOrderOfTheTopics() {
    let topics = (0..<40).map { "topic \($0)" }
    let first = PhraseBook(Dictionary(uniqueKeysWithValues: topics.map { ($0, ["same words"]) }))
    let second = PhraseBook(Dictionary(uniqueKeysWithValues: topics.reversed().map { ($0, ["same words"]) }))
    let line = FoldedLine("the same words")
    #expect(first.matches(in: line).map(\.topic) == second.matches(in: line).map(\.topic))
    #expect(first.matches(in: line).map(\.topic) == topics.sorted())
  }
}
