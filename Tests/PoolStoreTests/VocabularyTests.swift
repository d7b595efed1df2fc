import Foundation
import PoolTypes
import Testing

@testable import PoolStore

@Suite struct VocabularyTests {
  private func vocabulary(_ store: IndexStore) throws -> [String] {
    try store.read { connection in
      var words: [String] = []
      try connection.run("SELECT word FROM vocabulary ORDER BY word") { row in
        words.append(row.text(0))
        return true
      }
      return words
    }
  }

  @Test func partsBeginningsAndSlipsAreFoundThere() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "Hauptbahnhof receipt bahn table")
    #expect(try index.store.words(holding: "bahn", limit: 9) == ["hauptbahnhof"])
    #expect(try index.store.words(holding: "hnh", limit: 9) == ["hauptbahnhof"])
    #expect(try index.store.words(holding: "ahnb", limit: 9).isEmpty)
    #expect(try index.store.words(beginning: "haup", limit: 9) == ["hauptbahnhof"])
    for slip in ["eceipt", "xeceipt", "erceipt", "rexeipt", "recept", "receiptt", "receipx", "receitp", "rreceipt"] {
      #expect(try index.store.words(near: slip, limit: 9) == ["receipt"], "\(slip)")
    }
    #expect(try index.store.words(near: "receipt", limit: 9).isEmpty)
  }

  @Test func aWordLeavesWithTheLastCaptureThatHoldsIt() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "quokka shared")
    try index.add(2, text: "shared lemur")
    #expect(try vocabulary(index.store) == ["lemur", "quokka", "shared"])
    try index.remove(1)
    #expect(try vocabulary(index.store) == ["lemur", "shared"])
    try index.add(2, text: "other")
    #expect(try vocabulary(index.store) == ["other"])
    #expect(try index.store.words(holding: "emu", limit: 9).isEmpty)
    try index.remove(2)
    #expect(try vocabulary(index.store).isEmpty)
  }

  @Test func countsFollowWhatIsAddedChangedAndRemoved() throws {
    let index = try TemporaryIndex()
    for number in 1...5 { try index.add(number, text: number == 5 ? "" : "one two three") }
    var counts = try index.store.textCounts(RowScope())
    #expect((counts.captures, counts.written, counts.words) == (5, 4, 12))
    try index.add(1, text: "four")
    try index.remove(2)
    counts = try index.store.textCounts(RowScope(mediaTypes: [.photo]))
    #expect((counts.captures, counts.written, counts.words) == (4, 3, 7))
    #expect(try index.store.textCounts(RowScope(mediaTypes: [.video])).captures == 0)
    // The captures' times are their numbers, in seconds.
    #expect(try index.store.textCounts(RowScope(since: 3, until: 5)).captures == 2)
  }

  @Test func aCaptureWhoseDateChangesMovesWithItsWords() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "quokka")
    let year = 365.0 * 86_400
    func found(_ since: Double, _ until: Double) throws -> Int {
      try index.store.textCount(
        .words(["quokka"], number: 0),
        in: TextScope(rows: RowScope(mediaTypes: [.photo], since: since, until: until), columns: [.text]), limit: 9
      ).count
    }
    #expect(try found(0, year) == 1)
    var slice = IndexSlice()
    var listed = TemporaryIndex.listed(1)
    listed.facts.date = CaptureDate(wallClockSeconds: 20 * year, offsetMinutes: 0, source: .metadata)
    listed.needsReading = false
    slice.listed = [listed]
    try index.store.apply(slice)
    #expect(try found(0, year) == 0)
    #expect(try found(19 * year, 21 * year) == 1)
    #expect(try index.store.textCounts(RowScope(since: 19 * year)).captures == 1)
    try index.remove(1)
    #expect(try found(0, 30 * year) == 0)
    #expect(try index.store.textCounts(RowScope()).captures == 0)
  }

  @Test func namesOfThingsLeaveNoByteBehind() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "words")
    let asked = try #require(
      try index.store.unnamed(asker: "m", judged: "", mediaTypes: [.photo], after: nil, limit: 9).first)
    var slice = IndexSlice()
    slice.named = [
      IndexSlice.Named(
        id: CaptureID("cap_1"),
        things: [Thing(kind: .product, name: "Quokkaphone", confidence: 1)],
        version: IndexStore.namedMark(asker: "m", basis: asked.basis, version: "1"))
    ]
    try index.store.apply(slice)
    #expect(try index.rows(holding: "quokkaphone") == [1])
    try index.store.forgetThings()
    #expect(try index.rows(holding: "quokkaphone").isEmpty)
    #expect(try index.rows(holding: "words") == [1])
    try index.store.checkpoint()
    #expect(try index.bytes().range(of: Data("uokkaph".utf8)) == nil)
  }

  @Test func anIndexOfVersionFourIsFilledAnew() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pool-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let captures = (1...3).map { number in
      """
      INSERT INTO capture (row, id, path, size, modified, file_number, companions, digest, state, media, instant,
        orientation) VALUES (\(number), 'cap_\(number)', '\(number)', 1, 1, 1, 0, 'd', 'indexed', 'photo', 1, 1);
      INSERT INTO reading VALUES (\(number), 'Old words \(number)', x'', 'CODE-77', '[]', 'dog', '[]');
      INSERT INTO words (rowid, lines, codes, labels) VALUES (\(number), 'Old words \(number)', 'CODE-77', 'dog');
      INSERT INTO parts (rowid, text) VALUES (\(number), 'Old words \(number)');
      """
    }
    try OldIndex.make(folder, version: 4, captures.joined())
    let store = try IndexStore(folder: folder)
    let scope = TextScope(rows: RowScope(), columns: [.text, .codes, .labels, .things])
    #expect(try store.textCount(.words(["old", "words"], number: 0), in: scope, limit: 9).count == 3)
    #expect(try store.textCount(.words(["code77"], number: 0), in: scope, limit: 9).count == 3)
    #expect(try store.words(holding: "old", limit: 9).isEmpty)
    #expect(try store.textCounts(RowScope()).words == 9)
    var slice = IndexSlice()
    slice.removed = (1...3).map { CaptureID("cap_\($0)") }
    try store.apply(slice)
    #expect(try vocabulary(store).isEmpty)
    #expect(try store.textCount(.words(["old"], number: 0), in: scope, limit: 9).count == 0)
  }
}
