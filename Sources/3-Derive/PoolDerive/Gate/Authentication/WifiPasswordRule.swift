/// The password of a wireless network in clear, as on a router's label or a café's sign.
enum WifiPasswordRule {
  /// What words of a page tell.
  enum Topic: Hashable, Sendable {
    /// Names nothing but such a key.
    case key
    /// Says that the page is about a network.
    case network
    /// "Key" and the like, a network's only on such a page.
    case plainKey
  }

  /// Whether a key's value stands behind or beside its label.
  static func holds(_ evidence: GateEvidence) -> Bool {
    let topics = evidence.lines.map { CredentialPhrases.wifi.matches(in: $0) }
    let isNetwork = topics.contains { $0.contains { $0.topic == .network } }
    for (index, matches) in topics.enumerated() {
      let line = evidence.lines[index]
      for match in matches where match.topic == .key || isNetwork && match.topic == .plainKey {
        if match.topic == .plainKey, !isFirst(match.range, in: line) { continue }
        if holds(match, at: index, evidence) { return true }
      }
    }
    return false
  }

  private static func holds(_ match: PhraseBook<Topic>.Match, at index: Int, _ evidence: GateEvidence) -> Bool {
    let line = evidence.lines[index]
    let end = match.range.upperBound
    if end < line.scalars.count, TextFolding.isWordPart(line.scalars[end]), !TextFolding.isUnspaced(line.scalars[end]) {
      return false
    }
    // What explains the label in brackets, such as `(WPA2)`, is not the value.
    let behind = closing(of: line, from: pastStandard(line, from: end))
    if let found = LabelledValue.onLine(line, after: behind) {
      guard found.isAnnounced || match.topic == .key else { return false }
      if isBlocks(LabelledValue.raw(line)[found.start...]) { return true }
      guard found.wordsAfter <= 2 || found.isAnnounced && SecretShape.isRandom(found.value, minimum: 8) else {
        return false
      }
      return isKey(found.value, isPlain: found.isAnnounced && found.wordsAfter == 0 && match.topic == .key)
    }
    guard line.words.allSatisfy({ $0.range.upperBound <= behind }) else { return false }
    return LabelledValue.lines(near: index, in: evidence).contains { near in
      let text = LabelledValue.raw(evidence.lines[near])
      return isBlocks(text[...]) || !text.contains(where: LabelledValue.isBlank) && isKey(text, isPlain: false)
    }
  }

  /// Place behind the name of a standard after the label, as in `Clé de sécurité WPA`; the label's end without one.
  private static func pastStandard(_ line: FoldedLine, from end: Int) -> Int {
    var place = end
    for word in line.words.filter({ $0.range.lowerBound >= end }).prefix(2) {
      let isStandard = ["wpa", "wpa2", "wpa3", "wep", "psk", "wifi", "wlan"].contains(word.text)
      guard isStandard, line.scalars[place..<word.range.lowerBound].allSatisfy({ [" ", "-", "/"].contains($0) }) else {
        break
      }
      place = word.range.upperBound
    }
    return place
  }

  private static func closing(of line: FoldedLine, from end: Int) -> Int {
    var place = end
    while place < line.scalars.count, line.scalars[place] == " " { place += 1 }
    guard place < line.scalars.count, line.scalars[place] == "(",
      let close = line.scalars[place...].firstIndex(of: ")"), close - place <= 24
    else { return end }
    return close + 1
  }

  /// Keys have 8 to 63 characters, or 10 and more hexadecimal digits.
  private static func isKey(_ value: [Unicode.Scalar], isPlain: Bool) -> Bool {
    guard value.count >= 5, value.count <= 63, !SecretShape.isPlaceholder(value), !value.contains("://") else {
      return false
    }
    let content = SecretShape.Content(value)
    // An address of a device, a version or a frequency.
    if value.count(where: { $0 == ":" }) >= 3 || value.count(where: { $0 == "." }) >= 2 { return false }
    if isPlain { return content.letters + content.digits >= 5 }
    return value.count >= 8 && content.digits >= 1 && content.letters + content.digits >= 8
  }

  /// Four and more groups of four digits, as on some routers, and 16 to 24 digits in all.
  private static func isBlocks(_ value: ArraySlice<Unicode.Scalar>) -> Bool {
    let groups = value.split(whereSeparator: LabelledValue.isBlank)
    guard groups.count >= 4, groups.count <= 6 else { return false }
    return groups.allSatisfy { $0.count == 4 && $0.allSatisfy(SecretShape.isDigit) }
  }

  private static func isFirst(_ range: Range<Int>, in line: FoldedLine) -> Bool {
    line.words.first?.range.lowerBound == range.lowerBound
  }
}
