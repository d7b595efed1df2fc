import Testing

/// Questions and rules of one language: what must be declined, and what must not.
struct TopicExamples: Sendable, CustomTestStringConvertible {
  var language: String
  var sensitive: [String]
  var harmless: [String]

  init(_ language: String, sensitive: String, harmless: String) {
    func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
    self.language = language
    self.sensitive = lines(sensitive)
    self.harmless = lines(harmless)
  }

  var testDescription: String { language }

  static let all = [english, german, french, spanish, italian, portuguese, dutch, polish, japanese, chinese, further]
}
