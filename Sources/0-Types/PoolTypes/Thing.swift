/// What a language model names in a capture.
public struct Thing: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case product, place, event, recipe, book, music, movie, article, post
  }

  public var kind: Kind
  /// One line, at most 120 characters.
  public var name: String
  /// 0 to 1, as the model says.
  public var confidence: Double

  public init(kind: Kind, name: String, confidence: Double) {
    self.kind = kind
    self.name = name
    self.confidence = confidence
  }
}
