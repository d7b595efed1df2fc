import Foundation
import PoolTypes

/// The files of a manifest that may be installed, each once.
struct InstallPlan {
  let entries: [ModelManifest.Entry]
  /// Bytes of all files together.
  let total: Int

  /// - Throws: `PoolError.modelUnavailable` where the manifest is not one.
  init(json: Data) throws {
    guard let manifest = ModelManifest(json: json) else {
      throw PoolError.modelUnavailable("The models' manifest.json is damaged or of another format.")
    }
    try self.init(manifest)
  }

  /// - Throws: `PoolError.modelUnavailable` where an entry cannot be installed.
  init(_ manifest: ModelManifest) throws {
    var entries: [String: ModelManifest.Entry] = [:]
    var total = 0
    for entry in manifest.models {
      let known = entries.updateValue(entry, forKey: entry.file.lowercased())
      let isRepeated = known.map { $0.file == entry.file && $0.sha256 == entry.sha256 && $0.bytes == entry.bytes }
      let (sum, overflows) = total.addingReportingOverflow(known == nil ? entry.bytes : 0)
      guard Self.isFree(entry.file), Self.isHash(entry.sha256), isRepeated != false, !overflows else {
        throw PoolError.modelUnavailable("The models' manifest.json names a file that cannot be installed.")
      }
      total = sum
    }
    self.entries = entries.values.sorted { $0.file < $1.file }
    self.total = total
  }

  /// The files of an earlier manifest that this plan does not name.
  func namesDropped(from manifest: ModelManifest) -> Set<String> {
    // Some file systems do not tell upper from lower case.
    let kept = Set(entries.map { $0.file.lowercased() })
    return Set(manifest.models.map(\.file).filter { Self.isFree($0) && !kept.contains($0.lowercased()) })
  }

  /// Whether a name is none of those that the folder itself needs.
  private static func isFree(_ name: String) -> Bool {
    let name = name.lowercased()
    return !name.hasPrefix(".") && !name.hasSuffix(PartFile.ending) && name != ModelSource.manifestName
  }

  private static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
