internal import PoolDerive
internal import PoolRank
internal import PoolStore
package import PoolTypes

/// Picks what a question, a form or a rule is answered from. Everything passes the scope, as in every read.
extension SearchEngine {
  /// Entries of a question, of a form.
  package static let questionMax = 40
  package static let profileMax = 80
  /// Captures of a rule.
  package static let ruleMax = 240

  /// Captures of one look into the index.
  private static let depth = 40
  /// Damps the weight of a place in a list; the constant of reciprocal rank fusion, by Cormack, Clarke and Büttcher
  /// (2009).
  private static let damping = 60.0
  /// Phrases of a form that are looked for.
  private static let phrasesMax = 24
  private static let recurringMax = 20

  /// What a question may be answered from, the likeliest first; at most 40 entries.
  ///
  /// - Parameters:
  ///   - today: the person's wall clock, seconds since 1970.
  ///   - passes: whether the gate of today lets a capture pass, asked of each before anything of it is taken.
  ///   - reference: makes a new random reference.
  /// - Throws: `PoolError`.
  package func assistEntries(
    for question: String, today: Double, scope: ReadScope, passes: (CaptureRecord) -> Bool,
    reference: @escaping () -> String
  ) throws -> [AssistEntry] {
    let words = AssistWords.content(of: question)
    var filters = SearchFilters()
    let query = SearchQuery(question, today: today)
    (filters.since, filters.until) = (query.since, query.until)
    var lists = [(weight: 2.0, ids: try ids(question, SearchFilters(), today, scope))]
    for word in words { lists.append((1, try ids(word, filters, nil, scope))) }
    // A day that is asked for may be the capture's, or stand in it: opening hours of Sunday were not taken on one.
    if filters != SearchFilters() {
      for word in words { lists.append((0.5, try ids(word, SearchFilters(), nil, scope))) }
    }
    lists += try objectLists(AssistWords.objectKinds(in: question), filters, scope)
    return try entries(fused(lists), words, limit: Self.questionMax, scope, passes, reference)
  }

  /// What a form may be filled from: what its phrases find, what comes back, and what is newest; at most 80 entries.
  ///
  /// - Parameters:
  ///   - phrases: names, titles and descriptions of its fields.
  ///   - passes: as for a question.
  /// - Throws: `PoolError`.
  package func assistEntries(
    forPhrases phrases: [String], scope: ReadScope, passes: (CaptureRecord) -> Bool,
    reference: @escaping () -> String
  ) throws -> [AssistEntry] {
    var entries = try recurringEntries(scope, passes, reference)
    var lists: [(weight: Double, ids: [CaptureID])] = []
    var words: [String] = []
    for phrase in phrases.prefix(Self.phrasesMax) {
      lists.append((1, try ids(phrase, SearchFilters(), nil, scope, limit: Self.profileMax)))
      let own = AssistWords.content(of: phrase)
      for word in own.prefix(3) {
        lists.append((0.5, try ids(word, SearchFilters(), nil, scope, limit: Self.profileMax)))
      }
      words += own
      lists += try objectLists(AssistWords.objectKinds(in: phrase), SearchFilters(), scope)
    }
    if scope.data.contains(.things) {
      let things = try things(kinds: [], filters: SearchFilters(), limit: Self.depth, offset: 0, scope: scope)
      lists.append((0.5, things.compactMap(\.captures.first)))
    }
    if scope.data.contains(.leads) {
      let leads = try leads(kinds: [], filters: SearchFilters(), limit: Self.depth, offset: 0, scope: scope)
      lists.append((0.5, leads.compactMap(\.captures.first)))
    }
    entries += try self.entries(
      fused(lists), words, limit: Self.profileMax - entries.count, scope, passes, reference)
    return entries
  }

