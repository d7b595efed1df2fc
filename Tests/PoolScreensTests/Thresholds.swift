/// What the measured rules have to reach, in one place.
enum Thresholds {
  /// Below the thresholds the tests of the gate fail.
  static let judgesTheGate = true
  /// Below the thresholds the tests of links, objects and leads fail.
  static let judgesDerivation = true

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
