import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct LeadsTests {
  private func leads(_ page: String, codes: [(String, String)] = []) -> [Lead] {
    Drawn.derive(page, codes: codes).leads
  }

  @Test func aProductWithItsPriceIsALead() {
    let found = leads("5 50 3|Nordlight Desk Lamp\n5 58 3|€39.99\n5 64 2|In stock\n30 75 2|Add to cart")
    #expect(found.map(\.kind) == [.productWithPrice])
    #expect(found.map(\.title) == ["Nordlight Desk Lamp"])
    #expect(found.first?.objects.map(\.kind) == [.product])
  }

  @Test func aBarcodeAloneIsNone() {
    #expect(leads("", codes: [("EAN-13", "4006381333931")]).isEmpty)
  }

  @Test func anEventARecipeABookAParcelAndACouponAreLeads() {
    #expect(
      leads("5 10 5|Harbour Jazz Night\n5 20 2|5 March 2026, 20:00\n5 24 2|Doors 19:00\n30 60 2|Get tickets").map(
        \.kind)
        == [.eventWithDate])
    #expect(
      leads("5 10 4|Lemon Pancakes\n5 20 2|Ingredients\n5 24 2|200 g flour\n5 28 2|2 eggs\n5 32 2|1 cup milk").map(
        \.kind)
        == [.recipeWithIngredients])
    #expect(leads("10 60 2|ISBN 978-0-306-40615-7").map(\.kind) == [.bookWithISBN])
    #expect(leads("5 5 3|Out for delivery\n5 12 2|1Z999AA10123456784").map(\.kind) == [.parcelToTrack])
    #expect(leads("10 10 5|20% off\n10 20 2|Use code SPRING20").map(\.kind) == [.couponToRedeem])
  }

  @Test(arguments: [
    (
      "30 5 1.6|Now playing\n10 60 3|Midnight Rivers\n10 65 2|The Paper Boats\n8 75 1.5|1:12\n84 75 1.5|-2:48",
      "Midnight Rivers"
    ),
    (
      "30 5 1.6|WIEDERGABE AUS PLAYLIST\n10 60 3|Nachtfahrt\n10 65 2|Die Lichter\n8 75 1.5|0:42\n84 75 1.5|3:15",
      "Nachtfahrt"
    ),
    (
      "10 60 3|Folge 12: Das Meer\n10 65 2|Wissen am Morgen\n8 75 1.5|12:05\n84 75 1.5|-31:10\n40 90 2|Podcast",
      "Folge 12: Das Meer"
    ),
    ("10 60 3|Tag am Fluss\n10 65 2|Die Lichter ab Acht\n8 75 1.5|1:12\n84 75 1.5|-2:48", "Tag am Fluss"),
    ("10 60 3|夜の川\n10 65 2|紙の舟\n8 75 1.5|1:12\n84 75 1.5|4:03\n40 90 1.6|歌詞", "夜の川"),
    ("5 10 3|The Long Way North\n5 90 2|12:31 / 1:45:20", "The Long Way North"),
    ("30 5 1.6|Reproduciendo ahora\n10 60 3|Ríos de papel\n10 65 2|Los Barcos", "Ríos de papel"),
  ]) func tellsWhatIsPlaying(page: String, title: String) {
    let found = leads(page)
    #expect(found.map(\.kind) == [.mediaPlaying])
    #expect(found.map(\.title) == [title])
  }

  @Test(arguments: [
    // A timetable, songs in a list, a clock with an alarm, a score.
    "5 10 3|Stadtmitte\n5 20 2|7:40\n80 20 2|8:15\n5 30 2|Departure\n80 30 2|Arrival",
    "5 10 3|Album\n5 20 2|First Song\n80 20 2|3:15\n5 24 2|Second Song\n80 24 2|4:02\n5 28 2|Third Song\n80 28 2|2:48",
    "5 10 3|Alarm\n5 20 4|07:30\n5 30 2|Weekdays", "5 5 2|9:41\n5 20 3|Notes\n5 30 2|Buy milk and call the bank",
  ]) func timesOfOtherKindsPlayNothing(page: String) {
    #expect(leads(page).filter { $0.kind == .mediaPlaying }.isEmpty)
  }

  @Test(arguments: [
    "30 3 1.6|dailyriver.com\n5 12 3.4|Old bridge opens again\n5 17 3.4|after ten years\n"
      + "5 23 1.6|By Some Writer · 4 min read\n"
      + "5 30 2|The bridge over the river was opened on Monday morning\n"
      + "5 33 2|with music, speeches and a walk of many hundred people",
    "30 3 1.6|tagesfluss.de\n5 12 3.4|Alte Brücke wieder offen\n5 23 1.6|Aktualisiert am 5. März 2026\n"
      + "5 30 2|Die Brücke über den Fluss wurde am Montag früh wieder eröffnet\n"
      + "5 33 2|mit Musik und Reden und vielen hundert Menschen am Ufer",
  ]) func tellsAnArticleByHeadlineAndAddress(page: String) {
    let found = leads(page)
    #expect(found.map(\.kind) == [.articleWithLink])
    #expect(found.first?.title.contains("r") == true)
    #expect(found.first?.links.map(\.kind) == [.url])
  }

  @Test(arguments: [
    "5 12 3.4|Old bridge opens again\n5 30 2|The bridge over the river was opened on Monday morning\n"
      + "5 33 2|with music, speeches and a walk of many hundred people",
    "30 3 1.6|lampshop.com\n5 50 3|Nordlight Desk Lamp\n5 58 3|€39.99\n30 75 2|Add to cart",
    "30 3 1.6|bank.com\n5 12 3.4|Sign in to your account\n5 30 2|Password",
  ]) func pagesWithoutAddressOrTextAreNoArticles(page: String) {
    #expect(leads(page).filter { $0.kind == .articleWithLink }.isEmpty)
  }

  @Test func tellsAPostByHandleAndWhatStandsBelowIt() {
    let page = """
      15 10 2|Paper Boats
      15 13 1.8|@paperboats
      5 18 2.2|New songs are out on all the usual places today
      5 40 1.6|12 Reposts
      40 40 1.6|148 Likes
      """
    let found = leads(page)
    #expect(found.map(\.kind) == [.postWithHandle])
    #expect(found.first?.title == "New songs are out on all the usual places today")
    #expect(found.first?.links.map(\.value) == ["@paperboats"])
  }

  @Test func anAccountAndAChatAreNoPosts() {
    let account = "15 10 2|Paper Boats\n15 13 1.8|@paperboats\n5 20 2|120 followers\n40 20 2|80 following"
    #expect(leads(account).isEmpty)
    let chat =
      "5 3 2|Mia\n5 6 1.5|online\n5 20 2|Do you know @paperboats\n80 23 1.3|18:02\n5 30 2|I like it\n80 33 1.3|18:05"
    #expect(leads(chat).isEmpty)
  }

  @Test func tellsAPlaceByItsAddress() {
    let page = """
      5 10 3.5|Old Mill Restaurant
      5 15 1.8|4.5 (312 reviews)
      5 20 1.8|Open now
      5 25 1.8|12 Mill Lane, London SW1A 1AA
      5 32 1.8|Directions
      40 32 1.8|Reserve a table
      """
    let found = leads(page)
    #expect(found.map(\.kind) == [.placeWithAddress])
    #expect(found.first?.title == "Old Mill Restaurant")
    #expect(leads("5 10 3|Dear friends\n5 25 1.8|12 Mill Lane, London SW1A 1AA").isEmpty)
  }
}

