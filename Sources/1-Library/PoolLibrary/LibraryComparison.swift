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

  /// Compares without opening anything.
  public init(entries: [LibraryEntry], known: [KnownEntry]) {
    var byPath: [String: KnownEntry] = [:]
    byPath.reserveCapacity(known.count)
    for one in known { byPath[Self.key(one.path)] = one }
    var unmatched: [LibraryEntry] = []
    for entry in entries {
      guard let one = byPath.removeValue(forKey: Self.key(entry.path)) else {
        unmatched.append(entry)
        continue
      }
      if one.stamp == entry.stamp {
        if one.path == entry.path || one.id == nil {
          unchangedCount += 1
        } else if let id = one.id {
          moved.append((id, entry))
        }
      } else if let id = one.id {
        changed.append((id, entry))
      } else {
        new.append(entry)
      }
    }
    // What is left at both ends may be the same file under another name.
    var byFile: [String: KnownEntry] = [:]
    for one in byPath.values where one.id != nil { byFile[Self.fileKey(one.stamp)] = one }
    for entry in unmatched {
      if let one = byFile.removeValue(forKey: Self.fileKey(entry.stamp)), let id = one.id {
        byPath.removeValue(forKey: Self.key(one.path))
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

  /// Composed and decomposed names are the same name. Plain ASCII needs no work.
  private static func key(_ path: String) -> String {
    path.utf8.allSatisfy { $0 < 0x80 } ? path : path.precomposedStringWithCanonicalMapping
  }

  private static func fileKey(_ stamp: EntryStamp) -> String {
    "\(stamp.fileNumber) \(stamp.size) \(stamp.modified)"
  }
}
