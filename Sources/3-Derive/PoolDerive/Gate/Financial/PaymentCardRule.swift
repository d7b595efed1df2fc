internal import PoolTypes

/// The front of a payment card, or its number written down.
enum PaymentCardRule {
  /// What words of a page tell. Each topic counts as one clue.
  enum Topic: Hashable, Sendable {
    /// `VISA` and the other networks.
    case network
    /// Words before the date on a card.
    case expiry
    /// Says bank or card.
    case bank
    /// `CVV` and its like.
    case securityCode
    /// Words of tills: a slip masks the number, and its other numbers are the till's.
    case till
    /// Words for numbers of other things.
    case otherNumber
  }

  /// A number that may be a card's.
  private struct Candidate {
    var digits: [UInt8]
    /// Written in a card's groups, rather than unbroken.
    var isGrouped: Bool
    var slips: Int
    /// First line of it, and how many lines it takes.
    var line: Int
    var lines: Int
  }

  /// Whether a number of a card stands in the text; a barcode's own digits are none.
  static func holds(_ evidence: GateEvidence) -> Bool {
    // Most pages hold no such number, and are done here.
    let groups = evidence.lines.map { line in
      line.scalars.contains(where: SecretShape.isDigit) ? DigitGroups(line) : nil
    }
    let codes = evidence.codes.map { $0.text.unicodeScalars.filter(SecretShape.isDigit).map { UInt8($0.value - 0x30) } }
    let candidates = candidates(groups).filter { candidate in !codes.contains { $0 == candidate.digits } }
    guard !candidates.isEmpty else { return false }
    let isTable = groups.count { ($0?.isAlone ?? false) && ($0?.runs.first?.count ?? 0) >= 3 } > 3
    let topics = CardPhrases.front.topics(in: evidence.lines)
    var clues = topics.subtracting([.till, .otherNumber]).count
    if !topics.contains(.expiry), evidence.lines.contains(where: hasExpiry) { clues += 1 }
    return candidates.contains { candidate in
      isCard(candidate, clues: clues, topics: topics, isTable: isTable, evidence: evidence)
    }
  }

  private static func isCard(
    _ candidate: Candidate, clues: Int, topics: Set<Topic>, isTable: Bool, evidence: GateEvidence
  ) -> Bool {
    guard let network = CardNetwork.of(candidate.digits), Set(candidate.digits).count >= 2 else { return false }
    let isChecked = CheckDigits.isLuhn(candidate.digits)
    let first = max(0, candidate.line - 1)
    let near = evidence.lines[first...min(candidate.line, evidence.lines.count - 1)]
    let isOther = CardPhrases.front.topics(in: Array(near)).contains(.otherNumber)
    if !isChecked, network.hasCheckDigit || clues == 0 {
      // A digit was misread: the rest of the card has to speak for it.
      return candidate.isGrouped && clues >= 2 && !isOther && !topics.contains(.till)
    }
    if !candidate.isGrouped {
      let below = evidence.lines[min(candidate.line + 1, evidence.lines.count - 1)]
      let isOtherBelow = clues < 2 && CardPhrases.front.topics(in: below).contains(.otherNumber)
      if isOther || isOtherBelow || isTillOnly(topics, clues) { return false }
      if clues >= (candidate.digits.count == 13 ? 2 : 1) { return true }
      return BareCardNumber.isCard(candidate.digits, on: candidate.line, evidence)
    }
    if isOther && clues == 0 || isTable && clues == 0 || isRound(candidate.digits) && clues == 0 { return false }
    if candidate.lines > 2 || candidate.slips > 5 || !network.hasCheckDigit && !isChecked { return clues >= 1 }
    return true
  }

  /// A till's slip names the network and no more; an unbroken number on it is its own.
  private static func isTillOnly(_ topics: Set<Topic>, _ clues: Int) -> Bool { topics.contains(.till) && clues < 3 }

  /// Every group a round number, as in tables.
  private static func isRound(_ digits: [UInt8]) -> Bool {
    digits.count == 16 && stride(from: 3, to: 16, by: 4).allSatisfy { digits[$0] == 0 }
  }