extension LeadsTests {
  @Test(arguments: [
    // A paper about a person, a letter, a manual: running text and an address, but nothing of what is published.
    "5 5 4|Erika Mustermann and her work\n5 10 1.6|erika@example.com\n50 10 1.6|beispiel.de/erika\n{}",
    "5 8 1.6|www.beispiel-werke.de\n5 14 3.4|Our new offices by the river\n{}\n5 80 1.6|info@beispiel-werke.de",
    "5 14 3.4|Cleaning the coffee machine\n{}\n5 60 1.6|See example.com for more",
  ]) func textWithAnAddressAloneIsNoArticle(page: String) {
    let prose = (0..<5).map { "5 \(30 + $0 * 3) 2|The water runs through the machine and then the lamp goes out again" }
    let whole = page.replacing("{}", with: prose.joined(separator: "\n"))
    #expect(Drawn.derive(whole).leads.filter { $0.kind == .articleWithLink }.isEmpty)
  }

  @Test func openUntilAnHourTellsAPlace() {
    let page =
      "5 10 3.5|Libreria del Corso\n5 15 1.8|Piazza del Mercato, 20, 40121 Bologna\n5 20 1.8|Aperto fino alle 20:15"
    #expect(Drawn.derive(page).leads.map(\.kind) == [.placeWithAddress])
    #expect(Drawn.derive(page.replacing(" fino alle 20:15", with: "")).leads.isEmpty)
  }
}
