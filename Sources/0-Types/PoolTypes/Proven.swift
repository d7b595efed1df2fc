/// A link, object, lead or thing with the captures that prove it.
public struct Proven<Value: Hashable & Sendable>: Hashable, Sendable {
  /// As the newest of the captures says it.
  public var value: Value
  /// Newest first; at most 100.
  public var captures: [CaptureID]
  /// How many there are in all.
  public var captureCount: Int
  /// Of the oldest capture; nil where no date is known.
  public var firstSeen: CaptureDate?
  /// Of the newest capture.
  public var lastSeen: CaptureDate?

  public init(
    value: Value, captures: [CaptureID], captureCount: Int, firstSeen: CaptureDate?, lastSeen: CaptureDate?
  ) {
    self.value = value
    self.captures = captures
    self.captureCount = captureCount
    self.firstSeen = firstSeen
    self.lastSeen = lastSeen
  }
}
