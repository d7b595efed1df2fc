/// Results of a laboratory: names of what was measured, beside units of volume and ranges.
enum LabReport {
  /// What laboratories measure, with units, ranges and the words of a report; or one test, or an examination.
  static func isShown(in evidence: GateEvidence) -> Bool {
    let topics = evidence.health.topics
    let context: Set<HealthTopic> = [.laboratory, .referenceRange, .specimen, .patient, .checkup]
    guard !topics.isDisjoint(with: context) else { return isTestResult(topics, evidence) }
    var measured: Set<String> = []
    for line in evidence.lines where line.isShort(wordsMax) { measured.formUnion(book.topics(in: line)) }
    let counts = Counts(
      measured: measured.count, telling: measured.count { !$0.hasPrefix("=") },
      units: evidence.lines.reduce(0) { $0 + LabUnits.count(in: $1) },
      ranges: evidence.lines.count(where: hasRange),
      clues: topics.intersection(context).count + (topics.contains(.result) ? 1 : 0))
    return isTable(counts) || isShortTable(counts, topics, evidence) || isCheckup(counts, topics, evidence)
      || isTestResult(topics, evidence)
  }

  private struct Counts {
    /// Different things that were measured; and those that are measured by laboratories only.
    var measured: Int
    var telling: Int
    var units: Int
    /// Lines with a range of values.
    var ranges: Int
    /// Words of a report.
    var clues: Int
  }

  /// At least three things that only laboratories measure, four in all, with their units, and a word of the report.
  private static func isTable(_ counts: Counts) -> Bool {
    guard counts.telling >= 3, counts.measured >= 4 else { return false }
    return counts.units >= 3 && (counts.clues >= 2 || counts.ranges >= 3)
      || counts.units >= 2 && counts.ranges >= 2 && counts.clues >= 2 || counts.telling >= 6 && counts.clues >= 3
  }

  /// Few things, in a report that says what it is and whose: the name of the paper or the heading of the ranges, the
  /// patient, and three words of a report in all.
  private static func isShortTable(_ counts: Counts, _ topics: Set<HealthTopic>, _ evidence: GateEvidence) -> Bool {
    guard counts.telling >= 2 else { return false }
    let words: Set<HealthTopic> = [.laboratory, .referenceRange, .result, .specimen, .checkup]
    guard topics.contains(.laboratory) || topics.contains(.referenceRange) || topics.contains(.checkup) else {
      return false
    }
    let said = topics.intersection(words).count
    guard counts.units + counts.ranges >= (counts.measured >= 3 ? 3 : 4) else { return false }
    guard isPersonal(topics, evidence) else {
      // A cut of a table without the name: more of it has to be there.
      let isWide = counts.units >= 2 && counts.ranges >= 2
      return isWide && topics.contains(.laboratory) && (counts.measured >= 3 && said >= 3 || counts.telling >= 3)
    }
    return said >= 3 || said >= 2 && counts.measured >= 3 && counts.units >= 2
  }

  /// The report of an examination of the whole body: its title, the person, and two of blood pressure, body measures
  /// and what laboratories measure.
  private static func isCheckup(_ counts: Counts, _ topics: Set<HealthTopic>, _ evidence: GateEvidence) -> Bool {
    guard topics.contains(.checkup) else { return false }
    let fields: Set<IdentityTopic> = [.fullName, .surname, .birthDate, .personalNumber]
    let isPersonal = topics.contains(.patient) || !evidence.identity.topics.isDisjoint(with: fields)
    guard isPersonal || counts.units >= 2 else { return false }
    let parts = [topics.contains(.bloodPressure), topics.contains(.bodyMeasure), counts.measured >= 1].count { $0 }
    return parts >= 2 && (counts.units >= 1 || topics.contains(.bloodPressure))
      && PrintedDates.count(in: evidence.lines) >= 1
  }

  /// Whether a paper is about one person.
  private static func isPersonal(_ topics: Set<HealthTopic>, _ evidence: GateEvidence) -> Bool {
    let fields: Set<IdentityTopic> = [.birthDate, .personalNumber, .fullName, .surname]
    return topics.contains(.patient) || !evidence.identity.topics.isDisjoint(with: fields)
  }

