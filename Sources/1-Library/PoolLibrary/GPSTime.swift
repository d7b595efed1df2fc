internal import PoolTypes

/// What the satellites' time in EXIF says: it is always UTC. Pure.
enum GPSTime {
  /// Seconds since 1970 that `GPSDateStamp` and `GPSTimeStamp` give; nil unless both are there and make sense.
  static func instant(_ tags: [String: String]) -> Double? {
    guard let day = tags["Exif.GPSInfo.GPSDateStamp"], let time = tags["Exif.GPSInfo.GPSTimeStamp"],
      let date = CaptureDates.parse(day)?.clock
    else { return nil }
    let parts = time.split(separator: " ").map { part -> Double? in
      let pair = part.split(separator: "/").compactMap { Double($0) }
      guard let value = pair.count == 2 ? (pair[1] == 0 ? nil : pair[0] / pair[1]) : pair.first else {
        return nil
      }
      return value.isFinite ? value : nil
    }
    guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2],
      (0..<24).contains(hours), (0..<60).contains(minutes), (0..<61).contains(seconds)
    else { return nil }
    let midnight = CivilTime(year: date.year, month: date.month, day: date.day)?.secondsSince1970
    return midnight.map { $0 + hours * 3600 + minutes * 60 + seconds }
  }

  /// Minutes east of UTC that a wall clock and an instant tell, if they differ by an offset that is in use, give or
  /// take the two minutes by which a position may be older than its picture.
  static func offset(wallClock: Double, instant: Double) -> Int? {
    let minutes = (wallClock - instant) / 60
    let nearest = (minutes / 15).rounded() * 15
    guard abs(minutes - nearest) <= 2, (-720...840).contains(nearest) else { return nil }
    let offset = Int(nearest)
    // Quarter hours are used in Nepal, Eucla and the Chatham Islands alone.
    return offset % 30 == 0 || [345, 525, 765, 825].contains(offset) ? offset : nil
  }
}
