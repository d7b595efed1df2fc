/// A line as a machine-readable zone would have it: upper-case letters, digits and `<`, blanks left out.
package struct MachineReadableText: Sendable {
  /// ASCII.
  package let characters: [UInt8]
  /// How many of them are `<`.
  package let fillers: Int

  /// The filler, `<`.
  package static let filler: UInt8 = 0x3c

  /// Nil for a line with too much that no such zone has, such as a sentence with signs.
  package init?(_ line: FoldedLine) { self.init([line]) }

  /// Several lines as one, for a reader splits long lines.
  package init?(_ lines: [FoldedLine]) {
    var characters: [UInt8] = []
    var strange = 0
    for line in lines {
      for scalar in line.scalars {
        switch scalar.value {
        case 0x61...0x7a: characters.append(UInt8(scalar.value) - 0x20)
        case 0x30...0x39, 0x3c: characters.append(UInt8(scalar.value))
        case 0x20: continue
        default:
          guard let meant = Self.meaning(of: scalar) else {
            strange += 1
            continue
          }
          characters += meant
        }
      }
    }
    guard characters.count >= 15, strange <= 1 else { return nil }
    self.characters = characters
    fillers = characters.count { $0 == Self.filler }
  }

  /// What readers make of the signs of the zone.
  private static func meaning(of scalar: Unicode.Scalar) -> [UInt8]? {
    switch scalar {
    case "«", "\u{226a}", "\u{300a}": [filler, filler]
    case "‹", "(", "[", "{", "\u{2264}", "\u{3008}", "\u{27e8}", "\u{276e}": [filler]
    case "|", "!": [0x49]
    default: nil
    }
  }

  /// Whether a character may be a filler that was misread.
  package static func isFillerLike(_ character: UInt8) -> Bool {
    switch character {
    case filler, 0x4b, 0x43, 0x4c, 0x45, 0x53, 0x47: true  // K, C, L, E, S, G
    default: false
    }
  }

  /// How many characters at the end are fillers or look like them, given that half of them or a long run of one are.
  package var trailingFillers: Int {
    var count = 0
    var certain = 0
    // A check digit may close the line.
    let body = characters.last.map(LookAlike.isDigit) == true ? characters.dropLast() : characters[...]
    for character in body.reversed() {
      guard Self.isFillerLike(character) else { break }
      count += 1
      if character == Self.filler { certain += 1 }
    }
    if certain * 2 >= count { return count }
    guard let last = body.last else { return 0 }
    let run = body.reversed().prefix { $0 == last }.count
    return run >= 6 ? run : certain
  }

  /// The digits from a place on, with a reader's slips mended; nil where others stand there.
  package func digits(_ place: Int, _ count: Int) -> [UInt8]? {
    guard place >= 0, count >= 0, place + count <= characters.count else { return nil }
    var result: [UInt8] = []
    for character in characters[place..<place + count] {
      guard let digit = Self.digit(character) else { return nil }
      result.append(UInt8(0x30 + digit))
    }
    return result
  }

  /// As `LookAlike.digit`, and letters that only stand for a digit where nothing else can be.
  private static func digit(_ character: UInt8) -> Int? {
    switch character {
    case 0x54: 7  // T
    case 0x41: 4  // A
    case 0x55: 0  // U
    default: LookAlike.digit(character)
    }
  }

  /// Whether a day of six digits, year first, stands at a place and the digit after it is its check digit.
  package func isChecked(dayAt place: Int) -> Bool {
    guard let digits = digits(place, 7), day(at: place) != nil else { return false }
    return CheckDigits.machineReadable(digits.prefix(6)).map { UInt8(0x30 + $0) } == digits[6]
  }

  /// The day of six digits, year first, that stands at a place.
  package func day(at place: Int) -> BirthDay? {
    guard let digits = digits(place, 6) else { return nil }
    let values = digits.map { Int($0) - 0x30 }
    return NationalNumber.yearFirst(values)
  }

  /// Whether the characters of a range, mended in no place or one, have their check digit after them.
  package func isChecked(_ range: Range<Int>) -> Bool {
    guard range.lowerBound >= 0, let digit = digits(range.upperBound, 1)?.first else { return false }
    let wanted = Int(digit) - 0x30
    var field = Array(characters[range])
    if CheckDigits.machineReadable(field) == wanted { return true }
    // Numbers hold letters and digits; one of each may be the other.
    for place in field.indices {
      let own = field[place]
      let other = LookAlike.isDigit(own) ? LookAlike.letter(own) : LookAlike.digit(own).map { UInt8(0x30 + $0) }
      guard let other else { continue }
      field[place] = other
      if CheckDigits.machineReadable(field) == wanted { return true }
      field[place] = own
    }
    let digits = field.map { character in LookAlike.digit(character).map { UInt8(0x30 + $0) } ?? character }
    return CheckDigits.machineReadable(digits) == wanted
  }

  /// Whether three characters name a state by ICAO 9303 part 3; Germany is `D<<`.
  package func isState(at place: Int) -> Bool {
    guard place >= 0, place + 3 <= characters.count else { return false }
    let code = characters[place..<place + 3].map { $0 == 0x30 ? 0x4f : $0 == 0x31 ? 0x49 : $0 }
    if code[0] == 0x44, code.contains(Self.filler), code[1...].allSatisfy(Self.isFillerLike) { return true }
    return StateCodes.all.contains(String(decoding: code, as: UTF8.self))
  }
}
