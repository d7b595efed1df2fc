import PoolTypes
import Testing

@testable import PoolRank

/// What holds of the plan of any string, on any day.
@Suite(.serialized) struct PlanPropertyTests {
  /// SplitMix64, by Sebastiano Vigna: the same strings in every run.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var word = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
      word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
      return word ^ (word >> 31)
    }
  }

  private static let parts = [
    "last", "summer", "from", "of", "the", "March", "may", "2024", "2024-03-05", "5/3/2024", "ago", "two", "weeks",
    "since", "between", "and", "until", "to", "without", "-draft", "-", "\"", "“", "vor", "zwei", "Wochen", "il y a",
    "l'été", "dernier", "de", "a", "去年", "の", "夏", "写真", "2週間前", "上个月的截图", "3月5日", "지난주", "사진", "screenshots",
    "videos", "dog", "犬", "AB-12", "1Z999", "(", ")", "e\u{301}", "\u{301}", "🍕", "Friday", "lata", "w", "zeszłym",
    "roku", "в", "марте", "'", "’s", "year", "3", "9999", "0000", "ohne", "sans", "i", "fjol", "วันนี้", "/", ".",
  ]

  /// Words of tables and noise, with and without blanks between.
  private static func text(_ generator: inout Seeded) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...24, using: &generator) {
      if Int.random(in: 0..<12, using: &generator) == 0 {
        let value = UInt32.random(in: 0...0x2_FFFF, using: &generator)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      } else {
        text += parts[Int.random(in: 0..<parts.count, using: &generator)]
      }
      if Int.random(in: 0..<5, using: &generator) > 0 { text += " " }
    }
    return text
  }

  @Test func limitsAndDatesHoldForAnyStringOnAnyDay() {
    var generator = Seeded(state: 5)
    for _ in 0..<1_000 {
      let text = Self.text(&generator)
      let today = Double.random(in: -70_000_000_000...300_000_000_000, using: &generator)
      let query = SearchQuery(text, today: today)
      #expect(query.terms.count <= 16 && query.excluded.count <= 128, "\(text)")
      #expect((query.terms + query.excluded).allSatisfy { !$0.text.isEmpty && !($0.isExact && $0.isPrefix) }, "\(text)")
      if let since = query.since, let until = query.until { #expect(since < until, "\(text)") }
      #expect(query.hasDate != query.dateWords.isEmpty, "\(text)")
      #expect(query == SearchQuery(text, today: today))
    }
  }

  @Test func everyWordIsSomewhere() {
    var generator = Seeded(state: 7)
    for _ in 0..<500 {
      let text = Self.text(&generator)
      let lexicon = QueryLexicon.shared
      let read = QueryPieces(text, lexicon: lexicon)
      var table = QueryTable(read.pieces, lexicon: lexicon)
      _ = table.markKinds()
      _ = table.markWithout(read.typed)
      let words = QueryWord.words(table, read.typed)
      var covered = Set<Int>()
      for word in words { covered.formUnion(word.range) }
      for (place, character) in read.typed.enumerated() where character.isLetter || character.isNumber {
        #expect(covered.contains(place), "\(text)")
      }
      let query = SearchQuery(text)
      let kept = (query.terms + query.excluded).map(\.text) + query.kindWords + query.passedOver
      guard query.terms.count < 16, query.excluded.count < 128 else { continue }
      for word in words { #expect(kept.contains { word.text.hasSuffix($0) }, "\(text): \(word.text)") }
    }
  }

  @Test func strangeDaysAreNoTrap() {
    for today in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -62_135_596_800, 253_402_300_799] {
      for text in ["last year", "last winter", "999 years ago", "last 999 months", "easter", "in March", "since 1900"] {
        let query = SearchQuery(text, today: today)
        if let since = query.since, let until = query.until { #expect(since < until) }
      }
    }
  }

  private func days(_ text: String, _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> String
  {
    let now = CivilTime(year: year, month: month, day: day, hour: hour, minute: minute)?.secondsSince1970 ?? 0
    return SearchQuery(text, today: now).days
  }

  @Test func daysBeginAtMidnightOfThePersonsClock() {
    #expect(days("today", 2026, 3, 31, 23, 59) == "2026-03-31..2026-03-31")
    #expect(days("yesterday", 2026, 4, 1, 0, 0) == "2026-03-31..2026-03-31")
    #expect(days("yesterday", 2024, 3, 1) == "2024-02-29..2024-02-29")
    #expect(days("last month", 2026, 3, 31) == "2026-02-01..2026-02-28")
    #expect(days("a month ago", 2024, 3, 31, 23, 59) == "2024-02-01..2024-02-29")
    #expect(days("last month", 2026, 1, 31) == "2025-12-01..2025-12-31")
    #expect(days("past month", 2026, 3, 31) == "2026-03-01..2026-03-31")
    #expect(days("last 12 months", 2024, 2, 29) == "2023-03-01..2024-02-29")
    #expect(days("this week", 2026, 11, 29, 23, 59) == "2026-11-23..2026-11-29")
    #expect(days("last week", 2027, 1, 1) == "2026-12-21..2026-12-27")
    #expect(days("last weekend", 2026, 11, 29) == "2026-11-21..2026-11-22")
    #expect(days("a year ago", 2024, 2, 29) == "2023-01-01..2023-12-31")
    #expect(days("29 February", 2026, 11, 30) == "2024-02-29..2024-02-29")
  }

  @Test func theLastOneIsOverAndABareOneHasBegun() {
    #expect(days("last March", 2026, 3, 10) == "2025-03-01..2025-03-31")
    #expect(days("in March", 2026, 3, 10) == "2026-03-01..2026-03-31")
    #expect(days("last summer", 2026, 7, 15) == "2025-06-01..2025-08-31")
    #expect(days("this summer", 2026, 7, 15) == "2026-06-01..2026-08-31")
    #expect(days("this winter", 2026, 1, 15) == "2025-12-01..2026-02-28")
    #expect(days("last winter", 2026, 1, 15) == "2024-12-01..2025-02-28")
    #expect(days("last Christmas", 2026, 12, 25) == "2025-12-24..2025-12-26")
    #expect(days("last Friday", 2026, 11, 27) == "2026-11-20..2026-11-20")
    #expect(days("on Friday", 2026, 11, 27) == "2026-11-27..2026-11-27")
  }

  /// Long strings that make some scan look far and in vain.
  static let hard: [String] = [
    String(repeating: "(", count: 500), String(repeating: "1", count: 500), String(repeating: "1 ", count: 250),
    "e" + String(repeating: "\u{301}", count: 5_000), String(repeating: "e\u{301} ", count: 250),
    String(repeating: "\"", count: 500), String(repeating: "\" a", count: 170), String(repeating: "東", count: 500),
    String(repeating: "去年の夏の", count: 100), String(repeating: "上", count: 500), String(repeating: "三个", count: 250),
    String(repeating: "last ", count: 100), String(repeating: "in the ", count: 72),
    String(repeating: "a ", count: 250),
    String(repeating: "de la ", count: 84), String(repeating: "Friday ", count: 72),
    String(repeating: "vor ", count: 125),
    String(repeating: "März ", count: 100), String(repeating: "été ", count: 125), String(repeating: "l'", count: 250),
    String(repeating: "между ", count: 84), String(repeating: "지난 ", count: 167), String(repeating: "지난", count: 250),
    String(repeating: "วันนี้", count: 100), String(repeating: "-a ", count: 167),
    String(repeating: "without x ", count: 50),
    String(repeating: "between March and ", count: 28), String(repeating: "2024-03-05 ", count: 46),
    String(repeating: "from ", count: 100), String(repeating: "the day before ", count: 34),
    String(repeating: "5 of the ", count: 56), String(repeating: "🍕", count: 500), String(repeating: "ａ", count: 500),
    String(repeating: "の", count: 500), String(repeating: "il y a ", count: 72), String(repeating: "-", count: 500),
    String(repeating: "- ", count: 250), String(repeating: "i går ", count: 84), String(repeating: "до ", count: 167),
  ]

  @Test func longStringsTakeNoLongerThanTheirLengthSays() {
    _ = SearchQuery("warm", today: PlanDateExample.noon)
    let clock = ContinuousClock()
    for text in Self.hard {
      var best = Duration.seconds(9)
      for _ in 0..<3 { best = min(best, clock.measure { _ = SearchQuery(text, today: PlanDateExample.noon) }) }
      // A release build needs under a millisecond. This bound holds on a busy machine without optimisation too, and
      // still tells work that grows faster than its input.
      #expect(best < .seconds(1), "\(text.prefix(12)): \(best)")
    }
  }
}
