extension SearchPlan {
  /// The plan in short English sentences, such as ``Only from 2026-03-01 to 2026-03-31, from "last March".``
  public var sentences: [String] {
    var sentences: [String] = []
    if let looked { sentences.append(looked) }
    if !placeWords.isEmpty { sentences.append("Takes \(Self.quoted(placeWords)) for places.") }
    let exact = exactWords.filter(textWords.contains)
    if !exact.isEmpty { sentences.append("Takes \(Self.quoted(exact)) exactly as typed.") }
    if let kinds { sentences.append(kinds) }
    if let dates { sentences.append(dates) }
    if !excludedWords.isEmpty { sentences.append("Leaves out \(Self.quoted(excludedWords)).") }
    return sentences
  }

  private var looked: String? {
    guard !textWords.isEmpty else {
      return visualWords.isEmpty ? nil : "Looks for \(Self.quoted([visualWords])) in what pictures show."
    }
    let places: String
    switch operation {
    case .visual: places = "in what pictures show"
    case .location: places = "in the names of places"
    default: places = visualWords.isEmpty ? "on screen" : "on screen and in what pictures show"
    }
    return "Looks for \(Self.quoted(textWords)) \(places)."
  }

  private var kinds: String? {
    guard !mediaTypes.isEmpty, mediaTypes.count < MediaType.allCases.count else { return nil }
    return "Only \(Self.listed(mediaTypes.map { $0.rawValue + "s" }))."
  }

  private var dates: String? {
    let words = dateWords.isEmpty ? "" : ", from \(Self.quoted([dateWords]))"
    let first = since.map { Self.shown($0, isEnd: false) }
    let last = until.map { Self.shown($0, isEnd: true) }
    switch (first, last) {
    case (let first?, let last?) where first == last: return "Only on \(first)\(words)."
    case (let first?, let last?): return "Only from \(first) to \(last)\(words)."
    case (let first?, nil): return "Only from \(first) on\(words)."
    case (nil, let last?): return "Only up to \(last)\(words)."
    case (nil, nil): return nil
    }
  }

  /// A bound as a day, if it lies at midnight; an end is shown as the last day before it.
  private static func shown(_ bound: String, isEnd: Bool) -> String {
    let parts = bound.prefix(10).split(separator: "-").map { Int($0) }
    guard bound.hasSuffix("T00:00:00"), parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      let time = CivilTime(year: year, month: month, day: day)
    else { return bound }
    return CivilTime.dayText(Int((time.secondsSince1970 / 86_400).rounded(.down)) - (isEnd ? 1 : 0))
  }

  private static func quoted(_ words: [String]) -> String { listed(words.map { "\"\($0)\"" }) }

  /// `a`, `a and b`, `a, b and c`.
  private static func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
