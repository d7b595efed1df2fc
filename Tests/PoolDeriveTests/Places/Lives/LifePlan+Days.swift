import PoolTypes

@testable import PoolDerive

extension LifePlan {
  mutating func stay(
    _ place: Coordinate, _ day: Int, _ from: Double, _ through: Double, weight: Double, trip: Int? = nil
  ) {
    let shift = Double.random(in: -0.4...0.4, using: &chance)
    stays.append(
      Stay(
        place: place, day: day, from: (from + shift) * 3600, through: (through + shift) * 3600, weight: weight,
        trip: trip))
  }

  /// A day at home: work or a free day, with the places around.
  mutating func ordinary(_ day: Int, _ base: Base) {
    let isWorkday = (day + 3) % 7 < 5
    if isWorkday, base.isNightShift {
      stay(base.home, day, 9.5, 10.5, weight: 0.3)
      stay(base.home, day, 16, 20.5, weight: 1.2)
      if chance.happens(0.3) { stay(base.work, day, 23, 29, weight: 0.5) }
      return
    }
    stay(base.home, day, 7, 8.4, weight: 0.7)
    if isWorkday {
      if chance.happens(0.5) { stay(base.work, day, 12, 13.5, weight: 0.5) }
      if chance.happens(0.1) { stay(base.work, day, 9, 17, weight: 0.6) }
    } else if chance.happens(0.3) {
      stay(base.park, day, 14, 16, weight: 2)
    } else if chance.happens(0.3) {
      stay(near(base.home, 2000...30_000), day, 11, 15, weight: 3)
    }
    if chance.happens(0.15) { stay(base.corner, day, 17.8, 18.5, weight: 0.8) }
    if chance.happens(0.06) {
      stay(base.bar, day, 21.5, 24.5, weight: 1.5)
    } else if chance.happens(0.08) {
      let friend = base.friends[Int.random(in: 0..<base.friends.count, using: &chance)]
      stay(friend, day, 19, 23, weight: 2)
    } else {
      stay(base.home, day, 19, 23.5, weight: 1.6)
    }
  }

  /// A day trip: often beyond 100 km, which makes it a trip, or within 50, which does not.
  mutating func outing(on day: Int, _ base: Base) -> Int {
    let isFar = chance.happens(0.5)
    let place = near(base.home, isFar ? 105_000...180_000 : 12_000...48_000)
    if isFar { trips += 1 }
    stay(base.home, day, 7, 7.8, weight: 0.4)
    stay(place, day, 10.5, 13, weight: 4, trip: isFar ? trips : nil)
    stay(near(place, 1500...4000), day, 14.5, 16.5, weight: 3, trip: isFar ? trips : nil)
    stay(base.home, day, 21, 23, weight: 1)
    return day + 1
  }

  mutating func weekend(at house: Coordinate, from day: Int, _ base: Base) -> Int {
    stay(base.home, day, 7, 8.4, weight: 0.5)
    stay(house, day, 20, 23.5, weight: 1.2)
    for later in 1...2 {
      stay(house, day + later, 8, 10, weight: 1)
      if chance.happens(0.4) { stay(near(house, 2000...8000), day + later, 13, 16, weight: 2.5) }
      if later == 1 { stay(house, day + later, 19, 23, weight: 1.5) }
    }
    stay(base.home, day + 2, 21, 23, weight: 0.8)
    return day + 3
  }

  /// A weekend with family in another town, a few times a year.
  mutating func parents(from day: Int, _ base: Base) -> Int {
    let direction = Double(base.days.lowerBound % 360)
    return away(base.home.moved(metres: 160_000, direction: direction), from: day, nights: 2, base)
  }

  /// Three days nearby, with late nights and a tent.
  mutating func festival(from day: Int, _ base: Base) -> Int {
    let field = near(base.home, 12_000...40_000)
    for later in 0...2 {
      stay(near(field, 0...150), day + later, later == 0 ? 17 : 9, 26, weight: 6)
    }
    stay(base.home, day + 3, 18, 22, weight: 1)
    return day + 4
  }

  /// Days in one town, reached by train or plane.
  mutating func away(_ town: Coordinate, from day: Int, nights: Int, _ base: Base) -> Int {
    trips += 1
    let hotel = near(town, 0...1500)
    stay(base.home, day, 6.5, 8, weight: 0.4)
    if Geodesy.distance(town, base.home) > 1_500_000, chance.happens(0.6) {
      // Out of the window of a plane.
      stay(between(base.home, town), day, 12, 12.1, weight: 1, trip: trips)
    }
    stay(hotel, day, 18, 22.5, weight: 2, trip: trips)
    for later in 1..<max(2, nights) {
      stay(hotel, day + later, 7.5, 9, weight: 0.6, trip: trips)
      stay(near(town, 1000...6000), day + later, 10, 12.5, weight: 4, trip: trips)
      if chance.happens(0.7) { stay(near(town, 1000...6000), day + later, 14, 17, weight: 4, trip: trips) }
      if chance.happens(0.4) { stay(near(town, 6500...30_000), day + later, 18, 19.5, weight: 3, trip: trips) }
      stay(hotel, day + later, 21, 23.5, weight: 1, trip: trips)
    }
    stay(hotel, day + nights, 7.5, 9, weight: 1, trip: trips)
    stay(near(town, 1000...6000), day + nights, 10, 11.5, weight: 3, trip: trips)
    stay(base.home, day + nights, 20, 23, weight: 1)
    return day + nights + 1
  }

  /// A week by car over borders, another bed each night.
  mutating func roadTrip(from day: Int, _ base: Base) -> Int {
    trips += 1
    var place = near(base.home, 110_000...300_000)
    let direction = Double.random(in: 0..<360, using: &chance)
    stay(base.home, day, 7, 8, weight: 0.5)
    for later in 0...6 {
      stay(place, day + later, 13, 15, weight: 3, trip: trips)
      let bed = near(place, 3000...9000)
      stay(bed, day + later, 20, 22.5, weight: 1, trip: trips)
      stay(bed, day + later + 1, 8, 9, weight: 0.6, trip: trips)
      let next = place.moved(metres: 140_000, direction: direction)
      if later < 6 { stay(between(place, next), day + later + 1, 11, 11.2, weight: 1, trip: trips) }
      // Turning back, or driving past home, would be another trip.
      place = Geodesy.distance(next, base.home) > 110_000 ? next : place
    }
    stay(base.home, day + 7, 19.5, 23, weight: 1)
    return day + 8
  }

  private func between(_ one: Coordinate, _ other: Coordinate) -> Coordinate {
    Geodesy.centre(of: [one, other]) ?? one
  }
}
