import PoolTypes
import Testing

@testable import PoolRank

/// What a query is taken apart into, beside its dates.
@Suite struct PlanQueryTests {
  private func query(_ text: String) -> SearchQuery { SearchQuery(text, today: PlanDateExample.noon) }

  @Test(arguments: [
    ("Screenshots of invoices", MediaType.screenshot, "invoices"), ("screen shots", .screenshot, ""),
    ("captures d'écran facture", .screenshot, "facture"), ("captura de pantalla", .screenshot, ""),
    ("zrzuty ekranu", .screenshot, ""), ("скриншоты чека", .screenshot, "чека"), ("스크린샷 영수증", .screenshot, "영수증"),
    ("螢幕截圖發票", .screenshot, "發票"), ("レシートのスクショ", .screenshot, "レシート"), ("skärmbilder", .screenshot, ""),
    ("Bildschirmfotos", .screenshot, ""), ("schermate", .screenshot, ""), ("ekran görüntüsü", .screenshot, ""),
    ("videos of the dog", .video, "dog"), ("vídeos do cão", .video, "cão"), ("犬の動画", .video, "犬"),
    ("dog photos", .photo, "dog"), ("foto's hond", .photo, "hond"), ("zdjęcia z plaży", .photo, "plaży"),
    ("фото кошки", .photo, "кошки"), ("猫的照片", .photo, "猫"), ("我的照片", .photo, ""), ("fotografías", .photo, ""),
  ])
  func kindsOfCaptureAreUnderstood(_ text: String, _ kind: MediaType, _ terms: String) {
    let found = query(text)
    #expect(found.mediaTypes == [kind])
    #expect(found.terms.map(\.text).joined(separator: " ") == terms)
    #expect(!found.kindWords.isEmpty)
  }

  @Test func twoKindsAreBothMeantAndOneCanBeLeftOut() {
    #expect(query("photos and videos of snow").mediaTypes == [.photo, .video])
    #expect(query("snow -videos").mediaTypes == [.photo, .screenshot])
    #expect(query("photos without screenshots").mediaTypes == [.photo])
  }

  @Test func wordsForKindsAreContentInQuotesAndInNamesOfOtherThings() {
    #expect(query("\"screenshots\"").mediaTypes.isEmpty)
    #expect(query("\"screenshots\"").terms.map(\.text) == ["screenshots"])
    #expect(query("video game").terms.map(\.text) == ["video", "game"])
    #expect(query("写真館").mediaTypes.isEmpty)
  }

  @Test func wordsForPicturesAreSmall() {
    #expect(query("pictures of a dog").terms.map(\.text) == ["dog"])
    #expect(query("pictures of a dog").mediaTypes.isEmpty)
    #expect(query("pictures from last March").terms.isEmpty)
    #expect(query("Bilder").terms.map(\.text) == ["Bilder"])
  }

  @Test func aMinusSignLeavesAWordOrAPhraseOut() {
    let found = query("receipt -draft -\"not paid\" hotel")
    #expect(found.terms.map(\.text) == ["receipt", "hotel"])
    #expect(found.excluded.map(\.text) == ["draft", "not paid"])
    #expect(found.excluded.map(\.isPhrase) == [false, true])
    #expect(found.content == "receipt hotel")
    #expect(query("-5 degrees").terms.map(\.text) == ["5", "degrees"])
    #expect(query("git --force").terms.map(\.text) == ["git", "force"])
    #expect(query("Berlin - Paris").terms.map(\.text) == ["Berlin", "Paris"])
    #expect(query("well-known").terms.map(\.text) == ["well-known"])
  }

  @Test(arguments: [
    ("receipt without draft", "receipt", "draft"), ("Rechnung ohne Entwurf", "Rechnung", "Entwurf"),
    ("scontrino senza bozza", "scontrino", "bozza"), ("bon zonder korting", "bon", "korting"),
    ("kvitto utan rabatt", "kvitto", "rabatt"), ("чек без скидки", "чек", "скидки"),
    ("paragon bez rabatu", "paragon", "rabatu"),
    ("photos sans texte", "", "texte"), ("fotos sin texto", "", "texto"), ("fotos sem texto", "", "texto"),
    ("photos without a flash", "", "flash"), ("menu without \"gluten free\"", "menu", "gluten free"),
    ("doctors without borders", "doctors without borders", ""), ("Ärzte ohne Grenzen", "Ärzte ohne Grenzen", ""),
    ("comic sans", "comic sans", ""), ("sin city", "sin city", ""), ("original sin", "original sin", ""),
    ("with or without you", "without you", ""), ("Rebel Without a Cause", "Rebel Without Cause", ""),
    ("without", "without", ""), ("without sugar", "without sugar", ""),
  ])
  func wordsForLeavingOutDoSoWhereThatIsSafe(_ text: String, _ terms: String, _ excluded: String) {
    let found = query(text)
    #expect(found.terms.map(\.text).joined(separator: " ") == terms)
    #expect(found.excluded.map(\.text).joined(separator: " ") == excluded)
  }

