import PoolTesting
import PoolTypes

@testable import PoolDerive

/// Where someone is, hour by hour, before anything is photographed.
struct LifePlan {
  /// One place for some hours.
  struct Stay {
    var place: Coordinate
    /// Days since 1970 of its start.
    var day: Int
    /// Seconds since midnight by the wall clock there; may go past 86,400.
    var from: Double
    var through: Double
    /// How likely photos are, against others.
    var weight: Double
    /// The number of the trip it is part of.
    var trip: Int?
  }

  /// What one home of a life comes with.
  struct Base {
    var home: Coordinate
    var days: ClosedRange<Int>
    var work: Coordinate
    var isNightShift: Bool
    var park: Coordinate
    var bar: Coordinate
    var corner: Coordinate
    var friends: [Coordinate]
    var weekendHouse: Coordinate?
  }

  /// 2014-01-01, in days since 1970.
  static let firstDay = 16_071
  static let lastDay = firstDay + 3651

  /// Where lives take place: cities, islands at ±180°, and the far north.
  static let anchors: [(Double, Double)] = [
    (38.72, -9.14), (52.52, 13.40), (40.71, -74.0), (35.68, 139.69), (-33.87, 151.21), (-17.6, 179.99),
    (-16.8, -179.98), (66.2, 179.97), (64.73, 177.5), (69.65, 18.96), (78.22, 15.64), (-0.18, -78.47), (19.43, -99.13),
    (51.51, -0.13), (0.01, 0.02), (1.35, 103.82), (-54.8, -68.3), (64.15, -21.94), (28.61, 77.21), (-36.85, 174.76),
  ]

  var chance: SeededGenerator
  private(set) var bases: [Base] = []
  var stays: [Stay] = []
  /// Number of trips so far.
  var trips = 0

  init(seed: UInt64) {
    chance = SeededGenerator(seed &* 7919 &+ 17)
    let anchor = Self.anchors[Int(seed % UInt64(Self.anchors.count))]
    guard let place = Coordinate(latitude: anchor.0, longitude: anchor.1) else { return }
    settle(place)
    var day = Self.firstDay
    while day <= Self.lastDay { day = plan(from: day) }
  }

  mutating func near(_ place: Coordinate, _ metres: ClosedRange<Double>) -> Coordinate {
    let far = Double.random(in: metres, using: &chance)
    return place.moved(metres: far, direction: Double.random(in: 0..<360, using: &chance))
  }

  /// One to four moves: across town, or far.
  private mutating func settle(_ anchor: Coordinate) {
    let moves = Int.random(in: 1...4, using: &chance)
    var days = (0..<moves).map { _ in Int.random(in: Self.firstDay + 150...Self.lastDay - 150, using: &chance) }
    days.sort()
    // Nobody moves in for less than four months here.
    for index in days.indices.dropFirst() { days[index] = max(days[index], days[index - 1] + 120) }
    days = days.filter { $0 <= Self.lastDay - 120 }
    let nightShiftLife = chance.happens(0.25)
    let weekends = chance.happens(0.3)
    var home = near(anchor, 0...6000)
    var work = near(home, 2500...15_000)
    var start = Self.firstDay
    for (index, end) in (days + [Self.lastDay + 1]).enumerated() {
      if index > 0 {
        let isFar = chance.happens(0.4)
        home = isFar ? near(home, 90_000...2_500_000) : near(home, 900...9000)
        if isFar || chance.happens(0.3) { work = near(home, 2500...15_000) }
      }
      let friends = (0..<4).map { _ in near(home, 1500...12_000) }
      let house = weekends && end - start > 500 ? near(home, 25_000...140_000) : nil
      bases.append(
        Base(
          home: home, days: start...end - 1, work: work, isNightShift: nightShiftLife && chance.happens(0.6),
          park: near(home, 1100...3000), bar: near(home, 1100...4000), corner: near(home, 200...450),
          friends: friends, weekendHouse: house))
      start = end
    }
  }

  func base(on day: Int) -> Base? { bases.first { $0.days.contains(day) } }

  /// Plans a day, or the days of something longer, and tells the next day to plan.
  private mutating func plan(from day: Int) -> Int {
    guard let base = base(on: day) else { return Self.lastDay + 1 }
    let left = base.days.upperBound - day
    let weekday = (day + 3) % 7
    if weekday == 4, left > 4 {
      if let house = base.weekendHouse, chance.happens(0.35) { return weekend(at: house, from: day, base) }
      if chance.happens(0.09) {
        return away(near(base.home, 90_000...700_000), from: day, nights: 2, base)
      }
      if chance.happens(0.05) { return parents(from: day, base) }
      if chance.happens(0.03) { return festival(from: day, base) }
    }
    if left > 22, chance.happens(0.0045) {
      let nights = Int.random(in: 8...17, using: &chance)
      return away(near(base.home, 150_000...9_000_000), from: day, nights: nights, base)
    }
    if left > 9, chance.happens(0.0025) { return roadTrip(from: day, base) }
    if weekday < 3, left > 5, chance.happens(0.012) {
      let nights = Int.random(in: 1...3, using: &chance)
      return away(near(base.home, 150_000...2_000_000), from: day, nights: nights, base)
    }
    if weekday >= 5, chance.happens(0.04) { return outing(on: day, base) }
    ordinary(day, base)
    return day + 1
  }
}
