internal import PoolRank
internal import PoolStore
internal import PoolTypes

/// What each term of a query stands for.
extension TextSearch {
  /// Whether lists are fetched at once: where they are the answer, or where finding them costs more than reading them.
  private var isFetched: Bool {
    forms.terms.count == 1 || isDated || scope.rows.rows != nil
  }

  /// The rows with a term: counted, or fetched with their places.
  func look(_ expression: TextExpression) throws -> TermList {
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
  func frequency(_ counted: TermList) -> Int {
    guard counted.isLong, newestRow > counted.oldest else { return counted.count }
    let share = Double(newestRow) / Double(newestRow - counted.oldest + 1)
    return min(max(Int(Double(counted.count) * share), counted.count), list.statistics.documents)
  }

  /// Looks up what a term may stand for, and counts it.
  mutating func find(_ term: Int) throws {
    let word = forms.terms[term].isPhrase ? nil : wordForParts(term)
    lists.append(try look(forms.expression(of: term)))
    guard let word, lists[term].count < Self.enough else { return }
    let first = forms.all.count
    try addParts(of: word, term)
    try extend(term, from: first)
    try addSlips(of: word, term)
  }

  /// Captures with a word as typed that need no others with a part of one: those would all come after them.
  private static let enough = 500

  /// Most forms that the vocabulary adds to one term.
  private var formsMost: Int { max(TextForms.foundMost / forms.terms.count, 8) }

  /// Words that begin with a term or hold it.
  private mutating func addParts(of word: String, _ term: Int) throws {
    let asked = forms.terms[term]
    let letters = word.unicodeScalars.count
    let isHangul = word.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
    var longer: [String] = []
    if (asked.isPrefix && !asked.isExact && letters >= 3) || (isHangul && letters >= 2) {
      longer = try inScope(store.words(beginning: word, limit: Self.tried), formsMost)
    }
    for other in longer { forms.add([other], term...term, TextForms.beginningShare) }
    guard letters >= (asked.isCode ? 3 : 4) else { return }
    let holding = try store.words(holding: word, limit: Self.tried).filter { !longer.contains($0) }
    for other in try inScope(holding, formsMost - longer.count) {
      forms.add([other], term...term, TextForms.partShare)
    }
  }

  /// Words one slip away from a term that stands nowhere, or hardly anywhere.
  private mutating func addSlips(of word: String, _ term: Int) throws {
    let asked = forms.terms[term]
    let letters = word.unicodeScalars.count
    guard !asked.isCode, !asked.isExact, letters >= Self.slipLetters - 1, lists[term].count <= 2 else { return }
    let near = try store.words(near: word, limit: Self.tried).filter {
      $0.unicodeScalars.count >= Self.slipLetters || letters >= Self.slipLetters
    }
    let slips = try inScope(near, 16)
    guard !slips.isEmpty else { return }
    if lists[term].count > 0 {
      // A word that is there may be meant; only one that is far more common is likelier to be.
      let other = try store.textCount(.any(slips.map { .words([$0], number: -1) }), in: scope, limit: cap)
      guard other.count >= 20 * lists[term].count else { return }
    }
    if lists[term].count == 0 { mended.insert(term) }
    list.slips[word] = slips.first
    let first = forms.all.count
    for other in slips.prefix(formsMost) { forms.add([other], term...term, TextForms.slipShare) }
    try extend(term, from: first)
  }

  /// Words of the whole vocabulary that are tried.
  private static let tried = 96

  /// Those words that captures in scope hold: others must neither take their place nor be told.
  private func inScope(_ words: [String], _ most: Int) throws -> [String] {
    guard !isEverything else { return Array(words.prefix(max(most, 0))) }
    // All at once: to ask for each alone costs as much for each.
    let any = TextExpression.any(words.enumerated().map { .words([$0.element], number: $0.offset) })
    let seen = Set(try store.textMatches(any, in: scope, limit: cap).flatMap { $0.sightings.map(\.number) })
    return Array(words.enumerated().filter { seen.contains($0.offset) }.map(\.element).prefix(max(most, 0)))
  }

  /// Whether every capture and every list is in scope: then so is the whole vocabulary.
  private var isEverything: Bool {
    let kinds = scope.rows.mediaTypes
    return (kinds.isEmpty || kinds.count == MediaType.allCases.count) && !isDated && scope.rows.rows == nil
      && newestRow == newestThere && scope.excluded == nil
      && scope.columns.isSuperset(of: [.text, .codes, .labels, .things])
  }

  /// Whether nothing of the query stands anywhere but by slips in short words: letters without meaning are one slip
  /// away from some word of a large library.
  var isGuess: Bool {
    !isSentence && mended.count == forms.terms.count
      && forms.words.allSatisfy { $0.allSatisfy { $0.unicodeScalars.count <= Self.slipLetters } }
  }

  /// The word whose parts, beginnings and slips are looked for.
  private func wordForParts(_ term: Int) -> String? {
    let words = forms.words[term]
    let word = words.count == 1 ? words[0] : forms.terms[term].isCode ? words.joined() : ""
    return word.isEmpty || WordSplitting.isLone(word) ? nil : word
  }
}
