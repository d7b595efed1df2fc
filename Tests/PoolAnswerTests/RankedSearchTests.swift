import PoolRead
import PoolTesting
import PoolTypes
import Testing

@testable import PoolAnswer
@testable import PoolStore

private func numbers(_ results: SearchResults) -> [Int] {
  results.hits.compactMap { Int($0.id.rawValue.dropFirst(4)) }
}

@Suite struct RankedSearchTests {
  @Test func scoresAreExplained() throws {
    let index = try SmallIndex()
    try index.add(1, text: ["red bicycle"], labels: ["bicycle"], vector: [1, 0, 0, 0])
    try index.add(2, text: ["bicycle repair"], vector: [0, 1, 0, 0])
    let space = VectorSpace(id: "s/1", dimensions: 4, floor: 0.35, sure: 0.5)
    let engine = SearchEngine(store: index.store, imageQuery: { _ in [1, 0, 0, 0] }, imageSpace: space)
    let found = try engine.search("bicycle", explains: true)
    #expect(numbers(found) == [1, 2])
    for hit in found.hits { #expect(abs(hit.parts.reduce(0) { $0 + $1.part } - hit.score) < 1e-9) }
    let lists = try #require(found.hits.first).parts.map(\.list)
    #expect(Set(lists) == [.text, .labels, .picture])
    #expect(try engine.search("bicycle").hits.allSatisfy { $0.parts.isEmpty })
  }

  @Test func excludedWordsAreNowhere() throws {
    let index = try SmallIndex()
    try index.add(1, text: ["apple pie"], vector: [1, 0, 0, 0])
    try index.add(2, text: ["apple pie draft"], vector: [1, 0, 0, 0])
    try index.add(3, text: ["draft"], vector: [1, 0, 0, 0])
    try index.add(4, vector: [1, 0, 0, 0])
    let space = VectorSpace(id: "s/1", dimensions: 4, floor: 0.35, sure: 0.5)
    let engine = SearchEngine(store: index.store, imageQuery: { _ in [1, 0, 0, 0] }, imageSpace: space)
    #expect(Set(numbers(try engine.search("apple -draft"))) == [1, 4])
    #expect(Set(numbers(try engine.search("photos -draft"))) == [1, 4])
  }

  @Test func noExclusionIsPassedOver() throws {
    let index = try SmallIndex()
    try index.add(1, text: ["lemon cake"])
    let engine = SearchEngine(store: index.store)
    let many = (0..<60).map { "-zz\($0)" }.joined(separator: " ")
    #expect(numbers(try engine.search("lemon \(many)")) == [1])
    #expect(numbers(try engine.search("lemon \(many) -cake")).isEmpty)
  }

  @Test func aFilterNeverAddsToAnAnswer() throws {
    let index = try SmallIndex()
    // A query that everything is fairly close to, and nothing more than the rest.
    for number in 1...60 { try index.add(number, number > 50 ? .screenshot : .photo, vector: [0.42, 0.9075, 0, 0]) }
    let space = VectorSpace(id: "s/1", dimensions: 4, floor: 0.35, sure: 0.5)
    let engine = SearchEngine(store: index.store, imageQuery: { _ in [1, 0, 0, 0] }, imageSpace: space)
    #expect(try engine.search("music").hits.isEmpty)
    #expect(try engine.search("music", filters: SearchFilters(mediaTypes: [.screenshot])).hits.isEmpty)
    #expect(try engine.search("music", filters: SearchFilters(since: 55 * 86_400)).hits.isEmpty)
    #expect(try engine.search("\u{301}\u{FE0F}").hits.isEmpty)
  }

  @Test func aPhraseHasToStandThere() throws {
    let index = try SmallIndex()
    try index.add(1, text: ["rain jacket"], vector: [1, 0, 0, 0])
    try index.add(2, text: ["jacket for rain"], vector: [1, 0, 0, 0])
    let space = VectorSpace(id: "s/1", dimensions: 4, floor: 0.35, sure: 0.5)
    let engine = SearchEngine(store: index.store, imageQuery: { _ in [1, 0, 0, 0] }, imageSpace: space)
    #expect(numbers(try engine.search("\"rain jacket\"")) == [1])
  }

  @Test func datesInTheQueryAreFiltersInThePersonsDays() throws {
    let index = try SmallIndex()
    // Day 100 after the epoch is 1970-04-11.
    for number in [40, 69, 75, 100] { try index.add(number, .screenshot, text: ["receipt"]) }
    let engine = SearchEngine(store: index.store)
    let today = 100 * 86_400.0 + 43_200
    #expect(numbers(try engine.search("receipt from March", today: today)) == [75, 69])
    #expect(numbers(try engine.search("receipt today", today: today)) == [100])
    let dated = try engine.search("screenshots from last February", today: today)
    #expect(numbers(dated) == [40])
    #expect(dated.hits.first?.reasons.contains(.date) == true)
    #expect(dated.plan.retrievalIntent == .date)
  }

  @Test func aPrintedDateIsFoundAsItStands() throws {
    let index = try SmallIndex()
    try index.add(40, .screenshot, text: ["Rent due 1 February 1970"])
    try index.add(31, .photo, text: ["beach"])
    try index.add(90, .screenshot, text: ["1 of 3", "February"])
    let engine = SearchEngine(store: index.store)
    let today = 100 * 86_400.0
    // Taken on that day, or saying it; the one that says it first.
    #expect(numbers(try engine.search("1 February 1970", today: today)) == [40, 31])
    #expect(numbers(try engine.search("1 March 1970", today: today)).isEmpty)
    #expect(numbers(try engine.search("February 1970", today: today)) == [40, 31])
  }

  @Test func pagesOfDatesAndKindsGoOnAsTheyBegan() throws {
    let index = try SmallIndex()
    for number in 60...75 { try index.add(number, number % 2 == 0 ? .screenshot : .photo, text: ["word"]) }
    let engine = SearchEngine(store: index.store)
    let today = 100 * 86_400.0
    for query in ["March 1970", "screenshots from last March", "screenshots", "word from March", "1970-03"] {
      let all = numbers(try engine.search(query, limit: 1_000, today: today))
      #expect(all.count >= 7, "\(query)")
      var seen: [Int] = []
      var cursor: String?
      repeat {
        // A capture that shows the words of the query comes between the pages, and must not change what they are.
        let page = try engine.search(query, limit: 3, cursor: cursor, today: today + Double(seen.count) * 86_400 * 40)
        seen += numbers(page)
        cursor = page.cursor
        try index.add(1_000 + seen.count, text: ["March 1970", "1970-03"])
      } while cursor != nil && seen.count < 50
      #expect(seen.filter { $0 < 1_000 } == all, "\(query)")
      for number in 1_000..<1_060 { try index.remove(number) }
    }
  }

  @Test func cursorsThatAreNoneOfOursAreRefused() throws {
    let index = try SmallIndex()
    for number in 1...9 { try index.add(number, text: ["word"]) }
    let engine = SearchEngine(store: index.store)
    let ours = try #require(try engine.search("word", limit: 2).cursor)
    let read = try SearchCursor(ours, question: SearchCursor.question("search", "word", SearchFilters()))
    for change in [
      { (cursor: inout SearchCursor) in cursor.depth = .max }, { $0.depth = .min }, { $0.row = -1 },
      { $0.instant = .infinity },
      { $0.today = -.infinity }, { $0.newestRow = -9 }, { $0.words?.frequencies = [-1] },
    ] as [(inout SearchCursor) -> Void] {
      var cursor = read
      change(&cursor)
      #expect(throws: PoolError.self) { try engine.search("word", limit: 2, cursor: cursor.encoded) }
    }
  }

  @Test func facetsAndTheirFiltersKeepToTheGrant() throws {
    let index = try SmallIndex()
    try index.add(1, labels: ["dog"])
    try index.add(2, .screenshot, text: ["dog"], labels: ["dog"])
    let engine = SearchEngine(store: index.store)
    let blind = ReadScope(sources: [.photos], data: [.things])
    #expect(throws: PoolError.self) { try engine.facets(filters: SearchFilters(labels: ["dog"]), scope: blind) }
    for bound in [Double.nan, .infinity, -.infinity, 1e18] {
      #expect(throws: PoolError.self) { try engine.search("dog", filters: SearchFilters(until: bound)) }
    }
    // A word that only captures outside the grant hold is neither found nor told as a form.
    try index.add(3, .screenshot, text: ["hippopotamus"])
    for number in 4...30 { try index.add(number, text: ["hippo"]) }
    let photos = ReadScope(sources: [.photos], data: Set(DataCategory.allCases))
    let page = try engine.search("hippo", limit: 3, scope: photos)
    let cursor = try #require(page.cursor)
    let read = try SearchCursor(cursor, question: SearchCursor.question("search", "hippo", SearchFilters()))
    #expect(read.words?.found == [[]])
  }

  @Test func aSentenceIsFoundWithItsSmallWords() throws {
    let index = try SmallIndex()
    try index.add(1, text: ["get in touch with us"])
    for number in 2...5 { try index.add(number, text: ["touch screen"]) }
    let engine = SearchEngine(store: index.store)
    #expect(numbers(try engine.search("in touch with")) == [1, 5, 4, 3, 2])
    #expect(numbers(try engine.search("in tuoch with")) == [1, 5, 4, 3, 2])
  }

  @Test func facetsNarrowAndTheirCategoriesAreAsked() throws {
    let index = try SmallIndex()
    try index.add(1, text: ["park"], labels: ["dog"])
    try index.add(2, text: ["park"], labels: ["cat"])
    try index.add(3, labels: ["dog", "cat"])
    let engine = SearchEngine(store: index.store)
    #expect(numbers(try engine.search("park", filters: SearchFilters(labels: ["dog"]))) == [1])
    #expect(numbers(try engine.browse(filters: SearchFilters(labels: ["dog"]))) == [3, 1])
    #expect(numbers(try engine.browse(filters: SearchFilters(labels: ["dog"]), sort: .oldest)) == [1, 3])
    let blind = ReadScope(sources: [.photos], data: [.things])
    #expect(throws: PoolError.self) {
      try engine.search("park", filters: SearchFilters(labels: ["dog"]), scope: blind)
    }
    #expect(throws: PoolError.self) {
      try engine.browse(filters: SearchFilters(linkHosts: ["example.org"]), scope: blind)
    }
  }

  @Test func aMomentIsFoundOnceOnAllPages() throws {
    let index = try SmallIndex()
    let print = try #require(Fingerprint(words: [1, 2, 3, 4]))
    let other = try #require(Fingerprint(words: [~1, ~2, ~3, ~4]))
    for number in 1...5 { try index.add(number, text: ["sunset"], fingerprint: print, seconds: Double(number) * 4) }
    try index.add(6, text: ["sunset"], fingerprint: other, seconds: 21)
    try index.add(7, text: ["sunset"], fingerprint: print, seconds: 500)
    let engine = SearchEngine(store: index.store)
    let all = try engine.search("sunset")
    #expect(numbers(all) == [7, 6, 5])
    #expect(all.total == 3)
    var cursor: String?
    var seen: [Int] = []
    repeat {
      let page = try engine.search("sunset", limit: 1, cursor: cursor)
      seen += numbers(page)
      cursor = page.cursor
    } while cursor != nil && seen.count < 20
    #expect(seen == [7, 6, 5])
  }
}

