/// What the readers found in one capture's pixels.
public struct CaptureReading: Hashable, Sendable {
  /// In reading order.
  public var text: [TextLine]
  public var codes: [ReadCode]
  /// Most certain first.
  public var labels: [Label]
  /// Nil for a flat or dark picture, which has no fingerprint worth comparing.
  public var fingerprint: Fingerprint?
  public var vectors: [CaptureVector]
  /// How likely the picture shows nudity, 0 to 1; nil where no model judged it. Judged by the gate, never stored.
  public var nudity: Double?
  /// Which readers took part, each with its version, such as `text: ppocr-v5/1`. A reader that is missing here
  /// was not available, and the capture is read again for it alone once it is.
  public var readers: [ReaderKind: String]

  public init(
    text: [TextLine] = [], codes: [ReadCode] = [], labels: [Label] = [], fingerprint: Fingerprint? = nil,
    vectors: [CaptureVector] = [], nudity: Double? = nil, readers: [ReaderKind: String] = [:]
  ) {
    self.text = text
    self.codes = codes
    self.labels = labels
    self.fingerprint = fingerprint
    self.vectors = vectors
    self.nudity = nudity
    self.readers = readers
  }
}

/// The readers that a capture passes.
public enum ReaderKind: String, Hashable, Sendable, Codable, CaseIterable {
  case text, codes, labels, fingerprint, imageVector, textVector, nudity, faces
}
