/// When a capture was taken: a wall-clock time, and the offset from UTC where it is known.
public struct CaptureDate: Hashable, Sendable, Codable {
  /// Where the date was found.
  public enum Source: String, Hashable, Sendable, Codable {
    /// The file's own metadata.
    case metadata
    /// A sidecar that belongs to the file.
    case sidecar
    /// The file's name.
    case name
    /// The file system; a guess.
    case file
  }

  /// Seconds from 1970-01-01T00:00:00 to the wall-clock time read as if it were UTC, with fractions.
  public var wallClockSeconds: Double
  /// Minutes east of UTC, −1080 to 1080; nil where it cannot be known.
  public var offsetMinutes: Int?
  /// Where the date was found.
  public var source: Source

  public init(wallClockSeconds: Double, offsetMinutes: Int?, source: Source) {
    self.wallClockSeconds = wallClockSeconds
    self.offsetMinutes = offsetMinutes
    self.source = source
  }

  /// Seconds since 1970 of the instant; without an offset the wall-clock time counts as UTC, so that captures
  /// still have one order.
  public var instantSeconds: Double { wallClockSeconds - Double(offsetMinutes ?? 0) * 60 }

  /// RFC 3339 in the capture's own offset; without an offset the wall-clock time alone. A date in UTC ends
  /// in `Z` only if its offset is known to be zero.
  public var rfc3339: String {
    let clock = CivilTime(secondsSince1970: wallClockSeconds)
    guard let offsetMinutes else { return clock.text }
    if offsetMinutes == 0 { return clock.text + "Z" }
    let size = abs(offsetMinutes)
    return clock.text + (offsetMinutes < 0 ? "-" : "+") + CivilTime.two(size / 60) + ":"
      + CivilTime.two(size % 60)
  }
}
