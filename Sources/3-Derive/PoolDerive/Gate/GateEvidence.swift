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

  package init(_ reading: CaptureReading, facts: CaptureFacts) {
    self.init(reading, page: FoldedPage(reading.text.lazy.map(\.text)), facts: facts)
  }

  /// - Parameter page: the reading's lines, folded.
  package init(_ reading: CaptureReading, page: FoldedPage, facts: CaptureFacts) {
    self.facts = facts
    lines = page.lines
    text = Array(reading.text.prefix(lines.count))
    codes = reading.codes
    labels = reading.labels
    nudity = reading.nudity
    let payloads = codes.prefix(20).map { FoldedLine(String($0.text.unicodeScalars.prefix(FoldedPage.lineLengthMax))) }
    identity = IdentityEvidence(lines: lines, codes: payloads)
    health = HealthEvidence(lines: lines)
  }
}
