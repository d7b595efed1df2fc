/// The languages that plans understand, as a set: the words of one date must share one.
struct QueryLanguages: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let english = Self(rawValue: 1 << 0)
  static let german = Self(rawValue: 1 << 1)
  static let french = Self(rawValue: 1 << 2)
  static let spanish = Self(rawValue: 1 << 3)
  static let italian = Self(rawValue: 1 << 4)
  static let portuguese = Self(rawValue: 1 << 5)
  static let dutch = Self(rawValue: 1 << 6)
  static let swedish = Self(rawValue: 1 << 7)
  static let danish = Self(rawValue: 1 << 8)
  static let norwegian = Self(rawValue: 1 << 9)
  static let polish = Self(rawValue: 1 << 10)
  static let czech = Self(rawValue: 1 << 11)
  static let turkish = Self(rawValue: 1 << 12)
  static let russian = Self(rawValue: 1 << 13)
  static let ukrainian = Self(rawValue: 1 << 14)
  static let japanese = Self(rawValue: 1 << 15)
  static let chinese = Self(rawValue: 1 << 16)
  static let korean = Self(rawValue: 1 << 17)
  static let all = Self(rawValue: (1 << 18) - 1)
  /// Languages that put "last" behind its noun, always or at times.
  static let adjectiveBehind: Self = [
    .french, .spanish, .italian, .portuguese, .polish, .czech, .russian, .ukrainian,
  ]
  /// Languages that say "a week ago" without "a".
  static let withoutArticle: Self = [.polish, .czech, .russian, .ukrainian]
}

/// What a word can be in a query.
struct QueryMeaning: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    /// 1 to 12.
    case month
    /// 0 Monday to 6 Sunday.
    case weekday
    /// 0 spring to 3 winter.
    case season
    /// See `DateCalendar.holiday`.
    case holiday
    /// 0 day, 1 week, 2 month, 3 year, 4 weekend.
    case unit
    /// 1 to 12.
    case number
    /// Days before today: 0, 1, 2.
    case day
    /// Before or after a unit, season, month or weekday.
    case last, this
    /// With a number and a unit: the days that end with today.
    case rolling
    /// After a number and a unit; before them.
    case ago, agoBefore
    /// In one word with a unit, or with a season.
    case lastUnit, thisUnit, lastSeason
    /// A word that goes with a date: in, from, on; a word that may stand between that and the date.
    case at, article
    /// Begin or end of a span, before the date; `to` only between two dates.
    case since, until, before, after, between, and, to
    /// The same, behind the date.
    case sinceBehind, untilBehind, beforeBehind, afterBehind
    /// After a number written in digits.
    case monthMark, dayMark
    /// Joins words in scripts without blanks; falls away beside a date or a kind.
    case particle
    /// Says nothing in a request; falls away beside a date or a kind.
    case filler
    /// Names a kind of capture: 0 photo, 1 screenshot, 2 video.
    case media
    /// A picture of whatever kind.
    case picture
    /// Leaves out the word behind it; only directly behind a kind of capture.
    case without, sometimesWithout
    /// Holds a date word or a kind without meaning it.
    case plain
  }

  /// How much company a word needs to be a date.
  enum Need: UInt8, Hashable, Sendable, Comparable {
    /// None.
    case none
    /// A preposition, a kind of capture beside it, or a query without other content.
    case named
    /// A preposition.
    case weak
    /// Another part of a date.
    case shy

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  var kind: Kind
  var value = 0
  var languages: QueryLanguages
  var need = Need.none
}

/// All words that a plan understands, built once.
struct QueryLexicon: Sendable {
  /// By key; words of a phrase are joined by one blank.
  private(set) var meanings: [String: [QueryMeaning]] = [:]
  /// Most words of a phrase that begins with this word; only words that begin one.
  private(set) var phraseWords: [String: Int] = [:]
  /// How many characters the keys have that begin with this character, the longest first; in scripts without blanks
  /// and in Korean.
  private(set) var runLengths: [Character: [Int]] = [:]

  static let shared: QueryLexicon = {
    var lexicon = QueryLexicon()
    for words in DateWords.all { lexicon.add(words) }
    for (kind, value, list) in KindWords.all { lexicon.add(list, kind, value, .all) }
    return lexicon
  }()

