/// The lines that show why a capture was found.
package enum Snippets {
  /// Lines that hold one of the terms as it was found, those with most terms first, each cut to the words around the
  /// match.
  ///
  /// - Parameters:
  ///   - forms: for each term the words that it was found as, folded, with blanks between.
  ///   - split: the words of a text as the index holds them, and the numbers that it joins.
  ///   - limit: most snippets.
  ///   - length: most characters a snippet.
  package static func of(
    _ lines: [String], forms: [[String]], split: (String) -> (words: [String], joined: [String]), limit: Int = 3,
    length: Int = 100
  ) -> [String] {
    let forms = forms.map { $0.map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty } }
    var found: [(position: Int, terms: Int, text: String)] = []
    for (position, line) in lines.enumerated() {
      let (words, joined) = split(line)
      var places: [Int] = []
      for term in forms {
        let place = term.lazy.compactMap { form in
          Self.place(of: form, in: words) ?? (form.count == 1 && joined.contains(form[0]) ? 0 : nil)
        }.first
        if let place { places.append(place) }
      }
      guard let first = places.min() else { continue }
      let text = line.count > length ? cut(line, before: first, length: length) { split($0).words.count } : line
      found.append((position, places.count, text))
    }
    found.sort { ($1.terms, $0.position) < ($0.terms, $1.position) }
    return found.prefix(limit).map(\.text)
  }

  private static func place(of form: [String], in words: [String]) -> Int? {
    guard form.count <= words.count, let first = form.first else { return nil }
    return (0...words.count - form.count).first { start in
      words[start] == first && words[start..<start + form.count].elementsEqual(form)
    }
  }

  /// The window around the word before which so many others stand.
  private static func cut(_ line: String, before words: Int, length: Int, count: (String) -> Int) -> String {
    let characters = Array(line)
    // The shortest beginning with one word more ends at the word's first letter.
    var low = 0
    var high = characters.count
    while low < high {
      let middle = (low + high) / 2
      if count(String(characters[..<middle])) > words { high = middle } else { low = middle + 1 }
    }
    let start = min(max(low - 1 - length / 3, 0), max(characters.count - length, 0))
    let end = min(start + length, characters.count)
    return (start > 0 ? "…" : "") + String(characters[start..<end]) + (end < characters.count ? "…" : "")
  }
}
