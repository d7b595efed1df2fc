import Foundation
import PoolTypes
import Synchronization
import Testing

@testable import PoolKit

@Suite struct ReadingWorkersTests {
  private final class Numbers: Sendable {
    private let place = Mutex(0)
    let count: Int
    init(_ count: Int) { self.count = count }
    func next() -> Int? {
      place.withLock { value in
        guard value < count else { return nil }
        value += 1
        return value
      }
    }
  }

  @Test func everyJobIsDoneOnce() async throws {
    let numbers = Numbers(1000)
    var seen: Set<Int> = []
    try await ReadingWorkers(threads: 4, backlog: 3).run(
      stop: StopSignal(), next: { numbers.next() }, work: { $0 * 2 }, consume: { seen.insert($0) })
    #expect(seen == Set((1...1000).map { $0 * 2 }))
  }

  @Test func aStopLetsTheJobsUnderWayFinish() async throws {
    let numbers = Numbers(1_000_000)
    let stop = StopSignal()
    var done = 0
    try await ReadingWorkers(threads: 2).run(
      stop: stop, next: { numbers.next() }, work: { $0 },
      consume: { _ in
        done += 1
        if done == 10 { stop.stop() }
      })
    #expect(done >= 10)
    #expect(done < 1000)
  }

  @Test func anErrorOfTheConsumerEndsTheRun() async {
    let numbers = Numbers(1_000_000)
    await #expect(throws: PoolError.storageFull) {
      try await ReadingWorkers(threads: 2).run(
        stop: StopSignal(), next: { numbers.next() }, work: { $0 }, consume: { _ in throw PoolError.storageFull })
    }
  }
}

@Suite struct StatusBroadcastTests {
  @Test func aLateListenerGetsTheNewestValueAtOnce() async {
    let broadcast = StatusBroadcast(IndexStatus())
    for count in 1...5 { broadcast.update { $0.knownAssets = count } }
    var listener = broadcast.updates().makeAsyncIterator()
    #expect(await listener.next()?.knownAssets == 5)
    broadcast.finish()
    #expect(await listener.next() == nil)
  }

  @Test func aSlowListenerSeesTheNewestAlone() async {
    let broadcast = StatusBroadcast(IndexStatus())
    var listener = broadcast.updates().makeAsyncIterator()
    for count in 1...100 { broadcast.update { $0.knownAssets = count } }
    #expect(await listener.next()?.knownAssets == 100)
  }
}

@Suite struct RunPaceTests {
  @Test func timeLeftFollowsThePace() throws {
    var pace = RunPace(now: 0)
    #expect(pace.secondsRemaining(for: 10) == nil)
    for second in 1...20 { pace.note(count: second * 4, now: Double(second)) }
    #expect(try #require(pace.secondsRemaining(for: 40)) == 10)
  }

  @Test func slicesAreStoredByCountOrByTime() {
    let policy = SlicePolicy()
    #expect(policy.isDue(captures: 100, secondsSinceLast: 0))
    #expect(policy.isDue(captures: 1, secondsSinceLast: 1))
    #expect(!policy.isDue(captures: 0, secondsSinceLast: 60))
    #expect(!policy.isDue(captures: 99, secondsSinceLast: 0.9))
  }
}

@Suite(.timeLimit(.minutes(5))) struct StatusFloodTests {
  /// Counts those that are alive.
  private final class Token: Sendable {
    static let alive = Atomic(0)
    init() { Self.alive.add(1, ordering: .relaxed) }
    deinit { Self.alive.subtract(1, ordering: .relaxed) }
  }

  private struct Value: Equatable, Sendable {
    var number = 0
    var token = Token()
    static func == (one: Value, other: Value) -> Bool { one.number == other.number }
  }

  /// A hundred thousand values, fifty listeners of every pace: each sees a rising order and the last value, a slow one
  /// keeps none but the newest, and a cancelled one leaves nothing.
  @Test func slowListenersLoseValuesAndNotTheOrder() async throws {
    let broadcast = Broadcast(Value())
    let values = 100_000
    let listeners = (0..<50).map { number in
      let updates = broadcast.updates()
      return Task {
        var last = -1
        for await value in updates {
          #expect(value.number > last)
          last = value.number
          if number % 10 == 0 { try? await Task.sleep(for: .milliseconds(5)) }
          if last == values { break }
        }
        return last
      }
    }
    var most = 0
    for count in 1...values {
      broadcast.update { $0 = Value(number: count) }
      most = max(most, Token.alive.load(ordering: .relaxed))
      if count % 1_000 == 0 { await Task.yield() }
    }
    for listener in listeners { #expect(await listener.value == values) }
    // One waiting and one in hand for each listener, and the current one with its successor.
    #expect(most <= 2 * 50 + 2, "\(most) values")
    #expect(broadcast.listenerCount == 0)
    let cancelled = Task { for await _ in broadcast.updates() {} }
    try await eventually { broadcast.listenerCount == 1 }
    cancelled.cancel()
    await cancelled.value
    #expect(broadcast.listenerCount == 0)
  }
}
