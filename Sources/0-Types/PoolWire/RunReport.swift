/// `POST /v1/runs`: what an indexing run came to, in counts and times. A field beyond these is refused.
public struct RunReport: WireRequest, Hashable {
  /// Captures held back, by kind.
  public struct SkippedSensitive: Hashable, Sendable {
    public var personalData: Int
    public var health: Int
    public var nudity: Int
    public var financialInformation: Int
    public var authentication: Int

    /// Counts by kind.
    public init(personalData: Int, health: Int, nudity: Int, financialInformation: Int, authentication: Int) {
      self.personalData = personalData
      self.health = health
      self.nudity = nudity
      self.financialInformation = financialInformation
      self.authentication = authentication
    }
  }

  /// Seconds by stage.
  public struct Seconds: Hashable, Sendable {
    public var listing: Double
    public var reading: Double
    public var storing: Double

    /// Seconds by stage.
    public init(listing: Double, reading: Double, storing: Double) {
      self.listing = listing
      self.reading = reading
      self.storing = storing
    }
  }

  /// Random, new with each run.
  public var runId: String
  /// When it began.
  public var startedAt: WireInstant
  /// When it ended.
  public var finishedAt: WireInstant
  /// How it ended, as `completed`.
  public var reason: String
  /// Captures indexed.
  public var indexed: Int
  /// Captures that failed.
  public var failed: Int
  /// Captures skipped.
  public var skipped: Int
  /// Captures held back, by kind.
  public var skippedSensitive: SkippedSensitive
  /// How long each stage took.
  public var seconds: Seconds
  /// Captures indexed by what they show.
  public var visuallyIndexed: Int
  /// The version of PoolKit.
  public var sdkVersion: String
  /// As `linux`.
  public var platform: String
  /// The version of the system.
  public var osVersion: String

  /// A report.
  public init(
    runId: String, startedAt: WireInstant, finishedAt: WireInstant, reason: String, indexed: Int, failed: Int,
    skipped: Int, skippedSensitive: SkippedSensitive, seconds: Seconds, visuallyIndexed: Int, sdkVersion: String,
    platform: String, osVersion: String
  ) {
    self.runId = runId
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    self.reason = reason
    self.indexed = indexed
    self.failed = failed
    self.skipped = skipped
    self.skippedSensitive = skippedSensitive
    self.seconds = seconds
    self.visuallyIndexed = visuallyIndexed
    self.sdkVersion = sdkVersion
    self.platform = platform
    self.osVersion = osVersion
  }

  public func check() throws(WireFault) {
    try WireCheck.text(runId, 1...64, "runId")
    try WireCheck.text(reason, 1...64, "reason")
    try WireCheck.text(sdkVersion, 1...64, "sdkVersion")
    try WireCheck.text(platform, 1...64, "platform")
    try WireCheck.text(osVersion, 1...64, "osVersion")
    let counts = [
      ("indexed", indexed), ("failed", failed), ("skipped", skipped), ("visuallyIndexed", visuallyIndexed),
      ("skippedSensitive.personalData", skippedSensitive.personalData),
      ("skippedSensitive.health", skippedSensitive.health), ("skippedSensitive.nudity", skippedSensitive.nudity),
      ("skippedSensitive.financialInformation", skippedSensitive.financialInformation),
      ("skippedSensitive.authentication", skippedSensitive.authentication),
    ]
    for (name, count) in counts { try WireCheck.number(count, 0...1_000_000_000, name) }
    for (name, value) in [
      ("listing", seconds.listing), ("reading", seconds.reading), ("storing", seconds.storing),
    ] where !(value >= 0 && value <= 1_000_000_000) {
      throw .field("seconds.\(name)", "has to be 0 to 1000000000")
    }
  }
}

/// A key of a JSON object, whatever it is.
private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  /// Throws when an object has a key that is none of `known`.
  static func refuseOthers<Key: CodingKey & CaseIterable>(than known: Key.Type, _ decoder: any Decoder) throws {
    let names = Set(known.allCases.map(\.stringValue))
    let keys = try decoder.container(keyedBy: AnyKey.self).allKeys
    if keys.contains(where: { !names.contains($0.stringValue) }) { throw WireFault.unknownField }
  }
}

extension RunReport.SkippedSensitive: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case personalData, health, nudity, financialInformation, authentication
  }

  public init(from decoder: any Decoder) throws {
    try AnyKey.refuseOthers(than: CodingKeys.self, decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      personalData: try container.decode(Int.self, forKey: .personalData),
      health: try container.decode(Int.self, forKey: .health),
      nudity: try container.decode(Int.self, forKey: .nudity),
      financialInformation: try container.decode(Int.self, forKey: .financialInformation),
      authentication: try container.decode(Int.self, forKey: .authentication))
  }
}

extension RunReport.Seconds: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case listing, reading, storing
  }

  public init(from decoder: any Decoder) throws {
    try AnyKey.refuseOthers(than: CodingKeys.self, decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      listing: try container.decode(Double.self, forKey: .listing),
      reading: try container.decode(Double.self, forKey: .reading),
      storing: try container.decode(Double.self, forKey: .storing))
  }
}

extension RunReport: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case runId, startedAt, finishedAt, reason, indexed, failed, skipped, skippedSensitive, seconds, visuallyIndexed
    case sdkVersion, platform, osVersion
  }

  public init(from decoder: any Decoder) throws {
    try AnyKey.refuseOthers(than: CodingKeys.self, decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    runId = try container.decode(String.self, forKey: .runId)
    startedAt = try container.decode(WireInstant.self, forKey: .startedAt)
    finishedAt = try container.decode(WireInstant.self, forKey: .finishedAt)
    reason = try container.decode(String.self, forKey: .reason)
    indexed = try container.decode(Int.self, forKey: .indexed)
    failed = try container.decode(Int.self, forKey: .failed)
    skipped = try container.decode(Int.self, forKey: .skipped)
    skippedSensitive = try container.decode(SkippedSensitive.self, forKey: .skippedSensitive)
    seconds = try container.decode(Seconds.self, forKey: .seconds)
    visuallyIndexed = try container.decode(Int.self, forKey: .visuallyIndexed)
    sdkVersion = try container.decode(String.self, forKey: .sdkVersion)
    platform = try container.decode(String.self, forKey: .platform)
    osVersion = try container.decode(String.self, forKey: .osVersion)
  }
}

/// What a run report is answered with: status 202.
public struct RunReportResponse: Hashable, Sendable, Codable {
  /// `recorded`.
  public var status: String

  /// The only answer there is.
  public init() { status = "recorded" }
}
