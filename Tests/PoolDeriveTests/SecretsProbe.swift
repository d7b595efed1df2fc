import PoolTypes

@testable import PoolDerive

/// Asks the rules for money and for keys what they hold.
enum SecretsProbe {
  /// Names of the rules that hold a page of lines, with the codes on it.
  static func rules(_ lines: [String], codes: [String] = []) -> [String] {
    let text = lines.enumerated().map { place, line in
      TextLine(text: line, box: box(at: place, of: lines.count, length: line.count), confidence: 0.9)
    }
    let reading = CaptureReading(text: text, codes: codes.map { ReadCode(symbology: "QR", text: $0, box: nil) })
    let evidence = GateEvidence(reading, facts: CaptureFacts(mediaType: .photo))
    return (FinancialRules.all + AuthenticationRules.all).filter { $0.holds(evidence) }.map(\.name)
  }

  static func holds(_ rule: String, _ lines: String...) -> Bool { rules(lines).contains(rule) }

  static func holds(_ rule: String, _ lines: [String]) -> Bool { rules(lines).contains(rule) }

  /// Whether no rule holds the page.
  static func passes(_ lines: String...) -> Bool { rules(lines).isEmpty }

  static func passes(_ lines: [String]) -> Bool { rules(lines).isEmpty }

  /// Lines below each other.
  private static func box(at place: Int, of count: Int, length: Int) -> Quad {
    let height = 1.0 / Double(max(count, 1) * 2)
    let top = Double(place) * height * 2
    let right = min(0.95, 0.05 + Double(length) * 0.02)
    return Quad(
      topLeft: .init(x: 0.05, y: top), topRight: .init(x: right, y: top), bottomRight: .init(x: right, y: top + height),
      bottomLeft: .init(x: 0.05, y: top + height))
  }
}
