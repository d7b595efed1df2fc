internal import PoolTypes

/// Keeps the text index, its vocabulary and its counts in step with what was read, inside one transaction.
///
/// A row is taken out before anything of it changes, and put in afterwards: the text index holds no text of its own,
/// so that what is deleted must be what was stored.
final class WordWriter {
  private let connection: SQLiteConnection
  /// Words of captures that were put in.
  private var added: Set<String> = []
  /// Words of captures that were taken out; each goes with the last capture that holds it.
  private var dropped: Set<String> = []
  private var changes: [Bucket: Change] = [:]

  private struct Bucket: Hashable {
    var media: String
    var span: Int64
  }

  private struct Change {
    var captures: Int64 = 0
    var written: Int64 = 0
    var words: Int64 = 0
  }

  /// What the text index holds of one capture.
  private struct Entry {
    var columns: [[String]]
    var bucket: Bucket
    var scope: String
  }

  /// Most words that are kept in memory before they are written.
  private static let most = 50_000
  /// Lengths of words in the vocabulary, in scalars. Shorter ones are found whole only.
  static let lengths = 3...40

  init(connection: SQLiteConnection) { self.connection = connection }

  /// Puts in what is stored of a capture. It must not be in already.
  func add(_ row: Int64) throws {
    guard let entry = try entry(of: row) else { return }
    let texts = entry.columns.map { $0.joined(separator: " ") }
    if !entry.columns.allSatisfy(\.isEmpty) {
      try connection.run(
        "INSERT INTO words (rowid, lines, codes, labels, things, scope) VALUES (?, ?, ?, ?, ?, ?)",
        [.integer(row)] + texts.map { .text($0) } + [.text(entry.scope)])
    }
    count(entry, 1)
    for words in entry.columns { for word in words where Self.isListed(word) { added.insert(word) } }
    if added.count > Self.most { try settle() }
  }

  /// Takes out what is stored of a capture, before it is deleted or changed.
  func drop(_ row: Int64) throws {
    guard let entry = try entry(of: row) else { return }
    if !entry.columns.allSatisfy(\.isEmpty) {
      try connection.run(
        "INSERT INTO words (words, rowid, lines, codes, labels, things, scope) VALUES ('delete', ?, ?, ?, ?, ?, ?)",
        [.integer(row)] + entry.columns.map { .text($0.joined(separator: " ")) } + [.text(entry.scope)])
    }
    count(entry, -1)
    for words in entry.columns { for word in words where Self.isListed(word) { dropped.insert(word) } }
    if dropped.count > Self.most { try settle() }
  }

  /// Brings vocabulary and counts up to date. Called once at the end of a slice.
  func settle() throws {
    for word in dropped.sorted() {
      let isHeld = try connection.number(
        "SELECT EXISTS (SELECT 1 FROM words WHERE words MATCH ?)",
        [.text("\"\(word)\"")])
      guard isHeld == 0 else { continue }
      added.remove(word)
      let number = try connection.number("SELECT number FROM vocabulary WHERE word = ?", [.text(word)])
      guard number > 0 else { continue }
      try connection.run("DELETE FROM vocabulary WHERE number = ?", [.integer(Int64(number))])
      try connection.run(
        "INSERT INTO vocabulary_parts (vocabulary_parts, rowid, word) VALUES ('delete', ?, ?)",
        [.integer(Int64(number)), .text(word)])
    }
    // In order, so that neighbours share pages.
    for word in added.sorted() {
      try connection.run(
        "INSERT INTO vocabulary (word) VALUES (?) ON CONFLICT (word) DO NOTHING RETURNING number", [.text(word)]
      ) { found in
        let number = found.int64(0)
        try connection.run("INSERT INTO vocabulary_parts (rowid, word) VALUES (?, ?)", [.integer(number), .text(word)])
        return true
      }
    }
    for (bucket, change) in changes {
      try connection.run(
        """
        INSERT INTO text_count VALUES (?, ?, ?, ?, ?) ON CONFLICT (media, span) DO UPDATE SET
          captures = captures + excluded.captures, written = written + excluded.written, words = words + excluded.words
        """,
        [
          .text(bucket.media), .integer(bucket.span), .integer(change.captures), .integer(change.written),
          .integer(change.words),
        ])
    }
    added = []
    dropped = []
    changes = [:]
  }

