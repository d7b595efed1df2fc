internal import Foundation

/// A bound on what several threads hold at once, in any unit: who asks for more than is free waits, and everyone
/// behind, so that the largest gets its turn too.
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
  // Proof: its variables are touched only while `condition`'s lock is held.
  private final class Guarded: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Int
    private var lastTicket = 0
    private var turn = 1

    init(_ value: Int) { self.value = value }

    func take(_ amount: Int) {
      condition.withLock {
        lastTicket += 1
        let ticket = lastTicket
        while turn != ticket || value < amount { condition.wait() }
        value -= amount
        turn += 1
        condition.broadcast()
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
