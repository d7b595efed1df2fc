/// A word for what a picture shows.
public struct Label: Hashable, Sendable, Codable {
  /// The word people use, in English and lower case.
  public var name: String
  /// 0 to 1.
  public var confidence: Double

  public init(name: String, confidence: Double) {
    self.name = name
    self.confidence = confidence
  }
}
