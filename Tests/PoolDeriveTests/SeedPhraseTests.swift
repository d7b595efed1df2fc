import Testing

@testable import PoolDerive

@Suite struct SeedPhraseTests {
  private func isSeed(_ lines: [String]) -> Bool { SecretsProbe.holds("credential.seedPhrase", lines) }

  /// The published test words of the standard's own vectors.
  private let twelve = [
    "legal", "winner", "thank", "year", "wave", "sausage", "worth", "useful", "legal", "winner", "thank", "yellow",
  ]
  private let others = [
    "letter", "advice", "cage", "absurd", "amount", "doctor", "acoustic", "avoid", "letter", "advice", "cage", "above",
  ]

  @Test func holdsWordsOnOneLineOrMore() {
    #expect(isSeed([twelve.joined(separator: " ")]))
    #expect(isSeed([twelve[..<6].joined(separator: " "), twelve[6...].joined(separator: " ")]))
    #expect(isSeed(twelve))
    #expect(isSeed(["Wallet backup"] + twelve + others))
    #expect(!isSeed(Array(twelve.prefix(9))), "too few")
  }

  @Test func holdsNumberedWords() {
    #expect(isSeed(twelve.enumerated().map { "\($0 + 1). \($1)" }))
    #expect(isSeed(twelve.enumerated().map { "\($0 + 1) \($1)" }))
    #expect(isSeed(twelve.enumerated().map { "\($0 + 1)\($1)" }))
    #expect(isSeed((0..<6).map { "\($0 + 1). \(twelve[$0]) \($0 + 7). \(others[$0])" }))
    #expect(isSeed(twelve.enumerated().flatMap { ["\($0 + 1)", $1] }))
  }

  @Test func undoesTheReadersSlips() {
    #expect(
      isSeed([
        "lega1", "winner", "thank", "year", "wave", "sausaqe", "worth", "usefuI", "legal", "winner", "thank", "ye11ow",
      ]))
  }

  @Test(arguments: [
    "Secret recovery phrase", "Wiederherstellungsphrase", "Phrase de récupération", "Frase de recuperación",
    "Frase di recupero", "Herstelzin", "Återställningsfras", "Palautuslause", "Obnovovací fráze", "Kurtarma ifadesi",
    "リカバリーフレーズ", "助记词", "복구 구문", "Мнемоническая фраза", "عبارة الاسترداد",
  ])
  func missesFewWordsBesideTheName(_ name: String) {
    #expect(isSeed([name, "legal winner thanks year", "wave sausage worth useful", "legal xxwinner thank yellow"]))
  }

  @Test func passesProseAndLists() {
    #expect(SecretsProbe.passes("Never share your recovery phrase with anyone.", "It is a list of 12 words."))
    #expect(
      SecretsProbe.passes(
        "The winner of the year can thank the doctor for good advice about the amount of letters",
        "that people must write to avoid an absurd wave of useful but illegal sausage advice above all"))
    #expect(
      SecretsProbe.passes(
        "1. Open the door", "2. Turn left", "3. Wait", "4. Close the window", "5. Walk", "6. Run home", "7. Sit down",
        "8. Eat lunch", "9. Clean up", "10. Sleep well", "11. Wake early", "12. Repeat"))
    #expect(
      SecretsProbe.passes(
        "Home", "Search", "Library", "Music", "Photos", "Albums", "People", "Places", "Favorites", "Archive",
        "Settings",
        "Help", "Sign out"))
    #expect(
      SecretsProbe.passes(
        "1 milk", "2 bread", "3 eggs", "4 butter", "5 cheese", "6 apples", "7 rice", "8 beans", "9 coffee", "10 tea",
        "11 salt",
        "12 sugar"))
  }

  @Test func knowsTheList() {
    let words = SeedWordTable.words.split(separator: " ")
    #expect(words.count == 2_048)
    #expect(words == words.sorted())
    #expect(Set(words.map { $0.prefix(4) }).count == 2_048)
    #expect(words.first == "abandon" && words.last == "zoo")
  }

  @Test func readsAPhraseInACode() {
    #expect(SecretsProbe.rules([], codes: [twelve.joined(separator: " ")]).contains("credential.secretCode"))
    #expect(SecretsProbe.rules([], codes: [twelve.dropLast().joined(separator: " ")]).isEmpty)
  }
}
