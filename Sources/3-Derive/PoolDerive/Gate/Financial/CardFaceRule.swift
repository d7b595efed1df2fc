internal import PoolTypes

/// The face of a payment card whose embossed number was not read, or in parts: what else stands on a card, on a picture
/// that says nothing besides.
enum CardFaceRule {
  /// Lines of a card's face: network, bank, kind, holder, dates, and what is left of the number.
  private static let linesMax = 8
  /// Signs of a masked number, of prices and of coupons: those are pages about a card, or none.
  private static let otherSigns: Set<Unicode.Scalar> = ["•", "*", "·", "%", "€", "$", "£", "¥", "@"]

  static func holds(_ evidence: GateEvidence) -> Bool {
    let lines = evidence.lines.filter { !$0.words.isEmpty }
    guard (2...linesMax).contains(lines.count),
      lines.contains(where: { PaymentCardRule.hasExpiry($0) && !dates.topics(in: $0).isEmpty })
    else { return false }
    let topics = CardPhrases.front.topics(in: lines)
    guard topics.isDisjoint(with: [.till, .otherNumber]),
      !lines.contains(where: { $0.scalars.contains(where: otherSigns.contains) })
    else { return false }
    return topics.contains(.network) && (topics.contains(.bank) || topics.contains(.securityCode))
  }

  /// What stands before the last month on cards; shops and tickets say it otherwise.
  private static let dates = PhraseBook([
    true: [
      "valid thru", "valid through", "good thru", "good through", "month/year", "expires end", "expire à fin",
      "expire fin", "gültig bis", "válida hasta", "valida fino", "válido até", "geldig tot", "giltig till",
      "gyldig til", "voimassa", "ważna do", "platí do", "有効期限", "有效期至",
    ]
  ])
}
