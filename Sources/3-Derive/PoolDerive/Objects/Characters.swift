/// Small questions about characters of text.
package enum Characters {
  /// ASCII digits.
  package static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  /// Digits of any script.
  package static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 ? isDigit(scalar) : ScalarTable.isNumeric(scalar)
  }

  /// Letters of any script.
  package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return (0x61...0x7a).contains(scalar.value | 0x20) }
    return ScalarTable.isAlphabetic(scalar)
  }

  /// ASCII capital letters.
  package static func isCapital(_ scalar: Unicode.Scalar) -> Bool { (0x41...0x5a).contains(scalar.value) }

  /// How many letters.
  package static func letters(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + (isLetter($1) ? 1 : 0) } }

  /// How many ASCII digits.
  package static func digits(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + (isDigit($1) ? 1 : 0) } }

  /// Without blanks and signs that divide or decorate at both ends.
  package static func trimmed(_ text: String) -> String {
    // Most texts have nothing to be trimmed.
    if let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, !isEdge(first), !isEdge(last),
      last != "(", last != "（"
    {
      return text
    }
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { !isEdge($0) }),
      let last = scalars.lastIndex(where: { !isEdge($0) && $0 != "(" && $0 != "（" })
    else { return "" }
    guard first <= last else { return "" }
    return TextFolding.text(scalars[first...last])
  }

  private static func isEdge(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", ":", "：", ",", ";", "·", "•", "|", "-", "–", "—", "*", "▪", "●", "○", "・", "、", "/", "<", ">",
      "‹", "›", "«", "»", "→", "←", "_", "~", "=", "\u{a0}", "\u{3000}", "。", "✓", "√", "□", "☐", "\"", "“", "”":
      true
    default: false
    }
  }

  /// Whether text is of a script without blanks between words, in the greater part.
  package static func isUnspaced(_ text: String) -> Bool {
    // Scripts without blanks take three bytes in UTF-8.
    guard text.utf8.contains(where: { $0 >= 0xe0 }) else { return false }
    var unspaced = 0
    var letters = 0
    for scalar in text.unicodeScalars.prefix(200) where isLetter(scalar) {
      letters += 1
      if TextFolding.isUnspaced(scalar) { unspaced += 1 }
    }
    return unspaced * 2 > letters
  }

  /// Lines put together as one text: with a blank, or without one where the script has none.
  /// Hyphens stay.
  package static func joined(_ parts: [String]) -> String {
    var result = ""
    for part in parts {
      if result.isEmpty {
        result = part
      } else if isUnspaced(result), isUnspaced(part) {
        result += part
      } else {
        result += " " + part
      }
    }
    return result
  }
}
