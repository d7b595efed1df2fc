/// What the words of health records stand for.
package enum HealthTopic: Hashable, Sendable, CaseIterable {
  // Cards of insurers.
  case insuranceCard, memberNumber, groupNumber, pharmacyRouting, copayment, deductible, planType, payer, insuredNumber,
    insuredCode
  // Prescriptions and the labels of pharmacies.
  case prescription, prescriptionForm, intake, refills, quantity, pharmacy, prescriptionNumber
  // Laboratories.
  case laboratory, referenceRange, specimen, result, testKind, testOutcome
  // Examinations of the whole body.
  case checkup, bodyMeasure
  // Vaccination.
  case vaccinationCard, vaccine, dose, lot, vaccinationField
  // Letters of doctors and hospitals.
  case letter, letterPhrase, diagnosis, history, findings, medication, therapy, stay, allergies, examination,
    bloodPressure
  // Notes for employers.
  case sickNote, unfit, employee
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

  /// In letters; a phrase this long is found where a reader or the paper broke it in two lines.
  private static let brokenLength = 12

  package init(lines: [FoldedLine]) {
    var topics: Set<HealthTopic> = []
    var before: FoldedLine?
    for line in lines where !line.words.isEmpty {
      let isShort = line.isShort(Self.labelWordsMax)
      if isShort, let before, let joined = before.joined(with: line, wordsMax: Self.labelWordsMax) {
        for match in Self.book.matches(in: joined)
        where match.range.count >= Self.brokenLength && match.range.contains(before.scalars.count) {
          topics.insert(match.topic)
        }
      }
      before = isShort ? line : nil
      if line.addressesSomebody { topics.insert(.patient) }
      for match in Self.book.matches(in: line) where match.isSolid(in: line) {
        if isShort || match.range.count >= Self.phraseLength || line.hasColon(at: match.range.upperBound) {
          topics.insert(match.topic)
        }
      }
    }
    self.topics = topics
  }

  /// Whether a word for a topic stands in a line.
  package static func line(_ line: FoldedLine, says topic: HealthTopic) -> Bool {
    book.matches(in: line).contains { $0.topic == topic && $0.isSolid(in: line) }
  }
}

extension FoldedLine {
  /// `見本 花子 様`: Japanese bags of medicine and letters name the person so.
  fileprivate var addressesSomebody: Bool {
    guard (3...14).contains(scalars.count), scalars.last == "様" else { return false }
    return scalars.dropLast().allSatisfy { $0 == " " || TextFolding.isUnspaced($0) }
  }
}
