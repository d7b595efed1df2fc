import Testing

/// The checker can fail: each rule reports a text that breaks it and lets a text that keeps it pass.
struct TidyCanaryTests {
  /// A rule, the file that breaks it, and what stands in it.
  static let broken: [(Rule, String, String)] = [
    (.fileLength, library, String(repeating: "let a = 1\n", count: 401)),
    (.functionLength, library, "func long() {\n" + String(repeating: "  work()\n", count: 60) + "}\n"),
    (
      .functionLength, library,
      "init(\n  a: Int\n)\n  throws {\n" + String(repeating: "  work()\n", count: 60) + "}\n"
    ),
    (.lineLength, library, "let a = \"" + String(repeating: "x", count: 110) + "\"\n"),
    (.noForce, library, "let a = list.first!\n"),
    (.noForce, library, "let a = try! read()\n"),
    (.noForce, library, "let a = b as! String\n"),
    (.noTrap, library, "fatalError()\n"),
    (.noTrap, library, "  print(a)\n"),
    (.noTrap, "Sources/8-Command/PoolCommand/Fixture.swift", "fatalError()\n"),
    (.proof, library, "final class Box: @unchecked Sendable {}\n"),
    (.proof, library, "// Proof, but not on the line before.\n\nnonisolated(unsafe) var a = 1\n"),
    (.plainName, library, "struct ImageUtils {}\n"),
    (.plainName, library, "enum NewStore {}\n"),
    (.plainName, "Sources/4-Store/PoolStore/StoreManager.swift", "\n"),
    (.plainName, "Sources/4-Store/Common/Row.swift", "\n"),
    (.documented, library, "public struct Bare {}\n"),
    (.documented, library, "// No doc comment.\n@frozen\npublic enum Bare {}\n"),
    (.documented, "Sources/7-Kit/PoolKit/Fixture.swift", "extension A {\n  public func bare() {}\n}\n"),
    (.nativeImport, "Sources/5-Rank/PoolRank/Fixture.swift", "internal import CPoolSQLite\n"),
    (.pure, "Sources/5-Rank/PoolRank/Fixture.swift", "let now = Date()\n"),
    (.pure, "Sources/6-Answer/PoolAnswer/Fixture.swift", "let a = list.shuffled()\n"),
    (.noHost, "docs/page.md", "see https://pypi" + ".org/simple\n"),
    (.noHost, "Scripts/thing", "cd /wo" + "rk/main\n"),
  ]
  static let library = "Sources/4-Store/PoolStore/Fixture.swift"

  @Test(arguments: broken.indices)
  func aTextThatBreaksARuleIsReported(_ index: Int) {
    let (rule, path, text) = Self.broken[index]
    #expect(FileRules.findings(path: path, text: text).contains { $0.rule == rule })
  }

  @Test func aTextThatKeepsEveryRuleIsNotReported() {
    let text = """
      internal import CPoolSQLite
      // The lock guards every field.
      final class Box: @unchecked Sendable {}
      /// Says what it is: not nil! never fatalError().
      @frozen
      public struct Plain { let text = "wow! print(x)" }
      protocol Port {
        func first() -> Int
        func second() -> Int
      }
      let different = a != b
      """
    #expect(FileRules.findings(path: Self.library, text: text) == [])
  }

  @Test func aTableMayBeLong() {
    let text = "// Table of widths.\n" + String(repeating: "let a = 1\n", count: 900)
    #expect(FileRules.findings(path: Self.library, text: text) == [])
  }

  static let manifest = """
        room("0-Types", "PoolTypes"),
        room("4-Store", "PoolStore", ["PoolTypes", .target(name: "CPoolSQLite", condition: .when(traits: ["X"]))]),
    """
  static let files = [
    "Sources/0-Types/PoolTypes/README.md": "Imports nothing of ours.",
    "Sources/4-Store/PoolStore/README.md": "Keeps. Imports PoolTypes,\nCPoolSQLite. Tests: more.",
    "Sources/4-Store/PoolStore/Row.swift": "package import PoolTypes\ninternal import CPoolSQLite\n",
  ]

  @Test func roomsThatAgreeAreNotReported() {
    let rooms = RoomRules.rooms(inManifest: Self.manifest)
    #expect(rooms.map(\.name) == ["PoolTypes", "PoolStore"])
    #expect(RoomRules.findings(rooms: rooms, files: Self.files) == [])
  }

  @Test func anImportThatTheManifestDoesNotListIsReported() {
    var files = Self.files
    files["Sources/4-Store/PoolStore/Row.swift", default: ""] += "@testable import PoolRank\n"
    #expect(rules(Self.manifest, files) == [.declaredImport])
  }

  @Test func aListedImportThatIsNotUsedIsReported() {
    var files = Self.files
    files["Sources/4-Store/PoolStore/Row.swift"] = "internal import CPoolSQLite\n"
    #expect(rules(Self.manifest, files) == [.declaredImport])
  }

  @Test func aReadmeThatDiffersIsReported() {
    var files = Self.files
    files["Sources/4-Store/PoolStore/README.md"] = "Imports PoolTypes."
    #expect(rules(Self.manifest, files) == [.roomReadme])
  }

  @Test func anImportOfAHigherRoomIsReported() {
    let manifest = Self.manifest.replacing("\"PoolTypes\")", with: "\"PoolTypes\", [\"PoolStore\"])")
    #expect(rules(manifest, Self.files).contains(.lowerRoom))
  }

  private func rules(_ manifest: String, _ files: [String: String]) -> [Rule] {
    RoomRules.findings(rooms: RoomRules.rooms(inManifest: manifest), files: files).map(\.rule)
  }
}
