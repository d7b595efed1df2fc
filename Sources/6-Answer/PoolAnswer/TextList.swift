package import PoolRank
package import PoolStore
package import PoolTypes

/// What the words of a query find.
package struct TextList: Sendable {
  /// By list (text, codes, labels, things) and row: the measure, and the measure as a score of 0 to 1.
  package var scores: [SearchList: [Int64: (value: Double, score: Double)]] = [:]
  /// For each term the words that it was found as, folded.
  package var forms: [[String]] = []
  /// To be kept with the page, so that the next one counts as this one did.
  package var statistics = TextStatistics()
  /// No look-up ended early: all captures that answer are here.
  package var isWhole = true

  init() {}
}

/// What a text list was counted with.
package struct TextStatistics: Hashable, Sendable, Codable {
  /// Captures in scope.
  package var documents = 0
  /// Words of a capture that has any on screen.
  package var averageLength = 0.0
  /// Captures in scope that hold each term in some form.
  package var frequencies: [Int] = []
  /// Words that were found for each term, each with a sign for how.
  package var found: [[String]] = []

  init() {}
}

extension SearchEngine {
  /// Looks for words on screen, in codes, labels and names of things.
  ///
  /// - Parameters:
  ///   - terms: the first 16 count.
  ///   - excluded: no capture that holds one of them is found.
  ///   - scope: nothing outside is looked at or counted.
  ///   - columns: lists that may answer.
  ///   - depth: hits that are wanted, from the first page on.
  ///   - frozen: statistics of the first page.
  /// - Throws: `PoolError`.
  package func textList(
    _ terms: [SearchQuery.Term], excluded: [SearchQuery.Term] = [], scope: RowScope, columns: Set<SearchList>,
    depth: Int, frozen: TextStatistics? = nil
  ) throws -> TextList {
    var search = TextSearch(
      store: store, forms: TextForms(terms),
      scope: TextScope(rows: scope, columns: columns, excluded: Self.expression(excluded)), depth: depth)
    return try search.run(frozen: frozen)
  }

  /// Which of these rows hold one of these terms as typed: what other lists found is dropped by it.
  package func rows(_ rows: [Int64], holding terms: [SearchQuery.Term], columns: Set<SearchList>) throws -> Set<Int64> {
    guard let expression = Self.expression(terms) else { return [] }
    return try store.holds(rows: rows, any: expression, columns: columns)
  }

  private static func expression(_ terms: [SearchQuery.Term]) -> TextExpression? {
    // One by one: what is excluded in two words is two things.
    let forms = terms.prefix(16).flatMap { TextForms([$0]).all }
    return forms.isEmpty ? nil : .any(forms.map { .words($0.words, number: -1) })
  }
}

/// One run over the text index.
private struct TextSearch {
  let store: IndexStore
  var forms: TextForms
  let scope: TextScope
  /// Rows after which the list of a word counts as long.
  private var cap: Int
  /// Rows with each term.
  private var lists: [TermList] = []
  private var list = TextList()
  private var newestRow: Int64 = 0
  /// Terms that were found by slips alone.
  private var mended: Set<Int> = []
  /// Letters of a word from which on one slip is allowed: in the word typed, or in the word that was meant.
  private static let slipLetters = 5

  /// Rows of which the text index may compare the order of words: fewer the more words there are, for each costs.
  private var comparedMost: Int { min(max(8_000, Int(newestRow / 50)), 20_000) * 2 / max(forms.terms.count, 2) }

  /// Captures of a few days that are all looked at.
  private static let fewCaptures = 4_000

  private var isDated: Bool { scope.rows.since != nil || scope.rows.until != nil }

  /// Rows with one term.
  private struct TermList {
    /// Up to the cap.
    var count: Int
    var oldest: Int64
    /// The list is longer than the cap.
    var isLong: Bool
    /// The rows with their places; nil where they were only counted.
    var matches: [Int64: TextMatch]?
  }

