internal import Foundation
internal import PoolDerive
internal import PoolLibrary
internal import PoolRead
internal import PoolStore

/// One pass over the library: list, describe what is new, read what is not read yet, newest first.
///
/// Everything that a slice holds is stored in one transaction, so a run that ends at any moment leaves whole slices.
struct IndexRun: Sendable {
  let library: any PhotoLibrary
  let store: IndexStore
  let pipeline: CapturePipeline
  let judge: CaptureJudge
  let status: StatusBroadcast
  let stop: StopSignal
  let threads: Int
  let rules: RunRules
  let throttle: RunThrottle
  let places: PlacePass
  let people: PeoplePass
  /// Told the number of the capture that was stored last.
  let stored: @Sendable (Int64) -> Void
  /// Seconds since 1970.
  let now: @Sendable () -> Double
  /// A capture that was being read when the process crashed twice, or was ended from outside twenty times, is set
  /// aside as failed. A crash weighs ten, for the capture is likely its cause; an end from outside can meet any, and
  /// suspects are read last, where they block nothing.
  private let deathsMax = 20
  private let crashWeight = 10

  init(
    library: any PhotoLibrary, store: IndexStore, pipeline: CapturePipeline, judge: CaptureJudge,
    status: StatusBroadcast, stop: StopSignal, threads: Int, rules: RunRules, throttle: RunThrottle,
    places: PlacePass, people: PeoplePass, stored: @escaping @Sendable (Int64) -> Void,
    now: @escaping @Sendable () -> Double
  ) {
    self.library = library
    self.store = store
    self.pipeline = pipeline
    self.judge = judge
    self.status = status
    self.stop = stop
    self.threads = threads
    self.rules = rules
    self.throttle = throttle
    self.places = places
    self.people = people
    self.stored = stored
    self.now = now
  }

  /// Runs to the end, or until it is asked to stop.
  ///
  /// - Throws: `PoolError` where the library or the store cannot be used; what was stored before stays.
  func run() async throws -> IndexStatus.LastRun {
    tell(step: .starting, counts: try store.counts())
    let coverage = IndexCoverage(store: store, rules: rules)
    try coverage.sweep()
    try await judgeAgain()
    try store.judgeHeldAgain(
      by: judge.gate.version, readers: pipeline.readers.versions, forgetting: IndexCoverage.decidedKey)
    if try store.hasDeleted() { try store.checkpoint() }
    var undescribed = 0
    if !rules.sources.isEmpty {
      let refresh = LibraryRefresh(run: self)
      undescribed = try await refresh.refresh()
      // After a stop, captures that were not described yet would take the places of others.
      if try !stop.isStopped && !coverage.isDecided() {
        try coverage.decide()
        let missing = try await refresh.describeAgain()
        undescribed += missing
        if missing == 0, !stop.isStopped { try coverage.noteDecided() }
      }
    }
    // New descriptions have told other dates.
    try await judgeAgain()
    var progress = ReadingProgress()
    if !stop.isStopped { progress = try await read() }
    tell(step: .finishing, counts: try store.counts())
    if !stop.isStopped {
      try places.run()
      try await people.run()
    }
    try store.clearReadingMarks()
    try store.checkpoint()
    return IndexStatus.LastRun(
      reason: stop.isStopped ? .stopped : .completed, finishedAt: now(), nextAttempt: nil,
      indexed: progress.indexed, failed: progress.failed + undescribed)
  }

  /// Judges what rules of another version let pass; with many captures that takes minutes, and says so.
  private func judgeAgain() async throws {
    // An unchanged library is to cost a listing: nothing is counted where nothing is judged.
    guard try store.countJudgedOtherwise(than: judge.version) > 0 else { return }
    var pace = RunPace(now: now())
    let counts = try store.counts()
    try await Rejudging(store: store, judge: judge, stop: stop, threads: threads).run { done, total in
      pace.note(count: done, now: now())
      tell(step: .starting, counts: counts, secondsRemaining: pace.secondsRemaining(for: total - done))
    }
  }

  // MARK: Reading

  private func read() async throws -> ReadingProgress {
    try store.noteDeath(weight: CrashMark.take(in: store.folder) ? crashWeight : 1)
    let suspects = try store.suspects()
    try setAside(suspects)
    let queue = try ReadingQueue(store: store, readers: pipeline.readers.versions, last: suspects)
    var slice = IndexSlice()
    var progress = ReadingProgress()
    var pace = RunPace(now: now())
    let policy = SlicePolicy()
    var lastStored = now()
    var counts = try store.counts()
    tell(step: .indexing, counts: counts)
    // Suspects come last and alone: one that takes the process down again costs nothing else and is known for sure.
    for (turn, threads) in [(queue.many, threads), (queue.oneByOne, 1)] where !turn.isEmpty {
      try await ReadingWorkers(threads: threads).run(
        stop: stop, next: { queue.next(of: turn) }, work: { readOne($0) },
        consume: { outcome in
          try add(outcome, to: &slice, progress: &progress)
          pace.note(count: progress.done, now: now())
          // A suspect's outcome is stored at once: the next end must not meet it again.
          if threads == 1 || policy.isDue(captures: slice.outcomes, secondsSinceLast: now() - lastStored) {
            try store.apply(slice)
            slice = IndexSlice()
            lastStored = now()
            counts = try store.counts()
            stored(try store.lastSequence())
          }
          tell(
            step: .indexing, counts: counts, unstored: slice,
            secondsRemaining: pace.secondsRemaining(for: queue.total - progress.done))
        })
    }
    try store.apply(slice)
    stored(try store.lastSequence())
    return progress
  }

