import Foundation
import PoolTypes
import Testing

@testable import PoolStore

/// An index in a folder of its own that goes away with it.
final class TemporaryIndex: Sendable {
  let folder: URL
  let store: IndexStore

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pool-store-\(UUID().uuidString)")
    store = try IndexStore(folder: folder)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static func listed(_ number: Int, path: String? = nil) -> IndexSlice.Listed {
    IndexSlice.Listed(
      id: CaptureID("cap_\(number)"), path: path ?? "\(number).jpg",
      stamp: EntryStamp(size: 1, modified: Int64(number), fileNumber: UInt64(number), companions: 0),
      contentDigest: "d\(number)",
      facts: CaptureFacts(
        mediaType: .photo,
        date: CaptureDate(wallClockSeconds: Double(number), offsetMinutes: 0, source: .metadata)),
      needsReading: true)
  }

  func add(_ number: Int, text: String, vectors: [CaptureVector] = []) throws {
    let corner = Quad.Corner(x: 0, y: 0)
    let box = Quad(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    var slice = IndexSlice()
    slice.listed = [Self.listed(number)]
    slice.read = [
      IndexSlice.Read(
        id: CaptureID("cap_\(number)"),
        reading: CaptureReading(
          text: text.split(separator: "\n").map { TextLine(text: String($0), box: box, confidence: 1) },
          vectors: vectors, readers: [.text: "t/1"])
      )
    ]
    try store.apply(slice)
  }

  func remove(_ number: Int) throws {
    var slice = IndexSlice()
    slice.removed = [CaptureID("cap_\(number)")]
    try store.apply(slice)
  }

  /// Rows that hold words one after the other, newest first.
  func rows(holding text: String) throws -> [Int64] {
    try store.textMatches(.words(WordSplitting.split(text).words, number: 0), in: .everything, limit: 100).map(\.row)
  }

  /// All bytes of all files of the index.
  func bytes() throws -> Data {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .reduce(into: Data()) { $0.append(try Data(contentsOf: $1)) }
  }
}

extension TextScope {
  /// Every row and column.
  static let everything = TextScope(rows: RowScope(), columns: [.text, .codes, .labels, .things])
}

@Suite struct StoringTests {
  @Test func aReadingComesBackAsItWasStored() throws {
    let index = try TemporaryIndex()
    try index.add(
      1, text: "first line\nsecond line",
      vectors: [CaptureVector(subject: .image, space: "s/1", values: [0.6, 0.8, 0, 0])])
    let record = try #require(try index.store.record(CaptureID("cap_1")))
    #expect(record.state == .indexed)
    #expect(record.reading?.text.map(\.text) == ["first line", "second line"])
    let values = try #require(record.reading?.vectors.first?.values)
    for (value, expected) in zip(values, [Float(0.6), 0.8, 0, 0]) { #expect(abs(value - expected) < 0.01) }
    #expect(try index.store.record(path: "1.jpg")?.id == CaptureID("cap_1"))
    #expect(try index.store.counts().withImageVector == 1)
  }

  @Test func readingTwiceReplaces() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "before")
    try index.add(1, text: "after")
    #expect(try index.rows(holding: "before").isEmpty)
    #expect(try index.rows(holding: "after").count == 1)
    #expect(try index.store.counts().known == 1)
  }

