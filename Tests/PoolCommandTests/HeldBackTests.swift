#if Vips && Codes
  import Foundation
  import PoolDrawing
  import Testing

  /// What the real program says of a capture that the gate holds back: nothing that was read, in any command's output,
  /// messages or file.
  @Suite(.enabled(if: PoolProgram.isBuilt, "the program is not built"), .timeLimit(.minutes(5)))
  struct HeldBackTests {
    private let canary = "KALANCHOESECRET7"

    private func draw(_ code: String, as name: String, in program: PoolProgram) throws {
      var canvas = try #require(Canvas(width: 400, height: 400, colour: (255, 255, 255)))
      let isDrawn = canvas.drawCode(code, isBars: false, x: 40, y: 40, width: 320, height: 320)
      let isWritten = canvas.write(png: program.library.appendingPathComponent(name).path)
      try #require(isDrawn && isWritten)
    }

    @Test func nothingOfItIsInAnyOutputOrFile() throws {
      let program = try PoolProgram()
      defer { program.remove() }
      try draw(
        "otpauth://totp/Example:kalanchoe?secret=\(canary)&issuer=Example", as: "held-kalanchoe.png", in: program)
      try draw("https://example.com/menu?table=7", as: "menu.png", in: program)
      let run = try program.run("index", "--library", program.library.path, "--json", "--verbose")
      #expect(run.status == 0)
      let last = try #require(try run.json.last)
      #expect((last["skippedSensitive"] as? [String: Int])?["authentication"] == 1)
      #expect(last["indexed"] as? Int == 1)
      var outcomes = [run]
      for words in [
        ["export"], ["browse", "--json"], ["browse"], ["status", "--json"], ["status"], ["links", "--json"], ["links"],
        ["objects", "--json"], ["leads", "--json"], ["things", "--json"], ["recurring", "--json"],
        ["facets", "--json"],
        ["facets"], ["interests", "--json"], ["search", "otpauth", "--json"], ["search", "issuer example", "--json"],
        ["show", "menu.png", "--json"], ["similar", "menu.png", "--json"], ["grants", "--json"], ["options", "--json"],
      ] { outcomes.append(try program.run(words)) }
      for outcome in outcomes {
        let text = outcome.output + outcome.messages
        #expect(!text.lowercased().contains("kalanchoe"), "\(text.prefix(300))")
      }
      let record = try #require(try program.run("show", "held-kalanchoe.png", "--json").json.first)
      #expect(record["state"] as? String == "sensitive")
      #expect(record["sensitive"] as? String == "authentication")
      #expect(record["path"] as? String == "")
      #expect((record["codes"] as? [Any])?.isEmpty == true)
      #expect(record["date"] is NSNull)
      let shown = try program.run("show", "held-kalanchoe.png")
      #expect(shown.output.contains("held back as sensitive (authentication)"))
      for url in try FileManager.default.contentsOfDirectory(
        at: URL(fileURLWithPath: program.store), includingPropertiesForKeys: nil)
      {
        #expect(try Data(contentsOf: url).range(of: Data(canary.utf8)) == nil, "\(url.lastPathComponent)")
      }
      // The other one is read in full.
      #expect(try program.run("links").output.contains("https://example.com/menu"))
    }

    /// The file is the person's own, and nothing is stored: what was read stands beside the verdict.
    @Test func inspectingTellsTheVerdictAndItsRules() throws {
      let program = try PoolProgram()
      defer { program.remove() }
      try draw("otpauth://totp/Example?secret=\(canary)", as: "held.png", in: program)
      let path = program.library.appendingPathComponent("held.png").path
      let record = try #require(try program.run("inspect", path, "--json").json.first)
      #expect(record["sensitive"] as? String == "authentication")
      #expect((record["rules"] as? [String]) == ["credential.secretCode"])
      #expect(!FileManager.default.fileExists(atPath: program.store))
    }
  }
#endif
