/// A run of letters and digits that may be a number of a person: joined from words that stand close together.
package struct NumberCandidate: Sendable {
  /// The line that it stands in, from 0; nil for what a code held.
  package let line: Int?
  /// Upper-case letters and digits, as ASCII, without what stood between them.
  package let characters: [UInt8]
  /// How many characters each of its words has.
  package let groups: [Int]
  /// What stands after each word but the last, as ASCII; blanks before or after a sign are left out.
  package let joints: [UInt8]
  /// Whether no other word with digits is joined to it on either side.
  package let isFree: Bool
  /// The letters that a reader joined to its front, such as `PESEL`.
  package let label: String?
  /// Its digits, where it has only digits, or letters that a text reader takes digits for in at most two places.
  package let digits: [Int]?

  init(line: Int?, characters: [UInt8], groups: [Int], joints: [UInt8], isFree: Bool, label: String? = nil) {
    self.line = line
    self.characters = characters
    self.groups = groups
    self.joints = joints
    self.isFree = isFree
    self.label = label
    var slips = 0
    var digits: [Int] = []
    for character in characters {
      guard let digit = LookAlike.digit(character) else { break }
      if !LookAlike.isDigit(character) { slips += 1 }
      digits.append(digit)
    }
    self.digits = digits.count == characters.count && slips <= 2 ? digits : nil
  }

  /// Whether only blanks stand between its words.
  package var isUnmarked: Bool { joints.allSatisfy { $0 == 0x20 } }

  /// Whether its words have these lengths.
  package func isGrouped(_ lengths: Int...) -> Bool { groups == lengths }

  /// Its characters with reader's slips mended, where they follow a pattern; nil where they do not.
  /// - Parameters:
  ///   - pattern: one scalar each: `A` a letter, `9` a digit, `*` either.
  ///   - slips: how many characters may be a letter for a digit or the other way round.
  package func fitted(_ pattern: [UInt8], slips: Int = 2) -> [UInt8]? {
    guard pattern.count == characters.count else { return nil }
    var left = slips
    var result: [UInt8] = []
    result.reserveCapacity(pattern.count)
    for (kind, character) in zip(pattern, characters) {
      let isDigit = LookAlike.isDigit(character)
      switch kind {
      case 0x41 where isDigit:
        guard left > 0, let letter = LookAlike.letter(character) else { return nil }
        left -= 1
        result.append(letter)
      case 0x39 where !isDigit:
        guard left > 0, let digit = LookAlike.digit(character) else { return nil }
        left -= 1
        result.append(UInt8(0x30 + digit))
      default: result.append(character)
      }
    }
    return result
  }
}

/// Letters and digits that text readers take for each other.
package enum LookAlike {
  package static func isDigit(_ character: UInt8) -> Bool { (0x30...0x39).contains(character) }

  package static func isLetter(_ character: UInt8) -> Bool { (0x41...0x5a).contains(character) }

  /// What a character means where a digit is expected; nil for one that no digit looks like.
  package static func digit(_ character: UInt8) -> Int? {
    switch character {
    case 0x30...0x39: Int(character) - 0x30
    case 0x4f, 0x51, 0x44: 0  // O, Q, D
    case 0x49, 0x4c: 1  // I, L
    case 0x5a: 2
    case 0x53: 5
    case 0x47: 6
    case 0x42: 8
    default: nil
    }
  }

  /// What a digit means where a letter is expected; nil for one that no letter looks like.
  package static func letter(_ character: UInt8) -> UInt8? {
    switch character {
    case 0x41...0x5a: character
    case 0x30: 0x4f
    case 0x31: 0x49
    case 0x32: 0x5a
    case 0x35: 0x53
    case 0x36: 0x47
    case 0x38: 0x42
    default: nil
    }
  }
}

