internal import PoolRank
internal import PoolStore
internal import PoolTypes

/// One run over the text index.
struct TextSearch {
  let store: IndexStore
  var forms: TextForms
  let scope: TextScope
  let isSentence: Bool
  /// Rows after which the list of a word counts as long: the same on every page, so that a deeper page finds no better
  /// capture than one before.
  var cap = 2_000
  /// Rows with each term.
  var lists: [TermList] = []
  var list = TextList()
  /// The newest row in scope, and the newest that there is.
  var newestRow: Int64 = 0
  var newestThere: Int64 = 0
  /// Terms that were found by slips alone.
  var mended: Set<Int> = []
  /// Letters of a word from which on one slip is allowed: in the word typed, or in the word that was meant.
  static let slipLetters = 5

  /// Rows of which the text index may compare the order of words: fewer the more words there are, for each costs.
  private var comparedMost: Int { min(max(8_000, Int(newestRow / 50)), 20_000) * 2 / max(forms.terms.count, 2) }

  /// Captures of a few days that are all looked at.
  private static let fewCaptures = 4_000

  var isDated: Bool { scope.rows.since != nil || scope.rows.until != nil }

  /// Rows with one term.
  struct TermList {
    /// Up to the cap.
    var count: Int
    var oldest: Int64
    /// The list is longer than the cap.
    var isLong: Bool
    /// The rows with their places; nil where they were only counted.
    var matches: [Int64: TextMatch]?
  }

  init(store: IndexStore, forms: TextForms, scope: TextScope, isSentence: Bool) {
    self.isSentence = isSentence
    self.store = store
    self.forms = forms
    self.scope = scope
  }

  mutating func run(frozen: TextStatistics?) throws -> TextList {
    guard !forms.terms.isEmpty, !scope.columns.isEmpty else { return list }
    let there = try store.textCounts(scope.rows)
    newestThere = there.newestRow
    newestRow = min(newestThere, scope.rows.newestRow ?? .max)
    // In a few days nothing needs to be left out.
    if isDated, there.captures <= Self.fewCaptures { cap = max(cap, Self.fewCaptures) }
    if let frozen, frozen.frequencies.count == forms.terms.count {
      list.statistics = frozen
      forms.add(found: frozen.found)
      list.slips = forms.slips
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
