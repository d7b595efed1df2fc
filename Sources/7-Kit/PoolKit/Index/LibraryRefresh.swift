internal import Foundation
internal import PoolLibrary
internal import PoolStore

/// Brings the index' list of captures up to date with the library: what is gone leaves, what moved keeps what was read,
/// and what is new or changed is described. Files that are unchanged are not opened.
struct LibraryRefresh {
  let run: IndexRun
  /// Captures described in one transaction.
  private let sliceSize = 500

  init(run: IndexRun) { self.run = run }

  /// - Returns: how many files could not be described.
  func refresh() async throws -> Int {
    run.tell(step: .readingLibrary, counts: try run.store.counts())
    let listing = try run.library.list()
    let known = try run.store.knownEntries()
    var comparison = LibraryComparison(entries: listing.entries, known: known)
    // A folder that cannot be read right now makes its captures look gone; they stay until it can.
    if !listing.isComplete { comparison.gone = [] }
    if comparison.hasChanges { try run.store.forget(setting: IndexCoverage.decidedKey) }
    try applyMoves(comparison)
    let goneIDs = Set(comparison.gone)
    var work = Work(
      gone: known.filter { one in one.id.map(goneIDs.contains) ?? false },
      digests: Dictionary(
        known.compactMap { one in one.id.map { ($0, one.contentDigest) } }, uniquingKeysWith: { first, _ in first }),
      placeTypes: run.rules.placeTypes)
    try await describe(comparison.changed.map { ($0.entry, $0.id) } + comparison.new.map { ($0, nil) }, into: &work)
    // After a stop, what was not described yet may be what vanished under another name; the next run knows.
    guard !run.stop.isStopped else { return work.failed }
    var removal = IndexSlice()
    removal.removed = comparison.gone.filter { !work.kept.contains($0) }
    removal.forgotten = comparison.forgotten
    try run.store.apply(removal)
    return work.failed
  }

  private func applyMoves(_ comparison: LibraryComparison) throws {
    var slice = IndexSlice()
    slice.moved = comparison.moved.map { ($0.id, $0.entry.path, $0.entry.stamp) }
    try run.store.apply(slice)
  }

  private struct Job: Sendable {
    var place: Int
    var entry: LibraryEntry
    var id: CaptureID?
  }

  private struct Described: Sendable {
    var job: Job
    var result: Result<EntryDescription, CaptureFailure>
  }

  /// What one refresh gathers.
  private struct Work {
    let gone: [KnownEntry]
    let digests: [CaptureID: String]
    let goneDigests: Set<String>
    /// Kinds of capture whose places may be kept.
    let placeTypes: Set<MediaType>
    var slice = IndexSlice()
    /// New entries with the content of a vanished capture, until all are known.
    var returned: [(entry: LibraryEntry, facts: CaptureFacts, contentDigest: String)] = []
    /// Vanished captures that came back under another name.
    var kept: Set<CaptureID> = []
    var failed = 0

    init(gone: [KnownEntry], digests: [CaptureID: String], placeTypes: Set<MediaType>) {
      self.placeTypes = placeTypes
      self.gone = gone
      self.digests = digests
      goneDigests = Set(gone.map(\.contentDigest))
    }

    mutating func list(_ entry: LibraryEntry, id: CaptureID, facts: CaptureFacts, digest: String) {
      var facts = LocalClock.placed(facts)
      let isLocated = facts.location != nil
      if !placeTypes.contains(facts.mediaType) {
        facts.location = nil
        facts.timeZone = nil
      }
      slice.listed.append(
        IndexSlice.Listed(
          id: id, path: entry.path, stamp: entry.stamp, contentDigest: digest, facts: facts,
          needsReading: digests[id] != digest, isLocated: isLocated))
    }
  }

