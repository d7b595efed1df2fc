/// Documents by the names of their fields, found together.
enum DocumentFields {
  /// A title and at least four fields of both sorts, or no title and more of them; dates stand on every such document.
  static func isDocument(_ evidence: GateEvidence) -> Bool {
    let identity = evidence.identity
    guard !identity.isForm else { return false }
    let person = identity.topics.intersection(IdentityTopic.person)
    let document = identity.topics.intersection(IdentityTopic.document)
    let dates = PrintedDates.count(in: evidence.lines)
    if isBack(document, evidence, dates: dates) || isRemnant(person, document, evidence) { return true }
    if isNational(person, document, evidence, dates: dates) { return true }
    guard person.count >= 2 else { return false }
    // Forms name social security and visas, too; cards alone have nothing else of a document.
    let isTitled = !identity.topics.isDisjoint(with: document.isEmpty ? telling : IdentityTopic.titles)
    let isDated = person.contains(.birthDate)
    if isTitled { return dates >= 1 && person.count + document.count >= (isDated ? 4 : 5) }
    let own = document.intersection([.issueDate, .expiryDate, .authority, .documentNumber])
    return isDated && own.count >= 2 && person.count + document.count >= 5 && dates >= 2
  }

  private static let telling: Set<IdentityTopic> = [.passport, .identityCard, .drivingLicence, .residencePermit]

  /// The side of a card that names no person: the title alone in its line, who issued it and until when.
  private static func isBack(_ document: Set<IdentityTopic>, _ evidence: GateEvidence, dates: Int) -> Bool {
    let titles: Set<IdentityTopic> = [.identityCard, .residencePermit, .drivingLicence, .passport]
    guard document.contains(.authority), !evidence.identity.headings.isDisjoint(with: titles) else { return false }
    let isLasting = dates >= 1 && (document.contains(.expiryDate) || document.contains(.issueDate))
    return (isLasting || evidence.identity.topics.contains(.issuingState)) && !tellsHow(evidence)
  }

  /// A title alone in its line, the name of the state as it calls itself, a name, and one thing more: so much stands in
  /// the upper half of a card.
  private static func isNational(
    _ person: Set<IdentityTopic>, _ document: Set<IdentityTopic>, _ evidence: GateEvidence, dates: Int
  ) -> Bool {
    let identity = evidence.identity
    guard identity.topics.contains(.issuingState), !identity.headings.isDisjoint(with: telling) else { return false }
    guard !person.isDisjoint(with: [.surname, .givenNames, .fullName]) else { return false }
    return person.count + document.count + (dates > 0 ? 1 : 0) >= 2 && !tellsHow(evidence)
  }

  /// What is left of a document whose zone was read in part: its title, some fields, and a line with fillers.
  private static func isRemnant(
    _ person: Set<IdentityTopic>, _ document: Set<IdentityTopic>, _ evidence: GateEvidence
  ) -> Bool {
    let isTitled = !evidence.identity.headings.isDisjoint(with: telling.union([.visa]))
    guard person.count + document.count >= (isTitled ? 1 : 2) else { return false }
    return evidence.lines.contains { line in
      MachineReadableZone.isFragment(line) && (isTitled || MachineReadableZone.isPlainFragment(line))
    }
  }

  /// The title of a certificate and at least three of its fields; or one title alone in its line with two fields, one
  /// of them of certificates only, and a date. Papers that name several titles or tell how to come by one are none.
  static func isCertificate(_ evidence: GateEvidence) -> Bool {
    let identity = evidence.identity
    let titles = identity.topics.intersection(IdentityTopic.certificateTitles)
    guard !identity.isForm else { return false }
    if titles.isEmpty { return isUntitledCertificate(evidence) }
    if identity.topics.intersection(IdentityTopic.certificate).count >= 3 { return true }
    guard titles.count == 1, titles.isSubset(of: identity.headings), !tellsHow(evidence) else { return false }
    guard identity.topics.isDisjoint(with: IdentityTopic.form), PrintedDates.count(in: evidence.lines) >= 1 else {
      return false
    }
    let said = IdentityEvidence.mentions(in: evidence.lines).intersection(IdentityTopic.certificate)
    return said.count >= 2 && !said.isDisjoint(with: IdentityTopic.certificateOwn)
  }

  /// A certificate that lost its title: the office with the number of the entry, a declaration or both parents; who was
  /// born or married, and a date.
  private static func isUntitledCertificate(_ evidence: GateEvidence) -> Bool {
    let topics = evidence.identity.topics
    guard topics.contains(.registrar), topics.isDisjoint(with: IdentityTopic.form) else { return false }
    guard topics.contains(.entryNumber) || topics.isSuperset(of: [.father, .mother]) || topics.contains(.declaration)
    else { return false }
    let subjects: Set<IdentityTopic> = [.birthDate, .spouse, .marriageDate, .deceased, .deathDate]
    guard !topics.isDisjoint(with: subjects), PrintedDates.count(in: evidence.lines) >= 1 else { return false }
    return !tellsHow(evidence)
  }

  /// A permit to stay: its title alone in its line, with three of: a field of the person, what such permits say
  /// besides, a date; and a date or a number in any case.
  static func isPermit(_ evidence: GateEvidence) -> Bool {
    let identity = evidence.identity
    guard identity.headings.contains(.residencePermit), !identity.isForm, !tellsHow(evidence) else { return false }
    let person = identity.topics.intersection(IdentityTopic.person)
    let own = identity.topics.intersection([
      .expiryDate, .issueDate, .authority, .documentNumber, .permitKind, .permitRemark, .holderSignature,
    ])
    let isDated = PrintedDates.count(in: evidence.lines) >= 1
    guard !own.isEmpty, isDated || evidence.lines.contains(where: hasDocumentNumber) else { return false }
    return person.count + own.count + (isDated ? 1 : 0) >= 3
  }

  /// `NL4116471` and `YPVW4XX2G`: a word of at least eight characters with two digits among them.
  private static func hasDocumentNumber(_ line: FoldedLine) -> Bool {
    line.words.contains { word in
      (8...14).contains(word.range.count)
        && line.scalars[word.range].count { (0x30...0x39).contains($0.value) } >= 2
        && line.scalars[word.range].allSatisfy { $0.value < 0x80 }
    }
  }

  /// A visa: its title, what visas say of the stay, and whose it is.
  static func isVisa(_ evidence: GateEvidence) -> Bool {
    let topics = evidence.identity.topics
    let owner: Set<IdentityTopic> = [.surname, .givenNames, .fullName, .documentNumber, .birthDate]
    guard !evidence.identity.isForm, !topics.isDisjoint(with: owner) else { return false }
    guard PrintedDates.count(in: evidence.lines) >= 1 || evidence.lines.contains(where: hasDocumentNumber) else {
      return false
    }
    // Several fields share a line on visas.
    let said = IdentityEvidence.mentions(in: evidence.lines)
    let stay = said.intersection([.visaKind, .visaEntries, .visaStay]).count
    return stay >= (topics.contains(.visa) ? 2 : 3) && !said.contains(.instruction)
  }

  /// Whether a page tells how to come by a paper.
  private static func tellsHow(_ evidence: GateEvidence) -> Bool {
    IdentityEvidence.mentions(in: evidence.lines).contains(.instruction)
  }
}
