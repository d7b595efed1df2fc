import PoolRank
import PoolTypes
import Testing

@testable import PoolAnswer
@testable import PoolStore

extension SearchEngine {
  /// Rows that a query's words find in any list, with their best scores.
  func found(
    _ text: String, without excluded: String = "", scope: RowScope = RowScope(),
    columns: Set<SearchList> = [.text, .codes, .labels, .things]
  ) throws -> [Int64: Double] {
    let list = try textList(
      SearchQuery(text).terms, excluded: excluded.isEmpty ? [] : SearchQuery(excluded).terms, scope: scope,
      columns: columns)
    return list.scores.values.reduce(into: [:]) { best, scores in
      for (row, score) in scores { best[row] = max(best[row] ?? 0, score.score) }
    }
  }

  func rows(_ text: String, without excluded: String = "", scope: RowScope = RowScope()) throws -> Set<Int64> {
    Set(try found(text, without: excluded, scope: scope).keys)
  }
}

@Suite struct TextListTests {
  private func index(_ texts: [String]) throws -> (SmallIndex, SearchEngine) {
    let index = try SmallIndex()
    for (place, text) in texts.enumerated() {
      try index.add(place + 1, text: text.split(separator: "\n").map(String.init))
    }
    return (index, SearchEngine(store: index.store))
  }