  /// A file that takes the process down again and again is set aside, so that it never blocks the rest.
  private func setAside(_ suspects: [CaptureID: Int]) throws {
    var slice = IndexSlice()
    for (id, weight) in suspects where weight >= deathsMax {
      slice.failed.append((id, CaptureFailure(.process, "reading it ended the process again and again")))
    }
    try store.apply(slice)
  }

  /// - Throws: what is wrong with the index itself; that is no capture's fault.
  private func add(_ outcome: ReadOutcome, to slice: inout IndexSlice, progress: inout ReadingProgress) throws {
    let id = outcome.capture.id
    switch outcome.result {
    case .success(nil):
      slice.outOfFocus.append((id, pipeline.readers.versions))
      progress.skipped += 1
    case .success(let judged?):
      switch judged.judgement {
      case .held(let kind):
        slice.sensitive.append(
          IndexSlice.Held(id: id, kind: kind, judged: judge.gate.version, readers: judged.reading.readers))
        progress.skipped += 1
      case .passed(let derived):
        slice.read.append(
          IndexSlice.Read(id: id, reading: judged.reading, derived: derived, judged: judge.version, faces: judged.faces)
        )
        progress.indexed += 1
      }
    case .failure(let error):
      guard let failure = error as? CaptureFailure else { throw error }
      progress.failed += 1
      // What is held back stays so until it is judged.
      if outcome.capture.isHeld { break }
      // What was read before stays while the file cannot be opened: its drive may only be unplugged.
      if failure.stage != .open || outcome.capture.isNew { slice.failed.append((id, failure)) }
    }
  }

  private func readOne(_ job: PendingCapture) -> ReadOutcome {
    do {
      try store.markReading(job.id)
      defer { try? store.unmarkReading(job.id) }
      let entry = LibraryEntry(
        path: job.path, stamp: EntryStamp(size: 0, modified: 0, fileNumber: 0, companions: 0))
      var file = try library.file(for: entry)
      file.orientation = job.facts.orientation
      let before = job.isNew ? nil : try store.record(job.id)?.reading
      // A capture that is no photo has no faces: what was found before it became none goes.
      var faces: [StoredFace]? = job.wanted.contains(.faces) ? [] : nil
      let reading = try throttle.pacing {
        try pipeline.read(
          file, facts: job.facts, wanted: job.wanted, before: before, focus: rules.options.focus,
          faces: pipeline.readers.faces.map { reader in { faces = try Self.faces(in: $0, reader) } })
      }
      let judged = reading.map {
        JudgedReading(reading: $0, judgement: judge.judge($0, facts: job.facts), faces: faces)
      }
      return ReadOutcome(capture: job, result: .success(judged))
    } catch {
      return ReadOutcome(capture: job, result: .failure(error))
    }
  }

  private static func faces(in photo: DecodedPhoto, _ reader: any FaceReader) throws -> [StoredFace] {
    try reader.faces(in: photo).map { face in
      StoredFace(
        x: face.box.x, y: face.box.y, width: face.box.width, height: face.box.height, clarity: face.quality.clarity,
        space: reader.space, vector: face.embedding.flatMap { FaceVector(embedding: $0)?.bytes },
        ages: face.appearance?.ageShares, female: face.appearance?.female)
    }
  }

  // MARK: Telling

  /// - Parameter unstored: outcomes that the counts do not hold yet.
  func tell(
    step: IndexStatus.Step, counts: IndexCounts, unstored: IndexSlice = IndexSlice(),
    secondsRemaining: Double? = nil
  ) {
    let time = now()
    status.update { status in
      status.phase = .indexing
      status.pauseReason = nil
      status.failureDescription = nil
      counts.fill(&status, unstored: unstored)
      status.detail.step = step
      // Nothing is known yet: that is no index that is done.
      if counts.covered == 0, step != .finishing {
        status.detail.fraction = 0
        status.progress = 0
      }
      status.detail.waitingFor = throttle.isSlow ? [.coolingDown] : []
      status.detail.secondsRemaining = secondsRemaining
      if step == .indexing, unstored.isEmpty { status.detail.searchUpdatedAt = time }
    }
  }
}

extension IndexCounts {
  /// Writes the counts into a status.
  func fill(_ status: inout IndexStatus, unstored: IndexSlice = IndexSlice()) {
    let held = sensitive.values.reduce(0, +) + unstored.sensitive.count
    let read = indexed + unstored.read.count
    status.indexedAssets = read
    status.knownAssets = known
    status.visuallyIndexedAssets = withImageVector
    status.detail.indexed = read
    status.detail.failed = failed + unstored.failed.count
    status.detail.skipped = held + outOfFocus + unstored.outOfFocus.count
    status.detail.total = covered
    let done = read + status.detail.failed + status.detail.skipped
    status.detail.fraction = covered == 0 ? 1 : min(1, Double(done) / Double(covered))
    status.progress = status.detail.fraction
    status.detail.searchable = indexed > 0
    for kind in SensitiveKind.allCases { status.detail.skippedSensitive[kind.rawValue] = sensitive[kind] ?? 0 }
  }
}
