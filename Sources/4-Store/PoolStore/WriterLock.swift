internal import Foundation
internal import PoolTypes

/// A lock on the index folder that ends with the process, so that two runs never work at once: they take turns.
package final class WriterLock: Sendable {
  private let descriptor: Int32

  /// - Throws: `PoolError.storageBusy` if another process holds it, `.permissionDenied` if the folder is read-only.
  package init(folder: String) throws {
    descriptor = open(folder + "/writer.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw errno == ENOSPC
        ? PoolError.storageFull
        : PoolError.permissionDenied("The index may not be written: its folder or disk is read-only.")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw PoolError.storageBusy("Another pool process is indexing this store; wait for it or stop it.")
    }
  }

  deinit { close(descriptor) }
}
