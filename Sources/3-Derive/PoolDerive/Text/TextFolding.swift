internal import Foundation

/// Brings text to a form in which spelling variants of one word are equal.
package enum TextFolding {
  /// Lower case, without diacritics, full-width forms as usual ones, `ß` as `ss`, `ø` as `o` and so on. Text readers
  /// drop accents and mix widths; nothing that is looked for may depend on them.
  package static func folded(_ text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(text.unicodeScalars.count)
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        let isUpper = scalar.value >= 0x41 && scalar.value <= 0x5a
        result.append(isUpper ? Unicode.Scalar(UInt8(scalar.value) + 0x20) : scalar)
      } else {
        append(scalar, to: &result)
      }
    }
    return result
  }

  /// Whether a folded scalar belongs to a word: letters and digits of every script.
  package static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7a: true
    case 0..<0x80: false
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  /// What a folded scalar may be where a text reader was mistaken: signs of Latin script that look alike.
  package static let lookAlikes: [Unicode.Scalar: [Unicode.Scalar]] = [
    "0": ["o"], "1": ["i", "l"], "l": ["i"], "i": ["l"], "5": ["s"], "8": ["b"], "2": ["z"], "6": ["g"],
  ]

  /// Whether words of its script stand without blanks between them.
  package static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    (0x3040...0x30ff).contains(scalar.value) || (0x3400...0x9fff).contains(scalar.value)
      || (0x0e00...0x0e7f).contains(scalar.value)
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout [Unicode.Scalar]) {
    if let letters = letters[scalar] {
      result.append(contentsOf: letters.unicodeScalars)
    } else if (0xff01...0xff5e).contains(scalar.value), let usual = Unicode.Scalar(scalar.value - 0xfee0) {
      append(usual, to: &result)
    } else if scalar.value < 0x80 {
      result.append(contentsOf: folded(String(scalar)))
    } else if (0x3040...0x9fff).contains(scalar.value) || (0xac00...0xd7a3).contains(scalar.value) {
      // Kana, ideographs and Hangul have no case; their marks tell words apart.
      result.append(scalar)
    } else {
      let parts = String(scalar).lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
      for part in parts where !isMark(part) { result.append(part) }
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }

  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l",
    "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ı": "i", "İ": "i", "\u{3000}": " ", "\u{a0}": " ",
  ]
}
