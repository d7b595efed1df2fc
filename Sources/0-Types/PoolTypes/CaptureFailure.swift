/// Why one capture could not be read. The run counts it and goes on.
public struct CaptureFailure: Error, Hashable, Sendable, Codable {
  /// The stage that gave up.
  public enum Stage: String, Hashable, Sendable, Codable {
    case open, metadata, decode, text, codes, labels, fingerprint, vectors, process
  }
  public var stage: Stage
  /// A few words, without the file's name or content, such as `truncated JPEG`.
  public var reason: String

  public init(_ stage: Stage, _ reason: String) {
    self.stage = stage
    self.reason = reason
  }
}

extension CaptureFailure: CustomStringConvertible {
  public var description: String { "\(stage.rawValue): \(reason)" }
}
