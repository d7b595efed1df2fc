/// The words of a text that say what it is about, in a form in which a word and its plural are the same.
struct ContentWords: Sendable {
  /// Stems, pairs of letters of scripts without spaces, and names of concepts, in order, each once.
  let keys: [String]
  private let set: Set<String>

  /// - Parameter isWhole: whether small words count too; then a text can be looked through for anything.
  init(_ text: String, isWhole: Bool = false) {
    self.init(words: FoldedText(text).words, isWhole: isWhole)
  }

  /// The same of words that are folded already.
  init(words: [String], isWhole: Bool = false) {
    var keys: [String] = []
    var set: Set<String> = []
    for word in words where isWhole || !SmallWords.all.contains(word) {
      for key in Self.keys(of: word, isWhole: isWhole) where set.insert(key).inserted { keys.append(key) }
    }
    self.keys = keys
    self.set = set
  }

  /// Whether the text says nothing.
  var isEmpty: Bool { keys.isEmpty }

  /// Whether a key is among them.
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
    for start in scalars.indices {
      for (word, concept) in Concepts.unspaced[scalars[start]] ?? [] where scalars[start...].starts(with: word) {
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

  /// A word without the ending that a plural or a case gives it in the languages of Europe. Too coarse to read, enough
  /// to compare.
  static func stem(of word: String) -> String {
    // In bytes: the endings are ASCII, and this is done for every word of every text.
    var bytes = Array(word.utf8)
    func ends(_ ending: String) -> Bool { bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
    guard bytes.count > 3 else { return word }
    if ends("ies") || ends("es"), bytes.count > 4 {
      bytes.removeLast(2)
    } else if ends("s"), !ends("ss") {
      bytes.removeLast()
    }
    if ends("y") { bytes[bytes.count - 1] = 0x69 }
    if bytes.count > 4, let last = bytes.last, vowels.contains(last) { bytes.removeLast() }
    if bytes.count > 6, ends("en") { bytes.removeLast(2) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let vowels = Array("aeiou".utf8)
}
