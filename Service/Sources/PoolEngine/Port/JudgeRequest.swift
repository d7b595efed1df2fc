/// Captures to judge against a rule.
public struct JudgeRequest: Hashable, Sendable {
  /// Plain words, 1 to 500 characters.
  public var rule: String
  /// 1 to 24 captures, each with text, a label or a thing.
  public var items: [CaptureText]

  /// A rule over captures.
  public init(rule: String, items: [CaptureText]) {
    self.rule = rule
    self.items = items
  }
}

/// What an engine holds of one capture.
public struct Judgement: Hashable, Sendable {
  /// The capture.
  public var ref: String
  /// The probability that it is what the rule describes, 0 to 1.
  public var belongs: Double
  /// The probability that it is chrome of a system or an app instead of something that the person saved, 0 to 1.
  public var incidental: Double
  /// The probability that its text is too thin to judge, 0 to 1.
  public var insufficient: Double

  /// Three probabilities of one capture.
  public init(ref: String, belongs: Double, incidental: Double, insufficient: Double) {
    self.ref = ref
    self.belongs = belongs
    self.incidental = incidental
    self.insufficient = insufficient
  }

  /// Whether the capture is one of those that the rule describes: `belongs` at least 0.7, `incidental` under 0.45.
  public var member: Bool { belongs >= 0.7 && incidental < 0.45 }
}

/// Judgements of the captures that were reached.
public struct JudgeReply: Hashable, Sendable {
  /// At most one for each capture. A capture without one was not reached and is not charged.
  public var results: [Judgement]
  /// Seconds until the captures that were not reached may be sent again; `Assist` leaves it out when all were.
  public var retryAfterSeconds: Int?

  /// Judgements, and when to send the rest.
  public init(results: [Judgement], retryAfterSeconds: Int? = nil) {
    self.results = results
    self.retryAfterSeconds = retryAfterSeconds
  }
}
