import PoolTypes
import Synchronization

@testable import PoolDerive

/// A clock that stands still until someone sleeps: sleeping moves it on at once.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private let time = Mutex(Duration.zero)

  var now: Instant { Instant(offset: time.withLock { $0 }) }
  var minimumResolution: Duration { .nanoseconds(1) }
  /// Seconds since the clock was made.
  var seconds: Double { now.offset / .seconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline.offset) }
  }

  /// Lets time pass.
  func pass(_ seconds: Double) { time.withLock { $0 += .seconds(seconds) } }
}

/// A geocoder that keeps what it was asked, and fails as it is told.
final class StandInGeocoder: Geocoder {
  struct Question: Hashable, Sendable {
    var time: Double
    var place: Coordinate
    var isVenue: Bool
  }

  private let asked = Mutex([Question]())
  private let clock: ManualClock
  /// What the n-th question fails with; nil where it is answered.
  private let fault: @Sendable (Int) -> (any Error)?
  /// Seconds that an answer takes.
  private let seconds: Double

  init(_ clock: ManualClock, seconds: Double = 0, fault: @escaping @Sendable (Int) -> (any Error)? = { _ in nil }) {
    (self.clock, self.seconds, self.fault) = (clock, seconds, fault)
  }

  var questions: [Question] { asked.withLock { $0 } }

  func names(near place: Coordinate) async throws -> GeocodedNames? {
    try ask(place, isVenue: false)
    return GeocodedNames(names: PlaceNames(city: "Lisboa", countryCode: "PT", attribution: "stand-in"))
  }

  func venue(near place: Coordinate) async throws -> Venue? {
    try ask(place, isVenue: true)
    return nil
  }

  private func ask(_ place: Coordinate, isVenue: Bool) throws {
    let count = asked.withLock { asked in
      asked.append(Question(time: clock.seconds, place: place, isVenue: isVenue))
      return asked.count
    }
    clock.pass(seconds)
    if let error = fault(count - 1) { throw error }
  }
}

/// What a caller keeps: marks and answers by cell.
final class GeocodeShelf: Sendable {
  private let kept = Mutex([GeocodeCell: GeocodeRun.Finding]())

  var findings: [GeocodeCell: GeocodeRun.Finding] { kept.withLock { $0 } }
  var marks: [GeocodeCell: GeocodeMark] { findings.mapValues(\.mark) }

  func keep(_ finding: GeocodeRun.Finding) { kept.withLock { $0[finding.cell] = finding } }
}
