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
  /// Whether a scalar is of a script without blanks between words.
  package let hasUnspaced: Bool
  /// Whether there is an ASCII digit, or a number of another script.
  package let hasNumber: Bool

  package init(_ text: String) {
    self.text = text
    let scalars = TextFolding.folded(text)
    var words: [Word] = []
    var start: Int?
    var (hasUnspaced, hasNumber) = (false, false)
    for place in 0...scalars.count {
      let isPart = place < scalars.count && TextFolding.isWordPart(scalars[place])
      if isPart {
        if start == nil { start = place }
        let scalar = scalars[place]
        if scalar.value < 0x80 {
          if scalar.value < 0x40 { hasNumber = true }
        } else {
          if TextFolding.isUnspaced(scalar) { hasUnspaced = true }
          if !hasNumber, ScalarTable.isNumeric(scalar) { hasNumber = true }
        }
      } else if let begun = start {
        words.append(Word(range: begun..<place, text: TextFolding.text(scalars[begun..<place])))
        start = nil
      }
    }
    self.scalars = scalars
    self.words = words
    self.hasUnspaced = hasUnspaced
    self.hasNumber = hasNumber
  }
}

/// The lines of a capture made ready once for all who read them: the gate, and links, objects and leads.
package struct FoldedPage: Sendable {
  /// Folded, at the same places as the lines as read; those beyond `linesMax` are left out.
  package let lines: [FoldedLine]

  /// Lines beyond these are not looked at: no document has as many, and the cost of a capture stays bounded.
  package static let linesMax = 2_000
  /// Scalars of a line that are looked at.
  package static let lineLengthMax = 2_000

  /// - Parameter texts: the lines as read, in reading order.
  package init(_ texts: some Sequence<String>) {
    lines = texts.prefix(Self.linesMax).map { text in
      // Fewer bytes than scalars there cannot be.
      let isShort = text.utf8.count <= Self.lineLengthMax
      return FoldedLine(isShort ? text : String(text.unicodeScalars.prefix(Self.lineLengthMax)))
    }
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
