/// What registering an install came to.
public enum Registration: Hashable, Sendable {
  /// The install is of another bundle than the app; nothing was kept.
  case bundleMismatch
  /// It is known from now on.
  case registered(CloudAssistState)
}

/// Whether cloud assist answers an install.
public enum CloudAssistState: Hashable, Sendable {
  /// It does; so many units of the month are neither charged nor set aside.
  case enabled(unitsRemaining: Int)
  /// The operator turned it off.
  case disabled
  /// The month's installs or units are spent. Worth another try after so many seconds: until the next UTC month, a day
  /// at most.
  case quotaExceeded(retryAfter: Int)
}
