public import Foundation

/// A calendar month in UTC.
public struct UsageMonth: Hashable, Sendable, Comparable {
  /// Months since January of the year 0.
  let number: Int

  /// The year, as 2026.
  public var year: Int { number >= 0 ? number / 12 : (number - 11) / 12 }
  /// 1 to 12.
  public var month: Int { number - year * 12 + 1 }

  init(number: Int) { self.number = number }

  /// The month that holds an instant.
  public init(_ instant: Date) {
    let day = CalendarDay(instant).civil
    number = day.year * 12 + day.month - 1
  }

  /// Whether one month is before another.
  public static func < (left: UsageMonth, right: UsageMonth) -> Bool { left.number < right.number }
}

/// What an app used in a month.
public struct MonthUsage: Hashable, Sendable {
  /// The month.
  public let month: UsageMonth
  /// Installs counted.
  public let installs: Int
  /// Units charged.
  public let unitsCharged: Int
  /// Units set aside at this moment.
  public let unitsReserved: Int
  /// What the app may use.
  public let quota: MonthlyQuota

  /// A month's use, for tests of those that use the store.
  public init(month: UsageMonth, installs: Int, unitsCharged: Int, unitsReserved: Int, quota: MonthlyQuota) {
    self.month = month
    self.installs = installs
    self.unitsCharged = unitsCharged
    self.unitsReserved = unitsReserved
    self.quota = quota
  }
}

/// What an app used on a day.
public struct DayUsage: Hashable, Sendable {
  /// Midnight UTC at which the day begins.
  public let day: Date
  /// Installs counted for the first time in their month on this day.
  public let installs: Int
  /// Requests settled.
  public let requests: Int
  /// Units charged.
  public let units: Int

  /// A day's use, for tests of those that use the store.
  public init(day: Date, installs: Int, requests: Int, units: Int) {
    self.day = day
    self.installs = installs
    self.requests = requests
    self.units = units
  }
}
