/// What a line is made of, counted once.
package struct LineTraits: Hashable, Sendable {
  /// Letters of any script.
  package var letters = 0
  /// ASCII digits.
  package var digits = 0
  /// Whether most letters are of a script without blanks between words.
  package var isUnspaced: Bool
  /// Whether it is running text: at least six words, or 18 letters of a script without blanks.
  package var isProse: Bool

  /// - Parameter words: how many words the line has.
  package init(_ text: String, words: Int) {
    var unspaced = 0
    for scalar in text.unicodeScalars {
      if Characters.isDigit(scalar) {
        digits += 1
      } else if Characters.isLetter(scalar) {
        letters += 1
        if TextFolding.isUnspaced(scalar) { unspaced += 1 }
      }
    }
    isUnspaced = unspaced * 2 > letters
    isProse = isUnspaced ? letters >= 18 : words >= 6 && letters >= 24
  }
}
