import PoolAttest
import Testing

@Suite struct CounterWindowTests {
  /// What the window says of these, one after the other.
  private func answers(_ counters: [UInt32]) -> [Bool] {
    var window = CounterWindow()
    return counters.map { window.accept($0) }
  }

  @Test func eachCounterIsAcceptedOnce() {
    #expect(answers([0, 1, 1, 2, 1]) == [false, true, false, true, false])
  }

  @Test func countersComeOutOfOrderWithinTheWindow() {
    #expect(answers([100, 37, 36, 37, 101, 37, 38]) == [true, true, false, false, true, false, true])
  }

  @Test func aJumpForgetsTheOld() {
    let last = UInt32.max
    #expect(answers([5, last, 5, last - 63, last - 64, last]) == [true, true, false, true, false, false])
  }

  /// Against a set of all counters that were accepted.
  @Test(arguments: 0..<50) func itAgreesWithTheWholeMemory(_ seed: Int) {
    var generator = SeededGenerator(UInt64(seed))
    var window = CounterWindow()
    var seen: Set<UInt32> = []
    var highest: UInt32 = 0
    for _ in 0..<500 {
      let reach = UInt32.random(in: 0..<3, using: &generator) == 0 ? UInt32(200) : 20
      let counter = UInt32.random(in: 0..<(highest + reach), using: &generator)
      let isNew = counter > 0 && !seen.contains(counter) && UInt64(counter) + 64 > UInt64(highest)
      window = CounterWindow(highest: window.highest, accepted: window.accepted)
      let isAccepted = window.accept(counter)
      #expect(isAccepted == isNew)
      if isNew {
        seen.insert(counter)
        highest = max(highest, counter)
      }
      #expect(window.highest == highest)
    }
  }
}
