/// A piece of a line between commas, cut into words, for postal addresses.
struct AddressPart {
  /// A piece between blanks.
  struct Word {
    /// As read, without signs at its ends.
    var text: String
    /// Place among the scalars of the line.
    var range: Range<Int>

    /// Folded, without a point at its end. Counted anew each time: few words are ever asked for it.
    var folded: String {
      var scalars = TextFolding.folded(text)
      if scalars.last == "." { scalars.removeLast() }
      return LineChunk.text(scalars[...])
    }

    /// Whether it begins with a capital or is of a script without them.
    var isCapital: Bool {
      guard let first = text.unicodeScalars.first else { return false }
      if first.value < 0x80 { return Characters.isCapital(first) }
      return first.properties.isUppercase || first.properties.isAlphabetic && !first.properties.isLowercase
    }

    var isAllCapitals: Bool { text.unicodeScalars.allSatisfy { (0x41...0x5a).contains($0.value) } }

    /// The digits, if it has nothing else.
    var digits: Int? {
      let scalars = text.unicodeScalars
      return scalars.allSatisfy { (0x30...0x39).contains($0.value) } && !scalars.isEmpty ? scalars.count : nil
    }

    /// Whether it is the number of a house: `12`, `12a`, `12-14`, `221B`, `3/5`.
    var isHouseNumber: Bool {
      let scalars = text.unicodeScalars
      guard let first = scalars.first, (0x31...0x39).contains(first.value), scalars.count <= 9 else { return false }
      var letters = 0
      var digits = 0
      for scalar in scalars {
        if (0x30...0x39).contains(scalar.value) {
          digits += 1
        } else if (0x61...0x7a).contains(scalar.value | 0x20) {
          letters += 1
        } else if scalar != "-" && scalar != "/" && scalar != "\u{2013}" {
          return false
        }
      }
      return letters <= 1 && digits <= 5
        && scalars.split(whereSeparator: { $0 == "-" || $0 == "/" }).allSatisfy { $0.count <= 5 }
    }
  }

  /// Number of its line, from 0.
  var line: Int
  var words: [Word]
  /// Place among the scalars of the line.
  var range: Range<Int>

  /// More words than these are those of a sentence.
  static let wordsMax = 24

  /// The pieces of a line; none of a line too long to be one of an address.
  static func parts(of text: String, line: Int) -> [AddressPart] {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count <= 300 else { return [] }
    var parts: [AddressPart] = []
    var start = 0
    for place in 0...scalars.count where place == scalars.count || isBreak(scalars, place) {
      if start < place {
        let words = words(scalars, start..<place)
        if let first = words.first, let last = words.last, words.count <= wordsMax {
          let range = first.range.lowerBound..<last.range.upperBound
          parts.append(AddressPart(line: line, words: words, range: range))
        }
      }
      start = place + 1
    }
    return parts
  }

  /// The words of the part as read, one blank between each two.
  func text(_ range: Range<Int>) -> String { words[range].map(\.text).joined(separator: " ") }

  private static func isBreak(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    switch scalars[place] {
    case ",", ";", "|", "·", "•", "，",
      "\u{2013}" where !isBetweenDigits(scalars, place):
      true
    case "-":
      // A hyphen with blanks on both sides is a dash.
      place > 0 && place + 1 < scalars.count && DecimalDigit.isBlank(scalars[place - 1])
        && DecimalDigit.isBlank(scalars[place + 1])
    default: false
    }
  }

  private static func isBetweenDigits(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    MapPlace.isDigit(scalars, place - 1) && MapPlace.isDigit(scalars, place + 1)
  }

  /// What a text reader may have joined, apart again: a postcode and its town, two names, a street and its number.
  private static func pieces(of scalars: [Unicode.Scalar], _ range: Range<Int>) -> [Range<Int>] {
    var start = range.lowerBound
    var pieces: [Range<Int>] = []
    for place in range.dropFirst() where isJoint(scalars, start..<place, next: place..<range.upperBound) {
      pieces.append(start..<place)
      start = place
    }
    pieces.append(start..<range.upperBound)
    return pieces
  }

  private static func isJoint(_ scalars: [Unicode.Scalar], _ before: Range<Int>, next: Range<Int>) -> Bool {
    let (last, first) = (scalars[before.upperBound - 1], scalars[next.lowerBound])
    let isDigit = Characters.isDigit
    if isDigit(last) {
      // `50667Köln`
      return (4...5).contains(before.count) && scalars[before].allSatisfy(isDigit) && next.count >= 3
        && first.properties.isUppercase && scalars[next.dropFirst()].allSatisfy { $0.properties.isLowercase }
    }
    guard before.count >= 3, last.properties.isLowercase, scalars[before].allSatisfy(Characters.isLetter) else {
      return false
    }
    // `Gartenweg86`
    if isDigit(first) { return before.count >= 5 && next.count <= 4 && scalars[next].allSatisfy(isDigit) }
    // `ViaGaribaldi`, but not `MacArthur`.
    return first.properties.isUppercase && next.count >= 3 && scalars[next.lowerBound + 1].properties.isLowercase
      && LineChunk.text(scalars[before]) != "Mac"
  }

  private static func words(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> [Word] {
    var words: [Word] = []
    var start = range.lowerBound
    for place in range.lowerBound...range.upperBound {
      guard place == range.upperBound || DecimalDigit.isBlank(scalars[place]) else { continue }
      var (low, high) = (start, place)
      while low < high, "(\"'“„*.".unicodeScalars.contains(scalars[low]) { low += 1 }
      while high > low, ")\"'”“*!?".unicodeScalars.contains(scalars[high - 1]) { high -= 1 }
      if low < high {
        // A label such as `Adresse:` begins anew.
        if scalars[high - 1] == ":" {
          words.removeAll()
        } else {
          for piece in pieces(of: scalars, low..<high) {
            words.append(Word(text: LineChunk.text(scalars[piece]), range: piece))
          }
        }
      }
      start = place + 1
    }
    return words
  }
}
