/// How far a capture has come.
public enum CaptureState: String, Hashable, Sendable, Codable, CaseIterable {
  /// Known, not read yet.
  case listed
  /// Read and searchable.
  case indexed
  /// It could not be read; a short reason is kept.
  case failed
  /// Held back by the privacy gate: id and kind alone are kept.
  case sensitive
  /// Outside the index focus: listed, never read or returned.
  case outOfFocus
}
