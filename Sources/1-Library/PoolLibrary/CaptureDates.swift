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
      let offset = parsed.offset ?? place.offset.flatMap { tags[$0] }.flatMap(parseOffset)
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
    return nil
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

  /// The date in a file's name, as cameras, phones and messengers write it.
  ///
  /// Names of Pixel phones (`PXL_`) are in UTC; a messenger's `IMG-20240301-WA0001` says the day alone.
  public static func fromName(_ name: String, now: Double) -> CaptureDate? {
    let numbers = name.split { !$0.isASCII || !$0.isNumber }.map(String.init)
    let isUTC = name.hasPrefix("PXL_")
    func date(_ parts: [Int]) -> CaptureDate? {
      guard parts.count >= 3, parts[0] >= 1990,
        let clock = CivilTime(
          year: parts[0], month: parts[1], day: parts[2], hour: parts.count > 3 ? parts[3] : 0,
          minute: parts.count > 4 ? parts[4] : 0, second: parts.count > 5 ? parts[5] : 0)
      else { return nil }
      let date = CaptureDate(
        wallClockSeconds: clock.secondsSince1970, offsetMinutes: isUTC ? 0 : nil, source: .name)
      return isPlausible(date, now: now) ? date : nil
    }
    for (index, number) in numbers.enumerated() {
      let following = index + 1 < numbers.count ? numbers[index + 1] : ""
      if number.count == 14, let found = date(pieces(number, [4, 2, 2, 2, 2, 2])) { return found }
      if number.count == 8 {
        let day = pieces(number, [4, 2, 2])
        let isClock = following.count == 6 || following.count == 9
        if isClock, let found = date(day + pieces(String(following.prefix(6)), [2, 2, 2])) { return found }
        if let found = date(day) { return found }
      }
      if number.count == 4, index + 2 < numbers.count, numbers[index + 1].count == 2,
        numbers[index + 2].count == 2
      {
        let day = [number, numbers[index + 1], numbers[index + 2]].compactMap(Int.init)
        let clock = numbers.dropFirst(index + 3).prefix(3)
        if clock.count == 3, clock.allSatisfy({ $0.count == 2 }),
          let found = date(day + clock.compactMap(Int.init))
        {
          return found
        }
        if let joined = clock.first, joined.count == 6, let found = date(day + pieces(joined, [2, 2, 2])) {
          return found
        }
        if let found = date(day) { return found }
      }
      if number.count == 13, let milliseconds = Double(number), milliseconds > 9.4e11 {
        let date = CaptureDate(
          wallClockSeconds: (milliseconds / 1000).rounded(.down), offsetMinutes: 0, source: .name)
        if isPlausible(date, now: now) { return date }
      }
    }
    return nil
  }

  private static func pieces(_ digits: String, _ lengths: [Int]) -> [Int] {
    var rest = Substring(digits)
    return lengths.compactMap { length in
      defer { rest = rest.dropFirst(length) }
      return Int(rest.prefix(length))
    }
  }
}
