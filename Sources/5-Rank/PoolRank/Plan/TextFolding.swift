internal import Foundation

/// Text as it is compared: composed, without case, diacritics and width.
package enum TextFolding {
  /// The folded form; lengths may differ from the original's.
  package static func folded(_ text: String) -> String {
    // The system's folding is the slowest step of a plan, and ASCII has nothing to fold but case.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    return text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// The key of a word in the tables of a plan: folded, apostrophes made plain. Scripts without blanks between
  /// words only lose width, because their marks change the word.
  static func key(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    if text.unicodeScalars.contains(where: { Script.isUnspaced($0) || Script.isHangul($0) }) {
      return String(text.map(narrow))
    }
    let folded = folded(text)
    guard folded.unicodeScalars.contains("’") else { return folded }
    return String(folded.map { $0 == "’" ? "'" : $0 })
  }

  /// One character without width and without Latin case.
  static func narrow(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return character }
    var value = scalar.value
    if (0xFF01...0xFF5E).contains(value) { value -= 0xFEE0 }
    if (0x41...0x5A).contains(value) { value += 0x20 }
    return Unicode.Scalar(value).map(Character.init) ?? character
  }
}

/// What a plan must know of scripts.
enum Script {
  /// Han, kana, Thai, Lao, Khmer and Burmese: written without blanks between words.
  static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F:
      true
    default: false
    }
  }

  /// Korean syllables: blanks stand between phrases, and particles stick to words.
  static func isHangul(_ scalar: Unicode.Scalar) -> Bool { (0xAC00...0xD7A3).contains(scalar.value) }

  /// What a character does in a query.
  enum CharacterClass: UInt8, Sendable {
    /// A letter, a digit or a mark: what a word may begin or end with.
    case word
    /// White space, and stops between words.
    case divider
    /// Opens or closes a quotation.
    case quotation
    case dash
    /// Stands within words or falls away at their ends.
    case other
  }

  /// By its first scalar; marks behind change nothing.
  static func characterClass(_ character: Character) -> CharacterClass {
    guard let scalar = character.unicodeScalars.first else { return .other }
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": return .word
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", ",", ";", "(", ")", "、", "。", "，", "；", "！", "？", "：", "（", "）":
      return .divider
    case "\"", "“", "”", "„", "«", "»", "「", "」", "『", "』": return .quotation
    case "-", "–", "—", "−", "~", "〜", "～": return .dash
    default: break
    }
    if scalar.isASCII { return .other }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      return .word
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .divider
    default: return scalar.value == 0x85 ? .divider : .other
    }
  }

  static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
