internal import Foundation
internal import PoolAttest
internal import PoolWire

/// The model files of a folder, with the list that a publisher made of them.
///
/// The list is `models.json` in the folder. An entry names a file of the folder, whose SHA-256 was taken when it was
/// published, or an address elsewhere. Files are served by their SHA-256, so that a name in a request never becomes a
/// path.
public struct ModelShelf: Sendable {
  /// One published file.
  struct Entry: Sendable, Codable, Hashable {
    var name: String
    var version: String
    var purpose: String
    var license: String
    var metadata: WireJSON
    var bytes: Int
    var sha256: String
    /// Its name in the folder; nil when it is elsewhere.
    var file: String?
    /// Where it is elsewhere.
    var url: String?
  }

  private struct List: Codable { var models: [Entry] }

  /// The name of the list.
  static let listName = "models.json"

  let entries: [Entry]
  private let folder: String
  /// Paths by SHA-256.
  private let paths: [String: String]
  /// Changes whenever the list does.
  let tag: String

  /// No models.
  public init() {
    entries = []
    folder = ""
    paths = [:]
    tag = Self.tag([])
  }

  /// The shelf of a folder.
  /// - Throws: `ModelShelfError` when a listed file is absent or has another length; lists without a file are empty.
  public init(folder: String) throws {
    let entries = try Self.list(folder)
    var paths: [String: String] = [:]
    for entry in entries {
      guard let file = entry.file else { continue }
      let path = folder + "/" + file
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard let length = attributes?[.size] as? Int, length == entry.bytes else {
        throw ModelShelfError("\(file) is absent or was changed since it was published: publish it again")
      }
      paths[entry.sha256] = path
    }
    self.entries = entries
    self.folder = folder
    self.paths = paths
    tag = Self.tag(entries)
  }

  static func list(_ folder: String) throws -> [Entry] {
    let path = folder + "/" + listName
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? JSONDecoder().decode(List.self, from: data)
    else { throw ModelShelfError("\(listName) cannot be read: publish the models again") }
    return list.models
  }

  static func write(_ entries: [Entry], folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(List(models: entries))
    // Readers see the old list or the new one, never half of it.
    try data.write(to: URL(fileURLWithPath: folder + "/" + listName), options: .atomic)
  }

  private static func tag(_ entries: [Entry]) -> String {
    let text = entries.map { "\($0)" }.joined(separator: "\n")
    return Hexadecimal.text(Array(AttestDigest.sha256(Array(text.utf8)).prefix(12)))
  }

  /// The file with this SHA-256, and its length.
  func file(sha256: String) -> (path: String, bytes: Int)? {
    guard let path = paths[sha256], let entry = entries.first(where: { $0.sha256 == sha256 && $0.file != nil }) else {
      return nil
    }
    return (path, entry.bytes)
  }
}

/// Why models cannot be served or published.
public struct ModelShelfError: Error, CustomStringConvertible, Hashable, Sendable {
  /// One sentence with a remedy.
  public var description: String

  init(_ description: String) { self.description = description }
}

/// Bytes as small hexadecimal letters.
enum Hexadecimal {
  static func text(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