  @Test(arguments: [
    "84312", "1Z999AA10123456784", "978-3-16-148410-0", "AB-123-CD", "B12", "MX-5", "0.5", "a@example.org",
    "https://example.org/a", "www.example.org", "example.org", "12:30", "2024",
  ])
  func numbersCodesAndAddressesAreFoundExactly(_ text: String) {
    #expect(query("x \(text)").terms.last?.isExact == true)
    #expect(query(text).terms.first?.isPrefix == false)
  }

  @Test(arguments: ["dog", "iphone15", "covid19", "Strasse", "犬", "o'brien", "well-known"])
  func wordsMayBeFoundWithAMistake(_ text: String) {
    #expect(query(text).terms.first?.isExact == false)
  }

  @Test func theLastWordMayGoOn() {
    #expect(query("boarding pas").terms.map(\.isPrefix) == [false, true])
    #expect(query("boarding pas ").terms.map(\.isPrefix) == [false, false])
    #expect(query("boarding pas?").terms.map(\.isPrefix) == [false, false])
    #expect(query("boarding pi").terms.map(\.isPrefix) == [false, false])
    #expect(query("\"boarding pas\"").terms.map(\.isPrefix) == [false])
    #expect(query("receipt yesterday").terms.map(\.isPrefix) == [false])
    #expect(query("receipt -draft").terms.map(\.isPrefix) == [false])
    #expect(query("order AB12345").terms.map(\.isPrefix) == [false, false])
  }

  @Test func elisionsFallAwayButNamesStay() {
    #expect(query("l'addition").terms.map(\.text) == ["addition"])
    #expect(query("L'Oréal").terms.map(\.text) == ["L'Oréal"])
    #expect(query("O'Brien").terms.map(\.text) == ["O'Brien"])
  }

  @Test func aQueryOfDatesAndKindsHasNoContent() {
    let found = query("screenshots from last March")
    #expect(found.terms.isEmpty && found.content.isEmpty && found.whole.isEmpty)
    #expect(found.intent == .date && found.operation == .date)
    #expect(found.dateWords == "last March")
    #expect(found.kindWords == ["screenshots"])
    #expect(query("screenshots").operation == .browse)
    #expect(query("screenshots").intent == .date)
    #expect(query("84312").operation == .text)
    #expect(query("dog").operation == .hybrid)
    #expect(query("").intent == .content)
  }

  @Test func contentIsWhatIsLeft() {
    #expect(query("screenshots of a red dress from last summer").content == "red dress")
    #expect(query("A 12").whole == "A 12")
    #expect(query("dog on a beach").content == "dog on a beach")
  }

  @Test func withoutTodayDatesAreContent() {
    #expect(SearchQuery("last summer").terms.map(\.text) == ["last", "summer"])
    #expect(SearchQuery("last summer").since == nil)
  }

  @Test func aPlanExplainsItself() {
    let plan = query("screenshots of a receipt from last March -draft").plan(comparesPictures: true)
    #expect(
      plan.sentences == [
        "Looks for \"receipt\" on screen and in what pictures show.", "Only screenshots.",
        "Only from 2026-03-01 to 2026-03-31, from \"last March\".", "Leaves out \"draft\".",
      ])
    #expect(
      query("AB-123").plan(comparesPictures: false).sentences == [
        "Looks for \"AB-123\" on screen.", "Takes \"AB-123\" exactly as typed.",
      ])
    #expect(query("yesterday").plan(comparesPictures: true).sentences == ["Only on 2026-11-29, from \"yesterday\"."])
    #expect(
      query("photos and videos since 2024").plan(comparesPictures: true).sentences == [
        "Only photos and videos.", "Only from 2024-01-01 on, from \"since 2024\".",
      ])
  }
}