  init(store: IndexStore, forms: TextForms, scope: TextScope, depth: Int) {
    self.store = store
    self.forms = forms
    self.scope = scope
    cap = max(1_000, 4 * min(max(depth, 0), 100_000))
  }

  mutating func run(frozen: TextStatistics?) throws -> TextList {
    guard !forms.terms.isEmpty, !scope.columns.isEmpty else { return list }
    let there = try store.textCounts(scope.rows)
    newestRow = min(there.newestRow, scope.rows.newestRow ?? .max)
    // In a few days nothing needs to be left out.
    if isDated, there.captures <= Self.fewCaptures { cap = max(cap, Self.fewCaptures) }
    if let frozen, frozen.frequencies.count == forms.terms.count {
      list.statistics = frozen
      forms.add(found: frozen.found)
      lists = try forms.terms.indices.map { try look(forms.expression(of: $0)) }
    } else {
      list.statistics.documents = there.captures
      list.statistics.averageLength = there.written > 0 ? Double(there.words) / Double(there.written) : 0
      for term in forms.terms.indices { try find(term) }
      if isGuess { return list }
      list.statistics.frequencies = lists.map(frequency)
      list.statistics.found = forms.found
    }
    list.forms = forms.terms.indices.map { term in
      forms.all.filter { $0.terms.contains(term) }.map { $0.words.joined(separator: " ") }
    }
    let statistics = list.statistics
    let weights = statistics.frequencies.map {
      TextScoring.weight(documents: statistics.documents, frequency: $0)
    }
    let isOneUnit = forms.terms.count == 1 && (forms.terms[0].isCode || forms.words[0].count > 1)
    let scoring = TextScoring(
      forms: forms.all, weights: weights, averageLength: statistics.averageLength, isOneUnit: isOneUnit)
    for match in try candidates(weights).values { score(match, scoring) }
    try raiseEqualCodes()
    return list
  }

  // MARK: Terms

  /// Whether lists are fetched at once: where they are the answer, or where finding them costs more than reading them.
  private var isFetched: Bool {
    forms.terms.count == 1 || isDated || scope.rows.rows != nil
  }

