internal import PoolTypes

/// One-time codes in messages that the screen breaks into several lines: the code's name ends one line, or is itself
/// broken, and the code begins the next.
enum OneTimeCodePassage {
  private typealias Topic = OneTimeCodeRule.Topic
  private typealias Match = PhraseBook<OneTimeCodeRule.Topic>.Match

  /// Lines above and below that may belong to the sentence of a code.
  private static let linesAbove = 3
  private static let linesBelow = 2
  /// Passages that are looked at: a page of more numbers is a table.
  private static let passagesMax = 60

  /// A code in a passage.
  private struct Code {
    var range: Range<Int>
    /// Digits and letters of it.
    var length: Int
    /// Whether it stands alone on its line, as in letters.
    var isAlone: Bool
  }

  /// Whether the sentence or the lines around a number say that it is such a code.
  /// - Parameter matches: what was found on each line by itself.
  static func holds(_ evidence: GateEvidence, _ matches: [[PhraseBook<OneTimeCodeRule.Topic>.Match]]) -> Bool {
    var passages = 0
    for (index, line) in evidence.lines.enumerated() where mayHoldCode(line) {
      passages += 1
      guard passages <= passagesMax else { return false }
      if isTold(at: index, evidence) || isNamedAlone(at: index, evidence, matches) { return true }
    }
    return false
  }

  /// Whether a word of it has four to eight characters, most of them digits, or it is made of three and three.
  private static func mayHoldCode(_ line: FoldedLine) -> Bool {
    line.words.contains { word in
      guard word.range.count >= 3, word.range.count <= 24 else { return false }
      return line.scalars[word.range].count(where: SecretShape.isDigit) >= 3
        || (5...8).contains(word.range.count) && line.words.count <= 3
    }
  }

  // MARK: Sentences

  private static func isTold(at index: Int, _ evidence: GateEvidence) -> Bool {
    let first = (max(0, index - linesAbove)..<index).reversed().prefix { isNext($0, evidence) }.last ?? index
    let last = (index..<min(evidence.lines.count - 1, index + linesBelow)).prefix { isNext($0, evidence) }.last
    var text = ""
    var begin = 0
    var end = 0
    for place in first...(last.map { $0 + 1 } ?? index) {
      let line = repaired(evidence.lines[place])
      if place == index { begin = text.unicodeScalars.count }
      text += line
      if place == index { end = text.unicodeScalars.count }
      text += " "
    }
    let passage = FoldedLine(text)
    let found = OneTimePhrases.all.matches(in: passage)
    guard !found.isEmpty, passage.scalars.count == text.unicodeScalars.count else { return false }
    return codes(passage, in: begin..<end).contains { isTold($0, passage, found) }
  }

  /// Whether the next line goes on below this one. Boxes without size say nothing against it.
  private static func isNext(_ index: Int, _ evidence: GateEvidence) -> Bool {
    guard evidence.text.indices.contains(index + 1) else { return false }
    let (upper, lower) = (evidence.text[index].box, evidence.text[index + 1].box)
    let height = upper.bottomLeft.y - upper.topLeft.y
    guard height > 0 else { return true }
    let gap = lower.topLeft.y - upper.bottomLeft.y
    let isBelow = lower.topLeft.x < upper.topRight.x && upper.topLeft.x < lower.topRight.x
    return isBelow && gap < 2 * height && gap > -height
  }

  /// The folded line with the reader's slips undone in what can only be a code: `98O029`, `is942538`, `l07224est`.
  private static func repaired(_ line: FoldedLine) -> String {
    var text = String.UnicodeScalarView()
    var place = 0
    for word in line.words {
      text.append(contentsOf: line.scalars[place..<word.range.lowerBound])
      text.append(contentsOf: repaired(Array(line.scalars[word.range])))
      place = word.range.upperBound
    }
    text.append(contentsOf: line.scalars[place...])
    return String(text)
  }

  private static func repaired(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard word.count >= 6, word.count <= 14 else { return word }
    let digits = word.count(where: SecretShape.isDigit)
    guard digits >= 4, digits < word.count else { return word }
    let letters = word.prefix { !SecretShape.isDigit($0) }
    if letters.count <= 6, word.count - letters.count == digits, isLink(letters) {
      return letters + [" "] + word.dropFirst(letters.count)
    }
    let front = word.prefix(while: SecretShape.isDigit)
    if front.count == digits, digits <= 8, isLink(word[digits...]) { return front + [" "] + word[digits...] }
    var code: [Unicode.Scalar] = []
    for scalar in word {
      guard let digit = DigitGroups.digitsByLetter[scalar] ?? CheckDigits.digit(scalar).map(UInt8.init) else { break }
      code.append(Unicode.Scalar(0x30 + digit))
    }
    if code.count == word.count { return code.count <= 8 && code.count - digits <= 2 ? code : word }
    for length in [8, 7, 6] where length < word.count && length <= code.count {
      if isLink(word[length...]) { return code[..<length] + [" "] + word[length...] }
    }
    return word
  }

