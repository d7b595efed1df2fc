/// Something that a language model named in a capture. Without a model there are none.
public struct Thing: Hashable, Sendable, Codable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// What can be bought.
    case product
    /// A named place: a shop, a restaurant, a sight, a city.
    case place
    case event, recipe, book
    /// A song, an album or who plays it.
    case music
    /// A film or a series.
    case movie
    /// A text of a newspaper, magazine or site.
    case article
    /// What somebody published on a social service.
    case post
  }

  public var kind: Kind
  /// 1 to 120 characters on one line, in the capture's own words.
  public var name: String
  /// How sure the model says that it is, 0 to 1.
  public var confidence: Double

  public init(kind: Kind, name: String, confidence: Double) {
    self.kind = kind
    self.name = name
    self.confidence = confidence
  }
}
