internal import PoolStore
internal import Synchronization

/// The captures that are to be read, newest first, handed out one at a time.
final class ReadingQueue: Sendable {
  /// How many there are in all.
  let total: Int
  private let ids: [CaptureID]
  private let readers: [ReaderKind: String]
  private let store: IndexStore
  private let position = Mutex(0)

  /// - Parameter last: captures that were under way when an earlier process ended; they come last, so that one that
  ///   takes the process down again costs nothing but itself.
  init(store: IndexStore, readers: [ReaderKind: String], last: Set<CaptureID>) throws {
    let pending = try store.pendingIDs(for: readers)
    ids = pending.filter { !last.contains($0) } + pending.filter { last.contains($0) }
    total = ids.count
    self.readers = readers
    self.store = store
  }

  /// Nil at the end, or where the index no longer answers; storing the slice then says why.
  func next() -> PendingCapture? {
    while true {
      let index = position.withLock { place in
        defer { place += 1 }
        return place
      }
      guard index < ids.count else { return nil }
      do {
        if let capture = try store.pendingCapture(ids[index], readers: readers) { return capture }
      } catch { return nil }
    }
  }
}

/// What one run has done so far.
struct ReadingProgress {
  var indexed = 0
  var failed = 0
  var skipped = 0
  var done: Int { indexed + failed + skipped }
}

/// What reading one capture came to.
struct ReadOutcome: Sendable {
  var capture: PendingCapture
  var result: Result<CaptureReading, CaptureFailure>
}
