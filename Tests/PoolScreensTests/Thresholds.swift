/// What the measured rules have to reach, in one place.
enum Thresholds {
  /// Turn on once the gate's rules are there: below the thresholds the tests then fail.
  static let judgesTheGate = false
  /// Turn on once links, objects and leads are derived.
  static let judgesDerivation = false

  /// Part of the screens to hold that the gate holds for a right kind.
  static let recall = 0.97
  /// Part of the screens to pass that the gate holds.
  static let falseHolds = 0.01
  /// Of the found, right; of the expected, found; each for every kind of link, object and lead.
  static let findingPrecision = 0.95
  static let findingRecall = 0.90
  /// The test reads every so manieth picture of the gate set, unless `POOL_SCREENS_EVERY` says otherwise. Odd, for each
  /// template is drawn twice in a row.
  static let pictureStep = 13
}
