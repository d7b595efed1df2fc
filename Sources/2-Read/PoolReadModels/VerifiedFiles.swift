import Foundation
import PoolTypes
import Synchronization

/// Remembers which model files were hashed, so that a start costs a `stat` a file and not a read of all.
///
/// A file counts as unchanged while its size, inode, modification and status-change times are the same; the system
/// sets the last of these at every write. The memory is written beside the models where that is allowed.
final class VerifiedFiles: Sendable {
  private struct Stamp: Hashable, Codable {
    var size: Int64
    var inode: UInt64
    var modified: Int64
    var changed: Int64
  }

  private struct Seen: Codable {
    var stamp: Stamp
    var sha256: String
  }

  private let folder: URL
  private let seen: Mutex<[String: Seen]>

  init(folder: URL) {
    self.folder = folder
    let kept = FileManager.default.contents(atPath: Self.memory(in: folder).path)
      .flatMap { try? JSONDecoder().decode([String: Seen].self, from: $0) }
    seen = Mutex(kept ?? [:])
  }

  func state(of entry: ModelManifest.Entry) -> InstalledModels.FileState {
    let path = folder.appending(path: entry.file).path
    guard let stamp = Self.stamp(path) else { return .missing }
    guard stamp.size == Int64(entry.bytes) else { return .damaged }
    return seen.withLock { seen in
      if let known = seen[entry.file], known.stamp == stamp {
        return known.sha256 == entry.sha256 ? .ready : .damaged
      }
      // A stamp taken again after the reading shows whether the file changed meanwhile.
      guard let hash = SHA256.hash(file: path), Self.stamp(path) == stamp else { return .damaged }
      seen[entry.file] = Seen(stamp: stamp, sha256: hash)
      if let data = try? JSONEncoder().encode(seen) {
        let memory = Self.memory(in: folder)
        try? data.write(to: memory, options: .atomic)
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: memory.path)
      }
      return hash == entry.sha256 ? .ready : .damaged
    }
  }

  private static func memory(in folder: URL) -> URL { folder.appending(path: ".verified.json") }

  private static func stamp(_ path: String) -> Stamp? {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (facts.st_mtimespec, facts.st_ctimespec)
    #else
      let (modified, changed) = (facts.st_mtim, facts.st_ctim)
    #endif
    return Stamp(
      size: Int64(facts.st_size), inode: UInt64(facts.st_ino), modified: nanoseconds(modified),
      changed: nanoseconds(changed))
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
