import PoolTesting
import PoolTypes

@testable import PoolDerive

extension Life {
  /// A life of that many captures; the same for the same seed.
  init(seed: UInt64, taking wanted: Int) {
    self.seed = seed
    let plan = LifePlan(seed: seed)
    homes = plan.bases.flatMap { base in
      [base.home, base.weekendHouse].compactMap { $0.map { TrueHome(place: $0, days: base.days) } }
    }
    var camera = LifeCamera(seed: seed, plan: plan)
    let shots = camera.shots(wanted)
    total = wanted
    captures = shots.flatMap(\.captures)
    var daysOfTrips: [Int: [Int]] = [:]
    for (stay, shot) in zip(plan.stays, shots) {
      let counted = shot.captures.filter(\.counts).sorted(by: LocatedCapture.inOrder)
      guard !counted.isEmpty else { continue }
      if let trip = stay.trip { daysOfTrips[trip, default: []] += counted.map(\.day) }
      // Nothing is known of a place within 500 metres of a home; so it is no visit.
      guard distanceFromHomes(stay.place) > HeldPlaces.bareRadius else { continue }
      visits += Self.cut(counted)
    }
    trips = daysOfTrips.values.compactMap { days in
      guard let first = days.min(), let last = days.max() else { return nil }
      return TrueTrip(days: first...last)
    }
  }

  private static func cut(_ captures: [LocatedCapture]) -> [[CaptureID]] {
    var visits: [[CaptureID]] = []
    var last: Double?
    for capture in captures {
      if let last, capture.instant - last <= VisitRules.gap, !visits.isEmpty {
        visits[visits.count - 1].append(capture.id)
      } else {
        visits.append([capture.id])
      }
      last = capture.instant
    }
    return visits
  }
}

/// Takes the photos of a life: in bursts, some without a place, with the errors of a satellite receiver.
struct LifeCamera {
  /// What was taken during one stay.
  struct Shots {
    var captures: [LocatedCapture] = []
  }

  private var chance: SeededGenerator
  private let plan: LifePlan
  private var taken: UInt64
  /// Metres by which fixes of this life scatter.
  private let noise: Double

  init(seed: UInt64, plan: LifePlan) {
    chance = SeededGenerator(seed &* 104_729 &+ 5)
    self.plan = plan
    taken = seed << 32
    noise = Double.random(in: 5...30, using: &chance)
  }

  /// `wanted` captures over all stays; one element for each stay.
  mutating func shots(_ wanted: Int) -> [Shots] {
    var shots = [Shots](repeating: Shots(), count: plan.stays.count)
    var sums: [Double] = []
    for stay in plan.stays { sums.append((sums.last ?? 0) + stay.weight) }
    guard let all = sums.last else { return shots }
    var left = wanted
    while left > 0 {
      let at = Double.random(in: 0..<all, using: &chance)
      var (low, high) = (0, sums.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if sums[middle] <= at { low = middle + 1 } else { high = middle }
      }
      let burst = min(left, chance.happens(0.4) ? Int.random(in: 2...8, using: &chance) : 1)
      left -= burst
      shots[low].captures += take(burst, of: plan.stays[low])
    }
    return shots
  }

  private mutating func take(_ count: Int, of stay: LifePlan.Stay) -> [LocatedCapture] {
    var wallClock = Double(stay.day) * 86_400 + Double.random(in: stay.from..<stay.through, using: &chance)
    var captures: [LocatedCapture] = []
    for _ in 0..<count {
      wallClock += Double.random(in: 1...20, using: &chance).rounded()
      let isLocated = chance.happens(0.8)
      let kind: MediaType = chance.happens(0.08) ? .screenshot : chance.happens(0.1) ? .video : .photo
      let place = fix(stay.place)
      taken += 1
      // Mixed, so that ids say nothing of the order; multiplying by an odd number keeps them distinct.
      let mixed = String(taken &* 0x9e37_79b9_7f4a_7c15, radix: 16)
      let id = CaptureID("cap_" + String(repeating: "0", count: 20 - mixed.count) + mixed)
      // The clocks of islands at ±180° all go with the east.
      let hours = stay.place.longitude < -172.5 ? 12 : (stay.place.longitude / 15).rounded()
      let capture = LocatedCapture(
        id: id, mediaType: kind, coordinate: place, instant: wallClock - hours * 3600, wallClock: wallClock)
      if isLocated, let capture { captures.append(capture) }
    }
    return captures
  }

  private mutating func fix(_ place: Coordinate) -> Coordinate {
    let isOutlier = chance.happens(0.01)
    let metres = isOutlier ? Double.random(in: 100...3000, using: &chance) : abs(chance.normal()) * noise
    return place.moved(metres: metres, direction: Double.random(in: 0..<360, using: &chance))
  }
}
