public import Foundation

/// What a log-in came to.
public enum LogInOutcome: Hashable, Sendable {
  /// The password is right; the token is shown once, the store keeps only its hash.
  case opened(token: String, OperatorSession)
  /// The name or the password is wrong.
  case refused
  /// Too many wrong tries; the password was not looked at. Seconds until the next may be made.
  case tooManyTries(retryAfter: Int)
}

/// An operator who is logged in to the dashboard.
public struct OperatorSession: Hashable, Sendable {
  /// How long a session lasts, in seconds: 12 hours.
  public static let lifetimeSeconds = 12 * 3_600

  /// Who.
  public let name: String
  /// When it ends.
  public let expiresAt: Date
  /// To stand in each form of the session and to be compared when it comes back, so that no other page can send one.
  /// Made of the session's token, and not the token itself.
  public let formToken: String

  /// A session, for tests of those that use the store.
  public init(name: String, expiresAt: Date, formToken: String) {
    self.name = name
    self.expiresAt = expiresAt
    self.formToken = formToken
  }
}

/// What a sweep did.
public struct SweepReport: Hashable, Sendable {
  /// Reservations whose time was over and whose units were given back.
  public var reservationsLapsed: Int
  /// Rows of any kind that were deleted.
  public var rowsDeleted: Int
  /// Whether there was more to do than one call does.
  public var isMoreLeft: Bool

  /// A report, for tests of those that use the store.
  public init(reservationsLapsed: Int, rowsDeleted: Int, isMoreLeft: Bool) {
    self.reservationsLapsed = reservationsLapsed
    self.rowsDeleted = rowsDeleted
    self.isMoreLeft = isMoreLeft
  }
}