  private mutating func add(_ words: DateWords) {
    let languages = words.languages
    for (position, list) in words.months.enumerated() { add(list, .month, position + 1, languages, .named) }
    for (position, list) in words.weekdays.enumerated() { add(list, .weekday, position, languages, .named) }
    for (position, list) in words.seasons.enumerated() { add(list, .season, position, languages, .weak) }
    for (position, list) in words.holidays.enumerated() { add(list, .holiday, position, languages, .named) }
    for (position, list) in words.units.enumerated() { add(list, .unit, position, languages) }
    for (position, list) in words.numbers.enumerated() { add(list, .number, position + 1, languages) }
    for (position, list) in words.days.enumerated() { add(list, .day, position, languages) }
    for (kind, lists) in words.others {
      for (position, list) in lists.enumerated() { add(list, kind, position, languages) }
    }
  }

  /// Adds words that are separated by `/`. `~` behind a word makes it weak, `^` shy.
  private mutating func add(
    _ list: Substring, _ kind: QueryMeaning.Kind, _ value: Int, _ languages: QueryLanguages,
    _ need: QueryMeaning.Need = .none
  ) {
    for entry in list.split(separator: "/") {
      var word = entry.drop { $0 == " " || $0 == "\n" }
      while let last = word.last, last == " " || last == "\n" { word = word.dropLast() }
      var needed = need
      if word.last == "~" { needed = .weak }
      if word.last == "^" { needed = .shy }
      if word.last == "~" || word.last == "^" { word = word.dropLast() }
      let key = QueryPieces.withoutElision(TextFolding.key(String(word)))
      if key.isEmpty { continue }
      var known = meanings[key] ?? []
      if let place = known.firstIndex(where: { $0.kind == kind && $0.value == value }) {
        known[place].languages.formUnion(languages)
        known[place].need = max(known[place].need, needed)
      } else {
        known.append(QueryMeaning(kind: kind, value: value, languages: languages, need: needed))
      }
      meanings[key] = known
      let parts = key.split(separator: " ")
      if parts.count > 1, let first = parts.first {
        phraseWords[String(first)] = max(phraseWords[String(first)] ?? 0, parts.count)
      }
      if let first = key.first, first.unicodeScalars.contains(where: { Script.isUnspaced($0) || Script.isHangul($0) }) {
        addLength(key.count, of: first)
      }
    }
  }

  private mutating func addLength(_ length: Int, of first: Character) {
    var lengths = runLengths[first] ?? []
    if !lengths.contains(length) { lengths.append(length) }
    runLengths[first] = lengths.sorted(by: >)
  }

  private mutating func add(_ list: String, _ kind: QueryMeaning.Kind, _ value: Int, _ languages: QueryLanguages) {
    for entry in list.split(separator: "|") { add(entry, kind, value, languages) }
  }
}

/// The date words of one language, in lists separated by `|`, the words of an entry by `/`.
struct DateWords: Sendable {
  let languages: QueryLanguages
  let months: [Substring]
  let weekdays: [Substring]
  let seasons: [Substring]
  let holidays: [Substring]
  let units: [Substring]
  let numbers: [Substring]
  let days: [Substring]
  let others: [(QueryMeaning.Kind, [Substring])]

  init(
    _ languages: QueryLanguages, months: String, weekdays: String, seasons: String, holidays: String, units: String,
    numbers: String, days: String, others: [QueryMeaning.Kind: String]
  ) {
    func list(_ text: String) -> [Substring] {
      text.split(separator: "|", omittingEmptySubsequences: false).map { part in
        let left = part.drop { $0 == " " || $0 == "\n" }
        guard let last = left.lastIndex(where: { $0 != " " && $0 != "\n" }) else { return "" }
        return left[...last]
      }
    }
    self.languages = languages
    self.months = list(months)
    self.weekdays = list(weekdays)
    self.seasons = list(seasons)
    self.holidays = list(holidays)
    self.units = list(units)
    self.numbers = list(numbers)
    self.days = list(days)
    self.others = others.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, list($0.value)) }
  }

  static let all: [DateWords] = germanic + romance + slavic + asian
}
