package import PoolRank
package import PoolStore
package import PoolTypes

/// What the words of a query find.
package struct TextList: Sendable {
  /// By list (text, codes, labels, things) and row: the measure, and the measure as a score of 0 to 1.
  package var scores: [SearchList: [Int64: (value: Double, score: Double)]] = [:]
  /// For each term the words that it was found as, folded.
  package var forms: [[String]] = []
  /// Words typed with a slip, folded, with the likeliest word that was meant.
  package var slips: [String: String] = [:]
  /// To be kept with the page, so that the next one counts as this one did.
  package var statistics = TextStatistics()
  /// No capture of the day that the query names is there but those that show it.
  package var isNothingElse = false
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

  /// Whether the numbers can be ours.
  var isSound: Bool {
    documents >= 0 && averageLength.isFinite && averageLength >= 0 && frequencies.allSatisfy { $0 >= 0 }
      && frequencies.count <= 16 && found.count <= 16
  }
}

extension SearchEngine {
  /// Looks for words on screen, in codes, labels and names of things.
  ///
  /// - Parameters:
  ///   - terms: the first 16 count.
  ///   - excluded: no capture that holds one of them is found.
  ///   - isSentence: small words stand among the terms, so that they are no letters without meaning.
  ///   - scope: nothing outside is looked at or counted.
  ///   - columns: lists that may answer.
  ///   - frozen: statistics of the first page.
  /// - Throws: `PoolError`.
  package func textList(
    _ terms: [SearchQuery.Term], excluded: [SearchQuery.Term] = [], isSentence: Bool = false, scope: RowScope,
    columns: Set<SearchList>, frozen: TextStatistics? = nil
  ) throws -> TextList {
    var search = TextSearch(
      store: store, forms: TextForms(terms),
      scope: TextScope(rows: scope, columns: columns, excluded: Self.expression(excluded)), isSentence: isSentence)
    return try search.run(frozen: frozen)
  }

  /// Which of these rows hold one of these terms as typed: what other lists found is dropped by it.
  package func rows(_ rows: [Int64], holding terms: [SearchQuery.Term], columns: Set<SearchList>) throws -> Set<Int64> {
    guard let expression = Self.expression(terms) else { return [] }
    return try store.holds(rows: rows, any: expression, columns: columns)
  }

  private static func expression(_ terms: [SearchQuery.Term]) -> TextExpression? {
    // One by one: what is excluded in two words is two things.
    let forms = terms.flatMap { TextForms([$0]).all }
    return forms.isEmpty ? nil : .any(forms.map { .words($0.words, number: -1) })
  }
}

/// One run over the text index.
private struct TextSearch {
  let store: IndexStore
  var forms: TextForms
  let scope: TextScope
  private let isSentence: Bool
  /// Rows after which the list of a word counts as long: the same on every page, so that a deeper page finds no better
  /// capture than one before.
  let cap = Self.listed
  /// Rows with each term, up to `cap`, and the oldest of them.
  private var counts: [(count: Int, oldest: Int64)] = []
  private var list = TextList()
  private var newestRow: Int64 = 0
  /// Terms that were found by slips alone.
  private var mended: Set<Int> = []
  /// Letters of a word from which on one slip is allowed: in the word typed, or in the word that was meant.
  private static let slipLetters = 5

  private static let listed = 4_000

  /// Rows of which the text index may compare the order of words.
  private static let comparedMost = 30_000

  init(store: IndexStore, forms: TextForms, scope: TextScope, isSentence: Bool) {
    self.isSentence = isSentence
    self.store = store
    self.forms = forms
    self.scope = scope
  }

