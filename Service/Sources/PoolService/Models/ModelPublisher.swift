internal import Foundation
internal import PoolAttest
internal import PoolWire

/// Puts model files on a shelf's list.
public struct ModelPublisher: Sendable {
  /// What a publisher says of a file.
  public struct Description: Sendable {
    /// As `text-vector`.
    public var name: String
    /// Its version.
    public var version: String
    /// What it is for.
    public var purpose: String
    /// An SPDX expression.
    public var license: String
    /// A JSON object that readers need; `{}` for none.
    public var metadata: String

    /// What is said of a file.
    public init(name: String, version: String, purpose: String, license: String, metadata: String = "{}") {
      self.name = name
      self.version = version
      self.purpose = purpose
      self.license = license
      self.metadata = metadata
    }
  }

  private let folder: String

  /// A publisher for a folder.
  public init(folder: String) { self.folder = folder }

  /// Publishes a file of the folder; an entry with the same name, version and purpose is replaced.
  /// - Returns: its SHA-256.
  /// - Throws: `ModelShelfError`.
  public func publish(file: String, _ description: Description) throws -> String {
    guard !file.contains("/"), file != "..", file != ".", !file.isEmpty else {
      throw ModelShelfError("the file has to lie in the folder itself: give its name alone")
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + file), options: .mappedIfSafe) else {
      throw ModelShelfError("\(file) cannot be read in the folder")
    }
    let digest = Hexadecimal.text(AttestDigest.sha256(Array(data)))
    try add(entry(description, bytes: data.count, sha256: digest, file: file, url: nil))
    return digest
  }

  /// Publishes a file that lies elsewhere, an object store for example.
  /// - Throws: `ModelShelfError`.
  public func publish(url: String, bytes: Int, sha256: String, _ description: Description) throws {
    let isDigest = sha256.utf8.count == 64 && sha256.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    guard isDigest, bytes >= 0, url.hasPrefix("https://") else {
      throw ModelShelfError("an address has to begin with https://, with its length and 64 small hexadecimal letters")
    }
    try add(entry(description, bytes: bytes, sha256: sha256, file: nil, url: url))
  }

  /// Takes an entry off the list; its file stays.
  /// - Returns: whether there was one.
  /// - Throws: `ModelShelfError`.
  public func withdraw(name: String, version: String) throws -> Bool {
    let entries = try ModelShelf.list(folder)
    let kept = entries.filter { $0.name != name || $0.version != version }
    if kept.count != entries.count { try ModelShelf.write(kept, folder: folder) }
    return kept.count != entries.count
  }

  /// One line for each entry: name, version, purpose, bytes, SHA-256, place.
  /// - Throws: `ModelShelfError`.
  public func lines() throws -> [String] {
    try ModelShelf.list(folder).map {
      "\($0.name) \($0.version) \($0.purpose) \($0.bytes) \($0.sha256) \($0.file ?? $0.url ?? "")"
    }
  }

  private func entry(
    _ description: Description, bytes: Int, sha256: String, file: String?, url: String?
  ) throws -> ModelShelf.Entry {
    guard let metadata = try? WireCoding.value(WireJSON.self, from: Array(description.metadata.utf8)),
      case .object = metadata
    else { throw ModelShelfError("the metadata have to be a JSON object") }
    return ModelShelf.Entry(
      name: description.name, version: description.version, purpose: description.purpose,
      license: description.license, metadata: metadata, bytes: bytes, sha256: sha256, file: file, url: url)
  }

  private func add(_ entry: ModelShelf.Entry) throws {
    var entries = try ModelShelf.list(folder)
    entries.removeAll { $0.name == entry.name && $0.version == entry.version && $0.purpose == entry.purpose }
    entries.append(entry)
    try ModelShelf.write(entries, folder: folder)
  }
}
