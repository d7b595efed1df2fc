/// Answers, names, fills and judges from the given text alone, by the rules that its README lists. No model: it says
/// nothing that does not stand in the text, and declines where nothing fits. The same request has the same reply.
public struct ExtractiveEngine: Sendable {
  /// The engine. It holds nothing.
  public init() {}
}
