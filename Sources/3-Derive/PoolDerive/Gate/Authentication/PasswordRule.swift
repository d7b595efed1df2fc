internal import PoolTypes

/// A password or a PIN that stands in clear beside its label.
enum PasswordRule {
  /// What a word on the page tells.
  enum Topic: Hashable, Sendable {
    case password
    /// `PW` or `pass`, which stand for other things too.
    case shortLabel
    /// Who signs in: a line with it makes a plain word beside `Password:` a password.
    case user
    /// A wireless network, likewise.
    case network
  }

  /// Whether a value of a password's shape stands behind or beside its label.
  static func holds(_ evidence: GateEvidence) -> Bool {
    var topics: [[PhraseBook<Topic>.Match]] = []
    var hasPassword = false
    for line in evidence.lines {
      let matches = CredentialPhrases.password.matches(in: line)
      hasPassword = hasPassword || matches.contains { $0.topic == .password || $0.topic == .shortLabel }
      topics.append(matches)
    }
    guard hasPassword else { return false }
    for (index, matches) in topics.enumerated() {
      let line = evidence.lines[index]
      let near = topics[max(0, index - 3)..<min(topics.count, index + 3)]
      let isExpected = near.contains { $0.contains { $0.topic == .user || $0.topic == .network } }
      let labels = matches.filter {
        isWhole($0.range, in: line)
          && ($0.topic == .password || $0.topic == .shortLabel && isShort($0, line, isExpected))
      }
      if labels.contains(where: { holds($0.range, at: index, isExpected: isExpected, evidence) }) { return true }
    }
    return false
  }

  /// `PW:` begins a line; `pass:` must also stand where someone signs in.
  private static func isShort(_ match: PhraseBook<Topic>.Match, _ line: FoldedLine, _ isExpected: Bool) -> Bool {
    let end = match.range.upperBound
    guard line.words.first?.range.lowerBound == match.range.lowerBound, end < line.scalars.count else { return false }
    return (match.range.count == 2 || isExpected) && [":", "=", " "].contains(line.scalars[end])
      && line.scalars[end...].prefix(3).contains { $0 == ":" || $0 == "=" }
  }

  private static func holds(
    _ label: Range<Int>, at index: Int, isExpected: Bool, _ evidence: GateEvidence
  ) -> Bool {
    let line = evidence.lines[index]
    if let found = LabelledValue.onLine(line, after: label.upperBound) {
      return isPassword(found, label: label, line: line, isExpected: isExpected)
    }
    // The label must end its line; it may follow few words, as in "Your new password".
    guard isEnd(of: line, label.upperBound), line.words.count <= 5 else { return false }
    return LabelledValue.lines(near: index, in: evidence).contains { near in
      let text = LabelledValue.raw(evidence.lines[near])
      return text.count >= 6 && !text.contains(where: LabelledValue.isBlank) && SecretShape.isMixed(text)
        && isStrongAlone(text) && !isOtherKind(text)
    }
  }

  private static func isPassword(
    _ found: LabelledValue.SameLine, label: Range<Int>, line: FoldedLine, isExpected: Bool
  ) -> Bool {
    let value = found.value
    if isOtherKind(value) || isAttribute(label, in: line) { return false }
    guard found.isAnnounced else {
      // `Password hunter2`, with nothing else on the line.
      let before = line.words.count { $0.range.upperBound <= label.lowerBound }
      return before <= 2 && found.wordsAfter == 0 && value.count >= 6 && SecretShape.isMixed(value) && isStrong(value)
    }
    if SecretShape.isMixed(value) { return found.isQuoted || found.wordsAfter <= 3 || isStrong(value) }
    guard SecretShape.isPlain(value) else { return false }
    let content = SecretShape.Content(value)
    if content.letters == 0 { return content.digits >= 4 && (found.isQuoted || found.wordsAfter <= 1) }
    if found.isQuoted { return true }
    guard found.wordsAfter == 0 else { return false }
    if found.isLinked { return false }
    return isExpected && !found.isAssigned || isVariable(label, in: line) || content.uppers > 1 && content.lowers > 1
  }

  /// Letters and digits, or a sign that prose has not inside a word.
  private static func isStrong(_ value: [Unicode.Scalar]) -> Bool {
    let content = SecretShape.Content(value)
    return content.letters >= 2 && content.digits >= 1 || content.signs >= 1 && content.letters >= 3
  }

  /// What stands on a line of its own may be anything, such as a line of code: letters with digits, or with a sign of
  /// passwords inside.
  private static func isStrongAlone(_ value: [Unicode.Scalar]) -> Bool {
    let content = SecretShape.Content(value)
    let isCode = value.contains("=") || value.last.map { [",", ";", "(", "{", "\\"].contains($0) } ?? true
    guard !isCode, content.letters >= 2 else { return false }
    return content.digits >= 1 || value.dropFirst().dropLast().contains { "!#$%&?^".unicodeScalars.contains($0) }
  }

  /// Whether it is an address, a page, a path or a time, which may stand below a label too.
  private static func isOtherKind(_ value: [Unicode.Scalar]) -> Bool {
    if value.contains("://") || value.contains("www.") || value.first == "@" { return true }
    // Sentences of scripts without blanks run on behind the label; passwords are typed in Latin ones.
    if value.contains(where: TextFolding.isUnspaced) { return true }
    if let sign = value.firstIndex(of: "@"), value[sign...].contains(".") { return true }
    let slashes = value.count { $0 == "/" || $0 == "\\" }
    let content = SecretShape.Content(value)
    return slashes > 1 || content.letters == 0 && value.contains { $0 == ":" || $0 == "/" || $0 == "." }
  }

  /// `type="password"` and the like: the label is the value of something else.
  private static func isAttribute(_ label: Range<Int>, in line: FoldedLine) -> Bool {
    var place = label.lowerBound - 1
    while place >= 0, ["\"", "'", " "].contains(line.scalars[place]) { place -= 1 }
    return place >= 0 && line.scalars[place] == "="
  }

  /// `DB_PASSWORD=…` at the start of a line, as in a file of settings.
  private static func isVariable(_ label: Range<Int>, in line: FoldedLine) -> Bool {
    let raw = LabelledValue.raw(line)
    let name = raw[..<min(label.upperBound, raw.count)]
    let isName = name.allSatisfy { SecretShape.isUpper($0) || SecretShape.isDigit($0) || $0 == "_" }
    return isName && label.upperBound < raw.count && raw[label.upperBound] == "="
  }

  private static func isWhole(_ range: Range<Int>, in line: FoldedLine) -> Bool {
    range.upperBound >= line.scalars.count || !TextFolding.isWordPart(line.scalars[range.upperBound])
      || TextFolding.isUnspaced(line.scalars[range.upperBound])
  }

  private static func isEnd(of line: FoldedLine, _ place: Int) -> Bool {
    line.words.allSatisfy { $0.range.upperBound <= place }
  }
}
