/// What the words of identity documents, certificates and forms stand for.
package enum IdentityTopic: Hashable, Sendable, CaseIterable {
  // What a document says of a person.
  case surname, givenNames, fullName, birthDate, birthPlace, nationality, sex, address, personalNumber
  // What it says of itself.
  case issueDate, expiryDate, authority, documentNumber, holderSignature, state
  // What licences say besides.
  case height, weight, eyes, hair, licenceClass, restrictions, endorsements, donor, discriminator
  // What certificates say besides.
  case father, mother, spouse, marriageDate, deceased, deathDate, deathCause, registrar, entryNumber, witness
  // Titles.
  case passport, identityCard, drivingLicence, residencePermit, visa, socialSecurityCard
  case birthCertificate, marriageCertificate, deathCertificate
  // What forms, letters of application and school papers say, and documents of identity do not.
  case email, telephone, password, submission, career, school

  package static let person: Set<IdentityTopic> = [
    .surname, .givenNames, .fullName, .birthDate, .birthPlace, .nationality, .sex, .address, .personalNumber,
  ]
  package static let document: Set<IdentityTopic> = [
    .issueDate, .expiryDate, .authority, .documentNumber, .holderSignature, .state, .height, .eyes,
  ]
  package static let licence: Set<IdentityTopic> = [
    .height, .weight, .eyes, .hair, .licenceClass, .restrictions, .endorsements, .donor, .discriminator,
  ]
  package static let certificate: Set<IdentityTopic> = [
    .father, .mother, .spouse, .marriageDate, .deceased, .deathDate, .deathCause, .registrar, .entryNumber, .witness,
    .birthDate, .birthPlace, .surname, .givenNames, .fullName, .sex, .nationality,
  ]
  package static let titles: Set<IdentityTopic> = [
    .passport, .identityCard, .drivingLicence, .residencePermit, .visa, .socialSecurityCard,
  ]
  package static let certificateTitles: Set<IdentityTopic> = [
    .birthCertificate, .marriageCertificate, .deathCertificate,
  ]
  package static let form: Set<IdentityTopic> = [.email, .telephone, .password, .submission, .career, .school]
}

/// What the identity rules share, read once a capture.
package struct IdentityEvidence: Sendable {
  package let numbers: NumberCandidates
  /// Every topic whose word stands as a label or title: in a short line, or before a colon.
  package let topics: Set<IdentityTopic>
  /// Those of `topics` that are fields of documents.
  package var fields: Set<IdentityTopic> { topics.intersection(IdentityTopic.person.union(IdentityTopic.document)) }
  /// Whether a form, an application or a school paper speaks.
  package var isForm: Bool { topics.intersection(IdentityTopic.form).count >= 2 }

  private static let book = PhraseBook(IdentityWords.all)
  /// A line with more words is a sentence.
  private static let labelWordsMax = 8

  package init(lines: [FoldedLine], codes: [FoldedLine]) {
    numbers = NumberCandidates(lines: lines, codes: codes)
    var topics: Set<IdentityTopic> = []
    for line in lines where !line.words.isEmpty {
      let isShort = line.words.count <= Self.labelWordsMax
      // Beyond, only words before a colon count, so lines without one need no look.
      guard isShort || line.scalars.contains(":") else { continue }
      let matches = Self.book.matches(in: line)
      guard !matches.isEmpty else { continue }
      let letters = max(line.words.reduce(0) { $0 + $1.range.count }, 1)
      for match in matches where match.isSolid(in: line) {
        let isTitle =
          IdentityTopic.titles.contains(match.topic) || IdentityTopic.certificateTitles.contains(match.topic)
        if isTitle {
          if isShort, match.range.count * 5 >= letters || match.range.count >= 12 { topics.insert(match.topic) }
        } else if isShort || Self.isBeforeColon(match.range.upperBound, line) {
          topics.insert(match.topic)
        }
      }
    }
    self.topics = topics
  }

  private static func isBeforeColon(_ place: Int, _ line: FoldedLine) -> Bool {
    let rest = line.scalars[min(place, line.scalars.count)...].prefix(3)
    return rest.first { $0 != " " } == ":"
  }
}
