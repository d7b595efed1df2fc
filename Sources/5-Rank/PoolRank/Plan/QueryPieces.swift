internal import Foundation

/// Part of a query: a word, a phrase between quotation marks, or a run within a word.
struct QueryPiece: Hashable, Sendable {
  /// As typed, composed.
  var text: String
  /// As the tables have it.
  var key: String
  /// Place in the typed characters.
  var range: Range<Int>
  /// Pieces of one word have one number.
  var word: Int
  var isPhrase = false
  /// Typed with a minus sign before it.
  var isLeftOut = false
  /// Nothing but a dash, between two words.
  var isDash = false
  /// The number that the piece is, where it is one of at most four digits; endings such as `5th` fall away.
  var number: Int?
}

/// Takes the characters of a query apart.
struct QueryPieces: Sendable {
  /// The characters that are read.
  let typed: [Character]
  /// What each of them is.
  private let classes: [Script.CharacterClass]
  private(set) var pieces: [QueryPiece] = []
  private let lexicon: QueryLexicon
  private var words = 0

  /// Longest query that is read, in characters, and in scalars: one character may hold any number of marks.
  static let longest = 500
  static let longestScalars = 1_000
  /// Most marks on one character.
  private static let marksMax = 4
  /// Most pieces; what comes behind is passed over. Five hundred characters hold some eighty words.
  static let piecesMax = 128

  init(_ text: String, lexicon: QueryLexicon) {
    typed = Self.characters(text)
    classes = typed.map(Script.characterClass)
    self.lexicon = lexicon
    split()
  }

  /// The characters that are read, composed. Marks that pile up on one character are passed over.
  private static func characters(_ text: String) -> [Character] {
    var read = String.UnicodeScalarView()
    var isASCII = true
    var marks = 0
    for scalar in text.unicodeScalars.prefix(longestScalars) {
      if scalar.isASCII {
        marks = 0
      } else {
        isASCII = false
        marks = scalar.properties.generalCategory == .nonspacingMark ? marks + 1 : 0
        if marks > marksMax { continue }
      }
      read.append(scalar)
    }
    let string = String(read)
    return Array((isASCII ? string : string.precomposedStringWithCanonicalMapping).prefix(longest))
  }

  /// Splits at white space and stops outside quotation marks.
  private mutating func split() {
    var start = 0
    var isLeftOut = false
    // A mark that is never closed quotes nothing.
    var marksLeft = classes.lazy.filter { $0 == .quotation }.count
    var isQuoted = false
    for (place, kind) in classes.enumerated() {
      if kind == .quotation {
        marksLeft -= 1
        guard isQuoted || marksLeft > 0 else {
          addWord(start..<place)
          start = place + 1
          continue
        }
        if isQuoted {
          add(start..<place, isPhrase: true, isLeftOut: isLeftOut)
          isLeftOut = false
        } else {
          isLeftOut = place > 0 && typed[place - 1] == "-" && start == place - 1
          if !isLeftOut { addWord(start..<place) }
        }
        isQuoted.toggle()
        start = place + 1
      } else if !isQuoted, kind == .divider {
        addWord(start..<place)
        start = place + 1
      }
    }
    addWord(start..<typed.count)
  }

  /// The part of a range between its first and last letters, digits or marks.
  private func trimmed(_ range: Range<Int>) -> Range<Int>? {
    guard let first = range.first(where: { classes[$0] == .word }),
      let last = range.last(where: { classes[$0] == .word })
    else { return nil }
    return first..<(last + 1)
  }

  private mutating func addWord(_ range: Range<Int>) {
    guard let first = range.first else { return }
    guard let inner = trimmed(range) else {
      if range.count == 1, classes[first] == .dash { add(range, isDash: true) }
      return
    }
    // The first word may be a number below zero; later ones are words to leave out.
    let isLeftOut =
      typed[first] == "-" && inner.lowerBound == first + 1
      && (!pieces.isEmpty || !Script.isDigit(typed[inner.lowerBound]))
    words += 1
    if isLeftOut {
      add(inner, isLeftOut: true)
    } else {
      for part in runs(inner) { add(part) }
    }
  }

