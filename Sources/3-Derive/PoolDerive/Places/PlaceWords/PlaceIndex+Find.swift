extension PlaceIndex {
  /// What a query says of places.
  ///
  /// The longest name counts. A name that is also a word for a thing names a place where enough speaks for it: a word
  /// such as "in" before it, a capital letter in the middle, another place beside it, many captures there.
  ///
  /// - Parameters:
  ///   - text: the query as it was typed, without what was understood as dates and the like.
  ///   - isKnownWord: whether a folded word is known to mean something else; it is not taken as a slip.
  package func find(in text: String, isKnownWord: (String) -> Bool = { _ in false }) -> PlaceQuery {
    let tokens = PlaceToken.tokens(of: text)
    var search = PlaceSearch(index: self, tokens: tokens)
    search.findExact()
    search.findMended(isKnownWord)
    search.decideThings()
    return search.query
  }
}

/// One look at one query.
struct PlaceSearch {
  /// A name that was found.
  struct Found {
    let range: Range<Int>
    let entry: PlaceIndex.Entry
    let isMended: Bool
  }

  private let index: PlaceIndex
  private let tokens: [PlaceToken]
  private var found: [Found] = []
  /// By token: whether a name was found there.
  private var isTaken: [Bool]
  /// Captures from which a place speaks for itself.
  private static let manyCaptures = 20

  init(index: PlaceIndex, tokens: [PlaceToken]) {
    (self.index, self.tokens) = (index, tokens)
    isTaken = Array(repeating: false, count: tokens.count)
  }

  mutating func findExact() {
    var place = 0
    while place < tokens.count {
      guard let next = exact(at: place) else {
        place += 1
        continue
      }
      take(next)
      place = next.range.upperBound
    }
  }

  private mutating func take(_ next: Found) {
    found.append(next)
    for place in next.range { isTaken[place] = true }
  }

  /// The longest name that starts at a word.
  private func exact(at start: Int) -> Found? {
    var best: Found?
    for first in tokens[start].forms {
      for length in index.lengths[first] ?? [] where start + length <= tokens.count {
        if let best, best.range.count >= length { break }
        let range = start..<start + length
        for last in length > 1 ? tokens[start + length - 1].forms : [first] {
          var words = tokens[range].map(\.form)
          words[0] = first
          if length > 1 { words[length - 1] = last }
          guard best?.range.count ?? 0 < length, let entry = index.entry(words), isWhole(range) else { continue }
          best = Found(range: range, entry: entry, isMended: false)
        }
      }
    }
    // The caller's own table knows names as a whole alone.
    let longest = tokens[start].isSign ? 8 : 4
    var length = min(longest, tokens.count - start)
    while length >= best?.range.count ?? 1 {
      let range = start..<start + length
      if isWhole(range), var entry = index.lookedUp(tokens[range]) {
        // One name may be that of several places: of a city by its own name, and of another one in other languages.
        if let best, best.range == range {
          entry.places = Set(entry.places + best.entry.places).sorted()
          entry.isThing = entry.isThing && best.entry.isThing
        }
        return Found(range: range, entry: entry, isMended: false)
      }
      length -= 1
    }
    return best
  }

  /// A single sign is a word only where no other sign is beside it: 山 is a mountain, 山田 is a name.
  private func isWhole(_ range: Range<Int>) -> Bool {
    guard range.count == 1, tokens[range.lowerBound].isSign, tokens[range.lowerBound].form.unicodeScalars.count == 1
    else { return true }
    return [range.lowerBound - 1, range.upperBound].allSatisfy { beside in
      !tokens.indices.contains(beside) || !tokens[beside].isSign || tokens[beside].isSmall || isTaken[beside]
    }
  }