  private func count(_ entry: Entry, _ sign: Int64) {
    let words = Int64(entry.columns.first?.count ?? 0)
    var change = changes[entry.bucket] ?? Change()
    change.captures += sign
    change.written += words > 0 ? sign : 0
    change.words += sign * words
    changes[entry.bucket] = change
  }

  private func entry(of row: Int64) throws -> Entry? {
    var entry: Entry?
    try connection.run(
      """
      SELECT lines, codes, labels, media, wall FROM reading JOIN capture ON capture.row = reading.capture
      WHERE reading.capture = ?
      """, [.integer(row)]
    ) { found in
      let media = found.text(3)
      let wall = found.optionalDouble(4)
      entry = Entry(
        columns: (0..<3).map { Self.words(found.text($0)) },
        bucket: Bucket(media: media, span: ScopeWords.span(wall)), scope: ScopeWords.text(media: media, wall: wall))
      return false
    }
    guard entry != nil else { return nil }
    var things: [String] = []
    try connection.run(
      "SELECT details FROM derived WHERE capture = ? AND class = 'thing' ORDER BY row", [.integer(row)]
    ) { found in
      if let thing = ReadingCoding.value(Thing.self, from: found.text(0)) { things.append(thing.name) }
      return true
    }
    entry?.columns.append(Self.words(things.joined(separator: "\n")))
    return entry
  }

  private static func words(_ text: String) -> [String] {
    let split = WordSplitting.split(text)
    return split.words + split.joined
  }

  private static func isListed(_ word: String) -> Bool {
    word.utf8.count >= lengths.lowerBound && lengths.contains(word.unicodeScalars.count)
  }
}

/// Words that say which kind of capture a row is and when it was taken, in a column of their own. They narrow a
/// look-up inside the text index.
enum ScopeWords {
  /// Stands before each of them. No word of a text or a query has it, so that a look-up need not name its columns.
  static let sign = "\u{E000}"
  /// The span of captures without a date.
  static let noSpan: Int64 = -1_000_000
  /// Short spans in a long one.
  static let spansALong: Int64 = 16

  /// The stretch of 32 days that a wall-clock time falls into, counted from 1970.
  static func span(_ wall: Double?) -> Int64 {
    guard let wall, wall.isFinite, abs(wall) < 1e12 else { return noSpan }
    return Int64((wall / (32 * 86_400)).rounded(.down))
  }

  static func media(_ kind: String) -> String { sign + "m" + kind.lowercased() }

  private static func span(_ letter: String, _ number: Int64, _ kind: String) -> String {
    sign + letter + (number < 0 ? "n\(-number)" : "\(number)") + "x" + kind.lowercased()
  }

  /// The long span that holds a short one.
  static func longSpan(of span: Int64) -> Int64 {
    let (share, rest) = span.quotientAndRemainder(dividingBy: spansALong)
    return rest < 0 ? share - 1 : share
  }

  static func text(media kind: String, wall: Double?) -> String {
    let number = span(wall)
    guard number != noSpan else { return media(kind) }
    return [media(kind), span("s", number, kind), span("l", longSpan(of: number), kind)].joined(separator: " ")
  }

  /// Words of which each row of some kinds between two spans holds one; rows a little outside may hold one too, for
  /// many words cost more than a few rows. Nil where there would be too many.
  static func words(_ kinds: [String], from first: Int64, through last: Int64) -> [String]? {
    guard first <= last else { return [] }
    let isShort = last - first < 8
    let spans = isShort ? first...last : longSpan(of: first)...longSpan(of: last)
    guard spans.upperBound - spans.lowerBound < 32 else { return nil }
    return kinds.flatMap { kind in spans.map { span(isShort ? "s" : "l", $0, kind) } }
  }
}
