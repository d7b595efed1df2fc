/// Words by which a person asks for what they did themselves, in the ten languages of `SensitiveTopics`. The day of a
/// capture answers that, and nothing else: when a post was written is not the day on which it was captured.
enum PastWords {
  private static let verbs: Set<String> = Set(
    "did was were had habe haben hatte hatten war waren ai avons etais etions heb hebben hadden"
      .split(separator: " ").map(String.init))

  private static let persons: Set<String> = Set("i we ich wir je j nous ik wij".split(separator: " ").map(String.init))

  /// Verbs that say both.
  private static let own: Set<String> = Set(
    """
    fui fuimos estuve estuvimos hice hicimos comi comimos compre compramos visite visitamos vi vimos ho abbiamo ero
    eravamo estive estivemos comprei visitei fomos bylem bylam bylismy jadlem jadlam widzialem widzialam kupilem kupilam
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let ownUnspaced = ["ましたか", "でしたっけ"].map { Array($0.unicodeScalars) }

  /// Whether a question asks for what the person did.
  static func stand(in question: FoldedText) -> Bool {
    let words = question.words
    if words.contains(where: own.contains) { return true }
    if words.contains(where: verbs.contains), words.contains(where: persons.contains) { return true }
    let letters = question.whole
    // In Chinese, the first person and a mark of what is over.
    if letters.contains("我"), letters.contains(where: { "了过過".unicodeScalars.contains($0) }) { return true }
    return letters.indices.contains { place in ownUnspaced.contains { letters[place...].starts(with: $0) } }
  }
}
