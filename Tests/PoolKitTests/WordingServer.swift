import Foundation

/// A server that speaks the chat-completions protocol and words answers as a modest language model would: it knows
/// nothing of the library but the entries that it is sent, takes the entry that holds most of what is asked for, and
/// says that it is not there where a telling word is missing.
enum WordingServer {
  private struct Entry: Decodable {
    var n: Int
    var name: String?
    var text: String?
    var words: Set<String> { WordingServer.words((name ?? "") + " " + (text ?? "")) }
  }

  private struct Answer: Encodable {
    var text: String
    var entries: [Int]
    var declined = false
  }

  static func start() throws -> StandInService {
    try StandInService { request, _ in
      guard let body = try? JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any],
        let messages = body["messages"] as? [[String: Any]], let prompt = messages.last?["content"] as? String,
        let said = try? reply(to: prompt), let content = String(bytes: said, encoding: .utf8),
        let answer = try? JSONSerialization.data(withJSONObject: ["choices": [["message": ["content": content]]]])
      else { return .body("{}", status: 400) }
      return .body(String(decoding: answer, as: UTF8.self))
    }
  }

  private static func reply(to prompt: String) throws -> Data {
    let parts = prompt.components(separatedBy: "\nEntries: ")
    let decoder = JSONDecoder()
    let question =
      try decoder.decode(
        [String].self, from: Data((parts.first ?? "").dropFirst("Question: ".count).utf8)
      ).first ?? ""
    let entries = try decoder.decode([Entry].self, from: Data((parts.last ?? "").utf8))
    guard let best = best(question, entries) else { return try JSONEncoder().encode(Answer(text: "", entries: [])) }
    return try JSONEncoder().encode(Answer(text: best.text ?? best.name ?? "", entries: [best.n]))
  }

  /// Entries that weights count on at least: the few of a short list say little of how rare a word is.
  private static let entriesMin = 40

  /// Words weigh the more the fewer entries have them. One that no entry has is missing, unless it only asks.
  private static func best(_ question: String, _ entries: [Entry]) -> Entry? {
    let held = entries.map(\.words)
    var weights: [String: Double] = [:]
    for word in words(question) where !asking.contains(word) {
      let forms = forms(word)
      let count = held.count { !$0.isDisjoint(with: forms) }
      weights[word] = log(Double(max(entries.count, entriesMin) + 1) / Double(count + 1)) + 0.1
    }
    let whole = weights.values.reduce(0, +)
    guard whole > 0 else { return nil }
    let scored = zip(entries, held).map { entry, held in
      (entry: entry, score: weights.reduce(0) { $0 + (held.isDisjoint(with: forms($1.key)) ? 0 : $1.value) })
    }
    guard let best = scored.max(by: { $0.score < $1.score }), best.score >= 0.6 * whole else { return nil }
    return best.entry
  }

  /// A word as it may stand on a screen.
  private static func forms(_ word: String) -> Set<String> {
    var forms: Set<String> = [word]
    for group in likes where group.contains(word) { forms.formUnion(group) }
    for end in ["s", "ed", "d"] where word.hasSuffix(end) { forms.insert(String(word.dropLast(end.count))) }
    forms.insert(word + "s")
    return forms
  }

  private static func words(_ text: String) -> Set<String> {
    let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    return Set(folded.split { !$0.isLetter && !$0.isNumber }.map { String($0) }.filter { $0.count > 1 })
  }

  /// What a model knows to mean the same.
  private static let likes: [Set<String>] = [
    ["flight", "fly"], ["leave", "departure", "departs", "go", "goes"], ["total", "pay", "paid"],
    ["delivered", "delivery"], ["hotel", "booking"], ["park", "parked", "parking"], ["recipe", "ingredients"],
    ["bezahlt", "summe", "beleg"], ["paguei", "total", "recibo"], ["flug", "abflug"], ["part", "depart"],
    ["parte", "partenza"], ["brauche", "zutaten"],
  ]

  /// What only asks.
  private static let asking: Set<String> = WordingServer.words(
    """
    when does my to what is the which day do at how much did was of where take place for are in need will be from time
    number an on have we should buy called many long it open with not you
    wann geht mein nach was ich fur den die wie viel habe bei der im quelle heure le pour quel est la de quando no
    quanto na cuando llega el cual del vuelo per il treno las paquete
    """)
}
