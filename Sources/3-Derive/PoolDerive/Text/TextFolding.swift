/// Brings text to a form in which spelling variants of one word are equal.
package enum TextFolding {
  /// Lower case, without diacritics, full-width forms as usual ones, `ß` as `ss`, `ø` as `o` and so on. Text readers
  /// drop accents and mix widths; nothing that is looked for may depend on them.
  package static func folded(_ text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(text.utf8.count)
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
    default: ScalarTable.isWordPart(scalar)
    }
  }

  /// What a folded scalar may be where a text reader was mistaken: signs of Latin script that look alike.
  package static func lookAlikes(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard scalar.value < 0x80 else { return [] }
    return lookAlikes[Int(scalar.value)]
  }

  private static let lookAlikes: [[Unicode.Scalar]] = {
    var table = [[Unicode.Scalar]](repeating: [], count: 0x80)
    let known: [(Unicode.Scalar, [Unicode.Scalar])] = [
      ("0", ["o"]), ("1", ["i", "l"]), ("l", ["i"]), ("i", ["l"]), ("5", ["s"]), ("8", ["b"]), ("2", ["z"]),
      ("6", ["g"]),
    ]
    for (scalar, others) in known { table[Int(scalar.value)] = others }
    return table
  }()

  /// Whether words of its script stand without blanks between them.
  package static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xe00
      && ((0x3040...0x30ff).contains(scalar.value) || (0x3400...0x9fff).contains(scalar.value)
        || (0x0e00...0x0e7f).contains(scalar.value))
  }

  /// Scalars as a text. Most are ASCII, and a text of those is made at once.
  static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    guard scalars.allSatisfy({ $0.value < 0x80 }) else {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
    return String(unsafeUninitializedCapacity: scalars.count) { bytes in
      var place = 0
      for scalar in scalars {
        bytes[place] = UInt8(truncatingIfNeeded: scalar.value)
        place += 1
      }
      return place
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout [Unicode.Scalar]) {
    if scalar.value < ScalarTable.foldedEnd {
      let folded = ScalarTable.folds[Int(scalar.value)]
      if folded == ScalarTable.vanishes { return }
      if folded != ScalarTable.several, let one = Unicode.Scalar(folded) {
        result.append(one)
      } else {
        result.append(contentsOf: ScalarTable.slowFolded(scalar))
      }
    } else if (0xff01...0xff5e).contains(scalar.value), let usual = Unicode.Scalar(scalar.value - 0xfee0) {
      // Full-width forms of ASCII.
      let isUpper = usual.value >= 0x41 && usual.value <= 0x5a
      result.append(isUpper ? Unicode.Scalar(UInt8(usual.value) + 0x20) : usual)
    } else if (0x3040...0x9fff).contains(scalar.value) || (0xac00...0xd7a3).contains(scalar.value) {
      // Kana, ideographs and Hangul have no case; their marks tell words apart.
      result.append(scalar)
    } else {
      result.append(contentsOf: ScalarTable.slowFolded(scalar))
    }
  }
}