  /// `12/28`, `12/2028` or `12-28`: a month and one of the years that cards end in, not part of a longer date.
  static func hasExpiry(_ line: FoldedLine) -> Bool {
    let scalars = line.scalars
    guard scalars.count >= 5 else { return false }
    for place in 2..<(scalars.count - 2) where scalars[place] == "/" {
      let month = scalars[(place - 2)..<place]
      let year = scalars[(place + 1)...].prefix(while: SecretShape.isDigit)
      guard month.allSatisfy(SecretShape.isDigit),
        year.count == 2 || year.count == 4 && year.starts(with: "20".unicodeScalars)
      else { continue }
      if place > 2, SecretShape.isDigit(scalars[place - 3]) || ["/", ".", "-"].contains(scalars[place - 3]) {
        continue
      }
      let end = place + 1 + year.count
      if end < scalars.count, ["/", "-", "."].contains(scalars[end]) { continue }
      let months = month.reduce(0) { $0 * 10 + Int($1.value) - 0x30 }
      let years = year.suffix(2).reduce(0) { $0 * 10 + Int($1.value) - 0x30 }
      if (1...12).contains(months), (15...49).contains(years) { return true }
    }
    return false
  }

  // MARK: Candidates

  private static func candidates(_ groups: [DigitGroups?]) -> [Candidate] {
    var found: [Candidate] = []
    for (index, line) in groups.enumerated() {
      guard let line else { continue }
      for run in line.runs {
        found += Self.candidates(in: run, line: index, lines: 1)
      }
      guard let last = line.runs.last, last.reduce(0, { $0 + $1.digits.count }) < 16 else { continue }
      found += joined(from: index, first: last, groups)
    }
    return found
  }

  /// A number that goes on in the next lines, up to four of them, which hold nothing but its groups. One line between
  /// may hold something else: a card's name or its chip stand there.
  private static func joined(from index: Int, first: [DigitGroups.Group], _ groups: [DigitGroups?]) -> [Candidate] {
    guard
      first.allSatisfy({ $0.digits.count == 4 || $0.digits.count == 8 || $0.digits.count == 12 || $0.digits.count == 6 }
      )
    else { return [] }
    var found: [Candidate] = []
    var run = first
    var lines = 1
    for next in groups.dropFirst(index + 1).prefix(3) {
      guard let next, next.isAlone, next.runs.count == 1, let more = next.runs.first else { break }
      run += more
      lines += 1
      guard run.reduce(0, { $0 + $1.digits.count }) <= 19 else { break }
      found += Self.candidates(in: run, line: index, lines: lines)
    }
    return found
  }

  private static func candidates(in run: [DigitGroups.Group], line: Int, lines: Int) -> [Candidate] {
    var found: [Candidate] = []
    // The security code or a part of the date may stand behind the number.
    for count in Set([run.count, run.count - 1]).sorted(by: >) where count >= 1 {
      if count < run.count, run[count].digits.count > 3 || count == 1 { continue }
      let part = run[..<count]
      let digits = part.flatMap(\.digits)
      guard (13...19).contains(digits.count), part.count <= 5 else { continue }
      var ends: [Int] = []
      for group in part.dropLast() { ends.append((ends.last ?? 0) + group.digits.count) }
      guard isGrouping(ends, length: digits.count) else { continue }
      let slips = part.reduce(0) { $0 + $1.slips }
      guard slips * 2 <= digits.count else { continue }
      found.append(
        Candidate(
          digits: digits, isGrouped: !ends.isEmpty, slips: slips, line: line, lines: lines))
    }
    return found
  }

  /// Whether groups end where those of cards do: each four digits, 4-6-5 and 4-6-4, or 6 and the rest. Two groups may
  /// have been read as one.
  private static func isGrouping(_ ends: [Int], length: Int) -> Bool {
    if ends.isEmpty { return true }
    let last = length - (ends.last ?? 0)
    if length == 14 || length == 15 { return ends.allSatisfy { $0 == 4 || $0 == 10 } }
    if length == 13 { return ends == [4, 7, 10] }
    if length == 19, ends == [6] { return true }
    return ends.allSatisfy { $0 % 4 == 0 } && (length % 4 == 0 || last < 4 || ends.count == 1)
  }
}
