internal import PoolDerive

/// Coordinates in a text: two decimal numbers of a map side by side, degrees with minutes, or an address that begins
/// with `geo:` (RFC 5870), however few digits it has.
///
/// Where a capture was taken is told under a category of its own, and home under none; what a screen says of either
/// must not go round that.
enum CoordinateTraces {
  private struct Number {
    var range: Range<Int>
    var whole: Int
    /// Digits behind the point.
    var decimals: Int
    /// Whether a sign of degrees stands behind it.
    var isDegrees: Bool
  }

  /// Signs that may stand between the two.
  private static let between: Set<Unicode.Scalar> = [
    " ", ",", ";", "/", "°", "'", "’", "′", "\"", "″", "N", "S", "E", "W", "O", "n", "s", "e", "w", "o", "\u{a0}", "!",
    "d",
    "3", "4", "%", "2", "C", "+",
  ]
  private static let minuteMarks: Set<Unicode.Scalar> = ["'", "’", "′"]
  private static let betweenMax = 8
  /// Digits behind the point that tell a place to about a hundred metres.
  private static let decimalsMin = 3

  /// The text with `…` in place of each.
  static func removed(from text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let found = ranges(in: scalars)
    if found.isEmpty { return text }
    var result = String.UnicodeScalarView()
    var place = 0
    for range in found where range.upperBound > place {
      let isApart = place == 0 || range.lowerBound > place
      result.append(contentsOf: scalars[place..<max(place, range.lowerBound)])
      if isApart { result.append("…") }
      place = range.upperBound
    }
    result.append(contentsOf: scalars[place...])
    return String(result)
  }

  /// Whether there is any.
  static func areIn(_ text: String) -> Bool { !ranges(in: Array(text.unicodeScalars)).isEmpty }

  private static func ranges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    let numbers = numbers(in: scalars)
    var found = GeoAddresses.ranges(in: scalars)
    for (place, number) in numbers.enumerated() {
      if number.isDegrees, hasMinutes(behind: number, in: scalars) {
        found.append(number.range.lowerBound..<end(ofPosition: number, in: scalars))
        continue
      }
      guard place + 1 < numbers.count else { continue }
      let next = numbers[place + 1]
      let isPair =
        number.decimals >= decimalsMin && next.decimals >= decimalsMin && number.whole <= 180 && next.whole <= 180
        && (number.whole <= 90 || next.whole <= 90)
      let gap = number.range.upperBound..<max(number.range.upperBound, next.range.lowerBound)
      if isPair, (1...betweenMax).contains(gap.count), scalars[gap].allSatisfy({ between.contains($0) || $0 == "-" }) {
        found.append(number.range.lowerBound..<next.range.upperBound)
      }
    }
    return found.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
  }

  /// Runs of digits with at most one point or comma among them.
  private static func numbers(in scalars: [Unicode.Scalar]) -> [Number] {
    var found: [Number] = []
    var place = 0
    while place < scalars.count {
      guard isDigit(scalars[place]) else {
        place += 1
        continue
      }
      let start = place
      while place < scalars.count, isDigit(scalars[place]) { place += 1 }
      let whole = place - start <= 3 ? scalars[start..<place].reduce(0) { $0 * 10 + Int($1.value - 0x30) } : 999
      var decimals = 0
      if place + 1 < scalars.count, scalars[place] == "." || scalars[place] == ",", isDigit(scalars[place + 1]) {
        var end = place + 1
        while end < scalars.count, isDigit(scalars[end]) { end += 1 }
        decimals = end - place - 1
        place = end
      }
      let isDegrees = place < scalars.count && scalars[place] == "°"
      found.append(Number(range: start..<place, whole: whole, decimals: decimals, isDegrees: isDegrees))
    }
    return found
  }

  /// 48°51'
  private static func hasMinutes(behind number: Number, in scalars: [Unicode.Scalar]) -> Bool {
    let rest = scalars[number.range.upperBound...].dropFirst().prefix(8).drop { $0 == " " }
    let digits = rest.prefix(while: isDigit)
    return !digits.isEmpty && rest.dropFirst(digits.count).contains(where: minuteMarks.contains)
  }

  /// Behind the minutes and seconds.
  private static func end(ofPosition number: Number, in scalars: [Unicode.Scalar]) -> Int {
    var place = number.range.upperBound
    let last = min(scalars.count, place + 16)
    while place < last, isDigit(scalars[place]) || between.contains(scalars[place]) || scalars[place] == "." {
      place += 1
    }
    return place
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }
}
