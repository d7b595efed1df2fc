/// How a capture is judged against a rule. See the README for the rules in words.
enum ExtractiveJudgement {
  private static let excluding: Set<String> = [
    "not", "except", "without", "excluding", "but", "nicht", "ausser", "ohne", "keine", "sauf", "sans", "pas",
    "excepto", "sin",
    "salvo", "senza", "tranne", "eccetto", "exceto", "sem", "behalve", "zonder", "geen", "oprocz", "bez", "poza",
  ]

  private static let chrome: Set<String> = Set(
    """
    settings einstellungen reglages ajustes impostazioni definicoes instellingen ustawienia notifications notification
    allow deny update updating cookies cookie accept consent battery bluetooth airplane permissions permission
    installing restart shutdown loading retry cancel dismiss skip signin login logout unlock swipe keyboard volume
    brightness storage downloading syncing connecting offline error
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// A rule taken apart once for all captures.
  struct Rule {
    /// What a capture should hold.
    let wanted: ContentWords
    /// What it should not hold: the words after one that excludes.
    let unwanted: ContentWords

    /// Takes a rule apart.
    init(_ rule: String) {
      let words = FoldedText(rule).words
      let turn = words.firstIndex(where: ExtractiveJudgement.excluding.contains) ?? words.endIndex
      wanted = ContentWords(words: Array(words[..<turn]))
      unwanted = ContentWords(words: words[turn...].filter { !ExtractiveJudgement.excluding.contains($0) })
    }
  }

  /// Three probabilities of one capture. They are guesses by count, not measured frequencies.
  static func judgement(of item: CaptureText, by rule: Rule) -> Judgement {
    let said = FoldedText(item.text).words
    let shown = FoldedText((item.labels + item.things).joined(separator: "\n")).words
    let text = ContentWords(words: said, isWhole: true)
    let labels = ContentWords(words: shown, isWhole: true)
    let share = max(share(of: rule.wanted, labels: labels, text: text), 0)
    let against = rule.unwanted.coverage(in: text) + rule.unwanted.coverage(in: labels)
    let belongs = (0.04 + 0.9 * share) * (against > 0 ? 0.2 : 1)
    let marks = said.count(where: chrome.contains)
    let incidental = said.isEmpty ? 0.05 : min(0.9, 0.03 + 4 * Double(marks) / Double(max(said.count, 8)))
    let letters = item.text.unicodeScalars.count(where: { $0.properties.isAlphabetic })
    let insufficient = letters + 12 * (item.labels.count + item.things.count) < 12 ? 0.8 : letters < 24 ? 0.3 : 0.03
    return Judgement(
      ref: item.ref, belongs: rounded(belongs), incidental: rounded(incidental), insufficient: rounded(insufficient))
  }

  /// The share of the rule that the capture meets: a label or a name counts in full, a word of its text almost.
  private static func share(of wanted: ContentWords, labels: ContentWords, text: ContentWords) -> Double {
    guard !wanted.isEmpty else { return 0 }
    let met = wanted.keys.reduce(0.0) { sum, key in
      sum + (labels.contains(key) ? 1 : text.contains(key) ? 0.95 : 0)
    }
    return met / Double(wanted.keys.count)
  }

  private static func rounded(_ value: Double) -> Double { (min(1, max(0, value)) * 1_000).rounded() / 1_000 }
}