  /// Looks once more at what is left, with one word of a name mended.
  mutating func findMended(_ isKnownWord: (String) -> Bool) {
    for place in tokens.indices where !isTaken[place] && !tokens[place].isSign {
      let word = tokens[place].form
      guard word.unicodeScalars.count >= PlaceSlips.lettersMin, !PlaceThings.all.contains(word), !isKnownWord(word)
      else { continue }
      if let next = mended(at: place, index.slips.near(word)) { take(next) }
    }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func mended(at place: Int, _ words: [String]) -> Found? {
    var best: Found?
    for word in words {
      // The mended word is the first of a name, or one of the next three.
      for start in max(0, place - 3)...place {
        let first = start == place ? word : tokens[start].form
        for length in index.lengths[first] ?? [] where start + length > place && start + length <= tokens.count {
          let range = start..<start + length
          guard range.count > best?.range.count ?? 0, !range.contains(where: { isTaken[$0] }) else { continue }
          var name = tokens[range].map(\.form)
          name[place - start] = word
          guard let entry = index.entry(name), !entry.isThing else { continue }
          // Kinds of venue are common words, and so are words with another letter: "peach" is no beach.
          if isType(entry), !Self.hasSameLetters(word, tokens[place].form) { continue }
          best = Found(range: range, entry: entry, isMended: true)
        }
      }
    }
    return best
  }

  /// Leaves out names that are meant as words for things.
  mutating func decideThings() {
    let isSure = found.contains { !$0.entry.isThing && !isType($0.entry) }
    let doubtful = found.filter { $0.entry.isThing && !isType($0.entry) }
    guard !doubtful.isEmpty else { return }
    for name in doubtful where evidence(for: name, besidesAnother: isSure) < 2 {
      guard let at = found.firstIndex(where: { $0.range == name.range }) else { continue }
      // What is a town and a kind of venue, as "bar" is, stays the kind of venue.
      let types = name.entry.places.filter { index.places[$0].kind == .placeType }
      if types.isEmpty {
        found.remove(at: at)
        for place in name.range { isTaken[place] = false }
      } else {
        found[at] = Found(range: name.range, entry: .init(places: types, isThing: true), isMended: false)
      }
    }
  }

  private func isType(_ entry: PlaceIndex.Entry) -> Bool {
    entry.places.allSatisfy { index.places[$0].kind == .placeType }
  }

  /// Whether one of two words within a slip has all letters of the other, in another order or with one more.
  private static func hasSameLetters(_ one: String, _ other: String) -> Bool {
    one.unicodeScalars.count != other.unicodeScalars.count
      || one.unicodeScalars.sorted() == other.unicodeScalars.sorted()
  }

  /// Whether the place is said right after a word: "food in Vienna". A country may say where a town is.
  private func isSaidToBeIn(_ next: Int) -> Bool {
    guard next + 1 < tokens.count, PlaceSmallWords.before.contains(tokens[next].form) else { return false }
    return found.contains { name in
      name.range.lowerBound == next + 1
        && !name.entry.places.contains { index.places[$0].kind == .country || index.places[$0].kind == .region }
    }
  }

  /// How much speaks for a place; two is enough.
  private func evidence(for name: Found, besidesAnother isBeside: Bool) -> Int {
    let (first, next) = (name.range.lowerBound, name.range.upperBound)
    let isLast = next == tokens.count || isTaken[next] || tokens[next].isSmall || tokens[next].isNumber
    var evidence = isBeside ? 1 : 0
    let isAfterIn =
      first > 0 && (PlaceSmallWords.before.contains(tokens[first - 1].form) || tokens[first - 1].text == "à")
    if isAfterIn { evidence += isLast ? 2 : 0 }
    if next < tokens.count, tokens[next].isSign, PlaceSmallWords.after.contains(tokens[next].form) { evidence += 2 }
    // A capital says something where others are small, and not at the start, where keyboards set one.
    let isMixed = tokens.indices.contains { !name.range.contains($0) && !tokens[$0].isCapital && !tokens[$0].isSign }
    if first > 0, tokens[first].isCapital, isMixed { evidence += 1 }
    // Beside a kind of venue the word may say which one: "nice beach".
    let sure = found.filter { $0.range == name.range || !isType($0.entry) }
    let hasOtherWords = tokens.indices.contains { place in
      !tokens[place].isSmall && !tokens[place].isNumber && !sure.contains { $0.range.contains(place) }
    }
    if !hasOtherWords { evidence += 1 }
    let captures = name.entry.places.map { index.places[$0].captures }.max() ?? 0
    if captures >= Self.manyCaptures { evidence += 1 }
    if isSaidToBeIn(next) { evidence -= 2 }
    // Lower-case words beside it speak for the thing: "turkey sandwich".
    if hasOtherWords, !tokens[first].isCapital, !isAfterIn { evidence -= 1 }
    return evidence
  }

  /// The result.
  var query: PlaceQuery {
    let matches = found.map { name in
      let places = name.entry.places.map { index.places[$0] }
      return PlaceMatch(
        words: Self.text(tokens[name.range]), places: places.map(\.id), kinds: Set(places.map(\.kind)),
        isMended: name.isMended, range: name.range, count: count(name.range))
    }
    let content = contentRuns
    return PlaceQuery(
      matches: matches, contentWords: content.flatMap(words), contentText: content.map(Self.text).joined(separator: " ")
    )
  }

  /// Words without small ones; signs of one stretch count as one word.
  private func count(_ range: Range<Int>) -> Int {
    let words = range.count { !tokens[$0].isSign && !tokens[$0].isSmall }
    return max(1, words + (range.contains { tokens[$0].isSign } ? 1 : 0))
  }

  /// What is between the names, without the small words at its ends that tie it to them.
  private var contentRuns: [ArraySlice<PlaceToken>] {
    var runs: [ArraySlice<PlaceToken>] = []
    var start = 0
    for border in found.map(\.range) + [tokens.count..<tokens.count] {
      var run = tokens[start..<max(start, border.lowerBound)]
      if start > 0 { run = run.drop(while: \.isSmall) }
      if border.lowerBound < tokens.count { while run.last?.isSmall == true { run.removeLast() } }
      if run.contains(where: { !$0.isSmall }) { runs.append(run) }
      start = border.upperBound
    }
    return runs
  }

  private func words(_ run: ArraySlice<PlaceToken>) -> [String] {
    var words: [String] = []
    var signs = ""
    for token in run {
      if token.isSign, !token.isSmall {
        signs += token.text
        continue
      }
      if !signs.isEmpty { words.append(signs) }
      signs = ""
      if !token.isSmall { words.append(token.text) }
    }
    return signs.isEmpty ? words : words + [signs]
  }

  /// As it was typed, without what was between words but blanks.
  private static func text(_ tokens: ArraySlice<PlaceToken>) -> String {
    var text = ""
    var wasSign = false
    for token in tokens {
      if !text.isEmpty, !(wasSign && token.isSign) { text += " " }
      text += token.text
      wasSign = token.isSign
    }
    return text
  }
}
