/// What kind of capture a file is.
public enum MediaType: String, Sendable, Hashable, Codable, CaseIterable {
  /// A picture taken with a camera, or saved from elsewhere.
  case photo
  /// A picture of a screen.
  case screenshot
  /// A moving picture; it is read from one still frame.
  case video
}
