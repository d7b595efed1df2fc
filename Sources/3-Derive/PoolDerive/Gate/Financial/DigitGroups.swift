/// The groups of digits of a line, with the slips of text readers undone.
struct DigitGroups {
  /// A group of digits without blanks inside.
  struct Group {
    var digits: [UInt8]
    /// Letters read where a digit must have stood.
    var slips: Int
  }

  /// Groups that follow each other with blanks or single signs between; another word ends a run.
  var runs: [[Group]]
  /// Whether the line holds nothing else.
  var isAlone: Bool

  /// Lines longer than this are cut: no number of a card or an account begins so far to the right.
  private static let lengthMax = 400

  init(_ line: FoldedLine) {
    var runs: [[Group]] = []
    var run: [Group] = []
    var isAlone = true
    var isBroken = false
    let pieces = line.scalars.prefix(Self.lengthMax).split(omittingEmptySubsequences: true) {
      $0 == " " || $0 == "-" || $0 == "·" || $0 == "." || $0 == "–" || $0 == "\u{a0}"
    }
    for wholePiece in pieces {
      // A label with its colon joined to the number, or a sign of the sentence around it.
      var piece = wholePiece
      if let colon = piece.lastIndex(where: { $0 == ":" || $0 == "：" }), colon + 1 < piece.endIndex,
        !piece[..<colon].contains(where: SecretShape.isDigit)
      {
        piece = piece[(colon + 1)...]
        isAlone = false
        isBroken = true
      }
      while let last = piece.last, Self.signs.contains(last) { piece = piece.dropLast() }
      while let first = piece.first, Self.signs.contains(first) { piece = piece.dropFirst() }
      if piece.isEmpty { continue }
      if let group = Self.group(piece) {
        if isBroken, !run.isEmpty {
          runs.append(run)
          run = []
        }
        run.append(group)
        isBroken = false
      } else {
        isAlone = false
        isBroken = true
      }
    }
    if !run.isEmpty { runs.append(run) }
    self.runs = runs
    self.isAlone = isAlone && !runs.isEmpty
  }

  private static let signs: Set<Unicode.Scalar> = [",", ";", "(", ")", "\"", "'"]

  /// At least one digit must have been read as such, and three quarters of a long group.
  private static func group(_ piece: ArraySlice<Unicode.Scalar>) -> Group? {
    guard piece.count <= 19 else { return nil }
    var digits: [UInt8] = []
    var slips = 0
    for scalar in piece {
      if scalar.value >= 0x30, scalar.value <= 0x39 {
        digits.append(UInt8(scalar.value - 0x30))
      } else if let digit = digitsByLetter[scalar] {
        digits.append(digit)
        slips += 1
      } else {
        return nil
      }
    }
    guard slips < digits.count, digits.count <= 6 || slips * 4 <= digits.count else { return nil }
    return Group(digits: digits, slips: slips)
  }

  /// Folded letters and signs that readers take digits for.
  static let digitsByLetter: [Unicode.Scalar: UInt8] = [
    "o": 0, "d": 0, "q": 0, "u": 0, "i": 1, "l": 1, "|": 1, "z": 2, "s": 5, "g": 6, "b": 8, "a": 4,
  ]
}

/// Check digits of numbers of cards and accounts.
extension CheckDigits {
  /// Routing numbers of banks in the United States: nine digits weighed 3, 7 and 1 in turn; the sum divides by ten.
  static func isRouting(_ digits: [UInt8]) -> Bool {
    guard digits.count == 9, digits.contains(where: { $0 != 0 }) else { return false }
    let weights = [3, 7, 1]
    return digits.enumerated().reduce(0) { $0 + Int($1.element) * weights[$1.offset % 3] } % 10 == 0
  }

  /// Remainder of a number written in digits and letters (a is 10) by 97, as ISO 7064 MOD 97-10 asks; nil where
  /// another sign stands in it.
  static func remainderBy97(_ scalars: some Sequence<Unicode.Scalar>) -> Int? {
    var remainder = 0
    for scalar in scalars {
      switch scalar.value {
      case 0x30...0x39: remainder = (remainder * 10 + Int(scalar.value) - 0x30) % 97
      case 0x61...0x7a: remainder = (remainder * 100 + Int(scalar.value) - 0x61 + 10) % 97
      default: return nil
      }
    }
    return remainder
  }
}
