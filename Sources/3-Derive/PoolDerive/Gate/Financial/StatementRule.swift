internal import PoolTypes

/// Statements of accounts, and the screens of banks that show balances and payments.
enum StatementRule {
  /// What words of a page tell.
  enum Topic: Hashable, Sendable {
    /// The name of the paper.
    case title
    /// Kinds of accounts: current, savings, …
    case account
    case balance
    /// Payments to and from: transfer, direct debit, card payment, salary.
    case movement
    /// A bank, or a screen of one.
    case bank
    /// Words of the same meaning that shops and other pages have, too.
    case likelyAccount, likelyBalance, likelyMovement
  }

  /// What a page says about money.
  private struct Tally {
    var dates = 0
    var amounts = 0
    /// With a currency or with a sign before them.
    var markedAmounts = 0
    /// With a minus or a plus before them.
    var signed = 0
    /// Whole numbers with a comma before each three digits, as sums of yen are written.
    var grouped = 0
  }

  /// Whether the words of a statement, or of a bank's screen, stand with dated or marked amounts.
  static func holds(_ evidence: GateEvidence) -> Bool {
    let lines = evidence.lines
    var topics: Set<Topic> = []
    var accounts: Set<String> = []
    for line in lines {
      for match in StatementPhrases.all.matches(in: line) {
        // A long sentence about statements or accounts is no heading of one.
        let isHeading = match.topic == .title || match.topic == .likelyAccount
        if isHeading, line.words.count > 7 { continue }
        topics.insert(match.topic)
        if match.topic == .account || match.topic == .likelyAccount { accounts.insert(name(line, match.range)) }
      }
    }
    let isMoney = [.balance, .title, .account, .likelyAccount].contains(where: topics.contains)
    guard isMoney else { return false }
    let tally = tally(lines)
    if topics.contains(.title), topics.contains(.balance) || topics.contains(.movement) {
      if max(tally.amounts, tally.grouped) >= 3, tally.dates >= 3 { return true }
    }
    return isBankScreen(topics, accounts: accounts.count, tally) && !BusinessPaper.isInvoice(evidence)
  }

  /// Accounts with what is on them, or with what came and went. Shops and articles have prices, but no signs before
  /// them; one sum and the word "balance" may be a gift card's.
  private static func isBankScreen(_ topics: Set<Topic>, accounts: Int, _ tally: Tally) -> Bool {
    let isCertain = topics.contains(.account)
    guard isCertain || topics.contains(.likelyAccount) else { return false }
    if isCertain, topics.contains(.balance) {
      if topics.contains(.movement) || topics.contains(.bank), tally.markedAmounts >= 2 { return true }
      if tally.markedAmounts >= 3, tally.dates >= 2 { return true }
    }
    let hasBalance = [.balance, .likelyBalance, .title].contains(where: topics.contains)
    let isMoving = [.movement, .likelyMovement, .title, .bank].contains(where: topics.contains)
    // Payments that came and went.
    if hasBalance || isCertain, isMoving, tally.signed >= 2, tally.markedAmounts >= 3 { return true }
    // Several accounts, one of which is overdrawn or a card's.
    return isCertain && accounts >= (hasBalance || isMoving ? 2 : 3) && tally.signed >= 1
      && max(tally.markedAmounts, tally.amounts) >= 3
  }

