internal import PoolTypes

/// One-time codes: in messages, and in the lists of authenticator apps.
enum OneTimeCodeRule {
  /// What words of a page tell.
  enum Topic: Hashable, Sendable {
    /// Names a code that lets someone in.
    case code
    /// "Your code": may be a code for anything.
    case yourCode
    /// Speaks of another sort of code: of shops, of places, of tills.
    case other
    /// Names an app that makes such codes, or what such an app is for.
    case authenticator, secondFactor
    /// Asks for a code to be kept secret, or says that it signs in: then any code is one.
    case secrecy
    /// Says what the code is for: to sign in, to confirm.
    case purpose
    /// Says how long something is valid.
    case expiry
    /// Names the step at which a code is asked for.
    case verification
    case anyCode
  }

  /// Whether a message tells such a code, or the page is the list of an app that makes them.
  static func holds(_ evidence: GateEvidence) -> Bool {
    var matches: [[PhraseBook<Topic>.Match]] = []
    var topics: Set<Topic> = []
    for line in evidence.lines {
      let found = OneTimePhrases.all.matches(in: line)
      for match in found { topics.insert(match.topic) }
      matches.append(found)
    }
    for (index, line) in evidence.lines.enumerated() {
      if hasServiceCode(line) { return true }
      let near = matches[max(0, index - 1)..<min(matches.count, index + 2)]
      let isSecret = near.contains { $0.contains { $0.topic == .secrecy || $0.topic == .purpose } }
      let labels = matches[index].filter { match in
        switch match.topic {
        case .code: true
        case .yourCode: match.range.count > 3 || line.scalars[match.range.upperBound...].first == ":"
        case .anyCode: isSecret
        case .other, .authenticator, .secondFactor, .secrecy, .purpose, .expiry, .verification: false
        }
      }
      guard !labels.isEmpty else { continue }
      let isOther = near.contains { $0.contains { $0.topic == .other } }
      for label in labels where label.topic == .code || !isOther {
        if isBefore(label.range, line) && !(isOther && label.topic != .code) { return true }
        if follows(label, index, evidence, isOther: isOther) { return true }
      }
    }
    return OneTimeCodePassage.holds(evidence, matches) || isAuthenticatorList(evidence, topics)
  }

  // MARK: Messages

  /// `G-123456`, as Google's and others' messages write them.
  private static func hasServiceCode(_ line: FoldedLine) -> Bool {
    let scalars = line.scalars
    guard scalars.count >= 8 else { return false }
    for word in line.words where word.text == "g" || word.text == "fb" {
      let start = word.range.upperBound
      guard start < scalars.count, scalars[start] == "-" else { continue }
      let digits = scalars[(start + 1)...].prefix(while: SecretShape.isDigit)
      let end = start + 1 + digits.count
      let isEnd = end == scalars.count || !TextFolding.isWordPart(scalars[end]) && scalars[end] != "-"
      if digits.count >= 5, digits.count <= 8, isEnd, line.words.count >= 3 || word.text == "g" && digits.count == 6 {
        return true
      }
    }
    return false
  }

  /// `123456 is your verification code`: a code that begins the sentence, at most four words before the label.
  private static func isBefore(_ label: Range<Int>, _ line: FoldedLine) -> Bool {
    let words = line.words.filter { $0.range.upperBound <= label.lowerBound }
    for (place, word) in words.enumerated().reversed().prefix(5) {
      let between = words[(place + 1)...].map(\.text)
      guard between.contains(where: linkWords.contains),
        let end = codeEnd(line, at: word.range.lowerBound, lengths: 4...8)
      else {
        continue
      }
      if end <= label.lowerBound, !between.contains(where: SecretTime.isUnit) { return true }
    }
    return false
  }