/// Pages while captures come and go, with a seed for what comes when.
@Suite struct PagingPropertyTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func eachHitComesOnceWhileTheIndexChanges(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let words = ["green", "apple", "pear", "tree", "market", "street"]
    func text() -> [String] {
      [
        (0..<Int.random(in: 1...6, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }.joined(
          separator: " ")
      ]
    }
    let index = try SmallIndex()
    var alive: Set<Int> = []
    for number in 1...60 {
      try index.add(number, number % 3 == 0 ? .screenshot : .photo, text: text())
      alive.insert(number)
    }
    let engine = SearchEngine(store: index.store)
    let query = ["green apple", "pear", "market street tree", "apple -pear"].randomElement(using: &random) ?? ""
    let whole = numbers(try engine.search(query, limit: 1_000))
    var seen: [Int] = []
    var removed: Set<Int> = []
    var next = 61
    var cursor: String?
    repeat {
      let page = try engine.search(query, limit: Int.random(in: 1...5, using: &random), cursor: cursor)
      seen += numbers(page)
      cursor = page.cursor
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        try index.add(next, text: text())
        next += 1
      }
      if let gone = alive.randomElement(using: &random), Bool.random(using: &random) {
        try index.remove(gone)
        alive.remove(gone)
        removed.insert(gone)
      }
    } while cursor != nil && seen.count < 500
    #expect(Set(seen).count == seen.count, "a hit came twice")
    // What was there at the first page and stays is on one page; what goes may still have been shown.
    #expect(Set(whole).subtracting(removed).isSubset(of: Set(seen)))
    #expect(Set(seen).isSubset(of: Set(whole).union(removed).union(61..<max(next, 62))))
    let kept = seen.filter { whole.contains($0) }
    #expect(kept == whole.filter { Set(kept).contains($0) }, "the order changed")
  }
}
