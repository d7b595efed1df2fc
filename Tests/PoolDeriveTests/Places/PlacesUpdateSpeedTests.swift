import Foundation
import PoolTypes
import Testing

@testable import PoolDerive

/// `POOL_PLACES_SPEED=1` measures a library of 200,000; figures hold for a release build.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["POOL_PLACES_SPEED"] != nil))
struct PlacesUpdateSpeedTests {
  @Test func oneNewCaptureInTwoHundredThousandIsQuick() throws {
    let clock = ProcessorClock()
    for seed in UInt64(0)..<5 {
      let life = Life(seed: seed, taking: 250_000)
      var evidence = HomeEvidence()
      let counted = clock.measure { for capture in life.captures { evidence.add(capture) } }
      let captures = life.captures.sorted(by: LocatedCapture.inOrder)
      let first = clock.measure { _ = evidence.updateHeldPlaces() }
      let held = try #require(evidence.heldPlaces)
      let whole = clock.measure {
        let stretch = CaptureStretch(captures)
        _ = (VisitRules.visits(stretch, held: held), TripRules.trips(stretch, held: held))
      }
      var (homes, update) = (0.0, 0.0)
      for round in 1...20 {
        let capture = captures[captures.count / 21 * round]
        homes = max(
          homes,
          clock.measure {
            evidence.add(capture)
            _ = evidence.updateHeldPlaces()
          })
        update = max(update, Self.update(around: capture.instant, captures, held, clock))
      }
      print(
        "bench life \(seed): located \(captures.count), cells \(evidence.cells.count),",
        "evidence of all \(counted), homes of it \(first),"
      )
      print("bench   visits and trips of all \(whole); one more: homes \(homes), visits and trips \(update)")
      #expect(homes + update < 0.02)
    }
  }

  /// The time to bring visits and trips up to date, with longer stretches where they are needed. What the store takes
  /// to find the captures of a stretch is left out.
  private static func update(
    around instant: Double, _ captures: [LocatedCapture], _ held: HeldPlaces, _ clock: ProcessorClock
  ) -> Double {
    var (taken, reach) = (0.0, 86_400.0)
    while true {
      let covers = instant - reach...instant + reach
      let around = captures.filter { covers.contains($0.instant) }
      var isDone = false
      taken += clock.measure {
        let stretch = CaptureStretch(around, covers: covers)
        let visits = VisitRules.visits(around: instant...instant, in: stretch, held: held)
        isDone = visits != nil && TripRules.trips(around: instant...instant, in: stretch, held: held) != nil
      }
      if isDone { return taken }
      reach *= 4
    }
  }
}

/// Measures the seconds that this thread computes, so that a busy machine does not count.
private struct ProcessorClock {
  func measure(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
