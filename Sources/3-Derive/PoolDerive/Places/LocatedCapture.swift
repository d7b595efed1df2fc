package import PoolTypes

/// What the rules of home, visits and trips take from a capture that has a place.
package struct LocatedCapture: Hashable, Sendable {
  package let id: CaptureID
  package let mediaType: MediaType
  package let coordinate: Coordinate
  /// Seconds since 1970 of the instant; the order of captures.
  package let instant: Double
  /// Seconds from 1970-01-01T00:00:00 to the wall clock where it was taken.
  package let wallClock: Double

  /// Nil for a date that is not finite.
  package init?(id: CaptureID, mediaType: MediaType, coordinate: Coordinate, instant: Double, wallClock: Double) {
    guard instant.isFinite, wallClock.isFinite else { return nil }
    self.id = id
    self.mediaType = mediaType
    self.coordinate = coordinate
    self.instant = instant
    self.wallClock = wallClock
  }

  /// Nil where the capture has no date or no place. The caller fills in the offset from the place beforehand where
  /// the date has none; otherwise the wall clock counts as UTC.
  package init?(id: CaptureID, facts: CaptureFacts) {
    guard let date = facts.date, let coordinate = facts.location else { return nil }
    self.init(
      id: id, mediaType: facts.mediaType, coordinate: coordinate, instant: date.instantSeconds,
      wallClock: date.wallClockSeconds)
  }

  /// Whether it counts for home, visits and trips: photos and videos do, screenshots never.
  package var counts: Bool { mediaType != .screenshot }

  /// Days since 1970-01-01 by the wall clock; dates outside years 1 to 9999 are brought to the nearest end.
  package var day: Int { Int((boundedWallClock / 86_400).rounded(.down)) }

  /// Seconds since the wall clock's midnight, 0 up to but not including 86,400.
  var secondOfDay: Double { boundedWallClock - Double(day) * 86_400 }

  private var boundedWallClock: Double { min(max(wallClock, -62_135_596_800), 253_402_300_799) }

  /// The one order of captures: by instant, then by id.
  package static func inOrder(_ one: LocatedCapture, _ other: LocatedCapture) -> Bool {
    one.instant != other.instant ? one.instant < other.instant : one.id < other.id
  }
}
