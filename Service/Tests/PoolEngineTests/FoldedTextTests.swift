import Testing

@testable import PoolEngine

@Suite struct FoldedTextTests {
  @Test func marksCaseAndWidthAreTakenOff() {
    #expect(FoldedText("Élan ÅNGSTRÖM Straße Łódź Ｗｉｄｅ").words == ["elan", "angstrom", "strasse", "lodz", "wide"])
    #expect(FoldedText("ガラス").words == ["ガラス"])
    #expect(FoldedText("e\u{301}te\u{301}").words == ["ete"])
  }

  @Test func wordsAreRunsOfLettersAndDigits() {
    #expect(FoldedText("l'église, n°7 — TP1234!").words == ["l", "eglise", "n", "7", "tp1234"])
    #expect(FoldedText(" \n").words == [])
  }

  @Test func namesOfFieldsAreCutIntoWords() {
    #expect(FoldedText.spaced("bloodType") == "blood Type")
    #expect(FoldedText.spaced("home_city-2") == "home city 2")
  }

  @Test func aWordAndItsPluralHaveOneStem() {
    let pairs = [
      ("receipt", "receipts"), ("movie", "movies"), ("recipe", "recipes"), ("box", "boxes"),
      ("restaurante", "restaurantes"),
      ("ricetta", "ricette"), ("city", "cities"),
    ]
    for (one, other) in pairs { #expect(ContentWords.stem(of: one) == ContentWords.stem(of: other), "\(one)") }
    #expect(ContentWords.stem(of: "glass") == "glass")
  }

  @Test func sentencesEndWhereTheyEnd() {
    let text = "Departs 3. March at 09.40. Gate 7!\nSeat 14C。次は東京。 End"
    #expect(Sentences.of(text) == ["Departs 3. March at 09.40. Gate 7!", "Seat 14C。", "次は東京。", "End"])
    #expect(Sentences.of("One thing. Two things.") == ["One thing.", "Two things."])
  }

  @Test func daysTimesAndAmountsAreTold() {
    for text in [
      "3 March", "March 3rd, 2026", "am 03.03.2026", "2026-03-03", "on Friday", "3月3日", "3/4/26", "le 3 août",
    ] {
      #expect(Values.hasDay(FoldedText(text)), "\(text)")
    }
    for text in ["March", "version 1.2.345", "10-20-30-40000", "call 555-0100", "may I"] {
      #expect(!Values.hasDay(FoldedText(text)), "\(text)")
    }
    for text in ["09:40", "9h30", "9 am", "at 9pm", "9 Uhr", "9時", "8 o'clock"] {
      #expect(Values.hasTime(FoldedText(text)), "\(text)")
    }
    for text in ["14C", "am Ende", "9", "h2o", "a:b"] { #expect(!Values.hasTime(FoldedText(text)), "\(text)") }
    for text in ["€5", "34.80 EUR", "1000円", "12 zł", "$3"] { #expect(Values.hasMoney(FoldedText(text)), "\(text)") }
    for text in ["EUR", "34.80", "$"] { #expect(!Values.hasMoney(FoldedText(text)), "\(text)") }
  }
}
