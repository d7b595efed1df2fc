/// A space that vectors may be compared in: one model version makes one space.
public struct VectorSpace: Hashable, Sendable, Codable {
  /// Name of the space, with the model's version, such as `conse-lite0-minilm/1`.
  public var id: String
  /// How many numbers a vector has.
  public var dimensions: Int
  /// Cosine from which on a match may be shown.
  public var floor: Double
  /// Cosine from which on a match is sure.
  public var sure: Double

  public init(id: String, dimensions: Int, floor: Double, sure: Double) {
    self.id = id
    self.dimensions = dimensions
    self.floor = floor
    self.sure = sure
  }
}

/// A unit-length vector of a capture.
public struct CaptureVector: Hashable, Sendable {
  /// What the vector stands for.
  public enum Subject: String, Hashable, Sendable, Codable {
    /// What the picture shows.
    case image
    /// A passage of what was read from it.
    case text
  }

  public var subject: Subject
  /// `VectorSpace.id` of the space it belongs to.
  public var space: String
  /// Unit length.
  public var values: [Float]

  public init(subject: Subject, space: String, values: [Float]) {
    self.subject = subject
    self.space = space
    self.values = values
  }
}
