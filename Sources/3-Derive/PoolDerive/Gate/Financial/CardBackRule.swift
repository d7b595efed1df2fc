internal import PoolTypes

/// The back of a payment card: its security code beside the panel for the signature.
enum CardBackRule {
  /// What words of a page tell.
  enum Topic: Hashable, Sendable {
    /// `CVV` and its like.
    case securityCode
    /// What is printed on the panel for the signature.
    case signature
    /// What else is printed on backs: who to call, whose property the card is.
    case service
  }

  /// Whether three digits stand beside the words of a card's back.
  static func holds(_ evidence: GateEvidence) -> Bool {
    let topics = evidence.lines.map { CardPhrases.back.topics(in: $0) }
    let all = topics.reduce(into: Set()) { $0.formUnion($1) }
    guard all.contains(.signature) || all.contains(.securityCode) && all.contains(.service) else { return false }
    let isCard = all.count >= 2
    for index in evidence.lines.indices where hasCode(evidence.lines[index]) {
      // Beside the panel's or the code's own words; of a sheet of paper, three digits somewhere say nothing.
      let near = topics[max(0, index - 3)..<min(topics.count, index + 4)]
      let isBeside = near.contains { $0.contains(.signature) || $0.contains(.securityCode) }
      if isBeside, isCard || evidence.lines.count <= 20 { return true }
    }
    return false
  }

  /// Three digits alone on a line, behind the last four of the number at most, or behind the code's name.
  private static func hasCode(_ line: FoldedLine) -> Bool {
    guard let last = line.words.last, last.range.count == 3, line.scalars[last.range].allSatisfy(SecretShape.isDigit)
    else {
      return false
    }
    if last.range.lowerBound > 0, [".", ",", "$", "€", "-", "+"].contains(line.scalars[last.range.lowerBound - 1]) {
      return false
    }
    let before = line.words.dropLast()
    if before.isEmpty { return true }
    if before.count == 1, before[0].range.count == 4, line.scalars[before[0].range].allSatisfy(SecretShape.isDigit) {
      return true
    }
    let topics = CardPhrases.back.topics(in: line)
    return topics.contains(.securityCode) || topics.contains(.signature)
  }
}
