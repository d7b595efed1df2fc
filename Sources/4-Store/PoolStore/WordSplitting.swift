internal import Foundation

/// How text becomes the words of the text index, and queries the words that are looked up. Both go the same way.
///
/// A word is a run of letters and digits. Scripts without spaces are written one character a word, so that words that
/// stand one after the other find any piece of a text, of any length.
package enum WordSplitting {
  /// The words of a text.
  package struct Words: Sendable {
    /// In the order of the text, folded.
    package var words: [String] = []
    /// Numbers and codes without their separators, as a person types them too: `9783161484100`, `ab1234`.
    package var joined: [String] = []
  }

  /// Longest word, in scalars; a longer run is cut into several.
  package static let longest = 64

  /// Splits one text. Joined numbers never reach over a line break.
  package static func split(_ text: String) -> Words {
    var splitter = WordSplitter()
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { splitter.take(Unicode.Scalar(byte)) }
    } else if text.unicodeScalars.contains(where: WordFolding.needsComposing) {
      // Twice: compatible sound marks are only composed with their kana the second time.
      let composed = text.precomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
      for scalar in composed.unicodeScalars { splitter.take(scalar) }
    } else {
      for scalar in text.unicodeScalars { splitter.take(scalar) }
    }
    splitter.finish()
    return splitter.result
  }

  /// True if a word is one character of a script without spaces.
  package static func isLone(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first else { return false }
    return WordFolding.isLone(first.value)
  }

  /// A word with letters and digits as the pieces between which a person may put a blank: `ab123cd` as `ab 123 cd`;
  /// nil for others.
  package static func pieces(of word: String) -> [String]? {
    guard word.utf8.count >= 4 else { return nil }
    var pieces: [String] = []
    var wasDigit: Bool?
    for character in word.unicodeScalars {
      let isDigit = ("0"..."9").contains(character)
      if let last = wasDigit, last == isDigit, !pieces.isEmpty {
        pieces[pieces.count - 1].unicodeScalars.append(character)
      } else {
        pieces.append(String(character))
      }
      wasDigit = isDigit
    }
    return (2...4).contains(pieces.count) ? pieces : nil
  }
}

/// The state of splitting: the word that is being read, and the numbers that may belong together.
private struct WordSplitter {
  /// A word in a chain of words that one sign each parts.
  private struct Link {
    var text: String
    var count: Int
    var isNumber: Bool
    /// What stands before it: 0 at the beginning of a chain.
    var before: UInt32
  }

  var result = WordSplitting.Words()
  private var current = ""
  private var count = 0
  private var digits = 0
  /// The signs since the last word, where they are but one; nil where there were several, or a line break.
  private var gap: UInt32? = 0
  private var gapSize = 0
  /// Words parted by one sign that is no blank.
  private var chain: [Link] = []
  /// Numbers parted by one or two signs, blanks among them.
  private var numbers: [Link] = []

  mutating func take(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      switch value {
      case 0x61...0x7A: append(scalar, isDigit: false)
      case 0x30...0x39: append(scalar, isDigit: true)
      case 0x41...0x5A: append(Unicode.Scalar(UInt8(value + 32)), isDigit: false)
      default: part(value)
      }
      return
    }
    let folded = WordFolding.folded(scalar)
    switch folded.kind {
    case .letter: for letter in folded.scalars { append(letter, isDigit: false) }
    case .digit: for digit in folded.scalars { append(digit, isDigit: true) }
    case .lone:
      end()
      endChains()
      for lone in folded.scalars { result.words.append(String(lone)) }
      gap = 0
    case .nothing: break
    case .gap: part(value)
    }
  }

  mutating func finish() {
    end()
    endChains()
  }

  private mutating func append(_ scalar: Unicode.Scalar, isDigit: Bool) {
    if count == WordSplitting.longest {
      end()
      gap = nil
    }
    current.unicodeScalars.append(scalar)
    count += 1
    if isDigit { digits += 1 }
  }

  private mutating func part(_ sign: UInt32) {
    if count > 0 {
      end()
      gap = sign
      gapSize = 1
    } else {
      gap = nil
      gapSize += 1
    }
    if sign == 0x0A { endChains() }
  }

  /// Ends the word that is being read.
  private mutating func end() {
    guard count > 0 else { return }
    result.words.append(current)
    let link = Link(text: current, count: count, isNumber: digits == count, before: gap ?? 0)
    if let gap, Self.links(gap), !chain.isEmpty {
      chain.append(link)
    } else {
      endChain()
      chain = [link]
    }
    if link.isNumber {
      if gapSize > 2 { endNumbers() }
      numbers.append(link)
    } else {
      endNumbers()
    }
    current = ""
    count = 0
    digits = 0
    gapSize = 0
  }

  private mutating func endChains() {
    endChain()
    endNumbers()
    gap = 0
    gapSize = 0
  }

  /// Joins a plate, an order number, a price, an ISBN: up to eight words, no long letters among them.
  private mutating func endChain() {
    defer { chain.removeAll(keepingCapacity: true) }
    guard (2...8).contains(chain.count), chain.contains(where: \.isNumber),
      chain.allSatisfy({ $0.isNumber || $0.count <= 4 || $0.text.utf8.contains { (0x30...0x39).contains($0) } }),
      chain.reduce(0, { $0 + $1.count }) <= 40
    else { return }
    join(chain)
    // 1,299.00 is typed 1299 too.
    if let last = chain.last, chain.count > 2, chain.allSatisfy(\.isNumber), last.count == 2,
      [0x2E, 0x2C].contains(last.before)
    {
      join(chain.dropLast())
    }
  }

  /// Joins the groups of a telephone number or of an account: seven digits or more.
  private mutating func endNumbers() {
    defer { numbers.removeAll(keepingCapacity: true) }
    guard (2...8).contains(numbers.count), (7...24).contains(numbers.reduce(0) { $0 + $1.count }) else { return }
    join(numbers[...])
  }

  private mutating func join(_ links: some Sequence<Link>) {
    let text = links.map(\.text).joined()
    if result.joined.last != text { result.joined.append(text) }
  }

  /// Signs that stand inside a number or code: - . , ' _ / and their typographic forms.
  private static func links(_ sign: UInt32) -> Bool {
    switch sign {
    case 0x2D, 0x2E, 0x2C, 0x27, 0x5F, 0x2F, 0x2010...0x2015, 0x2019, 0x2212, 0xB7: true
    default: false
    }
  }
}
