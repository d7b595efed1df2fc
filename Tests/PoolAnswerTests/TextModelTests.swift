import Foundation
import PoolRank
import PoolTesting
import PoolTypes
import Testing

@testable import PoolAnswer
@testable import PoolStore

/// The text list beside a plain model in memory: the same captures for every question, after any changes.
@Suite struct TextModelTests {
  private struct Capture {
    var media: MediaType
    var words: [String]
  }

  private let vocabulary = [
    "alpha", "alphabet", "phalanx", "bravo", "bravado", "charm", "harmony", "delta", "東京", "京都", "42", "4211", "xy",
  ]

  @Test(arguments: 0..<6)
  func theListFindsWhatAPlainModelFinds(part: Int) throws {
    var random = SeededGenerator(UInt64(part) + 77)
    let index = try SmallIndex()
    let engine = SearchEngine(store: index.store)
    var captures: [Int: Capture] = [:]
    for _ in 0..<120 {
      let number = Int.random(in: 1...30, using: &random)
      if captures[number] != nil, Bool.random(using: &random) {
        try index.remove(number)
        captures[number] = nil
      } else {
        let words = (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
          vocabulary.randomElement(using: &random)
        }
        let media = captures[number]?.media ?? MediaType.allCases.randomElement(using: &random) ?? .photo
        try index.add(number, media, text: [words.joined(separator: " ")])
        captures[number] = Capture(media: media, words: words)
      }
      try check(engine, index.store, captures, &random)
    }
    for number in captures.keys { try index.remove(number) }
    try index.store.checkpoint()
    let bytes = try FileManager.default.contentsOfDirectory(at: index.folder, includingPropertiesForKeys: nil)
      .reduce(into: Data()) { $0.append(try Data(contentsOf: $1)) }
    for trace in ["phala", "bravad", "harmony", "東京", "4211"] {
      #expect(bytes.range(of: Data(trace.utf8)) == nil, "\(trace) is still in a file")
    }
  }

  private func check(
    _ engine: SearchEngine, _ store: IndexStore, _ captures: [Int: Capture], _ random: inout SeededGenerator
  ) throws {
    let numbers = try Dictionary(
      uniqueKeysWithValues: captures.keys.compactMap { number in
        try store.row(of: CaptureID("cap_\(number)")).map { ($0, number) }
      })
    let kind = Bool.random(using: &random) ? MediaType.allCases.randomElement(using: &random) : nil
    let scope = RowScope(mediaTypes: kind.map { [$0] } ?? [])
    let inside = captures.filter { kind == nil || $0.value.media == kind }
    func found(_ query: String, without excluded: String = "") throws -> Set<Int> {
      Set(try engine.rows(query, without: excluded, scope: scope).compactMap { numbers[$0] })
    }
    func expected(_ holds: ([String]) -> Bool) -> Set<Int> { Set(inside.filter { holds($0.value.words) }.keys) }
    guard let one = vocabulary.randomElement(using: &random), let two = vocabulary.randomElement(using: &random) else {
      return
    }
    // A word, or a part of one.
    let isShort = one.count < 4 && !one.contains("京")
    func holds(_ words: [String], _ asked: String) -> Bool {
      asked.contains("京")
        ? words.joined(separator: " ").contains(asked) : words.contains { isShort ? $0 == asked : $0.contains(asked) }
    }
    #expect(try found(one) == expected { holds($0, one) }, "\(one)")
    #expect(
      try found("\"\(one)\"")
        == expected { words in
          one.contains("京") ? words.joined(separator: " ").contains(one) : words.contains(one)
        }, "\(one)")
    #expect(
      try found("\"\(one) \(two)\"")
        == expected { words in
          zip(words, words.dropFirst()).contains { $0 == one && $1 == two }
        }, "\(one) \(two)")
    let without = one == two ? "nothing" : two
    #expect(
      try found(one, without: without)
        == expected { words in
          holds(words, one)
            && !(without.contains("京") ? words.joined(separator: " ").contains(without) : words.contains(without))
        }, "\(one) -\(without)")
    // A capture with both words is always found, and one with neither never.
    let both = try found("\(one) \(two)")
    #expect(both.isSuperset(of: expected { $0.contains(one) && $0.contains(two) }), "\(one) \(two)")
    let counts = try store.textCounts(scope)
    #expect(counts.captures == inside.count)
    #expect(counts.written == inside.values.filter { !$0.words.isEmpty }.count)
  }
}
