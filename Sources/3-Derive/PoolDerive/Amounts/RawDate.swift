internal import PoolTypes

/// A date as its tokens say it, before what is open is decided.
struct RawDate {
  var year: Int?
  var month: Int
  var day: Int
  /// Read with it because no blank stood between.
  var hour: Int?
  var minute: Int?
  /// Numbers of its first and last token.
  var first: Int
  var last: Int
  /// Whether day and month were told by their order alone.
  var isSwappable = false
  /// Whether the next date of the list is the end of a range that this one begins.
  var beginsRange = false

  /// The order of day and month, where one of them is above 12. `month` and `day` hold them as read, day first.
  var certainOrder: DayOrder? {
    guard isSwappable else { return nil }
    if month > 12, day <= 12 { return .monthFirst }
    if day > 12, month <= 12 { return .dayFirst }
    return nil
  }

  /// With day and month exchanged.
  var swapped: RawDate {
    var other = self
    (other.month, other.day) = (day, month)
    return other
  }

  /// Whether there is such a day, in some year if none is known.
  var exists: Bool { CivilTime(year: year ?? 2000, month: month, day: day) != nil }
}
