package import PoolTypes

/// One rule of the gate: a published name, the kind that it holds, and what it looks for. Pure.
package struct GateRule: Sendable {
  /// Stable and free of content, such as `passport.machineReadableZone`.
  package let name: String
  package let kind: SensitiveKind
  /// Whether the rule holds the capture back.
  package let holds: @Sendable (GateEvidence) -> Bool

  package init(_ name: String, _ kind: SensitiveKind, holds: @escaping @Sendable (GateEvidence) -> Bool) {
    self.name = name
    self.kind = kind
    self.holds = holds
  }
}
