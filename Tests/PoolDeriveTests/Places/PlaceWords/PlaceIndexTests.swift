import PoolTesting
import Testing

@testable import PoolDerive

/// The index of names beside what a plain look at everything says.
@Suite struct PlaceIndexTests {
  private static let letters = Array("abcdeéłñ")

  private static func word(_ chance: inout SeededGenerator, _ lengths: ClosedRange<Int>) -> String {
    String((0..<Int.random(in: lengths, using: &chance)).compactMap { _ in letters.randomElement(using: &chance) })
  }

  /// One slip as its definition says: every string that one change makes.
  private static func oneSlipFrom(_ word: String) -> Set<String> {
    let signs = Array(word)
    let alphabet = Array("abcdenl")
    var made: Set<String> = []
    for place in signs.indices {
      var less = signs
      less.remove(at: place)
      if place < signs.count - 1 { made.insert(String(less)) }
      if place < signs.count - 1 {
        var swapped = signs
        swapped.swapAt(place, place + 1)
        made.insert(String(swapped))
      }
      for sign in alphabet {
        var (changed, more) = (signs, signs)
        changed[place] = sign
        more.insert(sign, at: place)
        made.formUnion([String(changed), String(more)])
      }
    }
    made.remove(word)
    return made
  }

  @Test func wordsWithinOneSlipAreAllFoundAndNoOthers() {
    var chance = SeededGenerator(7)
    for _ in 0..<6 {
      let words = Set((0..<60).map { _ in CityNameFolding.folded(Self.word(&chance, 5...7)) })
      var slips = PlaceSlips()
      for word in words { slips.add(word) }
      slips.finish()
      let slipsOf = Dictionary(uniqueKeysWithValues: words.map { ($0, Self.oneSlipFrom($0)) })
      for (word, made) in slipsOf {
        for typed in made where typed.count >= 5 {
          #expect(slips.near(typed).contains(word), "\(typed) \(word)")
        }
        let typed = CityNameFolding.folded(Self.word(&chance, 5...7))
        let wanted = words.filter { slipsOf[$0]?.contains(typed) == true }
        #expect(Set(slips.near(typed)) == wanted, "\(typed)")
      }
    }
  }

  /// Whatever is typed: no word is lost, none is counted twice, and the same text gives the same.
  @Test func everyWordIsPlaceOrContentOrSmall() {
    var chance = SeededGenerator(21)
    let names = ["New York", "Lisboa", "Nice", "東京", "São Paulo", "L'Aquila", "리스본", "Bath"]
    let index = PlaceIndex(
      names.enumerated().map { PlaceName(id: "\($0)", kind: .city, names: [$1], captures: $0 * 9 + 1) }
        + PlaceType.all.map { .type($0, captures: 3) })
    let parts =
      names + ["in", "museum", "sunset", "の", "寺", "'", "’da", "-", "42", "Ⅷ", "\u{301}", "🏖", "ﬁ", "", "리스본에서"]
    for _ in 0..<1500 {
      let count = Int.random(in: 0...9, using: &chance)
      let text = (0..<count).compactMap { _ in parts.randomElement(using: &chance) }
        .joined(separator: chance.next() % 3 == 0 ? "" : " ")
      let found = index.find(in: text)
      #expect(found == index.find(in: text))
      #expect((0...1).contains(found.placeSimilarity))
      let ranges = found.matches.map(\.range)
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
      let tokens = PlaceToken.tokens(of: text)
      let big = tokens.indices.count { place in !tokens[place].isSmall && !ranges.contains { $0.contains(place) } }
      let signs = tokens.indices.count { place in
        tokens[place].isSign && !tokens[place].isSmall && !ranges.contains { $0.contains(place) }
      }
      #expect(found.contentWords.count <= big && found.contentWords.count >= big - max(0, signs - 1), "\(text)")
      #expect(found.contentWords.isEmpty == (big == 0))
    }
  }

  @Test func longAndOddTextsAreBounded() {
    let index = PlaceIndex([PlaceName(id: "1", kind: .city, names: ["Lisboa"], captures: 1)])
    #expect(index.find(in: String(repeating: "lisboa ", count: 10_000)).matches.count == PlaceToken.countMax)
    #expect(index.find(in: String(repeating: "a", count: 100_000)).matches.isEmpty)
    #expect(index.find(in: String(repeating: "\u{301}", count: 5000)).matches.isEmpty)
    let long = PlaceName(id: "2", kind: .venue, names: [String(repeating: "word ", count: 40)], captures: 1)
    #expect(PlaceIndex([long]).find(in: "word word").matches.isEmpty)
  }

  @Test func aQueryOverFiveThousandPlacesTakesLessThanAMillisecond() {
    var chance = SeededGenerator(5)
    let syllables = [
      "la", "mon", "ter", "vil", "san", "burg", "ri", "ko", "shi", "na", "dor", "est", "pel", "um", "gra",
    ]
    let places = (0..<5000).map { number in
      let names = (0..<6).map { _ in
        (0..<Int.random(in: 1...2, using: &chance)).map { _ in
          (0..<Int.random(in: 2...4, using: &chance)).compactMap { _ in syllables.randomElement(using: &chance) }
            .joined()
        }.joined(separator: " ")
      }
      return PlaceName(id: "\(number)", kind: .city, names: names, captures: 5)
    }
    let clock = ContinuousClock()
    var index = PlaceIndex([])
    let built = clock.measure { index = PlaceIndex(places + PlaceType.all.map { .type($0, captures: 2) }) }
    var matches = 0
    let queries = places.prefix(200).map { "two old friends in \($0.names[0].dropLast(3))x at the musuem" }
    let asked = clock.measure { for query in queries { matches += index.find(in: query).matches.count } }
    #expect(matches >= 200)
    // Debug builds are slow, and so is a machine that others use: a bound for what grows without limit.
    #expect(asked / 200 < .milliseconds(25), "\(asked / 200) for a query, built in \(built)")
    if LivesTests.reports { print("places: built in \(built), a query in \(asked / 200)") }
  }
}
