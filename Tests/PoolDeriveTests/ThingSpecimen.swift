import PoolTypes
import Synchronization

@testable import PoolDerive

/// Values that the tests of things start from.
enum Specimen {
  static func record(
    _ number: Int = 1, lines: [String], labels: [(String, Double)] = [], date: CaptureDate? = nil
  ) -> CaptureRecord {
    let corner = Quad.Corner(x: 0, y: 0)
    let box = Quad(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    let reading = CaptureReading(
      text: lines.map { TextLine(text: $0, box: box, confidence: 0.9) },
      labels: labels.map { Label(name: $0.0, confidence: $0.1) })
    return CaptureRecord(
      id: CaptureID("cap_\(number)"), path: "a.png", facts: CaptureFacts(mediaType: .screenshot, date: date),
      state: .indexed, reading: reading)
  }

  static func link(_ kind: Link.Kind, _ value: String) -> Link {
    Link(kind: kind, value: value, mention: Mention(text: value))
  }

  /// Evidence of captures with these lines.
  static func evidence(_ captures: [String]...) -> [ThingEvidence] {
    captures.compactMap { ThingEvidence(record: record(lines: $0), categories: [.evidence]) }
  }

  /// Captures that show one title each.
  static func subjects(_ titles: String...) -> [ThingNamer.Subject] {
    titles.enumerated().compactMap { number, title in
      ThingEvidence(record: record(lines: [title]), categories: [.evidence])
        .map { ThingNamer.Subject(id: CaptureID("cap_\(number + 1)"), evidence: $0) }
    }
  }

  /// An answer with one book for each number.
  static func answer(_ books: [(Int, String)]) -> String {
    let captures = books.map { #"{"n":\#($0.0),"things":[{"kind":"book","name":"\#($0.1)","confidence":0.9}]}"# }
    return #"{"captures":[\#(captures.joined(separator: ","))]}"#
  }
}

/// A language model that answers as it is told to.
final class ScriptedModel: LanguageModel {
  enum Answer: Sendable {
    case text(String)
    case error(LanguageModelError)
    /// Answers only by being cancelled.
    case silence
  }

  let id = "scripted:1"
  let isOnThisMachine: Bool
  private let answer: @Sendable (_ call: Int, _ prompt: String) -> Answer
  private let asked = Mutex<[String]>([])

  init(isOnThisMachine: Bool = true, _ answer: @escaping @Sendable (_ call: Int, _ prompt: String) -> Answer) {
    self.isOnThisMachine = isOnThisMachine
    self.answer = answer
  }

  var prompts: [String] { asked.withLock { $0 } }

  func complete(system: String, prompt: String, schema: String, maximumTokens: Int) async throws -> String {
    let call = asked.withLock { asked in
      asked.append(prompt)
      return asked.count
    }
    switch answer(call, prompt) {
    case .text(let text): return text
    case .error(let error): throw error
    case .silence:
      try await Task.sleep(for: .seconds(600))
      return ""
    }
  }
}
