import Foundation
import PoolTypes

/// Keeps a models folder to one install at a time; the lock ends with the process.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Makes the folder, for this user alone, where it is not there yet.
  /// - Throws: `PoolError.storageBusy` while another install has it.
  init(folder: URL) throws {
    let parent = folder.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    guard mkdir(folder.path, 0o700) == 0 || errno == EEXIST else { throw PartFile.error(errno) }
    descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw PartFile.error(errno) }
    // A file system without such locks is used without one.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      close(descriptor)
      throw PoolError.storageBusy("Another process installs the models; wait for it or stop it.")
    }
  }

  deinit { close(descriptor) }

  /// Returns once the names in the folder are on the disk itself, where its file system can tell.
  func synchronise() throws {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EBADF else { throw PartFile.error(errno) }
  }

  func release() { flock(descriptor, LOCK_UN) }
}
