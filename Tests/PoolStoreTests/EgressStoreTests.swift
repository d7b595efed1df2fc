import Foundation
import PoolTypes
import Testing

@testable import PoolStore

@Suite struct EgressStoreTests {
  private func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("pool-\(UUID().uuidString)")
  }

  private func entry(_ number: Int) -> EgressEntry {
    EgressEntry(
      date: Double(number), host: "actions.example.com", endpoint: "POST /v1/assist/answer",
      categories: [.evidence, .things], bytes: number)
  }

  @Test func whatIsListedIsReadByAnotherProcess() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try EgressStore(folder: folder).entries(limit: 10).isEmpty)
    let store = EgressStore(folder: folder)
    for number in 1...3 { try store.note(entry(number)) }
    #expect(try EgressStore(folder: folder).entries(limit: 10) == [entry(3), entry(2), entry(1)])
    #expect(try EgressStore(folder: folder).entries(limit: 1, offset: 1) == [entry(2)])
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.appendingPathComponent(EgressStore.fileName).path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func theOldestGoBeyondTheBound() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = EgressStore(folder: folder, countMax: 5)
    for number in 1...9 { try store.note(entry(number)) }
    #expect(try store.entries(limit: 100).map(\.bytes) == [9, 8, 7, 6, 5])
  }

  @Test func erasingEmptiesItAndItGoesOn() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (store, other) = (EgressStore(folder: folder), EgressStore(folder: folder))
    try store.note(entry(1))
    try other.note(entry(2))
    try other.erase()
    #expect(try store.entries(limit: 10).isEmpty)
    try store.note(entry(3))
    #expect(try store.entries(limit: 10) == [entry(3)])
  }

  @Test func aListThatCannotBeWrittenSaysSo() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("this is no database, and long enough to be taken for one".utf8)
      .write(to: folder.appendingPathComponent(EgressStore.fileName))
    #expect(throws: PoolError.self) { try EgressStore(folder: folder).note(entry(1)) }
  }
}
