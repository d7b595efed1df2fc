/// The words that restore a wallet: 12, 15, 18, 21 or 24 of the list of BIP-39.
enum SeedPhraseRule {
  /// A number or a word of the page, in reading order.
  private enum Item {
    case number(Int)
    case listed
    case other
    case lineEnd
  }

  /// What words of a page tell.
  enum Topic: Hashable, Sendable { case seed }

  /// The word table of the rule.
  static let phrases = PhraseBook<Topic>([
    .seed: [
      "seed phrase", "seedphrase", "recovery phrase", "secret phrase", "secret recovery phrase", "backup phrase",
      "mnemonic", "mnemonic phrase", "wallet seed", "seed words", "recovery words", "recovery seed", "backup words",
      "24 words", "12 words", "secret words", "write down these words", "down these words", "words in order",
      "write them down in order", "12 Wörter", "24 Wörter", "geheimen Wörter", "12 mots", "24 mots", "mots secrets",
      "12 palabras", "24 palabras", "palabras secretas", "12 parole", "24 parole", "12 palavras", "24 palavras",
      "12 woorden", "24 woorden", "12 ord", "24 ord", "12 sanaa", "24 sanaa", "12 słów", "24 słowa", "12 slov",
      "24 slov", "12 kelime", "24 kelime", "12個の単語", "24個の単語", "12个单词", "24个单词", "12個單詞", "シークレットリカバリー",
      "Wiederherstellungsphrase", "Wiederherstellungswörter", "Seed-Phrase", "Merkphrase",
      "phrase secrète", "phrase de récupération", "phrase mnémonique", "frase semilla", "frase de recuperación",
      "frase secreta", "frase di recupero", "frase segreta", "frase-semente", "frase de recuperação", "herstelzin",
      "herstelwoorden", "återställningsfras", "gendannelsesfrase", "palautuslause", "fraza odzyskiwania", "fraza seed",
      "obnovovací fráze", "kurtarma ifadesi", "シードフレーズ", "リカバリーフレーズ", "助记词", "助記詞", "恢复短语",
      "니모닉", "복구 구문", "시드 구문", "сид-фраза", "мнемоническая фраза", "фраза восстановления", "عبارة الاسترداد",
      "العبارة السرية",
    ]
  ])

  /// Whether twelve and more words of the list follow each other, by lines or by numbers.
  static func holds(_ evidence: GateEvidence) -> Bool {
    // Before any word is looked up: do the lines hold enough short words at all, and of the right length?
    let lines = evidence.lines
    var counts: [(all: Int, listed: Int)] = []
    var total = 0
    for line in lines {
      let count = tally(line)
      total += count.listed
      counts.append(count)
    }
    guard total >= 10 else { return false }
    if hasRun(lines, counts) || hasNumbers(lines) && numbered(lines) { return true }
    // Near the words that announce a phrase, one or two words may be misread or cut off.
    let mostly = counts.filter { $0.all > 0 && $0.listed * 10 >= $0.all * 7 }
    guard mostly.reduce(0, { $0 + $1.listed }) >= 10 else { return false }
    return lines.contains { !phrases.topics(in: $0).isEmpty }
  }

  /// Whether a text is nothing but such words.
  static func isPhrase(_ folded: [Unicode.Scalar]) -> Bool {
    let words = folded.split(whereSeparator: LabelledValue.isBlank)
    return words.count >= 12 && words.count <= 24 && words.count % 3 == 0 && words.allSatisfy { isListed($0) }
  }

  /// Words of letters of a line, and those of the list among them.
  private static func tally(_ line: FoldedLine) -> (all: Int, listed: Int) {
    var all = 0
    var listed = 0
    // Names in code are made of such words.
    guard !line.scalars.contains(where: codeSigns.contains) else { return (line.words.count, 0) }
    for word in line.words {
      let scalars = line.scalars[word.range]
      if scalars.allSatisfy(SecretShape.isDigit) { continue }
      all += 1
      if isListed(unnumbered(scalars)) {
        listed += 1
      } else if isTwoListed(scalars) {
        all += 1
        listed += 2
      }
    }
    return (all, listed)
  }

  /// Two words of the list whose blank was lost.
  private static func isTwoListed(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    guard word.count >= 8, word.count <= 16 else { return false }
    return (3...8).contains { length in
      length <= word.count - 3 && isListed(word.prefix(length)) && isListed(word.dropFirst(length))
    }
  }

