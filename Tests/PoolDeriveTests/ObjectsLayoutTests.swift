import PoolTypes
import Testing

@testable import PoolDerive

/// Pages that their layout tells more about than their words.
@Suite struct ObjectsLayoutTests {
  @Test(arguments: [
    (
      "5 1 1.6|17:33\n85 1 1.6|65 %\n5 12 4|20% off your next order\n5 20 2|Use code SAVE69\n"
        + "5 24 2|Valid until 3 September 2026",
      "20%"
    ),
    ("5 1 1.6|9:28\n85 1 1.6|23%\n5 12 4|Rabat 10%\n5 20 2|Kod rabatowy: WIOSNA18\n5 24 2|Ważny do 10.10.2026", "10%"),
    (
      "5 1 1.6|15:25\n85 1 1.6|15 %\n5 12 4|-10 %\n5 20 2|Code promo : ETE85\n5 24 2|Valable jusqu'au 4 août 2026",
      "10%"
    ),
    // Nothing says so but the size.
    ("5 1 1.6|15:25\n5 10 2|Club 5%\n5 14 9|30%\n5 26 2|Code: FRESH30 coupon\n5 30 2|Valid until 4 August 2026", "30%"),
    // Cut out of a page, it is the first line.
    ("5 2 8|25%\n5 14 2|Gutscheincode: HERBST25\n5 24 2|Gültig bis 23.11.2026", "25%"),
  ]) func aCouponGivesWhatItSaysNotWhatTheBatteryHas(page: String, discount: String) {
    #expect(Drawn.objects(.coupon, page).map { $0.fields[.discount] } == [discount])
  }

  @Test(arguments: [
    (
      "5 10 6|Quiz im Lamm\n5 20 2.4|Freitag, 6. März 2026, 19:30 Uhr\n5 24 2|Stadthalle Musterstadt",
      "2026-03-06T19:30"
    ),
    (
      "5 10 6|Noche de tangos\n5 20 2.4|viernes, 6 de marzo de 2026, 21:00 h\n5 24 2|Teatro Principal, Sevilla",
      "2026-03-06T21:00"
    ),
    ("5 10 6|Evening of Strings\n5 20 2.4|Friday 6 March 2026, 7:30 pm\n5 24 2|Old Harbour Hall", "2026-03-06T19:30"),
  ]) func aPosterIsAnEventWithoutAnyWordForOne(page: String, start: String) {
    #expect(Drawn.objects(.event, page).map { $0.fields[.start] } == [start])
  }

  @Test(arguments: [
    // Has passed; is to be delivered; has no place; is a message among others.
    "5 10 6|Evening of Strings\n5 20 2.4|Friday 6 February 2026, 7:30 pm\n5 24 2|Old Harbour Hall",
    "5 10 6|Your order is coming\n5 20 2.4|Friday 6 March 2026, 14:00\n5 24 2|Delivery to Harbour Hall",
    "5 10 6|Backup planned\n5 20 2.4|Friday 6 March 2026, 14:00\n5 24 2|Version 2",
    "5 10 6|River Bridge Open Again\n5 20 2.4|Updated Friday 6 March 2026, 14:00\n5 24 2|Old Harbour Hall",
  ]) func datesOfOtherPagesAreNoEvents(page: String) {
    #expect(Drawn.objects(.event, page).isEmpty)
  }