  /// The code behind the label: at once, behind few words, or on a line of its own.
  private static func follows(
    _ label: PhraseBook<Topic>.Match, _ index: Int, _ evidence: GateEvidence, isOther: Bool
  ) -> Bool {
    let line = evidence.lines[index]
    if followsUnspaced(label.range.upperBound, line) { return true }
    let later = line.words.filter { $0.range.lowerBound >= label.range.upperBound }
    for (place, word) in later.enumerated().prefix(9) {
      let between = later[..<place].map(\.text)
      if let end = codeEnd(line, at: word.range.lowerBound, lengths: 4...8) {
        let length = line.scalars[word.range.lowerBound..<end].count { TextFolding.isWordPart($0) }
        let next = later.first { $0.range.lowerBound >= end }?.text ?? ""
        if SecretTime.isUnit(next) || between.contains(where: stopWords.contains) { return false }
        let isNear = place <= 1 || place <= 3 && between.contains(where: linkWords.contains)
        if isNear, !(length == 4 && isYear(line, word.range)) { return true }
        return length >= 5 && place <= 6
      }
      if word.text.unicodeScalars.contains(where: SecretShape.isDigit), place > 0 { return false }
    }
    guard later.count <= 2 || isSentenceEnd(line), !isOther else { return false }
    return LabelledValue.lines(near: index, in: evidence).contains { isCodeAlone(evidence.lines[$0]) }
  }

  /// `验证码是482913`: label and code in one run of a script without blanks.
  private static func followsUnspaced(_ end: Int, _ line: FoldedLine) -> Bool {
    var place = end
    while place < min(line.scalars.count, end + 6), TextFolding.isUnspaced(line.scalars[place]) {
      // Where it was sent to: the end of a telephone number follows.
      if sentSigns.contains(line.scalars[place]) { return false }
      place += 1
    }
    guard place > end || end > 0 && TextFolding.isUnspaced(line.scalars[end - 1]) else { return false }
    while place < line.scalars.count, [" ", ":"].contains(line.scalars[place]) { place += 1 }
    guard place < line.scalars.count, let close = codeEnd(line, at: place, lengths: 4...8) else { return false }
    let next = line.words.first { $0.range.lowerBound >= close }?.text ?? ""
    return !SecretTime.isUnit(next)
      && (close == line.scalars.count || !["年", "分", "秒", "位", "月", "日"].contains(line.scalars[close]))
  }

  /// Signs of "sent to", "number ending in", "telephone" in Chinese and Japanese.
  static let sentSigns: Set<Unicode.Scalar> = ["发", "發", "送", "尾", "至", "到", "手", "末", "宛"]

  private static func isSentenceEnd(_ line: FoldedLine) -> Bool {
    line.scalars.last.map { [":", "：", "."].contains($0) } ?? false
  }

  static func isYear(_ line: FoldedLine, _ range: Range<Int>) -> Bool {
    let digits = line.scalars[range]
    return digits.starts(with: "19".unicodeScalars) || digits.starts(with: "20".unicodeScalars)
  }

  /// A line of six to eight digits, or of three and three, and nothing else.
  private static func isCodeAlone(_ line: FoldedLine) -> Bool {
    guard let first = line.words.first, first.range.lowerBound == 0, line.scalars.count <= 11 else { return false }
    guard let end = codeEnd(line, at: 0, lengths: 5...8) else { return isSpelled(line) }
    return line.words.allSatisfy { $0.range.upperBound <= end }
  }

  /// `1 2 3 4 5 6`: one digit a box.
  static func isSpelled(_ line: FoldedLine) -> Bool {
    line.words.count == 6 && line.words.allSatisfy { $0.range.count == 1 }
      && line.scalars.allSatisfy { SecretShape.isDigit($0) || $0 == " " }
      && Set(line.words.map(\.text)).count >= 3
  }

  /// Place behind a code that begins at a place: digits alone, `123 456`, `123-456`, or capitals with digits. What is
  /// part of a number, a date, an amount, a telephone number or a time is none.
  static func codeEnd(_ line: FoldedLine, at start: Int, lengths: ClosedRange<Int>) -> Int? {
    let scalars = line.scalars
    if start > 0, ["+", "$", "€", "£", "¥", "#", "/", ".", ",", "-", "*", "•", "@"].contains(scalars[start - 1]) {
      return nil
    }
    if start > 1, scalars[start - 1] == " ", ["*", "•", "+", "…"].contains(scalars[start - 2]) { return nil }
    guard start < scalars.count else { return nil }
    let digits = scalars[start...].prefix(while: SecretShape.isDigit)
    var end = start + digits.count
    guard digits.count >= 3 else { return nil }
    if digits.count == 3, end + 3 < scalars.count, scalars[end] == " " || scalars[end] == "-" {
      let second = scalars[(end + 1)...].prefix(while: SecretShape.isDigit)
      guard second.count == 3 else { return nil }
      end += 4
      // A third group makes it a telephone number.
      if end + 1 < scalars.count, [" ", "-"].contains(scalars[end]), SecretShape.isDigit(scalars[end + 1]) {
        return nil
      }
    } else if digits.count == 3, end + 3 == scalars.count {
      return nil
    } else if !lengths.contains(digits.count) {
      return nil
    }
    guard end < scalars.count else { return end }
    if TextFolding.isWordPart(scalars[end]) { return TextFolding.isUnspaced(scalars[end]) ? end : nil }
    // A comma behind three digits parts an amount; behind a longer number, a sentence.
    let isInside = ["/", ".", ":", "-", "%"].contains(scalars[end]) || scalars[end] == "," && digits.count <= 3
    if isInside, end + 1 < scalars.count, SecretShape.isDigit(scalars[end + 1]) { return nil }
    return ["%", "€", "$", "/", "-", "@"].contains(scalars[end]) ? nil : end
  }

