/// The lines that show why a capture was found.
package enum Snippets {
  /// Lines that hold one of the terms, those with most terms first, each cut to the words around the match.
  ///
  /// - Parameters:
  ///   - terms: folded.
  ///   - limit: most snippets.
  ///   - length: most characters a snippet.
  package static func of(_ lines: [String], terms: [String], limit: Int = 3, length: Int = 100) -> [String] {
    var found: [(position: Int, terms: Int, text: String)] = []
    for (position, line) in lines.enumerated() {
      let folded = TextFolding.folded(line)
      let held = terms.filter { folded.contains($0) }
      guard let first = held.first else { continue }
      found.append((position, held.count, cut(line, folded: folded, term: first, length: length)))
    }
    found.sort { ($1.terms, $0.position) < ($0.terms, $1.position) }
    return found.prefix(limit).map(\.text)
  }

  private static func cut(_ line: String, folded: String, term: String, length: Int) -> String {
    guard line.count > length else { return line }
    // Folding may change lengths a little; the window is wide enough to hold the match all the same.
    let before = folded.ranges(of: term).first.map {
      folded.distance(from: folded.startIndex, to: $0.lowerBound)
    }
    let start = min(max((before ?? 0) - length / 3, 0), line.count - length)
    let window = line.dropFirst(start).prefix(length)
    return (start > 0 ? "…" : "") + window + (start + length < line.count ? "…" : "")
  }
}
