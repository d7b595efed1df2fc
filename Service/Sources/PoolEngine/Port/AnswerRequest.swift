/// One thing or excerpt that the device found.
public struct ContextEntry: Hashable, Sendable {
  /// 1 to 64 characters of `A-Z a-z 0-9 _ -`, unique in its request.
  public var ref: String
  /// What it is, in the words of the device: `event`, `receipt`, `text`.
  public var kind: String?
  /// Its name.
  public var name: String?
  /// A piece of its text, up to 400 characters.
  public var excerpt: String?
  /// Its day as `YYYY-MM-DD`, or an instant that begins so.
  public var date: String?

  /// An entry with what is given of it.
  public init(
    ref: String, kind: String? = nil, name: String? = nil, excerpt: String? = nil, date: String? = nil
  ) {
    self.ref = ref
    self.kind = kind
    self.name = name
    self.excerpt = excerpt
    self.date = date
  }
}

/// A question and what may be used to answer it.
public struct AnswerRequest: Hashable, Sendable {
  /// 1 to 1,000 characters.
  public var question: String
  /// At most 40 entries.
  public var context: [ContextEntry]

  /// A question over a context.
  public init(question: String, context: [ContextEntry]) {
    self.question = question
    self.context = context
  }
}

/// An answer, or that there is none.
public struct AnswerReply: Hashable, Sendable {
  /// The answer; empty when declined.
  public var text: String
  /// The entries it rests on; none when declined.
  public var citations: [String]
  /// Whether nothing is answered: the context does not say it, or it would be sensitive.
  public var declined: Bool

  /// An answer that rests on entries.
  public init(text: String, citations: [String], declined: Bool = false) {
    self.text = text
    self.citations = citations
    self.declined = declined
  }

  /// No answer.
  public static let declined = AnswerReply(text: "", citations: [], declined: true)
}
