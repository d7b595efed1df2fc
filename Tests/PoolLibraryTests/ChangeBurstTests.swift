import Testing

@testable import PoolLibrary

@Suite struct ChangeBurstTests {
  private let start = ContinuousClock.now
  private var burst = ChangeBurst(quiet: .seconds(1), longest: .seconds(10))

  @Test func nothingIsToldWithoutAChange() {
    var burst = burst
    let isTold = burst.end(at: start + .seconds(100))
    #expect(!isTold)
    #expect(burst.due == nil)
  }

  @Test func aBurstIsToldOnceAfterTheQuiet() {
    var burst = burst
    burst.note(at: start)
    burst.note(at: start + .milliseconds(900))
    let told = [1899, 1900, 100_000].map { burst.end(at: start + .milliseconds($0)) }
    #expect(told == [false, true, false])
  }

  @Test func changesThatGoOnAreToldAtTheLatest() {
    var burst = burst
    let told = (0..<40).count { step in
      let now = start + .milliseconds(500 * step)
      burst.note(at: now)
      return burst.end(at: now)
    }
    // After 10 seconds; the second burst begins half a second later and would end at 20.5.
    #expect(told == 1)
    #expect(burst.due == start + .milliseconds(20_500))
  }
}
