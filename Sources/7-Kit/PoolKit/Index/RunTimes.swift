internal import Foundation
internal import PoolTypes
internal import Synchronization

/// How long a run is in each of its steps, by its own status.
final class RunTimes: Sendable {
  private struct State {
    var seconds: [IndexStatus.Step: Double] = [:]
    var step: IndexStatus.Step?
    var since = ContinuousClock.now
  }

  /// Seconds since 1970.
  let startedAt: Double
  private let state: Mutex<State>
  private let task = Mutex<Task<Void, Never>?>(nil)

  init(_ status: StatusBroadcast, startedAt: Double) {
    self.startedAt = startedAt
    state = Mutex(State())
    let updates = status.updates()
    let watching = Task { [weak self] in
      for await status in updates {
        guard let self else { return }
        self.enter(status.detail.step)
      }
    }
    task.withLock { $0 = watching }
  }

  private func enter(_ step: IndexStatus.Step) {
    state.withLock { state in
      guard state.step != step else { return }
      Self.close(&state)
      state.step = step
    }
  }

  private static func close(_ state: inout State) {
    let now = ContinuousClock.now
    if let step = state.step {
      let passed = state.since.duration(to: now)
      state.seconds[step, default: 0] +=
        Double(passed.components.seconds) + Double(passed.components.attoseconds) * 1e-18
    }
    state.since = now
  }

  /// Seconds of each step until now.
  var seconds: [IndexStatus.Step: Double] {
    state.withLock { state in
      Self.close(&state)
      return state.seconds
    }
  }

  func stop() { task.withLock { $0?.cancel() } }
}