  /// Captures that a rule may describe, the likeliest first.
  ///
  /// - Parameter limit: 1 to 240.
  /// - Throws: `PoolError`.
  package func assistItems(
    for rule: String, limit: Int, today: Double, scope: ReadScope, passes: (CaptureRecord) -> Bool,
    reference: @escaping () -> String
  ) throws -> [AssistItem] {
    guard (1...Self.ruleMax).contains(limit) else {
      throw PoolError.invalidRequest("The limit must be from 1 to \(Self.ruleMax).")
    }
    let words = AssistWords.content(of: rule)
    var lists = [(weight: 2.0, ids: try ids(rule, SearchFilters(), today, scope, limit: limit))]
    for word in words { lists.append((1, try ids(word, SearchFilters(), nil, scope, limit: limit))) }
    lists += try objectLists(AssistWords.objectKinds(in: rule), SearchFilters(), scope)
    var items: [AssistItem] = []
    for id in fused(lists) where items.count < limit {
      guard let record = try passed(id, scope, passes) else { continue }
      if let item = AssistExcerpt(record, words: words, reference: reference).item { items.append(item) }
    }
    return items
  }

  // MARK: Looking

  private func ids(
    _ query: String, _ filters: SearchFilters, _ today: Double?, _ scope: ReadScope, limit: Int = depth
  ) throws -> [CaptureID] {
    try search(query, filters: filters, limit: limit, today: today, scope: scope).hits.map(\.id)
  }

  private func objectLists(
    _ kinds: Set<CapturedObject.Kind>, _ filters: SearchFilters, _ scope: ReadScope
  ) throws -> [(weight: Double, ids: [CaptureID])] {
    guard scope.data.contains(.objects), !kinds.isEmpty else { return [] }
    let found = try objects(kinds: kinds, filters: filters, limit: Self.depth, offset: 0, scope: scope)
    return [(0.7, found.compactMap(\.captures.first))]
  }

  private func fused(_ lists: [(weight: Double, ids: [CaptureID])]) -> [CaptureID] {
    var scores: [CaptureID: Double] = [:]
    for list in lists {
      for (rank, id) in list.ids.enumerated() {
        scores[id, default: 0] += list.weight / (Self.damping + Double(rank + 1))
      }
    }
    return scores.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
  }

  /// A capture as the scope lets it through; nil where the gate of today would hold it back.
  private func passed(_ id: CaptureID, _ scope: ReadScope, _ passes: (CaptureRecord) -> Bool) throws -> CaptureRecord? {
    guard let whole = try store.record(id), whole.state == .indexed, passes(whole) else { return nil }
    return scope.redacted(whole)
  }

  private func entries(
    _ ids: [CaptureID], _ words: [String], limit: Int, _ scope: ReadScope, _ passes: (CaptureRecord) -> Bool,
    _ reference: @escaping () -> String
  ) throws -> [AssistEntry] {
    var entries: [AssistEntry] = []
    for id in ids where entries.count < limit {
      guard let record = try passed(id, scope, passes) else { continue }
      if let entry = AssistExcerpt(record, words: words, reference: reference).entry { entries.append(entry) }
    }
    return entries
  }

  /// What was seen on three days or more: nothing says more of a person's habits.
  private func recurringEntries(
    _ scope: ReadScope, _ passes: (CaptureRecord) -> Bool, _ reference: @escaping () -> String
  ) throws -> [AssistEntry] {
    guard !scope.data.isDisjoint(with: [.things, .links, .evidence]) else { return [] }
    return try recurring(limit: Self.recurringMax, offset: 0, scope: scope).compactMap { seen in
      let category: DataCategory =
        switch seen.kind {
        case .thing: .things
        case .link: .links
        case .label: .evidence
        // What a code holds may be a key.
        case .code: .evidence
        }
      if seen.kind == .code || CoordinateTraces.areIn(seen.value) { return nil }
      // What proves it must have passed, too.
      let proofs = try seen.captures.filter { try passed($0, scope, passes) != nil }
      guard proofs.count >= min(3, seen.captures.count), !proofs.isEmpty else { return nil }
      let value = String(seen.value.unicodeScalars.prefix { $0 != "?" && $0 != "#" }.prefix(AssistExcerpt.nameMax))
      guard !value.isEmpty else { return nil }
      return AssistEntry(
        ref: reference(), kind: seen.kind.rawValue, name: value,
        excerpt: "Seen on \(seen.days) days, from \(seen.firstDay) to \(seen.lastDay).", date: seen.lastDay,
        captures: proofs, categories: [category])
    }
  }
}
