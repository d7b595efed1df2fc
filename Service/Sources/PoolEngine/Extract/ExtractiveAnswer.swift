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
    let candidates = request.context.compactMap { candidate($0, asked: asked, kind: kind) }
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

  private static func candidate(_ entry: ContextEntry, asked: ContentWords, kind: ValueKind) -> Candidate? {
    let excerpt = entry.excerpt ?? ""
    let all = ContentWords([entry.kind, entry.name, entry.excerpt].compactMap { $0 }.joined(separator: "\n"), isWhole: true)
    let coverage = asked.coverage(in: all)
    guard coverage > 0 else { return nil }
    let pieces = Sentences.of(excerpt)
    let ranked = pieces.map { piece in
      (piece, Values.weight(of: kind, in: piece), asked.coverage(in: ContentWords(piece, isWhole: true)))
    }
    let best = ranked.enumerated().max { one, other in
      if one.element.1 != other.element.1 { return one.element.1 < other.element.1 }
      if one.element.2 != other.element.2 { return one.element.2 < other.element.2 }
      return one.offset > other.offset
    }
    if let best { return Candidate(entry: entry, coverage: coverage, quote: best.element.0, weight: best.element.1) }
    guard let name = entry.name, !name.isEmpty else { return nil }
    return Candidate(entry: entry, coverage: coverage, quote: "", weight: Values.weight(of: kind, in: name))
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
