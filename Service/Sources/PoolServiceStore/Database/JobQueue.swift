internal import Foundation

/// Work that waits for the threads of a database: first in, first out, and never more than a fixed number.
///
/// Threads of its own, because a database makes its caller wait, and Swift's own threads are as few as the processor's
/// cores.
// Every property that changes is touched between `lock` and `unlock` of `condition` alone.
final class JobQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private var jobs: [DatabaseJob] = []
  /// Groups whose jobs a thread has in hand.
  private var busyGroups: Set<String> = []
  private var isClosed = false
  private var threadCount = 0
  private var closing: [CheckedContinuation<Void, Never>] = []

  init(capacity: Int) { self.capacity = capacity }

  /// Adds a job. Throws `.busy` when too many wait, `.unavailable` when the queue is closed.
  func submit(_ job: DatabaseJob) throws {
    condition.lock()
    defer { condition.unlock() }
    if isClosed { throw StoreError(.unavailable, "The store was closed.") }
    if jobs.count >= capacity {
      throw StoreError(.busy, "Too many calls wait for the database; it is slower than what is asked of it.")
    }
    jobs.append(job)
    condition.signal()
  }

  /// Starts a thread that hands up to `most` jobs of one group at a time to `work`, until the queue is closed and
  /// empty. Then it calls `end`, still before `close` returns.
  func startThread(
    name: String, most: Int, work: @escaping @Sendable ([DatabaseJob]) -> Void,
    end: @escaping @Sendable () -> Void = {}
  ) {
    condition.withLock { threadCount += 1 }
    let thread = Thread {
      while let jobs = self.take(most) {
        work(jobs)
        self.giveBack(jobs)
      }
      end()
      self.endThread()
    }
    thread.name = name
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// Takes no more jobs, and returns when those that wait are done.
  func close() async {
    await withCheckedContinuation { continuation in
      condition.lock()
      isClosed = true
      condition.broadcast()
      let isEnded = threadCount == 0
      if !isEnded { closing.append(continuation) }
      condition.unlock()
      if isEnded { continuation.resume() }
    }
  }

  /// Takes no more jobs and does not wait.
  func closeWithoutWaiting() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  /// Waits for jobs; nil when none will come any more.
  private func take(_ most: Int) -> [DatabaseJob]? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let first = jobs.firstIndex(where: { $0.group.map { !busyGroups.contains($0) } ?? true }) {
        return takeGroup(of: first, most)
      }
      // The thread that has a busy group in hand takes what is left of it.
      if isClosed { return nil }
      condition.wait()
    }
  }

  /// Takes a job and those of its group behind it. The lock is held.
  private func takeGroup(of first: Int, _ most: Int) -> [DatabaseJob] {
    guard let group = jobs[first].group else { return [jobs.remove(at: first)] }
    busyGroups.insert(group)
    var taken: [DatabaseJob] = []
    jobs.removeAll { job in
      guard job.group == group, taken.count < most else { return false }
      taken.append(job)
      return true
    }
    return taken
  }

  private func giveBack(_ jobs: [DatabaseJob]) {
    guard let group = jobs.first?.group else { return }
    condition.withLock { _ = busyGroups.remove(group) }
  }

  private func endThread() {
    condition.lock()
    threadCount -= 1
    let waiting = threadCount == 0 ? closing : []
    if threadCount == 0 { closing = [] }
    condition.unlock()
    for continuation in waiting { continuation.resume() }
  }
}