  /// The rows with a term: counted, or fetched with their places.
  private func look(_ expression: TextExpression) throws -> TermList {
    guard isFetched else {
      let counted = try store.textCount(expression, in: scope, limit: cap)
      return TermList(count: counted.count, oldest: counted.oldest, isLong: counted.count >= cap, matches: nil)
    }
    let matches = try store.textMatches(expression, in: scope, limit: cap)
    return TermList(
      count: matches.count, oldest: matches.last?.row ?? 0, isLong: matches.count >= cap,
      matches: Dictionary(matches.map { ($0.row, $0) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Adds the rows of the forms from one on, which were not there when the term was looked up.
  private mutating func extend(_ term: Int, from first: Int) throws {
    guard first < forms.all.count else { return }
    guard var whole = lists[term].matches else {
      lists[term] = try look(forms.expression(of: term))
      return
    }
    let more = try look(forms.expression(of: term, from: first))
    for (row, match) in more.matches ?? [:] { whole[row, default: match].add(match) }
    // Where one of both ends early, only the rows that it reached tell how common the term is.
    let oldest = more.isLong ? more.oldest : 0
    lists[term] = TermList(
      count: more.isLong ? whole.keys.count { $0 >= oldest } : whole.count, oldest: oldest, isLong: more.isLong,
      matches: whole)
  }

  /// How many captures hold a term: counted, or, for a long list, from the stretch of rows that was counted.
  private func frequency(_ counted: TermList) -> Int {
    guard counted.isLong, newestRow > counted.oldest else { return counted.count }
    let share = Double(newestRow) / Double(newestRow - counted.oldest + 1)
    return min(max(Int(Double(counted.count) * share), counted.count), list.statistics.documents)
  }

  /// Looks up what a term may stand for, and counts it.
  private mutating func find(_ term: Int) throws {
    let word = forms.terms[term].isPhrase ? nil : wordForParts(term)
    // The captures of a few days are found at some cost in any list, so that they are looked through once.
    if isDated, let word { try addParts(of: word, term) }
    lists.append(try look(forms.expression(of: term)))
    guard !lists[term].isLong, let word else { return }
    if !isDated {
      let first = forms.all.count
      try addParts(of: word, term)
      try extend(term, from: first)
    }
    try addSlips(of: word, term)
  }

  /// Most forms that the vocabulary adds to one term.
  private var formsMost: Int { max(TextForms.foundMost / forms.terms.count, 8) }

  /// Words that begin with a term or hold it.
  private mutating func addParts(of word: String, _ term: Int) throws {
    let asked = forms.terms[term]
    let letters = word.unicodeScalars.count
    let isHangul = word.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
    var longer: [String] = []
    if (asked.isPrefix && !asked.isExact && letters >= 3) || (isHangul && letters >= 2) {
      longer = try store.words(beginning: word, limit: formsMost)
    }
    for other in longer { forms.add([other], term...term, TextForms.beginningShare) }
    guard letters >= (asked.isCode ? 3 : 4) else { return }
    for other in try store.words(holding: word, limit: formsMost - longer.count) where !longer.contains(other) {
      forms.add([other], term...term, TextForms.partShare)
    }
  }

  /// Words one slip away from a term that stands nowhere, or hardly anywhere.
  private mutating func addSlips(of word: String, _ term: Int) throws {
    let asked = forms.terms[term]
    let letters = word.unicodeScalars.count
    guard !asked.isCode, !asked.isExact, letters >= Self.slipLetters - 1, lists[term].count <= 2 else { return }
    let slips = try store.words(near: word, limit: 16).filter {
      $0.unicodeScalars.count >= Self.slipLetters || letters >= Self.slipLetters
    }
    guard !slips.isEmpty else { return }
    if lists[term].count > 0 {
      // A word that is there may be meant; only one that is far more common is likelier to be.
      let other = try store.textCount(.any(slips.map { .words([$0], number: -1) }), in: scope, limit: cap)
      guard other.count >= 20 * lists[term].count else { return }
    }
    if lists[term].count == 0 { mended.insert(term) }
    let first = forms.all.count
    for other in slips.prefix(formsMost) { forms.add([other], term...term, TextForms.slipShare) }
    try extend(term, from: first)
  }

  /// Whether nothing of the query stands anywhere but by slips in short words: letters without meaning are one slip away
  /// from some word of a large library.
  private var isGuess: Bool {
    mended.count == forms.terms.count
      && forms.words.allSatisfy { $0.allSatisfy { $0.unicodeScalars.count <= Self.slipLetters } }
  }

  /// The word whose parts, beginnings and slips are looked for.
  private func wordForParts(_ term: Int) -> String? {
    let words = forms.words[term]
    let word = words.count == 1 ? words[0] : forms.terms[term].isCode ? words.joined() : ""
    return word.isEmpty || WordSplitting.isLone(word) ? nil : word
  }

  // MARK: Captures

  /// Captures that may hold enough of the query.
  ///
  /// What lacks all essential terms holds too little (Turtle and Flood 1995). Where these are rare, their lists are
  /// read whole. Where they are common, captures with every term are read newest first, and only where those are few
  /// the captures with some.
  private mutating func candidates(_ weights: [Double]) throws -> [Int64: TextMatch] {
    var found: [Int64: TextMatch] = [:]
    func take(_ matches: [TextMatch]) { for match in matches { found[match.row] = match } }
    let terms = forms.terms.indices
    if lists.allSatisfy({ $0.matches != nil }), terms.count == 1 || lists.allSatisfy({ !$0.isLong }) {
      list.isWhole = !lists.contains(where: \.isLong)
      for rows in lists.compactMap(\.matches) { found.merge(rows) { $0.with($1) } }
      return found
    }
    let needed = weights.reduce(0, +) * TextScoring.floor * (1 - 1e-9)
    var essential = Array(terms).sorted { (lists[$0].count, weights[$1], $0) > (lists[$1].count, weights[$0], $1) }
    var left = 0.0
    while let first = essential.first, left + weights[first] < needed {
      left += weights[first]
      essential.removeFirst()
    }
    func filter(_ some: [Int]) -> TextExpression { .any(some.map { forms.expression(of: $0, isSeen: false) }) }
    if essential.allSatisfy({ !lists[$0].isLong }), essential.reduce(0, { $0 + lists[$1].count }) <= 2 * cap {
      let isAll = essential.count == terms.count
      take(
        try store.textMatches(
          isAll ? forms.anything : .all([filter(essential), forms.anything]), in: scope, limit: 2 * cap))
      return found
    }
    let every = TextExpression.all(terms.map { forms.expression(of: $0) })
    let whole = try store.textMatches(every, in: scope, limit: cap)
    take(whole)
    if whole.count >= cap {
      list.isWhole = false
      take(try together(whole.last?.row ?? 0))
      return found
    }
    guard terms.count > 1 else { return found }
    let rare = essential.filter { !lists[$0].isLong }
    if !rare.isEmpty {
      let matches = try store.textMatches(
        .all([filter(rare), forms.anything]), in: scope, limit: 2 * cap)
      if matches.count >= 2 * cap { list.isWhole = false }
      take(matches)
    }
    for term in essential.filter({ lists[$0].isLong }).suffix(4) {
      let others = terms.filter { $0 != term }.map { forms.expression(of: $0) }
      let isEnough = weights[term] >= needed
      let expression = forms.expression(of: term)
      let matches = try store.textMatches(
        isEnough ? .all([filter([term]), forms.anything]) : .all([expression, .any(others)]), in: scope, limit: cap)
      if matches.count >= cap { list.isWhole = false }
      take(matches)
    }
    return found
  }

  /// Captures in which common words stand together, older than the newest that hold them all: one after the other far
  /// back, with small words between less far.
  private func together(_ oldest: Int64) throws -> [TextMatch] {
    let groups = forms.terms.indices.map { forms.likeliest(of: $0) }
    guard groups.count > 1 else { return [] }
    let apart = TextExpression.near(groups, others: TextScoring.between * (groups.count - 1))
    let looks: [(TextExpression, Int)] = [
      (.words(groups.flatMap { $0 }, number: -1), comparedMost), (apart, comparedMost / 8),
    ]
    return try looks.flatMap { expression, compared in
      let reach = Double(newestRow - oldest + 1) * Double(compared) / Double(cap)
      return try store.textMatches(
        .all([expression, forms.anything]), in: scope, limit: cap / 2,
        oldest: reach < Double(newestRow) ? newestRow - Int64(reach) : nil)
    }
  }

  private mutating func score(_ match: TextMatch, _ scoring: TextScoring) {
    let sightings = match.sightings.map {
      TextScoring.Sighting(form: $0.number, column: $0.column, position: $0.position)
    }
    for (column, score) in scoring.scores(sightings, length: match.length) {
      list.scores[column, default: [:]][match.row] = (score.value, score.score)
    }
  }

  /// A code that is equal to the whole query is what was asked for.
  private mutating func raiseEqualCodes() throws {
    guard let found = list.scores[.codes], !found.isEmpty else { return }
    let asked = forms.words.flatMap { $0 }
    let best = found.filter { $0.value.score > 0.85 }.keys.sorted(by: >).prefix(200)
    for (row, codes) in try store.codes(of: Array(best)) {
      guard codes.contains(where: { WordSplitting.split($0).words == asked }) else { continue }
      list.scores[.codes]?[row]?.score = 1
    }
  }
}
