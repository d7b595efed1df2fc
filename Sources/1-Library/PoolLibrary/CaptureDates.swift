public import PoolTypes

/// Turns what files say about time into capture dates. Pure.
public enum CaptureDates {
  /// Dates before photography, or more than a day after `now`, are nonsense.
  static let earliest = -4_417_977_600.0  // 1830-01-01

  /// The capture date of a file's own metadata: the moment of capture first, then of digitising, then what editors
  /// write. The time of the last change is no capture date.
  ///
  /// - Parameter now: seconds since 1970; later dates are nonsense.
  public static func fromMetadata(_ tags: [String: String], now: Double) -> CaptureDate? {
    let places: [(date: String, fraction: String?, offset: String?)] = [
      ("Exif.Photo.DateTimeOriginal", "Exif.Photo.SubSecTimeOriginal", "Exif.Photo.OffsetTimeOriginal"),
      ("Exif.Image.DateTimeOriginal", nil, "Exif.Photo.OffsetTimeOriginal"),
      ("Exif.Photo.DateTimeDigitized", "Exif.Photo.SubSecTimeDigitized", "Exif.Photo.OffsetTimeDigitized"),
      ("Xmp.exif.DateTimeOriginal", nil, nil), ("Xmp.photoshop.DateCreated", nil, nil),
      ("Xmp.xmp.CreateDate", nil, nil), ("Video.AppleDate", nil, nil), ("Video.CreationTime", nil, nil),
    ]
    for place in places {
      guard let text = tags[place.date], var parsed = parse(text) else { continue }
      if parsed.clock.fraction == 0, let digits = place.fraction.flatMap({ tags[$0] }) {
        parsed.clock.fraction = fraction(digits)
      }
      let offset =
        parsed.offset ?? place.offset.flatMap { tags[$0] }.flatMap(parseOffset)
        ?? (place.date.hasPrefix("Exif.") ? otherOffset(of: parsed.clock, tags) : nil)
      let date = CaptureDate(
        wallClockSeconds: parsed.clock.secondsSince1970, offsetMinutes: offset, source: .metadata)
      if isPlausible(date, now: now) { return date }
    }
    if let day = tags["Iptc.Application2.DateCreated"],
      let parsed = parse(day + "T" + (tags["Iptc.Application2.TimeCreated"] ?? "00:00:00"))
    {
      let date = CaptureDate(
        wallClockSeconds: parsed.clock.secondsSince1970, offsetMinutes: parsed.offset, source: .metadata)
      if isPlausible(date, now: now) { return date }
    }
    if let seconds = GPSTime.instant(tags) {
      let date = CaptureDate(wallClockSeconds: seconds, offsetMinutes: 0, source: .metadata)
      if isPlausible(date, now: now) { return date }
    }
    return nil
  }

  /// The offset that another tag gives for the same moment: an XMP date with the same wall clock, or the satellites'
  /// time.
  private static func otherOffset(of clock: CivilTime, _ tags: [String: String]) -> Int? {
    for tag in ["Xmp.exif.DateTimeOriginal", "Xmp.photoshop.DateCreated", "Xmp.xmp.CreateDate"] {
      guard let other = tags[tag].flatMap(parse), let offset = other.offset else { continue }
      if abs(other.clock.secondsSince1970 - clock.secondsSince1970) < 1 { return offset }
    }
    return GPSTime.instant(tags).flatMap { GPSTime.offset(wallClock: clock.secondsSince1970, instant: $0) }
  }

  static func isPlausible(_ date: CaptureDate, now: Double) -> Bool {
    date.wallClockSeconds >= earliest && date.instantSeconds <= now + 86_400
  }

  /// Reads `2024:03:01 09:30:00`, `2024-03-01T09:30:00.5+01:00` and their kin; nil for zeros and nonsense.
  public static func parse(_ text: String) -> (clock: CivilTime, offset: Int?)? {
    var rest = Substring(text.trimmingPrefix(while: \.isWhitespace))
    func digits(_ count: Int) -> Int? {
      let part = rest.prefix(count)
      guard part.utf8.count == count, part.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
      rest = rest.dropFirst(count)
      return Int(part)
    }
    /// Two digits; some writers pad with a space or leave the zero out.
    func pair() -> Int? {
      if rest.first == " " { rest = rest.dropFirst() }
      return digits(2) ?? digits(1)
    }
    func skip(_ separators: String) {
      if let next = rest.first, separators.contains(next) { rest = rest.dropFirst() }
    }
    guard let year = digits(4) else { return nil }
    skip(":-/.")
    guard let month = pair() else { return nil }
    skip(":-/.")
    guard let day = pair() else { return nil }
    skip(" T_-")
    var (hour, minute, second, part) = (0, 0, 0, 0.0)
    if let found = pair() {
      hour = found
      skip(":-.")
      guard let minutes = pair() else { return nil }
      minute = minutes
      skip(":-.")
      second = pair() ?? 0
      if rest.first == "." || rest.first == "," {
        let decimals = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
        part = fraction(String(decimals))
        rest = rest.dropFirst(1 + decimals.count)
      }
    }
    guard
      let clock = CivilTime(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second, fraction: part)
    else { return nil }
    return (clock, parseOffset(String(rest)))
  }

  /// `+01:00`, `-0330`, `Z` as minutes; nil for anything else.
  public static func parseOffset(_ text: String) -> Int? {
    let trimmed = text.filter { !$0.isWhitespace && $0 != "\0" }
    if trimmed == "Z" || trimmed == "z" { return 0 }
    guard let sign = trimmed.first, sign == "+" || sign == "-" else { return nil }
    let digits = trimmed.dropFirst().filter { $0 != ":" }
    guard digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    guard digits.count == 4 || digits.count == 2, let hours = Int(digits.prefix(2)) else { return nil }
    let minutes = digits.count == 4 ? Int(digits.suffix(2)) ?? 0 : 0
    guard hours <= 18, minutes < 60 else { return nil }
    return (sign == "-" ? -1 : 1) * (hours * 60 + minutes)
  }

  /// `05` is five hundredths.
  private static func fraction(_ digits: String) -> Double {
    let clean = digits.prefix { $0.isASCII && $0.isNumber }.prefix(9)
    return clean.isEmpty ? 0 : (Double("0." + clean) ?? 0)
  }
}
