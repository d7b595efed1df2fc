import Foundation
import PoolTypes
import Testing

@testable import PoolStore

@Suite struct TroubleTests {
  @Test func runsTakeTurnsAndReadersDoNotWait() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "hello")
    let turn = try WriterLock(folder: index.folder.path)
    #expect(throws: PoolError.self) { try WriterLock(folder: index.folder.path) }
    let reader = try IndexStore(folder: index.folder, readOnly: true)
    #expect(try reader.counts().known == 1)
    withExtendedLifetime(turn) {}
  }

  @Test func whatASecondProcessWritesIsSeen() throws {
    let index = try TemporaryIndex()
    let second = try IndexStore(folder: index.folder)
    try index.add(1, text: "hello")
    #expect(try second.counts().known == 1)
    try second.set("key", to: "value")
    #expect(try index.store.setting("key") == "value")
  }

  @Test func aFullDiskLosesNothingAndSaysSo() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "hello")
    try index.store.write { connection in
      let pages = try connection.number("PRAGMA page_count")
      try connection.run("PRAGMA max_page_count = \(pages + 2)")
    }
    var slice = IndexSlice()
    slice.listed = (2...2_000).map { TemporaryIndex.listed($0) }
    #expect(throws: PoolError.storageFull) { try index.store.apply(slice) }
    #expect(try index.store.counts().known == 1)
  }

  @Test func aDamagedFileIsNamedAsSuch() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pool-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(repeating: 7, count: 9_000).write(to: folder.appendingPathComponent(IndexStore.fileName))
    do {
      _ = try IndexStore(folder: folder)
      Issue.record("a damaged file was opened")
    } catch let error as PoolError {
      guard case .storageDamaged = error else {
        Issue.record("unexpected error \(error)")
        return
      }
    }
  }

  @Test func aNewerIndexIsLeftAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pool-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let store = try IndexStore(folder: folder)
      try store.write { try $0.execute("PRAGMA user_version = 99") }
    }
    #expect(throws: PoolError.self) { try IndexStore(folder: folder) }
  }

  /// The files as they stand in the middle of a transaction are what a killed process leaves.
  @Test func aProcessKilledWithinASliceLeavesWholeSlices() throws {
    let index = try TemporaryIndex()
    try index.add(1, text: "whole")
    let copy = index.folder.appendingPathExtension("copy")
    defer { try? FileManager.default.removeItem(at: copy) }
    try index.store.write { connection in
      try connection.execute("BEGIN IMMEDIATE; PRAGMA cache_spill = 1; PRAGMA cache_size = 5")
      for number in 0..<3_000 {
        try connection.run(
          "INSERT INTO left_out VALUES (?, 1, 1, 1, 1, ?)",
          [.text("p\(number)"), .text(String(repeating: "x", count: 300))])
      }
      try FileManager.default.copyItem(at: index.folder, to: copy)
      try connection.execute("ROLLBACK")
    }
    let wal = try Data(contentsOf: copy.appendingPathComponent(IndexStore.fileName + "-wal"))
    #expect(wal.count > 100_000, "nothing of the slice had reached the disk")
    let reopened = try IndexStore(folder: copy)
    #expect(try reopened.counts().indexed == 1)
    #expect(try reopened.knownEntries().count == 1)
    #expect(
      try reopened.read { connection in
        var answer = ""
        try connection.run("PRAGMA integrity_check") { row in
          answer = row.text(0)
          return false
        }
        return answer
      } == "ok")
  }

  /// Only what was under way when the process ended is suspect, and ends add up.
  @Test func capturesUnderWayAtAnEndAreSuspects() throws {
    let index = try TemporaryIndex()
    let store = index.store
    let (one, two) = (CaptureID("cap_1"), CaptureID("cap_2"))
    try store.markReading(one)
    try store.markReading(two)
    try store.unmarkReading(two)
    #expect(try store.suspects().isEmpty)
    try store.noteDeath(weight: 2)
    #expect(try store.suspects() == [one: 2])
    // Read well this time: the next end does not count against it.
    try store.markReading(one)
    try store.unmarkReading(one)
    try store.noteDeath(weight: 2)
    #expect(try store.suspects() == [one: 2])
    try store.markReading(one)
    try store.noteDeath(weight: 1)
    #expect(try store.suspects() == [one: 3])
    try store.clearReadingMarks()
    #expect(try store.suspects().isEmpty)
  }

  @Test func anIndexOfTheFirstVersionIsBroughtForwardWithWhatItHolds() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pool-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try OldIndex.make(
      folder, version: 1,
      """
      INSERT INTO capture (row, id, path, size, modified, file_number, companions, digest, state, media, instant,
        orientation) VALUES (1, 'cap_1', '1.jpg', 1, 1, 1, 0, 'd', 'listed', 'photo', 1, 1)
      """)
    let store = try IndexStore(folder: folder)
    #expect(try store.counts().known == 1)
    try store.markReading(CaptureID("cap_1"))
    try store.noteDeath(weight: 1)
    #expect(try store.suspects().count == 1)
  }
}

/// An index as an earlier version wrote it.
enum OldIndex {
  static func make(_ folder: URL, version: Int, _ sql: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let connection = try SQLiteConnection(
      path: folder.appendingPathComponent(IndexStore.fileName).path, readOnly: false)
    for step in Schema.steps.prefix(version) {
      try connection.execute(step.sql)
      try step.fill?(connection)
    }
    try connection.execute(sql)
    try connection.execute("PRAGMA user_version = \(version)")
  }
}
