internal import PoolTypes

/// A day, or a time of a day, as it was read: of the local calendar, without a zone.
package struct ReadDate: Hashable, Sendable {
  /// Of the Gregorian calendar, 1900 to 2199; nil where none was read and none follows from the capture's own date.
  package var year: Int?
  /// 1 to 12.
  package var month: Int
  /// 1 to 31.
  package var day: Int
  /// 0 to 23.
  package var hour: Int?
  /// 0 to 59.
  package var minute: Int?

  package init(year: Int?, month: Int, day: Int, hour: Int? = nil, minute: Int? = nil) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// `2026-03-05`, or `2026-03-05T19:30` with a time; empty without a year.
  package var text: String {
    guard let year else { return "" }
    let date = "\(year)-\(Self.two(month))-\(Self.two(day))"
    guard let hour else { return date }
    return date + "T\(Self.two(hour)):\(Self.two(minute ?? 0))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
