/// Tells lines that were read from lines in a script the recogniser does not know (Cyrillic, Greek, Hangul, Arabic,
/// Hebrew, Thai, Devanagari), which it renders as look-alikes such as `cTaporo mocTa`.
///
/// A logistic score over what a reading already holds: how sure its steps were, capitals and digits inside words,
/// letters seldom seen in the languages it reads. Fitted on rendered lines of nine readable and eight unreadable
/// kinds; a page on which most lines look foreign is judged more strictly, for scripts seldom change by the line.
package enum LineLegibility {
  /// Above this a line by itself is not trusted.
  private static let lineBar: Float = 0.28
  /// Above this a line on a page that looks foreign is not trusted.
  private static let pageBar: Float = -3
  /// Han and kana are read surely; what is unsure is another script.
  private static let ideographConfidenceMin = 0.7
  /// From here on a line was read letter by letter without doubt. Lines of unknown scripts reach 0.88.
  private static let sureConfidence = 0.95

  /// One verdict a reading, in order: whether it should be trusted.
  package static func legible(_ page: [CharacterSteps.Reading]) -> [Bool] {
    let scores = page.map { score($0) }
    let judged = scores.compactMap { $0 }
    let foreign = judged.filter { $0 > lineBar }.count
    let bar = judged.count >= 3 && foreign * 2 > judged.count ? pageBar : lineBar
    return scores.map { score in score.map { $0 <= bar } ?? true }
  }

  /// Higher for less legible; nil for a line without letters, of which nothing can be said.
  static func score(_ reading: CharacterSteps.Reading) -> Float? {
    let signs = Array(reading.text)
    let letters = signs.filter(\.isLetter)
    guard !letters.isEmpty, !reading.probabilities.isEmpty else { return nil }
    if letters.filter(isIdeograph).count * 2 > letters.count {
      return reading.confidence < ideographConfidenceMin ? .infinity : -.infinity
    }
    let steps = Float(reading.probabilities.count)
    let weak = Float(reading.probabilities.count { $0 < 0.6 }) / steps
    let unsure = Float(reading.probabilities.count { $0 < 0.9 }) / steps
    // Codes, keys and passwords mix letters and digits as no language does, and are read as surely as words; letters of
    // an unknown script never are.
    let isSure = reading.confidence >= sureConfidence
    let oddities = isSure ? 0 : 18.65 * Float(capitalsInside(signs)) + 14.78 * Float(digitsInside(signs))
    let foreign = 23.55 * Float(letters.count(where: isGreek)) + 6.05 * Float(letters.count(where: isSeldom))
    return 32.12 * Float(1 - reading.confidence) - 2.63 * weak - 2.13 * unsure
      + (oddities + foreign) / Float(letters.count) - 4.61
  }

  private static func capitalsInside(_ signs: [Character]) -> Int {
    zip(signs, signs.dropFirst()).count { $0.isLowercase && $1.isUppercase }
  }

  private static func digitsInside(_ signs: [Character]) -> Int {
    zip(signs, signs.dropFirst()).count { ($0.isLowercase && $1.isNumber) || ($0.isNumber && $1.isLowercase) }
  }

  private static func first(_ sign: Character) -> UInt32 { sign.unicodeScalars.first?.value ?? 0 }

  private static func isIdeograph(_ sign: Character) -> Bool {
    let value = first(sign)
    return (0x3040...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value)
  }

  private static func isGreek(_ sign: Character) -> Bool { (0x370...0x3FF).contains(first(sign)) }

  /// Beyond the letters of Western European languages.
  private static func isSeldom(_ sign: Character) -> Bool {
    let value = first(sign)
    return value > 0x17F && !isGreek(sign) && !isIdeograph(sign)
  }
}
