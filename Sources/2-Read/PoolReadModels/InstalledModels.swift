package import Foundation
import PoolTypes
import Synchronization

/// A models folder: its manifest, each file checked against its SHA-256 before it is used, and sessions made once
/// and shared. Safe to use from several threads.
package final class InstalledModels: Sendable {
  /// How a file stands.
  package enum FileState: String, Sendable, Codable {
    case ready
    case missing
    /// Its size or its SHA-256 differ from the manifest.
    case damaged
  }

  package let folder: URL
  package let manifest: ModelManifest
  private let verified: VerifiedFiles
  private let sessions = Mutex<[String: any ModelSession]>([:])

  /// Opens the folder and reads its manifest; no model is loaded yet.
  /// - Throws: `PoolError.modelUnavailable` where the manifest is absent or not understood.
  package init(folder: URL) throws {
    self.folder = folder
    let path = folder.appending(path: "manifest.json").path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PoolError.modelUnavailable(
        "There is no manifest.json in the models folder; run Tools/prepare-models.")
    }
    guard let manifest = ModelManifest(json: data) else {
      throw PoolError.modelUnavailable("The models' manifest.json is damaged or of another format.")
    }
    self.manifest = manifest
    verified = VerifiedFiles(folder: folder)
  }

  /// The file's state; hashes it unless it is unchanged since it was last hashed.
  package func state(of entry: ModelManifest.Entry) -> FileState {
    verified.state(of: entry)
  }

  /// The file of a purpose, checked.
  /// - Returns: nil where the manifest names none.
  /// - Throws: `PoolError.modelUnavailable` where it is missing or damaged.
  package func file(for purpose: String) throws -> (entry: ModelManifest.Entry, url: URL)? {
    guard let entry = manifest.entry(for: purpose) else { return nil }
    switch state(of: entry) {
    case .ready: return (entry, folder.appending(path: entry.file))
    case .missing:
      throw PoolError.modelUnavailable(
        "The model file \(entry.file) is missing; run Tools/prepare-models again.")
    case .damaged:
      throw PoolError.modelUnavailable(
        "The model file \(entry.file) is damaged; run Tools/prepare-models again.")
    }
  }

  /// The file of a purpose, checked.
  /// - Throws: `PoolError.modelUnavailable` where there is none, or it is missing or damaged.
  package func requiredFile(for purpose: String) throws -> (entry: ModelManifest.Entry, url: URL) {
    guard let file = try file(for: purpose) else {
      throw PoolError.modelUnavailable("The models folder has no file for \(purpose).")
    }
    return file
  }

  /// The session of a purpose, loaded at first use and shared from then on.
  /// - Throws: `PoolError.modelUnavailable` where the model or the runtime cannot be used.
  package func session(for purpose: String) throws -> (entry: ModelManifest.Entry, session: any ModelSession) {
    let (entry, url) = try requiredFile(for: purpose)
    let session = try sessions.withLock { sessions in
      if let session = sessions[purpose] { return session }
      let runtime = try OnnxRuntime.load(path: requiredFile(for: "runtime").url.path)
      let session = try runtime.session(path: url.path)
      sessions[purpose] = session
      return session
    }
    return (entry, session)
  }

  /// A version string for a reader that uses these purposes: it changes whenever one of their files does.
  package func version(of purposes: [String]) -> String {
    purposes.map { purpose in
      guard let entry = manifest.entry(for: purpose) else { return "\(purpose)-none" }
      return "\(entry.name)-\(entry.sha256.prefix(8))"
    }.joined(separator: "+")
  }
}
