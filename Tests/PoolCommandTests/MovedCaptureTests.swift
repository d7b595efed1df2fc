import Foundation
import Testing

/// What the real program makes of files that move between two runs.
@Suite(.enabled(if: PoolProgram.isBuilt, "the program is not built")) struct MovedCaptureTests {
  private func capture(_ path: String, in program: PoolProgram) throws -> String? {
    try program.run("show", path, "--json").json.first?["id"] as? String
  }

  @Test func aCopyWhoseOriginalIsDeletedKeepsTheId() throws {
    let program = try PoolProgram()
    defer { program.remove() }
    try program.addPicture("one.bmp")
    try program.addPicture("other.bmp", blue: 200)
    #expect(try program.run("index", "--library", program.library.path, "--quiet").status == 0)
    let before = try #require(try capture("one.bmp", in: program))
    let original = program.library.appendingPathComponent("one.bmp")
    let folder = program.library.appendingPathComponent("2024")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(contentsOf: original).write(to: folder.appendingPathComponent("one.bmp"))
    try Data(contentsOf: original).write(to: folder.appendingPathComponent("another name.bmp"))
    try FileManager.default.removeItem(at: original)
    #expect(try program.run("index", "--quiet").status == 0)
    // Of two equal copies the one of the same name is the old capture; the other is a new one.
    #expect(try capture("2024/one.bmp", in: program) == before)
    let second = try #require(try capture("2024/another name.bmp", in: program))
    #expect(second != before)
    #expect(try program.run("status", "--json").json.first?["knownAssets"] as? Int == 3)
  }

  @Test func aFileThatCannotBeDescribedCountsAsFailedInItsRun() throws {
    let program = try PoolProgram()
    defer { program.remove() }
    try program.add("words.jpg", Data("no picture".utf8))
    let run = try program.run("index", "--library", program.library.path, "--json")
    #expect(try run.json.last?["failedThisRun"] as? Int == 1)
    #expect(try program.run("index", "--json").json.last?["failedThisRun"] as? Int == 0)
  }
}
