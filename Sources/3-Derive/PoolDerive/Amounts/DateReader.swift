package import PoolTypes

/// Which of two small numbers of a date is the day.
package enum DayOrder: Hashable, Sendable { case dayFirst, monthFirst }

/// Finds days and times in a line, in the ways of writing of many countries.
///
/// `03/05/2026` may be of March or May. What decides, the first that does: a number above 12; the day of the week
/// beside it; the order given or seen in another date of the line; the capture's own date, if one of the two is within
/// three days of it; a time with AM or PM, for the month first; otherwise the day comes first. With points it always
/// does.
package enum DateReader {
  /// Days, each with the time that stands beside it, in order; ranges count the folded scalars of the line.
  ///
  /// A day without a year takes the year that puts it nearest to the capture's own date: up to ten months after it, or
  /// else before it; the day of the week decides where it fits one of three years. Without that date it is not told.
  /// - Parameter order: what `order(of:)` found in the whole text.
  package static func dates(
    in line: FoldedLine, near: CaptureDate?, order: DayOrder? = nil
  ) -> [(date: ReadDate, range: Range<Int>)] {
    guard let tokens = tokens(of: line) else { return [] }
    let capture = near.map { (CivilTime(secondsSince1970: $0.wallClockSeconds), $0.source != .file) }
    let times = TimeScan(tokens: tokens).all()
    let scan = DateScan(tokens: tokens, near: capture?.0)
    let choice = DateChoice(
      tokens: tokens, near: capture?.0, isNearKnown: capture?.1 ?? false, order: order,
      usual: hasHalves(tokens) ? .monthFirst : nil)
    return choice.chosen(scan.all(), times: times)
  }

  /// Times of the day, in order; hours 0 to 23.
  package static func times(in line: FoldedLine) -> [(hour: Int, minute: Int, range: Range<Int>)] {
    guard let tokens = tokens(of: line) else { return [] }
    return TimeScan(tokens: tokens).all().map { ($0.hour, $0.minute, tokens.span($0.first, $0.last)) }
  }

  /// The order that dates with a number above 12 have, if all such dates of a text agree; otherwise the month first
  /// if there are dates with signs and times with AM or PM; otherwise nil.
  package static func order(of lines: [FoldedLine]) -> DayOrder? {
    var seen: Set<DayOrder> = []
    var hasHalves = false
    for line in lines {
      guard let tokens = tokens(of: line) else { continue }
      for raw in DateScan(tokens: tokens, near: nil).all() {
        if raw.isSwappable, let order = raw.certainOrder { seen.insert(order) }
      }
      if self.hasHalves(tokens) { hasHalves = true }
    }
    if seen.count == 1 { return seen.first }
    return seen.isEmpty && hasHalves ? .monthFirst : nil
  }

  static func tokens(of line: FoldedLine) -> DateTokens? {
    guard line.hasNumber, line.scalars.contains(where: { DecimalDigit.value($0) != nil }) else { return nil }
    return DateTokens(line.scalars)
  }

  /// Whether there are times with AM or PM.
  static func hasHalves(_ tokens: DateTokens) -> Bool {
    (0..<tokens.count).contains { index in
      guard let word = tokens.word(index), word == "am" || word == "pm" else { return false }
      return tokens.number(index - 1) != nil
    }
  }
}
