/// Who answered.
public enum AssistOrigin: String, Hashable, Sendable, Codable, CaseIterable {
  /// A language model of this machine: nothing left it.
  case device
  /// The service, from what the device sent it under the grant.
  case cloud
}

/// An answer to a question, with the captures that it rests on.
public struct AssistAnswer: Hashable, Sendable {
  /// Nil when declined, and where nothing in the index says it.
  public var text: String?
  /// The captures that it rests on, each once, in the order in which they were cited; none when declined.
  public var citations: [CaptureID]
  /// Whether the question is not answered: what was found does not say it, or it asks for something sensitive or who
  /// somebody is.
  public var isDeclined: Bool
  /// Who answered.
  public var origin: AssistOrigin

  /// An answer.
  public init(text: String?, citations: [CaptureID], isDeclined: Bool, origin: AssistOrigin) {
    self.text = text
    self.citations = citations
    self.isDeclined = isDeclined
    self.origin = origin
  }
}

/// What a question's answer has come to so far.
public enum AssistUpdate: Hashable, Sendable {
  /// All words so far. They are not checked yet: drop them at `.withdrawn`.
  case words(String)
  /// The words told so far do not hold: the answer that follows is declined, or is another one.
  case withdrawn
  /// The checked answer; the last update.
  case answer(AssistAnswer)
}

/// A form filled from the index.
public struct AssistProfile: Hashable, Sendable {
  /// Why a field stays empty.
  public enum Refusal: String, Hashable, Sendable, Codable {
    /// Nothing in the index says it.
    case noEvidence = "no_evidence"
    /// It asks about health, religion, sexuality, ethnicity, politics, children, finances or credentials.
    case sensitive
    /// What was found does not fit the schema.
    case invalid
  }

  /// Every field of the schema, filled or null, as JSON text.
  public var json: String
  /// The captures that each filled field rests on, by JSON Pointer (RFC 6901).
  public var evidence: [String: [CaptureID]]
  /// Why each other field is null, by JSON Pointer.
  public var refused: [String: Refusal]
  /// Who answered.
  public var origin: AssistOrigin

  /// A filled form.
  public init(json: String, evidence: [String: [CaptureID]], refused: [String: Refusal], origin: AssistOrigin) {
    self.json = json
    self.evidence = evidence
    self.refused = refused
    self.origin = origin
  }
}

/// A capture that was judged against a rule.
public struct JudgedCapture: Hashable, Sendable {
  /// The capture.
  public var id: CaptureID
  /// The probability that it is what the rule describes.
  public var belongs: Double
  /// The probability that it is chrome of the system or of an app and nothing that the person saved.
  public var incidental: Double
  /// The probability that its text is too thin to judge.
  public var insufficient: Double
  /// Whether it counts as what the rule describes: `belongs` is at least 0.7 and `incidental` under 0.45.
  public var isMember: Bool { belongs >= 0.7 && incidental < 0.45 }

  /// A judged capture; each probability is brought to 0 to 1.
  public init(id: CaptureID, belongs: Double, incidental: Double, insufficient: Double) {
    func share(_ number: Double) -> Double { number.isFinite ? min(max(number, 0), 1) : 0 }
    self.id = id
    self.belongs = share(belongs)
    self.incidental = share(incidental)
    self.insufficient = share(insufficient)
  }
}

/// What came of judging captures against a rule.
public struct AssistJudgement: Hashable, Sendable {
  /// What was judged, the likeliest first.
  public var captures: [JudgedCapture]
  /// Captures that were not reached this time.
  public var notReached: [CaptureID]
  /// Seconds until those may be asked about again; nil where all were reached, or that is not known.
  public var retryAfter: Double?
  /// Who judged.
  public var origin: AssistOrigin

  /// A judgement.
  public init(captures: [JudgedCapture], notReached: [CaptureID], retryAfter: Double?, origin: AssistOrigin) {
    self.captures = captures
    self.notReached = notReached
    self.retryAfter = retryAfter
    self.origin = origin
  }
}
