internal import Foundation

/// A bound on what several threads hold at once, in any unit: who asks for more than is free waits.
package final class SharedRoom: Sendable {
  private let size: Int
  private let free: Guarded

  /// - Parameter size: what may be held at once, above 0.
  package init(size: Int) {
    self.size = max(size, 1)
    free = Guarded(self.size)
  }

  /// Holds `amount` during `body`. More than the whole counts as the whole, so that everything gets its turn.
  package func taking<Result>(_ amount: Int, _ body: () throws -> Result) rethrows -> Result {
    let amount = min(max(amount, 0), size)
    free.take(amount)
    defer { free.give(amount) }
    return try body()
  }

  /// What is free.
  // Proof: `value` is only touched while `condition`'s lock is held.
  private final class Guarded: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Int

    init(_ value: Int) { self.value = value }

    func take(_ amount: Int) {
      condition.withLock {
        while value < amount { condition.wait() }
        value -= amount
      }
    }

    func give(_ amount: Int) {
      condition.withLock {
        value += amount
        condition.broadcast()
      }
    }
  }
}
