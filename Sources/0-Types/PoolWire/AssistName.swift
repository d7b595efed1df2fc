/// What a charged call cost.
public struct WireUnits: Hashable, Sendable, Codable {
  /// Units of this call.
  public var charged: Int
  /// Units that are left of the month.
  public var remaining: Int

  /// A cost.
  public init(charged: Int, remaining: Int) {
    self.charged = charged
    self.remaining = remaining
  }
}

/// `POST /v1/assist/name`: names for what captures show.
public struct NameThingsRequest: WireRequest, Hashable {
  /// One capture: what was read from it, never the picture.
  public struct Item: Hashable, Sendable, Codable {
    /// Random; means nothing outside the request.
    public var ref: String
    /// Up to 2,000 characters.
    public var text: String?
    /// Words for what the picture shows.
    public var labels: [String]?
    /// Its day as `YYYY-MM-DD`.
    public var date: String?
    /// As `pt_PT`.
    public var locale: String?

    /// A capture.
    public init(
      ref: String, text: String? = nil, labels: [String]? = nil, date: String? = nil, locale: String? = nil
    ) {
      self.ref = ref
      self.text = text
      self.labels = labels
      self.date = date
      self.locale = locale
    }
  }

  /// 1 to 24 captures.
  public var items: [Item]

  /// A request.
  public init(items: [Item]) { self.items = items }

  public func check() throws(WireFault) {
    try WireCheck.count(items.count, 1...24, "items")
    try WireCheck.references(items.map(\.ref), "items")
    for (index, item) in items.enumerated() {
      try WireCheck.text(item.text, 0...2_000, "items[\(index)].text")
      try WireCheck.texts(item.labels, count: 64, 1...100, "items[\(index)].labels")
      try WireCheck.date(item.date, "items[\(index)].date")
      try WireCheck.text(item.locale, 1...35, "items[\(index)].locale")
    }
  }
}

/// The names that were found.
public struct NameThingsResponse: Hashable, Sendable, Codable {
  /// One named capture.
  public struct Thing: Hashable, Sendable, Codable {
    /// The capture.
    public var ref: String
    /// `product`, `place`, `event`, `recipe`, `book`, `music`, `movie`, `article` or `post`.
    public var kind: String
    /// Its name.
    public var name: String
    /// 0 to 1.
    public var confidence: Double
    /// More of it, as `by`.
    public var attributes: [String: String]

    /// A named capture.
    public init(ref: String, kind: String, name: String, confidence: Double, attributes: [String: String]) {
      self.ref = ref
      self.kind = kind
      self.name = name
      self.confidence = confidence
      self.attributes = attributes
    }
  }

  /// A capture with nothing to name has no entry.
  public var things: [Thing]
  /// One unit for each capture that was reached.
  public var units: WireUnits

  /// A response.
  public init(things: [Thing], units: WireUnits) {
    self.things = things
    self.units = units
  }
}
