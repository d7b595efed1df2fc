import Foundation
import Testing

/// Runs the real `pool` that stands beside the test bundle, in folders of its own.
@Suite struct PoolCommandTests {
  private struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  private static let binary = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("pool")

  private func binaryURL() throws -> URL {
    for candidate in [
      Self.binary,
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../.build/debug/pool")
        .standardized,
    ] {
      if let candidate, FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  private func run(_ words: String...) throws -> Outcome {
    let process = Process()
    process.executableURL = try binaryURL()
    process.arguments = words
    process.environment = ["HOME": NSTemporaryDirectory(), "POOL_MODELS": ""]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: text, errors: said)
  }

  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func aWrongCommandNamesTheNearestOneAndExitsWithTwo() throws {
    let outcome = try run("serch", "cat")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean `pool search`?"))
  }

  @Test func aWrongOptionNamesTheNearestOneAndExitsWithTwo() throws {
    let outcome = try run("search", "--limt", "3", "cat")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean --limit?"))
  }

  @Test(arguments: ["index", "search", "show", "inspect", "browse", "status", "models", "export"])
  func everyCommandHasAPageOfHelp(command: String) throws {
    let outcome = try run(command, "--help")
    #expect(outcome.status == 0)
    for heading in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXAMPLES", "EXIT STATUS"] {
      #expect(outcome.output.contains(heading))
    }
  }

  @Test func searchingWithoutAnIndexSaysWhatToRun() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try run("search", "cat", "--store", folder.path)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("pool index --library"))
  }

  @Test func aMissingLibraryIsOneSentence() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try run("index", "--library", folder.path + "/none", "--store", folder.path + "/store", "--quiet")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("pool: The library folder is not there"))
  }

  @Test func anEmptyLibraryIsIndexedInNoTime() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = folder.appendingPathComponent("photos")
    try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
    let outcome = try run("index", "--library", library.path, "--store", folder.path + "/store", "--json")
    #expect(outcome.status == 0)
    let last = try #require(outcome.output.split(separator: "\n").last)
    let form = try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any])
    #expect(form["event"] as? String == "finished")
    #expect(form["known"] as? Int == 0)
    #expect((form["skippedSensitive"] as? [String: Int])?.count == 5)
  }

  #if Vips
    /// A 32 × 32 picture as binary PPM is no kind that is read; the same bytes under a picture's name fail alone.
    @Test func aFileThatIsNoPictureFailsAndTheRunGoesOn() throws {
      let folder = try temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let library = folder.appendingPathComponent("photos")
      try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
      try Data("no picture".utf8).write(to: library.appendingPathComponent("a.jpg"))
      try Self.onePixelGIF.write(to: library.appendingPathComponent("b.gif"))
      let store = folder.path + "/store"
      let outcome = try run("index", "--library", library.path, "--store", store, "--json")
      #expect(outcome.status == 0)
      let last = try #require(outcome.output.split(separator: "\n").last)
      let form = try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any])
      #expect(form["known"] as? Int == 2)
      #expect(form["failed"] as? Int == 1)
      #expect(form["indexed"] as? Int == 1)
      let shown = try run("show", "b.gif", "--store", store, "--json")
      #expect(shown.output.contains("\"state\":\"indexed\""))
      let again = try run("index", "--store", store, "--json")
      #expect(again.output.contains("\"indexedThisRun\":0"))
    }
  #endif

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsNameEveryCommand(shell: String) throws {
    let outcome = try run("completions", shell)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("delete-index"))
  }

  private static let onePixelGIF = Data([
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2,
    2, 0x44, 1, 0, 0x3b,
  ])
}
