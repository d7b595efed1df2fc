/// Which counters of one key were accepted: each once, and out of order within the last 64.
///
/// A value: whoever keeps it reads, asks, and writes it back in one transaction, so that two nodes cannot accept the
/// same counter.
public struct CounterWindow: Hashable, Sendable {
  /// Counters that are remembered one by one.
  public static let size: UInt32 = 64

  /// The highest counter accepted; 0 before the first.
  public private(set) var highest: UInt32
  /// Bit `n` is set when `highest - n` was accepted.
  public private(set) var accepted: UInt64

  /// A key that has not signed yet.
  public init() {
    highest = 0
    accepted = 0
  }

  /// A window as it was kept. Any values are taken; bits of counters under 1 mean nothing.
  public init(highest: UInt32, accepted: UInt64) {
    self.highest = highest
    self.accepted = accepted
  }

  /// Accepts a counter, once.
  /// - Returns: whether it was accepted. False for 0, for a repeat, and for one that is 64 or more under the highest;
  ///   then nothing changed.
  public mutating func accept(_ counter: UInt32) -> Bool {
    guard counter > 0 else { return false }
    guard counter <= highest else {
      let step = counter - highest
      accepted = step < Self.size ? accepted << UInt64(step) | 1 : 1
      highest = counter
      return true
    }
    let age = highest - counter
    guard age < Self.size, accepted & (1 << UInt64(age)) == 0 else { return false }
    accepted |= 1 << UInt64(age)
    return true
  }
}
