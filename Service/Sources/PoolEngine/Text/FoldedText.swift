internal import Foundation

/// A text as words are looked for in it: small letters without marks, in words; and the same letters in one piece, for
/// scripts that leave no space between words.
struct FoldedText {
  /// Letters that have no mark to take off.
  private static let plain: [Unicode.Scalar: String] = [
    "ß": "ss", "ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "đ": "d", "ı": "i", "þ": "th", "ð": "d",
  ]

  /// Runs of letters and digits, in order.
  let words: [String]
  /// All of it.
  let whole: [Unicode.Scalar]

  /// Folds a text; linear in it.
  init(_ text: String) {
    var folded = ""
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      folded = text.lowercased()
    } else {
      for scalar in text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
        Self.fold(scalar, into: &folded)
      }
    }
    whole = Array(folded.unicodeScalars)
    words = Self.words(of: whole)
  }

  private static func words(of scalars: [Unicode.Scalar]) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in scalars {
      let isPart =
        scalar.isASCII
        ? (0x61...0x7A).contains(scalar.value) || (0x30...0x39).contains(scalar.value)
        : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPart {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Whether a letter belongs to a script that leaves no space between words.
  static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF: true
    default: false
    }
  }

  /// Takes the mark off a letter of Latin, Greek or Cyrillic. Kana and Hangul keep theirs: there it makes another one.
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
