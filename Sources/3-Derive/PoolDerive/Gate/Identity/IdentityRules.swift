internal import PoolTypes

/// Identity documents and the numbers on them.
package enum IdentityRules {
  package static let all: [GateRule] =
    [
      GateRule("identity.machineReadableZone", .personalData) { MachineReadableZone.isShown(in: $0) },
      GateRule("identity.documentFields", .personalData) { DocumentFields.isDocument($0) },
      GateRule("identity.residencePermit", .personalData) { DocumentFields.isPermit($0) },
      GateRule("identity.visa", .personalData) { DocumentFields.isVisa($0) },
      GateRule("identity.drivingLicence", .personalData) { DrivingLicence.isShown(in: $0) },
      GateRule("identity.certificate", .personalData) { DocumentFields.isCertificate($0) },
      GateRule("identity.code", .personalData) { IdentityCodes.isShown(in: $0) },
    ]
    + NationalNumbers.byCountry.map { country, numbers in
      GateRule("identity.nationalNumber." + country, .personalData) { NationalNumbers.isShown(numbers, in: $0) }
    }
}

/// Driving licences: the fields of North American ones, and the field numbers of Directive 2006/126/EC.
enum DrivingLicence {
  static func isShown(in evidence: GateEvidence) -> Bool {
    if hasFields(evidence) { return true }
    let fields = numberedFields(of: evidence.lines)
    // Readers lose lines of small print; the title then carries what is left.
    return fields.isWhole || fields.isPart && evidence.identity.topics.contains(.drivingLicence)
  }

  private static func hasFields(_ evidence: GateEvidence) -> Bool {
    let topics = evidence.identity.topics
    let licence = topics.intersection(IdentityTopic.licence).count
    let dates: Set<IdentityTopic> = [.birthDate, .issueDate, .expiryDate]
    let common = topics.intersection(dates.union([.sex, .documentNumber, .address])).count
    guard !topics.isDisjoint(with: dates), !evidence.identity.isForm else { return false }
    guard PrintedDates.count(in: evidence.lines) >= 1 else { return false }
    if topics.contains(.drivingLicence) { return licence + common >= 3 }
    return topics.contains(.birthDate) && licence >= 3 && licence + common >= 5
  }

  /// Fields `1.` to `5.`, of which 3, 4a and 4b hold dates. Numbered lists have no dates at these places.
  static func hasNumberedFields(_ lines: [FoldedLine]) -> Bool { numberedFields(of: lines).isWhole }

  /// The field numbers that lines begin with.
  private struct NumberedFields {
    var numbers: Set<String> = []
    /// Those of 3, 4a and 4b that have a date.
    var dated: Set<String> = []

    var isWhole: Bool { dated.count >= 2 && numbers.count >= 5 && !dated.isDisjoint(with: ["4a", "4b"]) }
    var isPart: Bool { !dated.isEmpty && numbers.count >= 4 }
  }

  private static func numberedFields(of lines: [FoldedLine]) -> NumberedFields {
    var found = NumberedFields()
    for line in lines {
      var fields: [(number: String, place: Int)] = []
      if let first = line.words.first?.text, let number = fieldNumber(first) {
        // A value of its own line may follow.
        guard line.words.count >= 2 || line.scalars.count <= 4 || number != first else { continue }
        fields.append((number, 0))
      } else {
        // The value of a field before, such as a date, may begin the line.
        guard line.words.count <= 9, PrintedDates.isDated(line) else { continue }
      }
      // `4a. 16.12.2024 4b. 10.04.2027` in one line.
      for (place, word) in line.words.enumerated().dropFirst() {
        if let other = fieldNumber(word.text), other.hasPrefix("4") { fields.append((other, place)) }
      }
      for (order, field) in fields.enumerated() {
        found.numbers.insert(field.number)
        guard ["3", "4a", "4b"].contains(field.number) else { continue }
        let end = order + 1 < fields.count ? fields[order + 1].place : line.words.count
        if PrintedDates.isDated(part(of: line, field.place + 1..<end)) {
          found.dated.insert(field.number)
        }
      }
    }
    return found
  }

  private static func fieldNumber(_ word: String) -> String? {
    switch word {
    case "1", "2", "3", "4a", "4b", "4c", "4d", "5", "7", "8", "9": word
    case "46": "4b"
    case "40": "4c"
    case "l", "i": "1"
    default: nil
    }
  }

  /// Some words of a line as a line of their own.
  private static func part(of line: FoldedLine, _ words: Range<Int>) -> FoldedLine {
    guard let first = words.first, let last = words.last, line.words.indices.contains(last) else {
      return FoldedLine("")
    }
    var part = String.UnicodeScalarView()
    part.append(contentsOf: line.scalars[line.words[first].range.lowerBound..<line.words[last].range.upperBound])
    return FoldedLine(String(part))
  }
}

/// Codes on documents.
enum IdentityCodes {
  static func isShown(in evidence: GateEvidence) -> Bool {
    evidence.codes.contains { code in
      // The card standard of the American Association of Motor Vehicle Administrators: header, then elements such as
      // DAQ, the number, and DBB, the day of birth.
      let text = code.text.prefix(4_000)
      let isLicence = text.contains("ANSI ") && text.contains("DAQ") || text.contains("DBB") && text.contains("DCS")
      let isAadhaar = text.contains("PrintLetterBarcodeData")
      return isLicence || isAadhaar || MachineReadableText(FoldedLine(String(text.prefix(200)))).map(isZone) == true
    }
  }

  private static func isZone(_ text: MachineReadableText) -> Bool {
    guard (60...92).contains(text.characters.count), text.fillers >= 3 else { return false }
    return (0...text.characters.count - 15).contains { text.isChecked(dayAt: $0) && text.isChecked(dayAt: $0 + 8) }
  }
}