  @Test func aLabelWithItsPlaceIsNoTitle() {
    let page = "5 10 3|新书分享会\n5 16 3|时间：2026年9月4日 19:00\n5 22 3|地点：绿叶书店\n5 28 3|免费入场"
    #expect(
      Drawn.objects(.event, page).map { [$0.fields[.title], $0.fields[.start]] } == [["新书分享会", "2026-09-04T19:00"]])
  }

  @Test(arguments: [
    ("5 10 4|Angebot der Woche\n5 18 3|Bergkäse am Stück\n5 24 3|100 g nur 8,82 €", "Bergkäse am Stück", "8.82"),
    ("5 10 4|Offerta della settimana\n5 18 3|Olive verdi 500 g\n5 24 3|€ 2,99", "Olive verdi 500 g", "2.99"),
    ("5 10 4|Veckans erbjudande\n5 18 3|Falukorv 800 g\n5 24 3|39,90 kr", "Falukorv 800 g", "39.90"),
  ]) func aLeafletOffersGoodsByWeight(page: String, name: String, price: String) {
    #expect(Drawn.objects(.product, page).map { [$0.fields[.name], $0.fields[.price]] } == [[name, price]])
  }

  @Test(arguments: [
    "5 10 4|Unser Angebot für Sie\n5 18 3|Haftpflicht\n5 24 3|8,82 € pro Monat",
    "5 10 4|Bergkäse am Stück\n5 24 3|100 g 8,82 €", "5 10 4|Lunch\n5 18 3|Soup of the day\n5 24 3|€ 4,50",
  ]) func pricesWithoutGoodsOrOfferAreNoLeaflets(page: String) {
    #expect(Drawn.objects(.product, page).isEmpty)
  }

  @Test(arguments: [
    "5 10 5|Tomato soup\n5 18 2|You will need\n5 22 2|1 kg tomatoes\n5 26 2|2 onions\n5 30 2|500 ml stock\n"
      + "5 34 2|Directions",
    "5 10 5|Pfannkuchen\n5 18 2|Das brauchst du\n5 22 2|250 g Mehl\n5 26 2|3 Eier\n5 30 2|500 ml Milch\n"
      + "5 34 2|Zubereitung",
    "5 10 5|Crêpes\n5 18 2|Il vous faut\n5 22 2|250 g de farine\n5 26 2|3 œufs\n5 30 2|50 cl de lait\n"
      + "5 34 2|Préparation",
    "5 10 5|Pannekaker\n5 18 2|Du trenger\n5 22 2|250 g mel\n5 26 2|3 egg\n5 30 2|5 dl melk",
  ]) func whatADishNeedsIsARecipe(page: String) {
    #expect(Drawn.objects(.recipe, page).count == 1)
  }

  @Test func whatAShelfNeedsIsNoRecipe() {
    let page = "5 10 5|A small shelf\n5 18 2|You will need\n5 22 2|2 boards\n5 26 2|8 screws\n5 30 2|4 dowels"
    #expect(Drawn.objects(.recipe, page).isEmpty)
  }

  @Test(arguments: [
    ("+44 (0)7775 123456", "+447775123456"), ("+49 (0)30 1234567", "+49301234567"),
    ("+39 (0)6 69821234", "+390669821234"),
  ]) func aZeroForCallsWithinTheCountryIsLeftOutButInItaly(written: String, normal: String) {
    let code = "BEGIN:VCARD\nFN:Erika Mustermann\nTEL:\(written)\nEND:VCARD"
    #expect(Drawn.objects(.contact, "", codes: [("QR", code)]).map { $0.fields[.phone] } == [normal])
  }

  @Test func aCardOfACustomerIsNoProduct() {
    let code = [("EAN-13", "4006381333931")]
    #expect(Drawn.objects(.product, "5 10 4|Kundenkarte Musterladen\n5 20 3|4006 3813", codes: code).isEmpty)
    #expect(Drawn.objects(.product, "5 10 4|ポイントカード\n5 20 3|4006 3813", codes: code).isEmpty)
    #expect(Drawn.objects(.product, "5 10 4|Haferflocken\n5 20 3|4006 3813", codes: code).count == 1)
  }

  @Test func lettersTakenForDigitsAreMendedWhereTheCheckDigitAgrees() {
    let head = "5 10 4|Your parcel is on its way\n5 20 3|"
    // The number of the Universal Postal Union's own example.
    #expect(Drawn.objects(.parcel, head + "RA473I24829GB").map { $0.fields[.trackingNumber] } == ["RA473124829GB"])
    #expect(Drawn.objects(.parcel, head + "RA4731Z4829G8").map { $0.fields[.trackingNumber] } == ["RA473124829GB"])
    #expect(Drawn.objects(.parcel, head + "RA4731B4829GB").isEmpty)
    // A number of goods that fits once four digits are taken for letters.
    #expect(Drawn.objects(.parcel, "", codes: [("EAN-13", "5002898701415")]).isEmpty)
  }

  @Test(arguments: [
    "5 10 5|Apple crumble\n5 18 2|Serves 4 - 45 minutes\n5 22 2|600 g apples\n5 26 2|150 g flour\n5 30 2|100 g butter",
    "5 10 5|Kartoffelsuppe\n5 18 2|Für 4 Portionen\n5 22 2|800 g Kartoffeln\n5 26 2|1 l Brühe\n5 30 2|1 Bund Dill",
    "5 10 5|西红柿炒鸡蛋\n5 18 2|2人份 15分钟\n5 22 2|西红柿 3个\n5 26 2|鸡蛋 4个\n5 30 2|盐 适量",
  ]) func quantitiesForSoManyAreARecipeWithoutHeadings(page: String) {
    #expect(Drawn.objects(.recipe, page).count == 1)
  }

  @Test(arguments: [
    // What a packet holds, what it costs, and a list of nothing in particular.
    "5 10 5|Nutrition\n5 18 2|4 servings\n5 22 2|Fat 14 g\n5 26 2|Carbohydrate 58 g\n5 30 2|Protein 4 g",
    "5 10 5|Menu\n5 18 2|2 personnes\n5 22 2|200 g de moules 9,50 €\n5 26 2|50 cl de vin 6,00 €\n"
      + "5 30 2|1 l d'eau 2,00 €",
    "5 10 5|Shopping\n5 22 2|600 g apples\n5 26 2|150 g flour\n5 30 2|100 g butter",
  ]) func quantitiesOfOtherPagesAreNoRecipes(page: String) {
    #expect(Drawn.objects(.recipe, page).isEmpty)
  }
}
