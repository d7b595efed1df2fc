internal import Foundation
internal import PoolDerive
internal import PoolLibrary
internal import PoolRead
internal import PoolStore
internal import Synchronization

/// One pass over the library: list, describe what is new, read what is not read yet, newest first.
///
/// Everything that a slice holds is stored in one transaction, so a run that ends at any moment leaves whole slices.
struct IndexRun {
  let library: any PhotoLibrary
  let store: IndexStore
  let pipeline: CapturePipeline
  let gate: (any PrivacyGate)?
  let status: StatusBroadcast
  let stop: StopSignal
  let threads: Int
  /// Seconds since 1970.
  let now: @Sendable () -> Double

  /// Runs to the end, or until it is asked to stop.
  ///
  /// - Throws: `PoolError` where the library or the store cannot be used; what was stored before stays.
  func run() async throws -> IndexStatus.LastRun {
    let before = try store.counts()
    tell(step: .starting, counts: before)
    try await LibraryRefresh(run: self).refresh()
    var progress = ReadingProgress()
    if !stop.isStopped { progress = try await read() }
    let counts = try store.counts()
    tell(step: .finishing, counts: counts)
    try store.checkpoint()
    return IndexStatus.LastRun(
      reason: stop.isStopped ? .stopped : .completed, finishedAt: now(), nextAttempt: nil,
      indexed: progress.indexed, failed: progress.failed)
  }

  // MARK: Reading

  private func read() async throws -> ReadingProgress {
    let queue = try ReadingQueue(store: store, readers: pipeline.readers.versions)
    var slice = IndexSlice()
    var progress = ReadingProgress()
    var pace = RunPace(now: now())
    let policy = SlicePolicy()
    var lastStored = now()
    var counts = try store.counts()
    tell(step: .indexing, counts: counts)
    try await ReadingWorkers(threads: threads).run(
      stop: stop, next: { queue.next() }, work: { readOne($0) },
      consume: { outcome in
        outcome.add(to: &slice, gate: gate, progress: &progress)
        pace.note(count: progress.done, now: now())
        if policy.isDue(captures: slice.readings, secondsSinceLast: now() - lastStored) {
          try store.apply(slice)
          slice = IndexSlice()
          lastStored = now()
          counts = try store.counts()
        }
        tell(
          step: .indexing, counts: counts,
          secondsRemaining: pace.secondsRemaining(for: queue.total - progress.done))
      })
    if !slice.isEmpty { try store.apply(slice) }
    return progress
  }

  private func readOne(_ job: PendingCapture) -> ReadOutcome {
    do {
      try store.markReading(job.id)
      let entry = LibraryEntry(
        path: job.path, stamp: EntryStamp(size: 0, modified: 0, fileNumber: 0, companions: 0))
      var file = try library.file(for: entry)
      file.orientation = job.facts.orientation
      file.kind = job.facts.mediaType == .video ? .video : .picture
      let before = job.isNew ? nil : try store.record(job.id)?.reading
      let reading = try pipeline.read(file, facts: job.facts, wanted: job.wanted, before: before)
      return ReadOutcome(capture: job, result: .success(reading))
    } catch let failure as CaptureFailure {
      return ReadOutcome(capture: job, result: .failure(failure))
    } catch {
      return ReadOutcome(
        capture: job, result: .failure(CaptureFailure(.process, "the index could not be used")))
    }
  }

  // MARK: Telling

  func tell(step: IndexStatus.Step, counts: IndexCounts, secondsRemaining: Double? = nil) {
    status.update { status in
      status.phase = .indexing
      status.pauseReason = nil
      status.failureDescription = nil
      counts.fill(&status)
      status.detail.step = step
      status.detail.secondsRemaining = secondsRemaining
    }
  }
}
