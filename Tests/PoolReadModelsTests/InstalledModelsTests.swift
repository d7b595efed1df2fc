import Foundation
import PoolTypes
import Testing

@testable import PoolReadModels

/// The models folder for tests that run real models: `POOL_MODELS`, else `models` in the repository.
let modelsFolder: URL? = {
  let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let given = ProcessInfo.processInfo.environment["POOL_MODELS"].map { URL(filePath: $0) }
  let folder = given ?? repository.appending(path: "models")
  return FileManager.default.fileExists(atPath: folder.appending(path: "manifest.json").path) ? folder : nil
}()

@Suite struct SHA256Tests {
  private func hash(_ text: String) -> String {
    var hash = SHA256()
    Array(text.utf8).withUnsafeBytes { hash.update($0) }
    return hash.finish()
  }

  @Test func publishedExamplesHashAsPublished() {
    #expect(hash("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hash(String(repeating: "a", count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func piecesHashAsTheWhole() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var whole = SHA256()
    bytes.withUnsafeBytes { whole.update($0) }
    let expected = whole.finish()
    for size in [1, 55, 56, 63, 64, 65, 119, 200] {
      var pieces = SHA256()
      for start in stride(from: 0, to: bytes.count, by: size) {
        Array(bytes[start..<min(start + size, bytes.count)]).withUnsafeBytes { pieces.update($0) }
      }
      #expect(pieces.finish() == expected)
    }
  }
}

@Suite struct InstalledModelsTests {
  private func makeFolder(_ manifest: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pool-models-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(manifest.utf8).write(to: folder.appending(path: "manifest.json"))
    return folder
  }

  private let one = """
    {"format":1,"models":[{"name":"n","version":"1","purpose":"p","file":"a.bin","bytes":3,
    "sha256":"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad","licence":"MIT","source":"s",
    "contract":{"a":{"b":[1,2.5]},"t":"x","f":true}}]}
    """

  @Test func fileIsReadyThenDamagedThenMissing() throws {
    let folder = try makeFolder(one)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.bin")
    try Data("abc".utf8).write(to: file)
    let models = try InstalledModels(folder: folder)
    let entry = try #require(models.manifest.entry(for: "p"))
    #expect(models.state(of: entry) == .ready)
    try Data("abd".utf8).write(to: file)
    #expect(models.state(of: entry) == .damaged)
    #expect(
      throws: PoolError.modelUnavailable("The model file a.bin is damaged; run Tools/prepare-models again.")
    ) {
      try models.requiredFile(for: "p")
    }
    try FileManager.default.removeItem(at: file)
    #expect(models.state(of: entry) == .missing)
    #expect(throws: PoolError.self) { try models.requiredFile(for: "p") }
  }

  @Test func oneChangedByteInPlaceIsNoticedAcrossOpenings() throws {
    let folder = try makeFolder(one)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.bin")
    try Data("abc".utf8).write(to: file)
    let first = try InstalledModels(folder: folder)
    let entry = try #require(first.manifest.entry(for: "p"))
    #expect(first.state(of: entry) == .ready)
    let handle = try FileHandle(forWritingTo: file)
    try handle.seek(toOffset: 1)
    try handle.write(contentsOf: Data("x".utf8))
    try handle.close()
    #expect(try InstalledModels(folder: folder).state(of: entry) == .damaged)
  }

  @Test func contractIsAskedByPath() throws {
    let folder = try makeFolder(one)
    defer { try? FileManager.default.removeItem(at: folder) }
    let contract = try #require(try InstalledModels(folder: folder).manifest.entry(for: "p")).contract
    #expect(contract.numbers("a.b") == [1, 2.5])
    #expect(contract.integer("a.b.0") == 1)
    #expect(contract.integer("a.b.1") == nil)
    #expect(contract.text("t") == "x")
    #expect(contract.boolean("f") == true)
    #expect(contract.value("a.c") == nil)
  }

  @Test(arguments: [
    "", "{}", #"{"format":2,"models":[]}"#,
    #"{"format":1,"models":[{"name":"n","version":"1","purpose":"p","file":"../a","bytes":3,"#
      + #""sha256":"","licence":"","source":"","contract":{}}]}"#,
  ])
  func brokenManifestIsRefused(text: String) throws {
    let folder = try makeFolder(text)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: PoolError.self) { try InstalledModels(folder: folder) }
  }

  @Test func absentFolderIsRefused() {
    #expect(throws: PoolError.self) { try InstalledModels(folder: URL(filePath: "/nowhere-at-all")) }
  }
}
