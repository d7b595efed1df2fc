internal import PoolTypes

/// Health records.
package enum HealthRules {
  package static let all: [GateRule] = [
    GateRule("health.insuranceCard", .health) { isInsuranceCard($0) },
    GateRule("health.insuranceNumber", .health) { HealthNumbers.isShown(in: $0) },
    GateRule("health.prescription", .health) { isPrescription($0) },
    GateRule("health.labReport", .health) { LabReport.isShown(in: $0) },
    GateRule("health.vaccination", .health) { isVaccination($0) },
    GateRule("health.doctorsLetter", .health) { isLetter($0) },
    GateRule("health.sickNote", .health) { isSickNote($0) },
    GateRule("health.code", .health) { hasCode($0) },
  ]

  /// American cards have numbers of member and group and the routing of the pharmacy; others a title and fields.
  private static func isInsuranceCard(_ evidence: GateEvidence) -> Bool {
    let topics = evidence.health.topics
    guard hasLongNumber(evidence) else { return false }
    let american: Set<HealthTopic> = [
      .memberNumber, .groupNumber, .pharmacyRouting, .copayment, .deductible, .planType, .payer,
    ]
    let own: Set<HealthTopic> = [.memberNumber, .groupNumber, .pharmacyRouting]
    let isTelling = topics.contains(.payer) || topics.contains(.insuranceCard) || topics.contains(.copayment)
    if isTelling || topics.isSuperset(of: own), topics.intersection(american).count >= 4,
      topics.intersection(own).count >= 2
    {
      return true
    }
    guard topics.contains(.insuranceCard), !evidence.identity.isForm else { return false }
    let fields: Set<IdentityTopic> = [
      .surname, .givenNames, .fullName, .birthDate, .expiryDate, .personalNumber, .documentNumber,
    ]
    let count = evidence.identity.topics.intersection(fields).count
    if count + (topics.contains(.insuredNumber) ? 1 : 0) + (topics.contains(.memberNumber) ? 1 : 0) >= 2 { return true }
    // Spanish cards name no field but the number.
    return evidence.lines.indices.contains { place in
      HealthEvidence.line(evidence.lines[place], says: .insuredCode)
        && evidence.lines[place..<min(place + 2, evidence.lines.count)].contains { hasLongNumber($0) }
    }
  }

  /// A title with a way to take it and a person; or the label of a pharmacy; or the form of a health insurance.
  private static func isPrescription(_ evidence: GateEvidence) -> Bool {
    let topics = evidence.health.topics
    let hasIntake = topics.contains(.intake) || evidence.lines.contains(where: isSchedule)
    let isDosed = evidence.lines.contains(where: hasStrength)
    let isPersonal = topics.contains(.patient) || evidence.identity.topics.contains(.birthDate)
    let isSigned = topics.contains(.doctor) || topics.contains(.hospital)
    let formClues = topics.contains(.prescriptionForm) ? 1 : 0
    if topics.contains(.prescription) {
      if hasIntake, topics.contains(.patient) { return true }
      let clues = [hasIntake, isDosed, isPersonal, isSigned].count { $0 } + formClues
      if clues >= 3, hasIntake || isDosed || formClues > 0, isPersonal || isSigned { return true }
    }
    let label: Set<HealthTopic> = [.refills, .quantity, .pharmacy, .prescriptionNumber]
    let labelClues = topics.intersection(label).count + (topics.contains(.doctor) ? 1 : 0)
    if hasIntake, labelClues >= 3, topics.contains(.prescriptionNumber) || topics.contains(.refills) { return true }
    guard formClues > 0, isPersonal else { return false }
    if isSigned, isDosed { return hasIntake || topics.contains(.quantity) }
    return hasIntake && topics.contains(.pharmacy)
  }

  /// A title with at least two of its fields, or vaccines with lot numbers; dates in any case.
  private static func isVaccination(_ evidence: GateEvidence) -> Bool {
    let topics = evidence.health.topics
    let dates = PrintedDates.count(in: evidence.lines)
    guard dates >= 1 else { return false }
    let fields = topics.intersection([.vaccine, .dose, .lot, .vaccinationField, .patient]).count
    let person: Set<IdentityTopic> = [.birthDate, .surname, .givenNames, .fullName]
    let isPersonal = !evidence.identity.topics.isDisjoint(with: person) || topics.contains(.patient)
    if topics.contains(.vaccinationCard), fields >= 2 || fields >= 1 && isPersonal { return true }
    // A cut of such a record without its title.
    let isNamed = evidence.identity.topics.contains(.birthDate) && topics.contains(.vaccinationField)
    if dates >= 3, isNamed, topics.contains(.vaccine) || topics.contains(.lot) { return true }
    return dates >= 2 && topics.isSuperset(of: [.vaccine, .lot]) && fields >= 3
  }

  /// Headings of a doctor's letter, with the patient.
  private static func isLetter(_ evidence: GateEvidence) -> Bool {
    let topics = evidence.health.topics
    let clinical = topics.intersection(HealthTopic.clinical).count
    let isBorn = evidence.identity.topics.contains(.birthDate)
    let isPatient = topics.contains(.patient) || isBorn || topics.contains(.letterPhrase)
    guard isPatient, clinical >= 1 else { return false }
    let isSigned = topics.contains(.doctor) || topics.contains(.hospital)
    if topics.contains(.letter) { return clinical >= 2 && (isSigned || clinical >= 3) && hasDate(evidence) }
    if topics.contains(.letterPhrase), clinical >= 2 { return true }
    return clinical >= 3 && isSigned && topics.contains(.patient) && (isBorn || clinical >= 4) && hasDate(evidence)
  }

  /// A title, a date, and what such a note says of work, person and doctor.
  private static func isSickNote(_ evidence: GateEvidence) -> Bool {
    let topics = evidence.health.topics
    guard hasDate(evidence) else { return false }
    if !topics.contains(.sickNote) {
      // A cut of such a note without its title.
      let isOfEmployee = topics.contains(.employee) || topics.contains(.patient)
      return isOfEmployee && topics.isSuperset(of: [.unfit, .diagnosis])
    }
    let isPersonal =
      topics.contains(.patient) || topics.contains(.employee) || evidence.identity.topics.contains(.birthDate)
    let isSigned = topics.contains(.doctor) || topics.contains(.hospital)
    let clues = [topics.contains(.unfit), isPersonal, isSigned, topics.contains(.diagnosis)].count { $0 }
    return clues >= 2 && (topics.contains(.unfit) || isPersonal)
  }

  /// Certificates of the European Union (`HC1:`), SMART health cards, German electronic prescriptions and plans.
  private static func hasCode(_ evidence: GateEvidence) -> Bool {
    evidence.codes.contains { code in
      let text = code.text.prefix(600)
      return text.hasPrefix("HC1:") || text.hasPrefix("shc:/") || text.contains("/$accept?ac=")
        || text.hasPrefix("<MP ") && text.contains("<P ")
    }
  }

  private static func hasDate(_ evidence: GateEvidence) -> Bool { PrintedDates.count(in: evidence.lines) >= 1 }

  /// At least six digits in a row, or an identifier of eight characters and more with four digits.
  private static func hasLongNumber(_ evidence: GateEvidence) -> Bool {
    evidence.lines.contains { hasLongNumber($0) }
  }

  private static func hasLongNumber(_ line: FoldedLine) -> Bool {
    let isLong = line.words.contains { word in
      let digits = word.text.unicodeScalars.count { (0x30...0x39).contains($0.value) }
      return digits >= 6 || digits >= 4 && word.range.count >= 8
    }
    return isLong
      || (8...30).contains(line.scalars.count) && line.scalars.count { (0x30...0x39).contains($0.value) } >= 8
  }

  /// `1-0-1` and `1-0-0-1`: how many to take in the morning, at noon, in the evening and at night.
  private static func isSchedule(_ line: FoldedLine) -> Bool {
    guard line.words.count >= 3 else { return false }
    for place in line.words.indices.dropLast(2) {
      let words = line.words[place..<place + 3]
      guard words.allSatisfy({ $0.range.count == 1 && ("0"..."4").contains($0.text) }) else { continue }
      let text = line.scalars[words[place].range.lowerBound..<words[place + 2].range.upperBound]
      if text.count(where: { $0 == "-" || $0 == "\u{2013}" }) == 2, text.count <= 9 { return true }
    }
    return false
  }

  private static let strengthUnits: Set<String> = ["mg", "mcg", "ug", "μg", "mg/ml", "ie", "iu", "毫克"]

  /// `500 mg` and `500mg`.
  private static func hasStrength(_ line: FoldedLine) -> Bool {
    for (place, word) in line.words.enumerated() {
      if strengthUnits.contains(word.text), place > 0, Int(line.words[place - 1].text) != nil { return true }
      // Japanese has the name before it and no blank: `錠5mg`.
      guard let digit = word.text.lastIndex(where: { $0.isASCII && $0.isNumber }) else { continue }
      if strengthUnits.contains(String(word.text[word.text.index(after: digit)...])) { return true }
    }
    return false
  }
}
