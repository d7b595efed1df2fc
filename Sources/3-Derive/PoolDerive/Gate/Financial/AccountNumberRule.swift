internal import PoolTypes

/// The account at a bank as countries wrote and write it beside or before the IBAN: a number of the account and a code
/// of the bank, each with its label.
enum AccountNumberRule {
  /// What words of a page tell.
  enum Topic: Hashable, Sendable {
    case account
    /// US routing number: nine digits that check.
    case routing
    /// Six digits in pairs.
    case sortCode
    /// Any other code of a bank: BLZ, BSB, IFSC, code banque, 支店番号, …
    case bankCode
    /// Whose account it is, or of which sort: no number, but what forms for payments have.
    case holder
    /// A number that is whole in itself: CLABE, card or account number of a Chinese bank.
    case whole
  }

  /// Whether a number and a code of the bank stand on the page, which is no invoice.
  static func holds(_ evidence: GateEvidence) -> Bool {
    var found: Set<Topic> = []
    for (index, line) in evidence.lines.enumerated() {
      for match in AccountPhrases.numbers.matches(in: line) where !found.contains(match.topic) {
        if match.topic == .holder || hasValue(match, index, evidence) { found.insert(match.topic) }
      }
    }
    guard found.contains(.whole) || found.contains(.account) && found.count >= 2 else { return false }
    return !BusinessPaper.isInvoice(evidence)
  }

  private static func hasValue(_ match: PhraseBook<Topic>.Match, _ index: Int, _ evidence: GateEvidence) -> Bool {
    let line = evidence.lines[index]
    let rest = Array(line.scalars[match.range.upperBound...].prefix(60))
    if isValue(rest, of: match.topic) { return true }
    guard !rest.contains(where: SecretShape.isDigit) else { return false }
    return LabelledValue.lines(near: index, in: evidence).contains {
      isValue(Array(evidence.lines[$0].scalars.prefix(60)), of: match.topic)
    }
  }

  /// Whether the first number of a text is of the topic's form. Masked numbers are none.
  private static func isValue(_ text: [Unicode.Scalar], of topic: Topic) -> Bool {
    guard let start = text.firstIndex(where: SecretShape.isDigit) else { return false }
    if text[..<start].contains(where: { ["*", "•", "●"].contains($0) }) || text[..<start].contains("##")
      || text[..<start].contains("xx")
    {
      return false
    }
    var digits: [UInt8] = []
    var place = start
    while place < text.count {
      if SecretShape.isDigit(text[place]) {
        digits.append(UInt8(text[place].value - 0x30))
      } else if !([" ", "-", "/"].contains(text[place]) && place + 1 < text.count
        && SecretShape.isDigit(text[place + 1]))
      {
        break
      }
      place += 1
    }
    guard Set(digits).count >= 2 else { return false }
    switch topic {
    case .account: return (6...18).contains(digits.count)
    case .routing: return CheckDigits.isRouting(digits)
    case .sortCode: return digits.count == 6
    case .bankCode: return isIfsc(text) || (3...12).contains(digits.count)
    case .holder: return false
    case .whole: return (16...19).contains(digits.count)
    }
  }

  /// Four letters, a nought and six more: the code of a bank's branch in India.
  private static func isIfsc(_ text: [Unicode.Scalar]) -> Bool {
    text.split { !TextFolding.isWordPart($0) }.contains { word in
      word.count == 11 && word.prefix(4).allSatisfy(SecretShape.isLetter)
        && ["0", "o"].contains(word[word.startIndex + 4])
    }
  }
}

/// Cheques that are filled in or carry the line of an account.
enum ChequeRule {
  /// What words of a page tell.
  enum Topic: Hashable, Sendable {
    /// "Pay to the order of" and its like.
    case order
    /// What else is printed on them.
    case other
  }

  /// Whether the order to pay stands with an account or an amount.
  static func holds(_ evidence: GateEvidence) -> Bool {
    let lines = evidence.lines
    guard lines.count <= 80 else { return false }
    let topics = AccountPhrases.cheque.topics(in: lines)
    guard topics.contains(.order) else { return false }
    let hasAccount = lines.contains(where: hasCodeLine)
    return hasAccount || topics.contains(.other) && lines.contains { StatementRule.amounts($0).all > 0 }
  }

  /// The line of magnetic ink: a routing number that checks, or two long numbers, with little else.
  private static func hasCodeLine(_ line: FoldedLine) -> Bool {
    var numbers: [[UInt8]] = []
    var letters = 0
    for part in line.scalars.split(whereSeparator: { !SecretShape.isDigit($0) }) where part.count <= 20 {
      numbers.append(part.map { UInt8($0.value - 0x30) })
    }
    letters = line.scalars.count(where: SecretShape.isLetter)
    guard letters <= 6 else { return false }
    return numbers.contains(where: CheckDigits.isRouting) || numbers.count { $0.count >= 6 } >= 2
  }
}
