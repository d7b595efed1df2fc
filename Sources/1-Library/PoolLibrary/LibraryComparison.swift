internal import Foundation
public import PoolTypes

/// What is different between a library and what the index knows of it. Pure.
public struct LibraryComparison: Sendable {
  /// Entries that nothing is known of.
  public var new: [LibraryEntry] = []
  /// Known captures whose file, or what belongs to it, changed in place.
  public var changed: [(id: CaptureID, entry: LibraryEntry)] = []
  /// Known captures whose unchanged file stands at another path.
  public var moved: [(id: CaptureID, entry: LibraryEntry)] = []
  /// Captures without a file.
  public var gone: [CaptureID] = []
  /// Paths of files that were left out and are gone.
  public var forgotten: [String] = []
  public var unchangedCount = 0

  /// Whether which captures there are, or what is known of them, may be different after this.
  public var hasChanges: Bool { !(new.isEmpty && changed.isEmpty && gone.isEmpty && forgotten.isEmpty) }

  /// Compares without opening anything.
  public init(entries: [LibraryEntry], known: [KnownEntry]) {
    var byPath: [ExactPath: KnownEntry] = [:]
    byPath.reserveCapacity(known.count)
    for one in known { byPath[ExactPath(one.path)] = one }
    var unmatched: [LibraryEntry] = []
    for entry in entries {
      guard let one = byPath.removeValue(forKey: ExactPath(entry.path)) else {
        unmatched.append(entry)
        continue
      }
      compare(entry, with: one)
    }
    matchSpellings(&unmatched, &byPath)
    // What is left at both ends may be the same file under another name.
    var byFile: [String: KnownEntry] = [:]
    for one in byPath.values where one.id != nil { byFile[Self.fileKey(one.stamp)] = one }
    for entry in unmatched {
      if let one = byFile.removeValue(forKey: Self.fileKey(entry.stamp)), let id = one.id {
        byPath.removeValue(forKey: ExactPath(one.path))
        if one.stamp.companions == entry.stamp.companions {
          moved.append((id, entry))
        } else {
          changed.append((id, entry))
        }
      } else {
        new.append(entry)
      }
    }
    for one in byPath.values {
      if let id = one.id { gone.append(id) } else { forgotten.append(one.path) }
    }
    gone.sort()
    forgotten.sort()
  }

  private mutating func compare(_ entry: LibraryEntry, with one: KnownEntry) {
    if one.stamp == entry.stamp {
      if let id = one.id, ExactPath(one.path) != ExactPath(entry.path) {
        moved.append((id, entry))
      } else {
        unchangedCount += 1
      }
    } else if let id = one.id {
      changed.append((id, entry))
    } else {
      new.append(entry)
    }
  }

  /// A name may come back composed where it was decomposed, by a copy through another system. Only what has no exact
  /// match is looked at: a folder can hold both forms.
  private mutating func matchSpellings(_ unmatched: inout [LibraryEntry], _ byPath: inout [ExactPath: KnownEntry]) {
    guard !unmatched.isEmpty, byPath.values.contains(where: { !$0.path.utf8.allSatisfy { $0 < 0x80 } }) else { return }
    // Swift's own comparison of strings takes both forms for one.
    let bySpelling = Dictionary(byPath.values.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    unmatched.removeAll { entry in
      guard let one = bySpelling[entry.path], byPath.removeValue(forKey: ExactPath(one.path)) != nil else {
        return false
      }
      compare(entry, with: one)
      return true
    }
  }

  private static func fileKey(_ stamp: EntryStamp) -> String {
    "\(stamp.fileNumber) \(stamp.size) \(stamp.modified)"
  }
}

/// A path by its bytes, as the file system tells names apart.
private struct ExactPath: Hashable {
  private let bytes: [UInt8]

  init(_ path: String) { bytes = Array(path.utf8) }
}
