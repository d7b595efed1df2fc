/// `POST /v1/assist/judge`: which captures are what a rule describes.
public struct JudgeCapturesRequest: WireRequest, Hashable {
  /// One capture.
  public struct Item: Hashable, Sendable, Codable {
    /// Random; means nothing outside the request.
    public var ref: String
    /// Up to 2,000 characters.
    public var text: String?
    /// Words for what the picture shows.
    public var labels: [String]?
    /// Names of the things that were named before.
    public var things: [String]?

    /// A capture.
    public init(ref: String, text: String? = nil, labels: [String]? = nil, things: [String]? = nil) {
      self.ref = ref
      self.text = text
      self.labels = labels
      self.things = things
    }
  }

  /// Plain words, 1 to 500 characters.
  public var rule: String
  /// 1 to 24 captures, each with text, a label or a thing.
  public var items: [Item]

  /// A rule and captures.
  public init(rule: String, items: [Item]) {
    self.rule = rule
    self.items = items
  }

  public func check() throws(WireFault) {
    try WireCheck.text(rule, 1...500, "rule")
    try WireCheck.count(items.count, 1...24, "items")
    try WireCheck.references(items.map(\.ref), "items")
    for (index, item) in items.enumerated() {
      try WireCheck.text(item.text, 0...2_000, "items[\(index)].text")
      try WireCheck.texts(item.labels, count: 64, 1...100, "items[\(index)].labels")
      try WireCheck.texts(item.things, count: 64, 1...200, "items[\(index)].things")
      let isBare = (item.text ?? "").isEmpty && (item.labels ?? []).isEmpty && (item.things ?? []).isEmpty
      if isBare { throw .field("items[\(index)]", "needs text, a label or a thing") }
    }
  }
}

/// What was judged.
public struct JudgeCapturesResponse: Hashable, Sendable, Codable {
  /// One judged capture.
  public struct Result: Hashable, Sendable, Codable {
    /// The capture.
    public var ref: String
    /// The probability that it is what the rule describes.
    public var belongs: Double
    /// The probability that it is chrome of the system or an app.
    public var incidental: Double
    /// The probability that its text is too thin to judge.
    public var insufficient: Double
    /// `belongs` is at least 0.7 and `incidental` under 0.45.
    public var member: Bool

    /// A judged capture.
    public init(ref: String, belongs: Double, incidental: Double, insufficient: Double, member: Bool) {
      self.ref = ref
      self.belongs = belongs
      self.incidental = incidental
      self.insufficient = insufficient
      self.member = member
    }
  }

  /// A capture that is missing was not reached, and not charged.
  public var results: [Result]
  /// When to send those again; only when some were not reached.
  public var retryAfterSeconds: Int?
  /// One unit for four captures, rounded up.
  public var units: WireUnits

  /// A response.
  public init(results: [Result], retryAfterSeconds: Int?, units: WireUnits) {
    self.results = results
    self.retryAfterSeconds = retryAfterSeconds
    self.units = units
  }
}
