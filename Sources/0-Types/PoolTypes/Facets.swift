/// How many captures there are of each month, kind, label and so on.
public struct Facets: Hashable, Sendable, Codable {
  /// A value with the number of captures that have it.
  public struct Count: Hashable, Sendable, Codable {
    public var value: String
    public var captures: Int

    public init(value: String, captures: Int) {
      self.value = value
      self.captures = captures
    }
  }

  /// `2026-03`, newest first; captures without a date are in none.
  public var months: [Count]
  /// `photo`, `screenshot`, `video`; the most frequent first, as in all that follows.
  public var mediaTypes: [Count]
  /// Under `evidence`.
  public var labels: [Count]
  /// Under `things`.
  public var thingKinds: [Count]
  /// Under `links`.
  public var linkHosts: [Count]

  public init(
    months: [Count] = [], mediaTypes: [Count] = [], labels: [Count] = [], thingKinds: [Count] = [],
    linkHosts: [Count] = []
  ) {
    self.months = months
    self.mediaTypes = mediaTypes
    self.labels = labels
    self.thingKinds = thingKinds
    self.linkHosts = linkHosts
  }
}

/// Something that was seen on at least three different days.
public struct Recurring: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case thing, link, code, label
  }

  public var kind: Kind
  /// The name of the thing, the link in normal form, the text of the code, or the label.
  public var value: String
  /// On how many different days, by the clock where each capture was taken.
  public var days: Int
  public var captureCount: Int
  /// The newest, at most 10.
  public var captures: [CaptureID]
  /// `2026-03-05`.
  public var firstDay: String
  public var lastDay: String

  public init(
    kind: Kind, value: String, days: Int, captureCount: Int, captures: [CaptureID], firstDay: String, lastDay: String
  ) {
    self.kind = kind
    self.value = value
    self.days = days
    self.captureCount = captureCount
    self.captures = captures
    self.firstDay = firstDay
    self.lastDay = lastDay
  }
}

/// A topic that comes back in what a person photographs and keeps.
public struct Interest: Hashable, Sendable {
  public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
    case photo, screenshot, venue
  }

  public var topic: String
  /// Above 0 to 1; the strongest interest has 1.
  public var weight: Double
  /// `2026-03-05`.
  public var firstSeen: String
  public var lastSeen: String
  public var sources: [Source]

  public init(topic: String, weight: Double, firstSeen: String, lastSeen: String, sources: [Source]) {
    self.topic = topic
    self.weight = weight
    self.firstSeen = firstSeen
    self.lastSeen = lastSeen
    self.sources = sources
  }
}
