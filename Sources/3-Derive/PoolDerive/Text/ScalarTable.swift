internal import Foundation

/// What folding needs to know of the scalars of most scripts, looked up once and kept: the properties of Unicode are
/// far slower to ask than a table.
enum ScalarTable {
  /// Scalars below this have an entry in `folds`: the alphabets of Europe and the Near East, and general signs.
  static let foldedEnd = 0x2100
  /// An entry of `folds`: the scalar vanishes.
  static let vanishes: UInt32 = 0xffff_fffe
  /// An entry of `folds`: the scalar becomes several, which are worked out each time.
  static let several: UInt32 = 0xffff_ffff

  /// For each scalar below `foldedEnd` the one that it becomes, or one of the two values above.
  static let folds: [UInt32] = (0..<foldedEnd).map { value in
    guard let scalar = Unicode.Scalar(UInt32(value)) else { return UInt32(value) }
    let folded = slowFolded(scalar)
    guard let first = folded.first else { return vanishes }
    return folded.count == 1 ? first.value : several
  }

  /// Whether a scalar beyond ASCII is a letter or a digit, by its value below 0x10000.
  static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x1_0000 ? traits[Int(scalar.value)] != 0 : slowTraits(scalar) != 0
  }

  /// Whether a scalar beyond ASCII is a letter.
  static func isAlphabetic(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x1_0000 ? traits[Int(scalar.value)] : slowTraits(scalar)) & 1 != 0
  }

  /// Whether a scalar beyond ASCII stands for a number.
  static func isNumeric(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x1_0000 ? traits[Int(scalar.value)] : slowTraits(scalar)) & 2 != 0
  }

  /// For each scalar of the basic plane: 1 for letters, 2 for numbers.
  private static let traits: [UInt8] = (0..<UInt32(0x1_0000)).map { Unicode.Scalar($0).map(slowTraits) ?? 0 }

  private static func slowTraits(_ scalar: Unicode.Scalar) -> UInt8 {
    (scalar.properties.isAlphabetic ? 1 : 0) | (scalar.properties.numericType != nil ? 2 : 0)
  }

  /// A scalar folded by the rules of Unicode: lower case, taken apart, marks left out.
  static func slowFolded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if let letters = letters[scalar] { return Array(letters.unicodeScalars) }
    let parts = String(scalar).lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
    return parts.filter { $0.properties.generalCategory != .nonspacingMark }
  }

  /// Letters that are no other letter with a mark, and blanks of another width.
  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l",
    "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ı": "i", "İ": "i", "\u{3000}": " ", "\u{a0}": " ",
  ]
}
