internal import Foundation
package import PoolTypes

/// A query taken apart.
package struct SearchQuery: Hashable, Sendable {
  /// One thing to look for on screen.
  package struct Term: Hashable, Sendable {
    /// As typed, composed, without quotation marks.
    package var text: String
    /// Typed between quotation marks: the words stand one after the other.
    package var isPhrase: Bool
    /// Written in a script that puts no spaces between words.
    package var isUnspaced: Bool
    /// Has a digit: a number, a plate, an order code.
    package var isCode: Bool
    /// The last word, which may still be being typed: its beginning is enough.
    package var isPrefix = false
  }

  /// At most 16.
  package var terms: [Term]
  /// Kinds of capture that the query names.
  package var mediaTypes: Set<MediaType>
  /// The words for comparing with vectors; empty where there is nothing to compare.
  package var content: String
  /// All words together as typed, for codes that are equal to the whole query.
  package var whole: String

  /// Longest query that is read, in characters; the rest is passed over.
  package static let longest = 500

  /// Takes a query apart.
  ///
  /// Words between quotation marks stay together. Words for kinds of capture become filters. Small words are not
  /// looked for unless there are no others.
  package init(_ text: String) {
    let typed = String(text.prefix(Self.longest)).precomposedStringWithCanonicalMapping
    var terms: [Term] = []
    var mediaTypes: Set<MediaType> = []
    for (position, piece) in Self.pieces(typed).enumerated() where position < 64 {
      let word = piece.text
      if !piece.isPhrase, let kind = MediaWords.kinds[TextFolding.folded(word)] {
        mediaTypes.insert(kind)
        continue
      }
      let term = Term(
        text: word, isPhrase: piece.isPhrase,
        isUnspaced: word.unicodeScalars.contains(where: Self.isUnspaced),
        isCode: word.unicodeScalars.contains { ("0"..."9").contains($0) })
      if !terms.contains(term) { terms.append(term) }
    }
    whole = terms.map(\.text).joined(separator: " ")
    let telling = terms.filter { $0.isPhrase || !SmallWords.all.contains(TextFolding.folded($0.text)) }
    self.terms = Array((telling.isEmpty && mediaTypes.isEmpty ? terms : telling).prefix(16))
    self.mediaTypes = mediaTypes
    let sayable = self.terms.contains { !$0.isCode && Self.isSayable($0.text) }
    content = sayable ? whole : ""
  }

  /// Splits at white space outside quotation marks; punctuation around words falls away.
  private static func pieces(_ text: String) -> [(text: String, isPhrase: Bool)] {
    var pieces: [(text: String, isPhrase: Bool)] = []
    var current = ""
    var isQuoted = false
    func close() {
      let edge = CharacterSet.alphanumerics.union(.nonBaseCharacters).inverted
      let trimmed = current.trimmingCharacters(in: edge)
      if !trimmed.isEmpty { pieces.append((trimmed, isQuoted)) }
      current = ""
    }
    for character in text {
      if "\"“”„«»「」".contains(character) {
        close()
        isQuoted.toggle()
      } else if !isQuoted, character.isWhitespace || "、。，,;".contains(character) {
        close()
      } else {
        current.append(character)
      }
    }
    // A mark that is never closed quotes nothing.
    if isQuoted {
      isQuoted = false
      let rest = current.split(whereSeparator: \.isWhitespace)
      for word in rest {
        current = String(word)
        close()
      }
    } else {
      close()
    }
    return pieces
  }

  /// Han, kana, Thai, Lao, Khmer and Burmese.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x2FA1F:
      true
    default: false
    }
  }

  /// False for keyboard noise in Latin letters: no vowel, or six consonants on end. Vectors exist for any
  /// string, so that noise would be given neighbours.
  private static func isSayable(_ word: String) -> Bool {
    let folded = TextFolding.folded(word)
    guard folded.count > 2, folded.unicodeScalars.allSatisfy({ ("a"..."z").contains($0) || $0 == "-" }) else {
      return true
    }
    var run = 0
    var hasVowel = false
    for letter in folded {
      if letter == "-" {
        run = 0
      } else if "aeiouy".contains(letter) {
        hasVowel = true
        run = 0
      } else {
        run += 1
        if run >= 6 { return false }
      }
    }
    return hasVowel
  }
}

/// Text as it is compared: composed, without case, diacritics and width.
package enum TextFolding {
  /// The folded form; lengths may differ from the original's.
  package static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
