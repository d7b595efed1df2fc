/// The port of a language model: text in, text out.
///
/// Nothing depends on there being one. A call must end soon after its task is cancelled, by throwing: whoever calls
/// waits for that end.
public protocol LanguageModel: Sendable {
  /// Name and version, such as `qwen3:8b`. What was named is kept for this id: another id names anew.
  var id: String { get }
  /// Whether everything that the model is told stays on this machine.
  var isOnThisMachine: Bool { get }
  /// Asks once.
  /// - Parameters:
  ///   - system: What the model is to do.
  ///   - prompt: What it is to do it with.
  ///   - schema: A JSON schema, as text, of the answer that is wanted; a model that cannot be held to one ignores it.
  ///   - maximumTokens: Where the answer ends at the latest, in the model's own tokens.
  /// - Returns: The answer's text as the model wrote it: nothing says that it follows the schema.
  /// - Throws: `LanguageModelError` or `CancellationError`.
  func complete(system: String, prompt: String, schema: String, maximumTokens: Int) async throws -> String
}

/// Why a language model gave no answer. No text holds anything of what was asked or answered.
public enum LanguageModelError: Error, Hashable, Sendable {
  /// Nobody answers, now or at all: not started, busy, no such model, key refused. Asking something else is no use.
  case unavailable(String)
  /// The answer did not come in time.
  case timedOut
  /// This one question is not answered; another one may be.
  case refused(String)
}

extension LanguageModelError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .unavailable(let reason): "The language model is unavailable: \(reason)."
    case .timedOut: "The language model did not answer in time."
    case .refused(let reason): "The language model refused the question: \(reason)."
    }
  }
}
