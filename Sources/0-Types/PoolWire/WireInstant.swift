public import Foundation

/// An instant as the wire writes it: RFC 3339 in UTC, `2026-12-30T00:00:00Z`.
public struct WireInstant: Hashable, Sendable {
  /// The instant.
  public var date: Date

  /// An instant.
  public init(_ date: Date) { self.date = date }

  /// Reads an instant of the years 1 to 9999 with any offset and up to nine digits of a second; nil for anything else.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard (20...35).contains(bytes.count) else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in bytes[range] {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    func isMark(_ place: Int, _ mark: Unicode.Scalar) -> Bool { bytes[place] | 0x20 == UInt8(ascii: mark) | 0x20 }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), let hour = number(11..<13),
      let minute = number(14..<16), let second = number(17..<19), bytes[4] == 0x2d, bytes[7] == 0x2d, isMark(10, "t"),
      bytes[13] == 0x3a, bytes[16] == 0x3a, year >= 1, (1...12).contains(month),
      (1...Self.days(month, year)).contains(day), hour < 24, minute < 60, second <= 60
    else { return nil }
    var place = 19
    var fraction = 0.0
    if bytes[place] == UInt8(ascii: ".") {
      var end = place + 1
      while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
      guard end > place + 1, end <= place + 10, end < bytes.count, let digits = number(place + 1..<end) else {
        return nil
      }
      var scale = 1.0
      for _ in place + 1..<end { scale *= 10 }
      fraction = Double(digits) / scale
      place = end
    }
    var offset = 0
    if isMark(place, "z") {
      guard place + 1 == bytes.count else { return nil }
    } else {
      guard bytes[place] == 0x2b || bytes[place] == 0x2d, place + 6 == bytes.count, bytes[place + 3] == 0x3a,
        let hours = number(place + 1..<place + 3), let minutes = number(place + 4..<place + 6), hours < 24, minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (bytes[place] == 0x2b ? 60 : -60)
    }
    let seconds = Self.dayNumber(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + min(second, 59) - offset
    date = Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

  /// The instant in whole seconds; instants out of the years 1 to 9999 are written as the nearest that are in.
  public var text: String {
    let lowest = Double(Self.dayNumber(1, 1, 1) * 86_400)
    let highest = Double(Self.dayNumber(9_999, 12, 31) * 86_400 + 86_399)
    let clamped = min(max(date.timeIntervalSince1970, lowest), highest)
    let seconds = clamped.isFinite ? Int(clamped.rounded(.down)) : 0
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - day * 86_400
    let (year, month, dayOfMonth) = Self.civil(day)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let years = String(repeating: "0", count: max(0, 4 - "\(year)".utf8.count)) + "\(year)"
    return "\(years)-\(two(month))-\(two(dayOfMonth))T\(two(rest / 3_600)):\(two(rest / 60 % 60)):\(two(rest % 60))Z"
  }

  private static func days(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01 of the Gregorian calendar, after Howard Hinnant's "chrono-compatible low-level date
  /// algorithms" (2013); for the years 1 to 9999.
  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(_ number: Int) -> (Int, Int, Int) {
    let shifted = number + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * fromMarch + 2) / 5 + 1)
  }
}

extension WireInstant: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let instant = WireInstant(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no instant")
    }
    self = instant
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
