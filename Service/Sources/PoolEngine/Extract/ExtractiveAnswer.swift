/// How a question is answered from excerpts. See the README for the rules in words.
enum ExtractiveAnswer {
  /// The share of the question's words that an entry must hold, and the same where it also holds what was asked for.
  private static let coverageMin = 0.6
  private static let coverageMinWithValue = 0.5
  /// Entries that are quoted.
  private static let quoteMax = 3

  private struct Candidate {
    var entry: ContextEntry
    var coverage: Double
    var quote: String
    var weight: Int
  }

  /// The quotes that answer, each with its entry; none when nothing fits.
  static func quotes(for request: AnswerRequest) -> [(ref: String, text: String)] {
    let question = FoldedText(request.question)
    let asked = ContentWords(words: question.words)
    guard !asked.isEmpty else { return [] }
    let kind = ValueKind.asked(by: question)
    let isPast = PastWords.stand(in: question)
    let candidates = request.context.compactMap { candidate($0, asked: asked, kind: kind, isPast: isPast) }
    let fitting = candidates.filter { candidate in
      let hasValue = candidate.weight > 0
      // What asks for a time or an amount is not answered by a text without one.
      if !hasValue, kind == .time || kind == .money || kind == .number { return false }
      return candidate.coverage >= (hasValue && kind != .any ? coverageMinWithValue : coverageMin)
    }
    guard let best = fitting.max(by: isWorse) else { return [] }
    var seen: Set<String> = []
    return fitting.filter { !isWorse($0, best) && seen.insert($0.quote).inserted }.prefix(quoteMax).map { candidate in
      (candidate.entry.ref, text(of: candidate))
    }
  }

  private static func isWorse(_ one: Candidate, _ other: Candidate) -> Bool {
    one.coverage != other.coverage ? one.coverage < other.coverage : one.weight < other.weight
  }

  private static func candidate(
    _ entry: ContextEntry, asked: ContentWords, kind: ValueKind, isPast: Bool
  ) -> Candidate? {
    let said = [entry.kind, entry.name, entry.excerpt].compactMap { $0 }.joined(separator: "\n")
    let coverage = asked.coverage(in: ContentWords(said, isWhole: true))
    guard coverage >= min(coverageMin, coverageMinWithValue) else { return nil }
    let name = PlainText.oneLine(entry.name ?? "", max: 200)
    let pieces = Sentences.of(entry.excerpt ?? "") + (name.isEmpty ? [] : [name])
    let ranked = pieces.enumerated().map { place, piece in
      (
        piece: piece, weight: Values.weight(of: kind, in: piece),
        coverage: asked.coverage(in: ContentWords(piece, isWhole: true)), place: place
      )
    }
    guard
      let best = ranked.max(by: { one, other in
        if one.weight != other.weight { return one.weight < other.weight }
        if one.coverage != other.coverage { return one.coverage < other.coverage }
        return one.place > other.place
      })
    else { return nil }
    // What the person did is answered by the day of its capture, where its text names no other.
    if kind == .time, isPast, best.weight == 0, let day = day(of: entry) {
      return Candidate(entry: entry, coverage: coverage, quote: day, weight: 1)
    }
    return Candidate(entry: entry, coverage: coverage, quote: best.piece, weight: best.weight)
  }

  /// The day of an entry, where it is written as one.
  private static func day(of entry: ContextEntry) -> String? {
    let day = (entry.date ?? "").prefix(10)
    return DateText.isDate(Array(day.utf8)[...]) ? String(day) : nil
  }

  /// The name, where it says more than the quote, and the quote.
  private static func text(of candidate: Candidate) -> String {
    let name = PlainText.oneLine(candidate.entry.name ?? "", max: 200)
    guard !candidate.quote.isEmpty else { return name }
    let isSaid = FoldedText(candidate.quote).words.joined(separator: " ")
      .contains(FoldedText(name).words.joined(separator: " "))
    return name.isEmpty || isSaid ? candidate.quote : "\(name): \(candidate.quote)"
  }
}