  @Test func capturesMayTakeEachOthersPaths() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "one")
    try index.add(2, text: "two")
    var slice = IndexSlice()
    let stamp = EntryStamp(size: 1, modified: 1, fileNumber: 1, companions: 0)
    slice.moved = [(CaptureID("cap_1"), "2.jpg", stamp), (CaptureID("cap_2"), "1.jpg", stamp)]
    try index.store.apply(slice)
    #expect(try index.store.record(path: "1.jpg")?.reading?.text.first?.text == "two")
  }

  @Test func deletedTextLeavesNoByteBehind() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "zebracrossing quokkahideout")
    for number in 2...40 { try index.add(number, text: "ordinary words number \(number)") }
    try index.store.checkpoint()
    #expect(try index.bytes().range(of: Data("quokkahideout".utf8)) != nil)
    try index.remove(1)
    try index.store.checkpoint()
    let bytes = try index.bytes()
    for trace in ["quokkahideout", "quokka", "zebracrossing", "cap_1\u{0}"] {
      #expect(bytes.range(of: Data(trace.utf8)) == nil, "\(trace) is still in a file")
    }
  }

  @Test func textThatIsReadAgainLeavesNoByteBehind() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "quokkahideout")
    try index.add(1, text: "something else")
    try index.store.checkpoint()
    #expect(try index.bytes().range(of: Data("quokka".utf8)) == nil)
  }

  @Test func heldBackKeepsKindAlone() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "quokkahideout")
    var slice = IndexSlice()
    slice.sensitive = [IndexSlice.Held(id: CaptureID("cap_1"), kind: .authentication)]
    try index.store.apply(slice)
    try index.store.checkpoint()
    #expect(try index.store.record(CaptureID("cap_1"))?.reading == nil)
    #expect(try index.store.counts().sensitive[.authentication] == 1)
    #expect(try index.bytes().range(of: Data("quokka".utf8)) == nil)
  }

  @Test func eraseLeavesNothing() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "quokkahideout")
    try index.store.set("library", to: "/pictures/secretplace")
    try index.store.erase()
    let bytes = try index.bytes()
    #expect(bytes.range(of: Data("quokka".utf8)) == nil)
    #expect(bytes.range(of: Data("secretplace".utf8)) == nil)
    #expect(try index.store.counts().known == 0)
  }
}

@Suite struct LookupTests {
  @Test func wordsIgnoreCaseAndAccents() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "Café Müller")
    for word in ["cafe", "CAFÉ", "muller", "cafe muller"] {
      #expect(try index.rows(holding: word) == [1])
    }
  }

  @Test func piecesOfUnspacedTextAreFound() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "東京駅のラーメン屋")
    for piece in ["ラーメン", "東京", "京", "駅のラ"] { #expect(try index.rows(holding: piece) == [1]) }
    #expect(try index.rows(holding: "京東").isEmpty)
  }

  @Test func operatorsInAQueryAreText() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "near or and")
    for text in ["\"", "a OR b", "NEAR(", "*", "lines:", "'", "\0"] {
      _ = try index.rows(holding: text)
      let raw = TextExpression.words([text], number: 0)
      _ = try index.store.textMatches(raw, in: .everything, limit: 10)
      _ = try index.store.words(holding: text + "abc", limit: 10)
      _ = try index.store.words(beginning: text + "ab", limit: 10)
      _ = try index.store.words(near: text + "abcde", limit: 10)
    }
    #expect(try index.rows(holding: "OR") == [1])
  }

  @Test func vectorsOfOneSpaceAreComparedClosely() throws {
    let index = try TemporaryIndex()
    func unit(_ seed: Int) -> [Float] {
      let values = (0..<384).map { Float(sin(Double($0 * $0 % 97 + seed * 31) * 1.7)) }
      let length = values.reduce(0) { $0 + $1 * $1 }.squareRoot()
      return values.map { $0 / length }
    }
    for number in 1...20 {
      try index.add(
        number, text: "",
        vectors: [CaptureVector(subject: .image, space: number == 20 ? "other" : "s/1", values: unit(number))]
      )
    }
    let query = unit(3)
    let found = try index.store.nearest(
      to: query, space: "s/1", subject: .image, floor: -1, scope: RowScope(), limit: 50)
    #expect(found.compared == 19)
    #expect(found.matches.first?.row == 3)
    for match in found.matches {
      let exact = zip(query, unit(Int(match.row))).reduce(0.0) { $0 + Double($1.0 * $1.1) }
      #expect(abs(exact - match.cosine) < 0.01)
    }
    #expect(
      try index.store.nearest(to: query, space: "s/1", subject: .image, floor: -1, scope: RowScope(rows: [5]), limit: 9)
        .matches.map(\.row) == [5])
  }
}