  @Test func platesAndNumbersAreFoundAsTheyAreTyped() throws {
    let (index, engine) = try index([
      "Plate AB-123-CD", "Plate AB 123 CD", "Plate AB123CD", "Order 34-155", "Total 1,299.00",
      "ISBN 978-3-16-148410-0", "Call +49 30 1234567",
    ])
    for query in ["ab123cd", "AB-123-CD", "AB 123 CD", "ab 123-cd"] {
      #expect(try engine.rows(query) == [1, 2, 3], "\(query)")
    }
    for query in ["34-155", "34155", "34 155"] { #expect(try engine.rows(query) == [4], "\(query)") }
    for query in ["1,299.00", "1299", "1299.00", "1.299,00"] { #expect(try engine.rows(query) == [5], "\(query)") }
    for query in ["9783161484100", "978-3-16-148410-0", "978 3 16 148410 0"] {
      #expect(try engine.rows(query) == [6], "\(query)")
    }
    for query in ["49301234567", "+49 30 1234567"] { #expect(try engine.rows(query) == [7], "\(query)") }
    withExtendedLifetime(index) {}
  }

  @Test func textInAnotherLanguageIsFoundInAnyPiece() throws {
    let (index, engine) = try index(["Menu\n東京駅のラーメン屋", "สวัสดีครับ", "서울에서 커피", "Счёт-фактура"])
    for query in ["東", "東京", "京駅", "ラーメン", "ラーメン屋", "メ"] { #expect(try engine.rows(query) == [1], "\(query)") }
    #expect(try engine.rows("京東").isEmpty)
    #expect(try engine.rows("สวัส") == [2])
    #expect(try engine.rows("서울") == [3])
    #expect(try engine.rows("счет") == [4])
    withExtendedLifetime(index) {}
  }

  @Test func aSlipAnywhereInAWordIsForgiven() throws {
    let (index, engine) = try index(["Your receipt from the bakery", "Another page"])
    for query in ["eceipt", "xeceipt", "erceipt", "rexeipt", "recept", "receiptt", "receipx", "receitp"] {
      #expect(try engine.rows(query) == [1], "\(query)")
    }
    #expect(try engine.rows("receipt bakery").count == 1)
    #expect(try engine.rows("rxcexpt").isEmpty)
    #expect(try engine.rows("\"eceipt bakery\"").isEmpty)
    let (whole, slipped) = (try engine.found("receipt"), try engine.found("receitp"))
    #expect((whole[1] ?? 0) > (slipped[1] ?? 1))
    withExtendedLifetime(index) {}
  }

  @Test func partsAndBeginningsCountLessThanWords() throws {
    let (index, engine) = try index(["bahnhof", "Hauptbahnhof", "nothing"])
    let found = try engine.found("bahnhof")
    #expect(Set(found.keys) == [1, 2])
    #expect((found[1] ?? 0) > (found[2] ?? 1))
    var term = try #require(SearchQuery("hau").terms.first)
    term.isPrefix = false
    #expect(try engine.textList([term], scope: RowScope(), columns: [.text]).scores.isEmpty)
    term.isPrefix = true
    let list = try engine.textList([term], scope: RowScope(), columns: [.text])
    #expect(list.scores[.text]?.keys.map { $0 } == [2])
    #expect(list.forms == [["hau", "hauptbahnhof"]])
    withExtendedLifetime(index) {}
  }

  @Test func wordsThatStandTogetherComeFirst() throws {
    let (index, engine) = try index([
      "please sign in to your account", "account please\nnot to sign", "sign account please", "sign please account",
    ])
    let found = try engine.found("please sign account")
    #expect(found.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key == 1)
    #expect((found[1] ?? 0) > (found[3] ?? 1) + 0.05)
    #expect(try engine.rows("\"sign please\"") == [4])
    withExtendedLifetime(index) {}
  }

  @Test func excludedWordsAreNowhereInWhatIsFound() throws {
    let (index, engine) = try index(["apple pie", "apple cake", "apple 東京"])
    #expect(try engine.rows("apple", without: "pie") == [2, 3])
    #expect(try engine.rows("apple", without: "東京 cake") == [1])
    #expect(
      try engine.rows([1, 2, 3], holding: SearchQuery("pie 東京").terms, columns: [.text]) == [1, 3])
    #expect(try engine.rows([1, 2], holding: SearchQuery("pie").terms, columns: [.labels]).isEmpty)
    withExtendedLifetime(index) {}
  }

  @Test func nothingOutsideTheScopeIsFoundOrCounted() throws {
    let index = try SmallIndex()
    for number in 1...40 {
      try index.add(number, number % 2 == 0 ? .screenshot : .photo, text: ["word", number > 30 ? "late" : "early"])
    }
    let engine = SearchEngine(store: index.store)
    let day = 86_400.0
    let scopes: [(RowScope, (Int) -> Bool)] = [
      (RowScope(mediaTypes: [.screenshot]), { $0 % 2 == 0 }),
      (RowScope(since: 5 * day, until: 35 * day), { $0 >= 5 && $0 < 35 }),
      (RowScope(mediaTypes: [.photo], since: 31 * day), { $0 % 2 == 1 && $0 >= 31 }),
      (RowScope(until: 32 * day, newestRow: 20), { $0 <= 20 }),
      (RowScope(rows: [3, 4, 39]), { [3, 4, 39].contains($0) }),
      (RowScope(since: 90 * day), { _ in false }),
    ]
    for (scope, holds) in scopes {
      let list = try engine.textList(SearchQuery("word late").terms, scope: scope, columns: [.text])
      let inside = (1...40).filter(holds)
      #expect(list.statistics.frequencies == [inside.count, inside.filter { $0 > 30 }.count])
      let found = Set(try engine.rows("late", scope: scope))
      #expect(found == Set(inside.filter { $0 > 30 }.map(Int64.init)))
    }
    let counted = try engine.textList(
      SearchQuery("word").terms, scope: RowScope(mediaTypes: [.photo], since: 10 * day), columns: [.text])
    #expect(counted.statistics.documents == 15)
    #expect(counted.statistics.averageLength == 2)
  }

  @Test func onlyTheColumnsThatAGrantHoldsMatch() throws {
    let index = try SmallIndex()
    try index.add(1, text: ["dog"])
    try index.add(2, labels: ["dog"])
    try index.add(3, codes: ["dog"])
    let engine = SearchEngine(store: index.store)
    for (column, row) in [(SearchList.text, Int64(1)), (.labels, 2), (.codes, 3)] {
      let list = try engine.textList(SearchQuery("dog").terms, scope: RowScope(), columns: [column])
      #expect(list.scores.mapValues { Set($0.keys) } == [column: [row]])
      #expect(list.statistics.frequencies == [1])
    }
    #expect(try engine.found("dog", columns: []).isEmpty)
  }

  @Test func aCodeThatIsTheQueryHasTheHighestScore() throws {
    let index = try SmallIndex()
    try index.add(1, codes: ["https://example.org/a?b=1"])
    try index.add(2, codes: ["https://example.org/a?b=1&c=2"])
    try index.add(3, text: ["https://example.org/a?b=1"])
    let found = try SearchEngine(store: index.store).found("https://example.org/a?b=1")
    #expect(found[1] == 1)
    #expect((found[2] ?? 1) < 1)
    #expect((found[3] ?? 1) < 1)
  }

  @Test func commonWordsEndEarlyAndKeepTheirScores() throws {
    let index = try SmallIndex()
    var slice = IndexSlice()
    for number in 1...5_000 {
      slice.listed.append(
        IndexSlice.Listed(
          id: CaptureID("cap_\(number)"), path: "\(number)",
          stamp: EntryStamp(
            size: 1, modified: 1, fileNumber: UInt64(number), companions: 0), contentDigest: "",
          facts: CaptureFacts(mediaType: .photo, date: nil), needsReading: true))
      let text = number == 7 ? "alpha beta" : number % 2 == 0 ? "alpha then a long way to beta" : "beta gamma alpha"
      slice.read.append(
        IndexSlice.Read(id: CaptureID("cap_\(number)"), reading: CaptureReading(text: [line(text)])))
    }
    try index.store.apply(slice)
    let engine = SearchEngine(store: index.store)
    let terms = SearchQuery("alpha beta").terms
    let first = try engine.textList(terms, scope: RowScope(), columns: [.text])
    #expect(!first.isWhole)
    #expect(first.statistics.frequencies.allSatisfy { (4_900...5_000).contains($0) })
    // The only capture in which they stand together is the oldest but six.
    let scores = try #require(first.scores[.text])
    #expect(scores.max { $0.value.score < $1.value.score }?.key == 7)
    try index.add(6_000, text: ["alpha beta alpha"])
    let later = try engine.textList(
      terms, scope: RowScope(newestRow: 5_000), columns: [.text], frozen: first.statistics)
    let more = try #require(later.scores[.text])
    #expect(Set(more.keys) == Set(scores.keys))
    #expect(more[5_001] == nil)
    for (row, score) in scores { #expect(more[row]?.score == score.score) }
    #expect(later.statistics == first.statistics)
  }

  private func line(_ text: String) -> TextLine {
    let corner = Quad.Corner(x: 0, y: 0)
    return TextLine(
      text: text, box: Quad(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner), confidence: 1)
  }
}
