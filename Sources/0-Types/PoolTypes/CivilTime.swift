/// A date and time of the proleptic Gregorian calendar without any zone.
///
/// The day arithmetic follows Howard Hinnant's published `days_from_civil` algorithms.
public struct CivilTime: Hashable, Sendable {
  /// Year, 1 to 9999 for times that this project accepts.
  public var year: Int
  /// Month, 1 to 12.
  public var month: Int
  /// Day of the month, 1 to 31.
  public var day: Int
  /// Hour, 0 to 23.
  public var hour: Int
  /// Minute, 0 to 59.
  public var minute: Int
  /// Second, 0 to 59.
  public var second: Int
  /// Fraction of a second, 0 up to but not including 1.
  public var fraction: Double

  /// Checks every part; nil for a date that does not exist. A leap second (60) becomes 59.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, fraction: Double = 0
  ) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.daysInMonth(year: year, month: month), (0...23).contains(hour), (0...59).contains(minute),
      (0...60).contains(second), (0..<1).contains(fraction)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = min(second, 59)
    self.fraction = fraction
  }

  /// The wall-clock time that many seconds after 1970-01-01T00:00:00. Values outside years 1 to 9999 are
  /// brought to the nearest end.
  public init(secondsSince1970: Double) {
    let bounded = secondsSince1970.isFinite ? min(max(secondsSince1970, -62_135_596_800), 253_402_300_799) : 0
    let whole = bounded.rounded(.down)
    let total = Int(whole)
    let days = total >= 0 ? total / 86_400 : -((86_399 - total) / 86_400)
    let rest = total - days * 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthShifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthShifted + 2) / 5 + 1
    month = monthShifted < 10 ? monthShifted + 3 : monthShifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = rest / 3600
    minute = rest / 60 % 60
    second = rest % 60
    fraction = bounded - whole
  }

  /// Seconds since 1970-01-01T00:00:00 of the same wall clock.
  public var secondsSince1970: Double {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    return Double(days * 86_400 + hour * 3600 + minute * 60 + second) + fraction
  }

  /// `2024-03-01T09:30:00`, with up to three decimals where there is a fraction.
  public var text: String {
    let clock = "\(Self.two(hour)):\(Self.two(minute)):\(Self.two(second))"
    let date = "\(Self.two(year / 100))\(Self.two(year % 100))-\(Self.two(month))-\(Self.two(day))"
    let thousandths = min(999, Int((fraction * 1000).rounded()))
    guard thousandths > 0 else { return date + "T" + clock }
    let digits = String(1000 + thousandths).dropFirst()
    return date + "T" + clock + "." + digits
  }

  /// How many days a month has.
  public static func daysInMonth(year: Int, month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

extension CivilTime {
  /// `2026-03-05` of a day counted from 1970-01-01.
  public static func dayText(_ day: Int) -> String {
    String(CivilTime(secondsSince1970: Double(day) * 86_400).text.prefix(10))
  }
}