  /// Without a number that was read together with the word, as in `12abandon`.
  private static func unnumbered(_ word: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let digits = word.prefix(while: SecretShape.isDigit)
    return digits.count <= 2 && word.count > digits.count + 2 ? word.dropFirst(digits.count) : word
  }

  /// Whether lines that follow each other hold twelve listed words and nothing else; lines of numbers alone do not
  /// end a run. Prose soon has a word that is not on the list; lists of colours and the like repeat theirs.
  private static func hasRun(_ lines: [FoldedLine], _ counts: [(all: Int, listed: Int)]) -> Bool {
    var run = 0
    var different: Set<String> = []
    for (line, count) in zip(lines, counts) where count.all > 0 {
      if count.all == count.listed {
        run += count.listed
        different.formUnion(line.words.map(\.text))
      } else {
        run = 0
        different = []
      }
      if run >= 12, different.count * 3 >= run * 2 { return true }
    }
    return false
  }

  /// Whether ten words begin with a digit; most pages of prose have fewer.
  private static func hasNumbers(_ lines: [FoldedLine]) -> Bool {
    lines.reduce(0) { sum, line in
      sum + line.words.count { SecretShape.isDigit(line.scalars[$0.range.lowerBound]) }
    } >= 10
  }

  /// Whether numbers from 1 stand before ten and more different words of the list, and before few others.
  private static func numbered(_ lines: [FoldedLine]) -> Bool {
    let items = lines.filter { !$0.scalars.contains(where: codeSigns.contains) }.flatMap(items(of:))
    var found: Set<Int> = []
    var missed = 0
    for (place, item) in items.enumerated() {
      guard case .number(let number) = item, (1...24).contains(number) else { continue }
      var next = place + 1
      while next < items.count, case .lineEnd = items[next] { next += 1 }
      guard next < items.count else { break }
      switch items[next] {
      case .listed:
        // Another word behind it on the line makes it a sentence.
        let isAlone: Bool
        switch next + 1 < items.count ? items[next + 1] : .lineEnd {
        case .number, .lineEnd: isAlone = true
        case .listed, .other: isAlone = false
        }
        if isAlone { found.insert(number) } else { missed += 1 }
      case .other: missed += 1
      case .number, .lineEnd: break
      }
    }
    return found.count >= 10 && missed * 5 <= found.count
  }

  private static func items(of line: FoldedLine) -> [Item] {
    var items: [Item] = []
    for word in line.words {
      let scalars = line.scalars[word.range]
      let digits = scalars.prefix(while: SecretShape.isDigit)
      if !digits.isEmpty, digits.count <= 2 {
        items.append(.number(digits.reduce(0) { $0 * 10 + Int($1.value) - 0x30 }))
        if digits.count == scalars.count { continue }
      }
      items.append(isListed(scalars.dropFirst(digits.count)) ? .listed : .other)
    }
    return items + [.lineEnd]
  }

  /// Whether a folded word is on the list, with the slips of text readers allowed for: digits for letters, or a wrong
  /// letter behind the first four of a longer word.
  static func isListed(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    guard word.count >= 3, word.count <= 8 else { return false }
    var key: UInt64 = 0
    for scalar in word {
      let letter = scalar.value >= 0x61 && scalar.value <= 0x7a ? scalar.value : slips[scalar]?.value ?? 0
      guard letter > 0 else { return false }
      key = key << 5 | UInt64(letter - 0x60)
    }
    if words.contains(key) { return true }
    guard word.count >= 6, let lengths = lengthsByStart[key >> (5 * UInt64(word.count - 4))] else { return false }
    return lengths == word.count
  }

  private static let codeSigns: Set<Unicode.Scalar> = ["_", "\"", "{", "}", "=", "<", ">", "/", "\\", "@", ";", "$"]

  private static let slips: [Unicode.Scalar: Unicode.Scalar] = ["0": "o", "1": "l", "5": "s", "8": "b", "|": "l"]

  /// Each word's letters in five bits each.
  private static let words: Set<UInt64> = Set(
    SeedWordTable.words.split(separator: " ").map { key($0.unicodeScalars) })

  /// Length of the word that begins with four letters, for words of at least six.
  private static let lengthsByStart: [UInt64: Int] = Dictionary(
    SeedWordTable.words.split(separator: " ").filter { $0.count >= 6 }
      .map { (key($0.unicodeScalars.prefix(4)), $0.count) }, uniquingKeysWith: { first, _ in first })

  private static func key(_ scalars: some Sequence<Unicode.Scalar>) -> UInt64 {
    scalars.reduce(0) { $0 << 5 | UInt64($1.value & 31) }
  }
}
