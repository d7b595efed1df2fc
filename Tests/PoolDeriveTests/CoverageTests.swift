import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct CoverageTests {
  private func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12) -> Double {
    CivilTime(year: year, month: month, day: day, hour: hour)?.secondsSince1970 ?? 0
  }

  @Test func spansGoBackByTheCalendar() {
    let end = moment(2024, 5, 31)
    #expect(IndexOptions.Span.days(31).start(before: end) == moment(2024, 4, 30))
    #expect(IndexOptions.Span.weeks(2).start(before: end) == moment(2024, 5, 17))
    // April has no 31st, and February of a leap year has a 29th.
    #expect(IndexOptions.Span.months(1).start(before: end) == moment(2024, 4, 30))
    #expect(IndexOptions.Span.months(3).start(before: end) == moment(2024, 2, 29))
    #expect(IndexOptions.Span.months(17).start(before: end) == moment(2022, 12, 31))
    #expect(IndexOptions.Span.years(1).start(before: moment(2024, 2, 29)) == moment(2023, 2, 28))
    #expect(IndexOptions.Span.years(100_000).start(before: end) < moment(2, 1, 1))
    #expect(IndexOptions.Span.days(-3).start(before: end) == end)
  }

  @Test func aGrowingWindowStandsAndASlidingOneMoves() {
    let (anchor, now) = (moment(2024, 3, 15), moment(2025, 3, 15))
    #expect(IndexOptions.Window.everything.earliest(anchor: anchor, now: now) == nil)
    #expect(IndexOptions.Window.growing(from: .months(3)).earliest(anchor: anchor, now: now) == moment(2023, 12, 15))
    #expect(IndexOptions.Window.sliding(.months(3)).earliest(anchor: anchor, now: now) == moment(2024, 12, 15))
  }

  private func facts(_ row: Int64, _ kind: MediaType, _ instant: Double, located: Bool = false) -> Coverage.Facts {
    Coverage.Facts(row: row, mediaType: kind, instant: instant, isLocated: located)
  }

  @Test func theNewestOfWhatIsAdmittedAreCovered() {
    let captures = [
      facts(1, .photo, 100), facts(2, .photo, 200), facts(3, .video, 300), facts(4, .video, 400, located: true),
      facts(5, .screenshot, 500), facts(6, .photo, 200),
    ]
    var coverage = Coverage(mediaTypes: [.photo, .video], earliest: 150)
    #expect(coverage.covered(captures) == [2, 3, 4, 6])
    coverage.savedVideos = false
    #expect(coverage.covered(captures) == [2, 4, 6])
    coverage.most = 2
    #expect(coverage.covered(captures) == [4, 6])
    coverage.most = 1
    #expect(coverage.covered(captures) == [4])
    #expect(Coverage(mediaTypes: [], earliest: nil).covered(captures).isEmpty)
  }

  @Test func optionsSourcesAndGrantsAreShared() {
    var options = IndexOptions()
    options.window = .everything
    options.mediaTypes = [.photos, .videos]
    let coverage = Coverage(options: options, sources: [.photos, .screenshots], anchor: 0, now: 0)
    #expect(coverage.mediaTypes == [.photo])
    #expect(coverage.earliest == nil)
  }
}

@Suite struct FoodFocusTests {
  @Test func foodAndDrinkAreShown() {
    #expect(FoodFocus.shows([Label(name: "pizza", confidence: 0.9), Label(name: "food", confidence: 0.9)]))
    #expect(FoodFocus.shows([Label(name: "drink", confidence: 0.31)]))
    #expect(!FoodFocus.shows([Label(name: "food", confidence: 0.2)]))
    #expect(!FoodFocus.shows([Label(name: "dog", confidence: 0.9)]))
  }

  @Test(arguments: [
    ["Grandmother's plum cake", "Ingredients", "200 g flour", "2 eggs"],
    ["Zutaten", "250g Mehl", "Backofen vorheizen"],
    ["Recette: tarte", "3 cuillères"], ["Trattoria da Vinci", "Reserve a table", "4.6 ★"],
    ["Sushi bar", "Menu", "Opening hours"],
    ["Preheat the oven to 180 °C", "2 tbsp sugar"],
  ])
  func recipesAndRestaurantsAreTold(lines: [String]) {
    #expect(FoodFocus.says(lines))
  }

  @Test(arguments: [
    ["Meeting at 10", "Room 2 g"], ["Battery 80 %", "Settings", "Menu"], ["See you at the restaurant!"],
    ["5 kg parcel", "200 g letter"], ["Train to Lisbon", "Platform 4"], [],
  ])
  func otherScreensAreNot(lines: [String]) {
    #expect(!FoodFocus.says(lines))
  }
}

@Suite struct MomentsTests {
  private func shot(_ instant: Double, _ kind: MediaType = .photo, bits: UInt64? = 0) -> Moments.Shot {
    Moments.Shot(
      mediaType: kind, instant: instant, fingerprint: bits.flatMap { Fingerprint(words: [$0, 0, 0, 0]) })
  }

  @Test func closeShotsOfTheSamePictureAreOne() {
    #expect(Moments.areOne(shot(100), shot(110)))
    #expect(!Moments.areOne(shot(100), shot(110.5)))
    #expect(!Moments.areOne(shot(100), shot(101, .screenshot)))
    #expect(Moments.areOne(shot(100), shot(101, bits: 0x7fff_ffff)))
    #expect(!Moments.areOne(shot(100), shot(101, bits: 0xffff_ffff)))
    #expect(!Moments.areOne(shot(100, bits: nil), shot(100, bits: nil)))
  }
}