  /// One test for an infection with its outcome, of a named person or sample.
  private static func isTestResult(_ topics: Set<HealthTopic>, _ evidence: GateEvidence) -> Bool {
    guard topics.isSuperset(of: [.testKind, .testOutcome]) else { return false }
    let isPersonal = topics.contains(.patient) || evidence.identity.topics.contains(.birthDate)
    return isPersonal && (topics.contains(.specimen) || topics.contains(.laboratory) || topics.contains(.result))
      && (PrintedDates.count(in: evidence.lines) >= 1 || topics.isSuperset(of: [.specimen, .result]))
  }

  /// A line of a table has a name, a value, a unit and a range; a sentence has more words.
  private static let wordsMax = 14

  /// `3.5 - 5.1` and `< 200`: two numbers with a dash between them, or one after a sign of comparison.
  private static func hasRange(_ line: FoldedLine) -> Bool {
    guard line.scalars.count <= 80 else { return false }
    let scalars = line.scalars
    for place in scalars.indices {
      switch scalars[place] {
      case "<", ">", "\u{2264}", "\u{2265}":
        if digit(scalars, after: place) { return true }
      case "-", "\u{2013}", "\u{2014}", "~":
        if digit(scalars, after: place), digit(scalars, before: place), !isDate(line) { return true }
      default: continue
      }
    }
    return false
  }

  private static func isDate(_ line: FoldedLine) -> Bool { PrintedDates.isDated(line) }

  private static func digit(_ scalars: [Unicode.Scalar], after place: Int) -> Bool {
    let next = scalars[(place + 1)...].prefix(2).first { $0 != " " }
    return next.map { (0x30...0x39).contains($0.value) } ?? false
  }

  private static func digit(_ scalars: [Unicode.Scalar], before place: Int) -> Bool {
    let last = scalars[..<place].suffix(2).last { $0 != " " }
    return last.map { (0x30...0x39).contains($0.value) } ?? false
  }

  private static let book = PhraseBook(LabWords.all)
}

/// Units that laboratories use and tables of nutrition do not.
enum LabUnits {
  private static let units: [[Unicode.Scalar]] = [
    "mg/dl", "mg/l", "g/dl", "g/l", "mmol/l", "umol/l", "μmol/l", "nmol/l", "pmol/l", "u/l", "iu/l", "ui/l", "ng/ml",
    "ng/dl", "pg/ml", "ug/l",
    "ug/dl", "μg/dl", "μg/l", "mcg/dl", "miu/l", "miu/ml", "uiu/ml", "μiu/ml", "mu/l", "/ul", "/μl", "/nl", "/pl",
    "/mm3", "/mmc", "e9/l", "e12/l", "9/l", "12/l", "3/ul",
    "6/ul", "mm/h", "ml/min", "mval/l", "meq/l", "gpt/l", "tpt/l", "giga/l", "tera/l", "mmol/mol", "mg/g", "ukat/l",
    "μkat/l", "iu/ml", "u/ml", "k/ul", "m/ul", "tys/ul", "mln/ul",
    "fl", "pg", "sec", "ratio",
  ].map { Array($0.unicodeScalars) }

  /// How many units a line holds, as places where a unit begins and ends. Blanks are left out.
  static func count(in line: FoldedLine) -> Int {
    guard line.scalars.count <= 120 else { return 0 }
    var scalars: [Unicode.Scalar] = []
    for scalar in line.scalars where scalar != " " { scalars.append(scalar == "\u{b5}" ? "μ" : scalar) }
    var count = 0
    var place = 0
    while place < scalars.count {
      guard place == 0 || !isLetter(scalars[place - 1]), let length = length(scalars, place) else {
        place += 1
        continue
      }
      count += 1
      place += length
    }
    return count
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x61...0x7a).contains(scalar.value) || scalar == "μ"
  }

  private static func length(_ scalars: [Unicode.Scalar], _ place: Int) -> Int? {
    for unit in units where place + unit.count <= scalars.count {
      guard zip(scalars[place...], unit).allSatisfy({ isSame($0, $1) }) else { continue }
      let end = place + unit.count
      if end == scalars.count || !isLetter(scalars[end]) { return unit.count }
    }
    return nil
  }

  /// Readers take the last letter of `mg/dl` for a one or an I.
  private static func isSame(_ read: Unicode.Scalar, _ wanted: Unicode.Scalar) -> Bool {
    read == wanted || wanted == "l" && (read == "1" || read == "i" || read == "|")
  }
}
