/// A PIN, PUK or the like in clear, as in a letter, on a SIM card's holder or on a note.
enum PinRule {
  /// What words of a page tell.
  enum Topic: Hashable, Sendable {
    /// `PIN`: also the name of postal numbers and of things on a map.
    case pin
    /// Words that no other thing has, such as `PUK`.
    case certain
    /// What a PIN belongs to.
    case context
  }

  /// Whether a number of four to ten digits stands behind or beside its label.
  static func holds(_ evidence: GateEvidence) -> Bool {
    var topics: Set<Topic> = []
    var labels: [(index: Int, end: Int, topic: Topic)] = []
    for (index, line) in evidence.lines.enumerated() {
      for match in CredentialPhrases.pin.matches(in: line) {
        topics.insert(match.topic)
        if match.topic != .context { labels.append((index, match.range.upperBound, match.topic)) }
      }
    }
    return labels.contains { label in
      let line = evidence.lines[label.index]
      let isKnown = label.topic == .certain || topics.contains(.context)
      if let found = LabelledValue.onLine(line, after: label.end) {
        let isPlaced = found.isAnnounced || isKnown
        return isPlaced && found.wordsAfter <= 2 && isPin(found.value, label.topic, isKnown: isKnown)
      }
      guard isKnown, line.words.allSatisfy({ $0.range.upperBound <= label.end }), line.words.count <= 4 else {
        return false
      }
      return LabelledValue.lines(near: label.index, in: evidence).contains {
        isPin(evidence.lines[$0].scalars, label.topic, isKnown: true)
      }
    }
  }

  /// Four digits, or up to eight of a known kind: a postal number has six.
  private static func isPin(_ value: [Unicode.Scalar], _ topic: Topic, isKnown: Bool) -> Bool {
    let digits = value.count(where: SecretShape.isDigit)
    guard digits == value.count || digits == value.count - 1 && value.contains(" ") else { return false }
    if topic == .certain { return digits >= 4 && digits <= 10 }
    return digits == 4 || isKnown && digits >= 4 && digits <= 8
  }
}
