import Foundation
import Testing

/// The tree as it is keeps every rule.
struct TidyTreeTests {
  @Test func everyFileKeepsTheRulesOfTheHouse() throws {
    let files = try SourceTree.texts()
    #expect(files.count > 50, "the tree was not found")
    let lineLength = try SourceTree.lineLength(inFormat: files[".swift-format"] ?? "")
    let found = files.sorted { $0.key < $1.key }.flatMap {
      FileRules.findings(path: $0.key, text: $0.value, lineLength: lineLength)
    }
    #expect(found.isEmpty, "\(found.map(\.description).joined(separator: "\n"))")
  }

  @Test func roomsImportWhatManifestAndReadmeSay() throws {
    let files = try SourceTree.texts()
    let rooms = RoomRules.rooms(inManifest: files["Package.swift"] ?? "")
    #expect(rooms.count >= 14, "the rooms were not found in the manifest")
    let found = RoomRules.findings(rooms: rooms, files: files)
    #expect(found.isEmpty, "\(found.map(\.description).joined(separator: "\n"))")
  }
}

/// The repository's text files by their path from the root.
enum SourceTree {
  /// The one place that says how long a line may be is the formatter's own configuration.
  static func lineLength(inFormat text: String) throws -> Int {
    struct Format: Decodable { var lineLength: Int }
    return try JSONDecoder().decode(Format.self, from: Data(text.utf8)).lineLength
  }

  static func texts() throws -> [String: String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var found: [String: String] = [:]
    let skipped: Set<String> = [".build", ".cache", ".git", "models", "sample", "out", "__pycache__"]
    for name in try FileManager.default.contentsOfDirectory(atPath: root.path) where !skipped.contains(name) {
      try gather(name, root: root, into: &found)
    }
    return found
  }

  /// Folders that a build or a run makes, at any depth.
  private static let made: Set<String> = ["__pycache__", ".build", ".cache", "Corpus", "Logs"]

  private static func gather(_ path: String, root: URL, into found: inout [String: String]) throws {
    let url = root.appendingPathComponent(path)
    // What a link leads to is read in its own place.
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
    if isFolder.boolValue {
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path)
      where !made.contains(name) {
        try gather("\(path)/\(name)", root: root, into: &found)
      }
    } else if let text = try? String(contentsOf: url, encoding: .utf8) {
      found[path] = text
    }
  }
}