  private static func isLink(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    OneTimeCodeRule.linkWords.contains(String(String.UnicodeScalarView(word)))
  }

  private static func codes(_ passage: FoldedLine, in range: Range<Int>) -> [Code] {
    let words = passage.words.filter { range.contains($0.range.lowerBound) }
    return words.compactMap { word in
      guard let end = OneTimeCodeRule.codeEnd(passage, at: word.range.lowerBound, lengths: 4...8) else { return nil }
      let length = passage.scalars[word.range.lowerBound..<end].count { TextFolding.isWordPart($0) }
      let next = passage.words.first { $0.range.lowerBound >= end }?.text ?? ""
      if SecretTime.isUnit(next) || isAmount(passage, word.range.lowerBound..<end) { return nil }
      let isAlone = words.allSatisfy { $0.range.lowerBound >= word.range.lowerBound && $0.range.upperBound <= end }
      return Code(range: word.range.lowerBound..<end, length: length, isAlone: isAlone)
    }
  }

  /// Whether a currency or a sign of counting stands beside it.
  private static func isAmount(_ passage: FoldedLine, _ range: Range<Int>) -> Bool {
    let before = passage.scalars[..<range.lowerBound].last { $0 != " " }
    let after = passage.scalars[range.upperBound...].first { $0 != " " }
    let signs: Set<Unicode.Scalar> = ["$", "€", "£", "¥", "%", "*", "•", "元", "円", "원", "₺", "#", "年", "位", "秒"]
    return before.map(signs.contains) == true || after.map(signs.contains) == true
  }

  private static func isTold(_ code: Code, _ passage: FoldedLine, _ found: [Match]) -> Bool {
    let topics = Set(found.map(\.topic))
    let isSecret = topics.contains(.secrecy)
    let isShort = topics.contains(.expiry) && passage.words.contains { isMinute($0.text) }
    let isOther = topics.contains(.other)
    // "… 482913. Tell nobody": whatever the code was called.
    if isSecret, !isOther, code.length >= 5, isAnnounced(code, passage) { return true }
    return found.contains { label in
      let reach: Int
      switch label.topic {
      case .code: reach = 12
      case .yourCode where !isOther && label.range.count > 4: reach = isSecret || isShort ? 10 : 4
      case .anyCode where !isOther && (isSecret || isShort || topics.contains(.purpose)): reach = 5
      default: return false
      }
      return isAfter(code, label.range, reach, passage) || isBefore(code, label.range, reach / 2, passage)
    }
  }

  private static func isMinute(_ word: String) -> Bool {
    word.hasPrefix("min") || word.hasPrefix("dakika") || word.hasPrefix("мин") || word.contains("分")
      || word.contains("분")
  }

  /// Whether a colon or "is" stands before it.
  private static func isAnnounced(_ code: Code, _ passage: FoldedLine) -> Bool {
    let before = passage.scalars[..<code.range.lowerBound]
    if before.last(where: { $0 != " " }).map({ [":", "：", "是", "为", "為", "は"].contains($0) }) == true { return true }
    guard let word = passage.words.last(where: { $0.range.upperBound <= code.range.lowerBound }) else { return false }
    return OneTimeCodeRule.linkWords.contains(word.text) && word.text.count >= 1
  }

  /// The label stands before the code, in the same sentence unless the code has a line of its own.
  private static func isAfter(_ code: Code, _ label: Range<Int>, _ reach: Int, _ passage: FoldedLine) -> Bool {
    guard label.upperBound <= code.range.lowerBound else { return false }
    let gap = label.upperBound..<code.range.lowerBound
    let words = passage.words.filter { gap.contains($0.range.lowerBound) }
    let plain = words.filter { !passage.scalars[$0.range].contains(where: SecretShape.isDigit) }
    guard plain.count <= reach, plain.allSatisfy({ !OneTimeCodeRule.stopWords.contains($0.text) }) else { return false }
    let scalars = passage.scalars[gap]
    if scalars.contains(where: OneTimeCodeRule.sentSigns.contains) { return false }
    if scalars.count(where: TextFolding.isUnspaced) > 24 { return false }
    let ends = sentenceEnds(passage, in: gap)
    if code.isAlone { return ends <= 1 && code.length >= 5 }
    if code.length == 4, OneTimeCodeRule.isYear(passage, code.range) || plain.count > 1 { return false }
    return ends == 0 && (plain.isEmpty || code.length >= 5)
  }

