import PoolLibrary
import PoolTypes
import Testing

@Suite struct LibraryComparisonTests {
  private func entry(_ path: String, _ number: UInt64, modified: Int64 = 1, companions: UInt64 = 0)
    -> LibraryEntry
  {
    LibraryEntry(
      path: path, stamp: EntryStamp(size: 10, modified: modified, fileNumber: number, companions: companions))
  }

  private func known(_ id: String?, _ entry: LibraryEntry, digest: String = "") -> KnownEntry {
    KnownEntry(id: id.map(CaptureID.init), path: entry.path, stamp: entry.stamp, contentDigest: digest)
  }

  @Test func everyKindOfChangeIsTold() {
    let before = [
      known("same", entry("same.jpg", 1)), known("edited", entry("edited.jpg", 2)),
      known("moved", entry("old.jpg", 3)),
      known("gone", entry("gone.jpg", 4)), known(nil, entry("recording.mp4", 5)),
      known("tagged", entry("tagged.jpg", 6)),
    ]
    let changes = LibraryComparison(
      entries: [
        entry("same.jpg", 1), entry("edited.jpg", 2, modified: 2), entry("a/new.jpg", 3),
        entry("fresh.jpg", 7),
        entry("tagged.jpg", 6, companions: 9),
      ], known: before)
    #expect(changes.unchangedCount == 1)
    #expect(Set(changes.changed.map(\.id.rawValue)) == ["edited", "tagged"])
    #expect(changes.moved.map(\.id.rawValue) == ["moved"])
    #expect(changes.moved.first?.entry.path == "a/new.jpg")
    #expect(changes.new.map(\.path) == ["fresh.jpg"])
    #expect(changes.gone.map(\.rawValue) == ["gone"])
    #expect(changes.forgotten == ["recording.mp4"])
  }

  @Test func composedAndDecomposedNamesAreTheSame() {
    let changes = LibraryComparison(
      entries: [entry("e\u{301}.jpg", 1)], known: [known("one", entry("\u{e9}.jpg", 1))])
    #expect(changes.new.isEmpty && changes.gone.isEmpty && changes.changed.isEmpty)
    #expect(changes.moved.first.map { Array($0.entry.path.utf8) } == Array("e\u{301}.jpg".utf8))
  }

  @Test func bothFormsOfANameMayStandInOneFolder() {
    let (composed, decomposed) = (entry("\u{e9}.jpg", 1), entry("e\u{301}.jpg", 2))
    let changes = LibraryComparison(
      entries: [decomposed, composed], known: [known("one", composed), known("two", decomposed)])
    #expect(changes.unchangedCount == 2)
    #expect(changes.moved.isEmpty && changes.new.isEmpty && changes.gone.isEmpty)
  }

  @Test func aCopyAndDeleteKeepsTheIdByContent() {
    let gone = [known("a", entry("in/a.jpg", 1), digest: "x"), known("b", entry("in/b.jpg", 2), digest: "x")]
    let moves = ContentMatching.moves(
      described: [(entry("out/b.jpg", 8), "x"), (entry("out/c.jpg", 9), "x"), (entry("out/d.jpg", 10), "y")],
      gone: gone)
    #expect(moves.map(\.id.rawValue) == ["b", "a"])
    #expect(moves.map(\.entry.path) == ["out/b.jpg", "out/c.jpg"])
  }

  @Test func idsAreStableAndDifferByContentAndPlace() {
    let one = CaptureID(contentDigest: "00ff", path: "e\u{301}.jpg")
    #expect(one == CaptureID(contentDigest: "00ff", path: "\u{e9}.jpg"))
    #expect(one != CaptureID(contentDigest: "00fe", path: "\u{e9}.jpg"))
    #expect(one != CaptureID(contentDigest: "00ff", path: "f.jpg"))
    #expect(one.rawValue.hasPrefix("cap_") && one.rawValue.utf8.count == 24)
  }
}
