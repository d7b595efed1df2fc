import PoolTesting
import PoolTypes
import Synchronization
import Testing

@testable import PoolDerive

/// Runs of look-ups with a clock that tests move.
@Suite struct GeocodeRunTests {
  private let home = PlacesFixture.home
  private let held = HeldPlaces(homes: [Home(centre: PlacesFixture.home, radius: 700, times: [0 ... .max])])

  /// Captures all over a town, home among them.
  private func captures(_ count: Int, seed: UInt64 = 1) -> [LocatedCapture] {
    var chance = SeededGenerator(seed)
    var fixture = PlacesFixture()
    for day in 0..<count {
      let metres = Double.random(in: 0...9000, using: &chance)
      let direction = Double.random(in: 0..<360, using: &chance)
      fixture.take(home.moved(metres: metres, direction: direction), day: day, hour: 12)
    }
    return fixture.captures
  }

  private func surroundings(
    _ clock: ManualClock, isMetered: @escaping @Sendable () -> Bool = { false }, held: HeldPlaces? = nil
  ) -> GeocodeRun.Surroundings {
    let held = held ?? self.held
    return .init(date: { 1_700_000_000 + clock.seconds }, isMetered: isMetered, held: { held })
  }

  @Test func noTwoLookUpsAreWithinASecondAndAHalfAndNoneIsTheSixtyFirst() async throws {
    let (clock, shelf) = (ManualClock(), GeocodeShelf())
    let geocoder = StandInGeocoder(clock, seconds: 0.4)
    let cells = GeocodeSchedule.cells(of: captures(300), held: held)
    var (ends, counts) = ([GeocodeSchedule.End](), [Int]())
    while ends.last != .done, ends.count < 50 {
      let before = geocoder.questions.count
      let run = GeocodeRun(geocoder: geocoder, surroundings: surroundings(clock))
      ends.append(try await run.run(cells, marks: shelf.marks, clock: clock) { shelf.keep($0) })
      counts.append(geocoder.questions.count - before)
    }
    #expect(cells.count > 200)
    #expect(counts.max() == 60)
    #expect(ends.dropLast().allSatisfy { $0 == .used })
    let times = geocoder.questions.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 1.5 })
    // Each cell once, and nothing but middles of cells, none of them near home.
    #expect(Set(geocoder.questions.map(\.place)).count == times.count)
    #expect(geocoder.questions.allSatisfy { Geodesy.distance($0.place, home) > 500 })
    let rounded = Set(cells.compactMap(\.place))
    #expect(geocoder.questions.allSatisfy { rounded.contains($0.place) })
  }

  @Test func nothingIsAskedOnAMeteredConnection() async throws {
    let (clock, shelf) = (ManualClock(), GeocodeShelf())
    let geocoder = StandInGeocoder(clock)
    let cells = GeocodeSchedule.cells(of: captures(40), held: held)
    let isMetered: @Sendable () -> Bool = { clock.seconds > 20 }
    let run = GeocodeRun(geocoder: geocoder, surroundings: surroundings(clock, isMetered: isMetered))
    #expect(try await run.run(cells, marks: [:], clock: clock) { shelf.keep($0) } == .metered)
    #expect(geocoder.questions.count == 13)
    #expect(geocoder.questions.allSatisfy { $0.time <= 20 })
    #expect(try await run.run(cells, marks: shelf.marks, clock: clock) { shelf.keep($0) } == .metered)
    #expect(geocoder.questions.count == 13)
    let allowed = GeocodeRun(
      geocoder: geocoder, surroundings: surroundings(clock, isMetered: isMetered), allowsMetered: true)
    _ = try await allowed.run(cells, marks: shelf.marks, clock: clock) { shelf.keep($0) }
    #expect(geocoder.questions.count > 13)
  }

  @Test func withoutKnowingWhereHomeIsNothingIsAsked() async throws {
    let clock = ManualClock()
    let geocoder = StandInGeocoder(clock)
    #expect(GeocodeSchedule.cells(of: captures(40), held: nil).isEmpty)
    let cells = GeocodeSchedule.cells(of: captures(40), held: held)
    let unknown = GeocodeRun.Surroundings(date: { 0 }, isMetered: { false }, held: { nil })
    let end = try await GeocodeRun(geocoder: geocoder, surroundings: unknown).run(cells, marks: [:], clock: clock) {
      _ in
    }
    #expect(end == .unknownHome && geocoder.questions.isEmpty)
  }

  @Test func aHomeThatIsFoundDuringARunIsNotAskedFor() async throws {
    let clock = ManualClock()
    let geocoder = StandInGeocoder(clock)
    let cells = GeocodeSchedule.cells(of: captures(200), held: held)
    let second = home.moved(metres: 4000, direction: 90)
    let more = HeldPlaces(homes: held.homes + [Home(centre: second, radius: 2000, times: [0 ... .max])])
    let held = held
    let run = GeocodeRun(
      geocoder: geocoder,
      surroundings: .init(date: { 0 }, isMetered: { false }, held: { clock.seconds > 10 ? more : held }))
    _ = try await run.run(cells, marks: [:], clock: clock) { _ in }
    let late = geocoder.questions.filter { $0.time > 10 }
    #expect(!late.isEmpty && late.allSatisfy { Geodesy.distance($0.place, second) > 2000 })
  }

  /// A run that ends before, during or after any look-up is carried on, and no answer that was kept is asked again.
  @Test(arguments: 0..<24) func aRunThatEndsAnywhereIsCarriedOn(at point: Int) async throws {
    struct Killed: Error {}
    let (clock, shelf) = (ManualClock(), GeocodeShelf())
    let cells = Array(GeocodeSchedule.cells(of: captures(30), held: held).prefix(12))
    let isBeforeKeeping = point % 2 == 0
    let dying = StandInGeocoder(clock)
    let run = GeocodeRun(geocoder: dying, surroundings: surroundings(clock))
    await #expect(throws: Killed.self) {
      try await run.run(cells, marks: [:], clock: clock) { finding in
        let isLast = dying.questions.count == point / 2 + 1
        if isLast, isBeforeKeeping { throw Killed() }
        shelf.keep(finding)
        if isLast { throw Killed() }
      }
    }
    let known = shelf.marks
    let next = StandInGeocoder(clock)
    let carried = GeocodeRun(geocoder: next, surroundings: surroundings(clock))
    #expect(try await carried.run(cells, marks: known, clock: clock) { shelf.keep($0) } == .done)
    let asked = cells.filter { $0.place != nil && !held.holdBack($0.place ?? home) }
    #expect(Set(shelf.marks.keys) == Set(asked))
    #expect(shelf.marks.values.allSatisfy { $0 == .done })
    #expect(next.questions.count == asked.count - known.count)
    let times = dying.questions.map(\.time) + next.questions.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 1.5 })
  }

  @Test func failuresAreTriedAgainLater() async throws {
    let (clock, shelf) = (ManualClock(), GeocodeShelf())
    let cells = Array(GeocodeSchedule.cells(of: captures(30), held: held).prefix(10))
    let failing = StandInGeocoder(clock) { $0 % 2 == 0 ? GeocoderError.timedOut : nil }
    let run = GeocodeRun(geocoder: failing, surroundings: surroundings(clock))
    #expect(try await run.run(cells, marks: [:], clock: clock) { shelf.keep($0) } == .done)
    let failed = shelf.findings.values.filter { $0.answer == .failure }
    #expect(failed.count == (failing.questions.count + 1) / 2)
    let next = StandInGeocoder(clock)
    let again = GeocodeRun(geocoder: next, surroundings: surroundings(clock))
    _ = try await again.run(cells, marks: shelf.marks, clock: clock) { shelf.keep($0) }
    #expect(next.questions.isEmpty)
    clock.pass(901)
    _ = try await again.run(cells, marks: shelf.marks, clock: clock) { shelf.keep($0) }
    #expect(next.questions.count == failed.count)
    #expect(shelf.marks.values.allSatisfy { $0 == .done })
  }

  @Test func aGeocoderThatIsNotThereIsLeftAloneAfterThreeFailures() async throws {
    let clock = ManualClock()
    let dead = StandInGeocoder(clock) { _ in GeocoderError.unavailable("it is off") }
    let cells = GeocodeSchedule.cells(of: captures(30), held: held)
    let run = GeocodeRun(geocoder: dead, surroundings: surroundings(clock))
    #expect(try await run.run(cells, marks: [:], clock: clock) { _ in } == .failing)
    #expect(dead.questions.count == 3)
    let busy = StandInGeocoder(clock) { _ in GeocoderError.busy(retryAfter: 5000) }
    let shelf = GeocodeShelf()
    let other = GeocodeRun(geocoder: busy, surroundings: surroundings(clock))
    #expect(try await other.run(cells, marks: [:], clock: clock) { shelf.keep($0) } == .failing)
    #expect(busy.questions.count == 1)
    let mark = try #require(shelf.marks.values.first)
    #expect(!mark.isDue(now: 1_700_000_000 + clock.seconds + 4990))
    #expect(mark.isDue(now: 1_700_000_000 + clock.seconds + 5001))
    // Places that are refused one by one do not end a run.
    let odd = StandInGeocoder(clock) { _ in GeocoderError.refused("no") }
    let picky = GeocodeRun(geocoder: odd, surroundings: surroundings(clock))
    _ = try await picky.run(cells, marks: [:], clock: clock) { _ in }
    #expect(odd.questions.count > 20)
  }

  @Test func aCancelledRunEnds() async throws {
    let clock = ManualClock()
    let geocoder = StandInGeocoder(clock) { $0 == 4 ? CancellationError() : nil }
    let cells = GeocodeSchedule.cells(of: captures(30), held: held)
    let run = GeocodeRun(geocoder: geocoder, surroundings: surroundings(clock))
    await #expect(throws: CancellationError.self) { try await run.run(cells, marks: [:], clock: clock) { _ in } }
    #expect(geocoder.questions.count == 5)
  }
}
