internal import PoolTypes

/// The distinct words of all captures: what a part of a word, its beginning or a slip of the finger may stand for.
/// Their order is that in which they were first seen, so that common words come first.
extension IndexStore {
  /// Most entries of the vocabulary that one question looks at.
  private static let lookedAt: Int64 = 4_000

  /// Words that hold a part, with at least three letters; the shortest first.
  package func words(holding part: String, limit: Int) throws -> [String] {
    let scalars = Array(part.unicodeScalars)
    guard scalars.count >= 3, scalars.count <= WordWriter.lengths.upperBound, limit > 0 else { return [] }
    let runs = (0...scalars.count - 3).map { start in
      "\"" + String(String.UnicodeScalarView(scalars[start..<start + 3])).replacing("\"", with: "\"\"") + "\""
    }
    return try read { connection in
      try Self.words(
        connection,
        """
        SELECT word FROM (
          SELECT word FROM vocabulary_parts JOIN vocabulary ON vocabulary.number = vocabulary_parts.rowid
          WHERE vocabulary_parts MATCH ?1 ORDER BY vocabulary_parts.rowid LIMIT ?2)
        WHERE instr(word, ?3) > 0 AND word <> ?3 ORDER BY length(word) LIMIT ?4
        """,
        [.text(runs.joined(separator: " AND ")), .integer(Self.lookedAt), .text(part), .integer(Int64(limit))])
    }
  }

  /// Words that begin so, with at least two letters; the first seen first.
  package func words(beginning start: String, limit: Int) throws -> [String] {
    guard start.unicodeScalars.count >= 2, limit > 0 else { return [] }
    return try read { connection in
      try Self.words(
        connection,
        """
        SELECT word FROM (SELECT word, number FROM vocabulary WHERE word > ?1 AND word < ?1 || char(1114111) LIMIT ?2)
        ORDER BY number LIMIT ?3
        """, [.text(start), .integer(Self.lookedAt), .integer(Int64(limit))])
    }
  }

  /// Words one slip away: a letter left out, put in, taken for another, or two letters in the wrong order (Damerau
  /// 1964); the first seen first.
  ///
  /// The vocabulary is not scanned. A slip in the second half leaves the beginning whole, which is a range of the
  /// vocabulary; what a slip in the first half can make is looked up, word by word.
  package func words(near word: String, limit: Int) throws -> [String] {
    let letters = Array(word.unicodeScalars)
    guard (4...WordWriter.lengths.upperBound).contains(letters.count), limit > 0 else { return [] }
    let half = letters.count / 2
    let start = String(String.UnicodeScalarView(letters[..<half]))
    return try read { connection in
      var found: [String: Int64] = [:]
      try connection.run(
        """
        SELECT word, number FROM vocabulary WHERE word >= ?1 AND word < ?1 || char(1114111)
          AND length(word) BETWEEN ?2 AND ?3 LIMIT ?4
        """,
        [
          .text(start), .integer(Int64(letters.count - 1)), .integer(Int64(letters.count + 1)),
          .integer(Self.lookedAt),
        ]
      ) { row in
        let other = row.text(0)
        if WordSlips.isOneSlip(letters, Array(other.unicodeScalars)) { found[other] = row.int64(1) }
        return true
      }
      for other in WordSlips.slips(of: letters, before: half + 1) where found[other] == nil {
        try connection.run("SELECT number FROM vocabulary WHERE word = ?", [.text(other)]) { row in
          found[other] = row.int64(0)
          return false
        }
      }
      found[word] = nil
      return found.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(limit).map(\.key)
    }
  }

  private static func words(_ connection: SQLiteConnection, _ sql: String, _ values: [SQLValue]) throws -> [String] {
    var words: [String] = []
    try connection.run(sql, values) { row in
      words.append(row.text(0))
      return true
    }
    return words
  }
}

/// Words one slip apart: Damerau, "A technique for computer detection and correction of spelling errors", 1964.
enum WordSlips {
  /// True if one letter more, less or another, or two neighbours exchanged, make one word of the other.
  static func isOneSlip(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    let difference = one.count - other.count
    guard abs(difference) <= 1, one != other else { return false }
    let shorter = min(one.count, other.count)
    var same = 0
    while same < shorter, one[same] == other[same] { same += 1 }
    var sameEnd = 0
    while sameEnd < shorter - same, one[one.count - 1 - sameEnd] == other[other.count - 1 - sameEnd] { sameEnd += 1 }
    if difference != 0 { return same + sameEnd == shorter }
    let rest = one.count - same - sameEnd
    if rest == 1 { return true }
    return rest == 2 && one[same] == other[same + 1] && one[same + 1] == other[same]
  }

  /// Every word that one slip among the first letters makes.
  /// - Parameter end: letters from this place on stay as they are.
  static func slips(of letters: [Unicode.Scalar], before end: Int) -> Set<String> {
    var slips: Set<String> = []
    let alphabet = alphabet(of: letters)
    func add(_ scalars: some Sequence<Unicode.Scalar>) {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      slips.insert(String(view))
    }
    for place in 0..<min(end, letters.count) {
      var changed = letters
      changed.remove(at: place)
      add(changed)
      if place + 1 < letters.count {
        changed = letters
        changed.swapAt(place, place + 1)
        add(changed)
      }
      changed = letters
      for letter in alphabet {
        changed[place] = letter
        add(changed)
      }
      changed = letters
      changed.insert("a", at: place)
      for letter in alphabet {
        changed[place] = letter
        add(changed)
      }
    }
    return slips
  }

  /// The letters of the word's script. Scripts with too many to try give the word's own letters.
  private static func alphabet(of letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let ranges: [ClosedRange<UInt32>] = [
      0x61...0x7A, 0x3B1...0x3C9, 0x430...0x44F, 0x561...0x586, 0x5D0...0x5EA, 0x621...0x64A, 0x905...0x939,
      0x10D0...0x10F0,
    ]
    let scripts = ranges.filter { range in letters.contains { range.contains($0.value) } }
    guard let script = scripts.first else { return Array(Set(letters)).sorted() }
    return script.compactMap(Unicode.Scalar.init)
  }
}