/// All candidates of a capture, by length, so that a rule looks only at those that can be its number.
package struct NumberCandidates: Sendable {
  /// Shortest and longest in characters.
  package static let lengths = 8...20
  /// Most words of one number: the French number has seven.
  private static let wordsMax = 8
  /// Most of one capture, so that the cost stays bounded.
  private static let most = 20_000

  private var byLength: [[NumberCandidate]] = Array(repeating: [], count: lengths.upperBound + 1)
  private var count = 0

  package init(lines: [FoldedLine], codes: [FoldedLine]) {
    for (number, line) in lines.enumerated() where count < Self.most { collect(line, number: number) }
    for code in codes where count < Self.most { collect(code, number: nil) }
  }

  /// Candidates of a length; none for a length that no number has.
  package subscript(length: Int) -> [NumberCandidate] {
    byLength.indices.contains(length) ? byLength[length] : []
  }

  /// A word of a line as ASCII, with what joins it to the next.
  private struct Part {
    var characters: [UInt8]
    var hasDigit: Bool
    /// Nil where the next word stands apart.
    var joint: UInt8?
  }

  private mutating func collect(_ line: FoldedLine, number: Int?) {
    guard line.scalars.contains(where: Self.isDigit) else { return }
    let parts = Self.parts(of: line)
    for start in parts.indices where canBegin(parts, start) {
      collectTail(of: parts[start], number: number)
      var characters: [UInt8] = []
      var groups: [Int] = []
      var joints: [UInt8] = []
      var digits = 0
      for place in start..<min(start + Self.wordsMax, parts.count) {
        let part = parts[place]
        guard !part.characters.isEmpty, characters.count + part.characters.count <= Self.lengths.upperBound else {
          break
        }
        characters += part.characters
        groups.append(part.characters.count)
        digits += part.characters.count(where: LookAlike.isDigit)
        if characters.count >= Self.lengths.lowerBound, digits >= 4 {
          let before = start > 0 && parts[start - 1].joint != nil && parts[start - 1].hasDigit
          let after = part.joint != nil && place + 1 < parts.count && parts[place + 1].hasDigit
          add(
            NumberCandidate(
              line: number, characters: characters, groups: groups, joints: joints, isFree: !before && !after))
        }
        guard let joint = part.joint else { break }
        joints.append(joint)
      }
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType == .decimal
  }

  /// Digits, or a few letters that stand before digits.
  private func canBegin(_ parts: [Part], _ start: Int) -> Bool {
    let part = parts[start]
    if part.characters.isEmpty { return false }
    if part.hasDigit { return true }
    guard part.characters.count <= 6, part.joint != nil else { return false }
    return parts[start + 1..<min(start + 3, parts.count)].contains(where: \.hasDigit)
  }

  /// The digits of a word that a reader joined to its label, as in `pesel44051401359`.
  private mutating func collectTail(of part: Part, number: Int?) {
    guard part.hasDigit, let first = part.characters.firstIndex(where: LookAlike.isDigit), first >= 3 else { return }
    let tail = Array(part.characters[first...])
    guard tail.allSatisfy(LookAlike.isDigit) else { return }
    let label = String(decoding: part.characters[..<first], as: UTF8.self)
    add(NumberCandidate(line: number, characters: tail, groups: [tail.count], joints: [], isFree: true, label: label))
  }

  private mutating func add(_ candidate: NumberCandidate) {
    guard Self.lengths.contains(candidate.characters.count), count < Self.most else { return }
    byLength[candidate.characters.count].append(candidate)
    count += 1
  }

  private static func parts(of line: FoldedLine) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(line.words.count)
    let ranges = line.hasUnspaced ? line.words.flatMap { pieces(of: $0.range, in: line) } : line.words.map(\.range)
    for (number, range) in ranges.enumerated() {
      var characters: [UInt8] = []
      if range.count <= 24 {
        for scalar in line.scalars[range] {
          guard let character = ascii(scalar) else {
            characters = []
            break
          }
          characters.append(character)
        }
      }
      let next = number + 1 < ranges.count ? ranges[number + 1].lowerBound : nil
      let joint = next.flatMap { sign(between: line.scalars[range.upperBound..<$0]) }
      parts.append(
        Part(characters: characters, hasDigit: characters.contains(where: LookAlike.isDigit), joint: joint))
    }
    return parts
  }

  /// A word without what stands in a script without blanks: a number follows its label there as part of one word.
  private static func pieces(of word: Range<Int>, in line: FoldedLine) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = word.lowerBound
    for place in word where place > start {
      if TextFolding.isUnspaced(line.scalars[place]) != TextFolding.isUnspaced(line.scalars[start]) {
        pieces.append(start..<place)
        start = place
      }
    }
    if start < word.upperBound { pieces.append(start..<word.upperBound) }
    return pieces
  }

  /// Digits of every script as ASCII digits, letters in upper case.
  private static func ascii(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x30...0x39: return UInt8(scalar.value)
    case 0x61...0x7a: return UInt8(scalar.value - 0x20)
    case 0..<0x80: return nil
    default:
      guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
      return (0...9).contains(value) ? UInt8(0x30 + value) : nil
    }
  }

  /// The one sign between two words, a blank where there is no other; nil where they stand apart.
  private static func sign(between: ArraySlice<Unicode.Scalar>) -> UInt8? {
    guard between.count <= 3 else { return nil }
    var result: UInt8 = 0x20
    for scalar in between where scalar != " " {
      let found: UInt8
      switch scalar {
      case "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}": found = 0x2d
      case ".", "\u{b7}": found = 0x2e
      // A point that was misread; with a blank it parts a list.
      case "," where between.count == 1: found = 0x2e
      case "/": found = 0x2f
      case "+": found = 0x2b
      case "(": found = 0x28
      default: return nil
      }
      guard result == 0x20 else { return nil }
      result = found
    }
    return result
  }
}
