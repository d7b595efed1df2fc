/// One thing or excerpt that the device found under the grant.
public struct WireContextEntry: Hashable, Sendable, Codable {
  /// Random; means nothing outside the request.
  public var ref: String
  /// What it is, as `event`.
  public var kind: String?
  /// Its name.
  public var name: String?
  /// Up to 400 characters.
  public var excerpt: String?
  /// Its day as `YYYY-MM-DD`.
  public var date: String?

  /// An entry.
  public init(
    ref: String, kind: String? = nil, name: String? = nil, excerpt: String? = nil, date: String? = nil
  ) {
    self.ref = ref
    self.kind = kind
    self.name = name
    self.excerpt = excerpt
    self.date = date
  }

  static func check(_ entries: [WireContextEntry], countMax: Int) throws(WireFault) {
    try WireCheck.count(entries.count, 0...countMax, "context")
    try WireCheck.references(entries.map(\.ref), "context")
    for (index, entry) in entries.enumerated() {
      try WireCheck.text(entry.kind, 1...64, "context[\(index)].kind")
      try WireCheck.text(entry.name, 1...200, "context[\(index)].name")
      try WireCheck.text(entry.excerpt, 0...400, "context[\(index)].excerpt")
      try WireCheck.date(entry.date, "context[\(index)].date")
    }
  }
}

/// `POST /v1/assist/answer`: a question over what the device found.
public struct AnswerQuestionRequest: WireRequest, Hashable {
  /// 1 to 1,000 characters.
  public var question: String
  /// At most 40 entries.
  public var context: [WireContextEntry]

  /// A question.
  public init(question: String, context: [WireContextEntry]) {
    self.question = question
    self.context = context
  }

  public func check() throws(WireFault) {
    try WireCheck.text(question, 1...1_000, "question")
    try WireContextEntry.check(context, countMax: 40)
  }
}

/// The answer; the data of a stream's `answer` event too.
public struct AnswerQuestionResponse: Hashable, Sendable, Codable {
  /// What was answered.
  public struct Answer: Hashable, Sendable, Codable {
    /// Nil when declined.
    public var text: String?
    /// References of the request; none when declined.
    public var citations: [String]
    /// Whether nothing is answered.
    public var declined: Bool

    /// An answer.
    public init(text: String?, citations: [String], declined: Bool) {
      self.text = text
      self.citations = citations
      self.declined = declined
    }
  }

  /// What was answered.
  public var answer: Answer
  /// Ten units.
  public var units: WireUnits

  /// A response.
  public init(answer: Answer, units: WireUnits) {
    self.answer = answer
    self.units = units
  }
}

/// The data of a stream's `delta` event.
public struct AnswerDelta: Hashable, Sendable, Codable {
  /// The next words. Whoever showed them drops them when the answer turns out otherwise.
  public var text: String

  /// Some words.
  public init(text: String) { self.text = text }
}
