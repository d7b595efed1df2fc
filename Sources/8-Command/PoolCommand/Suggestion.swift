/// The command was typed wrongly; exit status 2.
struct UsageError: Error {
  /// What is wrong, without `pool:` before it.
  let message: String
  init(_ message: String) { self.message = message }
}

/// The nearest of some words to one that was mistyped.
enum Suggestion {
  /// Nil where nothing is near: more than a third of the letters differ. Of several at the same distance the
  /// first wins.
  static func nearest(to word: String, in words: [String]) -> String? {
    guard word.count <= 64 else { return nil }
    let limit = max(1, word.count / 3)
    return words.map { ($0, distance(word, $0)) }.filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
  }

  /// Edit distance where a swap of neighbours counts as one edit: optimal string alignment, the restricted form of
  /// Damerau's distance (1964), computed row by row.
  static func distance(_ one: String, _ other: String) -> Int {
    let a = Array(one)
    let b = Array(other)
    var before = [Int](repeating: 0, count: b.count + 1)
    var row = Array(0...b.count)
    for i in a.indices {
      var next = [Int](repeating: i + 1, count: b.count + 1)
      for j in b.indices {
        next[j + 1] = min(row[j + 1] + 1, next[j] + 1, row[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { next[j + 1] = min(next[j + 1], before[j - 1] + 1) }
      }
      (before, row) = (row, next)
    }
    return row[b.count]
  }
}
