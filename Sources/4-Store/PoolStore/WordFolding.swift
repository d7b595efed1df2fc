internal import Foundation

/// Scalars as words are compared: without case, accents and width, in compatible forms.
///
/// What is deleted from the text index is folded once more and must come out as it was stored. A change here is
/// therefore a new version of the schema, which fills the index anew.
enum WordFolding {
  /// What a scalar does to a word.
  enum Kind: UInt8 {
    /// Stands in a word.
    case letter
    case digit
    /// Of a script without spaces: a word of its own.
    case lone
    /// Falls away without ending a word.
    case nothing
    /// Ends a word.
    case gap
  }

  /// A scalar folded.
  struct Folded {
    var kind: Kind
    /// One scalar mostly; several for ligatures.
    var scalars: [Unicode.Scalar]
  }

  /// Scalars below this one are looked up in a table.
  private static let tableEnd: UInt32 = 0x600

  private static let table: [Folded] = (0..<tableEnd).map { value in
    Unicode.Scalar(value).map(made) ?? Folded(kind: .gap, scalars: [])
  }

  /// The folded form of a scalar.
  static func folded(_ scalar: Unicode.Scalar) -> Folded {
    let value = scalar.value
    if value < tableEnd { return table[Int(value)] }
    switch value {
    // Ideographs, kana and Hangul syllables are what they are.
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC:
      return Folded(kind: .lone, scalars: [scalar])
    case 0xAC00...0xD7A3: return Folded(kind: .letter, scalars: [scalar])
    case 0x2000...0x206F: return Folded(kind: isJoiner(value) ? .nothing : .gap, scalars: [])
    default: return made(scalar)
    }
  }

  /// True for a text whose scalars must be composed before they can be folded one by one: Jamo, sound marks of kana,
  /// and the half-width kana that carry them.
  static func needsComposing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3099...0x309C, 0xFF61...0xFFDC, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
    default: false
    }
  }

  /// Han, kana, Thai, Lao, Burmese and Khmer.
  static func isLone(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3031...0x3035, 0x3040...0x30FF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF:
      true
    default: false
    }
  }

  private static func isJoiner(_ value: UInt32) -> Bool {
    value == 0x200C || value == 0x200D || value == 0x2060
  }

  private static func made(_ scalar: Unicode.Scalar) -> Folded {
    let compatible = String(scalar).lowercased().decomposedStringWithCompatibilityMapping.lowercased()
    let kept = compatible.unicodeScalars.filter { !isAccent($0.value) }
      .flatMap { strokes[$0].map { Array($0.unicodeScalars) } ?? [$0] }
    // Accents fall away; what is left of a syllable is put together again.
    let scalars = Array(String(String.UnicodeScalarView(kept)).precomposedStringWithCanonicalMapping.unicodeScalars)
    guard let first = scalars.first(where: { kind($0) != .gap }) else {
      let falls = isAccent(scalar.value) || scalar.value == 0xAD || (0xFE00...0xFE0F).contains(scalar.value)
      return Folded(kind: falls ? .nothing : .gap, scalars: [])
    }
    return Folded(kind: kind(first), scalars: scalars.filter { kind($0) != .gap })
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Kind {
    // Pictures are added to Unicode every year; they are never words.
    if (0x1F000...0x1FFFF).contains(scalar.value) { return .gap }
    let isUnspaced = isLone(scalar.value)
    switch scalar.properties.generalCategory {
    case .decimalNumber: return isUnspaced ? .lone : .digit
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
      .otherNumber,
      .nonspacingMark, .spacingMark:
      return isUnspaced ? .lone : .letter
    default: return .gap
    }
  }

  /// Accents, tone signs and vowel points that people leave out when they type. The sound marks of kana and the
  /// vowel signs of Indic scripts are not among them: they make other letters.
  private static func isAccent(_ value: UInt32) -> Bool {
    switch value {
    case 0x0300...0x036F, 0x0483...0x0487, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7,
      0x0610...0x061A, 0x0640, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E8, 0x06EA...0x06ED,
      0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      true
    default: false
    }
  }

  /// Letters that Unicode does not take apart, as they are typed on a keyboard without them.
  private static let strokes: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "æ": "ae", "Æ": "ae",
    "œ": "oe", "Œ": "oe", "ı": "i", "ς": "σ", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ħ": "h", "Ħ": "h",
  ]
}
