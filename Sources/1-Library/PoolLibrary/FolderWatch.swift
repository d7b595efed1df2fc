internal import Foundation
internal import Synchronization

/// Follows a folder and what is below it without polling: the system tells what changed.
///
/// What a listing leaves out is not followed. A network share tells what this machine changed there, not what others
/// did; nor does a link tell that the file it leads to, outside the folder, changed.
struct FolderWatch: Sendable {
  /// Absolute, without links.
  let root: String
  /// Folders that are never watched, such as the index's own.
  let excluded: [String]
  /// A change is told after that long without another.
  var quiet = Duration.seconds(1)
  /// While changes go on, the first is told after that long.
  var longest = Duration.seconds(10)
  /// More folders are not watched; bounds the memory where the system's own limit is large.
  var foldersMax = 100_000

  #if os(Linux)
    /// Buffer: one value; a consumer that is busy meanwhile gets one. What changes after the return is told. Blocks
    /// while the folders are listed, and holds a thread until the consumer ends.
    ///
    /// - Returns: nil if the folder is not there or may not be read, or the system has no watches left at all.
    func changes() -> AsyncStream<Void>? {
      guard let follower = FolderFollower(self) else { return nil }
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      continuation.onTermination = { _ in follower.stop() }
      let thread = Thread { follower.run(continuation) }
      thread.name = "pool.watch"
      thread.start()
      return stream
    }
  #else
    /// Nil: only Linux tells so far.
    func changes() -> AsyncStream<Void>? { nil }
  #endif
}

#if os(Linux)
  /// One consumer's thread and descriptors.
  private final class FolderFollower: Sendable {
    private let folders: Mutex<WatchedFolders>
    private let quiet: Duration
    private let longest: Duration
    /// What the system tells.
    private let events: Int32
    /// The pipe that wakes the thread to end: where the thread reads, and where `stop` writes.
    private let wakes: Int32
    private let waker: Int32

    init?(_ watch: FolderWatch) {
      let events = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard events >= 0 else { return nil }
      var folders = WatchedFolders(
        root: watch.root, excluded: watch.excluded, events: events, foldersMax: watch.foldersMax)
      folders.renew()
      var ends: [Int32] = [-1, -1]
      guard folders.count > 0, pipe(&ends) == 0 else {
        close(events)
        return nil
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (wakes, waker) = (ends[0], ends[1])
      self.events = events
      self.folders = Mutex(folders)
      (quiet, longest) = (watch.quiet, watch.longest)
    }

    /// Called once, by the stream.
    func stop() {
      // A byte besides: a process that was started in between may hold the pipe open.
      var byte: UInt8 = 0
      _ = write(waker, &byte, 1)
      close(waker)
    }

    /// Tells changes until `stop`, then closes what is left.
    func run(_ continuation: AsyncStream<Void>.Continuation) {
      follow(continuation)
      continuation.finish()
      // The stream has been told to stop or is being told; what it writes needs an open pipe.
      var byte: UInt8 = 0
      while read(wakes, &byte, 1) < 0, errno == EINTR {}
      close(wakes)
      close(events)
    }

    private func follow(_ continuation: AsyncStream<Void>.Continuation) {
      var burst = ChangeBurst(quiet: quiet, longest: longest)
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        var sources = [
          pollfd(fd: events, events: Int16(POLLIN), revents: 0), pollfd(fd: wakes, events: Int16(POLLIN), revents: 0),
        ]
        let ready = poll(&sources, 2, burst.due.map { Self.milliseconds(until: $0) } ?? -1)
        if ready < 0, errno != EINTR { return }
        if ready > 0 {
          if sources[1].revents != 0 { return }
          let count = read(events, &buffer, buffer.count)
          if count < 0, errno != EINTR, errno != EAGAIN { return }
          if count > 0, folders.withLock({ $0.take(buffer[..<count]) }) { burst.note(at: .now) }
        }
        if burst.end(at: .now) {
          // Before it is told: what is below a folder that came another way is watched when the consumer lists it.
          folders.withLock { $0.renewIfStale() }
          continuation.yield()
        }
      }
    }

    /// Rounded up, so that the thread does not wake just before.
    private static func milliseconds(until instant: ContinuousClock.Instant) -> Int32 {
      let left = max(.zero, instant - .now) / .milliseconds(1)
      return Int32(min(left.rounded(.up), 1e9))
    }
  }
#endif
