import Foundation
import Testing

@testable import PoolCommand

/// The built program, as a person and a script meet it.
@Suite(.enabled(if: PoolProgram.isBuilt, "the program `pool` is not built beside the tests"), .serialized)
struct ProgramTests {
  @Test func wrongUsageIsToldOnStandardErrorWithStatusTwo() throws {
    let program = try PoolProgram()
    defer { program.remove() }
    let lines: [([String], String)] = [
      (["serach"], "did you mean `pool search`?"), (["search"], "say what to search for"),
      (["search", "cat", "--limit", "0"], "from 1 to 1000"), (["index", "folder"], "one word too many"),
      (["index"], "name the folder of photos"), (["show"], "name one capture"),
      (["similar", "a", "b"], "one word too many"), (["completions", "tcsh"], "name one shell"),
      (["browse", "--since", "never"], "takes a date"), (["help", "nothing"], "there is no command"),
      (["models", "install"], "say where the models are"),
      (["models", "remove"], "knows `status` and `install`"),
      (["options", "focus=drink"], "everything or food"), (["options", "colour=red"], "there is no option"),
      (["grant"], "name the categories"), (["grant", "--data", "pepole", "--purpose", "x"], "did you mean people"),
      ([], "COMMANDS"),
    ]
    for (words, expected) in lines {
      let outcome = try program.script(
        "\"$pool\" " + words.map { "'\($0)'" }.joined(separator: " ") + (words.isEmpty ? "" : " --store \"$store\""))
      #expect(outcome.status == 2, "\(words)")
      #expect(outcome.output.isEmpty, "\(words)")
      #expect(outcome.messages.contains(expected), "\(words): \(outcome.messages)")
    }
    #expect(!FileManager.default.fileExists(atPath: program.store), "wrong usage left a store")
  }

  @Test func helpAndVersionAreResults() throws {
    let program = try PoolProgram()
    defer { program.remove() }
    for words in ["help", "--help", "-h", "help index", "index --help", "--quiet search -h", "--version"] {
      let outcome = try program.script("\"$pool\" \(words)")
      #expect(outcome.status == 0, "\(words)")
      #expect(outcome.messages.isEmpty, "\(words)")
      #expect(!outcome.output.isEmpty, "\(words)")
    }
    #expect(try program.run("index", "--help").output == Help.page(IndexCommand.self) + "\n")
  }

  @Test func readingWithoutAnIndexNamesTheCommandThatMakesOne() throws {
    let program = try PoolProgram()
    defer { program.remove() }
    for words in [["search", "cat"], ["browse"], ["status"], ["export"], ["show", "a.jpg"]] {
      let outcome = try program.script("\"$pool\" \(words.joined(separator: " ")) --json --store \"$store\"")
      #expect(outcome.status == 1)
      #expect(outcome.output.isEmpty)
      #expect(outcome.messages == "pool: There is no index yet; run `pool index --library DIR` first.\n")
    }
    #expect(!FileManager.default.fileExists(atPath: program.store), "reading made a store")
  }

