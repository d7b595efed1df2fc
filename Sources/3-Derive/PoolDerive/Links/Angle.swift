/// One coordinate as it stands in a line: a sign, degrees with decimals, or degrees, minutes and seconds, a direction.
struct Angle {
  private(set) var range: Range<Int>
  /// How many decimals the degrees have.
  private(set) var decimals = 0
  /// `N`, `S`, `E`, `W` or `O`.
  private(set) var direction: Unicode.Scalar?
  /// Whether nothing beside it tells of another number.
  private(set) var isUsable = true
  private var degrees = ""
  private var minutes = 0
  private var seconds = 0
  private var hasMinutes = false
  private var isNegative = false

  /// Whether it is more than a share of one.
  var isBeyondOne: Bool { !degrees.hasPrefix("0.") }

  /// The coordinate whose first digit stands at a place.
  init(_ scalars: [Unicode.Scalar], at start: Int) {
    var place = start
    var begin = start
    if start > 0, scalars[start - 1] == "-" || scalars[start - 1] == "\u{2212}" || scalars[start - 1] == "+" {
      isNegative = scalars[start - 1] != "+"
      begin = start - 1
    }
    range = begin..<start
    if begin > 0 {
      let before = scalars[begin - 1]
      isUsable = !TextFolding.isWordPart(before) && before != "." && before != "/" && before != "$" && before != "€"
    }
    digits(scalars, &place, into: &degrees)
    if place < scalars.count, scalars[place] == ".", MapPlace.isDigit(scalars, place + 1) {
      degrees += "."
      place += 1
      let whole = degrees.utf8.count
      digits(scalars, &place, into: &degrees)
      decimals = degrees.utf8.count - whole
    }
    range = begin..<place
    if place < scalars.count, scalars[place] == "." && MapPlace.isDigit(scalars, place + 1) || scalars[place] == "%" {
      isUsable = false
    }
    readMarks(scalars, &place)
  }

  private mutating func readMarks(_ scalars: [Unicode.Scalar], _ place: inout Int) {
    let hasDegreeSign = place < scalars.count && (scalars[place] == "°" || scalars[place] == "\u{ba}")
    if hasDegreeSign {
      place += 1
      var rest = place
      if decimals == 0, let value = twoDigits(scalars, &rest, marks: "'\u{2032}\u{2019}") {
        (minutes, hasMinutes) = (value, true)
        place = rest
        if let value = twoDigits(scalars, &rest, marks: "\"\u{2033}\u{201d}'") {
          seconds = value
          place = rest
        }
      }
    }
    var end = place
    if end < scalars.count, DecimalDigit.isBlank(scalars[end]) { end += 1 }
    if end < scalars.count, "NSEWO".unicodeScalars.contains(scalars[end]),
      end + 1 == scalars.count || !TextFolding.isWordPart(scalars[end + 1]) && !isCapital(scalars[end + 1]),
      hasDegreeSign || decimals >= 3
    {
      direction = scalars[end]
      place = end + 1
    } else if hasMinutes {
      isUsable = false
    }
    range = range.lowerBound..<place
  }

  private func isCapital(_ scalar: Unicode.Scalar) -> Bool { (0x41...0x5a).contains(scalar.value) }

  private func digits(_ scalars: [Unicode.Scalar], _ place: inout Int, into text: inout String) {
    while MapPlace.isDigit(scalars, place) {
      if text.utf8.count < 24 { text.unicodeScalars.append(scalars[place]) }
      place += 1
    }
  }

  /// One or two digits below 60, decimals dropped, before one of the marks.
  private func twoDigits(_ scalars: [Unicode.Scalar], _ place: inout Int, marks: String) -> Int? {
    var next = place
    if next < scalars.count, DecimalDigit.isBlank(scalars[next]) { next += 1 }
    var value = 0
    let start = next
    while MapPlace.isDigit(scalars, next), next - start < 2 {
      value = value * 10 + (DecimalDigit.value(scalars[next]) ?? 0)
      next += 1
    }
    guard next > start, value < 60 else { return nil }
    if next < scalars.count, scalars[next] == "." {
      next += 1
      while MapPlace.isDigit(scalars, next) { next += 1 }
    }
    guard next < scalars.count, marks.unicodeScalars.contains(scalars[next]) else { return nil }
    place = next + 1
    if place < scalars.count, scalars[next] == "'", scalars[place] == "'" { place += 1 }
    return value
  }

  /// Degrees with decimals; nil beyond the limit.
  func text(limit: Double) -> String? {
    guard degrees.utf8.count < 24, let value = Double(degrees) else { return nil }
    let sign = isNegative || direction == "S" || direction == "W" ? "-" : ""
    guard hasMinutes else { return value <= limit ? sign + degrees : nil }
    // A second is 31 metres at most: four decimals are as exact.
    let tenThousandths = (Int(value) * 3600 + minutes * 60 + seconds) * 10_000
    let rounded = (tenThousandths + 1800) / 3600
    let fraction = String(10_000 + rounded % 10_000).dropFirst()
    return Double(rounded) / 10_000 <= limit ? "\(sign)\(rounded / 10_000).\(fraction)" : nil
  }
}
