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