  private mutating func add(
    _ range: Range<Int>, isPhrase: Bool = false, isLeftOut: Bool = false, isDash: Bool = false
  ) {
    guard pieces.count < Self.piecesMax, let range = isDash ? range : trimmed(range) else { return }
    if isPhrase { words += 1 }
    let text = String(typed[range])
    let key = isDash ? "-" : TextFolding.key(text)
    pieces.append(
      QueryPiece(
        text: text, key: key, range: range, word: words, isPhrase: isPhrase, isLeftOut: isLeftOut, isDash: isDash,
        number: isPhrase ? nil : Self.number(key)))
  }

  private static let ordinals: Set<Substring> = [
    "", "st", "nd", "rd", "th", "er", "re", "ere", "º", "ª", "o", "a", ":e",
  ]

  /// 0 to 9999, of a word that is a number or an ordinal one.
  private static func number(_ key: String) -> Int? {
    let digits = key.prefix { isDigit($0) }
    guard (1...4).contains(digits.count) else { return nil }
    let ending = key.dropFirst(digits.count)
    guard ending.isEmpty || (digits.count <= 2 && ordinals.contains(ending)) else { return nil }
    return Int(digits)
  }

  private static func isDigit(_ character: Character) -> Bool { Script.isDigit(character) }
}

// MARK: - Runs within a word

extension QueryPieces {
  /// Short words that French and Italian write together with the next one.
  private static let elided: Set<String> = [
    "l", "d", "dell", "dall", "nell", "all", "sull", "quest", "un", "jusqu", "qu", "j", "m", "s",
  ]

  /// A key of the tables as the runs of its words: `capture d'écran` has three.
  static func withoutElision(_ key: String) -> String {
    guard key.utf8.contains(0x27) else { return key }
    return key.split(separator: " ").map { word in
      let parts = word.split(separator: "'", maxSplits: 1)
      guard parts.count == 2, elided.contains(String(parts[0])) else { return String(word) }
      return parts.joined(separator: " ")
    }.joined(separator: " ")
  }

  /// The runs of a word that the tables can tell apart.
  private func runs(_ range: Range<Int>) -> [Range<Int>] {
    var isUnspaced = false
    var isKorean = false
    var apostrophe: Int?
    for place in range {
      let character = typed[place]
      guard let scalar = character.unicodeScalars.first else { continue }
      if !scalar.isASCII {
        if Script.isUnspaced(scalar) { isUnspaced = true }
        if Script.isHangul(scalar) { isKorean = true }
      }
      if apostrophe == nil, character == "'" || character == "’" { apostrophe = place }
    }
    if isUnspaced || isKorean {
      let found = lexiconRuns(range)
      // Blanks divide Korean already: a word is taken apart wholly or not at all.
      if isUnspaced || found.isWhole { return found.runs }
    } else if let apostrophe, apostrophe + 1 < range.upperBound, apostrophe - range.lowerBound <= 5,
      Self.elided.contains(TextFolding.key(String(typed[range.lowerBound..<apostrophe])))
    {
      return [range.lowerBound..<apostrophe, (apostrophe + 1)..<range.upperBound]
    }
    return [range]
  }

  /// Takes the longest word of the tables at each place; numbers and other letters stay together between.
  private func lexiconRuns(_ range: Range<Int>) -> (runs: [Range<Int>], isWhole: Bool) {
    var runs: [Range<Int>] = []
    var isWhole = true
    var open: Int?
    var place = range.lowerBound
    let narrow = range.map { TextFolding.narrow(typed[$0]) }
    func close(_ end: Int) {
      if let start = open, start < end { runs.append(start..<end) }
      open = nil
    }
    while place < range.upperBound, runs.count < Self.piecesMax {
      let first = narrow[place - range.lowerBound]
      let offset = place - range.lowerBound
      let length =
        (lexicon.runLengths[first] ?? []).first {
          offset + $0 <= narrow.count && lexicon.meanings[String(narrow[offset..<(offset + $0)])] != nil
        } ?? 0
      if length > 0 {
        close(place)
        runs.append(place..<(place + length))
        place += length
      } else if Script.isDigit(first) {
        close(place)
        let start = place
        while place < range.upperBound, Script.isDigit(narrow[place - range.lowerBound]) { place += 1 }
        runs.append(start..<place)
      } else {
        if open == nil { open = place }
        isWhole = false
        place += 1
      }
    }
    close(place)
    return (runs, isWhole)
  }
}
