/// The words of one capture, to tell whether a name that a model gave rests on it.
package struct ThingGround: Sendable {
  private var words: Set<String> = []
  /// Two signs side by side of a script without blanks; three where a hiragana sign is among them, which mostly
  /// belongs to grammar.
  private var runs: Set<String> = []
  /// Letters and digits of each text, for words that a text reader joined or split.
  private var joined: [[Unicode.Scalar]] = []

  /// Letters or digits of the shortest word that gives a ground.
  private static let lengthMin = 3
  /// A word this long is found inside joined words, too.
  private static let joinedLengthMin = 5
  /// Words that stand in almost every text and every address.
  private static let hollow: Set<String> = [
    "the", "and", "for", "with", "from", "not", "you", "your", "our", "are", "was", "all", "new", "one", "this", "that",
    "der", "die", "das", "den", "dem", "des", "und", "von", "mit", "fur", "ein", "eine", "auf", "aus", "bei", "zum",
    "zur", "les", "des", "une", "aux", "par", "pour", "sur", "avec", "dans", "los", "las", "del", "una", "por", "con",
    "para", "que", "het", "een", "van", "voor", "gli", "della", "per", "dos", "das", "com", "www", "http", "https",
    "html", "htm", "org", "net", "php",
  ]

  package init(_ evidence: ThingEvidence) { self.init(texts: evidence.texts) }

  package init(texts: [String]) {
    for text in texts {
      let line = FoldedLine(text)
      for word in line.words {
        words.insert(word.text)
        runs.formUnion(Self.runs(in: line.scalars[word.range]))
      }
      joined.append(line.scalars.filter(TextFolding.isWordPart))
    }
  }

  /// Whether at least one telling word of the name stands in the capture.
  package func holds(_ name: String) -> Bool {
    let line = FoldedLine(name)
    return line.words.contains { word in
      let scalars = line.scalars[word.range]
      let ownRuns = Self.runs(in: scalars)
      if !ownRuns.isEmpty { return !runs.isDisjoint(with: ownRuns) }
      guard scalars.count >= Self.lengthMin, !Self.hollow.contains(word.text) else { return false }
      return words.contains(word.text) || scalars.count >= Self.joinedLengthMin && isInside(Array(scalars))
    }
  }

  private func isInside(_ word: [Unicode.Scalar]) -> Bool {
    joined.contains { text in
      guard text.count >= word.count else { return false }
      return (0...text.count - word.count).contains { text[$0..<$0 + word.count].elementsEqual(word) }
    }
  }

  private static func runs(in word: ArraySlice<Unicode.Scalar>) -> Set<String> {
    var found: Set<String> = []
    for start in word.indices where TextFolding.isUnspaced(word[start]) {
      for length in 2...3 where start + length <= word.endIndex {
        let run = word[start..<start + length]
        guard run.allSatisfy(TextFolding.isUnspaced), length == 3 || !run.contains(where: isHiragana) else { continue }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: run)
        found.insert(String(text))
      }
    }
    return found
  }

  private static func isHiragana(_ scalar: Unicode.Scalar) -> Bool { (0x3040...0x309f).contains(scalar.value) }
}
