import PoolTypes

@testable import PoolDerive

/// A capture of lines of text, as the rules of the gate see it.
enum GateRuleFixture {
  static func evidence(_ lines: [String], codes: [ReadCode] = []) -> GateEvidence {
    let corner = Quad.Corner(x: 0, y: 0)
    let box = Quad(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    let text = lines.map { TextLine(text: $0, box: box, confidence: 1) }
    return GateEvidence(CaptureReading(text: text, codes: codes), facts: CaptureFacts(mediaType: .photo))
  }

  /// Names of the rules that hold; lines are parted by line breaks.
  static func held(_ text: String, by rules: [GateRule], codes: [ReadCode] = []) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    let evidence = evidence(lines, codes: codes)
    return rules.filter { $0.holds(evidence) }.map(\.name)
  }
}
