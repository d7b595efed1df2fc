/// A line cut into numbers, words and signs, for dates: letters and digits are parted even where no blank stands.
struct DateTokens {
  /// What a token is.
  enum Kind: Equatable {
    /// Up to eight digits.
    case number(value: Int, digits: Int)
    case word(String)
    case sign(Unicode.Scalar)
  }

  /// A number, word or sign with its place.
  struct Token {
    var kind: Kind
    var range: Range<Int>
    /// Whether a blank stands before it.
    var isApart: Bool
  }

  private(set) var tokens: [Token] = []
  private let scalars: [Unicode.Scalar]

  /// Words longer than this are no name of a month.
  private static let wordMax = 20

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    var place = 0
    var isApart = true
    while place < scalars.count {
      let scalar = scalars[place]
      if DecimalDigit.isBlank(scalar) {
        isApart = true
        place += 1
        continue
      }
      let start = place
      let kind = Self.next(scalars, &place)
      tokens.append(Token(kind: kind, range: start..<place, isApart: isApart))
      isApart = false
    }
  }

  private static func next(_ scalars: [Unicode.Scalar], _ place: inout Int) -> Kind {
    let start = place
    let first = scalars[place]
    if let (value, end) = slipped(scalars, place) {
      place = end
      return .number(value: value, digits: 2)
    }
    if DecimalDigit.value(first) != nil {
      var value = 0
      while place < scalars.count, let digit = DecimalDigit.value(scalars[place]) {
        if place - start < 8 { value = value * 10 + digit }
        place += 1
      }
      return place - start <= 8 ? .number(value: value, digits: place - start) : .sign("#")
    }
    guard isLetter(first) else {
      place += 1
      return .sign(first)
    }
    // Ideographs and syllables of Hangul are words of their own here.
    if isSingle(first) {
      place += 1
      return .word(String(Character(first)))
    }
    while place < scalars.count, isLetter(scalars[place]), !isSingle(scalars[place]) { place += 1 }
    return .word(place - start <= wordMax ? TextFolding.text(scalars[start..<place]) : "")
  }

  /// Two digits of a date or time of which a text reader took one for a letter, as in `l8/06/2026` and `09:3O`: beside
  /// a sign that dates and times have, and no part of a longer word.
  private static func slipped(_ scalars: [Unicode.Scalar], _ place: Int) -> (value: Int, end: Int)? {
    guard place + 1 < scalars.count, let tens = slippedDigit(scalars[place]),
      let ones = slippedDigit(scalars[place + 1]),
      tens.isSlip != ones.isSlip, place == 0 || !TextFolding.isWordPart(scalars[place - 1]),
      place + 2 == scalars.count || !TextFolding.isWordPart(scalars[place + 2])
    else { return nil }
    func isSign(_ index: Int, _ beyond: Int) -> Bool {
      scalars.indices.contains(index) && (scalars[index] == ":" || scalars[index] == "/" || scalars[index] == ".")
        && scalars.indices.contains(beyond) && DecimalDigit.value(scalars[beyond]) != nil
    }
    guard isSign(place - 1, place - 2) || isSign(place + 2, place + 3) else { return nil }
    return (tens.value * 10 + ones.value, place + 2)
  }

  private static func slippedDigit(_ scalar: Unicode.Scalar) -> (value: Int, isSlip: Bool)? {
    switch scalar {
    case "o": (0, true)
    case "l", "i": (1, true)
    default: Characters.isDigit(scalar) ? (Int(scalar.value) - 0x30, false) : nil
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    TextFolding.isWordPart(scalar) && DecimalDigit.value(scalar) == nil
  }

  private static func isSingle(_ scalar: Unicode.Scalar) -> Bool {
    (0x3040...0x9fff).contains(scalar.value) || (0xac00...0xd7a3).contains(scalar.value)
  }

  // MARK: - Looking at one token; outside the line there is nothing.

  var count: Int { tokens.count }

  /// The number at a place.
  func number(_ index: Int) -> (value: Int, digits: Int)? {
    guard tokens.indices.contains(index), case .number(let value, let digits) = tokens[index].kind else { return nil }
    return (value, digits)
  }

  /// The word at a place, folded.
  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .word(let word) = tokens[index].kind else { return nil }
    return word
  }

  /// The sign at a place.
  func sign(_ index: Int) -> Unicode.Scalar? {
    guard tokens.indices.contains(index), case .sign(let sign) = tokens[index].kind else { return nil }
    return sign
  }

  /// Whether a blank or an end of the line stands before a place.
  func isApart(_ index: Int) -> Bool { !tokens.indices.contains(index) || tokens[index].isApart }

  /// Whether the words from a place on are these.
  func has(_ words: [String], at index: Int) -> Bool {
    for (place, wanted) in words.enumerated() where word(index + place) != wanted { return false }
    return true
  }

  /// A day of a month, 1 to 31.
  func day(_ index: Int) -> Int? {
    guard let (value, digits) = number(index), digits <= 2, (1...31).contains(value) else { return nil }
    return value
  }

  /// A month, 1 to 12.
  func month(_ index: Int) -> Int? {
    guard let (value, digits) = number(index), digits <= 2, (1...12).contains(value) else { return nil }
    return value
  }

  /// A year of four digits, 1900 to 2199, or of the Buddhist era, 543 years more.
  func year(_ index: Int) -> Int? {
    guard let (value, digits) = number(index), digits == 4 else { return nil }
    if (1900...2199).contains(value) { return value }
    return (2443...2742).contains(value) ? value - 543 : nil
  }

  /// A year of two digits as this century's, or the last one's from 70 on.
  func shortYear(_ index: Int) -> Int? {
    guard let (value, digits) = number(index), digits == 2 else { return nil }
    return value < 70 ? 2000 + value : 1900 + value
  }

  /// The place of tokens in the folded scalars of the line.
  func span(_ from: Int, _ through: Int) -> Range<Int> {
    tokens[from].range.lowerBound..<tokens[through].range.upperBound
  }
}
