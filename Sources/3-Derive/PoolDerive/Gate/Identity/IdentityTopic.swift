/// What the words of identity documents, certificates and forms stand for.
package enum IdentityTopic: Hashable, Sendable, CaseIterable {
  // What a document says of a person.
  case surname, givenNames, fullName, birthDate, birthPlace, nationality, sex, address, personalNumber
  // What it says of itself.
  case issueDate, expiryDate, authority, documentNumber, holderSignature, state, issuingState
  // What licences say besides.
  case height, weight, eyes, hair, licenceClass, restrictions, endorsements, donor, discriminator
  // What permits to stay say besides.
  case permitKind, permitRemark
  // What visas say besides.
  case visaKind, visaEntries, visaStay
  // What certificates say besides.
  case father, mother, spouse, marriageDate, deceased, deathDate, deathCause, registrar, entryNumber, witness,
    declaration
  // Titles.
  case passport, identityCard, drivingLicence, residencePermit, visa, socialSecurityCard
  case birthCertificate, marriageCertificate, deathCertificate, civilRegister
  // What forms, letters of application and school papers say, and documents of identity do not.
  case email, telephone, password, submission, career, school
  // What pages say that tell how to come by a document.
  case instruction

  package static let person: Set<IdentityTopic> = [
    .surname, .givenNames, .fullName, .birthDate, .birthPlace, .nationality, .sex, .address, .personalNumber,
  ]
  package static let document: Set<IdentityTopic> = [
    .issueDate, .expiryDate, .authority, .documentNumber, .holderSignature, .state, .height, .eyes,
  ]
  package static let licence: Set<IdentityTopic> = [
    .height, .weight, .eyes, .hair, .licenceClass, .restrictions, .endorsements, .donor, .discriminator,
  ]
  /// What only certificates say.
  package static let certificateOwn: Set<IdentityTopic> = [
    .father, .mother, .spouse, .marriageDate, .deceased, .deathDate, .deathCause, .registrar, .entryNumber, .witness,
    .declaration,
  ]
  package static let certificate: Set<IdentityTopic> = certificateOwn.union([
    .birthDate, .birthPlace, .surname, .givenNames, .fullName, .sex, .nationality,
  ])
  package static let titles: Set<IdentityTopic> = [
    .passport, .identityCard, .drivingLicence, .residencePermit, .visa, .socialSecurityCard,
  ]
  package static let certificateTitles: Set<IdentityTopic> = [
    .birthCertificate, .marriageCertificate, .deathCertificate, .civilRegister,
  ]
  package static let form: Set<IdentityTopic> = [.email, .telephone, .password, .submission, .career, .school]

  /// Whether it names a paper, rather than a field of one.
  package var isTitle: Bool { Self.titles.contains(self) || Self.certificateTitles.contains(self) }
}

/// What the identity rules share, read once a capture.
package struct IdentityEvidence: Sendable {
  package let numbers: NumberCandidates
  /// Every topic whose word stands as a label or title: in a short line, or before a colon.
  package let topics: Set<IdentityTopic>
  /// Titles that take up at least half of their line.
  package let headings: Set<IdentityTopic>
  /// Those of `topics` that are fields of documents.
  package var fields: Set<IdentityTopic> { topics.intersection(IdentityTopic.person.union(IdentityTopic.document)) }
  /// Whether a form, an application or a school paper speaks.
  package var isForm: Bool { topics.intersection(IdentityTopic.form).count >= 2 }

  private static let book = PhraseBook(IdentityWords.all)
  /// A line with more words is a sentence. Numbers are no words.
  private static let labelWordsMax = 8
  /// In letters; a title this long is found where a reader or the paper broke it in two lines.
  private static let brokenTitleLength = 12
  /// The same for the names of fields.
  private static let brokenFieldLength = 10

  package init(lines: [FoldedLine], codes: [FoldedLine]) {
    numbers = NumberCandidates(lines: lines, codes: codes)
    var topics: Set<IdentityTopic> = []
    var headings: Set<IdentityTopic> = []
    var before: FoldedLine?
    for line in lines where !line.words.isEmpty {
      let isShort = line.isShort(Self.labelWordsMax)
      if isShort, let before, let joined = before.joined(with: line, wordsMax: Self.labelWordsMax) {
        for match in Self.book.matches(in: joined)
        where match.range.count >= (match.topic.isTitle ? Self.brokenTitleLength : Self.brokenFieldLength)
          && match.range.contains(before.scalars.count)
        {
          topics.insert(match.topic)
          if match.topic.isTitle { headings.insert(match.topic) }
        }
      }
      before = isShort ? line : nil
      // Beyond, only words before a colon count, so lines without one need no look.
      guard isShort || line.scalars.contains(":") else { continue }
      let letters = max(line.words.reduce(0) { $0 + $1.range.count }, 1)
      if line.endsABirthDay { topics.insert(.birthDate) }
      for match in Self.book.matches(in: line) where match.isSolid(in: line) {
        if match.topic.isTitle {
          guard isShort, !line.isInflected(match.range.upperBound) else { continue }
          if match.range.count * 5 >= letters || match.range.count >= 12 { topics.insert(match.topic) }
          if match.range.count * 2 >= letters { headings.insert(match.topic) }
        } else if isShort || line.hasColon(at: match.range.upperBound) {
          topics.insert(match.topic)
        }
      }
      if isShort, line.hasEntryNumber { topics.insert(.entryNumber) }
    }
    self.topics = topics
    self.headings = headings
  }

  /// The topics of all words, those of sentences too.
  package static func mentions(in lines: [FoldedLine]) -> Set<IdentityTopic> {
    // One line, for sentences go on in the next.
    let all = FoldedLine(lines.prefix(mentionLinesMax).map(\.text).joined(separator: " "))
    var topics = Set(book.matches(in: all).filter { $0.isSolid(in: all) }.map(\.topic))
    if all.hasEntryNumber { topics.insert(.entryNumber) }
    return topics
  }

  /// More lines than papers of one page have.
  private static let mentionLinesMax = 300
}

extension FoldedLine {
  /// Whether a word goes on at a place for a few letters, as `work permitted` and `birth certificates` do; a word that
  /// a reader joined goes on for more.
  fileprivate func isInflected(_ place: Int) -> Bool {
    guard let rest = words.first(where: { $0.range.contains(place) })?.range, rest.lowerBound < place else {
      return false
    }
    return rest.upperBound - place <= 3 && !TextFolding.isUnspaced(scalars[place])
  }

  private static let entryWords: Set<String> = ["acte", "atto", "akt", "akta", "aktu", "acta", "assento", "entry"]
  private static let numberWords: Set<String> = ["n", "no", "nr", "num", "numero", "number", "c"]

  /// `Acte n° 177`, `Atto n. 483 parte I`, `Akt nr 12/2024`.
  fileprivate var hasEntryNumber: Bool {
    guard words.count >= 3 else { return false }
    return words.indices.dropLast(2).contains { place in
      Self.entryWords.contains(words[place].text) && Self.numberWords.contains(words[place + 1].text)
        && (words[place + 2].text.unicodeScalars.first.map { (0x30...0x39).contains($0.value) } ?? false)
    }
  }

  /// `1975/09/14生` and `昭和50年9月14日生`, as Japanese cards have the day of birth.
  fileprivate var endsABirthDay: Bool {
    words.contains { word in
      let end = scalars[word.range].suffix(2)
      guard end.count == 2, end.last == "生", let before = end.first else { return false }
      return before == "日" || (0x30...0x39).contains(before.value)
    }
  }
}
