/// Units that are asked for before work is begun.
public struct UnitsRequest: Hashable, Sendable {
  /// 1 to 1,000,000.
  public var units: Int
  /// The install that the work is for.
  public var installID: String
  /// Set when the request carried an `Idempotency-Key`.
  public var replayMark: ReplayMark?

  /// A request for units.
  public init(units: Int, installID: String, replayMark: ReplayMark? = nil) {
    self.units = units
    self.installID = installID
    self.replayMark = replayMark
  }
}

/// By what a request is known again within 24 hours. Only hashes of it are stored.
public struct ReplayMark: Hashable, Sendable {
  /// The header's text.
  public var key: String
  /// What the key was used for: a digest of path and body, 1 to 64 bytes.
  public var bodyDigest: [UInt8]

  /// The mark of a request.
  public init(key: String, bodyDigest: [UInt8]) {
    self.key = key
    self.bodyDigest = bodyDigest
  }
}

/// Units set aside, until they are settled, given back, or their time is over.
public struct Reservation: Hashable, Sendable, Identifiable {
  /// A random id.
  public let id: String
  /// The app whose units they are.
  public let appID: String
  /// Whether of the live or the test quota.
  public let kind: KeyKind
  /// The month that is charged, whenever it is settled.
  public let month: UsageMonth
  /// How many were set aside.
  public let units: Int

  /// A reservation, for tests of those that use the store.
  public init(id: String, appID: String, kind: KeyKind, month: UsageMonth, units: Int) {
    self.id = id
    self.appID = appID
    self.kind = kind
    self.month = month
    self.units = units
  }
}

/// What asking for units came to.
public enum ReserveOutcome: Hashable, Sendable {
  /// They are set aside; each reservation is to be settled or given back.
  case reserved(Reservation)
  /// The same request was charged before: do it again, charge nothing, and say what was charged then.
  case replayed(ReplayOutcome)
  /// They are not; nothing was set aside.
  case refused(ReserveRefusal)
}

/// How the first of two equal requests ended.
public struct ReplayOutcome: Hashable, Sendable {
  /// The status that was given when it was settled.
  public let status: Int
  /// Units that were charged then.
  public let charged: Int
  /// Units of the month that are neither charged nor set aside, now.
  public let remaining: Int

  /// An outcome, for tests of those that use the store.
  public init(status: Int, charged: Int, remaining: Int) {
    self.status = status
    self.charged = charged
    self.remaining = remaining
  }
}

/// Why no units were set aside.
public enum ReserveRefusal: Hashable, Sendable {
  /// The operator turned cloud assist off.
  case cloudAssistDisabled
  /// The install never registered.
  case installUnknown
  /// The month's installs are spent and this one is not among them. Seconds until another try is worth it.
  case installsSpent(retryAfter: Int)
  /// Not so many units are left. Seconds until another try is worth it.
  case unitsSpent(retryAfter: Int)
  /// The same request is being worked on. Seconds until another try is worth it.
  case inProgress(retryAfter: Int)
  /// The same `Idempotency-Key` came with another request within 24 hours.
  case replayKeyReused
}

/// What settling came to.
public enum Settlement: Hashable, Sendable {
  /// So many units were charged, and so many of the month are neither charged nor set aside.
  case settled(charged: Int, remaining: Int)
  /// The reservation's time was over, its units went to others, and none are left, or it was given back: nothing is
  /// charged, and nothing may be delivered. Seconds until another try is worth it.
  case refused(retryAfter: Int)
}
