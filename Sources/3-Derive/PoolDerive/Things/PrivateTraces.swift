/// E-mail addresses and long numbers in a text: of telephones, cards, accounts, and coordinates.
///
/// A language model needs none of them to name what a capture shows, and no name has one.
package enum PrivateTraces {
  /// Digits that a number has at least to be taken for one; dates, years and times of day do not count.
  private static let digitsMin = 7
  /// Signs that may stand between two groups of digits of one number.
  private static let separators: Set<Unicode.Scalar> = [
    " ", "\u{a0}", "-", "\u{2010}", "\u{2011}", "\u{2013}", ".", ",", "/", "(", ")", "+", "°", "'", "\"", "’", "′", "″",
  ]
  private static let minuteMarks: Set<Unicode.Scalar> = ["'", "’", "′"]

  /// Digits that stand together.
  private struct Group {
    /// Place of its digits in the text.
    var range: Range<Int>
    /// Of at most four digits; otherwise nil.
    var value: Int?

    var isYear: Bool { range.count == 4 && (1000...2100).contains(value ?? 0) }
    var isDayOrMonth: Bool { range.count <= 2 && (1...31).contains(value ?? 0) }
  }

  /// Whether there is any.
  package static func areIn(_ text: String) -> Bool { !ranges(in: Array(text.unicodeScalars)).isEmpty }

  /// The text with `…` in place of each.
  package static func removed(from text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let found = ranges(in: scalars).sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    if found.isEmpty { return text }
    var result = String.UnicodeScalarView()
    var place = 0
    for range in found where range.upperBound > place {
      if range.lowerBound >= place {
        result.append(contentsOf: scalars[place..<range.lowerBound])
        result.append("…")
      }
      place = range.upperBound
    }
    result.append(contentsOf: scalars[place...])
    return String(result)
  }

  private static func ranges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    mailRanges(in: scalars) + GeoAddresses.ranges(in: scalars) + numberRanges(in: scalars)
  }

  /// Whatever stands on both sides of an `@` without a blank: text readers lose the point after it.
  private static func mailRanges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    scalars.indices.compactMap { place in
      guard scalars[place] == "@" || scalars[place] == "＠" else { return nil }
      let before = scalars[..<place].reversed().prefix(while: isMailPart).count
      let after = scalars[(place + 1)...].prefix(while: isMailPart).count
      return before > 0 && after > 0 ? place - before..<place + 1 + after : nil
    }
  }

  private static func isMailPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "_", "-", "+", "%": true
    default: scalar.properties.isAlphabetic || isDigit(scalar)
    }
  }

  private static func numberRanges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = 0
    while place < scalars.count {
      guard isDigit(scalars[place]) else {
        place += 1
        continue
      }
      var groups = [group(at: place, in: scalars)]
      while let last = groups.last, let next = nextGroup(after: last.range.upperBound, in: scalars) {
        groups.append(next)
      }
      let end = groups.last?.range.upperBound ?? place + 1
      if let last = groups.last, isHour(last, in: scalars) { groups.removeLast() }
      if let last = groups.last {
        let range = place..<last.range.upperBound
        let withMark = place..<min(scalars.count, range.upperBound + 1)
        if isPosition(scalars[withMark]) || digitsLeft(groups) >= digitsMin { found.append(range) }
      }
      place = end
    }
    return found
  }

  /// The group that begins with a digit.
  private static func group(at start: Int, in scalars: [Unicode.Scalar]) -> Group {
    let end = start + scalars[start...].prefix(while: isDigit).count
    guard end - start <= 4 else { return Group(range: start..<end, value: nil) }
    let value = scalars[start..<end].reduce(0) { $0 * 10 + Int($1.properties.numericValue ?? 0) }
    return Group(range: start..<end, value: value)
  }

  private static func nextGroup(after end: Int, in scalars: [Unicode.Scalar]) -> Group? {
    let between = scalars[end...].prefix(4).prefix { separators.contains($0) }.count
    let start = end + between
    guard (1...3).contains(between), start < scalars.count, isDigit(scalars[start]) else { return nil }
    return group(at: start, in: scalars)
  }

  /// Whether it begins a time such as 19:30.
  private static func isHour(_ group: Group, in scalars: [Unicode.Scalar]) -> Bool {
    let next = scalars[group.range.upperBound...].prefix(2)
    return group.range.count <= 2 && next.first == ":" && next.count == 2 && next.last.map(isDigit) == true
  }

  /// Digits without the dates in front, and without two years alone.
  private static func digitsLeft(_ groups: [Group]) -> Int {
    if groups.count == 2, groups.allSatisfy(\.isYear) { return 0 }
    var rest = groups[...]
    while let first = rest.first, rest.count >= 3 {
      let next = Array(rest.dropFirst().prefix(2))
      let isYearFirst = first.isYear && next[0].isDayOrMonth && next[1].isDayOrMonth
      let isYearLast = first.isDayOrMonth && next[0].isDayOrMonth && next[1].isYear
      guard isYearFirst || isYearLast else { break }
      rest = rest.dropFirst(3)
    }
    return rest.reduce(0) { $0 + $1.range.count }
  }

  /// Degrees and minutes.
  private static func isPosition(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let degrees = scalars.firstIndex(of: "°") else { return false }
    return scalars[degrees...].contains(where: minuteMarks.contains)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType == .decimal
  }
}
