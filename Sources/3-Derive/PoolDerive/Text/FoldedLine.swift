/// A line of text made ready for rules: folded, cut into words.
package struct FoldedLine: Sendable {
  /// A run of letters and digits, or of either with combining signs left out.
  package struct Word: Sendable {
    /// Place of its scalars in `scalars`.
    package var range: Range<Int>
    package var text: String
  }

  /// As read.
  package let text: String
  /// `TextFolding.folded` of it.
  package let scalars: [Unicode.Scalar]
  package let words: [Word]

  package init(_ text: String) {
    self.text = text
    let scalars = TextFolding.folded(text)
    var words: [Word] = []
    var start: Int?
    for place in 0...scalars.count {
      let isPart = place < scalars.count && TextFolding.isWordPart(scalars[place])
      if isPart {
        if start == nil { start = place }
      } else if let begun = start {
        var word = String.UnicodeScalarView()
        word.append(contentsOf: scalars[begun..<place])
        words.append(Word(range: begun..<place, text: String(word)))
        start = nil
      }
    }
    self.scalars = scalars
    self.words = words
  }
}

extension FoldedLine {
  /// Whether it has so few words that it is a label, a title or a field. Numbers are no words.
  package func isShort(_ wordsMax: Int) -> Bool {
    words.count <= wordsMax || words.count { !isNumber($0) } <= wordsMax
  }

  private func isNumber(_ word: Word) -> Bool {
    scalars[word.range].allSatisfy { (0x30...0x39).contains($0.value) }
  }

  /// Whether a colon stands at a place, after blanks or none.
  package func hasColon(at place: Int) -> Bool {
    scalars[min(max(place, 0), scalars.count)...].prefix(3).first { $0 != " " } == ":"
  }

  /// This line and the next as one with a blank between, where both together are short. The scalars of this one keep
  /// their places.
  package func joined(with next: FoldedLine, wordsMax: Int) -> FoldedLine? {
    guard words.count + next.words.count <= wordsMax else { return nil }
    return FoldedLine(text + " " + next.text)
  }
}
