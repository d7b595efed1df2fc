package import PoolTypes

/// A query taken apart.
package struct SearchQuery: Hashable, Sendable {
  /// One thing to look for on screen.
  package struct Term: Hashable, Sendable {
    /// As typed, composed, without quotation marks.
    package var text: String
    /// Typed between quotation marks: the words stand one after the other.
    package var isPhrase: Bool
    /// Written in a script that puts no spaces between words.
    package var isUnspaced: Bool
    /// Has a digit: a number, a plate, an order code.
    package var isCode: Bool
    /// The last word, which may still be being typed: its beginning is enough.
    package var isPrefix = false
    /// A number, a plate, an order code, an address of a page or of mail: only what is equal to it is meant, and
    /// nothing that is nearly so. Separators are kept as typed, because they can be part of it.
    package var isExact = false
  }

  /// Looked for on screen; at most 16.
  package var terms: [Term]
  /// What must not be on screen; at most 128.
  package var excluded: [Term] = []
  /// Kinds of capture that the query names; where it only leaves kinds out, all others.
  package var mediaTypes: Set<MediaType>
  /// The words for comparing with vectors; empty where there is nothing to compare.
  package var content: String
  /// All words together as typed, for codes that are equal to the whole query.
  package var whole: String
  /// Earliest wall-clock time that the query asks for, seconds since 1970 as if in UTC, inclusive.
  package var since: Double?
  /// Latest wall-clock time, exclusive; always after `since`.
  package var until: Double?
  /// The words that were understood as a date, as typed; empty where none were.
  package var dateWords = ""
  /// The words that were understood as kinds of capture, as typed.
  package var kindWords: [String] = []
  /// Small words that are not looked for, as typed.
  package var passedOver: [String] = []

  /// Longest query that is read, in characters; the rest is passed over.
  package static let longest = QueryPieces.longest
  /// Most terms.
  static let termsMax = 16
  /// Most excluded ones: as many as a query has pieces, for none may come back unnoticed.
  static let excludedMax = 128

  /// Takes a query apart without understanding dates.
  package init(_ text: String) {
    self.init(text, calendar: nil)
  }

  /// Takes a query apart.
  ///
  /// Words between quotation marks stay together and are nothing but content. Words for kinds of capture and dates
  /// become filters. A word with a minus sign, or behind "without", is left out. Small words are not looked for
  /// unless there are no others.
  ///
  /// - Parameter today: the person's clock, seconds since 1970 as if in UTC.
  package init(_ text: String, today: Double) {
    self.init(text, calendar: DateCalendar(wallSeconds: today))
  }

  private init(_ text: String, calendar: DateCalendar?) {
    let lexicon = QueryLexicon.shared
    let read = QueryPieces(text, lexicon: lexicon)
    var table = QueryTable(read.pieces, lexicon: lexicon)
    let kinds = table.markKinds()
    let left = table.markWithout(read.typed)
    (terms, mediaTypes, content, whole) = ([], kinds.named, "", "")
    let unwanted = kinds.leftOut.union(left)
    if !unwanted.isEmpty {
      let rest = (mediaTypes.isEmpty ? Set(MediaType.allCases) : mediaTypes).subtracting(unwanted)
      // A query that asks for a kind and leaves it out means the words.
      if !rest.isEmpty { mediaTypes = rest }
    }
    if let calendar { readDates(&table, read.typed, calendar) }
    table.dropParticles()
    let words = QueryWord.words(table, read.typed)
    fill(words, isCut: table.roles.contains { $0 != .content && $0 != .plain })
    markPrefix(table, words, typed: read.typed.count)
  }

  private mutating func readDates(_ table: inout QueryTable, _ typed: [Character], _ calendar: DateCalendar) {
    var (start, end): (Int?, Int?) = (nil, nil)
    var read: [String] = []
    for date in DateGrammar(table, calendar: calendar).found() {
      let later = [start, date.start].compactMap(\.self).max()
      let earlier = [end, date.end].compactMap(\.self).min()
      // Two dates that have no day in common are not both meant; the first is.
      if let later, let earlier, later >= earlier { continue }
      guard let first = table.pieces[date.telling].first, let last = table.pieces[date.telling].last else { continue }
      (start, end) = (later, earlier)
      table.mark(date.pieces, .date)
      read.append(String(typed[first.range.lowerBound..<last.range.upperBound]))
    }
    since = start.map { Double($0) * 86_400 }
    until = end.map { Double($0) * 86_400 }
    dateWords = read.joined(separator: ", ")
  }

  private mutating func fill(_ words: [QueryWord], isCut: Bool) {
    let looked = words.filter { $0.use == .term || $0.use == .small }
    let hasTelling = looked.contains { $0.use == .term }
    let isFiltered = !mediaTypes.isEmpty || since != nil || until != nil
    for word in words {
      switch word.use {
      case .term: Self.add(word.term, to: &terms)
      case .small:
        if hasTelling || isFiltered { passedOver.append(word.text) } else { Self.add(word.term, to: &terms) }
      case .kind: kindWords.append(word.text)
      case .excluded: Self.add(word.term, to: &excluded, most: Self.excludedMax)
      case .fallen: passedOver.append(word.text)
      case .date: break
      }
    }
    let inner = hasTelling ? Self.trimmed(looked) : looked[...]
    whole = isFiltered && !hasTelling ? "" : (isCut ? inner : looked[...]).map(\.text).joined(separator: " ")
    let isSayable = terms.contains { !$0.isCode && !$0.isExact && QueryWord.isSayable($0.text) }
    content = isSayable ? inner.map(\.text).joined(separator: " ") : ""
  }

  /// Without the small words at both ends, which joined what is gone.
  private static func trimmed(_ words: [QueryWord]) -> ArraySlice<QueryWord> {
    guard let first = words.firstIndex(where: { $0.use == .term }),
      let last = words.lastIndex(where: { $0.use == .term })
    else { return [] }
    return words[first...last]
  }

  private static func add(_ term: Term, to terms: inout [Term], most: Int = termsMax) {
    guard terms.count < most else { return }
    if !terms.contains(where: { $0.text == term.text && $0.isPhrase == term.isPhrase }) { terms.append(term) }
  }

  /// A word that ends where the query ends may go on.
  private mutating func markPrefix(_ table: QueryTable, _ words: [QueryWord], typed: Int) {
    guard let last = table.pieces.last, last.range.upperBound == typed, !last.isPhrase,
      let word = words.last, word.use == .term || word.use == .small, word.range.upperBound == typed
    else { return }
    guard !word.term.isExact, !word.term.isUnspaced, word.term.text.lazy.filter(\.isLetter).count >= 3,
      let place = terms.firstIndex(where: { $0.text == word.term.text && !$0.isPhrase })
    else { return }
    terms[place].isPrefix = true
  }
}