  private static func name(_ line: FoldedLine, _ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(line.scalars[range]))
  }

  private static func tally(_ lines: [FoldedLine]) -> Tally {
    var tally = Tally()
    for line in lines where line.scalars.contains(where: SecretShape.isDigit) {
      if hasDate(line) { tally.dates += 1 }
      let amounts = amounts(line)
      tally.amounts += amounts.all
      tally.markedAmounts += amounts.marked
      if hasSign(line) { tally.signed += 1 }
      if isGrouped(line) { tally.grouped += 1 }
    }
    return tally
  }

  /// Whether a sign stands before a number, or before the currency of one.
  private static func hasSign(_ line: FoldedLine) -> Bool {
    let scalars = line.scalars
    for (place, scalar) in scalars.enumerated() where ["-", "+", "−", "–"].contains(scalar) {
      let isStart = place == 0 || [" ", ":", "："].contains(scalars[place - 1])
      guard isStart else { continue }
      var next = place + 1
      while next < scalars.count, !SecretShape.isDigit(scalars[next]), next - place <= 4 { next += 1 }
      let number = scalars[min(next, scalars.count)...].prefix {
        SecretShape.isDigit($0) || [".", ",", " "].contains($0)
      }
      let hasCurrency = scalars.contains(where: currencySigns.contains) || isCurrency(scalars.suffix(4))
      if hasCurrency ? !number.isEmpty : number.dropFirst().contains(where: { $0 == "." || $0 == "," }) { return true }
    }
    return false
  }

  private static func isGrouped(_ line: FoldedLine) -> Bool {
    let parts = line.scalars.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.count <= 4, let first = parts.first, (1...3).contains(first.count) else {
      return false
    }
    return first.allSatisfy(SecretShape.isDigit) && parts.dropFirst().allSatisfy { part in part.count == 3 }
      && line.scalars.count { !SecretShape.isDigit($0) && $0 != "," } <= 1
  }

  /// Amounts with two decimals, or marked with a currency; and those with a currency or a sign.
  static func amounts(_ line: FoldedLine) -> (all: Int, marked: Int) {
    let scalars = line.scalars
    var all = 0
    var marked = 0
    var place = 0
    while place < scalars.count {
      guard SecretShape.isDigit(scalars[place]) else {
        place += 1
        continue
      }
      let start = place
      while place < scalars.count, isAmountPart(scalars, place) { place += 1 }
      let number = scalars[start..<place]
      let isDecimal = isDecimal(number)
      let before = scalars[..<start].suffix(4)
      let after = scalars[place...].prefix(4)
      let hasCurrency =
        before.contains(where: currencySigns.contains) || after.contains(where: currencySigns.contains)
        || isCurrency(before) || isCurrency(after)
      let hasSign = before.last.map { ["-", "+", "−", "–"].contains($0) } ?? false
      guard isDecimal || hasCurrency else { continue }
      all += 1
      if hasCurrency || hasSign && isDecimal { marked += 1 }
    }
    return (all, marked)
  }

  private static func isAmountPart(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    if SecretShape.isDigit(scalars[place]) { return true }
    guard [".", ",", "'", "’"].contains(scalars[place]), place + 1 < scalars.count else { return false }
    return SecretShape.isDigit(scalars[place + 1])
  }

  private static func isDecimal(_ number: ArraySlice<Unicode.Scalar>) -> Bool {
    guard number.count >= 4, let sign = number.lastIndex(where: { $0 == "." || $0 == "," }) else { return false }
    // `02.01.20` is a date.
    let signs = number.filter { $0 == "." }.count
    return number.endIndex - sign == 3 && !(signs == 2 && !number.contains(",") && number.count <= 8)
  }

  private static let currencySigns: Set<Unicode.Scalar> = ["€", "$", "£", "¥", "₹", "₺", "₽", "₩", "元", "円", "원"]

  private static func isCurrency(_ near: ArraySlice<Unicode.Scalar>) -> Bool {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: near.filter { $0.value >= 0x61 && $0.value <= 0x7a })
    return currencyCodes.contains(String(view))
  }

  private static let currencyCodes: Set<String> = [
    "eur", "usd", "gbp", "chf", "sek", "nok", "dkk", "kr", "pln", "zl", "czk", "kc", "try", "tl", "jpy", "cny", "rmb",
    "krw",
    "inr", "rub", "brl", "rs", "aed", "sar",
  ]

  /// A day written in numbers, or with the name of a month.
  static func hasDate(_ line: FoldedLine) -> Bool {
    let scalars = line.scalars
    for word in line.words {
      let digits = scalars[word.range]
      guard digits.count <= 4, digits.allSatisfy(SecretShape.isDigit) else { continue }
      let end = word.range.upperBound
      guard end + 1 < scalars.count else { continue }
      if digits.count == 1 || digits.count == 2 || digits.count == 4, [".", "/", "-"].contains(scalars[end]) {
        let next = scalars[(end + 1)...].prefix(while: SecretShape.isDigit)
        let behind = end + 1 + next.count
        guard next.count == 2 || next.count == 1 else { continue }
        if behind < scalars.count, [".", "/", "-"].contains(scalars[behind]) { return true }
        if scalars[end] == "/", digits.count <= 2 { return true }
      }
    }
    let months = line.words.contains { isMonth($0.text) }
    return months && line.words.contains { $0.range.count <= 2 && scalars[$0.range].allSatisfy(SecretShape.isDigit) }
      || (scalars.contains("月") && scalars.contains("日"))
  }

  private static func isMonth(_ word: String) -> Bool { word.count <= 9 && months.contains(String(word.prefix(3))) }

  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "mai", "okt", "dez", "fev",
    "avr",
    "aou", "ene", "abr", "ago", "dic", "gen", "mag", "giu", "lug", "set", "ott", "out", "maj", "mei", "янв", "фев",
    "мар",
    "апр", "май", "июн", "июл", "авг", "сен", "окт", "ноя", "дек",
  ]
}
