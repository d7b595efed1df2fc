internal import PoolTypes

/// The days and times of all lines of a page, each line taken apart once, and the order of day and month decided for
/// the whole page.
struct DatePage {
  private let lines: [Line]
  private let near: CaptureDate?
  /// The order that dates with a number above 12 have, if all of the page agree.
  private let order: DayOrder?
  /// Whether there are times with AM or PM.
  private let hasHalves: Bool

  /// What a line is made of.
  private struct Line {
    /// Nil for a line without digits.
    var tokens: DateTokens?
    var times: [TimeScan.Found] = []
    var dates: [RawDate] = []
  }

  /// - Parameter near: when the capture was taken.
  init(_ lines: [FoldedLine], near: CaptureDate?) {
    let moment = near.map { CivilTime(secondsSince1970: $0.wallClockSeconds) }
    var seen: Set<DayOrder> = []
    var hasHalves = false
    self.lines = lines.map { line in
      guard let tokens = DateReader.tokens(of: line) else { return Line() }
      if !hasHalves { hasHalves = DateReader.hasHalves(tokens) }
      let dates = DateScan(tokens: tokens, near: moment).all()
      for raw in dates {
        if let order = raw.certainOrder { seen.insert(order) }
      }
      return Line(tokens: tokens, times: TimeScan(tokens: tokens).all(), dates: dates)
    }
    self.near = near
    order = seen.count == 1 ? seen.first : nil
    self.hasHalves = hasHalves
  }

  /// Times of the day of a line, in order.
  func times(_ number: Int) -> [(hour: Int, minute: Int, range: Range<Int>)] {
    guard let tokens = lines[number].tokens else { return [] }
    return lines[number].times.map { ($0.hour, $0.minute, tokens.span($0.first, $0.last)) }
  }

  /// Days of a line, in order.
  ///
  /// - Parameter usual: the order of the country that the page is from, where that is known. It counts only where no
  ///   date of the page and not the capture's own date tell.
  func dates(_ number: Int, usual: DayOrder?) -> [(date: ReadDate, range: Range<Int>)] {
    let line = lines[number]
    guard let tokens = line.tokens, !line.dates.isEmpty else { return [] }
    let choice = DateChoice(
      tokens: tokens, near: near.map { CivilTime(secondsSince1970: $0.wallClockSeconds) },
      isNearKnown: near.map { $0.source != .file } ?? false, order: order,
      usual: usual ?? (hasHalves ? .monthFirst : nil))
    return choice.chosen(line.dates, times: line.times)
  }
}

/// Tells from which country a page is, as far as that decides between the day and the month first.
enum DayOrderSource {
  /// The order that the page's money, addresses and region speak for; nil where they do not.
  ///
  /// Amounts and addresses stand on the page itself and so tell more than the region of who looks at it. In the United
  /// States the month comes first; nearly everywhere else the day does, also where hours have AM and PM.
  /// - Parameters:
  ///   - currencies: of the prices of the page, ISO 4217.
  ///   - addresses: postal addresses, in normal form.
  ///   - region: ISO 3166 code; nil where none is known.
  static func order(currencies: Set<String>, addresses: [String], region: String?) -> DayOrder? {
    if addresses.contains(where: isAmerican) { return .monthFirst }
    if currencies == ["USD"] { return .monthFirst }
    if !currencies.isDisjoint(with: dayFirstCurrencies) { return .dayFirst }
    guard let region else { return nil }
    if region == "US" { return .monthFirst }
    return dayFirstRegions.contains(region) ? .dayFirst : nil
  }

  /// Whether an address ends in a state and a ZIP code: `Springfield, IL 62701`.
  private static func isAmerican(_ address: String) -> Bool {
    let words = address.split { $0 == " " || $0 == "," }
    guard words.count >= 3, let last = words.last, let state = words.dropLast().last else { return false }
    let digits = last.prefix { $0 != "-" }
    return state.utf8.count == 2 && state.unicodeScalars.allSatisfy(Characters.isCapital)
      && digits.utf8.count == 5 && digits.unicodeScalars.allSatisfy(Characters.isDigit)
  }

  private static let dayFirstCurrencies: Set<String> = ["GBP", "EUR", "AUD", "NZD", "INR", "ZAR", "SGD", "MYR", "HKD"]
  /// Countries that write AM and PM and the day first.
  private static let dayFirstRegions: Set<String> = [
    "GB", "IE", "AU", "NZ", "IN", "ZA", "SG", "MY", "HK", "PK", "NG", "KE", "MX", "CO", "AE", "EG",
  ]
}
