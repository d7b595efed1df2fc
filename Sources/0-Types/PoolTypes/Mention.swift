/// Where in a capture something was read.
public struct Mention: Hashable, Sendable, Codable {
  /// As it was read, before anything was put in a normal form: of an object or lead the whole line, which is empty
  /// without the category `evidence`.
  public var text: String
  /// Number of the line of text, from 0; nil for what a code held.
  public var line: Int?
  /// Number of the code, from 0; nil for what stood in text.
  public var code: Int?
  /// Where it stands in the upright picture: the box of its line or code, where known.
  public var box: Quad?

  public init(text: String, line: Int? = nil, code: Int? = nil, box: Quad? = nil) {
    self.text = text
    self.line = line
    self.code = code
    self.box = box
  }
}
