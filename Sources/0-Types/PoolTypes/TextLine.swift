/// One line of text read from a capture.
public struct TextLine: Hashable, Sendable, Codable {
  /// The line as read, without line breaks.
  public var text: String
  /// Where it stands in the upright picture.
  public var box: Quad
  /// 0 to 1.
  public var confidence: Double

  public init(text: String, box: Quad, confidence: Double) {
    self.text = text
    self.box = box
    self.confidence = confidence
  }
}

/// A four-cornered region of the upright picture: corners in reading order (top left, top right, bottom right,
/// bottom left of what it frames), each 0 to 1 of the picture's width and height from its top left corner.
public struct Quad: Hashable, Sendable, Codable {
  /// A corner.
  public struct Corner: Hashable, Sendable, Codable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  public var topLeft: Corner
  public var topRight: Corner
  public var bottomRight: Corner
  public var bottomLeft: Corner

  public init(topLeft: Corner, topRight: Corner, bottomRight: Corner, bottomLeft: Corner) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }
}
