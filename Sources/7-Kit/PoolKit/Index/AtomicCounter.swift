internal import Synchronization

/// Counts from zero, for several threads.
final class AtomicCounter: Sendable {
  private let value = Atomic(0)

  /// The next number.
  func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
}
