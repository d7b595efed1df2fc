import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct ObjectsCultureTests {
  @Test(arguments: [
    (
      "5 10 5|Harbour Jazz Night\n5 20 2.4|Thursday, 5 March 2026\n5 24 2|Doors 19:00\n5 27 2|Show 20:00\n"
        + "5 31 2|Old Harbour Hall\n30 60 2.4|Get tickets", "Harbour Jazz Night", "2026-03-05T20:00", "Old Harbour Hall"
    ),
    (
      "5 10 5|Sommerkonzert im Park\n5 20 2.4|Samstag, 20. Juni 2026\n5 24 2|Einlass 18:00 Uhr\n"
        + "5 27 2|Beginn 19:30 Uhr\n"
        + "5 31 2|Ort: Stadthalle Musterstadt\n5 40 2|Eintritt frei", "Sommerkonzert im Park", "2026-06-20T19:30",
      "Stadthalle Musterstadt"
    ),
    (
      "5 10 5|Exposition de printemps\n5 20 2.4|12 avril 2026 à 18h30\n5 31 2|Lieu : Musée des Arts\n"
        + "5 40 2|Entrée libre",
      "Exposition de printemps", "2026-04-12T18:30", "Musée des Arts"
    ),
    (
      "5 10 5|Festival de guitarra\n5 20 2.4|12 de abril de 2026\n5 24 2|20:00\n5 31 2|Teatro Municipal\n"
        + "5 40 2|Comprar entradas", "Festival de guitarra", "2026-04-12T20:00", "Teatro Municipal"
    ),
    (
      "5 10 5|春のコンサート\n5 20 2.4|2026年4月12日\n5 24 2|開場 17:30\n5 27 2|開演 18:00\n5 31 2|会場：市民ホール", "春のコンサート",
      "2026-04-12T18:00", "市民ホール"
    ),
    (
      "5 10 5|Tag der offenen Werkstatt\n5 20 2.4|Samstag, 20. Juni 2026\n5 24 2|ab 10:00 Uhr\n"
        + "5 31 2|Ort: Alte Weberei\n5 40 2|Eintritt frei\n5 44 2|Führungen und Flohmarkt",
      "Tag der offenen Werkstatt", "2026-06-20T10:00", "Alte Weberei"
    ),
  ]) func readsWhatWhenAndWhere(page: String, title: String, start: String, venue: String) {
    let found = Drawn.objects(.event, page)
    #expect(found.map(\.fields) == [[.title: title, .start: start, .venue: venue]])
  }

  @Test func readsAnEventCode() {
    let code = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      SUMMARY:Spring Meetup\\, Part 2
      DTSTART:20260305T183000Z
      DTEND:20260305T203000Z
      LOCATION:Library
      END:VEVENT
      END:VCALENDAR
      """
    let found = Drawn.objects(.event, "", codes: [("QR", code)])
    // The capture's own offset is one hour.
    #expect(
      found.map(\.fields) == [
        [
          .title: "Spring Meetup, Part 2", .start: "2026-03-05T19:30", .end: "2026-03-05T21:30", .venue: "Library",
        ]
      ])
  }

  @Test(arguments: [
    "5 5 4|Council approves new park\n5 12 1.8|5 March 2026\n"
      + "5 20 2|The council voted on Thursday to turn the old yard\n"
      + "5 23 2|into a park with trees and a small pond for the children\n"
      + "5 26 2|of the neighbourhood, and a concert is to open it\n"
      + "5 29 2|in the summer of next year, as the mayor said after the vote\n"
      + "5 32 2|at the town hall in front of many people",
    "5 5 4|March 2026\n5 12 2|Mon Tue Wed Thu Fri Sat Sun\n5 16 2|2 3 4 5 6 7 8\n5 20 2|9 10 11 12 13 14 15",
    "5 5 3|Mia\n5 8 1.5|online\n5 20 2|Party on 7 March 2026 at 20:00?\n80 23 1.3|18:02\n"
      + "40 30 2|Sure, see you at the club\n"
      + "80 33 1.3|18:05",
    "5 5 4|Weather\n5 12 3|Thursday 5 March 2026\n5 18 2|Rain from 14:00",
  ]) func aDayAloneIsNoEvent(page: String) {
    #expect(Drawn.objects(.event, page).isEmpty)
  }

  @Test(arguments: [
    (
      "5 10 4|Lemon Pancakes\n5 16 1.8|Serves 4\n5 25 2.4|Ingredients\n5 29 2|200 g flour\n5 32 2|2 eggs\n"
        + "5 35 2|1 cup milk\n"
        + "5 38 2|Salt\n5 45 2.4|Method\n5 49 2|1. Mix everything in a large bowl until it is smooth", "Lemon Pancakes",
      "200 g flour\n2 eggs\n1 cup milk\nSalt"
    ),
    (
      "5 10 4|Kartoffelsuppe\n5 16 1.8|4 Portionen\n5 25 2.4|Zutaten\n5 29 2|500 g Kartoffeln\n5 32 2|1 Zwiebel\n"
        + "5 35 2|1 EL Öl\n5 45 2.4|Zubereitung\n5 49 2|Die Kartoffeln schälen und in kleine Würfel schneiden",
      "Kartoffelsuppe", "500 g Kartoffeln\n1 Zwiebel\n1 EL Öl"
    ),
    (
      "5 10 4|Tarte aux pommes\n5 25 2.4|Ingrédients\n5 29 2|4 pommes\n5 32 2|100 g de sucre\n5 35 2|1 pincée de sel\n"
        + "5 45 2.4|Préparation", "Tarte aux pommes", "4 pommes\n100 g de sucre\n1 pincée de sel"
    ),
    (
      "5 10 4|肉じゃが\n5 25 2.4|材料（2人分）\n5 29 2|じゃがいも\n70 29 2|3個\n5 32 2|牛肉\n70 32 2|150g\n5 35 2|醤油\n70 35 2|大さじ2\n"
        + "5 45 2.4|作り方", "肉じゃが", "じゃがいも3個\n牛肉 150g\n醤油大さじ2"
    ),
  ]) func readsARecipe(page: String, title: String, ingredients: String) {
    #expect(Drawn.objects(.recipe, page).map(\.fields) == [[.title: title, .ingredients: ingredients]])
  }

  @Test(arguments: [
    "10 10 4|Oat Biscuits\n10 30 2|Ingredients: oats, sugar, palm oil, salt\n10 34 2|Energy 1900 kJ\n10 37 2|Fat 20 g\n"
      + "10 40 2|Salt 1 g",
    "5 5 3|Shopping list\n5 10 2|2 eggs\n5 14 2|1 l milk\n5 18 2|500 g flour",
    "5 5 3|Workout\n5 10 2|Instructions\n5 14 2|3 sets\n5 18 2|12 squats\n5 22 2|2 min rest",
  ]) func listsOfOtherKindsAreNoRecipes(page: String) {
    #expect(Drawn.objects(.recipe, page).isEmpty)
  }

  @Test(arguments: [
    "ISBN 978-0-306-40615-7", "ISBN-13: 9780306406157", "ISBN 0-306-40615-2", "ISBN 978-0-3O64O615-7",
    "978-0-306-40615-7",
  ]) func readsABookByItsNumber(line: String) {
    let found = Drawn.objects(.book, "10 10 6|The Grammar of Rivers\n10 60 2|\(line)")
    #expect(found.map(\.fields) == [[.isbn: "9780306406157", .title: "The Grammar of Rivers"]])
  }

  @Test(arguments: ["ISBN 978-0-306-40615-8", "Order 9780306406150", "Tel 0306406152", "9780306406157"])
  func otherNumbersAreNoBooks(line: String) {
    #expect(Drawn.objects(.book, "10 10 6|Some Page\n10 60 2|\(line)").isEmpty)
  }

  @Test func readsABookByItsBarcode() {
    let found = Drawn.objects(.book, "", codes: [("EAN-13", "9780306406157")])
    #expect(found.map(\.fields) == [[.isbn: "9780306406157"]])
  }
}
