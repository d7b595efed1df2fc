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

  func refresh() async throws {
    run.tell(step: .readingLibrary, counts: try run.store.counts())
    let listing = try run.library.list()
    let known = try run.store.knownEntries()
    var comparison = LibraryComparison(entries: listing.entries, known: known)
    // A folder that cannot be read right now makes its captures look gone; they stay until it can.
    if listing.problemCount > 0 { comparison.gone = [] }
    try applyMoves(comparison)
    let gone = Dictionary(
      known.filter { one in one.id.map { comparison.gone.contains($0) } ?? false }.compactMap { one in
        one.id.map { (one.contentDigest, $0) }
      }, uniquingKeysWith: { first, _ in first })
    let digests = Dictionary(
      known.compactMap { one in one.id.map { ($0, one.contentDigest) } }, uniquingKeysWith: { first, _ in first })
    let kept = try await describe(comparison, gone: gone, digests: digests)
    var removal = IndexSlice()
    removal.removed = comparison.gone.filter { !kept.contains($0) }
    removal.forgotten = comparison.forgotten
    try run.store.apply(removal)
  }

  private func applyMoves(_ comparison: LibraryComparison) throws {
    var slice = IndexSlice()
    slice.moved = comparison.moved.map { ($0.id, $0.entry.path, $0.entry.stamp) }
    try run.store.apply(slice)
  }

  private struct Job: Sendable {
    var entry: LibraryEntry
    var id: CaptureID?
  }

  private struct Described: Sendable {
    var job: Job
    var result: Result<EntryDescription, CaptureFailure>
  }

  /// - Returns: the ids of vanished captures that came back as the same content under a new name.
  private func describe(
    _ comparison: LibraryComparison, gone: [String: CaptureID], digests: [CaptureID: String]
  ) async throws -> Set<CaptureID> {
    let jobs =
      comparison.changed.map { Job(entry: $0.entry, id: $0.id) } + comparison.new.map { Job(entry: $0, id: nil) }
    guard !jobs.isEmpty else { return [] }
    let queue = JobList(jobs)
    let library = run.library
    var slice = IndexSlice()
    var kept: Set<CaptureID> = []
    var gone = gone
    try await ReadingWorkers(threads: run.threads, backlog: 256).run(
      stop: run.stop, next: { queue.next() },
      work: { job in
        do { return Described(job: job, result: .success(try library.describe(job.entry))) } catch {
          let failure = error as? CaptureFailure ?? CaptureFailure(.open, "the file cannot be read")
          return Described(job: job, result: .failure(failure))
        }
      },
      consume: { described in
        add(described, to: &slice, gone: &gone, digests: digests, kept: &kept)
        if slice.listed.count + slice.leftOut.count >= sliceSize {
          try run.store.apply(slice)
          slice = IndexSlice()
          run.tell(step: .readingLibrary, counts: try run.store.counts())
        }
      })
    try run.store.apply(slice)
    return kept
  }

  private func add(
    _ described: Described, to slice: inout IndexSlice, gone: inout [String: CaptureID],
    digests: [CaptureID: String], kept: inout Set<CaptureID>
  ) {
    let entry = described.job.entry
    switch described.result {
    case .success(.leftOut(let reason)):
      if let id = described.job.id { slice.removed.append(id) }
      slice.leftOut.append((entry.path, entry.stamp, reason))
    case .success(.capture(let facts, let digest)):
      let returned = described.job.id == nil ? gone.removeValue(forKey: digest) : nil
      if let returned { kept.insert(returned) }
      let id = described.job.id ?? returned ?? CaptureID(contentDigest: digest, path: entry.path)
      slice.listed.append(
        IndexSlice.Listed(
          id: id, path: entry.path, stamp: entry.stamp, contentDigest: digest, facts: facts,
          needsReading: digests[id] != digest))
    case .failure(let failure):
      let id = described.job.id ?? CaptureID(contentDigest: "", path: entry.path)
      let facts = CaptureFacts(mediaType: .photo)
      slice.listed.append(
        IndexSlice.Listed(
          id: id, path: entry.path, stamp: entry.stamp, contentDigest: "", facts: facts, needsReading: true))
      slice.failed.append((id, failure))
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
