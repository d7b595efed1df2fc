/// Text of an engine without what could harm a reader.
enum PlainText {
  /// Without control characters but line ends and tabs, and without marks that turn the direction of writing; spaces at
  /// the ends go.
  static func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: scalars.append(scalar)
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: continue
      default: scalars.append(scalar)
      }
    }
    return trimmed(String(scalars))
  }

  /// The same in one line of at most `max` characters, with one space between words.
  static func oneLine(_ text: String, max: Int) -> String {
    let line = clean(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return trimmed(String(line.prefix(max)))
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let end = text.lastIndex { !$0.isWhitespace } ?? text.startIndex
    return start <= end && start < text.endIndex ? String(text[start...end]) : ""
  }
}
