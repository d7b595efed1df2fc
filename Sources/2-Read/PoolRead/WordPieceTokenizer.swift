internal import Foundation

/// Splits text as the uncased BERT vocabulary expects: cleaned, lower case without accents, words and
/// punctuation apart, then the longest pieces that the vocabulary knows (WordPiece, Schuster and Nakajima 2012).
package struct WordPieceTokenizer: Sendable {
  /// By scalars: strings compare equal where they only look alike.
  private let ids: [[Unicode.Scalar]: Int64]
  private let unknown: Int64
  private let begin: Int64
  private let end: Int64
  /// Words longer than this are unknown.
  private let longestWord = 100

  /// - Parameter vocabulary: one piece an id, in order.
  /// - Returns: nil where a special piece is missing.
  package init?(vocabulary: [String]) {
    var ids: [[Unicode.Scalar]: Int64] = [:]
    ids.reserveCapacity(vocabulary.count)
    for (index, piece) in vocabulary.enumerated() { ids[Array(piece.unicodeScalars)] = Int64(index) }
    func id(_ piece: String) -> Int64? { ids[Array(piece.unicodeScalars)] }
    guard let unknown = id("[UNK]"), let begin = id("[CLS]"), let end = id("[SEP]") else { return nil }
    self.ids = ids
    self.unknown = unknown
    self.begin = begin
    self.end = end
  }

  /// Ids with the marks at both ends, at most `limit` in all.
  package func ids(for text: String, limit: Int = 256) -> [Int64] {
    var result = [begin]
    for word in Self.words(of: text) {
      result += pieces(of: word)
      if result.count >= limit - 1 { break }
    }
    return Array(result.prefix(limit - 1)) + [end]
  }

  private func pieces(of word: String) -> [Int64] {
    let letters = Array(word.unicodeScalars)
    guard letters.count <= longestWord else { return [unknown] }
    var found: [Int64] = []
    var start = 0
    while start < letters.count {
      var end = letters.count
      var id: Int64?
      while end > start {
        if let known = ids[(start == 0 ? [] : ["#", "#"]) + letters[start..<end]] {
          id = known
          break
        }
        end -= 1
      }
      guard let id else { return [unknown] }
      found.append(id)
      start = end
    }
    return found
  }

  /// Share of a text's letters in words that are pieces of their own, or such with a short ending, 0 to 1. Words
  /// without meaning and words of other languages fall into many pieces, and vectors made of them say little.
  package func knownShare(of text: String) -> Double {
    var (known, all) = (0, 0)
    for word in Self.words(of: text) {
      let letters = Array(word.unicodeScalars)
      let isLong = letters.count >= 3 || letters.contains { $0.value >= 0x2E80 }
      guard isLong, letters.allSatisfy(\.properties.isAlphabetic) else { continue }
      all += letters.count
      if isKnown(letters) { known += letters.count }
    }
    return all > 0 ? Double(known) / Double(all) : 0
  }

  private func isKnown(_ letters: [Unicode.Scalar]) -> Bool {
    // Ideographs are pieces one by one, of whatever they are part.
    guard letters.allSatisfy({ $0.value < 0x2E80 }) else { return false }
    if ids[letters] != nil { return true }
    return (1...3).contains { ending in
      letters.count - ending >= 4 && ids[Array(letters.dropLast(ending))] != nil
        && ids[["#", "#"] + letters.suffix(ending)] != nil
    }
  }

  /// Words and single punctuation marks.
  package static func words(of text: String) -> [String] {
    var spaced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.value == 0 || scalar.value == 0xFFFD || isControl(scalar) { continue }
      if scalar.properties.isWhitespace {
        spaced.append(" ")
      } else if isIdeograph(scalar.value) {
        spaced.append(contentsOf: [" ", scalar, " "])
      } else {
        spaced.append(scalar)
      }
    }
    let plain = String(
      String.UnicodeScalarView(
        String(spaced).decomposedStringWithCanonicalMapping.unicodeScalars.filter {
          $0.properties.generalCategory != .nonspacingMark
        })
    ).lowercased()
    var words: [String] = []
    for part in plain.unicodeScalars.split(separator: " ") {
      var word = String.UnicodeScalarView()
      for scalar in part {
        if isPunctuation(scalar) {
          if !word.isEmpty { words.append(String(word)) }
          words.append(String(scalar))
          word = String.UnicodeScalarView()
        } else {
          word.append(scalar)
        }
      }
      if !word.isEmpty { words.append(String(word)) }
    }
    return words
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\t" || scalar == "\n" || scalar == "\r" { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate: return true
    default: return false
    }
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 33...47, 58...64, 91...96, 123...126: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  private static func isIdeograph(_ value: UInt32) -> Bool {
    switch value {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x2A6DF, 0x2A700...0x2B73F, 0x2B740...0x2B81F,
      0x2B820...0x2CEAF, 0xF900...0xFAFF, 0x2F800...0x2FA1F:
      true
    default: false
    }
  }
}
