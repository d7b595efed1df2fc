internal import PoolTypes

/// A word or phrase of a query, with what it is used for.
struct QueryWord: Sendable {
  enum Use: Sendable {
    case term, small, kind, date, excluded, fallen
  }

  /// As typed.
  var text: String
  /// Place in the typed characters.
  var range: Range<Int>
  var use: Use
  var term: SearchQuery.Term

  /// The words of a query: pieces of one word that are used alike are put together again.
  static func words(_ table: QueryTable, _ typed: [Character]) -> [QueryWord] {
    var words: [QueryWord] = []
    var place = 0
    while place < table.pieces.count {
      let use = use(table, place)
      var end = place + 1
      while end < table.pieces.count, table.isSameWord(place, end), self.use(table, end).isJoined(with: use) {
        end += 1
      }
      let first = table.pieces[place]
      if !first.isDash {
        let range = first.range.lowerBound..<table.pieces[end - 1].range.upperBound
        let text = String(typed[range])
        var looked = text
        // "l'addition" is found as "addition"; "L'Oréal" and "D'Angelo" are names.
        if end == place + 2, use == .term || use == .small, first.key.count <= 2, first.text == first.key,
          table.pieces[place + 1].text.count >= 3, !table.pieces[place].text.contains(where: Script.isDigit),
          range.count == first.text.count + 1 + table.pieces[place + 1].text.count
        {
          looked = table.pieces[place + 1].text
        }
        let isAlone = end == place + 1
        words.append(
          QueryWord(
            text: text, range: range, use: isAlone || use != .small ? use : .term,
            term: SearchQuery.Term(looked, isPhrase: first.isPhrase)))
      }
      place = end
    }
    return words
  }

  private static func use(_ table: QueryTable, _ place: Int) -> Use {
    switch table.roles[place] {
    case .kind: return .kind
    case .date: return .date
    case .without, .fallen: return .fallen
    case .leftOut: return .excluded
    case .plain: return .term
    case .content:
      let piece = table.pieces[place]
      if piece.isPhrase { return .term }
      let isSmall =
        SmallWords.all.contains(piece.key) || table.take(.picture, place) != nil
        || (place > 0 && table.roles[place - 1] == .kind && SmallWords.behindKinds.contains(piece.key))
      return isSmall ? .small : .term
    }
  }

  /// False for keyboard noise in Latin letters: no vowel, or six consonants on end. Vectors exist for any
  /// string, so that noise would be given neighbours.
  static func isSayable(_ word: String) -> Bool {
    let folded = TextFolding.folded(word)
    guard folded.count > 2, folded.unicodeScalars.allSatisfy({ ("a"..."z").contains($0) || $0 == "-" }) else {
      return true
    }
    var run = 0
    var hasVowel = false
    for letter in folded {
      if letter == "-" {
        run = 0
      } else if "aeiouy".contains(letter) {
        hasVowel = true
        run = 0
      } else {
        run += 1
        if run >= 6 { return false }
      }
    }
    return hasVowel
  }
}

extension QueryWord.Use {
  /// Runs of one word are put together where both are looked for.
  fileprivate func isJoined(with other: Self) -> Bool {
    func isLooked(_ use: Self) -> Bool { use == .term || use == .small }
    return isLooked(self) && isLooked(other)
  }
}

extension SearchQuery.Term {
  /// What a word or phrase is, by its characters.
  init(_ text: String, isPhrase: Bool) {
    let isCode = text.unicodeScalars.contains { ("0"..."9").contains($0) }
    self.init(
      text: text, isPhrase: isPhrase, isUnspaced: text.unicodeScalars.contains(where: Script.isUnspaced),
      isCode: isCode, isExact: !isPhrase && Self.isExact(text, hasDigit: isCode))
  }

  /// True for numbers, plates, codes and addresses. A long word with one or two digits at its end, such as a model
  /// or a version, is a word.
  private static func isExact(_ text: String, hasDigit: Bool) -> Bool {
    guard hasDigit || text.utf8.contains(where: { $0 == 0x2E || $0 == 0x3A || $0 == 0x40 }) else { return false }
    if text.contains("://") || text.contains("@") { return text.count > 3 }
    let lower = text.lowercased()
    if lower.hasPrefix("www.") { return true }
    if let dot = lower.lastIndex(where: { $0 == "." }), !hasDigit {
      // A host has at least two letters behind its last dot, and a path has a stroke.
      let ending = lower[lower.index(after: dot)...].prefix { $0 != "/" }
      let before = lower[..<dot]
      return before.count >= 2 && (2...6).contains(ending.count) && ending.allSatisfy { $0.isASCII && $0.isLetter }
        && before.allSatisfy { $0.isASCII }
    }
    guard hasDigit else { return false }
    let letters = text.prefix { $0.isLetter }
    let rest = text.dropFirst(letters.count)
    return !(letters.count >= 3 && rest.count <= 2 && rest.allSatisfy(Script.isDigit))
  }
}