  /// The code begins the sentence, and "is" leads to its name.
  private static func isBefore(_ code: Code, _ label: Range<Int>, _ reach: Int, _ passage: FoldedLine) -> Bool {
    guard code.range.upperBound <= label.lowerBound, code.length >= 5 else { return false }
    let gap = code.range.upperBound..<label.lowerBound
    let words = passage.words.filter { gap.contains($0.range.lowerBound) }
    guard words.count <= reach, sentenceEnds(passage, in: gap) == 0 else { return false }
    let isUnspaced = passage.scalars[gap].contains { ["は", "是", "为", "為"].contains($0) }
    return isUnspaced || words.contains { OneTimeCodeRule.linkWords.contains($0.text) }
  }

  private static func sentenceEnds(_ passage: FoldedLine, in gap: Range<Int>) -> Int {
    gap.count { place in
      let scalar = passage.scalars[place]
      if ["。", "!", "?", "！", "？"].contains(scalar) { return true }
      return scalar == "." && (place + 1 >= passage.scalars.count || passage.scalars[place + 1] == " ")
    }
  }

  // MARK: Labels and values in fields

  /// `2FA` or `Verification` beside or above a code that stands alone; codes of letters, as of Steam Guard.
  private static func isNamedAlone(
    at index: Int, _ evidence: GateEvidence, _ matches: [[PhraseBook<OneTimeCodeRule.Topic>.Match]]
  ) -> Bool {
    let line = evidence.lines[index]
    let near = max(0, index - 2)..<min(matches.count, index + 2)
    guard !near.contains(where: { matches[$0].contains { $0.topic == .other } }) else { return false }
    let topics = near.map { place in
      // Headings and labels are short.
      evidence.lines[place].words.count <= 5 ? Set(matches[place].map(\.topic)) : []
    }
    let all = topics.reduce(into: Set<Topic>()) { $0.formUnion($1) }
    guard let value = value(of: line, matches[index]) else { return false }
    switch value {
    case .digits(isLabelled: let isLabelled):
      if isLabelled {
        return all.contains(.verification) || all.contains(.secondFactor) || all.contains(.authenticator)
      }
      let isBeside = index > 0 && isNext(index - 1, evidence) && topics.dropLast().last?.contains(.secondFactor) == true
      return isBeside || matches[index].contains { $0.topic == .secondFactor }
    case .letters: return all.contains(.code)
    case .lettersAlone: return near.contains { evidence.lines[$0].words.contains { $0.text == "steam" } }
    }
  }

  private enum Value {
    case digits(isLabelled: Bool)
    /// Capitals and digits.
    case letters
    /// Five capitals, which may be a word: only Steam's codes look so.
    case lettersAlone
  }

  /// What stands alone on a line or behind a label of one or two words: six digits, or five to eight capitals with
  /// digits among them.
  private static func value(of line: FoldedLine, _ found: [Match]) -> Value? {
    guard let last = line.words.last, line.words.count <= 4 else { return nil }
    let raw = LabelledValue.raw(line)
    let label = found.filter { $0.range.upperBound <= last.range.lowerBound }
    if line.words.count > 1, label.isEmpty { return nil }
    let text = raw[last.range]
    if text.count == 6, text.allSatisfy(SecretShape.isDigit) {
      let isAlone = line.words.count == 1 && last.range.lowerBound == 0 && last.range.upperBound == raw.count
      let isCode = label.contains { $0.topic == .anyCode || $0.topic == .yourCode }
      return isAlone || !label.isEmpty ? .digits(isLabelled: isCode) : nil
    }
    guard text.count >= 5, text.count <= 8, last.range.upperBound == raw.count else { return nil }
    let isPlain = text.allSatisfy { SecretShape.isDigit($0) || SecretShape.isUpper($0) }
    let hasBoth = text.contains(where: SecretShape.isDigit) && text.contains(where: SecretShape.isUpper)
    if isPlain, hasBoth { return .letters }
    return isPlain && text.count == 5 && line.words.count == 1 && text.allSatisfy(SecretShape.isUpper)
      ? .lettersAlone : nil
  }
}
