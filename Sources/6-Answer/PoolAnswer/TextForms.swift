internal import PoolRank
internal import PoolStore

/// The words by which the terms of a query are looked for.
struct TextForms {
  /// Forms that follow from the query alone, and those that were found in the vocabulary.
  private(set) var all: [TextForm] = []
  /// Terms that have words; forms count terms by their place among these.
  let terms: [SearchQuery.Term]
  /// Words of each term, folded.
  let words: [[String]]

  /// Most forms that the vocabulary adds to a query.
  static let foundMost = 64

  init(_ asked: [SearchQuery.Term]) {
    var terms: [SearchQuery.Term] = []
    var words: [[String]] = []
    var joined: [String?] = []
    for term in asked.prefix(16) {
      let split = WordSplitting.split(term.text)
      guard !split.words.isEmpty else { continue }
      terms.append(term)
      words.append(split.words)
      let whole = split.words.joined()
      joined.append(split.words.count > 1 && split.joined.contains(whole) ? whole : nil)
    }
    self.terms = terms
    self.words = words
    for place in terms.indices {
      add(words[place], place...place, 1)
      if let joined = joined[place] { add([joined], place...place, 1) }
      if terms[place].isCode, words[place].count == 1, let word = words[place].first,
        let pieces = WordSplitting.pieces(of: word)
      {
        add(pieces, place...place, 1)
      }
    }
    addRuns()
  }

  /// Numbers and plates that were typed in pieces, as one word.
  private mutating func addRuns() {
    func isPiece(_ place: Int) -> Bool {
      guard !terms[place].isPhrase, !words[place].contains(where: WordSplitting.isLone) else { return false }
      return terms[place].isCode || (words[place].count == 1 && words[place].allSatisfy { $0.utf8.count <= 4 })
    }
    var start = 0
    while start < terms.count {
      var end = start
      while end < terms.count, isPiece(end) { end += 1 }
      for first in start..<max(end, start) {
        if first + 1 < end { addRun(first...(first + 1)) }
      }
      if end - start > 2 { addRun(start...(end - 1)) }
      start = max(end, start + 1)
    }
  }

  private mutating func addRun(_ range: ClosedRange<Int>) {
    guard range.contains(where: { terms[$0].isCode }) else { return }
    let joined = range.flatMap { words[$0] }.joined()
    if joined.utf8.count <= 40 { add([joined], range, 1) }
  }

  /// Adds a form unless the same words are there already.
  mutating func add(_ words: [String], _ terms: ClosedRange<Int>, _ share: Double) {
    guard !words.isEmpty, !all.contains(where: { $0.words == words && $0.terms == terms }) else { return }
    all.append(TextForm(terms: terms, words: words, share: share))
  }

  /// What finds a term.
  ///
  /// - Parameters:
  ///   - first: forms before this one are left out.
  ///   - isSeen: whether the places are asked for.
  func expression(of term: Int, from first: Int = 0, isSeen: Bool = true) -> TextExpression {
    .any(
      all.indices.filter { $0 >= first && all[$0].terms.contains(term) }
        .map { .words(all[$0].words, number: isSeen ? $0 : -1) })
  }

  /// What finds any term.
  var anything: TextExpression { .any(all.indices.map { .words(all[$0].words, number: $0) }) }

  /// The words of a term as they are most likely to stand in a text.
  func likeliest(of term: Int) -> [String] {
    all.first { $0.terms == term...term && $0.share < 1 }.map(\.words) ?? words[term]
  }

  /// The forms that were found, one list a term, each with a sign for how: `>` begins so, `*` holds it, `~` a slip.
  var found: [[String]] {
    terms.indices.map { term in
      all.compactMap { form in
        guard form.terms == term...term, form.share < 1, let word = form.words.first else { return nil }
        return Self.sign(form.share) + word
      }
    }
  }

  /// Adds forms that an earlier page found.
  mutating func add(found: [[String]]) {
    for (term, words) in found.enumerated() where terms.indices.contains(term) {
      for text in words.prefix(Self.foundMost) {
        guard let share = Self.share(text.first) else { continue }
        add([String(text.dropFirst())], term...term, share)
      }
    }
  }

  /// Words typed with a slip, with the first word that may have been meant.
  var slips: [String: String] {
    var slips: [String: String] = [:]
    for form in all where form.share == Self.slipShare && form.terms.count == 1 {
      guard let word = words[form.terms.lowerBound].first, slips[word] == nil else { continue }
      slips[word] = form.words.first
    }
    return slips
  }

  static let beginningShare = 0.9
  static let partShare = 0.8
  static let slipShare = 0.7

  private static func sign(_ share: Double) -> String {
    share >= beginningShare ? ">" : share >= partShare ? "*" : "~"
  }

  private static func share(_ sign: Character?) -> Double? {
    switch sign {
    case ">": beginningShare
    case "*": partShare
    case "~": slipShare
    default: nil
    }
  }
}
