/// The machine-readable line of a driving licence.
///
/// Switzerland and Liechtenstein have three lines; the second begins with `FACHE` or `FALIE` and holds the number and
/// the day of birth, without a check digit. France, the Netherlands and others have one line of 30 characters that
/// begins with `D`, a sign and the state, after ISO/IEC 18013-3; in France its last digit is the check digit of all
/// before it. States choose the rest, so where no check digit holds, the capture has to say of itself that it is a
/// licence.
struct LicenceZone {
  private let text: MachineReadableText
  private let isAlpine: Bool

  /// Nil for a line of another form.
  init?(_ text: MachineReadableText) {
    let characters = text.characters
    guard (26...34).contains(characters.count) else { return nil }
    let digits = characters.count(where: LookAlike.isDigit)
    let start = String(decoding: characters.prefix(5), as: UTF8.self)
    if ["FACHE", "FALIE"].contains(start) {
      guard text.fillers >= 3, digits >= 8 else { return nil }
      isAlpine = true
    } else {
      let signs: [UInt8] = [0x31, 0x49, 0x4c, 0x3c]  // 1, I, L, <
      guard characters[0] == 0x44, signs.contains(characters[1]), text.isState(at: 2), digits >= 10,
        (28...32).contains(characters.count)
      else { return nil }
      isAlpine = false
    }
    self.text = text
  }

  /// Whether its check digit or a second clue shows that it is one.
  func isShown(in evidence: GateEvidence) -> Bool {
    if isAlpine {
      guard hasDay(from: 10) else { return false }
    } else if isChecked {
      return true
    }
    return hasClue(in: evidence)
  }

  /// Whether the last digit is the check digit of all before it. Only the sign in the second place, a digit, is mended:
  /// with any letter mended, chance would fit too often.
  private var isChecked: Bool {
    var body = text.characters
    guard body.count == 30, let last = body.popLast(), LookAlike.isDigit(last) else { return false }
    if body[1] == 0x49 || body[1] == 0x4c { body[1] = 0x31 }
    return CheckDigits.machineReadable(body) == Int(last) - 0x30
  }

  /// Whether a day of six digits, year first, begins at a place or after it.
  private func hasDay(from place: Int) -> Bool {
    (place..<text.characters.count).contains { text.day(at: $0) != nil }
  }

  /// The title or the fields of a licence, or another line with the fillers of a zone.
  private func hasClue(in evidence: GateEvidence) -> Bool {
    let topics = evidence.identity.topics
    if topics.contains(.drivingLicence) || topics.intersection(IdentityTopic.licence).count >= 2 { return true }
    if DrivingLicence.hasNumberedFields(evidence.lines) { return true }
    return isAlpine
      && evidence.lines.contains { line in
        guard MachineReadableZone.isFragment(line), let other = MachineReadableText(line) else { return false }
        return other.characters != text.characters
      }
  }
}
