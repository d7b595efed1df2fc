public import PoolTypes

/// Decides, before anything is stored, whether a capture is held back.
public protocol PrivacyGate: Sendable {
  /// Name and version; a change makes what is indexed be judged again.
  var version: String { get }
  func verdict(on reading: CaptureReading, facts: CaptureFacts) -> GateVerdict
}

/// What the gate says of one capture.
public struct GateVerdict: Hashable, Sendable {
  /// Kinds found; empty lets the capture pass.
  public var kinds: Set<SensitiveKind>
  /// Names of the rules that spoke, never content.
  public var rules: [String]

  public init(kinds: Set<SensitiveKind> = [], rules: [String] = []) {
    self.kinds = kinds
    self.rules = rules
  }

  /// The one kind that a capture is counted under; nil lets it pass. What stands on many documents, such as a name
  /// with a number, counts only where nothing more telling was found.
  public var kind: SensitiveKind? {
    let order: [SensitiveKind] = [.nudity, .authentication, .financialInformation, .health, .personalData]
    return order.first(where: kinds.contains)
  }
}
