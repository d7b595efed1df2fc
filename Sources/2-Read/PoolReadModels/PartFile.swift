import Foundation
import PoolTypes
import Synchronization

/// What has come of one model file, in `<file>.part` beside where the file will stand.
///
/// Bytes are written as they come, so that a stopped or killed install goes on from there. One thread at a time
/// writes: an install brings its files one after the other.
final class PartFile: Sendable {
  private struct Size {
    var count: Int
    /// Whether bytes of an earlier install are in it.
    var isResumed: Bool
  }

  static let ending = ".part"

  let path: String
  private let descriptor: Int32
  private let size: Mutex<Size>

  /// Opens the part at this path, or starts one that only this user can read.
  init(path: String) throws {
    self.path = path
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.error(errno) }
    self.descriptor = descriptor
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, fchmod(descriptor, 0o600) == 0 else {
      close(descriptor)
      throw Self.error(EACCES)
    }
    size = Mutex(Size(count: Int(facts.st_size), isResumed: facts.st_size > 0))
  }

  deinit { close(descriptor) }

  var count: Int { size.withLock { $0.count } }
  var isResumed: Bool { size.withLock { $0.isResumed } }

  /// Writes bytes behind those that are here.
  func append(_ bytes: UnsafeRawBufferPointer) throws {
    try size.withLock { size in
      var done = 0
      while done < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        let written = pwrite(descriptor, rest.baseAddress, rest.count, off_t(size.count))
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { throw Self.error(written < 0 ? errno : EIO) }
        done += written
        size.count += written
      }
    }
  }

  /// Forgets what has come.
  func empty() throws {
    try size.withLock { size in
      guard ftruncate(descriptor, 0) == 0 else { throw Self.error(errno) }
      size = Size(count: 0, isResumed: false)
    }
  }

  func delete() { unlink(path) }

  /// The SHA-256 of all that has come, read back from the disk.
  /// - Throws: `CancellationError` soon after the task is cancelled.
  func hash() throws -> String {
    var hash = SHA256()
    var place = 0
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { piece.deallocate() }
    while true {
      try Task.checkCancellation()
      let got = pread(descriptor, piece.baseAddress, piece.count, off_t(place))
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw Self.error(errno) }
      guard got > 0 else { return hash.finish() }
      hash.update(UnsafeRawBufferPointer(rebasing: piece[..<got]))
      place += got
    }
  }

  /// Returns once all bytes are on the disk itself.
  func synchronise() throws {
    guard fsync(descriptor) == 0 else { throw Self.error(errno) }
  }

  /// What a failed write means to the caller.
  static func error(_ code: Int32) -> PoolError {
    switch code {
    case ENOSPC, EDQUOT: .storageFull
    case EACCES, EPERM, EROFS, ELOOP: .permissionDenied("The models folder may not be written.")
    default: .storageDamaged("The models folder cannot be written (system error \(code)).")
    }
  }
}
