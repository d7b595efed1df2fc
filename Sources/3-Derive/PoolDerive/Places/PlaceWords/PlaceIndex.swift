/// Finds the names of a library's places in queries. It is built once and read often.
package struct PlaceIndex: Sendable {
  /// One name, with all places that have it.
  struct Entry: Sendable {
    /// Indexes of `places`.
    var places: [Int]
    /// Whether the name is also a word for something else.
    var isThing: Bool
  }

  /// Words of a name, at most; a longer name is not looked for.
  static let wordsMax = 16

  let places: [PlaceName]
  /// By the folded words of a name, with blanks between them.
  private(set) var entries: [String: Entry] = [:]
  /// How many words names have that start with a word, most first.
  private(set) var lengths: [String: [Int]] = [:]
  private(set) var slips = PlaceSlips()
  private let ids: [String: Int]
  private let lookUp: @Sendable (String) -> [String]

  /// - Parameters:
  ///   - places: those with captures that a search may name. Under a grant for places visited alone, that is cities and
  ///     countries.
  ///   - lookUp: more names: the ids of the places that a folded name means, such as what a `CityTable` says. Ids that
  ///     `places` does not hold are passed over.
  package init(_ places: [PlaceName], lookUp: @escaping @Sendable (String) -> [String] = { _ in [] }) {
    self.places = places.filter { $0.captures > 0 }
    self.lookUp = lookUp
    ids = Dictionary(self.places.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { one, _ in one })
    for (index, place) in self.places.enumerated() {
      for name in place.names { add(PlaceToken.tokens(of: name), index) }
    }
    slips.finish()
  }

  private mutating func add(_ tokens: [PlaceToken], _ place: Int) {
    guard let first = tokens.first?.form, tokens.count <= Self.wordsMax, Self.isName(tokens) else { return }
    let key = Self.key(tokens.map(\.form))
    var entry = entries[key] ?? Entry(places: [], isThing: PlaceThings.all.contains(key))
    if entry.places.isEmpty {
      var known = lengths[first] ?? []
      if !known.contains(tokens.count) {
        known.append(tokens.count)
        lengths[first] = known.sorted(by: >)
      }
      for token in tokens where !token.isSign { slips.add(token.form) }
    }
    if entry.places.last != place { entry.places.append(place) }
    entries[key] = entry
  }

  /// Numbers, single letters and names of small words alone are no names to look for; a syllable of Hangul may be one.
  private static func isName(_ tokens: [PlaceToken]) -> Bool {
    tokens.contains { token in
      let letters = token.form.unicodeScalars
      let isLong = token.isSign || letters.count > 1 || letters.contains { (0xac00...0xd7a3).contains($0.value) }
      return isLong && !token.isSmall && !token.isNumber
    }
  }

  static func key(_ words: [String]) -> String { words.joined(separator: " ") }

  /// What a name means; nil where it means nothing here.
  func entry(_ words: [String]) -> Entry? {
    entries[Self.key(words)]
  }

  /// What the caller's own table says of a name.
  func lookedUp(_ tokens: ArraySlice<PlaceToken>) -> Entry? {
    guard let last = tokens.last, Self.isName(Array(tokens)) else { return nil }
    var start = ""
    for token in tokens.dropLast() { start += token.isSign ? token.form : token.form + " " }
    for form in last.forms {
      let key = start + form
      let found = Set(lookUp(key).compactMap { ids[$0] }).sorted()
      if !found.isEmpty { return Entry(places: found, isThing: PlaceThings.all.contains(key)) }
    }
    return nil
  }
}

/// Words of names, found by words that differ by one slip: a letter left out, put in, changed, or swapped with its
/// neighbour (F. J. Damerau, 1964).
///
/// A slip leaves the first two or the last two letters of a word of five or more as they are; so only words that share
/// either are compared.
struct PlaceSlips: Sendable {
  /// Letters that a word must have for a slip to be mended.
  static let lettersMin = 5
  /// Words that are compared with one word, at most.
  private static let comparedMax = 4000

  private var words: [[UInt32]] = []
  private var seen: Set<String> = []
  private var byEnds: [UInt64: [Int32]] = [:]

  mutating func add(_ word: String) {
    let letters = word.unicodeScalars.map(\.value)
    guard letters.count >= Self.lettersMin, letters.count <= 40, words.count < Int(Int32.max),
      seen.insert(word).inserted
    else { return }
    for end in Self.ends(letters) { byEnds[end, default: []].append(Int32(words.count)) }
    words.append(letters)
  }

  mutating func finish() { seen = [] }

  /// Words of names that a word may have been meant for.
  func near(_ word: String) -> [String] {
    let letters = word.unicodeScalars.map(\.value)
    guard letters.count >= Self.lettersMin, letters.count <= 41 else { return [] }
    var found: [String] = []
    var compared = 0
    for end in Self.ends(letters) {
      for index in byEnds[end] ?? [] {
        compared += 1
        guard compared <= Self.comparedMax else { return found }
        let other = words[Int(index)]
        guard Self.isOneSlip(letters, other) else { continue }
        let text = String(String.UnicodeScalarView(other.compactMap(Unicode.Scalar.init)))
        if !found.contains(text) { found.append(text) }
      }
    }
    return found
  }

  /// The first two letters, and the last two.
  private static func ends(_ letters: [UInt32]) -> [UInt64] {
    let count = letters.count
    guard count >= 2 else { return [] }
    return [
      UInt64(letters[0]) << 32 | UInt64(letters[1]),
      1 << 63 | UInt64(letters[count - 2]) << 32 | UInt64(letters[count - 1]),
    ]
  }

  /// Whether two words differ by one slip. Another letter more or less at the end is none: "italian" is not Italia.
  static func isOneSlip(_ one: [UInt32], _ other: [UInt32]) -> Bool {
    guard abs(one.count - other.count) <= 1, one != other else { return false }
    let shorter = min(one.count, other.count)
    var start = 0
    while start < shorter, one[start] == other[start] { start += 1 }
    var end = 0
    while end < shorter - start, one[one.count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    let (left, right) = (one.count - start - end, other.count - start - end)
    if left + right == 1 {
      let longer = left == 1 ? one : other
      return end > 0 || longer.suffix(2).first == longer.last
    }
    if left == 1, right == 1 { return true }
    return left == 2 && right == 2 && one[start] == other[start + 1] && one[start + 1] == other[start]
  }
}
