package import PoolTypes

/// Cuts what was read into passages that a text vector can stand for.
package enum PassageSplitter {
  private static let wordsEach = 60
  private static let passagesMax = 8
  /// Less text than this says too little for a vector.
  private static let charactersMin = 8

  package static func passages(of lines: [TextLine]) -> [String] {
    let words = lines.flatMap { $0.text.split(whereSeparator: \.isWhitespace) }
    return stride(from: 0, to: words.count, by: wordsEach).prefix(passagesMax).map { start in
      words[start..<min(start + wordsEach, words.count)].joined(separator: " ")
    }.filter { $0.count >= charactersMin }
  }
}
