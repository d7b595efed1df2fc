/// One capture as an engine sees it: what was read from it, never the picture.
public struct CaptureText: Hashable, Sendable {
  /// 1 to 64 characters of `A-Z a-z 0-9 _ -`, unique in its request.
  public var ref: String
  /// The text on the capture, up to 2,000 characters; empty where there is none.
  public var text: String
  /// Words for what the picture shows.
  public var labels: [String]
  /// Names of the things that were named before.
  public var things: [String]
  /// The day of the capture as `YYYY-MM-DD`.
  public var date: String?
  /// The person's language and region, as `pt_PT`.
  public var locale: String?

  /// A capture with what is given of it.
  public init(
    ref: String, text: String = "", labels: [String] = [], things: [String] = [], date: String? = nil,
    locale: String? = nil
  ) {
    self.ref = ref
    self.text = text
    self.labels = labels
    self.things = things
    self.date = date
    self.locale = locale
  }
}

/// Captures whose things are wanted.
public struct NameRequest: Hashable, Sendable {
  /// 1 to 24 captures.
  public var items: [CaptureText]

  /// A request for these captures.
  public init(items: [CaptureText]) { self.items = items }
}

/// What a named thing is.
public enum ThingKind: String, CaseIterable, Hashable, Sendable {
  case product, place, event, recipe, book, music, movie, article, post
}

/// A name for what one capture shows.
public struct NamedThing: Hashable, Sendable {
  /// The capture.
  public var ref: String
  /// What it is.
  public var kind: ThingKind
  /// Its name, 1 to 200 characters.
  public var name: String
  /// How sure the engine is, 0 to 1.
  public var confidence: Double
  /// More about it, as `by` or `price`; at most 12.
  public var attributes: [String: String]

  /// A thing with its name.
  public init(ref: String, kind: ThingKind, name: String, confidence: Double, attributes: [String: String] = [:]) {
    self.ref = ref
    self.kind = kind
    self.name = name
    self.confidence = confidence
    self.attributes = attributes
  }
}

/// Names, and how far the engine came.
public struct NameReply: Hashable, Sendable {
  /// At most one for each capture; none where there is nothing to name.
  public var things: [NamedThing]
  /// The captures that were looked at, whether or not they got a name. Each costs one unit.
  public var reached: Set<String>

  /// A reply of these names.
  public init(things: [NamedThing], reached: Set<String>) {
    self.things = things
    self.reached = reached
  }
}
