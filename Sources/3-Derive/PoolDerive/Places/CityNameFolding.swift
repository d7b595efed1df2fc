internal import Foundation

/// The form in which names of places are compared. `Tools/cities/folding.py` does the same for the table's names.
package enum CityNameFolding {
  /// Letters that no decomposition takes apart, as people type them on a keyboard without them.
  private static let plain: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ħ": "h", "ə": "e",
    "ς": "σ",
  ]
  private static let dropped: Set<Unicode.Scalar> = [
    "'", "’", "‘", "ʻ", "ʼ", "ʾ", "ʿ", "`", "´", "ʹ", "ʺ", "\u{640}", "\u{200b}", "\u{200c}", "\u{200d}", "\u{200e}",
    "\u{200f}", "\u{ad}",
  ]
  private static let blanks: Set<Unicode.Scalar> = [
    " ", "-", "‐", "‑", "‒", "–", "—", ".", ",", "/", "(", ")", "[", "]", "=", "·", "・", "،", "_", "\u{a0}", "\t",
    "\n", "\r",
  ]
  /// Longer names are no names of the table; what is longer is not looked at.
  private static let scalarsMax = 200

  /// A name without case, accents and apostrophes, with single blanks between its words.
  ///
  /// Hyphens and dots part words. Accents of Latin, Greek and Cyrillic letters and the points of Hebrew and Arabic are
  /// left out; the signs of other scripts are part of their letters.
  package static func folded(_ name: String) -> String {
    let unicode = name.unicodeScalars.prefix(scalarsMax)
    if unicode.allSatisfy({ $0.isASCII }) { return foldedASCII(unicode) }
    let apart = String(String.UnicodeScalarView(unicode)).decomposedStringWithCompatibilityMapping
    var lowered = ""
    for scalar in apart.unicodeScalars { append(lowerCase: scalar, to: &lowered) }
    var kept = String.UnicodeScalarView()
    var isBetweenWords = false
    for scalar in lowered.decomposedStringWithCompatibilityMapping.unicodeScalars {
      if dropped.contains(scalar) || isMark(scalar) { continue }
      if blanks.contains(scalar) {
        isBetweenWords = !kept.isEmpty
        continue
      }
      if isBetweenWords { kept.append(" ") }
      isBetweenWords = false
      kept.append(scalar)
    }
    return String(kept).precomposedStringWithCanonicalMapping
  }

  /// FNV-1a (Fowler, Noll and Vo) over a folded name, its bits mixed as MurmurHash3 ends (Appleby).
  static func hash(_ folded: String) -> UInt64 {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in folded.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value ^= value >> 33
    value = value &* 0xff51_afd7_ed55_8ccd
    return value ^ (value >> 33)
  }

  private static func foldedASCII(_ scalars: Substring.UnicodeScalarView) -> String {
    var kept = String.UnicodeScalarView()
    var isBetweenWords = false
    for scalar in scalars where !dropped.contains(scalar) {
      if blanks.contains(scalar) {
        isBetweenWords = !kept.isEmpty
        continue
      }
      if isBetweenWords { kept.append(" ") }
      isBetweenWords = false
      let isCapital = scalar.value >= 65 && scalar.value <= 90
      kept.append(isCapital ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar)
    }
    return String(kept)
  }

  private static func append(lowerCase scalar: Unicode.Scalar, to text: inout String) {
    for lower in scalar.properties.lowercaseMapping.unicodeScalars {
      if let letters = plain[lower] { text += letters } else { text.unicodeScalars.append(lower) }
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036f, 0x0591...0x05bd, 0x05bf...0x05c7, 0x064b...0x065f, 0x0670: true
    default: false
    }
  }
}
