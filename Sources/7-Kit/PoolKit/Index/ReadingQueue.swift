internal import PoolStore

/// The captures that are to be read, newest first, handed out one at a time.
final class ReadingQueue: Sendable {
  /// Captures to read on all threads.
  let many: Turn
  /// Captures that were under way when an earlier process ended; for one thread.
  let oneByOne: Turn
  private let readers: [ReaderKind: String]
  private let store: IndexStore

  /// A part of the queue.
  final class Turn: Sendable {
    fileprivate let ids: [CaptureID]
    private let place = AtomicCounter()

    fileprivate init(_ ids: [CaptureID]) { self.ids = ids }

    var isEmpty: Bool { ids.isEmpty }

    fileprivate func next() -> CaptureID? {
      let index = place.next()
      return index < ids.count ? ids[index] : nil
    }
  }

  /// - Parameter last: captures that were under way when earlier processes ended, with the weight of those ends; the
  ///   least suspected come first.
  init(store: IndexStore, readers: [ReaderKind: String], last: [CaptureID: Int]) throws {
    let pending = try store.pendingIDs(for: readers)
    many = Turn(pending.filter { last[$0] == nil })
    oneByOne = Turn(pending.filter { last[$0] != nil }.sorted { (last[$0] ?? 0, $0) < (last[$1] ?? 0, $1) })
    self.readers = readers
    self.store = store
  }

  /// How many there are in all.
  var total: Int { many.ids.count + oneByOne.ids.count }

  /// Nil at the end of the turn, or where the index no longer answers; storing the slice then says why.
  func next(of turn: Turn) -> PendingCapture? {
    while let id = turn.next() {
      do {
        if let capture = try store.pendingCapture(id, readers: readers) { return capture }
      } catch { return nil }
    }
    return nil
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
  /// Nil where it is out of focus. Fails with `CaptureFailure` for this capture alone, with anything else where the
  /// index cannot be used.
  var result: Result<JudgedReading?, any Error>
}

/// What was read of a capture, with what was decided on it.
struct JudgedReading: Sendable {
  var reading: CaptureReading
  var judgement: CaptureJudge.Judgement
  /// Nil where faces were not looked for.
  var faces: [StoredFace]?
}
