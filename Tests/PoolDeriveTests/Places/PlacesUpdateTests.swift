import PoolTesting
import PoolTypes
import Testing

@testable import PoolDerive

/// Updating after a change gives what the whole library gives.
@Suite struct PlacesUpdateTests {
  /// A library that keeps its visits and trips up to date change by change, as the store does.
  private struct Shelf {
    let held: HeldPlaces?
    var captures: [CaptureID: LocatedCapture] = [:]
    var visits: [VisitGroup] = []
    var trips: [TripGroup] = []
    /// How often a longer stretch was needed.
    var longer = 0

    mutating func update(around changed: ClosedRange<Double>) {
      var reach = 86_400.0
      while true {
        let stretch = stretch(from: changed.lowerBound - reach, through: changed.upperBound + reach)
        if let visits = VisitRules.visits(around: changed, in: stretch, held: held),
          let trips = TripRules.trips(around: changed, in: stretch, held: held)
        {
          self.visits = Self.put(visits, into: self.visits, \.start)
          self.trips = Self.put(trips, into: self.trips, \.start)
          return
        }
        reach *= 4
        longer += 1
      }
    }

    func stretch(from first: Double, through last: Double) -> CaptureStretch {
      CaptureStretch(captures.values.filter { (first...last).contains($0.instant) }, covers: first...last)
    }

    private static func put<Element>(
      _ change: Replacement<Element>, into old: [Element], _ start: KeyPath<Element, Double>
    ) -> [Element] {
      let kept = old.filter { !change.replaced.contains($0[keyPath: start]) }
      return (kept + change.elements).sorted { $0[keyPath: start] < $1[keyPath: start] }
    }
  }

  /// A few weeks with home, places nearby, days away, wrong fixes and equal instants.
  private static func captures(_ chance: inout SeededGenerator, home: Coordinate) -> [LocatedCapture] {
    let far = home.moved(metres: 160_000, direction: 70)
    let places = [
      home, home.moved(metres: 2000, direction: 10), home.moved(metres: 2300, direction: 10),
      home.moved(metres: 58_000, direction: 200), far, far.moved(metres: 380, direction: 5),
    ]
    var captures: [LocatedCapture] = []
    var instant = 1_600_000_000.0
    var place = home
    for index in 0..<120 {
      if chance.happens(0.3) { place = places[Int.random(in: 0..<places.count, using: &chance)] }
      instant += [0, 0, 30, 300, 1800, 5400, 5401, 40_000, 200_000, 300_000].randomElement(using: &chance) ?? 0
      let isStray = chance.happens(0.1)
      let at = place.moved(metres: isStray ? 9000 : Double.random(in: 0...120, using: &chance), direction: 90)
      let hours = Double.random(in: -14...14, using: &chance).rounded()
      let kind: MediaType = chance.happens(0.1) ? .screenshot : .photo
      let id = CaptureID("cap_" + String(Int.random(in: 0..<1_000_000, using: &chance)) + "x\(index)")
      let capture = LocatedCapture(
        id: id, mediaType: kind, coordinate: at, instant: instant, wallClock: instant + hours * 3600)
      if let capture { captures.append(capture) }
    }
    return captures
  }

  @Test(arguments: UInt64(0)..<12) func changesInAnyOrderGiveWhatTheWholeLibraryGives(seed: UInt64) throws {
    var chance = SeededGenerator(seed)
    let home = try #require(Coordinate(latitude: seed % 2 == 0 ? -17 : 78, longitude: 179.995))
    let lived = Home(centre: home, radius: 700, times: [0 ... .max])
    let former = Home(centre: home.moved(metres: 160_900, direction: 70), radius: 700, times: [0...1])
    let held = HeldPlaces(homes: [lived, former], possible: [.init(centre: home, radius: 750)])
    var shelf = Shelf(held: held)
    let all = Self.captures(&chance, home: home)
    for step in 0..<240 {
      guard let capture = all.randomElement(using: &chance) else { continue }
      // Two thirds come, one third goes; the last rounds bring everything back.
      if shelf.captures[capture.id] != nil, step < 180 {
        shelf.captures[capture.id] = nil
      } else {
        shelf.captures[capture.id] = capture
      }
      shelf.update(around: capture.instant...capture.instant)
      let whole = CaptureStretch(Array(shelf.captures.values))
      #expect(shelf.visits == VisitRules.visits(whole, held: held))
      #expect(shelf.trips == TripRules.trips(whole, held: held))
    }
    #expect(!shelf.visits.isEmpty)
  }

  @Test func evidenceIsTheSameWhateverTheOrder() {
    var chance = SeededGenerator(3)
    let life = Life(seed: 2, taking: 3000)
    let once = HomeEvidence(life.captures)
    var other = HomeEvidence()
    let extra = Life(seed: 6, taking: 500).captures
    for capture in (life.captures + extra).shuffled(using: &chance) { other.add(capture) }
    #expect(other != once)
    for capture in extra.shuffled(using: &chance) { other.remove(capture) }
    #expect(other == once)
    #expect(other.heldPlaces == once.heldPlaces)
    for capture in life.captures.shuffled(using: &chance) { other.remove(capture) }
    #expect(other == HomeEvidence())
    if let capture = life.captures.first { other.remove(capture) }
    #expect(other == HomeEvidence())
  }

  @Test(arguments: [UInt64(5), 9]) func homesUpdatedChangeByChangeAreThoseFoundAtOnce(seed: UInt64) {
    var chance = SeededGenerator(seed)
    var evidence = HomeEvidence()
    var counted: [LocatedCapture] = []
    var left = Life(seed: seed, taking: 4000).captures.shuffled(using: &chance)
    var known = 0
    while !left.isEmpty {
      for _ in 0..<Int.random(in: 1...60, using: &chance) {
        if let last = left.popLast() {
          evidence.add(last)
          counted.append(last)
        }
        if chance.happens(0.2), let last = counted.popLast() { evidence.remove(last) }
      }
      let held = evidence.updateHeldPlaces()
      known += held == nil ? 0 : 1
      #expect(held == HomeEvidence(counted).heldPlaces)
    }
    #expect(known > 10)
  }
}
