internal import Foundation
internal import Synchronization

/// Asks a run to end after the captures under way. Once said, it stays said.
final class StopSignal: Sendable {
  private let stopped = Atomic(false)

  var isStopped: Bool { stopped.load(ordering: .acquiring) }
  func stop() { stopped.store(true, ordering: .releasing) }
}

/// Threads of their own for work that blocks on the disk and the models, so that status and reads never wait for it.
///
/// Jobs are pulled, one a free thread; outcomes arrive in the order in which they are done. At most `backlog`
/// outcomes wait to be consumed; then the threads wait too. After a stop, or an error of the consumer, the jobs
/// under way are finished and no other is begun.
struct ReadingWorkers: Sendable {
  let threads: Int
  var backlog = 64

  /// Runs jobs until `next` has no more or `stop` is set. Must not be called in a task that is cancelled: outcomes
  /// would be lost.
  ///
  /// - Parameters:
  ///   - next: the next job; called by one thread at a time.
  ///   - work: does one job, on several threads at once.
  ///   - consume: takes each outcome, in the caller's task.
  /// - Throws: what `consume` throws, after the threads have ended.
  func run<Job: Sendable, Outcome: Sendable>(
    stop: StopSignal, next: @escaping @Sendable () -> Job?, work: @escaping @Sendable (Job) -> Outcome,
    consume: (Outcome) throws -> Void
  ) async throws {
    let (outcomes, continuation) = AsyncStream.makeStream(of: Outcome.self)
    let crew = Crew(threads: threads, backlog: backlog)
    for number in 0..<threads {
      let thread = Thread {
        while crew.waitForRoom(), let job = crew.take(next, unless: stop) { continuation.yield(work(job)) }
        if crew.leave() { continuation.finish() }
      }
      thread.name = "pool.read.\(number)"
      thread.stackSize = 8 << 20
      thread.start()
    }
    var failure: (any Error)?
    for await outcome in outcomes {
      crew.consumed()
      guard failure == nil else { continue }
      do { try consume(outcome) } catch {
        failure = error
        crew.exhaust()
      }
    }
    if let failure { throw failure }
  }
}

/// What the threads of one run share.
private final class Crew: Sendable {
  private struct State {
    var threads: Int
    var exhausted = false
  }

  private let state: Mutex<State>
  private let room: DispatchSemaphore
  private let turn = Mutex(())

  init(threads: Int, backlog: Int) {
    state = Mutex(State(threads: threads))
    room = DispatchSemaphore(value: max(backlog, threads))
  }

  /// Waits until the consumer has room for one more outcome. The consumer drains until every thread has left, so
  /// the wait ends.
  func waitForRoom() -> Bool {
    room.wait()
    return true
  }

  func take<Job>(_ next: () -> Job?, unless stop: StopSignal) -> Job? {
    turn.withLock { _ in
      if stop.isStopped || state.withLock({ $0.exhausted }) { return nil }
      let job = next()
      if job == nil { exhaust() }
      return job
    }
  }

  func consumed() { room.signal() }

  func exhaust() { state.withLock { $0.exhausted = true } }

  /// True for the last thread to leave.
  func leave() -> Bool {
    room.signal()
    return state.withLock { state in
      state.threads -= 1
      return state.threads == 0
    }
  }
}
