internal import Foundation

/// Splits text into the byte pairs of a CLIP-type text encoder (Sennrich, Haddow and Birch 2016; on bytes, with a mark
/// at the end of each word, as Radford and others 2021 use it).
///
/// A token's number is its place in: the 256 bytes, the 256 bytes that end a word, then one a merge.
package struct BytePairTokenizer: Sendable {
  /// For two neighbouring tokens, the one they become. A lower number was learned earlier and goes first.
  private let merges: [UInt64: Int]
  private let begin: Int64
  private let end: Int64
  private let pad: Int64
  private let length: Int

  /// - Parameters:
  ///   - merges: two tokens a line, the first learned first.
  ///   - length: how many numbers each text becomes, at least 2.
  /// - Returns: nil where a line is not two tokens that are known by then.
  package init?(merges lines: [String], begin: Int64, end: Int64, pad: Int64, length: Int) {
    guard length >= 2 else { return nil }
    var numbers: [[Unicode.Scalar]: Int] = [:]
    let mark = Array("</w>".unicodeScalars)
    for (number, letter) in Self.letters.enumerated() {
      numbers[[letter]] = number
      numbers[[letter] + mark] = number + 256
    }
    var merges: [UInt64: Int] = [:]
    merges.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      let parts = line.unicodeScalars.split(separator: " ").map { Array($0) }
      guard parts.count == 2, let first = numbers[parts[0]], let second = numbers[parts[1]] else { return nil }
      merges[Self.key(first, second)] = index + 512
      numbers[parts[0] + parts[1]] = index + 512
    }
    self.merges = merges
    self.begin = begin
    self.end = end
    self.pad = pad
    self.length = length
  }

  /// The text's tokens between the marks of begin and end, cut or padded to the encoder's length.
  package func ids(for text: String) -> [Int64] {
    var ids = [begin]
    for word in Self.words(of: text) {
      ids += tokens(of: word)
      if ids.count >= length { break }
    }
    ids = Array(ids.prefix(length - 1)) + [end]
    return ids + [Int64](repeating: pad, count: length - ids.count)
  }

  private func tokens(of word: String) -> [Int64] {
    // A word that no person wrote would make the merging slow and is cut off anyway.
    var tokens = word.utf8.prefix(length * 16).map { Self.numbers[Int($0)] }
    guard let last = tokens.popLast() else { return [] }
    tokens.append(last + 256)
    while tokens.count > 1 {
      let pairs = zip(tokens, tokens.dropFirst()).compactMap { merges[Self.key($0, $1)] }
      guard let next = pairs.min() else { break }
      var merged: [Int] = []
      var index = 0
      while index < tokens.count {
        if index + 1 < tokens.count, merges[Self.key(tokens[index], tokens[index + 1])] == next {
          merged.append(next)
          index += 2
        } else {
          merged.append(tokens[index])
          index += 1
        }
      }
      tokens = merged
    }
    return tokens.map { Int64($0) }
  }

  /// Runs of letters, single digits, runs of anything else, and the endings that English puts after an apostrophe; in
  /// lower case.
  package static func words(of text: String) -> [String] {
    let scalars = Array(text.precomposedStringWithCanonicalMapping.lowercased().unicodeScalars)
    var words: [String] = []
    var index = 0
    while index < scalars.count {
      let start = index
      switch kind(scalars[index]) {
      case .space:
        index += 1
        continue
      case .number: index += 1
      case .letter: while index < scalars.count, kind(scalars[index]) == .letter { index += 1 }
      case .other:
        if let ending = endings.first(where: { scalars[index...].starts(with: $0) }) {
          index += ending.count
        } else {
          while index < scalars.count, kind(scalars[index]) == .other { index += 1 }
        }
      }
      words.append(String(String.UnicodeScalarView(scalars[start..<index])))
    }
    return words
  }

  private enum Kind { case space, letter, number, other }

  private static func kind(_ scalar: Unicode.Scalar) -> Kind {
    if scalar.properties.isWhitespace { return .space }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return .letter
    case .decimalNumber, .letterNumber, .otherNumber: return .number
    default: return .other
    }
  }

  private static let endings = ["'s", "'t", "'re", "'ve", "'m", "'ll", "'d"].map { Array($0.unicodeScalars) }

  /// How the vocabulary writes each byte, in its own order: visible ones as they are, the others from U+0100 on.
  private static let order: [(byte: UInt8, letter: Unicode.Scalar)] = {
    let visible = (UInt8.min...UInt8.max).filter { (33...126).contains($0) || ($0 >= 161 && $0 != 173) }
    let others = (UInt8.min...UInt8.max).filter { !visible.contains($0) }
    return visible.map { ($0, Unicode.Scalar($0)) }
      + others.enumerated().compactMap { index, byte in
        Unicode.Scalar(UInt32(256 + index)).map { (byte, $0) }
      }
  }()

  private static let letters = order.map(\.letter)

  /// Each byte's token number.
  private static let numbers: [Int] = {
    var numbers = [Int](repeating: 0, count: 256)
    for (number, entry) in order.enumerated() { numbers[Int(entry.byte)] = number }
    return numbers
  }()

  private static func key(_ first: Int, _ second: Int) -> UInt64 { UInt64(first) << 32 | UInt64(second) }
}
