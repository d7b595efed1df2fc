/// What the words of health records stand for.
package enum HealthTopic: Hashable, Sendable, CaseIterable {
  // Cards of insurers.
  case insuranceCard, memberNumber, groupNumber, pharmacyRouting, copayment, deductible, planType, payer, insuredNumber
  // Prescriptions and the labels of pharmacies.
  case prescription, prescriptionForm, intake, refills, quantity, pharmacy, prescriptionNumber
  // Laboratories.
  case laboratory, referenceRange, specimen, result, testKind, testOutcome
  // Vaccination.
  case vaccinationCard, vaccine, dose, lot, vaccinationField
  // Letters of doctors and hospitals.
  case letter, letterPhrase, diagnosis, history, findings, medication, therapy, stay, allergies, examination,
    bloodPressure
  // Notes for employers.
  case sickNote, unfit
  // Anywhere.
  case patient, doctor, hospital

  /// What a letter or discharge note tells of an illness.
  package static let clinical: Set<HealthTopic> = [
    .diagnosis, .history, .findings, .medication, .therapy, .stay, .allergies, .examination, .bloodPressure,
  ]
}

/// What the health rules share, read once a capture.
package struct HealthEvidence: Sendable {
  /// Every topic whose word stands as a label or title: in a short line, or before a colon; and long phrases anywhere.
  package let topics: Set<HealthTopic>

  private static let book = PhraseBook(HealthWords.all)
  private static let labelWordsMax = 8
  /// In letters; a phrase this long means itself in a sentence, too.
  private static let phraseLength = 18

  package init(lines: [FoldedLine]) {
    var topics: Set<HealthTopic> = []
    for line in lines where !line.words.isEmpty {
      let isShort = line.words.count <= Self.labelWordsMax
      for match in Self.book.matches(in: line) where match.isSolid(in: line) {
        if isShort || match.range.count >= Self.phraseLength || Self.isBeforeColon(match.range.upperBound, line) {
          topics.insert(match.topic)
        }
      }
    }
    self.topics = topics
  }

  private static func isBeforeColon(_ place: Int, _ line: FoldedLine) -> Bool {
    line.scalars[min(place, line.scalars.count)...].prefix(3).first { $0 != " " } == ":"
  }
}
