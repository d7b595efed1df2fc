/// The words of a text that say what it is about, in a form in which a word and its plural are the same.
struct ContentWords: Sendable {
  /// Stems, pairs of letters of scripts without spaces, and names of concepts, in order, each once.
  let keys: [String]
  private let set: Set<String>

  /// - Parameter isWhole: whether small words count too; then a text can be looked through for anything.
  init(_ text: String, isWhole: Bool = false) {
    self.init(words: FoldedText(text).words, isWhole: isWhole)
  }

  init(words: [String], isWhole: Bool = false) {
    var keys: [String] = []
    var set: Set<String> = []
    for word in words where isWhole || !SmallWords.all.contains(word) {
      for key in Self.keys(of: word, isWhole: isWhole) where set.insert(key).inserted { keys.append(key) }
    }
    self.keys = keys
    self.set = set
  }

  var isEmpty: Bool { keys.isEmpty }

  func contains(_ key: String) -> Bool { set.contains(key) }

  /// The share of the keys that stand in another text, 0 to 1; 0 when there are none.
  func coverage(in text: ContentWords) -> Double {
    keys.isEmpty ? 0 : Double(keys.count(where: text.contains)) / Double(keys.count)
  }

  /// What a word is looked for by: its concept where it has one, else its stem; in a text to look through, both.
  private static func keys(of word: String, isWhole: Bool) -> [String] {
    let scalars = Array(word.unicodeScalars)
    guard !scalars.contains(where: FoldedText.isUnspaced) else { return pairs(of: scalars, isWhole: isWhole) }
    let stem = stem(of: word)
    guard let concept = Concepts.byStem[stem] else { return [stem] }
    return isWhole ? [concept, stem] : [concept]
  }

  /// Every two letters that follow each other, without those of small words, and the concepts that stand among them.
  private static func pairs(of scalars: [Unicode.Scalar], isWhole: Bool) -> [String] {
    var keys: [String] = []
    var covered = [Bool](repeating: false, count: scalars.count)
    for (word, concept) in Concepts.unspaced {
      for start in scalars.indices where scalars[start...].starts(with: word) {
        for place in start..<start + word.count { covered[place] = true }
        keys.append(concept)
      }
    }
    for start in scalars.indices.dropLast() where isWhole || !(covered[start] || covered[start + 1]) {
      let pair = String(String.UnicodeScalarView(scalars[start...start + 1]))
      if isWhole || !SmallWords.isSmallPair(scalars[start], scalars[start + 1]) { keys.append(pair) }
    }
    return keys
  }

  /// A word without the ending that a plural or a case gives it in the languages of Europe. Too coarse to read, enough to
  /// compare.
  static func stem(of word: String) -> String {
    var letters = Substring(word)
    guard letters.count > 3 else { return word }
    if letters.hasSuffix("ies"), letters.count > 4 {
      letters = letters.dropLast(2)
    } else if letters.hasSuffix("es"), letters.count > 4 {
      letters = letters.dropLast(2)
    } else if letters.hasSuffix("s"), !letters.hasSuffix("ss") {
      letters = letters.dropLast()
    }
    if letters.count > 4, let last = letters.last, "aeiouy".contains(last) { letters = letters.dropLast() }
    if letters.count > 6, letters.hasSuffix("en") { letters = letters.dropLast(2) }
    return String(letters)
  }
}
