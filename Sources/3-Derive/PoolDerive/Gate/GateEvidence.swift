package import PoolTypes

/// What the rules of the gate look at, made ready once a capture.
package struct GateEvidence: Sendable {
  package let facts: CaptureFacts
  /// Lines of text in reading order, folded.
  package let lines: [FoldedLine]
  /// The lines as read, with box and confidence, at the same places.
  package let text: [TextLine]
  package let codes: [ReadCode]
  package let labels: [Label]
  /// 0 to 1; nil where no model judged it.
  package let nudity: Double?
  /// What the rules for identity documents share.
  package let identity: IdentityEvidence
  /// What the rules for health records share.
  package let health: HealthEvidence
  /// Lines beyond these are not looked at: no document has as many, and the cost of a capture stays bounded.
  private static let linesMax = 2_000
  /// Scalars of a line that are looked at.
  private static let lineLengthMax = 2_000

  package init(_ reading: CaptureReading, facts: CaptureFacts) {
    self.facts = facts
    text = Array(reading.text.prefix(Self.linesMax))
    lines = text.map { FoldedLine(String($0.text.unicodeScalars.prefix(Self.lineLengthMax))) }
    codes = reading.codes
    labels = reading.labels
    nudity = reading.nudity
    let payloads = codes.prefix(20).map { FoldedLine(String($0.text.unicodeScalars.prefix(Self.lineLengthMax))) }
    identity = IdentityEvidence(lines: lines, codes: payloads)
    health = HealthEvidence(lines: lines)
  }
}
