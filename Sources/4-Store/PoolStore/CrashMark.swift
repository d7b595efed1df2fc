internal import CPoolCrashMark
package import Foundation

/// Tells a crash from a process that was ended from outside: a file in the folder of the index that a crash leaves a
/// byte in.
package enum CrashMark {
  static let fileName = "crashed"

  /// Leaves a mark from now on if this process crashes. For programs that own their process: it sets signal handlers.
  package static func arm(in folder: URL) {
    let descriptor = open(folder.appending(path: fileName).path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    if descriptor >= 0 { pool_crash_mark(Int32(descriptor)) }
  }

  /// Whether an earlier process crashed; asking takes the mark away.
  package static func take(in folder: URL) -> Bool {
    let path = folder.appending(path: fileName).path
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > 0 else {
      return false
    }
    truncate(path, 0)
    return true
  }
}
