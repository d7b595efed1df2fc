/// How the engine's models stand.
public enum ModelState: Hashable, Sendable {
  /// None is here, and none is on its way: no network that may be used, or the next try is still to come.
  case notInstalled
  /// Share of all bytes that have come, 0 to 1.
  case downloading(Double)
  /// All are here and whole.
  case ready
  /// The configuration rules downloads out.
  case disabled
  /// Nothing says where models come from, or the source refused.
  case unavailable
}

/// Which networks may carry the models.
public enum ModelDownloads: String, Hashable, Sendable, Codable, CaseIterable {
  case unmeteredOnly, anyNetwork, never
}