  @Test func aMistypedLibraryFailsAndLeavesNoIndex() throws {
    let program = try PoolProgram()
    defer { program.remove() }
    let outcome = try program.run("index", "--library", program.folder.path + "/nowhere")
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains("The library folder is not there"))
    #expect(!FileManager.default.fileExists(atPath: program.store))
    try program.addPicture("a.bmp")
    #expect(try program.run("index", "--library", program.library.path, "--quiet").status == 0)
    let other = try program.run("index", "--library", program.folder.path)
    #expect(other.status == 1)
    #expect(other.messages.contains("another library"))
  }

  @Test func aRunAndWhatReadsItSpeakJSON() throws {
    let program = try PoolProgram()
    defer { program.remove() }
    try program.addPicture("2024/one.bmp")
    try program.addPicture("two.bmp", blue: 200)
    try program.add("broken.jpg", Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 2]))
    let run = try program.run("index", "--library", program.library.path, "--json")
    #expect(run.status == 0, "\(run.messages)")
    let last = try #require(try run.json.last)
    #expect(last["event"] as? String == "finished")
    #expect(last["reason"] as? String == "completed")
    let counts = ["indexed", "failed", "skipped"].compactMap { last[$0] as? Int }
    let known = try #require(last["known"] as? Int)
    #expect(known >= 2 && counts.reduce(0, +) == known)
    #expect((last["skippedSensitive"] as? [String: Int])?.count == 5)

    let status = try #require(try program.run("status", "--json").json.first)
    #expect(status["knownAssets"] as? Int == known)
    for key in ["phase", "progress", "detail", "pauseReason", "failureDescription", "lastRun"] {
      #expect(status[key] != nil, "\(key) is missing")
    }
    let export = try program.run("export").json
    #expect(export.count == known)
    let fields = [
      "id", "path", "mediaType", "date", "timeZone", "width", "height", "state", "sensitive", "dateSource", "text",
      "codes", "labels", "links", "objects", "leads", "things", "faces", "location", "visit", "fingerprint",
    ]
    for capture in export { for field in fields { #expect(capture[field] != nil, "\(field) is missing") } }
    for name in ["two.bmp", program.library.path + "/two.bmp"] {
      #expect(try program.run("show", name, "--json").json.first?["path"] as? String == "two.bmp")
    }
    let found = try #require(try program.run("search", "zebra", "--json").json.first)
    for key in ["plan", "hits", "cursor"] { #expect(found[key] != nil, "\(key) is missing") }
  }

  @Test func inspectGoesOnAfterAFileThatIsNotThere() throws {
    let program = try PoolProgram()
    defer { program.remove() }
    try program.addPicture("a.bmp")
    let outcome = try program.run("inspect", "nowhere.jpg", "library/a.bmp", "--json")
    #expect(outcome.status == 1)
    #expect(try outcome.json.map { $0["path"] as? String } == ["nowhere.jpg", "library/a.bmp"])
    #expect(try outcome.json.allSatisfy { $0["orientation"] != nil && $0["camera"] != nil })
    #expect(!FileManager.default.fileExists(atPath: program.store))
  }

  @Test func outputsThatCloseOrFillUpEndTheProgramCleanly() throws {
    let program = try PoolProgram()
    defer { program.remove() }
    for number in 0..<400 { try program.addPicture("\(number).bmp", blue: UInt8(number % 250), side: 2 + number / 50) }
    #expect(try program.run("index", "--library", program.library.path, "--quiet").status == 0)
    let reader = try program.script("set -o pipefail; \"$pool\" export --store \"$store\" | head -n 1")
    #expect(reader.status == 0)
    #expect(reader.messages.isEmpty)
    #expect(try reader.json.count == 1)
    let closed = try program.script("\"$pool\" export --store \"$store\" >&-")
    #expect(closed.status == 1)
    #expect(closed.messages.contains("cannot be written"))
    if FileManager.default.fileExists(atPath: "/dev/full") {
      let full = try program.script("\"$pool\" export --store \"$store\" >/dev/full")
      #expect(full.status == 1)
      #expect(full.messages.hasPrefix("pool: The results cannot be written"))
    }
    let silent = try program.script("\"$pool\" status --store \"$store\" 2>&-")
    #expect(silent.status == 0)
  }

  @Test func anExportedFileIsWholeAndOnlyItsOwners() throws {
    let program = try PoolProgram()
    defer { program.remove() }
    try program.addPicture("a.bmp")
    #expect(try program.run("index", "--library", program.library.path, "--quiet").status == 0)
    let path = program.folder.path + "/all.jsonl"
    #expect(try program.run("export", "--output", path).status == 0)
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(rights == 0o600)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("}\n"))
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(!names.contains { $0.contains(".part-") })
    #expect(try program.run("export", "--output", program.folder.path + "/no/all.jsonl").status == 1)
  }

  @Test func aDamagedIndexIsOneSentence() throws {
    let program = try PoolProgram()
    defer { program.remove() }
    try FileManager.default.createDirectory(atPath: program.store, withIntermediateDirectories: true)
    try Data(repeating: 7, count: 9_000).write(to: URL(fileURLWithPath: program.store + "/index.sqlite"))
    let outcome = try program.run("search", "cat")
    #expect(outcome.status == 1)
    #expect(outcome.messages.hasPrefix("pool: "))
    #expect(outcome.messages.filter { $0 == "\n" }.count <= 2)
  }

  @Test func categoriesComeAndGoByName() throws {
    let program = try PoolProgram()
    defer { program.remove() }
    try program.addPicture("a.bmp")
    #expect(try program.run("index", "--library", program.library.path, "--quiet").status == 0)
    func data() throws -> Set<String> {
      let grants = try program.run("grants", "--json").json.first?["grants"] as? [[String: Any]]
      return Set(grants?.first?["data"] as? [String] ?? [])
    }
    let usual = try data()
    #expect(usual.contains("evidence") && !usual.contains("people") && !usual.contains("locations"))
    #expect(try program.run("grant", "--data", "people", "--purpose", "x").status == 1, "nobody answered")
    #expect(try data() == usual)
    #expect(try program.run("grant", "--data", "people, locations", "--purpose", "x", "--yes").status == 0)
    #expect(try data() == usual.union(["people", "locations"]))
    #expect(try program.run("revoke", "--data", "peeple,locations").status == 2)
    #expect(try program.run("revoke", "--data", "people, locations").status == 0)
    #expect(try data() == usual)
    #expect(try program.run("revoke", "--data", "locations").status == 0, "again, after one that was cut short")
    // The whole grant taken back: what is granted then is alone.
    #expect(try program.run("revoke", "grt_commandline").status == 0)
    #expect(try program.run("browse").status == 1)
    #expect(try program.run("grant", "--data", "evidence", "--purpose", "x", "--yes").status == 0)
    #expect(try data() == ["evidence"])
  }

  #if Vips
    @Test func optionsAreShownAndKept() throws {
      let program = try PoolProgram()
      defer { program.remove() }
      for number in 0..<3 { try program.addPicture("\(number).bmp", blue: UInt8(number)) }
      #expect(try program.run("options", "maxPhotos=2", "window=sliding:2y", "--quiet").status == 0)
      #expect(try program.run("options").output.contains("maxPhotos=2\n"))
      let run = try program.run("index", "--library", program.library.path, "--json")
      #expect(try run.json.last?["indexed"] as? Int == 2)
      #expect(try program.run("options", "maxPhotos=none", "--quiet").status == 0)
      #expect(try program.run("index", "--json").json.last?["indexed"] as? Int == 3)
      #expect(try program.run("pause", "--quiet").status == 0)
      #expect(try program.run("status").output.contains("paused"))
      #expect(try program.run("resume", "--quiet").status == 0)
    }
  #endif

  @Test func deletingAsksFirst() throws {
    let program = try PoolProgram()
    defer { program.remove() }
    try program.addPicture("a.bmp")
    #expect(try program.run("index", "--library", program.library.path, "--quiet").status == 0)
    #expect(try program.run("delete-index").status == 1)
    #expect(try program.run("status").status == 0)
    #expect(try program.script("echo y | \"$pool\" delete-index --store \"$store\"").status == 0)
    #expect(try program.run("status").status == 1)
  }

  #if Vips && Onnx
    /// ONNX Runtime's own builds keep a record of their use and would send it.
    @Test(.enabled(if: RealModels.folder != nil, "no models folder: set POOL_MODELS or run Tools/prepare-models"))
    func nothingIsLeftOutsideTheStore() throws {
      let program = try PoolProgram()
      defer { program.remove() }
      try program.addPicture("a.bmp", side: 64)
      let models = try #require(RealModels.folder)
      let outcome = try program.script(
        """
        mkdir home && export HOME="$PWD/home" && unset XDG_CACHE_HOME XDG_DATA_HOME
        "$pool" index --library library --store "$store" --models '\(models.path)' --quiet && find home -type f
        """)
      #expect(outcome.status == 0)
      #expect(outcome.output.isEmpty, "left \(outcome.output)")
    }
  #endif
}

/// The models that set-up made.
enum RealModels {
  static let folder: URL? = {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let given = ProcessInfo.processInfo.environment["POOL_MODELS"].map { URL(filePath: $0) }
    let folder = given ?? repository.appending(path: "models")
    return FileManager.default.fileExists(atPath: folder.appending(path: "manifest.json").path) ? folder : nil
  }()
}
