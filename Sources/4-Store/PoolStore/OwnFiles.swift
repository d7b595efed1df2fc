internal import Foundation
internal import PoolTypes

/// Files that their owner alone may read: 0600 in a 0700 folder, whatever the process' mask says.
enum OwnFiles {
  /// - Throws: `PoolError.permissionDenied`, `.storageFull`.
  static func makeFolder(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw PoolError.permissionDenied("The folder of the index cannot be made; choose another with --store.")
    }
  }

  /// Has backup programs pass the folder over: what was read can be read again, and a backup would keep what the person
  /// deletes. The tag is that of the Cache Directory Tagging Specification.
  static func leaveOutOfBackups(_ folder: URL) {
    let path = folder.appendingPathComponent("CACHEDIR.TAG").path
    guard !FileManager.default.fileExists(atPath: path) else { return }
    let text = "Signature: 8a477f597d28d172789f06886806bc55\n# The index of a photo library, made by pool.\n"
    // A folder that cannot be tagged is still an index.
    _ = FileManager.default.createFile(
      atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
  }

  /// Makes an empty file if there is none. SQLite gives its log and shared memory the mode of the main file.
  static func make(_ path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw errno == ENOSPC
        ? PoolError.storageFull
        : PoolError.permissionDenied("The index may not be written: its folder or disk is read-only.")
    }
    close(descriptor)
  }
}
