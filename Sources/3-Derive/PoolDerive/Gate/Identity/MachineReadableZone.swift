internal import PoolTypes

/// Finds machine-readable zones: ICAO 9303 parts 4 to 7 (TD1, TD2, TD3, MRV-A, MRV-B), the French identity card before
/// 2021, and the one or three lines of driving licences.
///
/// One line is enough, for the others are often not in the picture. What tells most is the middle of a line with data:
/// day of birth with check digit, sex, day of expiry with check digit. Fillers at the end of a line may be missing.
package enum MachineReadableZone {
  /// Lines of a zone have 30, 36 or 44 characters; a reader may drop or add some.
  private static let joinedMax = 60

  /// Whether the lines of a capture, in any order, hold a part of such a zone.
  package static func isShown(in evidence: GateEvidence) -> Bool {
    let lines = evidence.lines
    if lines.contains(where: isNames) || areFragments(lines) { return true }
    var before: Int?
    for number in lines.indices where mayBePart(lines[number]) {
      if let text = MachineReadableText(lines[number]), isPart(text, evidence) { return true }
      // The rest of a line may stand in the next.
      if let before, number - before <= 2,
        lines[before].scalars.count + lines[number].scalars.count <= joinedMax,
        let text = MachineReadableText([lines[before], lines[number]]), isPart(text, evidence)
      {
        return true
      }
      before = number
    }
    return false
  }

  /// Whether a line is made of few long words, or has fillers: prose is left out early.
  private static func mayBePart(_ line: FoldedLine) -> Bool {
    guard (6...120).contains(line.scalars.count) else { return false }
    var telling = 0
    for scalar in line.scalars {
      switch scalar.value {
      case 0x30...0x39: telling += 1
      case 0x3c, 0xab, 0x2039, 0x226a, 0x300a: telling += 2
      default: continue
      }
    }
    let letters = line.scalars.count - telling
    return telling >= 6 || telling >= 3 && letters < 40 || line.words.contains { $0.range.count >= 18 }
  }

  private static func isPart(_ text: MachineReadableText, _ evidence: GateEvidence) -> Bool {
    isNameLine(text) || hasDates(text, evidence) || isFrench(text)
      || isLicence(text, evidence)
  }

  /// `P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<` and `I<UTOD231458907<<<<<<<<<<<<<<<`.
  private static func isNameLine(_ text: MachineReadableText) -> Bool {
    let characters = text.characters
    guard (24...52).contains(characters.count), text.trailingFillers >= 3, let first = characters.first else {
      return false
    }
    guard "PIACV1".utf8.contains(first) else { return false }
    let isFilled = text.trailingFillers >= 8 && characters.count >= 28
    let body = characters.dropLast(text.trailingFillers)
    if text.isState(at: 2) {
      // A document's number with its check digit, or names parted by two fillers.
      let digits = characters.dropFirst(5).prefix(9).count(where: LookAlike.isDigit)
      if characters.count >= 15, digits >= 4, text.fillers >= 2, text.isChecked(5..<14) { return true }
      let isName = !body.dropFirst(5).contains(where: LookAlike.isDigit)
      return isName && (text.fillers >= 5 || isFilled)
    }
    // The state may be unreadable or made up.
    return MachineReadableText.isFillerLike(characters[1]) && isFilled && text.fillers >= 8
      && body.count(where: LookAlike.isDigit) <= 2
  }

  /// Day of birth, sex, day of expiry, as TD1 has them at the start and the others after number and nationality.
  private static func hasDates(_ text: MachineReadableText, _ evidence: GateEvidence) -> Bool {
    let count = text.characters.count
    guard count >= 15 else { return false }
    for place in 0...count - 15 where isSex(text.characters[place + 7]) {
      guard text.day(at: place) != nil else { continue }
      let isBirthChecked = text.isChecked(dayAt: place)
      let hasExpiry = text.day(at: place + 8) != nil
      let isExpiryChecked = text.isChecked(dayAt: place + 8)
      if isBirthChecked, isExpiryChecked { return true }
      let isNumbered = place >= 13 && text.isChecked(place - 13..<place - 4)
      let isNational = place >= 3 && text.isState(at: place - 3) || text.isState(at: place + 15)
      if isNational, isBirthChecked && isNumbered || isExpiryChecked && isNumbered { return true }
      let isLong = count >= 26 || text.fillers >= 3
      if isLong, isNational, isBirthChecked || isExpiryChecked || isNumbered && hasExpiry { return true }
      if hasExpiry, text.fillers >= 2, isBirthChecked || isExpiryChecked || text.fillers >= 4 { return true }
      // No check holds, but both days are printed elsewhere, too.
      if hasExpiry, arePrinted(text, place, evidence) { return true }
    }
    return false
  }

  private static func isSex(_ character: UInt8) -> Bool {
    switch character {
    case 0x4d, 0x46, 0x58, 0x48, 0x50: true  // M, F, X, and H and P that are read for them
    default: MachineReadableText.isFillerLike(character)
    }
  }

  private static func arePrinted(_ text: MachineReadableText, _ place: Int, _ evidence: GateEvidence) -> Bool {
    guard let birth = text.day(at: place), let expiry = text.day(at: place + 8) else { return false }
    return PrintedDates.hold(birth, in: evidence) || PrintedDates.hold(expiry, in: evidence)
  }

  /// The French card before 2021: `IDFRA`, and twelve digits, check digit, names, day of birth, check digit, sex.
  private static func isFrench(_ text: MachineReadableText) -> Bool {
    let characters = text.characters
    guard (30...40).contains(characters.count) else { return false }
    if characters.starts(with: Array("IDFRA".utf8)) || characters.starts(with: Array("1DFRA".utf8)) {
      return text.fillers >= 4
    }
    guard text.digits(0, 12) != nil, text.isChecked(0..<12), text.isDigitPoor(13..<27) else { return false }
    return (26...28).contains { text.isChecked(dayAt: $0) }
  }

  /// Whether a line is a piece of a zone: one word of capital letters and digits with several fillers.
  static func isFragment(_ line: FoldedLine) -> Bool {
    guard (10...100).contains(line.scalars.count), line.words.count <= 6, let text = MachineReadableText(line) else {
      return false
    }
    // A zone has no small letters; programs have.
    guard !line.text.unicodeScalars.contains(where: { (0x61...0x7a).contains($0.value) }) else { return false }
    return text.fillers >= 3 && text.characters.count - text.fillers >= 4
  }

  /// Whether it is such a piece without blanks, with fillers at its end.
  static func isPlainFragment(_ line: FoldedLine) -> Bool {
    guard isFragment(line), !line.text.contains(" "), let text = MachineReadableText(line) else { return false }
    return text.characters.suffix(4).count { $0 == MachineReadableText.filler } >= 3 && text.fillers >= 4
  }

  /// Two such pieces, one below the other.
  private static func areFragments(_ lines: [FoldedLine]) -> Bool {
    zip(lines, lines.dropFirst()).contains { isPlainFragment($0) && isPlainFragment($1) }
  }

  /// `ERIKSSON<<ANNA<MARIA<<<<<<<<<<`, the third line of a card: names and fillers alone.
  private static func isNames(_ line: FoldedLine) -> Bool {
    guard isPlainFragment(line), let text = MachineReadableText(line), text.trailingFillers >= 5 else { return false }
    let body = text.characters.dropLast(text.trailingFillers)
    guard body.allSatisfy({ LookAlike.isLetter($0) || $0 == MachineReadableText.filler }) else { return false }
    let parts = body.split(separator: MachineReadableText.filler, omittingEmptySubsequences: false)
    // Two fillers leave an empty part between the surname and the given names.
    guard let gap = parts.firstIndex(where: \.isEmpty), gap >= 1, gap + 1 < parts.count else { return false }
    return parts[gap - 1].count >= 2 && parts[gap + 1].count >= 2
  }

  /// Zones of driving licences, judged by `LicenceZone`.
  private static func isLicence(_ text: MachineReadableText, _ evidence: GateEvidence) -> Bool {
    LicenceZone(text).map { $0.isShown(in: evidence) } ?? false
  }
}

extension MachineReadableText {
  /// Whether a range has at most two digits.
  fileprivate func isDigitPoor(_ range: Range<Int>) -> Bool {
    range.upperBound <= characters.count && characters[range].count(where: LookAlike.isDigit) <= 2
  }
}