  // MARK: Authenticator apps

  /// Lines of three and three digits beside the names of accounts.
  private static func isAuthenticatorList(_ evidence: GateEvidence, _ topics: Set<Topic>) -> Bool {
    var codes: Set<String> = []
    var unbroken: Set<String> = []
    var accounts = 0
    for line in evidence.lines {
      if line.scalars.contains("@") { accounts += 1 }
      guard line.scalars.count >= 6, line.scalars.count <= 10, let code = threeAndThree(line) else { continue }
      if line.words.first?.range.count == 3 { codes.insert(code) } else { unbroken.insert(code) }
    }
    let isNamed = topics.contains(.authenticator)
    guard !codes.isEmpty else { return isNamed && unbroken.count >= 2 && accounts >= 1 }
    if isNamed { return true }
    let count = codes.union(unbroken).count
    return topics.contains(.secondFactor) ? count >= 2 || accounts >= 1 : codes.count >= 2 && accounts >= 2
  }

  /// Six digits alone on a line, a blank in their middle or not, with a slip or two; a sign or two may stand behind,
  /// as of the clock that runs out.
  private static func threeAndThree(_ line: FoldedLine) -> String? {
    var digits = ""
    var slips = 0
    for word in line.words.prefix(2) {
      for scalar in line.scalars[word.range] {
        if SecretShape.isDigit(scalar) {
          digits.unicodeScalars.append(scalar)
        } else if let digit = DigitGroups.digitsByLetter[scalar] {
          digits += "\(digit)"
          slips += 1
        } else {
          return nil
        }
      }
      if digits.count == 6 { break }
    }
    guard digits.count == 6, slips <= 2, let first = line.words.first, first.range.lowerBound <= 1 else { return nil }
    let isBroken = first.range.count == 3
    guard first.range.count == 6 || isBroken && line.scalars[first.range.upperBound] == " " else { return nil }
    return line.words.count <= (isBroken ? 3 : 2) ? digits : nil
  }

  static let linkWords: Set<String> = [
    "is", "ist", "lautet", "lyder", "byl", "bir", "est", "es", "e", "er", "ar", "on", "to", "jest", "je", "as", "use",
    "enter", "como", "als",
    "som", "comme", "come", "是", "это", "هو", "eh",
  ]

  /// What a number behind them belongs to is not the code.
  static let stopWords: Set<String> = [
    "sent", "ending", "number", "phone", "call", "text", "at", "since", "year", "gesendet", "envoye", "enviado",
    "inviato",
    "order", "invoice", "room", "page", "error", "endend", "endet", "endende", "nummer", "numero", "rufnummer",
    "telefon",
    "telephone", "telefone", "telefono", "puhelinnumeroon", "terminant", "terminado", "termina", "skickat", "sendt",
    "lahetetty", "wyslany", "wyslano", "numer", "eindigend", "verzonden", "envoyee", "enviamos", "booking",
  ]
}

/// Words that count time behind a number: a code has none behind it.
enum SecretTime {
  /// Whether a folded word is a unit of time or counts something else.
  static func isUnit(_ word: String) -> Bool { units.contains(word) }

  private static let units: Set<String> = [
    "minute", "minutes", "min", "mins", "second", "seconds", "sec", "hour", "hours", "day", "days", "digits", "digit",
    "minuten", "sekunden", "stunden", "tage", "stellig", "stelligen", "secondes", "heures", "jours", "chiffres",
    "minutos",
    "segundos", "horas", "digitos", "minuti", "secondi", "ore", "cifre", "minuter", "minutter", "minuuttia", "minut",
    "dakika", "characters", "zeichen", "times", "users", "people", "points",
  ]
}
