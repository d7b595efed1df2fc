internal import Foundation
internal import Synchronization

/// Writes log lines to standard error from a thread of its own, so that no request waits for whoever reads them. When
/// too many wait, lines are dropped, and how many is told.
final class LogWriter: Sendable {
  private struct State {
    var lines: [String] = []
    var dropped = 0
    var isWriting = false
  }

  private static let linesMax = 20_000

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "pool.actions.log")

  func write(_ line: String) {
    let mustStart = state.withLock { state in
      guard state.lines.count < Self.linesMax else {
        state.dropped += 1
        return false
      }
      state.lines.append(line)
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if mustStart { queue.async { self.drain() } }
  }

  /// Returns when everything was written.
  func finish() { queue.sync { drain() } }

  private func drain() {
    while true {
      let (lines, dropped) = state.withLock { state in
        defer {
          state.isWriting = !state.lines.isEmpty
          state.lines = []
          state.dropped = 0
        }
        return (state.lines, state.dropped)
      }
      if lines.isEmpty { return }
      var text = lines.joined(separator: "\n") + "\n"
      if dropped > 0 { text += "{\"event\":\"log_dropped\",\"lines\":\(dropped)}\n" }
      // A log that nobody takes, or that has no room, must not end the service.
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
  }
}