  mutating func run(frozen: TextStatistics?) throws -> TextList {
    guard !forms.terms.isEmpty, !scope.columns.isEmpty else { return list }
    let there = try store.textCounts(scope.rows)
    newestRow = min(there.newestRow, scope.rows.newestRow ?? .max)
    if let frozen, frozen.frequencies.count == forms.terms.count {
      list.statistics = frozen
      forms.add(found: frozen.found)
      list.slips = forms.slips
      counts = try forms.terms.indices.map { try count(forms.expression(of: $0)) }
    } else {
      list.statistics.documents = there.captures
      list.statistics.averageLength = there.written > 0 ? Double(there.words) / Double(there.written) : 0
      for term in forms.terms.indices { try find(term) }
      if isGuess { return list }
      list.statistics.frequencies = counts.map(frequency)
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

  private func count(_ expression: TextExpression) throws -> (count: Int, oldest: Int64) {
    try store.textCount(expression, in: scope, limit: cap)
  }

  /// How many captures hold a term: counted, or, for a long list, from the stretch of rows that was counted.
  private func frequency(_ counted: (count: Int, oldest: Int64)) -> Int {
    guard counted.count >= cap, newestRow > counted.oldest else { return counted.count }
    let share = Double(newestRow) / Double(newestRow - counted.oldest + 1)
    return min(max(Int(Double(counted.count) * share), counted.count), list.statistics.documents)
  }

  /// Looks up what a term may stand for, and counts it.
  private mutating func find(_ term: Int) throws {
    let whole = try count(forms.expression(of: term))
    counts.append(whole)
    let asked = forms.terms[term]
    guard whole.count < cap, !asked.isPhrase, let word = wordForParts(term) else { return }
    let letters = word.unicodeScalars.count
    let most = max(TextForms.foundMost / forms.terms.count, 8)
    var found = 0
    func add(_ words: [String], _ share: Double) {
      for word in words.prefix(most - found) {
        forms.add([word], term...term, share)
        found += 1
      }
    }
    let isHangul = word.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
    if (asked.isPrefix && !asked.isExact && letters >= 3) || (isHangul && letters >= 2) {
      add(try inScope(store.words(beginning: word, limit: Self.tried), most), TextForms.beginningShare)
    }
    if letters >= (asked.isCode ? 3 : 4) {
      add(try inScope(store.words(holding: word, limit: Self.tried), most - found), TextForms.partShare)
    }
    if found > 0 { counts[term] = try count(forms.expression(of: term)) }
    guard !asked.isCode, !asked.isExact, letters >= Self.slipLetters - 1, counts[term].count <= 2 else { return }
    let near = try store.words(near: word, limit: Self.tried).filter {
      $0.unicodeScalars.count >= Self.slipLetters || letters >= Self.slipLetters
    }
    let slips = try inScope(near, 16)
    guard !slips.isEmpty else { return }
    if counts[term].count > 0 {
      // A word that is there may be meant; only one that is far more common is likelier to be.
      let other = try count(.any(slips.map { .words([$0], number: -1) }))
      guard other.count >= 20 * counts[term].count else { return }
    }
    if counts[term].count == 0 { mended.insert(term) }
    list.slips[word] = slips.first
    add(slips, TextForms.slipShare)
    counts[term] = try count(forms.expression(of: term))
  }

  /// Words of the whole vocabulary that are tried.
  private static let tried = 128

  /// Those words that captures in scope hold: others must neither take their place nor be told.
  private func inScope(_ words: [String], _ most: Int) throws -> [String] {
    var there: [String] = []
    for word in words where there.count < most {
      if try store.textCount(.words([word], number: -1), in: scope, limit: 1).count > 0 { there.append(word) }
    }
    return there
  }

  /// Whether nothing of the query stands anywhere but by slips in short words: letters without meaning are one slip
  /// away from some word of a large library.
  private var isGuess: Bool {
    !isSentence && mended.count == forms.terms.count
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
    let needed = weights.reduce(0, +) * TextScoring.floor * (1 - 1e-9)
    var essential = Array(terms).sorted { (counts[$0].count, weights[$1], $0) > (counts[$1].count, weights[$0], $1) }
    var left = 0.0
    while let first = essential.first, left + weights[first] < needed {
      left += weights[first]
      essential.removeFirst()
    }
    if essential.allSatisfy({ counts[$0].count < cap }), essential.reduce(0, { $0 + counts[$1].count }) <= 2 * cap {
      let filter = TextExpression.any(essential.map(forms.expression(of:)))
      let isAll = essential.count == terms.count
      take(
        try store.textMatches(isAll ? forms.anything : .all([filter, forms.anything]), in: scope, limit: 2 * cap))
      return found
    }
    let every = TextExpression.all(terms.map(forms.expression(of:)))
    let whole = try store.textMatches(every, in: scope, limit: cap)
    take(whole)
    if whole.count >= cap {
      list.isWhole = false
      take(try together(whole.last?.row ?? 0))
      return found
    }
    guard terms.count > 1 else { return found }
    let rare = essential.filter { counts[$0].count < cap }
    if !rare.isEmpty {
      let matches = try store.textMatches(
        .all([.any(rare.map(forms.expression(of:))), forms.anything]), in: scope, limit: 2 * cap)
      if matches.count >= 2 * cap { list.isWhole = false }
      take(matches)
    }
    for term in essential.filter({ counts[$0].count >= cap }).suffix(4) {
      let others = terms.filter { $0 != term }.map(forms.expression(of:))
      let isEnough = weights[term] >= needed
      let expression = forms.expression(of: term)
      let matches = try store.textMatches(
        .all([expression, isEnough ? forms.anything : .any(others)]), in: scope, limit: cap)
      if matches.count >= cap { list.isWhole = false }
      take(matches)
    }
    return found
  }

  /// Captures in which common words stand together, older than the newest that hold them all.
  private func together(_ oldest: Int64) throws -> [TextMatch] {
    let groups = forms.terms.indices.map(forms.likeliest(of:))
    guard groups.count > 1 else { return [] }
    let read = Double(newestRow - oldest + 1)
    let reach = read * Double(Self.comparedMost) / Double(cap)
    let bound = reach < Double(newestRow) ? newestRow - Int64(reach) : nil
    let phrase = try store.textMatches(
      .all([.words(groups.flatMap { $0 }, number: -1), forms.anything]), in: scope, limit: cap, oldest: bound)
    guard phrase.count < cap else { return phrase }
    return try phrase
      + store.textMatches(
        .all([.near(groups, others: TextScoring.between * (groups.count - 1)), forms.anything]), in: scope, limit: cap,
        oldest: bound)
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
