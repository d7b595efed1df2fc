/// How a face appears to a model, as bands of age and a share for female; never who the person is.
package struct FaceGuess: Hashable, Sendable {
  /// How probable each five years of age are, 0-4 first and 80 and more last: 17 numbers; nil without a model.
  package var ageShares: [Float]?
  /// How probable `female` is against `male`, 0 to 1; nil without a model.
  package var female: Float?

  package init(ageShares: [Float]? = nil, female: Float? = nil) {
    self.ageShares = ageShares
    self.female = female
  }
}

/// An apparent age range that may be told.
package enum ApparentAge: String, Hashable, Sendable, Codable {
  case child = "0-9"
  case youngAdult = "20-39"

  /// Its places among the age shares of a `FaceGuess`.
  var places: Range<Int> { self == .child ? 0..<2 : 4..<8 }
}

/// How a face appears.
package enum ApparentGender: String, Hashable, Sendable, Codable {
  case female, male
  /// The faces do not agree enough.
  case unknown
}

/// A label with how much the faces agree on it.
package struct Estimate<Label: Hashable & Sendable>: Hashable, Sendable {
  package var label: Label
  /// 0 to 1.
  package var confidence: Double

  package init(label: Label, confidence: Double) {
    self.label = label
    self.confidence = confidence
  }
}

/// From how probable a label is on it is given to a face, one bar a label, and what a group needs to be told one.
///
/// `Benchmarks/faces.py` prints the tables they come from. The model for ages takes many people above 40 for younger:
/// no bar makes `20-39` right often enough on single faces, and only several faces of a person that agree are told.
package struct EstimateBars: Hashable, Sendable {
  package var child: Float = 0.80
  package var youngAdult: Float = 0.80
  package var female: Float = 0.80
  package var male: Float = 0.80
  /// How much a group's faces must agree, 0 to 1.
  package var agreement = 0.7
  /// From how many faces on an age range is told.
  package var ageFaces = 2

  package init() {}
}

/// What is said of the apparent age and gender of faces and of groups, and when nothing is.
package enum PersonEstimates {
  /// The age label of one face: the likelier of the two that may be told, from its bar on; nil otherwise.
  package static func age(of guess: FaceGuess, bars: EstimateBars = EstimateBars()) -> ApparentAge? {
    guard let shares = guess.ageShares, shares.count == 17, shares.allSatisfy(\.isFinite) else { return nil }
    func share(_ age: ApparentAge) -> Float { shares[age.places].reduce(0, +) }
    if share(.child) >= bars.child { return .child }
    return share(.youngAdult) >= bars.youngAdult ? .youngAdult : nil
  }

  /// The gender label of one face; `unknown` below the bars, nil without a model.
  package static func gender(of guess: FaceGuess, bars: EstimateBars = EstimateBars()) -> ApparentGender? {
    guard let female = guess.female, female.isFinite else { return nil }
    if female >= bars.female { return .female }
    return 1 - female >= bars.male ? .male : .unknown
  }

  /// The age range of a group: the label of at least the share `agreement` of all its faces that a model has seen.
  /// Faces without a label speak against every label.
  /// - Returns: nil where the faces do not agree or are too few, and without a model.
  package static func ageRange(
    of guesses: [FaceGuess], bars: EstimateBars = EstimateBars()
  ) -> Estimate<ApparentAge>? {
    let seen = guesses.filter { $0.ageShares != nil }
    guard seen.count >= bars.ageFaces else { return nil }
    let labels = seen.compactMap { age(of: $0, bars: bars) }
    return agreed(labels, of: seen.count, bars: bars, among: [.child, .youngAdult])
  }

  /// The gender of a group, likewise; `unknown` with the larger side's share where its faces do not agree.
  /// - Returns: nil without a model.
  package static func gender(
    of guesses: [FaceGuess], bars: EstimateBars = EstimateBars()
  ) -> Estimate<ApparentGender>? {
    let labels = guesses.compactMap { gender(of: $0, bars: bars) }
    guard !labels.isEmpty else { return nil }
    if let sure = agreed(labels, of: labels.count, bars: bars, among: [.female, .male]) { return sure }
    let larger = max(labels.count { $0 == .female }, labels.count { $0 == .male })
    return Estimate(label: .unknown, confidence: Double(larger) / Double(labels.count))
  }

  private static func agreed<Label: Hashable & Sendable>(
    _ labels: [Label], of total: Int, bars: EstimateBars, among choices: [Label]
  ) -> Estimate<Label>? {
    for choice in choices {
      let share = Double(labels.count { $0 == choice }) / Double(max(total, 1))
      if total > 0, share >= bars.agreement, share > 0.5 { return Estimate(label: choice, confidence: share) }
    }
    return nil
  }
}
