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
      if isPassword(found, label: label, line: line, isExpected: isExpected) { return true }
      if found.isAnnounced { return isSaid(found, label: label, at: index, evidence) }
      return isQualified(label, in: line, isExpected: isExpected)
    }
    // The label must end its line; it may follow few words, as in "Your new password".
    guard isEnd(of: line, label.upperBound), line.words.count <= 5 else { return false }
    return LabelledValue.lines(near: index, in: evidence).contains { near in
      let text = LabelledValue.raw(evidence.lines[near])
      return text.count >= 6 && !text.contains(where: LabelledValue.isBlank) && SecretShape.isMixed(text)
        && isStrongAlone(text) && !isOtherKind(text)
    }
  }

  /// `Mot de passe provisoire : …`, `Password amministratore: …`: the label goes on for one to three words.
  private static func isQualified(_ label: Range<Int>, in line: FoldedLine, isExpected: Bool) -> Bool {
    guard let colon = line.scalars[label.upperBound...].firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      return false
    }
    let between = line.words.filter { $0.range.lowerBound >= label.upperBound && $0.range.upperBound <= colon }
    guard between.count <= 3, between.allSatisfy({ line.scalars[$0.range].allSatisfy(SecretShape.isLetter) }),
      !between.contains(where: { notQualifying.contains($0.text) }),
      let found = LabelledValue.onLine(line, after: colon), found.wordsAfter == 0, found.value.count >= 6
    else { return false }
    let isOther = isOtherKind(found.value) || SecretShape.isPlaceholder(found.value)
    if isOther { return false }
    let content = SecretShape.Content(found.value)
    if content.letters >= 1, content.digits >= 1 { return SecretShape.isMixed(found.value) }
    return isExpected && SecretShape.isPlain(found.value) && content.uppers > 1 && content.lowers > 1
  }

  /// Words that make a label of something about passwords: how strong, since when, which program.
  private static let notQualifying: Set<String> = [
    "manager", "strength", "policy", "length", "changed", "expires", "expiry", "hint", "rules", "requirements", "reset",
    "generator", "history", "hash", "version", "hinweis", "starke", "lange", "geandert", "regeln", "indice", "force",
    "longueur", "modifie", "sugerencia", "seguridad", "requisitos", "suggerimento", "forza", "dica", "sterkte",
    "protected", "file", "attempts", "for", "last", "min", "max",
  ]

  /// `My password is sunshine`: a plain word ends the line and the sentence, and no list of words has it.
  private static func isSaid(
    _ found: LabelledValue.SameLine, label: Range<Int>, at index: Int, _ evidence: GateEvidence
  ) -> Bool {
    let line = evidence.lines[index]
    guard found.isLinked, found.wordsAfter == 0, found.value.count >= 6, SecretShape.isPlain(found.value),
      !isOtherKind(found.value)
    else { return false }
    let between = line.words.filter { $0.range.lowerBound >= label.upperBound && $0.range.upperBound <= found.start }
    guard between.count == 1, sayings.contains(between[0].text) else { return false }
    let before = line.words.filter { $0.range.upperBound <= label.lowerBound }
    guard before.allSatisfy({ owners.contains($0.text) }), before.count <= 3 else { return false }
    let folded = String(String.UnicodeScalarView(found.value.flatMap { TextFolding.folded(String($0)) }))
    guard !states.contains(folded), !stateEndings.contains(where: folded.hasSuffix) else { return false }
    // The sentence may go on below.
    guard line.scalars.last.map({ $0 == "." }) != true, evidence.text.indices.contains(index + 1) else { return true }
    return evidence.text[index + 1].text.first.map { !$0.isLowercase } ?? true
  }

  /// "Is", where it is no preposition too.
  private static let sayings: Set<String> = ["is", "ist", "lautet", "est", "es", "ar", "er", "lyder", "jest", "это"]

  private static let owners: Set<String> = [
    "my", "your", "our", "the", "new", "old", "this", "wifi", "wi", "fi", "mein", "dein", "ihr", "unser", "das",
    "neues",
    "le", "mon", "votre", "notre", "la", "mi", "tu", "su", "il", "mia", "tua", "sua", "a", "minha", "mijn", "je", "het",
    "uw", "mitt", "ditt", "min", "din", "moje", "twoje", "вот", "мой", "ваш",
  ]

  /// Words that say how a password is.
  private static let states: Set<String> = [
    "secure", "unsafe", "common", "unique", "strong", "correct", "incorrect", "invalid", "expired", "required",
    "simple",
    "complex", "similar", "different", "missing", "optional", "visible", "hidden", "private", "secret", "sensitive",
    "important", "identical", "available", "unavailable", "temporary", "permanent", "already", "outdated", "stolen",
    "sicher", "unsicher", "falsch", "richtig", "schwach", "korrekt", "abgelaufen", "erforderlich", "notwendig",
    "incorrect", "incorrecte", "obligatoire", "valide", "invalide", "faible", "incorrecta", "obligatoria", "debil",
    "correcta", "segura", "errata", "corretta", "scaduta", "sicura", "obbligatoria", "incorreta", "obrigatoria",
    "fraca",
    "onjuist", "ongeldig", "verplicht", "verlopen", "felaktigt", "forkert", "ugyldig", "niepoprawne", "wymagane",
  ]

  private static let stateEndings = ["ed", "ing", "able", "ible", "lich", "iert", "tet", "ado", "ada", "ato", "ata"]

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
