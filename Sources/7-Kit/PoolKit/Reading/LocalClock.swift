internal import Foundation
internal import PoolDerive
internal import PoolDeriveCities
internal import PoolTypes

/// Tells by its place which clock a capture's time was read from.
///
/// A time without an offset is the local time where the capture was taken. Where the place is known, so is its zone,
/// and by that the instant: "Saturday morning" is right there, and captures of one day stand in their real order.
enum LocalClock {
  /// The facts with zone and offset, where the place tells them and the file does not.
  static func placed(_ facts: CaptureFacts, table: CityTable? = CarriedCityTable.table) -> CaptureFacts {
    guard let location = facts.location, let name = table?.zone(at: location), let zone = TimeZone(identifier: name)
    else { return facts }
    var facts = facts
    facts.timeZone = name
    // The time of the file system is the one of this machine, wherever the capture was taken.
    if let date = facts.date, date.offsetMinutes == nil, date.source != .file {
      facts.date?.offsetMinutes = offset(of: zone, wallClock: date.wallClockSeconds) / 60
    }
    return facts
  }

  /// Seconds east of UTC at a wall-clock time. Of the two offsets of an hour that comes twice it is the earlier
  /// one's; an hour that is left out counts by the clock before.
  private static func offset(of zone: TimeZone, wallClock: Double) -> Int {
    let before = zone.secondsFromGMT(for: Date(timeIntervalSince1970: wallClock - 86_400))
    let first = zone.secondsFromGMT(for: Date(timeIntervalSince1970: wallClock - Double(before)))
    if first == before { return first }
    let after = zone.secondsFromGMT(for: Date(timeIntervalSince1970: wallClock - Double(first)))
    return after == first ? first : before
  }
}