  /// Describes covered captures whose title, camera or place the index let go of.
  ///
  /// - Returns: how many files could not be described.
  func describeAgain() async throws -> Int {
    let ids = try run.store.undescribed(places: run.rules.placeTypes)
    guard !ids.isEmpty else { return 0 }
    let wanted = Set(ids)
    let known = try run.store.knownEntries().filter { one in one.id.map(wanted.contains) ?? false }
    // Sidecars belong to the description, and only a listing knows them.
    let entries = Dictionary(
      try run.library.list().entries.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var work = Work(
      gone: [],
      digests: Dictionary(
        known.compactMap { one in one.id.map { ($0, one.contentDigest) } }, uniquingKeysWith: { first, _ in first }),
      placeTypes: run.rules.placeTypes)
    try await describe(known.compactMap { one in entries[one.path].map { ($0, one.id) } }, into: &work)
    // What the listing lacks may only be in a folder that cannot be read now.
    return work.failed + known.count { entries[$0.path] == nil }
  }

  private func describe(_ wanted: [(entry: LibraryEntry, id: CaptureID?)], into work: inout Work) async throws {
    let jobs = wanted.enumerated().map { Job(place: $0, entry: $1.entry, id: $1.id) }
    guard !jobs.isEmpty else { return }
    let queue = JobList(jobs)
    let library = run.library
    // Threads finish in any order; the index lists captures in the library's, so that two runs make the same index.
    var waiting: [Int: Described] = [:]
    var place = 0
    try await ReadingWorkers(threads: run.threads, backlog: 256).run(
      stop: run.stop, next: { queue.next() },
      work: { job in
        do { return Described(job: job, result: .success(try library.describe(job.entry))) } catch {
          let failure = error as? CaptureFailure ?? CaptureFailure(.open, "the file cannot be read")
          return Described(job: job, result: .failure(failure))
        }
      },
      consume: { described in
        waiting[described.job.place] = described
        while let next = waiting.removeValue(forKey: place) {
          add(next, to: &work)
          place += 1
        }
        if work.slice.listed.count + work.slice.leftOut.count >= sliceSize {
          try run.store.apply(work.slice)
          work.slice = IndexSlice()
          run.tell(step: .readingLibrary, counts: try run.store.counts())
        }
      })
    addReturned(to: &work)
    try run.store.apply(work.slice)
  }

  private func add(_ described: Described, to work: inout Work) {
    let entry = described.job.entry
    switch described.result {
    case .success(.leftOut(let reason)):
      if let id = described.job.id { work.slice.removed.append(id) }
      work.slice.leftOut.append((entry.path, entry.stamp, reason))
    case .success(.capture(let facts, let digest)):
      if let id = described.job.id {
        work.list(entry, id: id, facts: facts, digest: digest)
      } else if work.goneDigests.contains(digest) {
        work.returned.append((entry, facts, digest))
      } else {
        work.list(entry, id: CaptureID(contentDigest: digest, path: entry.path), facts: facts, digest: digest)
      }
    case .failure(let failure):
      work.failed += 1
      // What was read before stays while the file cannot be opened; its stamp stays old, so the next run tries again.
      if failure.stage == .open, described.job.id != nil { return }
      let id = described.job.id ?? CaptureID(contentDigest: "", path: entry.path)
      // A file that could not be opened is described again by the next run, which no unchanged stamp must prevent.
      let stamp =
        failure.stage == .open ? EntryStamp(size: 0, modified: 0, fileNumber: 0, companions: 0) : entry.stamp
      work.slice.listed.append(
        IndexSlice.Listed(
          id: id, path: entry.path, stamp: stamp, contentDigest: "", facts: CaptureFacts(mediaType: .photo),
          needsReading: true))
      work.slice.failed.append((id, failure))
    }
  }

  /// Gives vanished captures their new paths; further copies are captures of their own.
  private func addReturned(to work: inout Work) {
    let moves = ContentMatching.moves(
      described: work.returned.map { ($0.entry, $0.contentDigest) }, gone: work.gone)
    let ids = Dictionary(moves.map { ($0.entry.path, $0.id) }, uniquingKeysWith: { first, _ in first })
    work.kept = Set(ids.values)
    for one in work.returned {
      let id = ids[one.entry.path] ?? CaptureID(contentDigest: one.contentDigest, path: one.entry.path)
      work.list(one.entry, id: id, facts: one.facts, digest: one.contentDigest)
    }
  }
}

/// Jobs handed out in order.
private final class JobList<Job: Sendable>: Sendable {
  private let jobs: [Job]
  private let place = AtomicCounter()

  init(_ jobs: [Job]) { self.jobs = jobs }

  func next() -> Job? {
    let index = place.next()
    return index < jobs.count ? jobs[index] : nil
  }
}
