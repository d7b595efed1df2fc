internal import Synchronization

/// The bounded bytes between a task that writes a body and the thread that sends it.
///
/// The reader asks with `read`; when nothing waits it puts its connection to sleep within the lock, and the next write
/// wakes it. So neither can miss the other.
final class BodyStream: Sendable {
  /// What the reader gets.
  enum Read: Equatable {
    case bytes(Int)
    case asleep
    case end
    case cut
  }

  private struct State {
    var waiting: [UInt8] = []
    /// Of `waiting`: what was handed over already.
    var start = 0
    var written = 0
    var handed = 0
    /// Of `handed`: what the connection took for certain, since it asked for more.
    var taken = 0
    var hasEnded = false
    var isCut = false
    var isGone = false
    var readerSleeps = false
    var waiters: [CheckedContinuation<Void, Never>] = []

    mutating func takeWaiters() -> [CheckedContinuation<Void, Never>] {
      defer { waiters = [] }
      return waiters
    }
  }

  private let limit: Int
  private let state = Mutex(State())
  private let wakeReader: Mutex<(@Sendable () -> Void)?> = Mutex(nil)

  /// - Parameter limit: bytes that wait before a write does.
  init(limit: Int) { self.limit = limit }

  /// Says how a sleeping reader is woken; called once, before the first read.
  func onWake(_ wake: @escaping @Sendable () -> Void) { wakeReader.withLock { $0 = wake } }

  // The writer's side.

  func write(_ bytes: [UInt8]) async throws {
    while true {
      let step: (done: Bool, wake: Bool) = try state.withLock { state in
        if state.isGone { throw HTTPClientGone() }
        guard state.waiting.count - state.start < limit else { return (false, false) }
        state.waiting += bytes
        state.written += bytes.count
        defer { state.readerSleeps = false }
        return (true, state.readerSleeps)
      }
      if step.wake { wake() }
      if step.done { return }
      try await wait { $0.waiting.count - $0.start >= self.limit }
    }
  }

  func flush() async throws {
    while true {
      let isTaken = try state.withLock { state in
        if state.isGone && state.taken < state.written { throw HTTPClientGone() }
        return state.taken >= state.written
      }
      if isTaken { return }
      try await wait { $0.taken < $0.written }
    }
  }

  /// No more will be written.
  /// - Parameter cut: the body is not whole.
  func end(cut: Bool) {
    let shouldWake = state.withLock { state in
      state.hasEnded = true
      state.isCut = cut
      defer { state.readerSleeps = false }
      return state.readerSleeps
    }
    if shouldWake { wake() }
  }

  /// Waits until something changes, unless `needed` says that it has.
  private func wait(_ needed: @escaping @Sendable (State) -> Bool) async throws {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isLate = state.withLock { state in
          if state.isGone || Task.isCancelled || !needed(state) { return true }
          state.waiters.append(continuation)
          return false
        }
        if isLate { continuation.resume() }
      }
    } onCancel: {
      for waiter in state.withLock({ $0.takeWaiters() }) { waiter.resume() }
    }
    // A client that left cancels the task too; then its leaving is what the writer is told.
    if !state.withLock({ $0.isGone }) { try Task.checkCancellation() }
  }

  // The reader's side.

  /// Fills `space` with the next bytes. What was given before is known to be taken now.
  /// - Parameter sleep: puts the connection to sleep; called within the lock when nothing waits.
  func read(into space: UnsafeMutableBufferPointer<UInt8>, sleep: () -> Void) -> Read {
    let (result, waiters): (Read, [CheckedContinuation<Void, Never>]) = state.withLock { state in
      state.taken = state.handed
      if state.isGone { return (.cut, state.takeWaiters()) }
      let count = min(space.count, state.waiting.count - state.start)
      if count > 0 {
        let part = state.waiting[state.start..<state.start + count]
        _ = space.update(fromContentsOf: part)
        state.start += count
        state.handed += count
        if state.start == state.waiting.count {
          state.waiting.removeAll(keepingCapacity: true)
          state.start = 0
        }
        return (.bytes(count), state.takeWaiters())
      }
      if state.hasEnded { return (state.isCut ? .cut : .end, state.takeWaiters()) }
      state.readerSleeps = true
      sleep()
      return (.asleep, state.takeWaiters())
    }
    for waiter in waiters { waiter.resume() }
    return result
  }

  /// The connection is at its end.
  /// - Parameter whole: it took all that was handed over.
  func close(whole: Bool) {
    let (waiters, shouldWake) = state.withLock { state in
      if whole { state.taken = state.handed }
      state.isGone = true
      defer { state.readerSleeps = false }
      return (state.takeWaiters(), state.readerSleeps)
    }
    for waiter in waiters { waiter.resume() }
    if shouldWake { wake() }
  }

  private func wake() {
    let wake = wakeReader.withLock { $0 }
    wake?()
  }

  /// Reads without a connection: each write is taken at once.
  func collects(leaveAfter: Int?) -> @Sendable () -> [UInt8] {
    let collected = Mutex<[UInt8]>([])
    let reader: @Sendable () -> Void = { [weak self] in
      guard let self else { return }
      var space = [UInt8](repeating: 0, count: 4_096)
      var isReading = true
      while isReading {
        let read = space.withUnsafeMutableBufferPointer { self.read(into: $0) {} }
        guard case .bytes(let count) = read else { break }
        let total = collected.withLock { all in
          all += space[..<count]
          return all.count
        }
        if let leaveAfter, total >= leaveAfter {
          isReading = false
          self.close(whole: false)
        }
      }
    }
    onWake(reader)
    reader()
    return { collected.withLock { $0 } }
  }
}
