public import PoolTypes

/// Captures made up for a test, one value at a time.
public enum SampleCapture {
  /// A line of text across the upper part of a picture.
  public static func line(_ text: String, confidence: Double = 0.95) -> TextLine {
    TextLine(
      text: text,
      box: Quad(
        topLeft: .init(x: 0.1, y: 0.1), topRight: .init(x: 0.9, y: 0.1), bottomRight: .init(x: 0.9, y: 0.2),
        bottomLeft: .init(x: 0.1, y: 0.2)), confidence: confidence)
  }
}
