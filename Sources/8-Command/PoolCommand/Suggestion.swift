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

  /// Edit distance (Levenshtein 1966), by the row-at-a-time method of Wagner and Fischer.
  static func distance(_ one: String, _ other: String) -> Int {
    let a = Array(one)
    let b = Array(other)
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
