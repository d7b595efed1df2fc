internal import Foundation

/// A text as topics are looked for in it: small letters without marks, in words; and the same letters in one piece, for
/// scripts that leave no space between words.
struct TopicText {
  /// Letters that have no mark to take off.
  private static let plain: [Unicode.Scalar: String] = [
    "ß": "ss", "ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "đ": "d", "ı": "i", "þ": "th", "ð": "d",
  ]

  /// Runs of letters and digits, in order.
  let words: [String]
  /// All of it.
  let whole: [Unicode.Scalar]

  init(_ text: String) {
    var folded = ""
    for scalar in text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      Self.fold(scalar, into: &folded)
    }
    whole = Array(folded.unicodeScalars)
    words = folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Takes the mark off a letter of Latin, Greek or Cyrillic. Kana and Hangul keep theirs: there it makes another letter.
  private static func fold(_ scalar: Unicode.Scalar, into folded: inout String) {
    if scalar.isASCII {
      folded.unicodeScalars.append(scalar)
    } else if let plain = plain[scalar] {
      folded += plain
    } else if scalar.value < 0x530 || (0x1E00..<0x2000).contains(scalar.value) {
      for part in String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      where !(0x300..<0x370).contains(part.value) {
        folded.unicodeScalars.append(part)
      }
    } else {
      folded.unicodeScalars.append(scalar)
    }
  }

  /// The words of a name in camel case, with underscores or with hyphens: `bloodType` is `blood Type`.
  static func spaced(_ name: String) -> String {
    var spaced = ""
    var last: Character?
    for letter in name {
      if letter.isUppercase, last?.isLowercase == true || last?.isNumber == true { spaced += " " }
      spaced.append(letter == "_" || letter == "-" || letter == "." ? " " : letter)
      last = letter
    }
    return spaced
  }
}
