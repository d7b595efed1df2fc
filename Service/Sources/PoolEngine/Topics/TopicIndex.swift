/// Terms, to look for all of them in a text in one pass.
struct TopicIndex: Sendable {
  /// One word of a term: any of these words, a word with any of these beginnings, or the end of the text.
  private struct Part: Sendable {
    var words: Set<String> = []
    var beginnings: [String] = []
    var isEnd = false
  }

  private struct Term: Sendable {
    /// The words after the first.
    var rest: [Part]
    /// Nil for what is harmless.
    var topic: SensitiveTopics.Topic?
  }

  /// Letters of a word that are compared with beginnings.
  private static let wordMax = 40

  private var byWord: [String: [Term]] = [:]
  private var byBeginning: [String: [Term]] = [:]
  private var unspaced: [Unicode.Scalar: [(text: [Unicode.Scalar], topic: SensitiveTopics.Topic?)]] = [:]

  /// An index of the words of languages.
  init(_ languages: [TopicWords]) {
    for language in languages {
      add(language.harmless, topic: nil)
      for (topic, terms) in language.lists { add(terms, topic: topic) }
    }
  }

  private mutating func add(_ terms: String, topic: SensitiveTopics.Topic?) {
    for term in terms.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
      let words = term.split(separator: " ").map(String.init)
      guard !words.isEmpty else { continue }
      let text = FoldedText(words.joined(separator: " ")).whole
      if let first = text.first, text.contains(where: FoldedText.isUnspaced) {
        unspaced[first, default: []].append((text, topic))
        continue
      }
      add(words.map(Self.part), topic: topic)
    }
  }

  private static func part(_ word: String) -> Part {
    var part = Part()
    for choice in word.split(separator: "|") {
      if choice == "$" {
        part.isEnd = true
      } else if choice.hasSuffix("*") {
        part.beginnings.append(FoldedText(String(choice)).words.joined())
      } else {
        part.words.insert(FoldedText(String(choice)).words.joined())
      }
    }
    return part
  }

  private mutating func add(_ parts: [Part], topic: SensitiveTopics.Topic?) {
    guard let first = parts.first else { return }
    let term = Term(rest: Array(parts.dropFirst()), topic: topic)
    for word in first.words { byWord[word, default: []].append(term) }
    for beginning in first.beginnings { byBeginning[beginning, default: []].append(term) }
  }

  /// The first topic that a text names, in the order of the text; nil when it names none. Linear in the text.
  func topic(of text: FoldedText) -> SensitiveTopics.Topic? {
    topicOfWords(text.words) ?? topicOfLetters(text.whole)
  }

  private func topicOfWords(_ words: [String]) -> SensitiveTopics.Topic? {
    var hiddenUntil = 0
    for place in words.indices {
      let found = terms(at: place, in: words)
      for term in found where term.topic == nil { hiddenUntil = max(hiddenUntil, place + 1 + term.rest.count) }
      guard place >= hiddenUntil else { continue }
      if let topic = found.lazy.compactMap(\.topic).first { return topic }
    }
    return nil
  }

  /// The terms that begin with the word at a place and go on as the text does.
  private func terms(at place: Int, in words: [String]) -> [Term] {
    var begun = byWord[words[place]] ?? []
    var beginning = ""
    for letter in words[place].prefix(Self.wordMax) {
      beginning.append(letter)
      begun += byBeginning[beginning] ?? []
    }
    return begun.filter { term in
      term.rest.enumerated().allSatisfy { step, part in
        let next = place + 1 + step
        guard next < words.count else { return part.isEnd && next == words.count }
        return part.words.contains(words[next]) || part.beginnings.contains(where: words[next].hasPrefix)
      }
    }
  }

  private func topicOfLetters(_ letters: [Unicode.Scalar]) -> SensitiveTopics.Topic? {
    var hiddenUntil = 0
    for place in letters.indices {
      let found = (unspaced[letters[place]] ?? []).filter { letters[place...].starts(with: $0.text) }
      for term in found where term.topic == nil { hiddenUntil = max(hiddenUntil, place + term.text.count) }
      guard place >= hiddenUntil else { continue }
      if let topic = found.lazy.compactMap(\.topic).first { return topic }
    }
    return nil
  }
}
