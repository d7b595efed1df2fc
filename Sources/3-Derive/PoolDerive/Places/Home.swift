package import PoolTypes

/// A place where the person lives, lived or sleeps regularly. It is for holding back alone: no output may hold any of
/// it.
package struct Home: Hashable, Sendable {
  /// Where it is, brought to the middle of a cell of 30 metres, so that it does not move with every capture.
  package let centre: Coordinate
  /// Metres from the centre within which captures carry no place.
  package let radius: Double
  /// When it was a home, in stretches of four weeks since 1970 (see `Home.fourWeeks`). An open end is `Int.max`.
  package let times: [ClosedRange<Int>]

  package init(centre: Coordinate, radius: Double, times: [ClosedRange<Int>]) {
    self.centre = centre
    self.radius = radius
    self.times = times
  }

  /// The stretch of four weeks that a day is in; weeks start on Monday.
  package static func fourWeeks(ofDay day: Int) -> Int { floored(week(ofDay: day), 4) }

  static func week(ofDay day: Int) -> Int { floored(day + 3, 7) }

  static func floored(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }

  /// How many stretches of four weeks lie between a time and the nearest one when this was a home; 0 for one of them.
  func timeAway(from time: Int) -> Int {
    times.map { $0.contains(time) ? 0 : time < $0.lowerBound ? $0.lowerBound - time : time - $0.upperBound }.min()
      ?? .max
  }
}

/// The circles in which captures carry no place. That it exists says that enough is known to show the rest.
package struct HeldPlaces: Hashable, Sendable {
  /// Metres around a home in which nothing may be shown.
  package static let bareRadius = 500.0

  /// A circle that is held back.
  package struct Circle: Hashable, Sendable {
    package let centre: Coordinate
    /// Metres.
    package let radius: Double

    package init(centre: Coordinate, radius: Double) {
      self.centre = centre
      self.radius = radius
    }

    package func contains(_ place: Coordinate) -> Bool { Geodesy.areWithin(radius, centre, place) }
  }

  /// Homes of all times.
  package let homes: [Home]
  /// Where the person has slept lately, not known to be a home: the new home of someone who just moved looks so.
  package let possible: [Circle]

  package init(homes: [Home], possible: [Circle] = []) {
    self.homes = homes
    self.possible = possible
  }

  /// Homes of all times and possible ones.
  package var circles: [Circle] { homes.map { Circle(centre: $0.centre, radius: $0.radius) } + possible }

  /// Whether a capture at that place carries no place anywhere.
  package func holdBack(_ place: Coordinate) -> Bool {
    homes.contains { Geodesy.areWithin($0.radius, $0.centre, place) } || possible.contains { $0.contains(place) }
  }

  /// The homes of a day: those of that time, or the nearest in time.
  package func homes(ofDay day: Int) -> [Home] {
    let time = Home.fourWeeks(ofDay: day)
    let nearest = homes.map { $0.timeAway(from: time) }.min() ?? 0
    return homes.filter { $0.timeAway(from: time) == nearest }
  }

  /// The circles that are in one of two values alone: captures in them gain or lose their place. Everything is to be
  /// looked at anew where one is nil.
  package static func changes(from old: HeldPlaces, to new: HeldPlaces) -> [Circle] {
    let (before, after) = (Set(old.circles), Set(new.circles))
    return new.circles.filter { !before.contains($0) } + old.circles.filter { !after.contains($0) }
  }
}
